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
pause-look = Design
pause-menu = Menü
pause-menu-sub = Die Partie wartet auf dich
pause-give-up = Partie aufgeben
pause-sure = Partie wirklich aufgeben?
pause-lost = Die Partie endet hier und lässt sich nicht fortsetzen.
pause-lost-for-now = Die Partie endet hier, und niemand gewinnt. Im Menü kannst du das rückgängig machen, bis die nächste beginnt.
pause-keep = Weiterspielen
pause-leave = Ja, aufgeben

pause-help = Steuerung
help-mouse = Mit der Maus spielen
help-touch = Mit dem Finger spielen
help-keys = Mit Tasten spielen
help-gamepad = Mit dem Gamepad spielen
help-take = Einen Stein nehmen, dann weitere
help-put = Auf eine Reihe, den Tisch oder das Brett legen
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
help-repeat = Das Letzte noch einmal hören
help-hear = Brett, Tisch oder Stand hören
cap-click = Klick
cap-tap = Tippen
cap-twice = Zweimal
cap-drag = Ziehen
cap-sweep = Über den Tisch ziehen
cap-space = Leertaste
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Strg
cap-left = links
cap-up = hoch
cap-down = runter
cap-right = rechts

# Eine Rechenaufgabe vor allem, was endgültig ist, wo Kinder spielen.
sum-title = Frag jemand Großen
sum-question = Wie viel ist { $one } × { $other }?
sum-back = Jetzt nicht
