"""A kept game seen again on the table: what is drawn of it, and what is said.

past            a turn that was taken, as the table shows it, and in words
outline         what a timeline shows: the turns, and the signs over them
timeline        all turns side by side, with signs over them
turn_choice     a timeline on which turns are chosen
turn_picture    a turn, with what matters in it
rack_owner      whose rack it is that lies open
"""
