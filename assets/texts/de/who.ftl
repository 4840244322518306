# Wer spielt: Karten der Spieler, jemand Neues, ein Gast.

kind-visitor = Gast
tip-new-erase = Einen Buchstaben löschen
tip-new-marks = Buchstaben mit Zeichen
tip-new-plain = Buchstaben ohne Zeichen

who-title = Wer spielt?
who-sub = Gäste werden nicht gespeichert.
who-new = Jemand Neues
who-visitor = Gast

new-title = Wer bist du?
new-sub = Wähle ein Tier. Ein Name darf { $count } Buchstaben haben.
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß
new-marks = áčş
new-plain = ABC
new-missing = Diesen Buchstaben kann das Spiel nicht zeichnen. Lateinische, griechische und kyrillische gehen.
new-done = Ich bin { $name }

# Die Seite eines Spielers: was dieser Person gehört.
tip-who-page = Seite von { $name }
tip-player-color = Deine Farbe, wenn sie noch frei ist
options-player = Für diese Person an jedem Tisch
player-as-all = Standard
player-rename = Name und Tier
player-cabinet = Rekorde und Stempel
player-forget = Person löschen
option-palette = Farben der Steine
option-palette-why = Die Formen bleiben gleich.
option-palette-value = { $value ->
    [safe] Farbenblind
   *[normal] Standard
}
option-hints = Tipps
option-hints-why = Die Lampe zeigt, was geht.
option-hints-value = { option-larger-tiles-value }
option-outlook = Geht das noch auf?
option-outlook-why = Ein Zeichen sagt, ob zerlegte Reihen noch aufgehen.
option-outlook-value = { option-larger-tiles-value }
rename-title = Name und Tier
rename-taken = So heißt schon jemand.
forget-title = { $name } löschen?
forget-told = Name, Statistik, Stempel, Rekorde und Vorlieben werden gelöscht. Partien bleiben.
forget-keep = Behalten

# Das Buch der Rekorde: was jemand am besten geschafft hat und wen er kennt.
records-run = Längste Folge
records-turn = Meiste Steine in einem Zug
records-fewest = Schnellster Sieg
records-figure = { $name }: { $kind ->
    [fewest] { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
   *[other] { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }
}
records-against = Gegen { $names }{ $kind ->
    [fewest] {" "}· die letzten Steine
   *[other] {""}
}
records-how-run = Leg eine Folge, oder mach eine länger.
records-how-turn = Leg auf einmal, so viel du kannst.
records-how-fewest = Gewinn eine Partie, schnell oder langsam.
records-crowns = Für jeden ersten Sieg eine Krone.
records-met = Ihr kennt euch. Ein Sieg bringt eine Krone.
records-nobody = Zwölf Mitspieler freuen sich auf dich.
records-spoken-met-names = Getroffen: { $names }
records-spoken-won-names = Besiegt: { $names }
