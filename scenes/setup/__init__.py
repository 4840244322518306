"""Sets up a match: who plays, and by which rules.

setup             a table with four chairs, and the boxes of rules
column            where boxes and buttons are, as text grows
ways              where one can go instead of playing
chair  box        who sits there; the rules as a game on a shelf
character_choice  who may sit on a chair
character_card    one of those
match_page        how long a match is, and how much time a turn has
rules             the house rules: chooses a preset
preset_card       the card of a preset
custom_rules      the options of custom rules
ladder            five easy games for children, one after the other
"""
