# What a sound tells to whoever does not hear it, and what is said aloud to whoever does not see.

caption-chord = A set lies.
caption-whole = All rows are sets again.
caption-turn = { say-turn }
caption-tick = The last seconds are ticking.
