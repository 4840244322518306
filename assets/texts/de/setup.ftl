# Plätze, Tiere, Länge und Zeit einer Partie.

tip-face = Ein anderes Tier
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

setup-bots = Gegen Bots spielen
setup-together = Zusammen spielen
kind-person = Mensch
kind-bot = Bot
kind-empty = Frei
setup-rules = Welche Regeln?
setup-length = Wie lange?
setup-length-games = { $count ->
    [one] Ein Spiel entscheidet
   *[other] Die Summe zählt
}
setup-length-rounds = { $count } Spiele, meiste Siege
setup-length-target = Wer zuerst dort ist
setup-time = Zeit für einen Zug
setup-time-none = Keine Uhr läuft
setup-time-limit = Dann ist er vorbei
setup-no-limit = Ohne Eile
setup-seconds = { $seconds }{"\u00A0"}s
setup-fair = Bots sehen nur, was ein Mensch an ihrem Platz sähe.
setup-start = Los
setup-nobody = Auf einen Platz gehört ein Mensch

# Was einem Menschen leichter gemacht wird.
handicap = Handicap
tip-handicap = Es dieser Person leichter machen
handicap-title = Handicap
options-handicap = Was es { $name } leichter macht. Alle anderen spielen wie immer.
handicap-done = So spielen
handicap-no = Nein
handicap-yes = Ja
option-open-rack = Offenes Brett
option-open-rack-why = Alle am Tisch sehen dieses Brett und können helfen. Bots schauen nicht hin.
option-any-set-opens = Jede Kombination genügt
option-any-set-opens-why = Die Erstauslage braucht keine 30 Punkte, oder wie viele die Regeln sonst verlangen.
option-time = Mehr Zeit
option-time-why = Ein Zug dauert so lange, wie die Regeln sagen, länger, oder ohne Ende.
option-time-value = { $value ->
    [none] Ohne Uhr
    [1] Wie sonst
   *[other] ×{ $value }
}
handicap-open-rack = Offenes Brett
handicap-any-set = Jede Kombination
handicap-time = { $times ->
    [0] Ohne Uhr
   *[other] Zeit ×{ $times }
}
