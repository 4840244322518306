# Every text of the game that a person sees, in English.

note-settings-damaged = What could not be read of your settings is as at first; the old file is kept beside it.
note-settings-unsaved = Your settings could not be saved; they hold until you leave.
note-games-damaged = Your kept games could not be read; the old file is kept beside a new one.
note-games-copied = Your kept games could not be read; { $days ->
    [0] today's copy was taken
    [1] yesterday's copy was taken
   *[other] the copy of { $days } days ago was taken
}, and the old file is kept beside it.
note-games-newer = Your games were kept by a later version; nothing is saved until you use that one.
note-games-taken = Rack & Run is already open; games played here are not saved.
note-games-unsaved = Your games cannot be saved; they are lost when you close the window.
note-game-lost = That game cannot be read any more. It is kept, but cannot be continued.

## table

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
control-hint = Hint
tip-pause = Pause · Escape
tip-sort-runs = Sort your rack by runs · R
tip-sort-groups = Sort your rack by groups · G
tip-sort-own = Your own order · O
tip-undo = Take a step back · Ctrl+Z
tip-redo = Take it again · Ctrl+Y
tip-reset = Take everything back · Backspace
tip-again = See again what the others did · A
tip-hint = A hint: each press says more · H
tip-face = Another animal
tip-kind = Person, bot or nobody
tip-level = How well the bot plays

action-play = Play
action-draw = Draw
action-pass = Pass
action-wait = { $name } plays
action-over = Game over
action-meter = { $value } of { $needed }
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
say-not-now = Wait: it is { $name }'s turn.

# Counted up beside what was played: the points of the first sets, or tiles.
tally-points = { $points }
tally-sum = { $points }!
tally-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

# A kept game seen again: what stands over the rack, and its controls.
replay-deal = The tiles are dealt. { $name } begins.
replay-begins = { $turn } of { $count } · { $name } …
replay-told = { $turn } of { $count } · { $seconds ->
    [0] {""}
   *[other] { $seconds } s ·{" "}
}{ $story }
replay-turn = { $turn } · { $name }
replay-closed = Racks closed
replay-rules = By today's rules it does not go on from here.
chapter-deal = The deal
chapter-opened = first sets
chapter-most = most tiles at once
chapter-timeout = time over
chapter-out = goes out
chapter-blocked = nobody can go on
control-leave = Back
control-racks = Racks
tip-leave = Back · Escape
tip-racks = Open or close the racks · R
tip-start = To the deal · Home
tip-previous = A turn back · ←
tip-play = Play · Space
tip-hold = Hold · Space
tip-restart = Once more from the deal · Space
tip-next = A turn on · →
tip-timeline = A turn back or on · ← →   A chapter · Page Up, Page Down
tip-end = To the end · End
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}

deal-draw = The highest tile starts.
deal-again = A tie or a joker: these draw again.
deal-starts = { $name } starts.
deal-skip = Press anywhere to go on.

# A few digits of the hash that the tiles were sealed with before the first turn.
seal-closed = This deal is sealed: { $seal } …
seal-opened = Envelope opened: { $seal } … — the deal was as sealed
seal-broken = Envelope opened: { $seal } … — this deal was not sealed

## hints

hint-ask = { $rung ->
    [0] Hint
    [1] Where?
    [2] Which tiles?
    [3] Show me
   *[other] Next step
}
hint-thinking = Let me look …
hint-failed = I could not work that out. Press again, or play what you see.
hint-can = You can play.
hint-can-open = You can play: your own sets reach { $needed } points.
hint-nothing = { $pool ->
    [0] Nothing can be played: pass.
   *[other] Nothing can be played: draw a tile.
}
hint-nothing-smaller = { $pool ->
    [0] No play makes your rack smaller: pass.
   *[other] No play makes your rack smaller: draw a tile.
}
hint-nothing-seen = { $pool ->
    [0] I found nothing to play, but could not try everything: pass, or look again.
   *[other] I found nothing to play, but could not try everything: draw a tile, or look again.
}
hint-poor = { $value ->
    [0] You have no set of your own yet
   *[other] Your sets are worth { $value }, you need { $needed }
}: { $pool ->
    [0] pass.
   *[other] draw a tile.
}
hint-where = Look at { $rows }.
hint-where-many = Look at the rows that glow.
hint-where-rack = Look at your own rack: there are sets on it.
hint-where-river = Look at the River: the { $tile } is good for you.
hint-which = { $count ->
    [0] All your tiles lie already: only the rows must become sets.
    [one] Play this tile of your rack: { $tiles }.
   *[other] Play these tiles of your rack: { $tiles }.
}
hint-which-many = Play the { $count } tiles of your rack that glow.
hint-lay-new = Lay { $tiles } from your rack on the table: a new row begins.
hint-lay-whole = Lay a set from your rack: { $tiles }.
hint-lay-row = Lay { $tiles } from your rack with { $row }.
hint-lay-set = Add { $tiles } from your rack to { $row }.
hint-lay-split = Put { $tiles } from your rack into { $row }: that makes two rows.
hint-lay-joker = Put { $tiles } from your rack in the place of the { $joker }, in { $row }.
hint-take-new = Take { $tiles } from { $from } and lay { them } down: a new row begins.
hint-take-whole = Take { $tiles } from { $from } and lay { them } down as a set.
hint-take-row = Take { $tiles } from { $from } and lay { them } with { $row }.
hint-take-set = Take { $tiles } from { $from } and add { them } to { $row }.
hint-take-split = Take { $tiles } from { $from } and put { them } into { $row }: that makes two rows.
hint-take-joker = Take { $tiles } from { $from } and put { them } in the place of the { $joker }, in { $row }.
hint-join = Put { $from } and { $row } together.
hint-order = Put the tiles in order: { $row }.
hint-gather = Bring these tiles together: { $row }.
hint-back = Take { $tiles } back to your rack.
hint-key = Take the { $tile } from the River: it is the Key. { $count ->
    [0] No tile comes with it.
    [one] One tile comes with it.
   *[other] { $count } tiles come with it.
}
hint-keep-joker = Keep the { $tile }: it helps anywhere.
hint-keep-play = Keep the { $tile }: it can be played in your next turn, if the table stays like this.
hint-keep-near = Keep the { $tile }: it goes with { $tiles } on your rack.
hint-keep-low = Neither goes with your tiles yet. The { $tile } counts less at the end.
hint-reset = Let us begin afresh: everything goes back.
hint-done = Now press { action-play }.
hint-done-more = Now press { action-play }, or go on: { $count } more { $count ->
    [one] tile
   *[other] tiles
} in { $moves } { $moves ->
    [one] move
   *[other] moves
}.
the-tile = the { $tile }
the-same-tiles = { $count ->
    [2] both
   *[other] all { $count }
} { $tile } tiles
the-tiles = { $count } tiles
them = { $count ->
    [one] it
   *[other] them
}
row-run = the run of { $color } { $first } to { $last }
row-run-mixed = the run from { $first } to { $last }
row-group = the group of { $number }s
row-mirror = the row with the Mirror
row-broken = the row with { $tile }
row-beside = beside { $row }
row-left = what is left of { $row }
row-alone = { $count ->
    [one] its own row
   *[other] their own row
}
row-other = the other one

## the characters of the bots

bot-level1 = Daydreamer
bot-level1-does = Misses much of what it could lay. A good first opponent.
bot-level2 = Neighbour
bot-level2-does = Lays its own sets and adds a tile here and there.
bot-level3 = Gardener
bot-level3-does = Tends a few rows at a time, and adds what fits.
bot-level4 = Tinkerer
bot-level4-does = Often takes rows apart to find a place for its tiles.
bot-level5 = Juggler
bot-level5-does = Keeps many rows in the air, and lays what it can.
bot-level6 = Whirlwind
bot-level6-does = Moves the whole table and lays all it can, every turn.
bot-level7 = Maestro
bot-level7-does = Saves its jokers, and waits for a good moment.
bot-hermit = Hermit
bot-hermit-does = Hoards for ages, then lays it all. You need patience.

# What a bot says of its turn, in a bubble at its seat.
said = “{ $words }”

says-level1-play = { $number ->
    [0] Oh, these go together!
    [1] Look what I found on my rack.
   *[other] They make a pretty row.
}
says-level1-many = { $number ->
    [0] So many at once! Was that me?
    [1] My rack feels so light now.
   *[other] What a long row that is.
}
says-level1-near = { $number ->
    [0] Oh! Only a few are left.
    [1] Is that all I have? Nearly there!
   *[other] Hm, my rack is almost empty.
}
says-level1-out = { $number ->
    [0] Goodness, that was my last tile!
    [1] All gone! Thank you for the game.
   *[other] An empty rack? What a nice surprise.
}
says-level1-draw = { $number ->
    [0] One more for my collection.
    [1] I wonder what this one is for.
   *[other] Let me see what comes.
}
says-level1-pass = { $number ->
    [0] Nothing from me just now.
    [1] I will just watch this time.
   *[other] The table is lovely as it is.
}

says-level2-play = { $number ->
    [0] There, a good place for these.
    [1] Is there room? Thank you.
   *[other] These feel at home there.
}
says-level2-many = { $number ->
    [0] Spring cleaning on my rack!
    [1] I brought a whole basket today.
   *[other] That cleared my shelf nicely.
}
says-level2-near = { $number ->
    [0] Nearly finished over here.
    [1] Just a few left on my shelf.
   *[other] My rack is almost tidy.
}
says-level2-out = { $number ->
    [0] All done! That was good fun.
    [1] My shelf is empty. Well played, all.
   *[other] That was the last one. Tea, anyone?
}
says-level2-draw = { $number ->
    [0] I take one home from the pool.
    [1] One for me, then on we go.
   *[other] No hurry, I take a tile.
}
says-level2-pass = { $number ->
    [0] Go ahead, I will wait.
    [1] Nothing of mine fits today.
   *[other] After you.
}

says-level3-play = { $number ->
    [0] There, in good soil.
    [1] A small plant for this row.
   *[other] This will grow here.
}
says-level3-many = { $number ->
    [0] What a harvest!
    [1] A whole bed planted at once.
   *[other] Everything is in bloom today.
}
says-level3-near = { $number ->
    [0] The basket is nearly empty.
    [1] Only a few seeds left.
   *[other] A last corner to plant.
}
says-level3-out = { $number ->
    [0] All planted! What a garden we made.
    [1] The last seed is in. Thank you!
   *[other] My basket is empty. Rest, everyone.
}
says-level3-draw = { $number ->
    [0] One more seed for my basket.
    [1] It needs a little time to grow.
   *[other] Let me see what springs up.
}
says-level3-pass = { $number ->
    [0] Nothing to plant just now.
    [1] I let it grow for a while.
   *[other] I water the rows and wait.
}

says-level4-play = { $number ->
    [0] Click. That fits.
    [1] A small turn here, and it holds.
   *[other] Good parts, good place.
}
says-level4-many = { $number ->
    [0] Look, it all fits together!
    [1] Every part found its place.
   *[other] That was a fine bit of work.
}
says-level4-near = { $number ->
    [0] Only the last parts to go.
    [1] Almost built!
   *[other] Just the finishing touches left.
}
says-level4-out = { $number ->
    [0] Finished, and it even works!
    [1] The last part is in. Thank you!
   *[other] Done! Shall we build another?
}
says-level4-draw = { $number ->
    [0] I need one more part.
    [1] Something is missing. Let me look.
   *[other] A spare part for later.
}
says-level4-pass = { $number ->
    [0] Nothing to mend right now.
    [1] No part of mine fits here.
   *[other] I leave it just as it is.
}

says-level5-play = { $number ->
    [0] Hop, and caught!
    [1] Up, over, and down it goes.
   *[other] A little toss, a soft landing.
}
says-level5-many = { $number ->
    [0] Everything in the air at once!
    [1] Round and round, and all landed.
   *[other] Whee, what a flight!
}
says-level5-near = { $number ->
    [0] Just a few still in the air.
    [1] The finale is coming!
   *[other] My hands are almost free.
}
says-level5-out = { $number ->
    [0] Ta-da! My hands are empty.
    [1] And the last one lands. Thank you!
   *[other] That was the finale. Encore?
}
says-level5-draw = { $number ->
    [0] Another one to keep in the air.
    [1] Throw me one more!
   *[other] The more, the merrier.
}
says-level5-pass = { $number ->
    [0] I hold still for a moment.
    [1] My hands are full. Go on!
   *[other] No toss from me this time.
}

says-level6-play = { $number ->
    [0] Whoosh, down they go!
    [1] Quick, there is a gap!
   *[other] No sooner seen than laid.
}
says-level6-many = { $number ->
    [0] A storm of tiles!
    [1] Hold on to the table!
   *[other] All around and all at once!
}
says-level6-near = { $number ->
    [0] Only a breeze is left.
    [1] Faster, I am nearly through!
   *[other] The last gust is coming.
}
says-level6-out = { $number ->
    [0] Swept clean! That was a gale.
    [1] Gone with the wind. Thank you!
   *[other] And all is calm. Good game!
}
says-level6-draw = { $number ->
    [0] A little more wind, please.
    [1] Quick, give me one more!
   *[other] I pick one up as I pass by.
}
says-level6-pass = { $number ->
    [0] For once I stand still.
    [1] No wind at all. Go on!
   *[other] I blow past this time.
}

says-level7-play = { $number ->
    [0] One small note, well placed.
    [1] Softly, this belongs here.
   *[other] A theme is taking shape.
}
says-level7-many = { $number ->
    [0] And now the whole orchestra!
    [1] What a chord!
   *[other] Every voice found its part.
}
says-level7-near = { $number ->
    [0] The last bars are near.
    [1] Only a few notes to go.
   *[other] Listen, here comes the ending.
}
says-level7-out = { $number ->
    [0] The final chord. Thank you!
    [1] The end. You all played beautifully.
   *[other] Bravo to the whole table!
}
says-level7-draw = { $number ->
    [0] A rest belongs to the music too.
    [1] I wait for the right moment.
   *[other] Another note for later.
}
says-level7-pass = { $number ->
    [0] Silence, for one bar.
    [1] The stage is yours.
   *[other] I listen to the others now.
}

says-hermit-play = { $number ->
    [0] If it must be. Take these.
    [1] I part with little.
   *[other] My cave is a bit roomier now.
}
says-hermit-many = { $number ->
    [0] The winter is over!
    [1] I come out of my cave at last.
   *[other] So long have I kept all these.
}
says-hermit-near = { $number ->
    [0] My shelves look strangely bare.
    [1] I hardly know this emptiness.
   *[other] Only my dearest are left.
}
says-hermit-out = { $number ->
    [0] All of it, at last. Thank you for waiting.
    [1] My cave is empty. What peace!
   *[other] Patience is a long road. Good game.
}
says-hermit-draw = { $number ->
    [0] One more for the winter.
    [1] I keep it all, for later.
   *[other] There is always room in my cave.
}
says-hermit-pass = { $number ->
    [0] I say nothing, and wait.
    [1] I have all the time there is.
   *[other] Leave me in my cave a while.
}

## faults

fault-set-short = A set needs 3 tiles
fault-run-short = Run needs 3 tiles
fault-group-short = Group needs 3 tiles
fault-jokers-only = A set needs a number tile
fault-color-twice = Two { $color } tiles in one group
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
fault-double-needs-both = This Double is freed by both its tiles
fault-joker-needs-both = This joker is freed by both missing colours
fault-joker-exchanged = A bonus joker cannot take a joker's place
fault-key-not-played = The Key must be played: the { $tile }
fault-river-first = Take from the River before anything else
fault-choose-one = First keep one of the two tiles
fault-mirror-twice = Two Mirrors cannot share a row
fault-mirror-middle = The Mirror stands in the middle
fault-mirror-uneven = The Mirror needs as much on both sides
fault-mirror-sides = The Mirror needs the same tiles on both sides
fault-mirror-change = A Colour change lies opposite another one
fault-mirror-side = Each side is part of a run or a group
fault-change-only-runs = The Colour change stands in runs only
fault-change-stretch = One colour between Colour changes
fault-change-same = After a Colour change comes another colour
fault-change-number = The Colour change takes the place of a number
fault-double-run = The Double needs two numbers side by side
fault-double-group = The Double takes two places in a group
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
settings-unsaved = Could not be saved
hints-on = Hints: on
hints-off = Hints: off
names-and = { $names } and { $last }

face-fox = Fox
face-owl = Owl
face-otter = Otter
face-bear = Bear
face-panda = Panda
face-penguin = Penguin
face-rabbit = Rabbit
face-frog = Frog

menu-subtitle = The rummy tile game for one to four
menu-continue = Continue
menu-continue-sub = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $days } days ago
}, { $name } to move
menu-continue-next = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $days } days ago
}, the next game
menu-bots = Play with bots
menu-bots-sub = 1 player · 1–3 bots
menu-together = Play together
menu-together-sub = 2–4 players, one screen
menu-watch = Watch a game
menu-watch-sub = Bots play each other
menu-rules = Read the rules
menu-rules-sub = Short pages with examples
menu-settings = Settings
menu-games = Games
menu-look = Look
menu-quit = Quit

setup-bots = Play against bots
setup-together = Play together
kind-person = Person
kind-bot = Bot
kind-empty = Nobody
setup-rules = Which rules?
setup-length = How long?
setup-length-games = { $count ->
    [one] One game decides
   *[other] Highest total wins
}
setup-length-rounds = { $count } games, most wins
setup-length-target = First there wins
setup-time = Time for a turn
setup-time-none = No clock runs
setup-time-limit = Then it ends
setup-no-limit = No hurry
setup-seconds = { $seconds }{"\u00A0"}s
setup-fair = Bots see only what a player at their place sees.
setup-start = Start
setup-nobody = One seat needs a person

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

scoring-out-title = { $name } went out!
scoring-blocked-title = Nobody can go on
scoring-out = { $game } — the winner takes what the others hold
scoring-blocked = { $game } — the others lose what they hold above the lowest rack
scoring-game = { $count ->
    [one] One game
   *[other] Game { $number } of { $count }
}
scoring-game-target = Game { $number } · to { $points } points
scoring-tie = { $game } — a tie at the top, so one more game
scoring-best = { $name }’s best turn: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}{ $rows ->
    [0] {""}
    [one] , one row moved
   *[other] , { $rows } rows moved
}
scoring-laid = { $name } laid { $count } tiles in { $turns } turns
scoring-luck = New tiles, new luck, { $names }!
scoring-menu = Menu
scoring-sheet = Score sheet
scoring-replay = Watch again
scoring-next = Next game
scoring-result = Final result

sheet-title = Score sheet
sheet-zero = { $sum } · the scores of a game add up to zero
sheet-game = Game { $number }
sheet-carried = 1–{ $last }
sheet-points = Points
sheet-won = Wins
sheet-target = To { $points }
sheet-reached = reached

result-title = { $name } wins the match!
result-title-together = { $names } win together
result-sub = { $won } of { $games } games won · { $points } points
result-sub-total =
    { $points } points after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
result-sub-together = { $points } points each after { $games } games
result-menu = Menu
result-again = Play again

# Games that are kept

moment = { $days ->
    [0] Today, { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [1] Yesterday
   *[other] { $day } { $month ->
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
}
moment-year = { $moment } { $year }
games-title = Games
games-sub = { $count ->
    [0] What was played, to be seen again
    [one] One game, to be seen again
   *[other] { $count } games, the newest first
}
games-empty = Nothing has been played yet. Every game will lie here, to go on with or to see again.
games-name = { $day } · { $rules }
games-deleted = Deleted: { $game }
games-undo = Undo
games-paste = Paste a game
games-came = That game lies here now.
games-wrong = This is no game that can be kept. { $why }
games-not-kept = That game is well, but nothing can be kept now.
games-clipboard-empty = There is no text on the clipboard.
games-file-unreadable = That file cannot be read.
games-file-wrong = That file is no text of a game.
game-sub = { $day } · { $end }
game-going = { $turns ->
    [0] just begun
    [one] 1 turn so far
   *[other] { $turns } turns so far
}
game-left = { $turns ->
    [one] left after 1 turn
   *[other] left after { $turns } turns
}
game-out = { $turns ->
    [one] over after 1 turn
   *[other] over after { $turns } turns
}
game-blocked = { $turns ->
    [one] blocked after 1 turn
   *[other] blocked after { $turns } turns
}
game-given-up = { $turns ->
    [one] given up after 1 turn
   *[other] given up after { $turns } turns
}
game-to-move = to move
game-watch = Watch
game-save = Save as text
game-delete = Delete
game-saved = Saved as { $path }.
game-saved-copied = Saved as { $path }, and copied to the clipboard.
game-copied = It could not be saved in a file, but lies on the clipboard.
game-unsaved = It could not be saved.

# What kept games add up to

games-statistics = Statistics
statistics-title = Statistics
statistics-sub = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
statistics-none = There are no figures here. They come with the next game that is played to its end.
statistics-most-tiles = { $count ->
    [one] tile in one turn
   *[other] tiles in one turn
}
statistics-fastest = { $count ->
    [one] turn to go out
   *[other] turns to go out
}
statistics-seconds = seconds a turn
statistics-dash = –
statistics-presets = Won, by rules
statistics-levels = Won, against
statistics-no-bots = No bots so far
statistics-points = Points by game
statistics-erase = Erase these figures
chart-won = { $won } of { $played }

# Themes and colours of tiles

look-title = Look
look-sub = The table, and the colours of the tiles
look-done = Done
theme-felt = Green felt
theme-wood = Light wood
theme-night = Night
theme-broken = This theme cannot be used: { $why }
theme-fault = The theme { $theme } cannot be used, so you see the usual one: { $why }
palette-normal = Usual colours
palette-safe = Safe for colour-blind eyes

length-games = { $count ->
    [one] One game
   *[other] { $count } games
}
length-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
length-target = To { $points } points

# The rule sheets: name, for whom, and what is special.
preset-classic-2016 = Classic 2016
preset-classic-2016-for = The usual game
preset-classic-2016-sub = Two jokers, 30 points to open
preset-twist-2018 = Twist 2018
preset-twist-2018-for = For those who love surprises
preset-twist-2018-sub = With Doubles, Mirrors and Colour changes
preset-twist-2015 = Twist 2015
preset-twist-2015-for = For owners of the older box
preset-twist-2015-sub = As Twist 2018
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = For patient, careful players
preset-pressman-2009-sub = A freed joker needs two of your tiles with it
preset-article = Article
preset-article-for = For bold moves
preset-article-sub = Loose tiles come back to you; no joker in the first sets
preset-river = River
preset-river-for = For those who plan ahead
preset-river-sub = As Article, with a River to draw from
preset-family = Family
preset-family-for = For children and a first game
preset-family-sub = Any set opens, jokers go anywhere
preset-relaxed = Relaxed
preset-relaxed-for = For lively tables
preset-relaxed-sub = Build at once, freed jokers go anywhere
preset-custom = Custom
preset-custom-for = For house rules
preset-custom-sub = Every rule as you like it
preset-with-river = { $name } + River
preset-without-river = { $name }, no River
preset-other = Other rules

rules-title = Which rules?
rules-sub = All of them can be read in the rule book.
rules-river-on = River: on
rules-river-off = River: off
rules-river-sub = draw two, keep one
rules-book = Rule book
rules-done = Use these rules

options-title = Your own rules
options-table = Tiles and table
options-first = The first sets
options-jokers = Freed jokers
options-match = Time and match
options-done = Use these rules
settings-title = Settings
settings-done = Done
options-settings = What you choose holds at once, also in the middle of a game
option-text-scale = Text size
option-text-scale-why = How large all words are.
option-text-scale-value = { $value }{"\u00A0"}%
option-larger-tiles = Larger tiles
option-larger-tiles-why = With less room between them.
option-larger-tiles-value =
    { $value ->
        [true] yes
       *[false] no
    }
option-tiles = Sound of tiles
option-tiles-why = Wood on wood: all that hands do.
option-tiles-value =
    { NUMBER($value) ->
        [0] off
        [0.4] soft
       *[0.8] full
    }
option-signals = Sound of signals
option-signals-why = Your turn, the clock, a soft no.
option-signals-value = { option-tiles-value }
option-music = Music
option-music-why = A calm marimba while you play.
option-music-value =
    { NUMBER($value) ->
        [0] off
        [0.2] quiet
       *[0.5] full
    }
option-bot-speed = Bots show their moves
option-bot-speed-why = How long it takes until they lie.
option-bot-speed-value =
    { $value ->
        [slow] slow
       *[normal] normal
        [fast] fast
        [instant] at once
    }
option-reduced-motion = Less motion
option-reduced-motion-why = Nothing glides, nothing fades.
option-reduced-motion-value =
    { $value ->
        [true] yes
       *[false] no
    }

page-of = { $page } / { $count }
page-previous = Previous
page-next = Next

option-jokers = Jokers
option-jokers-why = Twist adds two Doubles, two Mirrors and two Colour changes to the two jokers.
option-jokers-value = { $value ->
    [twist] Twist
   *[classic] Classic
}
option-river = River
option-river-why = Who draws takes two tiles, keeps one and lays the other face up, where it can be had again.
option-river-value = { $value ->
    [yes] On
   *[no] Off
}
option-loose-tiles = Loose tiles
option-loose-tiles-why = A play that leaves one or two tiles loose is refused, or you take them to your rack.
option-loose-tiles-value = { $value ->
    [taken] Taken
   *[refused] Refused
}
option-initial-meld = First sets
option-initial-meld-why = What your first sets must be worth together before you may touch the table.
option-initial-meld-value = { $value ->
    [0] Any set
   *[other] { $value } points
}
option-mercy = Mercy
option-mercy-why = After so many draws without first sets, any set opens for you.
option-mercy-value = { $value ->
    [none] Off
   *[other] { $value } draws
}
option-joker-in-initial-meld = Joker in the first sets
option-joker-in-initial-meld-why = It counts as the tile it stands for, or it may not be in them at all.
option-joker-in-initial-meld-value = { $value ->
    [yes] Counts
   *[no] Forbidden
}
option-build-in-initial-turn = Building at once
option-build-in-initial-turn-why = In the turn of your first sets you may also build on the table, or not before the next turn.
option-build-in-initial-turn-value = { $value ->
    [yes] Allowed
   *[no] Next turn
}
option-freed-joker = A freed joker goes
option-freed-joker-why = Into a set that is new this turn, or into any set on the table.
option-freed-joker-value = { $value ->
    [anywhere] Anywhere
   *[new-set] New set
}
option-own-tiles-with-freed-joker = Own tiles with it
option-own-tiles-with-freed-joker-why = The set into which a freed joker goes needs two tiles from your rack, or none.
option-own-tiles-with-freed-joker-value = { $value ->
    [0] None
   *[other] { $value } tiles
}
option-group-joker-needs-both = Joker in a group of three
option-group-joker-needs-both-why = Either missing colour frees it, or only both of them together.
option-group-joker-needs-both-value = { $value ->
    [yes] Both
   *[no] Either
}
option-double-needs-both = Freeing a Double
option-double-needs-both-why = Anything that leaves legal sets frees it, or only both tiles it stands for. Twist only.
option-double-needs-both-value = { $value ->
    [yes] Both tiles
   *[no] Anything
}
option-seconds = Time for a turn
option-seconds-why = When it is over, the turn ends: a table in order counts, any other goes back.
option-seconds-value = { $value ->
    [none] No hurry
   *[other] { $value }{"\u00A0"}s
}
option-penalty-unfinished = Unfinished play
option-penalty-unfinished-why = Time over in the middle of a play: your tiles come back, and you draw so many.
option-penalty-unfinished-value = { $value ->
    [one] 1 tile
   *[other] { $value } tiles
}
option-length = Match
option-length-why = A round has a game for each player, and most games won wins. Else the highest total wins.

## rule book

book-of = Rule book · { $name }
meld-run = Run · { $value } points
meld-group = Group · { $value } points
meld-mirror = Mirror · { $value } points
book-loses = Loses { $points }
book-gains = The winner gains { $points }

book-aim = Aim and tiles
book-aim-goal = Be the first to lay every tile of your rack on the table.
book-aim-numbers = The numbers 1 to 13 come in { $black }, { $red }, { $blue } and { $orange }, and there are two of every tile.
book-aim-yellow-red = Its rule sheet calls { $orange } yellow.
book-aim-yellow-pink = Its rule sheet calls { $orange } yellow and { $red } pink.
book-aim-jokers = With two jokers that makes { $tiles } tiles.
book-aim-twist = With two each of jokers, Doubles, Mirrors and Colour changes that makes { $tiles } tiles.
book-aim-rack = Everyone takes { $rack } tiles. The rest is the pool, face down.
book-aim-start = All draw a tile: the highest number begins. Play goes clockwise.
book-aim-colors = Every colour has its shape
book-tile-J = Joker
book-tile-D = Double
book-tile-M = Mirror
book-tile-C = Colour change

book-sets = Groups and runs
book-sets-three = All tiles on the table lie in sets of three or more.
book-sets-group = A group is one number in three or four different colours.
book-sets-run = A run is three or more numbers in a row, all in one colour.
book-sets-ends = The 1 is the lowest number. It never follows the 13.

book-first = The first sets
book-first-value = Your first sets must be worth { $needed } points together, all from your own rack.
book-first-any = Your first set may be any set of tiles from your own rack, however little it is worth.
book-first-numbers = A tile is worth its number.
book-first-joker = A joker is worth the tile it stands for.
book-first-no-joker = No joker may lie in your first sets.
book-first-apart = In that turn the sets on the table must stay as they are.

book-turn = A turn
book-turn-free = Once your first sets lie, you may lay more sets, add to any set and rearrange the whole table.
book-turn-legal = When you are done, every row must be a set, and at least one tile must have come from your rack.
book-turn-draw = If you play nothing, you draw one tile and your turn is over.
book-turn-river = If you play nothing, you draw by way of the River and your turn is over.
book-turn-pass = When the pool is empty, you pass instead.
book-turn-built = Add a tile to a group
book-turn-before = Add a tile to a run
book-turn-new = Lay a new set

book-rearranging = Rearranging
book-rearranging-free = Tiles on the table belong to everybody: take sets apart and build others from them.
book-rearranging-whole = A tile that lay on the table stays on the table. Only tiles played this turn can go back to your rack.
book-rearranging-undo = Try as much as you like: a step can always be taken back.
book-move-fourth = Take the fourth tile of a group
book-move-ends = Add at one end, take from the other
book-move-split = Split a run with a tile of your own

book-larger = Larger moves
book-larger-several = One tile may set many others moving.
book-larger-last = In the middle of a turn the table may look as it likes. Only at the end must all be in order.
book-move-join = Join two runs
book-move-combined = Take from several sets for a new one
book-move-multiple = Turn three runs into three groups

book-jokers = Jokers
book-jokers-any = A joker stands for any tile, even for one that lies in sight twice.
book-jokers-place = In a run it has the number of its place, so it cannot come after the 13 or before the 1.
book-jokers-two = A set may have two jokers, but not jokers alone.
book-jokers-cost = Left on your rack when another goes out, it costs 30.

book-freeing = Freeing a joker
book-freeing-how = A joker is free when its old set no longer needs it: put its tile in, or rearrange the row.
book-freeing-new = In the same turn it must go into a new set, not into one that lay there before.
book-freeing-anywhere = In the same turn it may go into any set.
book-freeing-own = At least { $own } tiles of that set must come from your rack.
book-freeing-rack = It never goes to a rack.
book-freeing-opened = Your own first sets must have been laid in an earlier turn.
book-freeing-replaced = The 6 takes its place
book-freeing-end = Add at one end, take the joker from the other
book-freeing-added = It may join a set that lay there

book-double = The Double
book-double-run = In a run the Double is two numbers that follow each other, and worth both.
book-double-group = In a group it is two colours: with two other tiles the group is full.
book-double-ends = Both of its numbers must lie between 1 and 13.
book-double-freed = It is freed like a joker.
book-double-replaced = Both of its tiles take its place
book-double-three = One of its tiles is enough if a set is left

book-mirror = The Mirror
book-mirror-middle = The Mirror stands in the middle, and both sides reflect each other: the same numbers, the same colours.
book-mirror-sides = A side is a piece of a run or of a group. One tile is enough.
book-mirror-joker = Jokers and Doubles may stand for tiles on the other side. The Mirror itself is worth nothing.
book-mirror-both = Add or take on both sides alike. Only taking the row apart frees it.
book-mirror-added = A tile more on both sides

book-change = The Colour change
book-change-runs = The Colour change stands in runs and takes the place of one number.
book-change-colors = Before it the run has one colour, after it another.
book-change-end = At the end of a run it waits: what comes next must be in another colour.
book-change-freed = The next tile of the run frees it at the end; splitting the run frees it in the middle.
book-change-replaced = The 7 takes its place

book-bonus = All jokers together
book-bonus-mixed = Jokers, Doubles and Colour changes may share a set, as many as you like.
book-bonus-freed = All are freed like the joker. On a rack that is caught, each costs 30.
book-bonus-exchange = None of them may take the place of a joker, or of one of another kind, just to free it.

book-river = The River
book-river-draw = Whoever draws takes two tiles, keeps one and lays the other face up at the right end of the River. The last tile of the pool is simply kept.
book-river-key = As the first thing in your turn you may take a tile of the River. It is the Key, and you must play it now.
book-river-plunder = All tiles to the left of the Key are the Plunder. They come to your rack and wait there until your next turn.
book-river-back = If you do not play the Key, everything goes back.
book-river-two = Draw these two, keep one
book-river-taken = The Key is played; three tiles are the Plunder

book-loose = Loose tiles
book-loose-taken = Your play may leave one or two tiles that belong to no set. They come to your rack.
book-loose-more = Three are too many, and a joker may never be left.
book-loose-two = The two loose tiles come to your rack

book-house = House rules
book-house-mercy = After { $mercy } draws without first sets, any set opens for you.
book-house-build = In the turn of your first sets you may build on the table too.
book-house-group = A joker in a group of three is freed only by both missing colours.
book-house-double = A Double is freed only by both tiles it stands for.
book-house-opened = After { $mercy } draws
book-house-built = First sets, and a tile added at once
book-house-filled = Both missing colours take its place

book-time = Time
book-time-none = There is no clock. Take all the time you need.
book-time-limit = A turn has { $seconds } seconds.
book-time-legal = If the time is over and the table is in order with a tile of yours on it, your play counts.
book-time-idle = If you have played nothing, the table goes back and you draw { $idle ->
    [one] one tile.
   *[other] { $idle } tiles.
}
book-time-late = In the middle of a play your tiles come back and you draw { $penalty ->
    [one] one tile.
   *[other] { $penalty } tiles.
}

book-end = The end of a game
book-end-out = The game is over when somebody has an empty rack.
book-end-lose = The others lose what their tiles add up to. Any joker costs 30.
book-end-win = The winner gains all of it, so the scores of a game add up to zero.
book-end-blocked = If the pool is empty and all have passed in a row, the lowest rack wins. The others lose the difference to it.

book-match = The match
book-match-rounds = In a round there are as many games as players. You play { $length ->
    [one] one round.
   *[other] { $length } rounds.
}
book-match-won = Whoever wins most games wins the match. If that is a tie, the points decide.
book-match-target = The match ends when somebody has { $length } points after a game. The highest total wins.
book-match-tie = If the highest totals are equal, one more game is played.
book-match-games = You play { $length ->
    [one] one game.
   *[other] { $length } games.
}
book-match-total = The highest total wins the match. Equal totals win together.
book-match-start = Before every game all draw for the start again.
