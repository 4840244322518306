# Marken für Ideen: wie sie heißen, was jede ist, und das Album, in dem sie stehen.

stamp-found = { $who ->
    [you] Du hast
   *[other] { $name } hat
} entdeckt: { $ideas }.

stamp-run = Folge
stamp-run-told = Zahlen einer Farbe liegen hintereinander.
stamp-group = Gruppe
stamp-group-told = Eine Zahl liegt da in drei oder vier Farben.
stamp-build = Anlegen
stamp-build-told = Ein eigener Stein kommt zu einer Reihe auf dem Tisch.
stamp-thirty = Erste 30
stamp-thirty-told = Die ersten eigenen Kombinationen sind 30 Punkte wert.
stamp-fourth = Vierter Stein
stamp-fourth-told = Eine Vierergruppe gibt einen Stein ab.
stamp-split = Geteilte Folge
stamp-split-told = Aus einer langen Folge werden zwei.
stamp-two = Zwei Reihen
stamp-two-told = Ein Zug verändert zwei Reihen auf einmal.
stamp-joker = Befreiter Joker
stamp-joker-told = Der richtige Stein macht einen Joker frei.
stamp-undo = Neu überlegt
stamp-undo-told = Ein Schritt zurück führt zu einem besseren Zug.
stamp-double = Doppel
stamp-double-told = Das Doppel nimmt zwei Plätze ein.
stamp-mirror = Spiegel
stamp-mirror-told = Beide Seiten des Spiegels sehen gleich aus.
stamp-change = Farbwechsel
stamp-change-told = Eine Folge wechselt ihre Farbe.
stamp-key = Schlüssel
stamp-key-told = Ein Stein vom Fluss bringt andere mit.
stamp-out = Alles gelegt
stamp-out-told = Der letzte Stein verlässt das Brett.

album-title = Marken von { $name }
album-sub = { $count ->
    [0] Jede Idee am Tisch bringt eine Marke.
    [one] Bisher eine Marke
   *[other] Bisher { $count } Marken
}
album-day = { $days ->
    [0] Heute
    [1] Gestern
   *[other] { $day }
}
album-lesson = Zeig es mir
album-press = Ein Druck auf eine Marke sagt, was sie zeigt.
album-new = { $who ->
    [you] { $count ->
        [one] Ein neuer Stempel
       *[other] { $count } neue Stempel
    }
   *[other] { $name }: { $count ->
        [one] ein neuer Stempel
       *[other] { $count } neue Stempel
    }
}
