# A public screen.

attract-title = Touch to play
attract-line = A game takes a few minutes.
attract-full = 1–4 players
attract-lower = Lower the screen
attract-higher = Raise the screen
attract-who = Who plays?
still-title = Still playing?
still-sub = Touch the screen to continue.
still-go-on = I’m here

# What only staff see.

pin-title = Staff
pin-sub = Type the PIN.
pin-wrong = That wasn’t the PIN.
pin-locked = Too many tries. Wait { $seconds } s.
pin-locked-minutes = Too many tries. Wait { $minutes } min.
staff-title = Staff panel
staff-volume = Maximum volume
staff-volume-now = Timetable: { $now }% of maximum. Now: { $heard }%
staff-percent = { $percent }%
staff-languages = Languages
staff-presets = Rules
staff-visits = Visits
staff-card = Test card
staff-restart = Restart
staff-restart-sure = Press again to restart
staff-quit = Quit
staff-quit-sure = Press again to quit
staff-done = Back to the game
week-title = Visits in the last seven days
week-starts = Games started
week-moves = With a move
week-finished = Finished
week-abandoned = Ended early
week-resets = Walked away
week-cuts = Power cut
week-crashes = Crashed
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
card-all = All four corners work
card-corner = A corner to touch
card-touched = This corner works
card-left = Left
card-right = Right
