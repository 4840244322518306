# Partien, die aufgehoben sind, und was sie zusammen ergeben.

note-games-damaged = Deine Partien ließen sich nicht lesen; die alte Datei liegt neben einer neuen.
note-games-copied = Deine Partien ließen sich nicht lesen; { $days ->
    [0] die Kopie von heute
    [1] die Kopie von gestern
   *[other] die Kopie von vor { $days } Tagen
} gilt jetzt, und die alte Datei liegt daneben.
note-games-newer = Deine Partien stammen von einer neueren Version; gespeichert wird nur mit dieser.
note-games-taken = Rack & Run ist schon offen; was du hier spielst, wird nicht gespeichert.
note-games-unsaved = Deine Partien lassen sich nicht speichern; sie sind weg, wenn du das Fenster schließt.
note-game-lost = Diese Partie lässt sich nicht mehr lesen. Sie bleibt liegen, geht aber nicht weiter.

moment = { $days ->
    [0] Heute, { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [1] Gestern
   *[other] { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
}
moment-year = { $moment } { $year }
games-title = Partien
games-sub = { $count ->
    [0] Was gespielt wurde, zum Nochmalsehen
    [one] Eine Partie zum Nochmalsehen
   *[other] { $count } Partien, die neueste zuerst
}
games-empty = Noch ist nichts gespielt. Hier liegt bald jede Partie, zum Weiterspielen oder Nochmalsehen.
games-name = { $day } · { $rules }
games-deleted = Gelöscht: { $game }
games-undo = Doch nicht
games-paste = Partie einfügen
games-came = Diese Partie liegt jetzt hier.
games-wrong = Das ist keine Partie, die man aufheben kann. { $why }
games-not-kept = Mit der Partie ist alles gut, aber jetzt lässt sich nichts aufheben.
games-clipboard-empty = In der Zwischenablage ist kein Text.
games-file-unreadable = Diese Datei lässt sich nicht lesen.
games-file-wrong = Diese Datei ist kein Text einer Partie.
game-sub = { $day } · { $end }
game-going = { $turns ->
    [0] gerade begonnen
    [one] bisher 1 Zug
   *[other] bisher { $turns } Züge
}
game-left = { $turns ->
    [one] verlassen nach 1 Zug
   *[other] verlassen nach { $turns } Zügen
}
game-out = { $turns ->
    [one] zu Ende nach 1 Zug
   *[other] zu Ende nach { $turns } Zügen
}
game-blocked = { $turns ->
    [one] blockiert nach 1 Zug
   *[other] blockiert nach { $turns } Zügen
}
game-given-up = { $turns ->
    [one] aufgegeben nach 1 Zug
   *[other] aufgegeben nach { $turns } Zügen
}
game-unreadable = Diese Partie lässt sich nicht lesen: { $why }.
game-damaged = Ab Zug { $turn } lässt sich diese Partie nicht lesen: { $why }.
game-other-rules = Ab Zug { $turn } wurde diese Partie nach anderen Regeln gespielt: { $why }.
game-to-move = ist dran
game-watch = Ansehen
game-save = Als Text speichern
game-delete = Löschen
game-saved = Gespeichert als { $path }.
game-saved-copied = Gespeichert als { $path }, und in die Zwischenablage kopiert.
game-copied = Es ließ sich keine Datei speichern, aber der Text ist in der Zwischenablage.
game-unsaved = Es ließ sich nicht speichern.

# Was die Partien zusammen ergeben

games-statistics = Statistik
statistics-title = Statistik
statistics-sub = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}, { $won ->
    [0] keins gewonnen
   *[other] { $won } gewonnen
}
statistics-none = Hier stehen noch keine Zahlen. Sie kommen mit dem nächsten Spiel, das zu Ende geht.
statistics-most-tiles = { $count ->
    [one] Stein in einem Zug
   *[other] Steine in einem Zug
}
statistics-fastest = { $count ->
    [one] Zug, bis alles lag
   *[other] Züge, bis alles lag
}
statistics-seconds = Sekunden pro Zug
statistics-dash = –
statistics-presets = Gewonnen, nach Regeln
statistics-levels = Gewonnen, gegen
statistics-no-bots = Bisher keine Bots
statistics-points = Punkte nach Spiel
statistics-erase = Diese Zahlen löschen
chart-won = { $won } von { $played }
