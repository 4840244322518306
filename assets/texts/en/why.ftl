# Why a try fails, as the animal says it: at most 12 words in all.

number-word = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] thirteen
}
number-one = { $number ->
    [8] an eight
    [11] an eleven
   *[other] a { number-word }
}
number-many = { $number ->
    [6] sixes
   *[other] { number-word }s
}
why-set-short = { $count ->
    [1] One tile alone?
   *[other] Two tiles?
} A row needs three.
why-run-short = Two are a good start. A run needs three.
why-group-short = Two { $many }? A third one makes a group.
why-jokers-only = Jokers alone don’t know who they are. Add a number.
why-color-twice = Two { $color } ones? In a group each colour comes once.
why-runs-only = Groups don’t count here. Line up one colour instead.
why-group-long = One too many! There are only four colours.
why-number-twice = Two { $many }? In a run each number comes once.
why-gap = The { $tile } is missing here. A run leaves nothing out.
why-run-long = Runs end at thirteen. This one wants to go further.
why-order = Nearly! Put the numbers in order, from small to large.
why-mixed = These don’t go together. One number, or one colour in order.
why-mixed-group = { $count ->
    [1] { $one }
    [2] Two { $many }
    [3] Three { $many }
   *[other] Four { $many }
} and { $odd }? { $odds } like { $like }.
why-mixed-run = The { $tile } doesn’t belong. A run keeps one colour.
why-table-touched = First lay your own sets. Then the table is yours, too.
why-initial-meld = { $needed ->
    [0] First lay a set that is all your own.
   *[other] Your sets make { $value }. You need { $needed }.
}
why-joker-in-initial-meld = Keep the joker. Your first sets do without it.
why-joker-before-meld = That joker waits until you’ve laid your first sets.
why-joker-in-old-set = The joker is free! Now find it a new set.
why-joker-own-tiles = Give the free joker { $count } of your own tiles.
why-double-needs-both = The Double leaves only when both its tiles come.
why-joker-needs-both = This joker waits for both missing colours.
why-joker-exchanged = Joker for joker? No swap. Bring it a number.
why-key-not-played = You took the { $tile }. Now find it a place.
why-river-first = The River comes first. Take everything back, then take from it.
why-choose-one = Two tiles, and one is yours. Keep one.
why-mirror-twice = Two Mirrors? One is enough for a row.
why-mirror-middle = The Mirror likes the middle, with tiles on both sides.
why-mirror-uneven = One side is longer. The Mirror wants both alike.
why-mirror-sides = Look left, look right: the Mirror wants the same.
why-mirror-change = The Colour change looks into the Mirror. Add one opposite.
why-mirror-side = Each side must be a piece of a run or group.
why-change-only-runs = Equal numbers don’t need a Colour change. Runs do.
why-change-stretch = Too many colours! They change only at the Colour change.
why-change-same = After a Colour change comes another colour.
why-change-number = The Colour change counts as a number. Leave it a place.
why-double-run = The Double stands for two numbers side by side.
why-double-group = The Double fills two places. That’s one too many.
why-nothing-played = Nothing new lies there yet. Lay a tile of yours.
why-tile-gone = The { $tile } lives on the table. Please put it back.
why-tile-from-nowhere = The { $tile } isn’t on your rack.
why-not-your-tile = The { $tile } stays on the table. It’s everybody’s.
why-no-such-tile = This tile can’t go there. Try another place.
why-pool-empty = There’s nothing left to draw.
why-pool-not-empty = There are tiles left. So draw one.
