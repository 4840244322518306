"""What stands beside a row for a moment, and goes by itself.

score_popup  what a play is worth
move_word    the name of a great move
"""
