# Partien, die aufgehoben sind, und was sie zusammen ergeben.

note-games-damaged = Deine Partien ließen sich nicht lesen. Die alte Datei bleibt neben einer neuen liegen.
note-games-copied = Deine Partien ließen sich nicht lesen. Jetzt gilt { $days ->
    [0] die Kopie von heute
    [1] die Kopie von gestern
   *[other] die Kopie von vor { $days } Tagen
}. Die alte Datei bleibt liegen.
note-games-missing = Deine Partien waren verschwunden. Jetzt gilt { $days ->
    [0] die Kopie von heute
    [1] die Kopie von gestern
   *[other] die Kopie von vor { $days } Tagen
}.
note-games-salvaged = Die Datei deiner Partien war beschädigt: { $read } gelesen, { $copied } aus Kopien, { $lost } verloren. Die alte bleibt liegen.
note-games-aside = Eine Datei neben deinen Partien gehörte nicht dazu. Sie liegt beiseite, und deine letzten Züge fehlen vielleicht.
note-games-newer = Deine Partien stammen aus einer neueren Version. Nur mit ihr wird gespeichert.
note-games-taken = Rack & Run ist schon offen. Was du hier spielst, wird nicht gespeichert.
note-games-unsaved = Deine Partien lassen sich nicht speichern. Sie gehen verloren, wenn du das Fenster schließt.
note-game-lost = Diese Partie lässt sich nicht mehr lesen. Sie bleibt hier, aber du kannst sie nicht weiterspielen.

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
    [0] Noch keine Partien
    [one] Eine Partie
   *[other] { $count } Partien, die neueste zuerst
}
games-empty = Hier erscheinen deine Partien.
games-play = Gegen Bots spielen
games-name = { $day } · { $rules }
games-won = Sieg: { $names }, { $points }
games-deleted = Gelöscht: { $game }
games-undo = Rückgängig
games-paste = Partie einfügen
games-came = Die Partie ist hinzugefügt.
games-known = Diese Partie ist schon da. Sie bleibt, wie sie ist.
games-wrong = Das ist keine Partie von Rack & Run. { $why }
games-not-kept = Die Partie ist in Ordnung, lässt sich aber gerade nicht speichern.
games-clipboard-empty = In der Zwischenablage ist kein Text.
games-file-unreadable = Diese Datei lässt sich nicht lesen.
games-file-coding = Ist das eine Partie? Dann speichere sie als UTF-8 und zieh sie noch mal hierher.
games-file-wrong = Diese Datei ist keine gespeicherte Partie.
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
    [one] alle passen nach 1 Zug
   *[other] alle passen nach { $turns } Zügen
}
game-given-up = { $turns ->
    [one] beendet nach 1 Zug
   *[other] beendet nach { $turns } Zügen
}
game-unreadable = Diese Partie lässt sich nicht lesen.
game-damaged = Ab Zug { $turn } lässt sich diese Partie nicht lesen.
game-other-rules = Ab Zug { $turn } gelten in dieser Partie andere Regeln.
# Die Partie ist mit dem verglichen, was von ihr festgehalten wurde; so viele Züge sind wie zuvor.
games-changed = In der Datei beschädigt: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} auf dieser Seite.
game-changed = { $turns ->
    [0] Diese Partie ist schon vor dem ersten Zug in der Datei beschädigt.
    [one] Zug 1 ist, wie er war. Was folgt, ist in der Datei beschädigt.
   *[other] Züge 1–{ $turns } sind, wie sie waren. Was folgt, ist in der Datei beschädigt.
}
game-changed-head = Die Züge sind, wie sie waren. Namen, Ergebnisse oder Bretter sind in der Datei beschädigt.
game-changed-turn = Alle Züge sind, wie sie waren. Vom angefangenen ist ein Teil in der Datei beschädigt.
game-changed-row = Der Partie fehlt nichts. Nur ihr Eintrag in dieser Liste ist beschädigt.
game-vouched = { $turns ->
    [0] Diese Partie ist, wie du sie verlassen hast{ $sealed ->
        [yes] , und verteilt wie versiegelt.
       *[no] .
    }
    [one] Zug 1 ist, wie du ihn verlassen hast{ $sealed ->
        [yes] , und verteilt wie versiegelt.
       *[no] .
    }
   *[other] Züge 1–{ $turns } sind, wie du sie verlassen hast{ $sealed ->
        [yes] , und verteilt wie versiegelt.
       *[no] .
    }
}
game-to-move = ist dran
game-watch = Ansehen
game-save = Speichern und teilen
game-delete = Löschen
game-saved = Gespeichert als { $path }.
game-saved-copied = Ein Code zum Teilen ist in der Zwischenablage. Gespeichert als { $path }.
game-copied = Die Datei ließ sich nicht speichern, aber ein Code zum Teilen ist in der Zwischenablage.
game-unsaved = Das Speichern hat nicht geklappt.
game-secret = Als Text speichern kannst du eine Partie erst, wenn sie vorbei ist. Vorher würde er alle Bretter verraten.

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
statistics-none = Noch keine Statistik. Bring erst ein Spiel zu Ende.
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
statistics-presets = Siege nach Regeln
statistics-levels = Siege gegen
statistics-no-bots = Bisher keine Bots
statistics-points = Punkte pro Spiel
statistics-erase = Diese Statistik löschen
chart-won = { $won } von { $played }
