# Tipps: von der Frage, ob etwas geht, bis zu einem Satz für jeden Schritt.

hint-ask = { $rung ->
    [0] Tipp
    [1] Wo?
    [2] Welche Steine?
    [3] Zeig es mir
   *[other] Nächster Schritt
}
hint-show-left = Zeig es mir: noch { $count }
hint-show-none = Mehr zeige ich in diesem Spiel nicht.
hint-late = Dafür reicht die Zeit nicht mehr. { $pool ->
    [0] Passe.
   *[other] Zieh einen Stein.
}
hint-thinking = Mal sehen …
hint-failed = Da komme ich nicht weiter. Drück nochmal, oder leg, was du siehst.
hint-can = Du kannst etwas legen.
hint-can-swap = { $pool ->
    [0] Du kannst Steine mit dem Tisch tauschen oder passen.
   *[other] Du kannst Steine mit dem Tisch tauschen. Dann musst du nicht ziehen.
}
hint-can-open = Du kannst eröffnen: Deine Kombinationen reichen für { $needed } Punkte.
hint-overlooked = { $needed ->
    [0] Auf deinem Brett liegt schon eine Kombination
   *[other] Mit deinen Steinen kommst du schon auf { $needed } Punkte
}: Du kannst eröffnen. Die Lampe zeigt, wo.
hint-nothing = { $pool ->
    [0] Du kannst nichts legen. Passe.
   *[other] Du kannst nichts legen. Zieh einen Stein.
}
hint-nothing-smaller = { $pool ->
    [0] Du wirst gerade keinen Stein los. Passe.
   *[other] Du wirst gerade keinen Stein los. Zieh einen.
}
hint-drawing-better = { $pool ->
    [0] Du könntest etwas legen, hättest danach aber mehr Steine. Passe.
   *[other] Du könntest etwas legen, aber Ziehen ist besser: Danach hast du weniger Steine.
}
hint-nothing-seen = { $pool ->
    [0] Ich habe nichts gefunden, konnte aber nicht alles probieren. Passe oder schau selbst noch mal.
   *[other] Ich habe nichts gefunden, konnte aber nicht alles probieren. Zieh oder schau selbst noch mal.
}
hint-poor = { $value ->
    [0] Du hast noch keine eigene Kombination
   *[other] Deine Kombinationen sind { $value } wert, du brauchst { $needed }
}. { $pool ->
    [0] Passe.
   *[other] Zieh einen Stein.
}
hint-where = Schau hierhin: { $rows }.
hint-where-many = Schau auf die leuchtenden Reihen.
hint-where-rack = Schau auf dein Brett. Da liegen schon Kombinationen.
hint-where-river = Schau in den Fluss. { $tile ->
    [Doppel] Das
    [Farbwechsel] Der
    [Joker] Der
    [Spiegel] Der
   *[other] Die
} { $tile } hilft dir.
hint-which = { $count ->
    [0] Mehr Steine brauchst du nicht. Jetzt muss noch jede Reihe stimmen.
    [one] Leg diesen Stein vom Brett: { $tiles }.
   *[other] Leg diese Steine vom Brett: { $tiles }.
}
hint-which-many = Leg die { $count } leuchtenden Steine vom Brett.
hint-lay-new = Leg { $tiles } vom Brett auf den Tisch, als neue Reihe.
hint-lay-whole = Leg diese Kombination vom Brett: { $tiles }.
hint-lay-row = Leg { $tiles } vom Brett an { $row }.
hint-lay-set = Leg { $tiles } vom Brett an die { $row }.
hint-lay-split = Leg { $tiles } vom Brett in die { $row }. So werden es zwei Reihen.
hint-lay-joker = Leg { $tiles } vom Brett in die { $row }, an die Stelle des { $joker }s.
hint-take-new = Leg { $tiles } aus der { $from } in eine neue Reihe.
hint-take-whole = Leg aus der { $from } eine eigene Kombination: { $tiles }.
hint-take-row = Leg { $tiles } aus der { $from } an { $row }.
hint-take-set = Leg { $tiles } aus der { $from } an die { $row }.
hint-take-split = Leg { $tiles } aus der { $from } in die { $row }. So werden es zwei Reihen.
hint-take-joker = Leg { $tiles } aus der { $from } in die { $row }, an die Stelle des { $joker }s.
hint-join = Schieb die { $from } und die { $row } zusammen.
hint-order = Bring diese Steine in die richtige Reihenfolge: { $row }.
hint-gather = Bring diese Steine zusammen: { $row }.
hint-back = Nimm { $tiles } zurück auf dein Brett.
hint-key = Nimm { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile } aus dem Fluss. Das ist der Schlüssel. { $count ->
    [0] Sonst kommt nichts mit.
    [one] Ein Stein kommt mit.
   *[other] { $count } Steine kommen mit.
}
hint-keep-joker = Behalte { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }. Das hilft überall.
hint-keep-play = Behalte { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }. Das kannst du im nächsten Zug legen, wenn der Tisch so bleibt.
hint-keep-near = Behalte { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }. Dazu passend hast du schon { $tiles }.
hint-keep-low = Noch passt keiner von beiden. Am Ende kostet { $tile ->
    [Doppel] das
    [Farbwechsel] der
    [Joker] der
    [Spiegel] der
   *[other] die
} { $tile } weniger.
hint-reset = Fangen wir von vorn an. Alles geht zurück.
hint-done = Drück jetzt { action-play }.
hint-worth-joker = Oder behalte den Joker: Später ist er vielleicht mehr wert.
hint-worth-fourth = Oder leg den Rest und ergänze { $tiles } später.
hint-done-more = Drück jetzt { action-play }, oder mach weiter: noch { $count } { $count ->
    [one] Stein
   *[other] Steine
} in { $moves } { $moves ->
    [one] Schritt
   *[other] Schritten
}.
outlook-sign = { $ending ->
    [here] Geht noch auf
    [rack] Dein Brett hilft
   *[undo] { $count } zurück
}
outlook-tip = { $ending ->
    [here] Alles, was hier liegt, geht auf. Drück für den nächsten Schritt.
    [rack] Mit Steinen vom Brett geht es auf. Drück für den nächsten Schritt.
   *[undo] { $count ->
        [one] So geht es nicht auf. Ein Schritt zurück hilft. Drück dafür hier.
       *[other] So geht es nicht auf. Nimm { $count } Schritte zurück. Drück für den ersten.
    }
}
outlook-back = { $count ->
    [0] Das reicht. Von hier aus geht es noch auf.
    [one] Ein Schritt zurück. Noch einer.
   *[other] Ein Schritt zurück. Noch { $count }.
}
lacking = Einer Reihe fehlt { $tiles } ({ $where }).
lacking-either = { $one } oder { $other }
lacking-on-rack = { lacking-count } auf deinem Brett
lacking-in-set = ein Stein in der { $row }
lacking-in-rows = { $count ->
    [one] ein Stein in einer anderen Reihe
   *[other] { lacking-count } in anderen Reihen
}
lacking-in-river = { lacking-count } im Fluss
lacking-unseen = { lacking-count } noch verdeckt
lacking-count = { $count ->
    [1] ein Stein
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
the-tile = { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }
the-same-tiles = { $count ->
    [2] zweimal
   *[other] { $count }-mal
} { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }
the-tiles = { $count } Steine
them = { $count ->
    [one] ihn
   *[other] sie
}
row-run = Folge { $color ->
    [schwarze] Schwarz
    [rote] Rot
    [blaue] Blau
    [orange] Orange
   *[other] Türkis
} { $first } bis { $last }
row-run-mixed = Folge von { $first } bis { $last }
# Ausgeschrieben: Stimmen lesen „7er“ als „siebter“.
row-group = { $number ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
    [7] Siebener
    [8] Achter
    [9] Neuner
    [10] Zehner
    [11] Elfer
    [12] Zwölfer
   *[other] Dreizehner
}gruppe
row-mirror = Spiegelreihe
row-broken = die Reihe um { $tile }
row-next-to = Reihe „{ $row }“
row-left = restlichen { $row }
row-alone = { $count ->
    [one] eigenen Reihe
   *[other] gemeinsamen Reihe
}
row-other = andere
hints-on = Tipps: an
hints-off = Tipps: aus
