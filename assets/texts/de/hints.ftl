# Tipps: von der Frage, ob etwas geht, bis zu einem Satz für jeden Schritt.

hint-ask = { $rung ->
    [0] Tipp
    [1] Wo?
    [2] Welche Steine?
    [3] Zeig es mir
   *[other] Nächster Schritt
}
hint-thinking = Lass mich sehen …
hint-failed = Das konnte ich nicht herausfinden. Drück nochmal, oder leg, was du siehst.
hint-can = Du kannst etwas legen.
hint-can-open = Du kannst eröffnen: Deine Kombinationen reichen für { $needed } Punkte.
hint-nothing = { $pool ->
    [0] Hier geht nichts: Pass.
   *[other] Hier geht nichts: Zieh einen Stein.
}
hint-nothing-smaller = { $pool ->
    [0] Nichts macht dein Brett kleiner: Pass.
   *[other] Nichts macht dein Brett kleiner: Zieh einen Stein.
}
hint-nothing-seen = { $pool ->
    [0] Ich habe nichts gefunden, konnte aber nicht alles versuchen: Pass, oder schau selbst nochmal.
   *[other] Ich habe nichts gefunden, konnte aber nicht alles versuchen: Zieh, oder schau selbst nochmal.
}
hint-poor = { $value ->
    [0] Du hast noch keine eigene Kombination
   *[other] Deine Kombinationen sind { $value } wert, du brauchst { $needed }
}: { $pool ->
    [0] Pass.
   *[other] Zieh einen Stein.
}
hint-where = Schau hierhin: { $rows }.
hint-where-many = Schau auf die Reihen, die leuchten.
hint-where-rack = Schau auf dein Brett: Da liegen Kombinationen.
hint-where-river = Schau in den Fluss: { $tile } hilft dir.
hint-which = { $count ->
    [0] Deine Steine liegen schon: Nur die Reihen müssen noch stimmen.
    [one] Leg diesen Stein von deinem Brett: { $tiles }.
   *[other] Leg diese Steine von deinem Brett: { $tiles }.
}
hint-which-many = Leg die { $count } Steine von deinem Brett, die leuchten.
hint-lay-new = Leg { $tiles } vom Brett auf den Tisch: Eine neue Reihe beginnt.
hint-lay-whole = Leg eine Kombination vom Brett: { $tiles }.
hint-lay-row = Leg { $tiles } vom Brett an { $row }.
hint-lay-set = Leg { $tiles } vom Brett an { $row }.
hint-lay-split = Leg { $tiles } vom Brett in { $row }: Daraus werden zwei Reihen.
hint-lay-joker = Leg { $tiles } vom Brett an die Stelle von { $joker }, in { $row }.
hint-take-new = Nimm { $tiles } aus { $from }: Eine neue Reihe beginnt.
hint-take-whole = Nimm { $tiles } aus { $from }: Das ist eine eigene Kombination.
hint-take-row = Leg { $tiles } aus { $from } an { $row }.
hint-take-set = Leg { $tiles } aus { $from } an { $row }.
hint-take-split = Leg { $tiles } aus { $from } in { $row }: Daraus werden zwei Reihen.
hint-take-joker = Leg { $tiles } aus { $from } an die Stelle von { $joker }, in { $row }.
hint-join = Schieb zusammen: { $from } und { $row }.
hint-order = Bring die Steine in die richtige Ordnung: { $row }.
hint-gather = Bring diese Steine zusammen: { $row }.
hint-back = Nimm { $tiles } zurück auf dein Brett.
hint-key = Nimm { $tile } aus dem Fluss: Das ist der Schlüssel. { $count ->
    [0] Sonst kommt kein Stein mit.
    [one] Ein Stein kommt mit.
   *[other] { $count } Steine kommen mit.
}
hint-keep-joker = Behalte { $tile }: Das hilft überall.
hint-keep-play = Behalte { $tile }: Das passt im nächsten Zug, wenn der Tisch so bleibt.
hint-keep-near = Behalte { $tile }: Das passt zu { $tiles } auf deinem Brett.
hint-keep-low = Noch passt keiner von beiden. Am Ende zählt { $tile } weniger.
hint-reset = Fangen wir neu an: Alles geht zurück.
hint-done = Drück jetzt { action-play }.
hint-done-more = Drück jetzt { action-play }, oder mach weiter: noch { $count } { $count ->
    [one] Stein
   *[other] Steine
} in { $moves } { $moves ->
    [one] Schritt
   *[other] Schritten
}.
the-tile = { $tile }
the-same-tiles = { $count ->
    [2] beide Steine
   *[other] alle { $count } Steine
} „{ $tile }“
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
} { $first }–{ $last }
row-run-mixed = Folge { $first }–{ $last }
row-group = Gruppe { $number }
row-mirror = Spiegelreihe
row-broken = Reihe „{ $tile } …“
row-beside = der Reihe „{ $row }“
row-left = dem Rest von „{ $row }“
row-alone = { $count ->
    [one] der eigenen Reihe
   *[other] ihrer eigenen Reihe
}
row-other = die andere
hints-on = Tipps: an
hints-off = Tipps: aus
