# The table in play: tiles, buttons, the line over the rack, and words used everywhere.

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

# What the only person at a table with bots is called.
you = You

pool-count = Pool { $count }
pool-last = { $count ->
    [0] Empty
    [1] Last one
   *[other] Last { $count }
}
match-game = { $games ->
    [one] One game
   *[other] Game { $game } of { $games }
}
match-game-target = Game { $game } · to { $points }

# The buttons around the table, and their tips.
control-pause = Pause
control-sort-runs = 7{"\u00A0"}8{"\u00A0"}9
control-sort-groups = 7{"\u00A0"}7{"\u00A0"}7
control-sort-own = Mine
control-undo = Undo
control-redo = Redo
control-reset = Reset
control-again = Again
control-more-time = One more minute
control-more-time-short = +1 min
control-point = Point
control-yes = Yes
control-no = No
control-fast-forward = Fast forward
control-hint = Hint
tip-pause = Pause · Escape
tip-sort-runs = Sort your rack by runs
tip-sort-groups = Sort your rack by groups
tip-sort-own = Your own order
tip-undo = Undo a step
tip-redo = Redo a step
tip-reset = Take everything back
tip-again = See the last moves again
tip-more-time = One more minute for this turn
tip-point = Show others a move
tip-yes = Make this move
tip-no = Not this move
tip-key = { $tip } · { $key }
tip-skip = Skip
tip-eased = { $name }: { $eased }
tip-fast-forward = Draw until you can play
tip-hint = Hint (press again for more)

action-play = Play
action-draw = Draw
action-pass = Pass
action-wait = { $name } plays
action-over = Game over
action-meter = { $missing ->
    [0] lay a set first
    [1] 1 more point
   *[other] { $missing } more points
}
action-fix = fix the marked rows
action-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
row-begun = { $count } of { $needed }
action-puts-back = tiles go back
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
action-open-racks = Open the racks
action-open-racks-sub = nobody can play
action-pool = { $count } in the pool

say-more-time = { $who ->
    [you] You have one more minute.
   *[other] { $name } has one more minute.
}
# What a newcomer hears before the first play.
# $way: what one begins with, sets worth so many points, any set, or a tile for a row.
first-goal = Empty your rack. { $way ->
    [points] Begin with sets worth { $needed } points.
    [set] Begin with three tiles that go together.
   *[row] Add a tile to a row.
}
first-draw = Does nothing fit? { $pool ->
    [0] Then passing is fine.
   *[other] Then drawing a tile is fine.
}
say-turn = { $who ->
    [you] Your turn.
   *[other] { $name }, it’s your turn.
}
say-first = { $who ->
    [you] Your first sets need { $needed } points, all from your rack.
   *[other] { $name }, your first sets need { $needed } points, all from your rack.
}
say-held-D = The Double counts as two tiles: two numbers in a run, or two colours in a group.
say-held-M = The Mirror lies in the middle. Both sides of it are the same.
say-held-C = The Colour change is a number in a run. After it comes another colour.
say-legal = That works. Press Play when you’re done.
say-reason = { $reason }.
say-begun = Keep building, or take these tiles back.
say-meter = { $needed ->
    [0] Lay a set of your own first.
   *[other] Your first sets are worth { $value } of { $needed }. Lay more, or take them back.
}
say-fast-forward = Fast forward. Any press stops it.
say-press-later = Wait a moment, then press again.
say-pool-later = You’ve laid tiles. To draw, take them back first.
say-thinks = { $name } is thinking …
say-played = { $who ->
    [you] You
   *[other] { $name }
} played { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
say-opened = { $who ->
    [you] You
   *[other] { $name }
} opened with { $count } tiles.
say-drew = { $who ->
    [you] You
   *[other] { $name }
} drew { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
say-passed = { $who ->
    [you] You
   *[other] { $name }
} passed.
say-timeout-idle = { $who ->
    [you] You
   *[other] { $name }
} ran out of time.
say-timeout-unfinished = { $who ->
    [you] You
   *[other] { $name }
} ran out of time. The tiles go back.
time-up = Time’s up.{ $count ->
    [0] {""}
    [one] {" "}You drew a tile.
   *[other] {" "}You drew { $count } tiles.
}
time-up-back = Time’s up. Everything went back{ $count ->
    [0] .
    [one] , and you drew a tile.
   *[other] , and you drew { $count } tiles.
}
time-up-stays = Time’s up. { $count ->
    [one] The tile you laid stays.
   *[other] The { $count } tiles you laid stay.
}
say-went-out = { $who ->
    [you] You go out!
   *[other] { $name } goes out!
}
say-blocked = Now everyone has passed.
say-fewest = Now everyone has passed. { $who ->
    [you] You have
   *[other] { $name } has
} the fewest points left.
say-stuck = Nobody can play. Open the racks?
say-last-tiles = Last tiles!
say-point = Show a move: drag a tile, or tap it and its place.
say-pointed = { $name }: { $tiles } here?
say-together-out = All down!
say-together-blocked = The pool is empty, and everyone has passed.
say-loose = That works. You take the { $tiles } to your rack.
say-key = The { $tile } is the Key. You must play it now. { $count ->
    [0] Nothing comes with it.
    [one] The tile before it goes to your rack.
   *[other] The { $count } tiles before it go to your rack.
}
say-unsaved = This game can’t be saved. It will be lost when you close the window.
say-saved = This game is being saved again.
say-plunder = These tiles wait for your next turn.
say-river-late = Take from the River before anything else.
say-keep = Keep one. The other goes into the River.
say-comes-back = Goes back to your rack
say-again = { $who ->
    [you] Your
   *[other] { $name }’s
} last turn
say-anyway = You could play something. { $action } anyway?
say-more = { $said } { $then }
say-not-now = It’s { $name }’s turn.

# Counts up next to a play: the points of the first sets, or tiles.
tally-points = { $points }
tally-sum = { $points }!
tally-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
move-rows = { $count } rows!
move-joker = Joker freed!
move-fourth = Fourth tile!
move-split = Split!

deal-draw = The highest tile starts.
deal-again = A tie or a joker. They draw again.
deal-starts = { $who ->
    [you] You start.
   *[other] { $name } starts.
}
deal-mix = Press anywhere to mix the tiles.
deal-skip = Press anywhere to continue.

back = Back
names-and = { $names } and { $last }
names-more = { $names }, { $last }
