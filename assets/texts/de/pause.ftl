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
