"""From the menu to a match: who plays, and by which rules.

setup         the seats, and the way to a match
seat_card     one of its seats; level_choice says which bot sits there
rules         the presets, each a preset_card; custom_rules has the options of the last one
ladder        five easy games for children, one after the other
"""
