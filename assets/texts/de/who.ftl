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
