# Hints, from whether something can be played to a sentence for every move.

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
hints-on = Hints: on
hints-off = Hints: off
