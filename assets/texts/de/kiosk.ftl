# Ein öffentlicher Bildschirm.

attract-title = Tippen und spielen
attract-line = Ein Spiel dauert wenige Minuten.
attract-full = Ganzes Spiel · 1–4 Personen
still-title = Noch da?
still-sub = Tippe auf den Bildschirm, dann geht es weiter.
still-go-on = Ich bin da
