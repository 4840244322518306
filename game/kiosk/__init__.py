"""An unattended screen in a public place: what its file says, and what follows from that.

file    kiosk.toml as a value, and every fault in it with its line
times   times of day: opening hours, a timetable of volumes, the nightly restart
pin     the number that staff type: kept as a hash, five wrong tries lock for a minute
paths   the folders in which all lies
check   looks before the doors open whether all is there, line by line
supervisor   the parent of the game, which starts it again whenever it dies or hangs
systemd tells systemd that the parent is well, as long as it is
ignored_signals   what hangs up, interrupts or prods either of them is not heard
physical_size   how large the screen is in millimetres, and what of it everybody can reach
heartbeat   the heartbeat by which it knows
out_of_order   a picture for the time in which the game does not start
visits  what visitors did on each day, in figures
staff_settings   what belongs to the staff: the file, what they chose since, the visits
launch  the file read, and the game kept running
"""
