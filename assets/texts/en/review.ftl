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
   *[no] There was something.
}
review-want = { $gentle ->
    [yes] Want to look for it?
   *[no] Want to look?
}
tip-turn-choice = One sign after the other · ← →
review-look = Look
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
       *[rows] Look at the bright rows.
    }
   *[no] { $how ->
        [rack] All from the rack
        [river] With a tile of the River
        [hard] A hard one: { $count } rows at once
       *[rows] { $count ->
            [one] One row moves
           *[other] { $count } rows move at once
        }
    }
}
review-found = Found!
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
   *[no] { scoring-best }
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
   *[usual] About as good as most
}
review-draws-of = With the same racks, about { $count } of { $all } draw { $than ->
    [worse] worse
   *[better] better
}.
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
review-heading = { $gentle ->
    [yes] Your game
   *[no] Turn { $turn }
}
review-spoken-rows = These rows matter: { $rows }.
review-spoken-rack = On the rack: { $tiles }.
scoring-review = Look back
own-puzzles = My puzzles
own-puzzles-due = { $count ->
    [one] One table is back
   *[other] { $count } tables are back
}
own-puzzle-of = { $name }’s game
puzzle-aim-river = Lay { $count } tiles. One may come from the River.
