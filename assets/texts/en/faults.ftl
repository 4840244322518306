# Why a row or a play is not allowed.

fault-set-short = A set needs 3 tiles
fault-run-short = A run needs 3 tiles
fault-group-short = A group needs 3 tiles
fault-jokers-only = A set needs a number tile
fault-color-twice = Two { $color } tiles in one group
fault-runs-only = Only runs count in this game
fault-group-long = A group has at most 4 tiles
fault-number-twice = The { $number } appears twice
fault-gap = The { $number } is missing
fault-run-long = Runs go from 1 to 13
fault-order = These are out of order
fault-mixed = These don’t go together
fault-table-touched = Lay your first sets before you touch the table
fault-initial-meld = { $needed ->
    [0] Lay a set of your own first
   *[other] Your first sets are worth { $value } of { $needed }
}
fault-joker-in-initial-meld = No joker in the first sets
fault-joker-before-meld = You can’t free a joker before your first sets
fault-joker-in-old-set = A freed joker must go into a new set
fault-joker-own-tiles = A freed joker needs { $count } of your tiles with it
fault-double-needs-both = Only both its tiles free this Double
fault-joker-needs-both = Only both missing colours free this joker
fault-joker-exchanged = A bonus joker can’t take a joker’s place
fault-key-not-played = Play the Key: the { $tile }
fault-river-first = Take from the River before anything else
fault-choose-one = Keep one of the two tiles first
fault-mirror-twice = Only one Mirror in a row
fault-mirror-middle = The Mirror belongs in the middle
fault-mirror-uneven = The Mirror needs two equal sides
fault-mirror-sides = The Mirror needs the same tiles on both sides
fault-mirror-change = A Colour change needs another one opposite
fault-mirror-side = Each side must be part of a run or a group
fault-change-only-runs = Colour changes go only into runs
fault-change-stretch = Only one colour between Colour changes
fault-change-same = A Colour change needs another colour after it
fault-change-number = The Colour change takes a number’s place
fault-double-run = The Double needs two numbers side by side
fault-double-group = The Double takes two places in a group
fault-nothing-played = Play at least one tile from your rack
fault-tile-gone = The { $tile } must stay on the table
fault-tile-from-nowhere = The { $tile } isn’t on your rack
fault-not-your-tile = The { $tile } belongs to the table
fault-no-such-tile = This tile can’t go there
fault-pool-empty = The pool is empty
fault-pool-not-empty = You can’t pass while the pool has tiles
