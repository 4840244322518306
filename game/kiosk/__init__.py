"""An unattended screen in a public place: what its file says, and what follows from that.

file    kiosk.toml as a value, and every fault in it with its line
ambience   how loud it may be now, open or closed, and the nightly restart
times   times of day: opening hours, a timetable of volumes, the nightly restart
pin     the number that staff type: kept as a hash
lock    what it opens: five wrong tries lock it for a minute, then for longer
paths   the folders in which all lies
check   tells before the doors open what is missing, line by line
supervisor   the parent of the game, which starts it again whenever it dies or hangs
systemd notifies systemd, as long as the parent runs
ignored_signals   signals that neither of them obeys
physical_size   how large the screen is in millimetres, and what of it everybody can reach
heartbeat   a byte a second from the game to its parent
out_of_order   a picture for the time in which the game does not start
keep    files written aside, so that no frame waits for the disk
visits  what visitors did on each day, in figures
staff_settings   what belongs to the staff: the file, what they chose since, the visits
launch  the file read, and the game kept running
"""
