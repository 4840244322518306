"""Sets up a match: who plays, and by which rules.

setup             a table with four chairs, and the boxes of rules
chair             who sits there
box  notes        the rules as boxes on a shelf; what is agreed on, as notes that turn over
character_choice  who may sit on a chair
rules             the house rules: chooses a preset
custom_rules      the options of custom rules in four trays
ladder            five easy games for children, one after the other
"""
