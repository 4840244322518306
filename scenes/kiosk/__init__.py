"""A public screen: visits, and what the screen shows between them.

startup         builds and runs the app from the file of a kiosk
kiosk_loop      lets bots play until somebody comes, seats that visitor, and forgets them
dealer          deals the games: the bots' own, the quick one, and those visitors set up
comeback        the game that was cut off: asked for, and gone on with once it is known
visit           stores the game of one visit and its choices, and forgets both
screen_settings adapts text and height to the screen, and undoes what visitors chose
closed          the dark and silent screen outside the opening hours
attract         a company that waits or bots at play, until somebody touches the screen
invitation      the button of attract that invites people to touch the screen
language_plates  the languages there, which light up one after the other
still_playing   asks whether the visitor is still there
staff/          for staff only: the PIN, the panel, the visits, the test card
"""
