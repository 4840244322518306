"""A kept game seen again on the table: what is drawn of it, and what is said.

past            a turn that was taken, as the table shows it, and in words
timeline        all turns side by side, with the highlights over them
moment_picture  a turn in which something was missed
rack_owner      whose rack it is that lies open
rack_lines      how many tiles were left after each own turn, in several plays of a deal
"""
