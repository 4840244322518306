"""Sentences about a game, for players who listen.

spoken_rows  rows and the tiles in them: what they are, or why they are no set
racks    a rack by colours, and what came to it
tables   the whole table, how it stands, and what has changed on it
news     what has changed, since one's last turn or since one asked
places   where the cursor is
color_letters  which letter finds the tiles of which colour
scores   what a game and a match came to

All is built from what the viewer is shown (`Shown`), so nothing can be said that may not be seen.
Sentences are short, and begin with what tells them apart: one stops listening as soon as one knows.
"""
