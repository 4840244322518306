"""The best play, and whether it is proven.

`play` is the door. It asks `go_out` for a play that lays the whole rack, `opening` for a first
meld, and `freed_jokers` for the best table that the rules allow. These ask `best_table`, wherever
freed jokers go, and `fewest_moves` for one as good that moves less. Where rules let a player take
`loose_tiles`, plays that leave some are tried too.

`best_table` is one pipeline: `supplies` counts what there is, `sweep` walks over the numbers, with
bonus jokers the one in `bonus`, and `lay_out` makes rows of what was found. A sweep knows, for each
colour, the `transitions` between its `run_states`, and for each number its `groups`; it looks up
the `options` of two colours at a time, and `dominance` says with which ways to go on. `packing`
turns ways into ints; `backtrack_layers` remember them for the way back. A `budget` bounds how many
states are looked at.

Where runs alone count, `split_by_color` makes a task of each colour.

`finish` asks the same of a table in the middle of a turn: all that was laid stays.

`sets` lists the sets that loose tiles can make, for `opening`, `freed_jokers` and the bots.
`greedy_play` is the simple player, who lays its `best_sets` and adds tile by tile: no answer is
worse.
"""
