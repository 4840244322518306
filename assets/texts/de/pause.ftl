# Die Pause, und der Vorhang zwischen zwei Menschen.

handover-title = { $name } ist dran
handover-sub = Alle anderen: Augen weg vom Bildschirm!
handover-open = Dieses Brett liegt offen. Alle dürfen schauen und helfen.
handover-button = Ich bin { $name }
handover-again = Ich bin { $name }. Was war los?
handover-foot = Dein Zug beginnt, sobald du drückst.

pause-title = Pause
pause-resume = Weiter
pause-rules = Regelbuch
pause-settings = Einstellungen
pause-menu = Menü
pause-menu-sub = Die Partie wartet
pause-give-up = Partie beenden
pause-sure = Partie wirklich beenden?
pause-lost = Die Partie endet hier und lässt sich nicht fortsetzen.
pause-lost-for-now = Die Partie endet hier, und niemand gewinnt. Im Menü kannst du das rückgängig machen, bis die nächste beginnt.
pause-keep = Weiterspielen
pause-leave = Ja, beenden

pause-stop = Aufhören
pause-help = Steuerung
help-mouse = Mit der Maus spielen
help-touch = Mit dem Finger spielen
help-keys = Mit Tasten spielen
help-gamepad = Mit dem Gamepad spielen
help-tab-touch = Finger
help-tab-mouse = Maus
help-tab-keys = Tasten
help-tab-gamepad = Pad
help-put = Erst Steine nehmen, dann den Platz wählen
help-fit = Einen Stein dorthin legen, wo er passt
help-carry = Steine tragen, oder eine Reihe am Rand
help-sweep = Alle Steine in einem Bereich nehmen
help-walk = Zu Steinen, Plätzen und Knöpfen gehen
help-press = Nehmen, ablegen, einen Knopf drücken
help-end = Der gelbe Knopf: fertig oder ziehen
help-back = Loslassen oder zurückgehen
help-undo = Einen Schritt rückgängig machen
help-hint = Um einen Tipp bitten
help-sort = Das Brett sortieren
help-pause = Pause
help-speech = Vorlesen an und aus
help-repeat = Das Letzte noch einmal; was sich geändert hat
help-hear = Brett, Tisch oder Stand hören
help-lists = Seitwärts durchs Brett, hoch und runter die Reihen
help-find = Einen Stein finden: Farbe, Zahl; oder eine Reihe
help-where = Wohin ein Stein passt; noch einmal: mehr; hinlegen
help-reads = Brett, Tisch, das Letzte, Änderungen hören
cap-click-click = Klick, Klick
cap-tap-tap = Tippen, tippen
cap-click-twice = Zweimal klicken
cap-tap-twice = Zweimal tippen
cap-drag = Ziehen
cap-sweep = Über den Tisch ziehen
cap-space = Leertaste
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Strg
cap-backspace = Rücktaste
cap-delete = Entf
cap-insert = Einfg
cap-left = links
cap-up = hoch
cap-down = runter
cap-right = rechts
cap-digits = 1 2
cap-page-up = Bild auf
cap-page-down = Bild ab
cap-right-stick = rechter Stick

# Die Seite, auf der man Tasten und Knöpfe ändert.
keys-change = { $device ->
    [gamepad] Knöpfe ändern
   *[keys] Tasten ändern
}
keys-sub = { $device ->
    [gamepad] Wähl eine Zeile und drück dann den neuen Knopf.
   *[keys] Wähl eine Zeile und drück dann die neue Taste.
}
keys-wait = { $device ->
    [gamepad] Neuer Knopf …
   *[keys] Neue Taste …
}
keys-asked = { $device ->
    [gamepad] „{ $does }“: Drück den neuen Knopf. Ein Pfeil lässt alles, wie es ist.
   *[keys] „{ $does }“: Drück die neue Taste. Mit Esc bleibt alles, wie es ist.
}
keys-set = „{ $does }“ liegt jetzt auf { $key }.
keys-swapped = { $key } war vergeben, also getauscht: „{ $other }“ liegt jetzt auf { $before }.
keys-fixed = Diese Taste tut immer dasselbe. Nimm eine andere.
keys-letter = { $key } findet Steine, wenn das Spiel vorliest. Nimm eine andere.
keys-typed = Mit { $key } schreibt man Namen. Nimm eine, die nichts schreibt, zum Beispiel F8.
keys-reset = Zurücksetzen
keys-usual = Alles ist wieder wie am Anfang.
keys-repeat = Das Letzte noch einmal hören
keys-rack = Dein Brett hören
keys-table = Den Tisch hören
keys-scores = Den Stand hören
keys-news = Hören, was sich geändert hat
keys-where = Hören, wohin ein Stein passt

# Eine Rechenaufgabe vor allem, was endgültig ist, wo Kinder spielen.
sum-title = Frag die Großen
sum-question = Wie viel ist { $one } × { $other }?
sum-back = Jetzt nicht
sum-wrong = Leider falsch. Hier kommt eine neue.
sum-closed = Kurze Pause! In { $seconds } s geht es weiter.
key-erase = Eine Ziffer löschen
key-enter = Fertig
