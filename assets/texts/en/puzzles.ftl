# Puzzles: today’s table, the calendar, the shelves.

puzzle-today = Today’s table
puzzles = Puzzles
puzzles-solved = { $count } of { $all }

puzzle-grade = { $grade ->
    [nudge] Nudge
    [split] Split
    [chain] Chain
    [knot] Knot
   *[trap] Trap
}
puzzle-grade-for = { $grade ->
    [nudge] One row moves
    [split] Two rows move at once
    [chain] Three rows move at once
    [knot] Four rows or more
   *[trap] Small steps lead astray
}
puzzle-number = { puzzle-grade } { $number }
puzzle-aim = { $aim ->
    [out] Empty your rack.
    [lay] Lay { $count } tiles from your rack.
    [fewest] Empty your rack. Move at most { $count } table tiles.
    [free] Free the joker.
   *[open] Reach 30 with your first sets.
}
puzzle-can-play = It can be done in this one turn. The lamp helps.

puzzle-hint-rows = { $count ->
    [0] All you need is on your rack.
    [one] One row has to change.
   *[other] { $count } rows have to change.
}
puzzle-hint-set = One row will be { $tiles }.

puzzle-joy = { $grade ->
    [nudge] Nicely done!
    [split] Well split!
    [chain] What a chain!
    [knot] Untied!
   *[trap] You saw through it!
}
puzzle-found = Found with { $tries ->
    [one] one try
   *[other] { $tries } tries
} and { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
}.
puzzle-shown = That’s one way
puzzle-shown-sub = There may be others. Try it yourself any time.
puzzle-next = Next
puzzle-compare = Compare
puzzle-yours = Yours
puzzle-other = Another answer
puzzle-same = Same as in the book
puzzle-moved = { $count ->
    [0] no table tile moved
    [one] one table tile moved
   *[other] { $count } table tiles moved
}
puzzle-copy = Copy result
puzzle-copied = Copied. Paste it anywhere.
puzzle-uncopied = This couldn’t be copied.
puzzle-line = Rack & Run · { puzzle-day } · { puzzle-grade } · { $tries ->
    [one] 1 try
   *[other] { $tries } tries
} · { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}

calendar-play = { $solved ->
    [yes] Play again
   *[no] Play
}
puzzle-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
puzzle-date = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
puzzle-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# The day with which a week begins in a calendar: monday, saturday or sunday.
week-begins = monday
weekday-short = { $weekday ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
}
speak-solved = solved
