# Ein öffentlicher Bildschirm.

attract-title = Tippen und spielen
attract-line = Ein Spiel dauert wenige Minuten.
attract-full = 1–4 Personen
attract-lower = Alles tiefer
attract-higher = Alles höher
attract-who = Wer spielt?
still-title = Noch da?
still-sub = Tippe auf den Bildschirm, dann geht es weiter.
still-go-on = Ich bin da

# Was nur das Personal sieht.

pin-title = Personal
pin-sub = Gib die PIN ein.
pin-wrong = Das war nicht die PIN.
pin-locked = Zu viele Versuche. Warte { $seconds } s.
pin-locked-minutes = Zu viele Versuche. Warte { $minutes } min.
staff-title = Für das Personal
staff-volume = Höchste Lautstärke
staff-volume-now = Zeitplan: { $now } % davon. Jetzt: { $heard } %
staff-percent = { $percent }{"\u00A0"}%
staff-languages = Sprachen
staff-presets = Regeln
staff-visits = Besuche
staff-card = Testbild
staff-restart = Neu starten
staff-restart-sure = Noch einmal: neu starten
staff-quit = Beenden
staff-quit-sure = Noch einmal: beenden
staff-done = Zurück zum Spiel
week-title = Besuche der letzten sieben Tage
week-starts = Begonnene Spiele
week-moves = Mit einem Zug
week-finished = Beendet
week-abandoned = Vorzeitig beendet
week-resets = Weggegangen
week-cuts = Strom weg
week-crashes = Abgestürzt
week-day = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[other] So
}
week-all = Alle
card-title = Tippe auf die vier Ecken
card-all = Alle vier Ecken reagieren
card-corner = Eine Ecke zum Antippen
card-touched = Diese Ecke reagiert
card-left = Links
card-right = Rechts
