# The rule book.

book-of = Rule book · { $name }
book-tab-aim = Aim
book-tab-sets = Sets
book-tab-turn = Turn
book-tab-moves = Moves
book-tab-jokers = Jokers
book-tab-twist = Twist
book-tab-extras = Extras
book-tab-time = Time
book-tab-end = End
meld-run = Run · { $value } points
meld-group = Group · { $value } points
meld-mirror = Mirror · { $value } points
book-loses = Loses { $points }
book-gains = The winner gains { $points }

book-aim = Aim and tiles
book-aim-goal = Be the first to get every tile from your rack onto the table.
book-aim-numbers = Numbers 1 to 13 come in { $black }, { $red }, { $blue } and { $orange }, with { $copies ->
    [one] one
   *[other] two
} of each tile.
book-aim-yellow-red = The rule sheet calls { $orange } yellow.
book-aim-yellow-pink = The rule sheet calls { $orange } yellow and { $red } pink.
book-aim-jokers = With { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
}, that makes { $tiles } tiles.
book-aim-twist = With two each of jokers, Doubles, Mirrors and Colour changes, that makes { $tiles } tiles.
book-aim-rack = Everyone takes { $rack } tiles. The rest is the pool, face down.
book-aim-start = Everyone draws a tile, and the highest number begins. Play goes clockwise.
book-aim-colors = Every colour has its own shape
book-tile-J = Joker
book-tile-D = Double
book-tile-M = Mirror
book-tile-C = Colour change

book-sets = Groups and runs
book-sets-three = All tiles on the table belong to sets of three or more.
book-sets-group = A group is one number in three or four different colours.
book-sets-run = A run is three or more numbers in a row, all in one colour.
book-sets-ends = The 1 is the lowest number. It never follows the 13.

book-first = The first sets
book-first-value = Together, your first sets must be worth { $needed } points, all from your own rack.
book-first-any = Your first set may be any set from your own rack.
book-first-numbers = A tile is worth its number.
book-first-joker = A joker is worth the tile it stands for.
book-first-no-joker = You may not use a joker in your first sets.
book-first-apart = In that turn, leave the sets on the table as they are.

book-turn = A turn
book-turn-free = After your first sets, you may lay more, add to any set and rearrange the whole table.
book-turn-legal = At the end, every row must be a set. At least one tile must come from your rack.
book-turn-draw = If you play nothing, draw one tile. That ends your turn.
book-turn-river = If you play nothing, draw two tiles and keep one. That ends your turn.
book-turn-pass = When the pool is empty, pass instead.
book-turn-built = Add a tile to a group
book-turn-before = Add a tile to a run
book-turn-new = Lay a new set

book-rearranging = Rearranging
book-rearranging-free = Tiles on the table belong to everybody. Take sets apart and build new ones.
book-rearranging-whole = Tiles from the table stay on the table. Only tiles you played this turn can go back to your rack.
book-rearranging-undo = Try as much as you like. You can always undo a step.
book-move-fourth = Take the fourth tile of a group
book-move-ends = Add at one end, take from the other
book-move-split = Split a run with a tile of your own

book-larger = Big moves
book-larger-several = One tile can set many others in motion.
book-larger-last = In mid-turn, the table may look like anything. Only at the end must every row be a set.
book-move-join = Join two runs
book-move-combined = Take from several sets for a new one
book-move-multiple = Turn three runs into three groups

book-jokers = Jokers
book-jokers-any = A joker stands for any tile, even one you can already see twice.
book-jokers-place = In a run, its place is its number. It can’t come after the 13 or before the 1.
book-jokers-two = A set may have two jokers, but not jokers alone.
book-jokers-cost = If it’s still on your rack when another player goes out, it costs 30.

book-freeing = Freeing a joker
book-freeing-how = A joker is free when its set no longer needs it. Put its tile in, or rearrange the row.
book-freeing-new = In the same turn, it must go into a new set, not one that was there before.
book-freeing-anywhere = In the same turn, it may go into any set.
book-freeing-own = At least { $own } tiles of that set must come from your rack.
book-freeing-rack = It never goes onto a rack.
book-freeing-opened = You must have laid your first sets in an earlier turn.
book-freeing-replaced = The 6 takes its place
book-freeing-end = Add at one end, take the joker from the other
book-freeing-added = It may join a set already on the table

book-double = The Double
book-double-run = In a run, the Double is two neighbouring numbers, and worth both.
book-double-group = In a group, it is two colours. Two more tiles make the group full.
book-double-ends = Both its numbers must be from 1 to 13.
book-double-freed = Free it like a joker.
book-double-replaced = Both its tiles take its place
book-double-three = One of its tiles is enough if a set remains

book-mirror = The Mirror
book-mirror-middle = The Mirror stands in the middle. The sides mirror each other in number and colour.
book-mirror-sides = Each side is part of a run or a group. One tile is enough.
book-mirror-joker = Jokers and Doubles may stand for tiles on the other side. The Mirror itself is worth nothing.
book-mirror-both = Add or take the same on both sides. To free the Mirror, take the row apart.
book-mirror-added = One more tile on both sides

book-change = The Colour change
book-change-runs = The Colour change goes into runs and takes the place of one number.
book-change-colors = The run has one colour before it, and another after it.
book-change-end = At the end of a run, it lets the next tile be any other colour.
book-change-freed = At the end, the run’s next tile frees it. In the middle, split the run to free it.
book-change-replaced = The 7 takes its place

book-bonus = All jokers together
book-bonus-mixed = Jokers, Doubles and Colour changes may share a set, as many as you like.
book-bonus-freed = Free them all like the joker. Left on a rack at the end, each costs 30.
book-bonus-exchange = You may not swap one kind of joker for another just to free it.

book-river = The River
book-river-draw = Draw two tiles, keep one, and lay the other face up at the right end of the River. If only one is left in the pool, just keep it.
book-river-key = At the start of your turn, you may take a tile from the River. It is the Key, and you must play it now.
book-river-plunder = All tiles to the left of the Key are the Plunder. They come to your rack and wait there for your next turn.
book-river-back = If you don’t play the Key, everything goes back.
book-river-two = Draw these two, keep one
book-river-taken = The Key is played; three tiles are the Plunder

book-loose = Loose tiles
book-loose-taken = Your play may leave one or two loose tiles. They come to your rack.
book-loose-more = Three are too many, and a joker may never be left.
book-loose-two = The two loose tiles come to your rack

book-house = House rules
book-house-mercy = After { $mercy } draws without first sets, any set opens for you.
book-house-build = In the turn of your first sets, you may build on the table, too.
book-house-group = Only both missing colours together free a joker in a group of three.
book-house-double = Only both its tiles together free a Double.
book-house-opened = After { $mercy } draws
book-house-built = First sets, and a tile added at once
book-house-filled = Both missing colours take its place

book-time = Time
book-time-none = There is no clock. Take all the time you need.
book-time-limit = A turn has { $seconds } seconds.
book-time-legal = If you have laid a tile and the table is legal when time runs out, your play counts.
book-time-idle = If you have played nothing, the table goes back and you draw { $idle ->
    [one] one tile.
   *[other] { $idle } tiles.
}
book-time-late = If your play is unfinished, your tiles come back and you draw { $penalty ->
    [one] one tile.
   *[other] { $penalty } tiles.
}

book-end = The end of a game
book-end-out = The game is over when somebody’s rack is empty.
book-end-lose = The others lose the sum of their tiles. Every joker costs 30.
book-end-win = The winner gains all of it, so a game’s scores add up to zero.
book-end-blocked = If the pool is empty and everyone has passed, the lowest rack wins. The others lose the difference.

book-match = The match
book-match-rounds = In a round, there are as many games as players. You play { $length ->
    [one] one round.
   *[other] { $length } rounds.
}
book-match-won = Win the most games to win the match. Points decide a tie.
book-match-target = The match ends when somebody has { $length } points after a game. The highest total wins.
book-match-tie = If the highest totals are equal, you play one more game.
book-match-games = You play { $length ->
    [one] one game.
   *[other] { $length } games.
}
book-match-total = The highest total wins the match. Equal totals win together.
book-match-start = Before every game, everyone draws for the start again.

book-together-goal = Get every tile from every rack onto the table, all together.
book-together-racks = All racks lie open. Talk, look, and help each other.
book-together-out = If your rack is empty, your turns are over, but you can keep helping.
book-together-won = When every rack is empty, everybody has won.
book-together-lost = If the pool is empty and nobody can play, everybody has lost. Then you try again.
book-together-point = With the hand, show others a move. They say yes or no.
book-together-last = The last tile is down

book-tips = Good to know
book-tips-hold = Early on, you don’t have to lay all you can. The others can use whatever you put on the table.
book-tips-fourth = If you have four tiles for a group, lay three. Add the fourth when you have nothing else to lay.
book-tips-joker = A joker on your rack costs 30 when somebody goes out. Keep it at first, but lay it in time.
book-tips-last = When somebody has only a few tiles left, lay all you can.
book-tips-three = First these three
book-tips-later = The fourth in a later turn

# For the ladder, which children read. At most 12 words a sentence.
book-runs = Runs
book-few-numbers = Numbers go from 1 to { $highest }.
book-few-tiles = There are { $tiles } tiles, and no jokers.
book-few-rack = Everyone takes { $rack } tiles. The rest is the pool.
book-few-open = Everybody can see people’s racks and help.
book-few-three = All tiles on the table belong to sets of three or more.
book-few-run = A run has numbers in a row, all in one colour.
book-few-group = A group has one number in different colours.
book-few-only = Only runs count in this game.
book-few-ends = The 1 is the lowest number, and { $highest } the highest.
book-few-first = Any set may be your first.
book-few-more = After that, add to any row.
book-few-rows = Some runs are already on the table when you start.
book-quick-deal = In a quick game there are fewer tiles, and runs already lie on the table.
book-quick-first = Any set may be your first, and you may add to any row at once.
book-few-add = Add to any row, from your first turn on.
book-few-any = You may lay any set of your own, too.
book-few-draw = Nothing to lay? Draw a tile.
book-few-pass = Is the pool empty? Then pass instead.
book-few-table = The table belongs to everybody. Build new rows from it.
book-few-whole = At the end of your turn, every row must be a set.
book-few-undo = Try as much as you like. You can always undo a step.
book-few-out = The game is over when somebody’s rack is empty.
book-few-lose = The others lose the sum of their tiles.
book-few-blocked = Nobody can play and the pool is empty? The lowest rack wins.
