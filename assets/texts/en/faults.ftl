# Why a row or a play is not allowed.

fault-set-short = A set needs 3 tiles
fault-run-short = Run needs 3 tiles
fault-group-short = Group needs 3 tiles
fault-jokers-only = A set needs a number tile
fault-color-twice = Two { $color } tiles in one group
fault-runs-only = Only runs count in this game
fault-group-long = A group has at most 4 tiles
fault-number-twice = The { $number } is here twice
fault-gap = The { $number } is missing
fault-run-long = A run ends at 1 and 13
fault-order = These are out of order
fault-mixed = Neither a run nor a group
fault-table-touched = First lay your own sets: the table must wait
fault-initial-meld = { $needed ->
    [0] First lay a set of your own
   *[other] The first sets are worth { $value } of { $needed }
}
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
