"""What players can set.

settings      all settings, page by page
option_pages  the base of settings, handicap and other pages of options
appearance    themes and palettes, as pictures
handicap      what is made easier for one player
toggles       buttons for sound, hints and language, used by several screens
"""
