# The rule book.

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

# For games with few numbers, which children read.
book-runs = Runs
book-few-numbers = The numbers go from 1 to { $highest }.
book-few-tiles = There are { $tiles } tiles, and no jokers.
book-few-rack = Everyone takes { $rack } tiles. The rest is the pool.
book-few-open = All people lay their racks open.
book-few-three = All tiles on the table lie in sets of three or more.
book-few-run = A run has numbers in a row, all in one colour.
book-few-group = A group has one number in different colours.
book-few-only = Only runs count in this game.
book-few-ends = The 1 is the lowest number, and { $highest } the highest.
book-few-first = Any set may be your first.
book-few-more = Then add to any row, too.
book-few-draw = You lay nothing? Draw one tile.
book-few-pass = When the pool is empty, you pass instead.
book-few-table = The table belongs to everybody. Build new rows from it.
book-few-whole = At the end of your turn every row must be whole.
book-few-undo = Try as much as you like. A step can always be taken back.
book-few-out = The game is over when somebody has an empty rack.
book-few-lose = The others lose what their tiles add up to.
book-few-blocked = Nobody can play and the pool is empty? The lowest rack wins.
