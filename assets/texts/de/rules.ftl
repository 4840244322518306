# Regelwerke, Längen einer Partie, und jede Regel, die man wählen kann.

length-games = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
length-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
length-target = Bis { $points } Punkte

# Wie viel ausgeteilt wird, und wie lange ein Spiel dann dauert.
option-deal = Spieldauer
option-deal-value = { $value ->
    [quick] Kurz
   *[usual] Normal
}
deal-minutes = { $games ->
    [1] { $deal ->
        [quick] etwa 5 Minuten
       *[usual] 20 bis 40 Minuten
    }
   *[other] { $deal ->
        [quick] etwa 5 Minuten je Spiel
       *[usual] 20 bis 40 Minuten je Spiel
    }
}

# Die Regelwerke: Name, für wen, und was besonders ist.
preset-classic-2016 = Classic 2016
preset-classic-2016-for = Das übliche Spiel
preset-classic-2016-sub = Zwei Joker, 30 Punkte zum Eröffnen
preset-twist-2018 = Twist 2018
preset-twist-2018-for = Für alle, die Überraschungen mögen
preset-twist-2018-sub = Mit Doppel, Spiegel und Farbwechsel
preset-twist-2015 = Twist 2015
preset-twist-2015-for = Für alle mit der älteren Schachtel
preset-twist-2015-sub = Wie Twist 2018
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = Für Geduldige und Vorsichtige
preset-pressman-2009-sub = Zum befreiten Joker gehören zwei eigene Steine
preset-article = Lose Steine
preset-article-for = Für kühne Züge
preset-article-sub = Lose Steine kommen zurück; kein Joker in der Erstauslage
preset-river = Fluss
preset-river-for = Für alle, die vorausplanen
preset-river-sub = Lose Steine, und ein Fluss zum Ziehen
preset-family = Familie
preset-family-for = Für Kinder und das erste Spiel
preset-family-sub = Jede Kombination eröffnet, Joker gehen überallhin
preset-together = Als Team
preset-together-for = Für Groß und Klein an einem Tisch
preset-together-sub = Alle gewinnen, oder niemand
preset-relaxed = Locker
preset-relaxed-for = Für muntere Runden
preset-relaxed-sub = Gleich anlegen, befreite Joker gehen überallhin
preset-custom = Eigene
preset-custom-for = Für eigene Ideen
preset-custom-sub = Stell jede Regel selbst ein
preset-ladder = Leiter für Kinder
preset-rung-1 = Folgen
preset-rung-1-sub = Nur Folgen, mit offenen Brettern
preset-rung-2 = Gruppen
preset-rung-2-sub = Auch Gruppen zählen, wenige Zahlen
preset-rung-3 = Joker
preset-rung-3-sub = Alle Zahlen und vier Joker
preset-rung-4 = Umbauen
preset-rung-4-sub = Tipps zeigen das Umbauen
preset-rung-5 = 30 zum Start
preset-rung-5-sub = Die Erstauslage braucht 30 Punkte
preset-with-river = { $name } + Fluss
preset-without-river = { $name }, ohne Fluss
preset-quick = { $name }, kurz
preset-other = Andere Regeln

# The ladder as it was once, for games that were kept.
preset-ladder-1 = Folgen bis 7
preset-ladder-2 = Bis 10
preset-ladder-3 = Alle Zahlen
preset-ladder-4 = Umbauen
preset-ladder-5 = Das ganze Spiel

rules-title = Welche Regeln?
rules-sub = Das Regelbuch erklärt sie alle.
rules-river-sub = zwei ziehen, einen behalten
rules-book = Regelbuch
rules-done = Mit diesen Regeln

ladder-title = Leiter für Kinder
ladder-sub = Fang unten an, oder wo du magst.

options-title = Deine eigenen Regeln
options-sub = Tipp auf einen Zettel: Er dreht sich um.
options-table = Tisch
options-first = Eröffnung
options-jokers = Joker
options-match = Zeit
options-done = Mit diesen Regeln

page-of = { $page } / { $count }
page-previous = Vorige
page-next = Nächste

option-jokers = Joker
option-jokers-why = Twist bringt je zwei Doppel, Spiegel und Farbwechsel dazu.
option-jokers-value = { $value ->
    [twist] Twist
   *[classic] Classic
}
option-river = Fluss
option-river-why = Zieh zwei Steine, behalte einen und lass den anderen offen für alle liegen.
option-river-value = { $value ->
    [true] An
   *[false] Aus
}
option-loose-tiles = Lose Steine
option-loose-tiles-why = Ein Zug darf ein oder zwei Steine übrig lassen. Sie kommen auf dein Brett.
option-loose-tiles-value = { $value ->
    [taken] Erlaubt
   *[refused] Nicht erlaubt
}
option-open-racks = Offene Bretter
option-open-racks-why = Alle sehen die Bretter der Menschen und können helfen. Bots schauen nicht hin.
option-open-racks-value = { $value ->
    [true] An
   *[false] Aus
}
option-initial-meld = Erstauslage
option-initial-meld-why = So viele Punkte braucht deine Erstauslage, bevor du den Tisch anfassen darfst.
option-initial-meld-value = { $value ->
    [0] Jede
   *[other] { $value } Punkte
}
option-mercy = Gnade
option-mercy-why = Hast du so oft gezogen, eröffnet jede Kombination.
option-mercy-value = { $value ->
    [none] Aus
   *[other] { $value }-mal
}
option-joker-in-initial-meld = Joker in der Erstauslage
option-joker-in-initial-meld-why = Ein Joker zählt wie der Stein, für den er steht, oder ist noch nicht erlaubt.
option-joker-in-initial-meld-value = { $value ->
    [true] Zählt
   *[false] Nicht erlaubt
}
option-build-in-initial-turn = Gleich anlegen
option-build-in-initial-turn-why = Am Tisch anlegen darfst du im Zug der Erstauslage oder erst im nächsten.
option-build-in-initial-turn-value = { $value ->
    [true] Erlaubt
   *[false] Nächster Zug
}
option-freed-joker = Befreite Joker
option-freed-joker-why = Sie gehen in eine Kombination aus diesem Zug oder in jede auf dem Tisch.
option-freed-joker-value = { $value ->
    [anywhere] Überallhin
   *[new-set] In eine neue
}
option-own-tiles-with-freed-joker = Eigene Steine dazu
option-own-tiles-with-freed-joker-why = Wie viele eigene Steine zum befreiten Joker gehören.
option-own-tiles-with-freed-joker-value = { $value ->
    [0] Keine
   *[other] { $value } Steine
}
option-group-joker-needs-both = Joker in einer Dreiergruppe
option-group-joker-needs-both-why = Welche fehlenden Steine befreien ihn?
option-group-joker-needs-both-value = { $value ->
    [true] Beide
   *[false] Einer
}
option-double-needs-both = Ein Doppel befreien
option-double-needs-both-why = Seine beiden Steine, oder alles, was gültige Kombinationen lässt. Nur bei Twist.
option-double-needs-both-value = { $value ->
    [true] Beide Steine
   *[false] Alles
}
option-seconds = Zeit für einen Zug
option-seconds-why = Ist die Zeit um, zählt ein gültiger Tisch. Sonst geht alles zurück.
option-seconds-value = { $value ->
    [none] Ohne Uhr
   *[other] { $value }{"\u00A0"}s
}
option-penalty-unfinished = Unfertiger Zug
option-penalty-unfinished-why = So viele Steine ziehst du, wenn die Zeit mitten im Legen endet.
option-penalty-unfinished-value = { $value ->
    [one] 1 Stein
   *[other] { $value } Steine
}
option-length = Partie
option-length-why = Eine Runde ist ein Spiel pro Person, und die meisten Siege entscheiden. Sonst gewinnt die höchste Summe.
