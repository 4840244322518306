"""Screens for staff only: behind seven taps and a PIN, closed again when nobody touches them.

access          leads from seven taps in a corner through the PIN to the panel
timeout_screen  a screen that closes itself when nobody touches it
pin_pad         asks for the PIN
panel           sets volume, languages and rules, and leads further
week            what visitors did in the last seven days
card            the test card: corners to touch, sounds on both sides, colours
"""
