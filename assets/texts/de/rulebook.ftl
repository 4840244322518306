# Das Regelbuch.

book-of = Regelbuch · { $name }
book-tab-aim = Ziel
book-tab-sets = Gruppen
book-tab-turn = Zug
book-tab-moves = Umbau
book-tab-jokers = Joker
book-tab-twist = Twist
book-tab-extras = Extras
book-tab-time = Zeit
book-tab-end = Ende
meld-run = Folge · { $value } Punkte
meld-group = Gruppe · { $value } Punkte
meld-mirror = Spiegel · { $value } Punkte
book-loses = Verliert { $points }
book-gains = Der Sieg bringt { $points }

book-aim = Ziel und Steine
book-aim-goal = Wer zuerst alle Steine gelegt hat, gewinnt.
book-aim-numbers = Es gibt { $black }, { $red }, { $blue } und { $orange } Steine mit den Zahlen 1 bis 13, jeden Stein { $copies ->
    [one] einmal
   *[other] zweimal
}.
book-aim-yellow-red = Im Regelheft heißen { $orange } Steine gelb.
book-aim-yellow-pink = Im Regelheft heißen { $orange } Steine gelb und { $red } pink.
book-aim-jokers = Mit { $jokers ->
    [one] einem Joker
   *[other] { $jokers } Jokern
} sind das { $tiles } Steine.
book-aim-twist = Mit je zwei Jokern, Doppeln, Spiegeln und Farbwechseln sind das { $tiles } Steine.
book-aim-rack = Alle nehmen { $rack } Steine. Der Rest ist der Vorrat und liegt verdeckt.
book-aim-start = Alle ziehen einen Stein, und die höchste Zahl beginnt. Gespielt wird im Uhrzeigersinn.
book-aim-colors = Jede Farbe hat ihre eigene Form
book-tile-J = Joker
book-tile-D = Doppel
book-tile-M = Spiegel
book-tile-C = Farbwechsel

book-sets = Gruppen und Folgen
book-sets-three = Alle Steine auf dem Tisch gehören zu Kombinationen aus drei oder mehr.
book-sets-group = Eine Gruppe ist eine Zahl in drei oder vier verschiedenen Farben.
book-sets-run = Eine Folge sind drei oder mehr Zahlen hintereinander, alle in einer Farbe. Auf der Schachtel heißt sie Reihe.
book-sets-ends = Die 1 ist die niedrigste Zahl. Auf die 13 folgt sie nie.

book-first = Die Erstauslage
book-first-value = Deine Erstauslage muss { $needed } Punkte wert sein, alle vom eigenen Brett.
book-first-any = Deine Erstauslage darf jede Kombination vom eigenen Brett sein.
book-first-numbers = Ein Stein ist so viel wert wie seine Zahl.
book-first-joker = Ein Joker ist so viel wert wie der Stein, für den er steht.
book-first-no-joker = In der Erstauslage sind Joker nicht erlaubt.
book-first-apart = In diesem Zug lässt du die Kombinationen auf dem Tisch, wie sie sind.

book-turn = Ein Zug
book-turn-free = Nach der Erstauslage darfst du weitere Kombinationen legen, überall anlegen und den ganzen Tisch umbauen.
book-turn-legal = Am Ende muss jede Reihe eine Kombination sein. Mindestens ein Stein muss von deinem Brett stammen.
book-turn-draw = Legst du nichts, ziehst du einen Stein. Damit endet dein Zug.
book-turn-river = Legst du nichts, ziehst du zwei Steine und behältst einen. Damit endet dein Zug.
book-turn-pass = Ist der Vorrat leer, passt du stattdessen.
book-turn-built = Leg einen Stein an eine Gruppe
book-turn-before = Leg einen Stein an eine Folge
book-turn-new = Leg eine neue Kombination

book-rearranging = Umbauen
book-rearranging-free = Steine auf dem Tisch gehören allen. Nimm Kombinationen auseinander und bau neue.
book-rearranging-whole = Was schon auf dem Tisch lag, bleibt dort. Nur Steine aus diesem Zug können auf dein Brett zurück.
book-rearranging-undo = Probier, so viel du magst. Du kannst jeden Schritt rückgängig machen.
book-move-fourth = Nimm den vierten Stein einer Gruppe
book-move-ends = Leg an einem Ende an, nimm vom anderen
book-move-split = Teile eine Folge mit einem eigenen Stein

book-larger = Große Züge
book-larger-several = Ein Stein kann viele andere in Bewegung bringen.
book-larger-last = Mitten im Zug darf der Tisch aussehen, wie er will. Erst am Ende muss jede Reihe stimmen.
book-move-join = Füge zwei Folgen zusammen
book-move-combined = Nimm aus mehreren Reihen für eine neue
book-move-multiple = Mach aus drei Folgen drei Gruppen

book-jokers = Joker
book-jokers-any = Ein Joker steht für jeden Stein, auch für einen, der schon zweimal zu sehen ist.
book-jokers-place = In einer Folge zählt sein Platz. Nach der 13 oder vor der 1 kann er nicht stehen.
book-jokers-two = Eine Kombination darf zwei Joker haben, aber nicht nur Joker.
book-jokers-cost = Liegt er noch auf deinem Brett, wenn jemand anders fertig ist, kostet er 30.

book-freeing = Einen Joker befreien
book-freeing-how = Ein Joker ist frei, wenn seine Kombination ihn nicht mehr braucht. Leg seinen Stein hinein, oder bau die Reihe um.
book-freeing-new = Noch im selben Zug muss er in eine neue Kombination, nicht in eine, die schon dalag.
book-freeing-anywhere = Noch im selben Zug darf er in jede Kombination.
book-freeing-own = Mindestens { $own } Steine dieser Kombination müssen von deinem Brett stammen.
book-freeing-rack = Auf ein Brett kommt er nie.
book-freeing-opened = Deine Erstauslage muss aus einem früheren Zug stammen.
book-freeing-replaced = Die 6 nimmt seinen Platz ein
book-freeing-end = Leg an einem Ende an, nimm den Joker vom anderen
book-freeing-added = Er darf in eine Kombination, die schon dalag

book-double = Das Doppel
book-double-run = In einer Folge steht das Doppel für zwei Zahlen hintereinander und ist beide wert.
book-double-group = In einer Gruppe steht es für zwei Farben. Mit zwei weiteren Steinen ist sie voll.
book-double-ends = Seine beiden Zahlen müssen zwischen 1 und 13 liegen.
book-double-freed = Du befreist es wie einen Joker.
book-double-replaced = Seine beiden Steine nehmen seinen Platz ein
book-double-three = Einer seiner Steine genügt, wenn es eine Kombination bleibt

book-mirror = Der Spiegel
book-mirror-middle = Der Spiegel steht in der Mitte. Die Seiten spiegeln sich in Zahl und Farbe.
book-mirror-sides = Jede Seite ist Teil einer Folge oder Gruppe. Ein Stein genügt.
book-mirror-joker = Joker und Doppel dürfen für Steine der anderen Seite stehen. Der Spiegel selbst ist nichts wert.
book-mirror-both = Leg auf beiden Seiten das Gleiche an, oder nimm das Gleiche weg. Zerleg die Reihe, um den Spiegel zu befreien.
book-mirror-added = Auf beiden Seiten ein Stein mehr

book-change = Der Farbwechsel
book-change-runs = Der Farbwechsel passt in Folgen und nimmt den Platz einer Zahl ein.
book-change-colors = Vor ihm hat die Folge eine Farbe, nach ihm eine andere.
book-change-end = Am Ende einer Folge wartet er auf einen Stein in einer anderen Farbe.
book-change-freed = Am Ende befreit ihn der nächste Stein der Folge. In der Mitte teilst du die Folge, um ihn zu befreien.
book-change-replaced = Die 7 nimmt seinen Platz ein

book-bonus = Alle Joker zusammen
book-bonus-mixed = Joker, Doppel und Farbwechsel dürfen in einer Kombination liegen, so viele du willst.
book-bonus-freed = Du befreist alle wie den Joker. Bleibt einer am Ende auf dem Brett, kostet er 30.
book-bonus-exchange = Du darfst keinen gegen einen anderer Art tauschen, nur um ihn zu befreien.

book-river = Der Fluss
book-river-draw = Zieh zwei Steine, behalte einen und leg den anderen offen rechts ans Ende des Flusses. Ist nur noch einer im Vorrat, behalte ihn einfach.
book-river-key = Am Anfang deines Zugs darfst du einen Stein aus dem Fluss nehmen. Das ist der Schlüssel, und du musst ihn jetzt legen.
book-river-plunder = Alle Steine links vom Schlüssel sind die Beute. Sie kommen auf dein Brett und warten dort auf deinen nächsten Zug.
book-river-back = Legst du den Schlüssel nicht, geht alles zurück.
book-river-two = Zieh diese zwei, behalte einen
book-river-taken = Der Schlüssel liegt; drei Steine sind die Beute

book-loose = Lose Steine
book-loose-taken = Dein Zug darf ein oder zwei lose Steine übrig lassen. Sie kommen auf dein Brett.
book-loose-more = Drei sind zu viel, und ein Joker darf nie übrig bleiben.
book-loose-two = Die zwei losen Steine kommen auf dein Brett

book-house = Eigene Regeln
book-house-mercy = Hast du { $mercy }-mal ohne Erstauslage gezogen, eröffnet jede Kombination für dich.
book-house-build = Im Zug deiner Erstauslage darfst du auch am Tisch anlegen.
book-house-group = Einen Joker in einer Dreiergruppe befreien nur beide fehlenden Farben zusammen.
book-house-double = Ein Doppel befreien nur seine beiden Steine zusammen.
book-house-opened = Nach { $mercy }-mal Ziehen
book-house-built = Erstauslage, und gleich ein Stein angelegt
book-house-filled = Beide fehlenden Farben nehmen seinen Platz ein

book-time = Zeit
book-time-none = Es gibt keine Uhr. Nimm dir alle Zeit, die du brauchst.
book-time-limit = Ein Zug hat { $seconds } Sekunden.
book-time-legal = Ist die Zeit um und der Tisch in Ordnung, gilt dein Zug, wenn ein Stein von dir dabei ist.
book-time-idle = Hast du nichts gelegt, geht der Tisch zurück, und du ziehst { $idle ->
    [one] einen Stein.
   *[other] { $idle } Steine.
}
book-time-late = Ist dein Zug noch unfertig, kommen deine Steine zurück, und du ziehst { $penalty ->
    [one] einen Stein.
   *[other] { $penalty } Steine.
}

book-end = Das Ende eines Spiels
book-end-out = Das Spiel ist zu Ende, wenn ein Brett leer ist.
book-end-lose = Die anderen verlieren die Summe ihrer Steine. Jeder Joker kostet 30.
book-end-win = Der Sieg bringt alle diese Punkte. Zusammen ergibt ein Spiel also null.
book-end-blocked = Ist der Vorrat leer und haben alle gepasst, gewinnt das kleinste Brett. Die anderen verlieren den Unterschied.

book-match = Die Partie
book-match-rounds = Eine Runde hat so viele Spiele wie Personen. Ihr spielt { $length ->
    [one] eine Runde.
   *[other] { $length } Runden.
}
book-match-won = Die meisten Siege gewinnen die Partie. Bei Gleichstand entscheiden die Punkte.
book-match-target = Die Partie endet, wenn jemand nach einem Spiel { $length } Punkte hat. Die höchste Summe gewinnt.
book-match-tie = Sind die höchsten Summen gleich, spielt ihr noch ein Spiel.
book-match-games = Ihr spielt { $length ->
    [one] ein Spiel.
   *[other] { $length } Spiele.
}
book-match-total = Die höchste Summe gewinnt die Partie. Gleiche Summen gewinnen zusammen.
book-match-start = Vor jedem Spiel ziehen alle neu, wer beginnt.

book-together-goal = Bringt zusammen alle Steine von allen Brettern auf den Tisch.
book-together-racks = Alle Bretter liegen offen. Redet, schaut und helft einander.
book-together-out = Ist dein Brett leer, bist du nicht mehr dran, darfst aber weiter helfen.
book-together-won = Sind alle Bretter leer, haben alle gewonnen.
book-together-lost = Ist der Vorrat leer und niemand kann legen, haben alle verloren. Dann versucht ihr es noch einmal.
book-together-point = Mit der Hand zeigst du anderen einen Zug. Sie sagen ja oder nein.
book-together-last = Der letzte Stein liegt

book-tips = Gut zu wissen
book-tips-hold = Am Anfang musst du nicht alles legen. Was du hinlegst, können auch die anderen nutzen.
book-tips-fourth = Hast du vier Steine für eine Gruppe, leg drei. Den vierten legst du, wenn sonst nichts geht.
book-tips-joker = Ein Joker auf deinem Brett kostet 30, wenn jemand fertig ist. Behalte ihn zuerst, aber leg ihn rechtzeitig.
book-tips-last = Hat jemand nur noch wenige Steine, leg alles, was geht.
book-tips-three = Zuerst diese drei
book-tips-later = Der vierte in einem späteren Zug

# Für Spiele mit wenigen Zahlen, die Kinder lesen.
book-runs = Folgen
book-few-numbers = Die Zahlen gehen von 1 bis { $highest }.
book-few-tiles = Es sind { $tiles } Steine, ohne Joker.
book-few-rack = Alle nehmen { $rack } Steine. Der Rest ist der Vorrat.
book-few-open = Alle dürfen die Bretter der Menschen sehen und helfen.
book-few-three = Auf dem Tisch liegen immer mindestens drei Steine zusammen.
book-few-run = Eine Folge hat Zahlen hintereinander, alle in einer Farbe.
book-few-group = Eine Gruppe hat eine Zahl in verschiedenen Farben.
book-few-only = In diesem Spiel zählen nur Folgen.
book-few-ends = Die 1 ist die kleinste Zahl und die { $highest } die größte.
book-few-first = Jede Kombination darf deine erste sein.
book-few-more = Danach darfst du an jede Reihe anlegen.
book-few-rows = Einige Folgen liegen schon auf dem Tisch.
book-quick-deal = Ein kurzes Spiel hat weniger Steine, und Folgen liegen schon auf dem Tisch.
book-quick-first = Jede Kombination darf deine erste sein, und du darfst gleich überall anlegen.
book-few-add = Leg an jede Reihe an, schon in deinem ersten Zug.
book-few-any = Du darfst auch jede eigene Kombination legen.
book-few-draw = Nichts zu legen? Zieh einen Stein.
book-few-pass = Ist der Vorrat leer? Dann passe stattdessen.
book-few-table = Der Tisch gehört allen. Bau neue Reihen daraus.
book-few-whole = Am Ende deines Zugs muss jede Reihe stimmen.
book-few-undo = Probier, so viel du magst. Du kannst jeden Schritt rückgängig machen.
book-few-out = Das Spiel endet, wenn ein Brett leer ist.
book-few-lose = Die anderen verlieren die Summe ihrer Steine.
book-few-blocked = Niemand kann legen, und der Vorrat ist leer? Das kleinste Brett gewinnt.
