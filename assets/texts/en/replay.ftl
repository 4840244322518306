# Replay of a saved game: the line over the rack, and the controls.

replay-deal = The tiles are dealt. { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
replay-begins = { $turn } of { $count } · { $name } …
replay-told = { $turn } of { $count } · { $seconds ->
    [0] {""}
   *[other] { $seconds } s ·{" "}
}{ $story }
replay-turn = { $turn } · { $name }
replay-closed = Racks closed
replay-rules = The replay ends here: the rules have changed since.
chapter-deal = The deal
chapter-opened = first sets
chapter-most = most tiles at once
chapter-timeout = time’s up
chapter-out = last tile
chapter-blocked = everyone passed
control-leave = Back
control-racks = Racks
tip-leave = Back · Escape
tip-racks = Open or close the racks · R
tip-start = To the deal · Home
tip-previous = Previous turn · ←
tip-play = Play · Space
tip-hold = Pause · Space
tip-restart = Watch again from the deal · Space
tip-next = Next turn · →
tip-timeline = One turn · ← →   One chapter · Page Up, Page Down
tip-end = To the end · End
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}
