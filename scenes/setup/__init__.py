"""Sets up a match: who plays, and by which rules.

setup         chooses players, rules and length, and starts the match
seat_card     one of its seats
level_choice  the level of a bot on a seat
rules         chooses a preset
preset_card   the card of a preset
custom_rules  the options of custom rules
ladder        five easy games for children, one after the other
"""
