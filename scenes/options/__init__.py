"""What players can set.

settings      your room: what is seen and heard, and the drawer with all other settings
things        the things of that room: how they stand, and how they are drawn
ledges        what is set on them
option_screen the one list of what can be preferred, and the base of all pages of options
drawer        a drawer of options: the rest of the settings, a player's, a handicap, rules
key_page      which keys and buttons do what, and how they are changed
handicap      what is made easier for one player
first_start   what helps whom, asked once in pictures
toggles       buttons for sound, hints and language, used by several screens
"""
