"""An unattended screen in a public place: what its file says, and what follows from that.

file    kiosk.toml as a value, and every fault in it with its line
times   times of day: opening hours, a timetable of volumes, the nightly restart
pin     the number that staff type: kept as a hash, five wrong tries lock for a minute
place   the folders in which all lies
check   looks before the doors open whether all is there, line by line
supervisor   the parent of the game, which starts it again whenever it dies or hangs
service tells systemd that the parent is well, as long as it is
deaf    what hangs up, interrupts or prods either of them is not heard
reach   how large the screen is in millimetres, and what of it everybody can reach
pulse   the heartbeat by which it knows
calm    a picture for the time in which the game does not start
visits  what visitors did on each day, in figures
office  what belongs to the staff: the file, what they chose since, the visits
doors   the file read, and the game kept running
"""
