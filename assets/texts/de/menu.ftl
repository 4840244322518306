# Der erste Bildschirm, und was er zu melden hat.

menu-subtitle = Rummy mit Zahlensteinen für eine bis vier Personen
menu-continue = Weiterspielen
menu-continue-sub = { $days ->
    [0] Heute
    [1] Gestern
   *[other] Vor { $days } Tagen
}, { $who ->
    [you] du bist dran
   *[other] { $name } ist dran
}
menu-continue-next = { $days ->
    [0] Heute
    [1] Gestern
   *[other] Vor { $days } Tagen
}, nächstes Spiel
menu-given-up = Die Partie ist aufgegeben.
menu-bots = Gegen Bots spielen
menu-bots-sub = 1 Person · 1–3 Bots
menu-together = Zusammen spielen
menu-together-sub = 2–4 Personen, ein Bildschirm
menu-watch = Zuschauen
menu-watch-sub = Bots spielen unter sich
menu-rules = Regeln lesen
menu-rules-sub = Kurze Seiten mit Beispielen
menu-settings = Einstellungen
menu-games = Partien
menu-look = Design
menu-quit = Beenden
menu-learn = Lernen
menu-first = Erste Schritte
menu-first-sub = Sechs Lektionen, je eine Minute
