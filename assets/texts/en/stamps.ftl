# Stamps for ideas: their names, what each is in a sentence, and the album that holds them.

stamp-found = { $name } found: { $ideas }.

stamp-run = Run
stamp-run-told = Numbers of one colour lie in a row.
stamp-group = Group
stamp-group-told = One number lies there in three or four colours.
stamp-build = Building on
stamp-build-told = An own tile joins a row on the table.
stamp-thirty = First 30
stamp-thirty-told = The first own sets are worth 30 points.
stamp-fourth = Fourth tile
stamp-fourth-told = A group of four gives one tile away.
stamp-split = Split run
stamp-split-told = One long run becomes two runs.
stamp-two = Two rows
stamp-two-told = One turn changes two rows at once.
stamp-joker = Freed joker
stamp-joker-told = The right tile sets a joker free.
stamp-undo = Thinking again
stamp-undo-told = A step back leads to a better play.
stamp-double = Double
stamp-double-told = The Double takes two places.
stamp-mirror = Mirror
stamp-mirror-told = Both sides of the Mirror look alike.
stamp-change = Colour change
stamp-change-told = A run changes its colour.
stamp-key = Key
stamp-key-told = A tile of the River brings others along.
stamp-out = All out
stamp-out-told = The last tile leaves the rack.

album-title = { $name }’s stamps
album-sub = { $count ->
    [0] Each idea at the table brings a stamp.
    [one] One stamp so far
   *[other] { $count } stamps so far
}
album-day = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $day }
}
album-lesson = Show me
album-press = Press a stamp to see what it is.
album-new = { $name }: { $count ->
    [one] one new stamp
   *[other] { $count } new stamps
}
