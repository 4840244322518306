# Plätze, Tiere, Länge und Zeit einer Partie.

tip-chair = Ändern, wer hier sitzt

face-fox = Fuchs
face-owl = Eule
face-otter = Otter
face-bear = Bär
face-panda = Panda
face-penguin = Pinguin
face-rabbit = Hase
face-frog = Frosch
face-hedgehog = Igel
face-mouse = Maus
face-raccoon = Waschbär
face-squirrel = Eichhörnchen
face-tortoise = Schildkröte

setup-bots = Gegen Bots spielen
setup-together = Zu mehreren
setup-free = Freier Platz
setup-who = Wer sitzt hier?
setup-way-person = Eine Person
setup-way-nobody = Niemand
setup-way-handicap = { handicap }
setup-won = { $won } von { $played } gewonnen
box-classic-2016 = Classic
box-classic-2016-sub = Das übliche Spiel
box-twist-2018 = Twist
box-twist-2018-sub = Neue Arten von Jokern
box-together = Als Team
box-together-sub = Zusammen siegen
box-house = Mehr Regeln
box-house-sub = Fluss, Familie oder eigene
# Wer mit einer Schachtel an den Tisch kommt.
box-brings = Bringt { $who } mit
setup-length-games = { $count ->
    [one] Wer zuerst fertig ist
   *[other] Die Summe zählt
}
setup-length-rounds = { $count } Spiele, meiste Siege
setup-length-target = Bis jemand dort ist
setup-time-none = In aller Ruhe
setup-time-limit = Bei null ist Schluss
setup-fair = Bots schummeln nie.
setup-start = Los
setup-nobody = Setz erst jemanden an den Tisch

# Was einer Person leichter gemacht wird.
handicap = Vorsprung
tip-handicap = Es dieser Person leichter machen
handicap-title = Vorsprung
options-handicap = Mach es { $name } leichter. Für alle anderen ändert sich nichts.
handicap-done = Fertig
option-open-rack = Offenes Brett
option-open-rack-why = Alle sehen dieses Brett und können helfen. Bots schauen nicht hin.
option-open-rack-value = { option-larger-tiles-value }
option-any-set-opens = Jede Kombination genügt
option-any-set-opens-why = Zum Eröffnen brauchst du keine Punkte.
option-any-set-opens-value = { option-larger-tiles-value }
option-time = Mehr Zeit
option-time-why = Wie lange ein Zug dauern darf.
option-time-value = { $value ->
    [none] Ohne Uhr
    [1] Normal
   *[other] ×{ $value }
}
handicap-open-rack = Offenes Brett
handicap-any-set = Jede Kombination
handicap-time = { $times ->
    [0] Ohne Uhr
   *[other] Zeit ×{ $times }
}
