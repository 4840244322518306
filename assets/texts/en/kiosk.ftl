# A public screen.

attract-title = Touch to play
attract-line = A game takes a few minutes.
attract-full = Full game · 1–4 players
still-title = Still playing?
still-sub = Touch the screen to go on.
still-go-on = I am here
