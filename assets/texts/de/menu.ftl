# Der erste Bildschirm, und was er zu melden hat.

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
menu-given-up = Die Partie ist beendet.
menu-play = Spielen
menu-play-with = mit { $who }
menu-bots = Wer spielt?
menu-bots-sub = Freunde, Bots, Regeln
menu-together = Gemeinsam
menu-today = Heute
menu-today-sub = { $solved ->
    [0] Neu
   *[other] Gelöst
}
menu-learn = Lernen
menu-learn-sub = { $done ->
    [0] { $count } Lektionen
   *[other] { $done } von { $count }
}
menu-rush-sub = 3 Minuten
menu-first = Los geht’s
menu-first-sub = Deine ersten drei Steine in einer Minute
menu-watch = Zusehen
menu-settings = Einstellungen
menu-games = Partien
menu-stamps = Stempel
menu-quit = Beenden
menu-children = Kinder
menu-children-sub = Bilder statt Wörter
