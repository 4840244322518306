# Am Tisch: Steine, Knöpfe, was über dem Brett steht, und Wörter, die überall vorkommen.
#
# Unsere Wörter, für alle Dateien:
#   run Folge · group Gruppe · set Kombination · row Reihe (irgendwelche Steine nebeneinander)
#   tile Stein · rack Brett · pool Vorrat · table Tisch · first sets Erstauslage
#   turn Zug · game Spiel · match Partie · round Runde · to lay/play legen · to go out alle Steine los sein
#   joker Joker · Double Doppel · Mirror Spiegel · Colour change Farbwechsel
#   River Fluss · Key Schlüssel · Plunder Beute
#   Stempel (nie Marke) · Tipp (nie Hinweis) · Rückgängig nimmt zurück, Zurück geht zurück
# Wir sagen du. Im Satz hat ein Stein seinen Artikel (die rote 7, der Joker, das Doppel), in
# Listen keinen. Namen von Reihen stehen ohne Artikel und sind weiblich: „aus der { $from }“.

color-black = schwarze
color-red = rote
color-blue = blaue
color-orange = orange
color-teal = türkise
tile = { $color } { $number }
joker-J = Joker
joker-D = Doppel
joker-M = Spiegel
joker-C = Farbwechsel
river = Fluss

# So heißt die einzige Person an einem Tisch mit Bots.
you = Du

pool-count = Vorrat { $count }
pool-last = { $count ->
    [0] Leer
    [1] Letzter
   *[other] Letzte { $count }
}
match-game = { $games ->
    [one] Ein Spiel
   *[other] Spiel { $game } von { $games }
}
match-game-target = Spiel { $game } · bis { $points }

# Die Knöpfe um den Tisch, und was sie dem Zeiger sagen, der auf ihnen ruht.
control-pause = Pause
control-sort-runs = 7{"\u00A0"}8{"\u00A0"}9
control-sort-groups = 7{"\u00A0"}7{"\u00A0"}7
control-sort-own = Eigene
control-undo = Rückgängig
control-redo = Wieder
control-reset = Von vorn
control-again = Nochmal
control-more-time = Noch eine Minute
control-more-time-short = +1 Min.
control-point = Zeigen
control-yes = Ja
control-no = Nein
control-fast-forward = Vorspulen
control-hint = Tipp
tip-pause = Pause · Esc
tip-sort-runs = Nach Folgen ordnen
tip-sort-groups = Nach Gruppen ordnen
tip-sort-own = Deine eigene Ordnung
tip-undo = Einen Schritt rückgängig machen
tip-redo = Einen Schritt wiederholen
tip-reset = Alles zurücknehmen
tip-again = Die letzten Züge nochmal sehen
tip-more-time = Noch eine Minute für diesen Zug
tip-point = Einen Zug zeigen
tip-yes = Diesen Zug machen
tip-no = Diesen Zug nicht
tip-key = { $tip } · { $key }
tip-skip = Überspringen
tip-eased = { $name }: { $eased }
tip-fast-forward = Ziehen, bis etwas geht
tip-hint = Tipp (nochmal drücken für mehr)

action-play = Fertig
action-draw = Ziehen
action-pass = Passen
action-wait = { $name } spielt
action-over = Spiel vorbei
action-meter = { $missing ->
    [0] erst eine Kombination
    [1] noch 1 Punkt
   *[other] noch { $missing } Punkte
}
action-fix = erst die markierten Reihen
action-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
row-begun = { $count } von { $needed }
action-puts-back = alles geht zurück
action-take = Nehmen
action-key = { $count ->
    [0] { $tile }
   *[other] { $tile } + { $count } weitere
}
action-loose = zu dir: { $tiles }
action-anyway = Trotzdem { $action ->
    [Ziehen] ziehen
    [Passen] passen
   *[other] { $action }
}
action-anyway-sub = oder etwas legen
action-keep = Behalte einen
action-keep-sub = der beiden gezogenen
action-empty = der Vorrat ist leer
action-last-pass = damit endet das Spiel
action-open-racks = Aufdecken
action-open-racks-sub = niemand kann mehr legen
action-pool = { $count } im Vorrat

say-more-time = { $who ->
    [you] Du hast eine Minute mehr.
   *[other] { $name } hat eine Minute mehr.
}
# Was jemand Neues hört, bevor der erste Stein liegt.
# $way: womit man beginnt, mit so vielen Punkten, einer Kombination oder einem Stein.
first-goal = Leer dein Brett. { $way ->
    [points] Beginn mit Kombinationen für { $needed } Punkte.
    [set] Beginn mit drei Steinen, die zusammenpassen.
   *[row] Leg einen Stein an eine Reihe an.
}
first-draw = Passt nichts? { $pool ->
    [0] Dann passe ruhig.
   *[other] Dann zieh ruhig einen Stein.
}
say-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name }, du bist dran.
}
say-first = { $who ->
    [you] Deine Erstauslage braucht { $needed } Punkte, alle vom eigenen Brett.
   *[other] { $name }, deine Erstauslage braucht { $needed } Punkte, alle vom eigenen Brett.
}
say-held-D = Das Doppel zählt für zwei: zwei Zahlen einer Folge oder zwei Farben einer Gruppe.
say-held-M = Der Spiegel liegt in der Mitte. Links und rechts liegt das Gleiche.
say-held-C = Der Farbwechsel ist eine Zahl in einer Folge. Danach kommt eine andere Farbe.
say-legal = Das gilt. Drück Fertig, wenn du so weit bist.
say-reason = { $reason }.
say-begun = Bau weiter, oder nimm die Steine zurück.
say-meter = { $needed ->
    [0] Leg zuerst eine eigene Kombination.
   *[other] Deine Erstauslage hat { $value } von { $needed } Punkten. Leg mehr, oder nimm sie zurück.
}
say-fast-forward = Vorspulen. Jeder Druck hält an.
say-press-later = Warte kurz und drück dann noch einmal.
say-pool-later = Du hast schon Steine gelegt. Nimm sie zurück, wenn du ziehen willst.
say-thinks = { $name } überlegt …
say-played = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $count ->
    [one] 1 Stein.
   *[other] { $count } Steine.
}
say-opened = { $who ->
    [you] Du eröffnest
   *[other] { $name } eröffnet
} mit { $count } Steinen.
say-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] einen Stein.
   *[other] { $count } Steine.
}
say-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
say-timeout-idle = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
say-timeout-unfinished = { $who ->
    [you] Deine Zeit ist um. Die Steine gehen zurück.
   *[other] Die Zeit von { $name } ist um. Die Steine gehen zurück.
}
time-up = Die Zeit ist um.{ $count ->
    [0] {""}
    [one] {" "}Du hast einen Stein gezogen.
   *[other] {" "}Du hast { $count } Steine gezogen.
}
time-up-back = Die Zeit ist um. Alles ging zurück{ $count ->
    [0] .
    [one] , und du hast einen Stein gezogen.
   *[other] , und du hast { $count } Steine gezogen.
}
time-up-stays = Die Zeit ist um. { $count ->
    [one] Dein gelegter Stein bleibt liegen.
   *[other] Deine { $count } gelegten Steine bleiben liegen.
}
say-went-out = { $who ->
    [you] Du hast alle Steine gelegt!
   *[other] { $name } hat alle Steine gelegt!
}
say-blocked = Damit haben alle gepasst.
say-fewest = Damit haben alle gepasst. Am wenigsten übrig { $who ->
    [you] hast du.
   *[other] hat { $name }.
}
say-stuck = Niemand kann mehr legen. Sollen alle aufdecken?
say-last-tiles = Die letzten Steine!
say-point = Zeig einen Zug: Zieh einen Stein, oder tipp ihn und seinen Platz an.
say-pointed = { $name }: { $tiles } hierhin?
say-together-out = Alles liegt!
say-together-blocked = Der Vorrat ist leer, und alle haben gepasst.
say-loose = Das gilt. Auf dein Brett kommt: { $tiles }.
say-key = Schlüssel: { $tile }. In diesem Zug legen! { $count ->
    [0] Sonst kommt nichts mit.
    [one] Der Stein davor kommt auf dein Brett.
   *[other] Die { $count } davor kommen auf dein Brett.
}
say-unsaved = Dieses Spiel lässt sich nicht speichern. Es geht verloren, wenn du das Fenster schließt.
say-saved = Dieses Spiel wird wieder gespeichert.
say-plunder = Diese Steine warten auf deinen nächsten Zug.
say-river-late = Aus dem Fluss nimmst du nur ganz am Anfang.
say-keep = Behalte einen. Der andere kommt in den Fluss.
say-comes-back = Zurück auf dein Brett
say-again = { $who ->
    [you] Dein letzter Zug
   *[other] Der letzte Zug von { $name }
}
say-anyway = Du könntest etwas legen. Trotzdem { $action ->
    [Ziehen] ziehen
    [Passen] passen
   *[other] { $action }
}?
say-more = { $said } { $then }
say-not-now = { $name } ist dran.

# Zählt neben dem Gelegten hoch: Punkte der Erstauslage, oder Steine.
tally-points = { $points }
tally-sum = { $points }!
tally-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
move-rows = { $count } Reihen!
move-joker = Joker befreit!
move-fourth = Vierter Stein!
move-split = Geteilt!

deal-draw = Der höchste Stein beginnt.
deal-again = Gleichstand oder Joker. Diese ziehen nochmal.
deal-starts = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
deal-mix = Tippe irgendwo, um zu mischen.
deal-skip = Tippe irgendwo, dann geht es weiter.

back = Zurück
names-and = { $names } und { $last }
names-more = { $names }, { $last }
