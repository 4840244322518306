"""What players can set.

settings      everything, page by page; option_pages is what such pages are made of
appearance    looks and palettes, as pictures
handicap      what is made easier for one player
toggles       switches that several of them share
"""
