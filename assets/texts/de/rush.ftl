# Rush: drei Minuten Rätsel.

rush = Rush
rush-sub = Wie viele Rätsel schaffst du in drei Minuten?
menu-rush = { rush }
rush-told = Jedes gelöste Rätsel bringt Zeit. Fehler kosten nur Zeit. Drei darfst du überspringen.
rush-start = Los
rush-other-player = Drück für jemand anderen
rush-no-bests = Hier stehen bald die besten Ergebnisse.
rush-today = Rush: heute vorn
rush-solved = { $count } gelöst
rush-skips = { $count ->
    [0] keins mehr
    [one] noch eins
   *[other] noch { $count }
}
rush-can-play = Es geht auf. Zu knifflig? Überspring es.
rush-number = { $count }
rush-plus = +{ $count }
rush-plus-seconds = +{ $count } s
rush-times = ×{ $whole },{ $tenth }
rush-combo = Serie: { $count }!
rush-best = Rekord { $points }
rush-new-best = Neuer Rekord!
rush-left = { $seconds ->
    [60] Noch eine Minute.
   *[other] Noch { $seconds } Sekunden.
}
rush-end = Jetzt aufhören
rush-end-sub = Deine Punkte zählen.
rush-over = Die Zeit ist um!
rush-ended = Gut gespielt!
rush-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
rush-facts = { $solved } gelöst · { $combo ->
    [0] noch keine Serie
   *[other] beste Serie { $combo }
}
rush-line = Rack & Run · Rush · { puzzle-day } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $solved } gelöst · Serie { $combo }
speak-rush = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $combo } in Folge
speak-best = { $rank }: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
