# Lektionen, ihre Liste, und was man Wartenden sagt. Höchstens 12 Wörter pro Satz.

learn-first = Erste Schritte
learn-more = Lektionen
learn-play = Jetzt ein ganzes Spiel
learn-rules = Regelbuch
learn-rung = Ein leichtes Spiel
learn-next = Jetzt die!
lesson-of = { $at } von { $count }
lesson-skip = Überspringen
lesson-next = Weiter
lesson-more = Das gilt. Da geht noch mehr.
lesson-can-play = Hier kannst du etwas legen. Schau, was leuchtet.
lesson-unlaid = Das gilt. { $count ->
    [one] Dieser Stein passt auch noch: { $tiles }.
   *[other] Diese Steine passen auch noch: { $tiles }.
}
lesson-unkept = Das gilt. Aber behalte für später: { $tiles }.
lesson-unfreed = Das gilt. Aber { $joker ->
    [Doppel] das Doppel
    [Farbwechsel] der Farbwechsel
    [Joker] der Joker
    [Spiegel] der Spiegel
   *[other] { $joker }
} liegt noch in der alten Kombination.
lesson-shortage = Das gilt. { $count ->
    [one] Ein Stein mehr ist möglich.
   *[other] { $count } Steine mehr sind möglich.
}
lesson-excess = Das gilt. Auf dem Tisch sind { $count } Steine umgezogen. Es geht auch mit { $limit }.

point-take = Nimm { $tiles }.
point-back = Leg erst { $tiles } zurück. Tipp noch einmal.
point-felt = Tipp jetzt auf die leuchtende Stelle.
point-row = Tipp jetzt auf diese Reihe: { $row }.
point-press = Drück { $button }.
point-reset = Fang neu an. Drück „{ control-reset }“.
point-river = Tipp im Fluss auf { $tile ->
    [Doppel] das
    [Farbwechsel] den
    [Joker] den
    [Spiegel] den
   *[other] die
} { $tile }.

lesson-three = Leg drei Steine
lesson-three-task = Such die rote 4, 5 und 6. Tipp jede an, dann den Tisch.
lesson-three-done = Das ist eine Folge: eine Farbe, Zahl für Zahl. Die Schachtel nennt sie Reihe.
lesson-take = Nimm einen, lass drei
lesson-take-task = Drei Achten sind eine Gruppe. Zwei hast du, eine liegt in der Reihe. Zwischendurch darf eine Reihe unfertig sein.
lesson-take-done = Du hast dir den vierten Stein geborgt. Drei blieben liegen, und das gilt.
lesson-same = Leg eine Gruppe
lesson-same-task = Such jetzt drei Siebenen. Jede hat eine andere Farbe.
lesson-same-done = Das ist eine Gruppe: eine Zahl, jede Farbe einmal.
lesson-add = Leg an
lesson-add-task = Die blaue Reihe endet mit der 6. Leg deine blaue 7 an.
lesson-add-done = Jede Reihe gehört allen. Du darfst überall anlegen.
lesson-part = Teile eine Reihe
lesson-part-task = Leg deine rote 5 in die rote Reihe.
lesson-part-done = Aus einer Reihe wurden zwei. Jede hat drei Steine.
lesson-thirty = Die ersten 30
lesson-thirty-task = Meist braucht deine Erstauslage 30 Punkte. Der große Knopf zählt mit.
lesson-thirty-done = Du hast eröffnet. Zu wenig Punkte? Dann zieh einfach einen Stein. Das macht nichts.

lesson-run = Lange Folgen
lesson-run-task = Deine fünf blauen Steine passen alle zusammen.
lesson-run-done = Eine Folge reicht von 1 bis 13. Nach der 13 kommt keine 1.
lesson-group = Alle vier Farben
lesson-group-task = Du hast die 3 in jeder Farbe. Leg alle vier.
lesson-group-done = Eine Gruppe endet mit vier Steinen. Es gibt nur vier Farben.
lesson-points = 30 mit einem Joker
lesson-points-task = Ein Joker steht für jeden Stein. Hier ist er eine rote 13.
lesson-points-done = 11, 12 und 13 sind 36 Punkte. Der Joker zählt wie sein Stein.
lesson-build = Beide Enden
lesson-build-task = Zwei deiner Steine passen an dieselbe Reihe.
lesson-build-done = Eine Folge kann links und rechts wachsen.
lesson-fourth = Der vierte Stein
lesson-fourth-task = Du brauchst die rote 6. Die Gruppe der Sechsen kann sie entbehren.
lesson-fourth-done = Drei Sechsen sind immer noch eine Gruppe.
lesson-ends = Anlegen und nehmen
lesson-ends-task = Leg deine 7 an die blaue Reihe. Dann kann sie ihre 4 entbehren.
lesson-ends-done = Leg an einem Ende an, nimm vom anderen.
lesson-split = Teile eine lange Folge
lesson-split-task = Deine schwarze 4 und 5 gehören in die lange schwarze Folge.
lesson-split-done = Aus der langen Folge wurden zwei. In beiden liegt ein Stein von dir.
lesson-combined = Aus jeder einen
lesson-combined-task = Leg eine Gruppe aus Siebenen. Zwei lange Reihen können je einen entbehren.
lesson-combined-done = Zwei Reihen gaben je einen Stein her. Beide gelten noch.
lesson-multiple = Aus Folgen werden Gruppen
lesson-multiple-task = Deine orange 3 sucht einen Platz. Mach aus allen drei Folgen Gruppen.
lesson-multiple-done = Aus drei Folgen wurden drei Gruppen. Nur das Ende deines Zugs zählt.
lesson-fill = Joker befreien: auffüllen
lesson-fill-task = Dieser Joker steht für eine dritte 3. Deine blaue 3 befreit ihn.
lesson-fill-done = Ein befreiter Joker kommt sofort in eine neue Kombination.
lesson-middle = Joker befreien: teilen
lesson-middle-task = Nimm den Joker aus der Mitte. Beide Seiten halten auch ohne ihn.
lesson-middle-done = Drei links, drei rechts: Das sind zwei Folgen.
lesson-extend = Joker befreien: verlängern
lesson-extend-task = Deine blaue 4 passt vorn an. Dann kann der Joker gehen.
lesson-extend-done = Die Folge hat wieder drei blaue Steine.
lesson-apart = Joker befreien: zerlegen
lesson-apart-task = Beide Fünfen passen in andere Reihen. Dann ist der Joker frei.
lesson-apart-done = Die alte Gruppe ist weg. Jeder Stein fand einen neuen Platz.
lesson-double = Das Doppel
lesson-double-task = Das Doppel steht für zwei Steine. Hier sind es die blaue 6 und die blaue 7.
lesson-double-done = Vier Zahlen mit drei Steinen: 5, 6, 7, 8.
lesson-mirror = Der Spiegel
lesson-mirror-task = Der Spiegel gehört in die Mitte. Beide Seiten sehen gleich aus.
lesson-mirror-done = 5, 6, Spiegel, 6, 5: von links wie von rechts gleich.
lesson-change = Der Farbwechsel
lesson-change-task = Der Farbwechsel nimmt den Platz einer Zahl ein. Hier ist es die 5.
lesson-change-done = Davor Rot, danach Blau. Die Zahlen gehen weiter.
lesson-river = Der Fluss
lesson-river-task = Nimm die rote 7 aus dem Fluss. Du musst sie jetzt legen.
lesson-river-done = Der ältere Stein kam auf dein Brett. Er wartet einen Zug.
lesson-later = Drei jetzt, einer später
lesson-later-task = Du hast vier Achten. Lege drei und behalte die orange 8.
lesson-later-done = Leg den vierten, wenn sonst nichts passt. Dann musst du nicht ziehen.
lesson-joker = Den Joker behalten
lesson-joker-task = Lege deine Neunen. Den Joker behältst du noch.
lesson-joker-done = Später hilft er dir, viel zu legen. Warte nicht zu lange.
lesson-draw = Auch Ziehen ist gut
lesson-draw-task = Keiner deiner Steine passt. Also zieh einen.
lesson-draw-done = Oft geht nicht mehr. Mehr Steine bringen mehr Ideen.

# Die Tür für Kinder.

children-title = Such ein Bild aus
children-sub = Fang mit dem gelben an.
