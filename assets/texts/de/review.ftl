# Was möglich war: ein Blick zurück. $gentle ist "yes" in Spielen für Kinder, die keine Zahlen haben.

review = Was möglich war
review-whose = Wessen Züge
review-looking = { $who ->
    [you] Deine Züge werden
   *[other] Die Züge von { $name } werden
} angesehen …
review-none = { $gentle ->
    [yes] Gut gespielt! Nichts Leichtes blieb liegen.
   *[no] Die Lampe hat jeden Zug angesehen und nichts gefunden, was { $who ->
        [you] du verpasst hast.
       *[other] { $name } verpasst hat.
    }
}
review-something = { $gentle ->
    [yes] { $is_out ->
        [yes] Du hättest fertig werden können.
       *[no] Da ging noch mehr.
    }
   *[no] Da war noch was drin.
}
review-want = { $gentle ->
    [yes] Magst du danach suchen?
   *[no] Willst du es sehen?
}
tip-turn-choice = Von Zeichen zu Zeichen · ← →
review-look = Ansehen
review-idea = { $gentle ->
    [yes] { $kind ->
        [out] Ein Weg, fertig zu werden
       *[more] Mehr zum Ablegen
    }
   *[no] Zug { $turn }: { $kind ->
        [out] alles ablegen
       *[more] { $count } Steine ablegen
    }
}
review-rows = { $gentle ->
    [yes] { $how ->
        [rack] Alles liegt auf dem Brett.
       *[rows] Schau auf die hellen Reihen.
    }
   *[no] { $how ->
        [rack] Alles vom Brett
        [river] Mit einem Stein aus dem Fluss
        [hard] Knifflig: { $count } Reihen auf einmal
       *[rows] { $count ->
            [one] Eine Reihe bewegt sich
           *[other] { $count } Reihen auf einmal
        }
    }
}
review-found = Gefunden!
review-turn = { $gentle ->
    [yes] So lag es da.
   *[no] Zug { $turn } · { $who ->
        [you] du hast
       *[other] { $name } hat
    } { $did ->
        [laid] { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        } gelegt
        [drew] gezogen
       *[passed] gepasst
    }
}
review-best-card = { $who ->
    [you] Dein bester Zug
   *[other] Bester Zug von { $name }
}
review-best = { $gentle ->
    [yes] { review-best-card }
   *[no] { scoring-best }
}
review-draws = { $who ->
    [you] Was du gezogen hast
   *[other] Was { $name } gezogen hat
}
review-draws-ask = Glück gehabt?
review-draws-grade = { $grade ->
    [much-better] Besser als bei fast allen
    [better] Besser als bei den meisten
    [worse] Schlechter als bei den meisten
    [much-worse] Schlechter als bei fast allen
   *[usual] Etwa wie bei den meisten
}
review-draws-of = Mit denselben Steinen ziehen etwa { $count } von { $all } { $than ->
    [worse] schlechter
   *[better] besser
}.
review-lucky = Glück beim Ziehen
review-draw = Zug { $turn } · Glück beim Ziehen: { $tiles }
review-laid = { $count ->
    [one] Ein Stein
   *[other] { $count } Steine
}
review-stamp = Stempel: { $stamp }
review-picture = Bild speichern
review-copy = Zeile kopieren
review-line = { $name } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} in einem Zug gelegt
review-shared-line = Rack & Run · { $line }
review-comes-back = { $count ->
    [one] Morgen wieder da
   *[other] { $count } sind morgen wieder da
}
review-try = Probier’s
review-heading = { $gentle ->
    [yes] Dein Spiel
   *[no] Zug { $turn }
}
review-spoken-rows = Auf diese Reihen kommt es an: { $rows }.
review-spoken-rack = Auf dem Brett: { $tiles }.
scoring-review = Rückblick
own-puzzles = Meine Rätsel
own-puzzles-due = { $count ->
    [one] Ein Tisch ist wieder da
   *[other] { $count } Tische sind wieder da
}
own-puzzle-of = Ein Spiel von { $name }
puzzle-aim-river = Leg { $count } Steine. Einer darf aus dem Fluss kommen.
