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
   *[no] { $count ->
        [one] In einem Zug war mehr drin.
       *[other] In ein paar Zügen war mehr drin.
    }
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
        [open] Alles liegt auf dem Brett.
       *[rows] Schau auf die hellen Reihen.
    }
   *[no] { $how ->
        [rack] Alles vom Brett
        [open] Genug zum Eröffnen
        [river] Mit einem Stein aus dem Fluss
        [hard] Knifflig: { $count } Reihen auf einmal
        [row] Mit einer Reihe vom Tisch
        [each] Eine Reihe nach der anderen
       *[rows] Mit { $count } Reihen auf einmal
    }
}
review-found = Gefunden!
review-before = { $gentle ->
    [yes] Bevor { $who ->
        [you] du
       *[other] { $name }
    } { $did ->
        [laid] Steine gelegt
        [drew] gezogen
       *[passed] gepasst
    } { $who ->
        [you] hast.
       *[other] hat.
    }
   *[no] Zug { $turn } · bevor { $who ->
        [you] du
       *[other] { $name }
    } { $did ->
        [laid] { $count ->
            [one] einen Stein
           *[other] { $count } Steine
        } gelegt
        [drew] gezogen
       *[passed] gepasst
    } { $who ->
        [you] hast
       *[other] hat
    }
}
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
   *[no] { review-best-card }: { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
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
   *[usual] Irgendwo in der Mitte
}
review-draws-of = Etwa { $count } von { $all } ziehen { $than ->
    [worse] schlechter
   *[better] besser
}.
review-luckiest = Größtes Glück: { $tiles }.
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
review-answer = Zeig’s mir
review-heading = { $gentle ->
    [yes] Dein Spiel
   *[no] Zug { $turn }
}
review-spoken-rows = Auf diese Reihen kommt es an: { $rows }.
review-spoken-rack = Auf dem Brett: { $tiles }.
chair = Der Maestro auf deinem Platz
chair-ask = Willst du es sehen?
chair-playing = Der Maestro spielt mit deinen Steinen: Spiel { $game } von { $tries }.
chair-none = Der Maestro konnte gerade nicht spielen.
chair-verdict = { $how ->
    [wins] { $outcome ->
        [won] Mit diesen Steinen gewinnt der Maestro { $wins } von { $tries } Spielen. Du hast auch gewonnen.
       *[other] In diesen Steinen steckte ein Sieg. Der Maestro holt ihn in { $wins } von { $tries } Spielen.
    }
    [loses] { $outcome ->
        [won] Mit diesen Steinen verliert der Maestro { $losses } von { $tries } Spielen. Du hast gewonnen!
        [lost] Mit diesen Steinen verliert auch der Maestro { $losses } von { $tries } Spielen.
       *[left] Mit diesen Steinen verliert der Maestro { $losses } von { $tries } Spielen.
    }
    [never] { $outcome ->
        [won] Mit diesen Steinen verliert sogar der Maestro jedes Mal. Und du hast gewonnen!
       *[other] Mit diesen Steinen verliert sogar der Maestro: { $losses } von { $tries } Spielen.
    }
   *[either] { $outcome ->
        [won] Der Maestro gewinnt { $wins } von { $tries } Spielen. Es war alles drin, und du hast gewonnen.
       *[other] Der Maestro gewinnt { $wins } von { $tries } Spielen. Es war alles drin.
    }
}
chair-remark-playing = Pst. Ich höre deinen Steinen zu.
chair-remark-none = Verzeih. An einem anderen Abend.
chair-remark = { $how ->
    [wins] { $outcome ->
        [won] Ein schönes Blatt. Wir haben beide seine Melodie gehört.
       *[other] Da war Musik drin. Folge meiner Linie nach unten.
    }
    [loses] { $outcome ->
        [won] Sture Steine, und bei dir haben sie gesungen. Bravo!
       *[other] Sture Steine. Auch meine Linie fällt kaum.
    }
    [never] { $outcome ->
        [won] Ich fand die Melodie nie. Du schon. Bravo!
       *[other] Diese Steine folgen keinem Taktstock.
    }
   *[either] { $outcome ->
        [won] Ein knappes Stück. Der letzte Ton war deiner.
       *[other] Ein knappes Stück. Ein einziger Ton gab den Ausschlag.
    }
}
chair-short = { $how ->
    [wins] gewinnt { $wins } von { $tries }
    [loses] { $outcome ->
        [lost] verliert auch { $losses } von { $tries }
       *[other] verliert { $losses } von { $tries }
    }
    [never] damit verliert sogar der Maestro
   *[either] es war alles drin
}
chair-lines = Steine auf dem Brett nach jedem Zug
chair-before = Du, damals
chair-now = Du, jetzt
chair-spoken = { $who }: nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} noch { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}.
chair-watch = Zuschauen
chair-again = Selbst noch einmal spielen
chair-uncounted = Noch mal die gleichen Steine. Es zählt nicht.
scoring-uncounted = Noch einmal gespielt, zählt nicht
scoring-review = Rückblick
own-puzzles = Meine Rätsel
own-puzzles-due = { $count ->
    [one] Ein Tisch ist wieder da
   *[other] { $count } Tische sind wieder da
}
own-puzzle-of = Ein Spiel von { $name }
puzzle-aim-river = Leg { $count } Steine. Einer darf aus dem Fluss kommen.
