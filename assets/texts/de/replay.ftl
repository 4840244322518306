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
replay-rules = Nach heutigen Regeln geht es hier nicht weiter.
chapter-deal = Das Verteilen
chapter-opened = Erstauslage
chapter-most = die meisten Steine auf einmal
chapter-timeout = Zeit um
chapter-out = alle Steine los
chapter-blocked = niemand kann weiter
control-leave = Zurück
control-racks = Bretter
tip-leave = Zurück · Escape
tip-racks = Bretter zeigen oder verdecken · R
tip-start = Zum Anfang · Pos 1
tip-previous = Einen Zug zurück · ←
tip-play = Abspielen · Leertaste
tip-hold = Anhalten · Leertaste
tip-restart = Nochmal von vorn · Leertaste
tip-next = Einen Zug weiter · →
tip-timeline = Einen Zug zurück oder weiter · ← →   Ein Kapitel · Bild ↑, Bild ↓
tip-end = Zum Ende · Ende
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}
