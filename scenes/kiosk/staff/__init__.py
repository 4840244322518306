"""Screens for staff only: behind seven taps and a PIN, closed again when nobody touches them.

access          leads from the taps through the PIN to the panel
corner          detects seven taps in a corner, whatever else they do
timeout_screen  a screen that closes itself when nobody touches it
pin_pad         asks for the PIN
panel           sets volume, languages and rules, and leads further
switches        buttons for several things, each on or off
week            what visitors did in the last seven days
card            the test card: corners to touch, sounds on both sides, colours
"""
