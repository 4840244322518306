# Was eine Weile über dem Tisch liegt: die Pause, und der Vorhang zwischen zwei Menschen.

handover-title = { $name } ist dran
handover-sub = Alle anderen: Augen weg vom Bildschirm!
handover-button = Ich bin { $name }
handover-again = Sehen, was geschah
handover-foot = Der Zug beginnt, wenn { $name } drückt.

pause-title = Pause
pause-resume = Weiter
pause-rules = Regelbuch
pause-settings = Einstellungen
pause-look = Design
pause-give-up = Partie aufgeben
pause-sure = Partie wirklich aufgeben?
pause-keep = Weiterspielen
pause-leave = Ja, aufgeben

pause-help = Steuerung
help-mouse = Mit der Maus spielen
help-touch = Mit dem Finger spielen
help-keys = Mit Tasten spielen
help-gamepad = Mit dem Gamepad spielen
help-take = Einen Stein nehmen, oder mehrere nacheinander
help-put = Auf eine Reihe, den Tisch oder die Bank legen
help-fit = Einen Stein dorthin legen, wo er passt
help-carry = Steine tragen, oder eine Reihe am Rand
help-sweep = Alle Steine in einem Bereich nehmen
help-walk = Zu Steinen, Plätzen und Knöpfen gehen
help-press = Nehmen, ablegen, einen Knopf drücken
help-end = Der gelbe Knopf: auslegen oder ziehen
help-back = Loslassen oder zurückgehen
help-undo = Einen Schritt zurücknehmen
help-hint = Um einen Tipp bitten
help-sort = Die Bank sortieren
help-pause = Pause
cap-click = Klick
cap-tap = Tippen
cap-twice = Zweimal
cap-drag = Ziehen
cap-sweep = Über den Tisch ziehen
cap-space = Leertaste
cap-enter = Enter
cap-escape = Esc
cap-ctrl = Strg
