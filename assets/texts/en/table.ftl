# A match at the table: tiles, buttons, what is said over the rack, and words used all over.

color-black = black
color-red = red
color-blue = blue
color-orange = orange
color-teal = teal
tile = { $color } { $number }
joker-J = joker
joker-D = Double
joker-M = Mirror
joker-C = Colour change
river = River
offer-label = Keep one

seat-opened = opened
pool-count = Pool { $count }
match-game = { $games ->
    [one] One game
   *[other] Game { $game } of { $games }
}
match-game-target = Game { $game } · to { $points }

# The buttons around the table, and what they say to a pointer that rests on them.
control-pause = Pause
control-sort-runs = 7{"\u00A0"}8{"\u00A0"}9
control-sort-groups = 7{"\u00A0"}7{"\u00A0"}7
control-sort-own = Own
control-undo = Undo
control-redo = Redo
control-reset = Reset
control-again = Again
control-more-time = One more minute
control-more-time-short = +1 min
control-hint = Hint
tip-pause = Pause · Escape
tip-sort-runs = Sort your rack by runs · R
tip-sort-groups = Sort your rack by groups · G
tip-sort-own = Your own order · O
tip-undo = Take a step back · Ctrl+Z
tip-redo = Take it again · Ctrl+Y
tip-reset = Take everything back · Backspace
tip-again = See again what the others did · A
tip-more-time = One more minute for this turn · T
tip-eased = { $name }: { $eased }
tip-hint = A hint: each press says more · H

action-play = Play
action-draw = Draw
action-pass = Pass
action-wait = { $name } plays
action-over = Game over
action-meter = { $needed ->
    [0] first a set
   *[other] { $value } of { $needed }
}
action-fix = the amber rows first
action-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
row-begun = { $count } of { $needed }
action-puts-back = all goes back
action-take = Take
action-key = { $count ->
    [0] the { $tile }
   *[other] { $tile } + { $count } more
}
action-loose = you take { $tiles }
action-anyway = { $action } anyway
action-anyway-sub = or play something
action-keep = Keep one
action-keep-sub = of the two drawn
action-empty = the pool is empty
action-last-pass = this ends the game
action-pool = { $count } in the pool

say-more-time = { $name } has one more minute.
say-turn = { $name }, it is your turn.
say-first = { $name }, your first sets need { $needed } points from your own rack.
say-legal = That is legal: press Play when you are done.
say-mend = { $reason }: mend the amber rows to finish.
say-begun = A row needs 3 tiles: go on building, or take them back.
say-pool-later = Tiles you have played lie on the table: press Play, or take them back to draw.
say-thinks = { $name } is thinking …
say-played = { $name } played { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
say-opened = { $name } laid the first sets: { $count } tiles.
say-drew = { $name } drew { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
say-passed = { $name } passed.
say-timeout-idle = { $name }'s time is over.
say-timeout-unfinished = { $name }'s time is over: the tiles go back.
time-up = Time is up{ $count ->
    [0] .
    [one] : you drew a tile.
   *[other] : you drew { $count } tiles.
}
time-up-back = Time is up: everything went back{ $count ->
    [0] .
    [one] , you drew a tile.
   *[other] , you drew { $count } tiles.
}
time-up-stays = Time is up: { $count ->
    [one] the tile you laid stays.
   *[other] the { $count } tiles you laid stay.
}
say-went-out = { $name } goes out!
say-blocked = Nobody can go on.
say-loose = That is accepted: you take the { $tiles } to your rack.
say-key = The { $tile } is the Key: you must play it now. { $count ->
    [0] No tile comes with it.
    [one] The tile before it goes to your rack.
   *[other] The { $count } tiles before it go to your rack.
}
say-unsaved = This game cannot be saved; it is lost when you close the window.
say-saved = This game is saved again.
say-river-late = Take from the River first, before anything else.
say-keep = Keep one of these two. The other stays at the right end of the River.
say-comes-back = This comes to your rack
say-again = Once more: what { $name } did.
say-anyway = You can play something. { $action } all the same?
say-more = { $said } { $then }
say-not-now = Wait: it is { $name }'s turn.

# Counted up beside what was played: the points of the first sets, or tiles.
tally-points = { $points }
tally-sum = { $points }!
tally-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

deal-draw = The highest tile starts.
deal-again = A tie or a joker: these draw again.
deal-starts = { $name } starts.
deal-skip = Press anywhere to go on.

back = Back
names-and = { $names } and { $last }
names-more = { $names }, { $last }
