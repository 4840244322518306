# What lies over the table for a while: the pause, and the curtain between two people.

handover-title = { $name }’s turn
handover-sub = Everyone else: eyes off the screen!
handover-button = I am { $name }
handover-again = See what happened
handover-foot = The turn starts when { $name } presses.

pause-title = Pause
pause-resume = Resume
pause-rules = Rule book
pause-settings = Settings
pause-look = Look
pause-give-up = Give the match up
pause-sure = Give the match up?
pause-keep = Keep playing
pause-leave = Yes, give it up

pause-help = Controls
help-mouse = Playing by mouse
help-touch = Playing by finger
help-keys = Playing by keys
help-gamepad = Playing by gamepad
help-take = Take a tile, or several in turn
help-put = Put them on a row, the table or the rack
help-fit = Put a tile where it fits
help-carry = Carry tiles, or a row by its edge
help-sweep = Take all tiles in an area
help-walk = Go to tiles, places and buttons
help-press = Take, put down, press a button
help-end = The yellow button: play or draw
help-back = Let go, or go back
help-undo = Undo a step
help-hint = Ask for a hint
help-sort = Sort the rack
help-pause = Pause
cap-click = Click
cap-tap = Tap
cap-twice = Twice
cap-drag = Drag
cap-sweep = Drag across the table
cap-space = Space
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Ctrl
