"""Every scene in every look: opened once, and all checks look at that one opening.

pictures.py what is opened: a sample in the usual run, all of it with `--release`
opening.py  a scene in a look, and what was noticed while it was opened
checks.py   what has to hold for each opening
covering.py what lies over something at a table that has to be read
contrast.py how well text stands out
growth.py   larger text, and where it has less room
exits.py    the ways on and back
changed.py  the page that shows pictures that are not as they were accepted
"""
