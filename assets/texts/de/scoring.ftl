# Die Punkte eines Spiels, der Spielzettel, und das Ende einer Partie.

seal-closed = Fair verteilt
# Die Hälfte des Siegels, das vor dem ersten Zug auf die Steine kam.
# Und wie lange danach jemand gedrückt hat, um das einzumischen; "none", wenn niemand.
seal-closed-why = { $seconds ->
    [none] Beleg: { $seal } …
   *[other] Du hast nach { $seconds } s mitgemischt. Beleg: { $seal } …
}
seal-opened = { $seconds ->
    [none] Fair: verteilt wie versiegelt, { $seal } …
   *[other] Fair: verteilt wie versiegelt und nach { $seconds } s mitgemischt, { $seal } …
}
seal-broken = Nicht verteilt wie versiegelt, { $seal } …
seal-given = Nach einer gewählten Zahl verteilt.
seal-copied = { $proof } Kopiert.
word-copy = Dieses Wort gibt die gleichen Steine · Ergebnis kopieren
word-line = Rack & Run · Verteilung { $deal }{ $game ->
    [one] {""}
   *[other] , Spiel { $game }
} · { $ends } · { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}

scoring-out-title = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt!
}
scoring-out-first = { $who ->
    [you] Dein Brett war zuerst leer.
   *[other] { $name } hatte zuerst ein leeres Brett.
}
scoring-blocked-title = Alle haben gepasst
scoring-blocked = das kleinste Brett gewinnt
scoring-game = Spiel { $number } von { $count }
scoring-game-target = Spiel { $number } · bis { $points } Punkte
scoring-tie = Gleichstand an der Spitze, also noch ein Spiel
scoring-best = { $who ->
    [you] Dein bester Zug
   *[other] Bester Zug von { $name }
}: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} in Zug { $turn }
scoring-few-left = { $who ->
    [you] Du hattest
   *[other] { $name } hatte
} noch { $count ->
    [one] einen Stein
    [2] zwei Steine
    [3] drei Steine
   *[other] { $count } Steine
}
scoring-at-once = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count } Steine in einem Zug gelegt
scoring-laid = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count } Steine in { $turns } Zügen gelegt
scoring-lamp = { $who ->
    [you] Die Lampe hat dir ein bisschen geholfen. Der Rest warst ganz du!
   *[other] Die Lampe hat { $name } ein bisschen geholfen.
}
scoring-luck = Neue Steine, neues Glück{ $who ->
    [you] !
   *[other] , { $names }!
}
scoring-together-title = { $count ->
    [0] Alles liegt!
    [one] 1 Stein blieb übrig
   *[other] { $count } Steine blieben übrig
}
scoring-together-out = Gemeinsam geschafft.
scoring-together-blocked = Neue Steine, neues Glück!
scoring-together = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} zusammen gelegt
scoring-show = Herzeigen
scoring-show-why = Speichert ein Bild vom besten Zug
scoring-menu = Menü
scoring-sheet = Zettel
scoring-replay = Ansehen
scoring-next = Nächstes Spiel
scoring-result = Endstand
scoring-revenge = { $name } will Revanche
scoring-again = Nochmal
scoring-rematch = Revanche
scoring-same = gleiche Runde, neue Steine
scoring-same-tiles = die gleichen Steine
scoring-then = Spiel { $number }

sheet-title = Punktezettel
sheet-zero = { $sum } · die Punkte jedes Spiels ergeben zusammen null
sheet-game = Spiel { $number }
sheet-carried = 1–{ $last }
sheet-points = Punkte
sheet-won = Siege
sheet-target = Bis { $points }
sheet-reached = erreicht

result-title = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie!
}
result-title-together = Gemeinsamer Sieg: { $names }
result-sub = { $won } von { $games } Spielen gewonnen · { $points } Punkte
result-sub-total =
    { $points } Punkte nach { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }
result-sub-together = je { $points } Punkte nach { $games } Spielen
result-again = Nochmal spielen
result-buddy-up = { $who ->
    [you] Du hast
   *[other] { $name } hat
} zweimal gewonnen. { $buddy } spielt jetzt etwas besser.
result-buddy-met = { $buddy } hat gut zugesehen und spielt jetzt besser.
result-buddy-down = { $buddy } spielt jetzt etwas sanfter.
result-next-step = Neue Stufe frei
