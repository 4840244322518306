# Stamps for ideas: name, one sentence each, and the album.

stamp-found = { $who ->
    [you] You
   *[other] { $name }
} found: { $ideas }.

stamp-run = Run
stamp-run-told = Numbers in a row, all in one colour.
stamp-group = Group
stamp-group-told = One number in three or four colours.
stamp-build = Building on
stamp-build-told = You add a tile to a row on the table.
stamp-thirty = First 30
stamp-thirty-told = Your first sets are worth 30 points.
stamp-fourth = Fourth tile
stamp-fourth-told = A group of four spares a tile.
stamp-split = Split run
stamp-split-told = One long run becomes two.
stamp-two = Two rows
stamp-two-told = You change two rows in one turn.
stamp-joker = Freed joker
stamp-joker-told = The right tile sets a joker free.
stamp-undo = Thinking again
stamp-undo-told = You undo a step and find a better play.
stamp-double = Double
stamp-double-told = The Double takes two places.
stamp-mirror = Mirror
stamp-mirror-told = Both sides of the Mirror look alike.
stamp-change = Colour change
stamp-change-told = A run changes its colour.
stamp-key = Key
stamp-key-told = A River tile brings others along.
stamp-out = All out
stamp-out-told = The last tile leaves your rack.

cabinet-title = { $name }’s cabinet
album-sub = { $count ->
    [0] Find an idea at the table to earn a stamp.
    [one] One stamp so far
   *[other] { $count } stamps so far
}
album-day = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $day }
}
album-lesson = Show me
album-new = { $who ->
    [you] { $count ->
        [one] One new stamp
       *[other] { $count } new stamps
    }
   *[other] { $name }: { $count ->
        [one] one new stamp
       *[other] { $count } new stamps
    }
}
