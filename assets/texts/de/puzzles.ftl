# Rätsel: der Tisch des Tages, der Kalender, die Regale.

puzzle-today = Tisch des Tages
puzzles = Rätsel
puzzles-solved = { $count } von { $all }

puzzle-grade = { $grade ->
    [nudge] Schubs
    [split] Spalter
    [chain] Kette
    [knot] Knoten
   *[trap] Falle
}
puzzle-grade-for = { $grade ->
    [nudge] Eine Reihe bewegt sich
    [split] Zwei Reihen auf einmal
    [chain] Drei Reihen auf einmal
    [knot] Vier Reihen oder mehr
   *[trap] Kleine Schritte führen in die Irre
}
puzzle-number = { puzzle-grade } { $number }
puzzle-aim = { $aim ->
    [out] Leg alle deine Steine ab.
    [lay] Leg { $count } Steine von deinem Brett.
    [fewest] Leg alles ab. Auf dem Tisch dürfen höchstens { $count } Steine umziehen.
    [free] Befreie den Joker.
   *[open] Erreiche 30 mit deinen ersten Kombinationen.
}
puzzle-can-play = Es geht in diesem einen Zug. Die Lampe hilft.

puzzle-hint-rows = { $count ->
    [0] Alles, was du brauchst, liegt auf deinem Brett.
    [one] Eine Reihe muss sich ändern.
   *[other] { $count } Reihen müssen sich ändern.
}
puzzle-hint-set = Eine Reihe wird { $tiles }.

puzzle-joy = { $grade ->
    [nudge] Sauber!
    [split] Gut gespalten!
    [chain] Was für eine Kette!
    [knot] Entwirrt!
   *[trap] Durchschaut!
}
puzzle-found = Gefunden mit { $tries ->
    [one] einem Versuch
   *[other] { $tries } Versuchen
} und { $hints ->
    [0] ohne Tipp
    [one] einem Tipp
   *[other] { $hints } Tipps
}.
puzzle-shown = So geht es
puzzle-shown-sub = Vielleicht auch anders. Versuch es jederzeit selbst.
puzzle-next = Weiter
puzzle-compare = Vergleich
puzzle-yours = Deine Lösung
puzzle-other = Eine andere Lösung
puzzle-same = Genauso steht es im Buch
puzzle-moved = { $count ->
    [0] kein Stein auf dem Tisch ist umgezogen
    [one] ein Stein auf dem Tisch ist umgezogen
   *[other] { $count } Steine auf dem Tisch sind umgezogen
}
puzzle-copy = Ergebnis kopieren
puzzle-copied = Kopiert. Füg es ein, wo du willst.
puzzle-uncopied = Das ließ sich nicht kopieren.
puzzle-line = Rack & Run · { puzzle-day } · { puzzle-grade } · { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
} · { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}

calendar-play = { $solved ->
    [yes] Noch einmal
   *[no] Spielen
}
puzzle-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
puzzle-date = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}, { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
puzzle-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
# Der Tag, mit dem im Kalender eine Woche beginnt: monday, saturday oder sunday.
week-begins = monday
weekday-short = { $weekday ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
speak-solved = gelöst
