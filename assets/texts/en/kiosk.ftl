# A public screen.

attract-title = Touch to play
attract-line = A game takes a few minutes.
attract-full = Full game · 1–4 players
attract-lower = Lower
attract-higher = Higher
attract-who = Who plays?
still-title = Still playing?
still-sub = Touch the screen to go on.
still-go-on = I am here

# What only staff see.

pin-title = Staff
pin-sub = Type the PIN.
pin-wrong = That was not the PIN.
pin-locked = Too many tries. Wait { $seconds } s.
pin-erase = Erase a digit
pin-enter = Enter the PIN
staff-title = Staff panel
staff-volume = Volume at most
staff-volume-now = By the timetable { $now } % of it now: { $heard } %
staff-percent = { $percent }{"\u00A0"}%
staff-languages = Languages
staff-presets = Rules
staff-visits = Visits
staff-card = Test card
staff-restart = Restart
staff-restart-sure = Press again to restart
staff-quit = Quit
staff-quit-sure = Press again to quit
staff-done = Back to the game
week-title = Visits of the last seven days
week-starts = Games begun
week-moves = A move was made
week-finished = Played to the end
week-abandoned = Given up
week-resets = Left alone
week-crashes = Cut off
week-day = { $day ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
}
week-all = All
card-title = Touch the four corners
card-all = All four corners answer
card-corner = A corner to touch
card-touched = This corner answers
card-left = Left
card-right = Right
