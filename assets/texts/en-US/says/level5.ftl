says-level5-play = { $number ->
    [0] Filed where it belongs.
    [1] A page was missing here.
    [2] On the right shelf at last.
    [3] Psst, I’m only adding a line.
    [4] A small note in the margin.
    [5] A bookmark here, so I won’t lose it.
    [6] According to the catalog, here.
   *[other] I can’t bear a gap on a shelf.
}
