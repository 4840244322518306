# Eine Partie nochmal gesehen: was über dem Brett steht, und wie man sie führt.

replay-deal = Die Steine sind verteilt. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
replay-begins = { $turn } von { $count } · { $name } …
replay-told = { $turn } von { $count } · { $seconds ->
    [0] {""}
   *[other] { $seconds } s ·{" "}
}{ $story }
replay-turn = { $turn } · { $name }
replay-closed = Bretter verdeckt
replay-rules = Hier ist Schluss. Die Regeln haben sich seither geändert.
chapter-deal = Das Verteilen
chapter-opened = Erstauslage
chapter-most = die meisten Steine auf einmal
chapter-timeout = Zeit um
chapter-out = letzter Stein
chapter-blocked = alle haben gepasst
control-leave = Zurück
control-racks = Bretter
tip-leave = Zurück · Esc
tip-racks = Bretter zeigen oder verdecken · R
tip-start = Zum Anfang · Pos 1
tip-previous = Voriger Zug · ←
tip-play = Abspielen · Leertaste
tip-hold = Pause · Leertaste
tip-restart = Nochmal von vorn · Leertaste
tip-next = Nächster Zug · →
tip-timeline = Ein Zug · ← →   Ein Kapitel · Bild ↑, Bild ↓
tip-end = Zum Ende · Ende
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}
