# Warum eine Reihe oder ein Zug nicht gilt.

fault-set-short = Mindestens 3 Steine
fault-run-short = Eine Folge braucht 3 Steine
fault-group-short = Eine Gruppe braucht 3 Steine
fault-jokers-only = Eine Kombination braucht eine Zahl
fault-color-twice = Zwei { $color } Steine in einer Gruppe
fault-runs-only = In diesem Spiel zählen nur Folgen
fault-group-long = Eine Gruppe hat höchstens 4 Steine
fault-number-twice = Die { $number } ist zweimal da
fault-gap = Die { $number } fehlt
fault-run-long = Eine Folge geht von 1 bis 13
fault-order = Die Reihenfolge stimmt nicht
fault-mixed = Die passen nicht zusammen
fault-table-touched = Erst die Erstauslage, dann der Tisch
fault-initial-meld = { $needed ->
    [0] Leg zuerst eine eigene Kombination
   *[other] Deine Erstauslage hat { $value } von { $needed } Punkten
}
fault-joker-in-initial-meld = Kein Joker in der Erstauslage
fault-joker-before-meld = Joker befreien geht erst nach der Erstauslage
fault-joker-in-old-set = Ein befreiter Joker muss in eine neue Kombination
fault-joker-own-tiles = Zum befreiten Joker gehören { $count } eigene Steine
fault-double-needs-both = Nur seine beiden Steine befreien dieses Doppel
fault-joker-needs-both = Nur beide fehlenden Farben befreien diesen Joker
fault-joker-exchanged = Ein Sonderjoker ersetzt keinen Joker
fault-key-not-played = Leg den Schlüssel, { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }
fault-river-first = Aus dem Fluss nimmst du nur ganz am Anfang
fault-choose-one = Behalte erst einen der beiden Steine
fault-mirror-twice = Nur ein Spiegel pro Reihe
fault-mirror-middle = Der Spiegel gehört in die Mitte
fault-mirror-uneven = Der Spiegel braucht zwei gleich lange Seiten
fault-mirror-sides = Der Spiegel braucht auf beiden Seiten dieselben Steine
fault-mirror-change = Dem Farbwechsel fehlt ein zweiter gegenüber
fault-mirror-side = Jede Seite muss Teil einer Folge oder Gruppe sein
fault-change-only-runs = Der Farbwechsel passt nur in Folgen
fault-change-stretch = Zwischen zwei Farbwechseln nur eine Farbe
fault-change-same = Nach dem Farbwechsel muss eine andere Farbe kommen
fault-change-number = Der Farbwechsel nimmt den Platz einer Zahl ein
fault-double-run = Das Doppel braucht zwei Zahlen nebeneinander
fault-double-group = Das Doppel nimmt zwei Plätze in der Gruppe ein
fault-nothing-played = Leg mindestens einen Stein vom Brett
fault-tile-gone = { $tile ->
    [Doppel] Das
    [Farbwechsel] Der
    [Joker] Der
    [Spiegel] Der
   *[other] Die
} { $tile } muss auf dem Tisch bleiben
fault-tile-from-nowhere = { $tile ->
    [Doppel] Das
    [Farbwechsel] Der
    [Joker] Der
    [Spiegel] Der
   *[other] Die
} { $tile } ist nicht auf deinem Brett
fault-not-your-tile = { $tile ->
    [Doppel] Das
    [Farbwechsel] Der
    [Joker] Der
    [Spiegel] Der
   *[other] Die
} { $tile } gehört auf den Tisch
fault-no-such-tile = Dieser Stein passt da nicht hin
fault-pool-empty = Der Vorrat ist leer
fault-pool-not-empty = Passen geht erst, wenn der Vorrat leer ist
