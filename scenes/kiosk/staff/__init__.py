"""What only staff see: behind seven taps and a PIN, and gone again when nobody touches it.

access      leads from the taps through the PIN to the panel, and does what staff choose
corner      hears seven taps in a corner, wherever else they lead
timeout_screen  closes itself when nobody touches it
pin_pad     asks for the PIN
panel       how loud it may be, languages and rules, and the ways on
switches    several things in a room, each on or off
week        what visitors did in the last seven days
card        the test card: four corners to touch, left and right, colours
"""
