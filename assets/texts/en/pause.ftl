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
pause-menu = Menu
pause-menu-sub = The game waits for you
pause-give-up = End this game
pause-sure = End this game?
pause-lost = The match ends here, and you can’t continue it.
pause-lost-for-now = The match ends here, and nobody wins. You can undo this in the menu until the next game starts.
pause-keep = Keep playing
pause-leave = Yes, end it

pause-stop = Stop playing
pause-help = Controls
help-mouse = Playing with a mouse
help-touch = Playing by touch
help-keys = Playing with keys
help-gamepad = Playing with a gamepad
help-tab-touch = Touch
help-tab-mouse = Mouse
help-tab-keys = Keys
help-tab-gamepad = Pad
help-put = Take tiles, then choose their place
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
help-repeat = Hear the last words again; what has changed
help-hear = Hear rack, table or scores
help-lists = Sideways through the rack, up and down the rows
help-find = Find a tile by colour and number, or a row
help-where = Where a tile can go; again for more; put it there
help-reads = Hear rack, table, last words, what has changed
cap-click-click = Click, click
cap-tap-tap = Tap, tap
cap-click-twice = Click twice
cap-tap-twice = Tap twice
cap-drag = Drag
cap-sweep = Drag across the table
cap-space = Space
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Ctrl
cap-backspace = Backspace
cap-delete = Delete
cap-insert = Insert
cap-left = left
cap-up = up
cap-down = down
cap-right = right
cap-digits = 1 2
cap-page-up = Page up
cap-page-down = Page down
cap-right-stick = right stick

# The page on which keys and buttons are changed.
keys-change = { $device ->
    [gamepad] Change buttons
   *[keys] Change keys
}
keys-sub = { $device ->
    [gamepad] Choose a line, then press its new button.
   *[keys] Choose a line, then press its new key.
}
keys-wait = { $device ->
    [gamepad] New button …
   *[keys] New key …
}
keys-asked = { $device ->
    [gamepad] “{ $does }”: press the new button. An arrow leaves it as it is.
   *[keys] “{ $does }”: press the new key. Esc leaves it as it is.
}
keys-set = { $key } it is: “{ $does }”.
keys-swapped = { $key } was taken, so they swapped: “{ $other }” is on { $before } now.
keys-fixed = This key always does the same. Press another one.
keys-letter = { $key } finds tiles while the game speaks. Press another one.
keys-typed = { $key } types letters of names. Press one that types nothing, such as F8.
keys-reset = Reset all
keys-usual = All is as it was at first.
keys-repeat = Hear the last words again
keys-rack = Hear your rack
keys-table = Hear the table
keys-scores = Hear the scores
keys-news = Hear what has changed
keys-where = Hear where a tile can go

# A sum before what cannot be undone, where children play.
sum-title = Ask a grown-up
sum-question = How much is { $one } × { $other }?
sum-back = Not now
sum-wrong = Not quite. Here’s another one.
sum-closed = Time for a little break. It goes on in { $seconds } s.
key-erase = Erase a digit
key-enter = Done
