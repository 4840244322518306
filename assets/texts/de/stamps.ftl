# Stempel für Ideen: Name, ein Satz zu jedem, und das Album.

stamp-found = { $who ->
    [you] Du hast
   *[other] { $name } hat
} entdeckt: { $ideas }.

stamp-run = Folge
stamp-run-told = Zahlen hintereinander, alle in einer Farbe.
stamp-group = Gruppe
stamp-group-told = Eine Zahl in drei oder vier Farben.
stamp-build = Anlegen
stamp-build-told = Du legst einen Stein an eine Reihe auf dem Tisch.
stamp-thirty = Erste 30
stamp-thirty-told = Deine Erstauslage ist 30 Punkte wert.
stamp-fourth = Vierter Stein
stamp-fourth-told = Eine Vierergruppe gibt einen Stein ab.
stamp-split = Geteilte Folge
stamp-split-told = Aus einer langen Folge werden zwei.
stamp-two = Zwei Reihen
stamp-two-told = Du veränderst zwei Reihen in einem Zug.
stamp-joker = Befreiter Joker
stamp-joker-told = Der richtige Stein macht einen Joker frei.
stamp-undo = Neu überlegt
stamp-undo-told = Du machst einen Schritt rückgängig und findest einen besseren Zug.
stamp-double = Doppel
stamp-double-told = Das Doppel nimmt zwei Plätze ein.
stamp-mirror = Spiegel
stamp-mirror-told = Beide Seiten des Spiegels sehen gleich aus.
stamp-change = Farbwechsel
stamp-change-told = Eine Folge wechselt ihre Farbe.
stamp-key = Schlüssel
stamp-key-told = Ein Stein aus dem Fluss bringt andere mit.
stamp-out = Alles gelegt
stamp-out-told = Der letzte Stein verlässt dein Brett.

cabinet-title = Vitrine von { $name }
album-sub = { $count ->
    [0] Finde eine Idee am Tisch und bekomm einen Stempel.
    [one] Bisher ein Stempel
   *[other] Bisher { $count } Stempel
}
album-day = { $days ->
    [0] Heute
    [1] Gestern
   *[other] { $day }
}
album-lesson = Zeig es mir
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
