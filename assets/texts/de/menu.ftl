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
menu-play = Spielen
menu-play-sub = { $rules }, mit { $who }
menu-play-seconds = { $seconds } Sekunden pro Zug
menu-bots = Tisch ändern
menu-together = Gemeinsam
menu-watch = Zuschauen
menu-rules = Regeln lesen
menu-settings = Optionen
menu-games = Partien
menu-stamps = Stempel
menu-look = Design
menu-quit = Beenden
menu-learn = Lernen
menu-first = Los geht’s
menu-first-sub = Deine ersten drei Steine in einer Minute
menu-children = Kinder
