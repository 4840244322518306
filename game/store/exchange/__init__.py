"""Games taken out of the store as texts for elsewhere, and texts taken in.

in_and_out   games that leave as a text, and texts that come in
exported     a game as a text for elsewhere, and one that is brought from there
share_code   a game as one line of letters and digits
export_file  the file of an exported game
"""
