"""A match of players, people and bots.

`session` is the match itself: all that happens goes through its `do` (`commands`) and its `tick`,
which lets the clock run or a bot play (`playing`, at a `pace`; asked through a `future`). `journal`
is what has happened as text, `rack_order` how each player's rack is shown, `score_sheet` and
`replay` look back.
"""
