"""What the process asks of the system it runs on.

window     opened with what each system needs, and opened again where it was left
redirect_stderr  keeps libraries silent while they open the display and the mixer
memory     large blocks given back as soon as they are free
locale     the language that the player wants
hold       a screen for one window alone, which takes back what covers it
versions   what it runs on, for the log
clipboard  the text that lies on it
"""
