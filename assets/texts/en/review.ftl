# What was there: a look back at a game. $gentle is "yes" in games of children, which have no figures.

review = What was there
review-whose = Whose turns
review-looking = Looking through { $who ->
    [you] your
   *[other] { $name }’s
} turns…
review-none = { $gentle ->
    [yes] Well played! Nothing easy was missed.
   *[no] The lamp looked at every turn and found nothing { $who ->
        [you] you
       *[other] { $name }
    } missed.
}
review-something = { $gentle ->
    [yes] { $is_out ->
        [yes] There was a way to finish.
       *[no] There was more to lay.
    }
   *[no] { $count ->
        [one] One turn had more in it.
       *[other] A few turns had more in them.
    }
}
review-want = { $gentle ->
    [yes] Want to look for it?
   *[no] Want to look?
}
tip-turn-choice = One sign after the other · ← →
review-look = Show me
review-idea = { $gentle ->
    [yes] { $kind ->
        [out] A way to finish
       *[more] More to lay
    }
   *[no] Turn { $turn }: { $kind ->
        [out] a way out
       *[more] { $count } tiles to lay
    }
}
review-rows = { $gentle ->
    [yes] { $how ->
        [rack] It’s all on the rack.
        [open] It’s all on the rack.
       *[rows] Look at the bright rows.
    }
   *[no] { $how ->
        [rack] All from the rack
        [open] Enough to open
        [river] With a tile of the River
        [hard] A hard one: { $count } rows at once
        [row] With one row of the table
        [each] With one row at a time
       *[rows] With { $count } rows at once
    }
}
review-found = Found!
review-before = { $gentle ->
    [yes] Before { $who ->
        [you] you
       *[other] { $name }
    } { $did ->
        [laid] laid tiles.
        [drew] drew.
       *[passed] passed.
    }
   *[no] Turn { $turn } · before { $who ->
        [you] you
       *[other] { $name }
    } { $did ->
        [laid] laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }
        [drew] drew
       *[passed] passed
    }
}
review-turn = { $gentle ->
    [yes] This is how it was.
   *[no] Turn { $turn } · { $who ->
        [you] you
       *[other] { $name }
    } { $did ->
        [laid] laid { $count ->
            [one] one tile
           *[other] { $count } tiles
        }
        [drew] drew
       *[passed] passed
    }
}
review-best-card = { $who ->
    [you] Your
   *[other] { $name }’s
} best turn
review-best = { $gentle ->
    [yes] { review-best-card }
   *[no] { review-best-card }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
}
review-draws = { $who ->
    [you] Your
   *[other] { $name }’s
} draws
review-draws-ask = Lucky or not?
review-draws-grade = { $grade ->
    [much-better] Better than nearly all
    [better] Better than most
    [worse] Worse than most
    [much-worse] Worse than nearly all
   *[usual] Somewhere in the middle
}
review-draws-of = About { $count } of { $all } players draw { $than ->
    [worse] worse
   *[better] better
}.
review-luckiest = Luckiest: { $tiles }.
review-lucky = Lucky draw
review-draw = Turn { $turn } · a lucky draw: { $tiles }
review-laid = { $count ->
    [one] One tile
   *[other] { $count } tiles
}
review-stamp = Stamp: { $stamp }
review-picture = Save picture
review-copy = Copy line
review-line = { $name } laid { $count ->
    [one] one tile
   *[other] { $count } tiles
} in one turn
review-shared-line = Rack & Run · { $line }
review-comes-back = { $count ->
    [one] This one is back tomorrow
   *[other] { $count } are back tomorrow
}
review-try = Try it
review-answer = Show me
review-heading = { $gentle ->
    [yes] Your game
   *[no] Turn { $turn }
}
review-spoken-rows = These rows matter: { $rows }.
review-spoken-rack = On the rack: { $tiles }.
chair = The Maestro in your chair
chair-ask = Want to see?
chair-playing = The Maestro plays with your tiles: game { $game } of { $tries }.
chair-none = The Maestro couldn’t play just now.
chair-verdict = { $how ->
    [wins] { $outcome ->
        [won] The Maestro wins { $wins } of { $tries } with these tiles. You won, too.
       *[other] There was a win in these tiles. The Maestro finds it { $wins } times out of { $tries }.
    }
    [loses] { $outcome ->
        [won] The Maestro loses { $losses } of { $tries } with these tiles. You won!
        [lost] The Maestro loses { $losses } of { $tries } with these tiles, too.
       *[left] The Maestro loses { $losses } of { $tries } with these tiles.
    }
    [never] { $outcome ->
        [won] Even the Maestro loses { $losses } of { $tries } with these tiles. And you won!
       *[other] Even the Maestro loses with these tiles: { $losses } of { $tries }.
    }
   *[either] { $outcome ->
        [won] The Maestro wins { $wins } of { $tries }. It could have gone either way, and you won.
       *[other] The Maestro wins { $wins } of { $tries }. It could have gone either way.
    }
}
chair-remark-playing = Hush. I am listening to your tiles.
chair-remark-none = Forgive me. Another evening.
chair-remark = { $how ->
    [wins] { $outcome ->
        [won] A fine hand. We both heard its tune.
       *[other] There was a tune in it. Follow my line down.
    }
    [loses] { $outcome ->
        [won] Stubborn tiles, and you made them sing. Bravo!
       *[other] Stubborn tiles. My line hardly falls, either.
    }
    [never] { $outcome ->
        [won] I never found the tune. You did. Bravo!
       *[other] No baton could lead these tiles.
    }
   *[either] { $outcome ->
        [won] A close piece. The last note was yours.
       *[other] A close piece. One note decided it.
    }
}
chair-short = { $how ->
    [wins] wins { $wins } of { $tries }
    [loses] { $outcome ->
        [lost] loses { $losses } of { $tries }, too
       *[other] loses { $losses } of { $tries }
    }
    [never] even the Maestro loses with these tiles
   *[either] it could have gone either way
}
chair-lines = Tiles left after each turn
chair-before = You, then
chair-now = You, now
chair-spoken = { $who }: { $count ->
    [one] one tile
   *[other] { $count } tiles
} left after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
chair-watch = Watch it
chair-again = Play it again yourself
chair-uncounted = The same tiles again. It doesn’t count.
scoring-uncounted = Played again, it doesn’t count
scoring-review = Look back
own-puzzles = My puzzles
own-puzzles-due = { $count ->
    [one] One table is back
   *[other] { $count } tables are back
}
own-puzzle-of = { $name }’s game
puzzle-aim-river = Lay { $count } tiles. One may come from the River.
