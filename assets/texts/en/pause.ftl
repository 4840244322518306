# The pause, and the curtain between two players.

handover-title = { $name }’s turn
handover-sub = Everyone else: eyes off the screen!
handover-open = This rack is open. Everyone may look and help.
handover-button = I’m { $name }
handover-again = I’m { $name }. What happened?
handover-foot = Your turn starts when you press.

pause-title = Pause
pause-resume = Resume
pause-rules = Rule book
pause-settings = Settings
pause-look = Look
pause-menu = Menu
pause-menu-sub = The game waits for you
pause-give-up = Leave for good
pause-sure = Leave this game for good?
pause-lost = The match ends here, and you can’t continue it.
pause-lost-for-now = The match ends here, and nobody wins. You can undo this in the menu until the next game starts.
pause-keep = Keep playing
pause-leave = Yes, leave it

pause-help = Controls
help-mouse = Playing with a mouse
help-touch = Playing by touch
help-keys = Playing with keys
help-gamepad = Playing with a gamepad
help-take = Take a tile, then more
help-put = Put them on a row, the table or the rack
help-fit = Put a tile where it fits
help-carry = Move tiles, or a row by its edge
help-sweep = Take all tiles in an area
help-walk = Move between tiles, places and buttons
help-press = Take, put down, press a button
help-end = The yellow button: play or draw
help-back = Let go, or go back
help-undo = Undo a step
help-hint = Ask for a hint
help-sort = Sort the rack
help-pause = Pause
help-speech = Speech on and off
help-repeat = Hear the last words again
help-hear = Hear rack, table or scores
cap-click = Click
cap-tap = Tap
cap-twice = Twice
cap-drag = Drag
cap-sweep = Drag across the table
cap-space = Space
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Ctrl
cap-left = left
cap-up = up
cap-down = down
cap-right = right

# A sum before what cannot be undone, where children play.
sum-title = Ask a grown-up
sum-question = How much is { $one } × { $other }?
sum-back = Not now
