# Warum ein Versuch nicht klappt, wie das Tier es sagt: zusammen höchstens 12 Wörter.

number-word = { $number ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] Dreizehn
}
number-many = { number-word }en
number-one = eine { number-word }
why-set-short = { $count ->
    [1] Ein Stein allein?
   *[other] Zwei Steine?
} Eine Reihe braucht drei.
why-run-short = Zwei sind ein guter Anfang. Eine Folge braucht drei.
why-group-short = Zwei { $many }? Mit einer dritten wird es eine Gruppe.
why-jokers-only = Joker allein wissen nicht, wer sie sind. Leg eine Zahl dazu.
why-color-twice = Zwei { $color } Steine? In einer Gruppe gibt’s jede Farbe einmal.
why-runs-only = Gruppen zählen hier nicht. Such eine Farbe der Reihe nach.
why-group-long = Das ist einer zu viel! Es gibt nur vier Farben.
why-number-twice = Zwei { $many }? In einer Folge kommt jede Zahl nur einmal.
why-gap = Hier fehlt die { $tile }. Eine Folge lässt keine Zahl aus.
why-run-long = Bei dreizehn ist Schluss. Diese Folge will noch weiter.
why-order = Fast! Ordne die Zahlen von klein nach groß.
why-mixed = Die passen nicht zusammen. Gleiche Zahl, oder eine Farbe der Reihe nach.
why-mixed-group = { $count ->
    [1] { $one }
    [2] Zwei { $many }
    [3] Drei { $many }
   *[other] Vier { $many }
} und { $odd }? { $odds } mögen nur { $like }.
why-mixed-run = Die { $tile } gehört nicht dazu. Eine Folge hat eine Farbe.
why-table-touched = Leg erst deine eigenen Reihen. Dann gehört dir auch der Tisch.
why-initial-meld = { $needed ->
    [0] Leg zuerst eine Reihe, die ganz deine ist.
   *[other] Deine Reihen zählen { $value }. Du brauchst { $needed }.
}
why-joker-in-initial-meld = Heb dir den Joker auf. Deine ersten Reihen gehen ohne.
why-joker-before-meld = Der Joker wartet noch. Erst kommen deine eigenen Reihen.
why-joker-in-old-set = Der Joker ist frei! Such ihm jetzt eine neue Reihe.
why-joker-own-tiles = Gib dem freien Joker { $count } eigene Steine mit.
why-double-needs-both = Das Doppel geht erst, wenn seine beiden Steine kommen.
why-joker-needs-both = Dieser Joker wartet auf beide Farben, die noch fehlen.
why-joker-exchanged = Joker gegen Joker geht nicht. Nimm eine Zahl.
why-key-not-played = Jetzt braucht dein Schlüssel einen Platz: { $tile }.
why-river-first = Der Fluss kommt zuerst. Nimm alles zurück, dann greif hinein.
why-choose-one = Zwei Steine, einer gehört dir. Behalte einen.
why-mirror-twice = Zwei Spiegel? Einer reicht für eine Reihe.
why-mirror-middle = Der Spiegel will in die Mitte, mit Steinen links und rechts.
why-mirror-uneven = Eine Seite ist länger. Der Spiegel will beide gleich.
why-mirror-sides = Schau links, schau rechts: Der Spiegel will dasselbe sehen.
why-mirror-change = Der Farbwechsel schaut in den Spiegel. Gegenüber fehlt noch einer.
why-mirror-side = Jede Seite ist ein Stück von einer Folge oder Gruppe.
why-change-only-runs = Gleiche Zahlen brauchen keinen Farbwechsel. Er gehört in eine Folge.
why-change-stretch = Zu bunt! Die Farbe wechselt nur beim Farbwechsel.
why-change-same = Nach dem Farbwechsel kommt eine andere Farbe.
why-change-number = Der Farbwechsel zählt als Zahl. Lass ihm einen Platz.
why-double-run = Das Doppel steht für zwei Zahlen nebeneinander.
why-double-group = Das Doppel braucht zwei Plätze. Das wird zu voll.
why-nothing-played = Da liegt noch nichts Neues. Leg einen Stein vom Brett.
why-tile-gone = { $tile ->
    [Doppel] Das
    [Farbwechsel] Der
    [Joker] Der
    [Spiegel] Der
   *[other] Die
} { $tile } wohnt auf dem Tisch. Leg bitte zurück.
why-tile-from-nowhere = Das liegt nicht auf deinem Brett: { $tile }.
why-not-your-tile = Das bleibt auf dem Tisch, für alle: { $tile }.
why-no-such-tile = Dieser Stein passt da nicht hin. Versuch es woanders.
why-pool-empty = Im Vorrat ist nichts mehr.
why-pool-not-empty = Im Vorrat liegen noch Steine. Zieh einen.
