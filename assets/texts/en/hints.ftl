# Hints: from "You can play" to a sentence for every move.

hint-ask = { $rung ->
    [0] Hint
    [1] Where?
    [2] Which tiles?
    [3] Show me
   *[other] Next step
}
hint-show-left = Show me: { $count } left
hint-show-none = That’s all I can show in this game.
hint-late = Too little time for that now. { $pool ->
    [0] Pass.
   *[other] Draw a tile.
}
hint-thinking = Let me look …
hint-failed = I couldn’t work that out. Press again, or play what you see.
hint-can = You can play.
hint-can-swap = { $pool ->
    [0] You can swap tiles with the table, or pass.
   *[other] You can swap tiles with the table. Then you don’t have to draw.
}
hint-can-open = You can open: your sets reach { $needed } points.
hint-overlooked = { $needed ->
    [0] Your rack holds a set, so you can open.
   *[other] Your rack holds { $needed } points in sets, so you can open.
} The lamp shows where.
hint-nothing = { $pool ->
    [0] You can’t play anything. Pass.
   *[other] You can’t play anything. Draw a tile.
}
hint-nothing-smaller = { $pool ->
    [0] Nothing gets you rid of a tile. Pass.
   *[other] Nothing gets you rid of a tile. Draw one.
}
hint-drawing-better = { $pool ->
    [0] You could play, but you’d end up with more tiles. Pass.
   *[other] You could play, but drawing leaves you with fewer tiles. Draw one.
}
hint-nothing-seen = { $pool ->
    [0] I found nothing, but couldn’t try everything. Pass, or look again.
   *[other] I found nothing, but couldn’t try everything. Draw a tile, or look again.
}
hint-poor = { $value ->
    [0] You don’t have a set yet
   *[other] Your sets are worth { $value }, and you need { $needed }
}. { $pool ->
    [0] Pass.
   *[other] Draw a tile.
}
hint-where = Look at { $rows }.
hint-where-many = Look at the glowing rows.
hint-where-rack = Look at your own rack. There are sets on it.
hint-where-river = Look at the River. The { $tile } would help you.
hint-which = { $count ->
    [0] No more tiles needed. Now make every row a set.
    [one] Play this tile from your rack: { $tiles }.
   *[other] Play these tiles from your rack: { $tiles }.
}
hint-which-many = Play the { $count } glowing tiles from your rack.
hint-lay-new = Lay { $tiles } from your rack to start a new row.
hint-lay-whole = Lay a set from your rack: { $tiles }.
hint-lay-row = Lay { $tiles } from your rack with { $row }.
hint-lay-set = Add { $tiles } from your rack to { $row }.
hint-lay-split = Put { $tiles } from your rack into { $row } to make two rows.
hint-lay-joker = Swap { $tiles } from your rack for the { $joker } in { $row }.
hint-take-new = Take { $tiles } from { $from } to start a new row.
hint-take-whole = Take { $tiles } from { $from } and lay { them } down as a set.
hint-take-row = Take { $tiles } from { $from } and lay { them } with { $row }.
hint-take-set = Take { $tiles } from { $from } and add { them } to { $row }.
hint-take-split = Take { $tiles } from { $from } and put { them } into { $row } to make two rows.
hint-take-joker = Take { $tiles } from { $from } and swap { them } for the { $joker } in { $row }.
hint-join = Put { $from } and { $row } together.
hint-order = Put the tiles in order: { $row }.
hint-gather = Bring these tiles together: { $row }.
hint-back = Take { $tiles } back to your rack.
hint-key = Take the { $tile } from the River. It is the Key. { $count ->
    [0] Nothing comes with it.
    [one] One tile comes with it.
   *[other] { $count } tiles come with it.
}
hint-keep-joker = Keep the { $tile }. It helps anywhere.
hint-keep-play = Keep the { $tile }. You can play it next turn if the table stays like this.
hint-keep-near = Keep the { $tile }. It goes with { $tiles } on your rack.
hint-keep-low = Neither goes with your tiles yet. Keep the { $tile }: it costs less at the end.
hint-reset = Let’s start over. Everything goes back.
hint-done = Now press { action-play }.
hint-worth-joker = Or keep the joker. You may need it more later.
hint-worth-fourth = Or lay the rest, and keep { $tiles } to add later.
hint-done-more = Now press { action-play }, or go on: { $count } more { $count ->
    [one] tile
   *[other] tiles
} in { $moves } { $moves ->
    [one] move
   *[other] moves
}.
outlook-sign = { $ending ->
    [here] Can still work
    [rack] Your tiles help
   *[undo] Undo { $count }
}
outlook-tip = { $ending ->
    [here] All that lies here can become sets. Press for the next step.
    [rack] Tiles from your rack can still finish this. Press for the next step.
   *[undo] { $count ->
        [one] This won’t work out. Undo 1 step. Press to do it.
       *[other] This won’t work out. Undo { $count } steps. Press for the first.
    }
}
outlook-back = { $count ->
    [0] That’s far enough. From here it can still work.
    [one] One step back. Take back 1 more.
   *[other] One step back. Take back { $count } more.
}
lacking = A row needs { $tiles } ({ $where }).
lacking-either = { $one } or { $other }
lacking-on-rack = { lacking-count } on your rack
lacking-in-set = one in { $row }
lacking-in-rows = { $count ->
    [one] one in another row
   *[other] { lacking-count } in other rows
}
lacking-in-river = { lacking-count } in the River
lacking-unseen = { lacking-count } not seen yet
lacking-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
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
row-next-to = next to { $row }
row-left = the rest of { $row }
row-alone = { $count ->
    [one] its own row
   *[other] their own row
}
row-other = the other one
hints-on = Hints: on
hints-off = Hints: off
