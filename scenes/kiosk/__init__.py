"""A public screen: the way from visitor to visitor, and what lies between them.

startup         all that stands between the file of a kiosk and the first visitor
kiosk_loop      lets bots play until somebody comes, seats that visitor, and forgets them
dealer          deals the games: that of the bots, the quick one, and what visitors agree on
visit           keeps the game of one visit, and forgets it
screen_settings sets text and height by the size of the screen, and undoes what visitors chose
closed          dark and silent, outside the opening hours
attract         four bots at the table, until somebody touches the screen
invitation      its button that invites people to touch the screen
still_playing   asks whether the visitor is there still
staff/          what only staff see: the PIN, the panel, the visits, the test card
"""
