# Every text of the game that a person sees, in English.

## table

color-K = black
color-R = red
color-B = blue
color-O = orange
tile = { $color } { $number }
joker-J = joker

seat-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
seat-opened = opened
pool-count = Pool { $count }
match-game = Game { $game } of { $games }
match-round = Round { $round } · Classic

sort-runs = 7 8 9
sort-groups = 7 7 7
sort-own = My order

action-play = Play
action-draw = Draw
action-pass = Pass
action-wait = { $name } plays
action-meter = { $value } of { $needed }
action-fix = the amber rows first
action-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
action-puts-back = the table goes back
action-empty = the pool is empty
action-pool = { $count } in the pool

say-turn = { $name }, it is your turn.
say-first = { $name }, your first sets need { $needed } points from your own rack.
say-legal = That is legal: press Play when you are done.
say-mend = { $reason }: mend the amber rows to finish.
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
say-went-out = { $name } goes out!
say-blocked = Nobody can go on.
say-not-now = Wait: it is { $name }'s turn.

deal-again = A tie or a joker: these draw again.
deal-starts = { $name } starts.
deal-skip = Press anywhere to go on.

## faults

fault-set-short = A set needs 3 tiles
fault-run-short = Run needs 3 tiles
fault-group-short = Group needs 3 tiles
fault-jokers-only = A set needs a number tile
fault-color-twice = Here are two of one colour: { $color }
fault-group-long = A group has at most 4 tiles
fault-number-twice = The { $number } is here twice
fault-gap = The { $number } is missing
fault-run-long = A run ends at 1 and 13
fault-order = These are out of order
fault-mixed = Neither a run nor a group
fault-table-touched = First lay your own sets: the table must wait
fault-initial-meld = The first sets are worth { $value } of { $needed }
fault-joker-in-initial-meld = No joker in the first sets
fault-joker-before-meld = No joker is freed before your first sets
fault-joker-in-old-set = A freed joker must go into a new set
fault-joker-own-tiles = A freed joker needs { $count } of your tiles with it
fault-joker-needs-both = This joker is freed by both missing colours
fault-nothing-played = Play at least one tile from your rack
fault-tile-gone = The { $tile } must stay on the table
fault-tile-from-nowhere = The { $tile } is not on your rack
fault-not-your-tile = The { $tile } belongs to the table
fault-no-such-tile = This tile cannot go there
fault-pool-empty = The pool is empty
fault-pool-not-empty = Nobody passes while the pool has tiles

## scenes

back = Back
sound-on = Sound: on
sound-off = Sound: off
sound-unsaved = Could not be saved
names-and = { $names } and { $last }

face-fox = Fox
face-owl = Owl
face-otter = Otter
face-bear = Bear
face-panda = Panda
face-penguin = Penguin
face-rabbit = Rabbit
face-frog = Frog

menu-title =
    Rack
    & Run
menu-subtitle = The rummy tile game for one to four
menu-bots = Play against bots
menu-bots-sub = 1 player · 1–3 bots
menu-together = Play together
menu-together-sub = 2–4 players, one screen
menu-watch = Watch a game
menu-watch-sub = Bots play each other
menu-quit = Quit

setup-bots = Play against bots
setup-together = Play together
kind-person = Person
kind-bot = Bot
kind-empty = Nobody
setup-length =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } · { $games } games
setup-time = Time for a turn
setup-no-limit = No limit
setup-seconds = { $seconds } s
setup-fair = Bots see only what a player at their place sees.
setup-start = Start
setup-nobody = One seat needs a person

handover-title = { $name }’s turn
handover-sub = Everyone else: eyes off the screen!
handover-button = I am { $name }
handover-foot = The turn starts when { $name } presses.

pause-title = Pause
pause-resume = Resume
pause-give-up = Give the match up
pause-sure = Give the match up?
pause-keep = Keep playing
pause-leave = Yes, give it up

scoring-out-title = { $name } went out!
scoring-blocked-title = Nobody can go on
scoring-out = { $game } — the winner takes what the others hold
scoring-blocked = { $game } — the others lose what they hold above the lowest rack
scoring-game = Game { $number } of { $count }
scoring-game-target = Game { $number }, up to { $points } points
scoring-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
scoring-empty = empty rack
scoring-zero = the scores of the game add up to zero
scoring-sheet = Score sheet
scoring-racks = Racks
scoring-menu = Menu
scoring-next = Next game
scoring-result = Final result

sheet-game = Game { $number }
sheet-points = Points
sheet-won = Games won

result-title = { $name } wins the match!
result-title-together = { $names } win together
result-sub = { $won } of { $games } games won · { $points } points
result-sub-together = { $points } points each after { $games } games
result-menu = Menu
result-again = Play again
