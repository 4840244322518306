# Captions for sounds, and what speech says.

caption-chord = That makes a set.
caption-whole = All rows are sets again.
caption-turn = { say-turn }
caption-tick = Only seconds left.
caption-heartbeat = A heart beats: somebody is almost out.

# Said in place of the sign − before points.
speak-minus = minus
speak-remark = { $name }: { $words }
speak-state = { $what }, { $how }
speak-from-to = from { $first } to { $last }
speak-primary = Return: { $button }
speak-disabled = not now
speak-chosen = chosen
speak-choice = { $value }, { $number } of { $count }
speak-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
speech-none = This computer has no voice installed.

# Rows, racks and places: short, because you hear them a hundred times.
speak-row = Row { $number }: { $row }
speak-row-fault = Row { $number }: { $why }: { $tiles }
speak-run = run, { $color } { $first } to { $last }
speak-group = group of { $number }s, { $colors }
# A colour in a list, where no number follows it at once.
speak-color = { $color }
speak-joker = { $joker } as { $meant }
speak-table =
    { $count ->
        [0] The table is empty.
        [one] One row on the table.
       *[other] { $count } rows on the table.
    }
speak-river = River: { $tiles }
speak-rack =
    { $count ->
        [one] Rack, 1 tile: { $tiles }
       *[other] Rack, { $count } tiles: { $tiles }
    }
speak-rack-asked = { $key } reads your rack.
speak-then = { $said }; { $then }
speak-drawn = Drawn: { $tiles }
speak-held = Picked up: { $tiles }
speak-held-some = Picked up.
speak-let-go = Put back.
speak-taken-back = Taken back.
speak-seconds =
    { $count ->
        [one] 1 second left.
       *[other] { $count } seconds left.
    }
speak-seat =
    { $count ->
        [one] { $name }: 1 tile
       *[other] { $name }: { $count } tiles
    }
speak-order =
    { $mode ->
        [runs] Rack by runs.
        [groups] Rack by groups.
       *[own] Rack in your own order.
    }
speak-on-rack = Rack { $number }: { $tile }
speak-in-row = Row { $row }, { $number }: { $tile }
speak-in-river = River { $number }: { $tile }
speak-before = Row { $row }, before { $tile }
speak-behind = Row { $row }, after { $tile }
speak-between = Row { $row }, between { $tile } and { $next }
speak-to-rack = Back to the rack
speak-to-felt = Felt, a new row
speak-pool = Pool, { $count } tiles: draw
speak-keep = Keep: { $tile }
speak-points = { $name }: { $points } points
speak-points-total = { $name }: { $points } points, { $total } in all
speak-speed = Speed
speak-whose = Statistics for
speak-keys = { $keys }: { $does }
speak-new-row = New row: { $row }
speak-place-of = { $place }. Place { $number } of { $count }.
speak-nowhere = Fits nowhere: { $place }
speak-no-hints = Hints are off. Take tiles first, then ask where they fit.
speak-not-there = Not on your rack: { $tile }
speak-gone = Gone: { $row }
speak-nothing = Nothing there.
speak-no-news = Nothing has changed.

# Letters typed to find a tile of a colour. Free for this: all but A, G, H, J, T and W.
speak-letter-black = k
speak-letter-red = r
speak-letter-blue = b
speak-letter-orange = o
speak-letter-teal = l
tip-read = Read to me
