# Plätze, Tiere, Länge und Zeit einer Partie.

tip-face = Tier wechseln
tip-kind = Mensch, Bot oder niemand
tip-level = Wie gut der Bot spielt

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
setup-together = Zusammen spielen
kind-person = Mensch
kind-bot = Bot
kind-empty = Frei
setup-rules = Welche Regeln?
setup-length = Wie lange?
setup-length-games = { $count ->
    [one] Nur ein Spiel
   *[other] Die Summe zählt
}
setup-length-rounds = { $count } Spiele, meiste Siege
setup-length-target = Bis jemand dort ist
setup-time = Zeit für einen Zug
setup-time-none = Ohne Uhr
setup-time-limit = Bei null ist Schluss
setup-no-limit = Ohne Eile
setup-seconds = { $seconds }{"\u00A0"}s
setup-fair = Bots schummeln nie.
setup-start = Los
setup-nobody = Setz erst einen Menschen dazu

# Was einem Menschen leichter gemacht wird.
handicap = Handicap
tip-handicap = Es dieser Person leichter machen
handicap-title = Handicap
options-handicap = Mach es { $name } leichter. Für alle anderen ändert sich nichts.
handicap-done = Fertig
handicap-no = Nein
handicap-yes = Ja
option-open-rack = Offenes Brett
option-open-rack-why = Alle sehen dieses Brett und können helfen. Bots schauen nicht hin.
option-any-set-opens = Jede Kombination genügt
option-any-set-opens-why = Zum Eröffnen brauchst du keine Punkte.
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
