"""Drawings from outside: what is understood of an SVG file, written anew, and what it costs.

What draws for us takes numbers as they come: a dash of a millionth of a pixel, or nine thousand
lines at once, keep it for minutes. So it is given only what has been read and weighed here.

checked     a whole file, element by element
values      what may stand in an attribute
transforms  how a group lies in its picture
outline     where the pen goes in a shape, and how many edges that makes
"""
