# Warum eine Reihe oder ein Zug nicht gilt.

fault-set-short = Eine Kombination braucht 3 Steine
fault-run-short = Folge braucht 3 Steine
fault-group-short = Gruppe braucht 3 Steine
fault-jokers-only = Ohne Zahl keine Kombination
fault-color-twice = Zwei { $color } Steine in einer Gruppe
fault-runs-only = In diesem Spiel zählen nur Folgen
fault-group-long = Eine Gruppe hat höchstens 4 Steine
fault-number-twice = Die { $number } ist zweimal da
fault-gap = Die { $number } fehlt
fault-run-long = Eine Folge endet bei 1 und 13
fault-order = Die Ordnung stimmt nicht
fault-mixed = Weder Folge noch Gruppe
fault-table-touched = Erst deine eigenen Kombinationen: Der Tisch muss warten
fault-initial-meld = { $needed ->
    [0] Leg zuerst eine eigene Kombination
   *[other] Die Erstauslage ist { $value } von { $needed } wert
}
fault-joker-in-initial-meld = Kein Joker in der Erstauslage
fault-joker-before-meld = Vor deiner Erstauslage wird kein Joker frei
fault-joker-in-old-set = Ein befreiter Joker muss in eine neue Kombination
fault-joker-own-tiles = Zum befreiten Joker gehören { $count } eigene Steine
fault-double-needs-both = Dieses Doppel befreien nur beide Steine
fault-joker-needs-both = Diesen Joker befreien nur beide fehlenden Farben
fault-joker-exchanged = Ein Sonderjoker ersetzt keinen Joker
fault-key-not-played = Der Schlüssel muss liegen: { $tile }
fault-river-first = Nimm aus dem Fluss vor allem anderen
fault-choose-one = Behalte erst einen der beiden Steine
fault-mirror-twice = Zwei Spiegel in einer Reihe gehen nicht
fault-mirror-middle = Der Spiegel steht in der Mitte
fault-mirror-uneven = Der Spiegel braucht auf beiden Seiten gleich viel
fault-mirror-sides = Der Spiegel braucht auf beiden Seiten dieselben Steine
fault-mirror-change = Gegenüber vom Farbwechsel liegt ein Farbwechsel
fault-mirror-side = Jede Seite ist Teil einer Folge oder Gruppe
fault-change-only-runs = Der Farbwechsel steht nur in Folgen
fault-change-stretch = Zwischen Farbwechseln nur eine Farbe
fault-change-same = Nach dem Farbwechsel kommt eine andere Farbe
fault-change-number = Der Farbwechsel steht an der Stelle einer Zahl
fault-double-run = Das Doppel braucht zwei Zahlen nebeneinander
fault-double-group = Das Doppel nimmt zwei Plätze der Gruppe ein
fault-nothing-played = Leg mindestens einen Stein vom Brett
fault-tile-gone = Muss auf dem Tisch bleiben: { $tile }
fault-tile-from-nowhere = Nicht auf deinem Brett: { $tile }
fault-not-your-tile = Gehört auf den Tisch: { $tile }
fault-no-such-tile = Dieser Stein passt dort nicht
fault-pool-empty = Der Vorrat ist leer
fault-pool-not-empty = Niemand passt, solange der Vorrat Steine hat
