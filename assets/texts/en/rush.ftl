# Rush: three minutes of puzzles.

rush = Rush
rush-sub = How many puzzles can you solve in three minutes?
menu-rush = { rush }
rush-told = Each one you solve adds time. Mistakes only cost time. You can skip three.
rush-start = Start
rush-other-player = Press for someone else
rush-no-bests = Best results will appear here.
rush-today = Rush: best today
rush-solved = { $count } solved
rush-skips = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
rush-can-play = It can be done. Too tricky? Skip it.
rush-number = { $count }
rush-plus = +{ $count }
rush-plus-seconds = +{ $count } s
rush-times = ×{ $whole }.{ $tenth }
rush-combo = Streak of { $count }!
rush-best = Best { $points }
rush-new-best = New best!
rush-left = { $seconds ->
    [60] One minute left.
   *[other] { $seconds } seconds left.
}
rush-end = Finish now
rush-end-sub = Your points count.
rush-over = Time’s up!
rush-ended = Well played!
rush-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rush-facts = { $solved } solved · { $combo ->
    [0] no combo yet
   *[other] best combo { $combo }
}
rush-line = Rack & Run · Rush · { puzzle-day } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $solved } solved · combo { $combo }
speak-rush = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $combo } in a row
speak-best = { $rank }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
