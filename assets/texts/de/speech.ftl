# Was ein Klang denen sagt, die ihn nicht hören, und was denen vorgelesen wird, die nicht sehen.

caption-chord = Das ist eine Kombination.
caption-whole = Alle Reihen stimmen wieder.
caption-turn = { say-turn }
caption-tick = Nur noch Sekunden.
caption-heartbeat = Ein Herz klopft: Jemand ist fast fertig.

# Said in place of the sign − before points.
speak-minus = minus
speak-remark = { $name }: { $words }
speak-state = { $what }, { $how }
speak-from-to = von { $first } bis { $last }
speak-primary = Eingabetaste: { $button }
speak-disabled = geht jetzt nicht
speak-chosen = gewählt
speak-choice = { $value }, { $number } von { $count }
speak-stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
speech-none = Auf diesem Rechner ist keine Stimme installiert.

# Reihen, Bretter und Plätze, so kurz, dass man sie gern hundertmal hört.
speak-row = Reihe { $number }: { $row }
speak-row-fault = Reihe { $number }: { $why }: { $tiles }
speak-run = Folge, { $color ->
    [schwarze] Schwarz
    [rote] Rot
    [blaue] Blau
    [orange] Orange
   *[other] Türkis
} { $first } bis { $last }
speak-group = Gruppe, { $number } in { $colors }
speak-color = { $color ->
    [schwarze] Schwarz
    [rote] Rot
    [blaue] Blau
    [orange] Orange
   *[other] Türkis
}
speak-joker = { $joker } als { $meant }
speak-table =
    { $count ->
        [0] Der Tisch ist leer.
        [one] Eine Reihe auf dem Tisch.
       *[other] { $count } Reihen auf dem Tisch.
    }
speak-river = Fluss: { $tiles }
speak-rack =
    { $count ->
        [one] Brett, 1 Stein: { $tiles }
       *[other] Brett, { $count } Steine: { $tiles }
    }
speak-rack-asked = { $key } liest dein Brett vor.
speak-then = { $said }; { $then }
speak-drawn = Gezogen: { $tiles }
speak-held = Aufgenommen: { $tiles }
speak-held-some = Aufgenommen.
speak-let-go = Zurückgelegt.
speak-taken-back = Zurückgenommen.
speak-seconds =
    { $count ->
        [one] Noch 1 Sekunde.
       *[other] Noch { $count } Sekunden.
    }
speak-seat =
    { $count ->
        [one] { $name }: 1 Stein
       *[other] { $name }: { $count } Steine
    }
speak-order =
    { $mode ->
        [runs] Brett nach Folgen.
        [groups] Brett nach Gruppen.
       *[own] Brett in deiner eigenen Ordnung.
    }
speak-on-rack = Brett { $number }: { $tile }
speak-in-row = Reihe { $row }, { $number }: { $tile }
speak-in-river = Fluss { $number }: { $tile }
speak-before = Reihe { $row }, vor: { $tile }
speak-behind = Reihe { $row }, nach: { $tile }
speak-between = Reihe { $row }, zwischen: { $tile } und { $next }
speak-to-rack = Zurück aufs Brett
speak-to-felt = Tisch, neue Reihe
speak-pool = Vorrat, { $count } Steine: ziehen
speak-keep = Behalten: { $tile }
speak-points = { $name }: { $points } Punkte
speak-points-total = { $name }: { $points } Punkte, zusammen { $total }
speak-speed = Tempo
speak-whose = Statistik von
speak-keys = { $keys }: { $does }
speak-new-row = Neue Reihe: { $row }
speak-place-of = { $place }. Platz { $number } von { $count }.
speak-nowhere = Passt nirgends: { $place }
speak-no-hints = Tipps sind aus. Nimm erst Steine, dann frag, wohin sie passen.
speak-not-there = Nicht auf deinem Brett: { $tile }
speak-gone = Weg: { $row }
speak-nothing = Da ist nichts.
speak-no-news = Nichts hat sich geändert.

# Buchstaben, mit denen man Steine einer Farbe findet. Frei dafür: alle außer A, G, H, J, T und W.
speak-letter-black = s
speak-letter-red = r
speak-letter-blue = b
speak-letter-orange = o
speak-letter-teal = k
tip-read = Lies mir vor
