# Wer spielt: Karten der Spieler, jemand Neues, ein Gast.

kind-visitor = Gast
tip-who = Wählen, wer spielt
tip-new-erase = Einen Buchstaben wegnehmen

who-title = Wer spielt?
who-sub = Von einem Gast bleibt nichts gespeichert.
who-new = Jemand Neues
who-visitor = Gast

new-title = Wer bist du?
new-sub = Wähle ein Tier. Ein Name darf { $count } Buchstaben haben.
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß
new-done = Ich bin { $name }

# Die Seite eines Spielers: was dieser Person gehört.
tip-who-page = Was { $name } gehört
tip-player-color = Die Farbe am Tisch; ist sie dort vergeben, eine andere
options-player = Das folgt der Person an jeden Tisch.
player-as-all = wie sonst
player-rename = Name und Tier
player-album = Stempel
player-forget = Person vergessen
option-palette = Farben der Steine
option-palette-why = Die Formen bleiben, wie sie sind.
option-palette-value = { $value ->
    [safe] sicher
   *[normal] üblich
}
option-hints = Hinweise
option-hints-why = Die Lampe sagt, was geht.
option-hints-value = { option-reduced-motion-value }
rename-title = Welcher Name, welches Tier?
rename-taken = So heißt schon jemand.
forget-title = { $name } vergessen?
forget-told = Name, Statistik, Stempel und Wünsche werden gelöscht. Spiele bleiben.
forget-keep = Behalten
