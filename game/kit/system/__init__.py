"""What the process asks of the system it runs on.

hush       silence, while libraries open the display and the mixer
memory     large blocks given back as soon as they are free
tongue     its language
clipboard  the text that lies on it
"""
