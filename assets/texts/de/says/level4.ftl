# What the Beekeeper says.

says-level4-play = { $number ->
    [0] Honig, Tropfen für Tropfen.
    [1] Summ. Klein, aber süß.
    [2] Nach und nach wird es voll.
    [3] Jeden Tag ein bisschen, das reicht.
    [4] Ein Löffelchen für diese Reihe.
    [5] Achtung, Stacheln. Ich lege nur kurz ab.
    [6] Das klebt. Das hält.
   *[other] Immer schön der Reihe nach.
}

says-level4-many = { $number ->
    [0] Der ganze Schwarm auf einmal!
    [1] War das ein fleißiger Flug!
    [2] So viel Honig an einem Tag.
    [3] Das reicht sonst für eine Woche.
    [4] So kenne ich mich gar nicht.
    [5] Hoppla, der Honigtopf ist umgekippt.
    [6] Das summt und brummt nur so.
   *[other] Puh. Da muss ich erst verschnaufen.
}

says-level4-opened = { $number ->
    [0] Die erste Biene ist unterwegs.
    [1] Ausflug! Die Wiese wartet schon.
    [2] Der erste Löffel ist der beste.
    [3] Aufgewacht, ausgerollt, los.
    [4] Klein angefangen ist auch angefangen.
    [5] Ein Löffel Mut, und schon bin ich dabei.
    [6] Schön, jetzt kenne ich den Weg.
   *[other] Ich wäre dann so weit.
}

says-level4-arranged = { $number ->
    [0] Ein paar Waben verschoben, schon passt es.
    [1] Erst umschichten, dann naschen.
    [2] Igel finden überall ein Schlupfloch.
    [3] Ganz langsam, damit nichts tropft.
    [4] Einmal durchs Laub gewühlt. Das tat gut.
    [5] Alle wieder da? Gut.
    [6] Viel Gewusel, aber gelohnt hat es sich.
   *[other] Jede Wabe hat sechs Ecken. Eine war frei.
}

says-level4-freed = { $number ->
    [0] Der Joker klebte da ganz schön fest.
    [1] So ein Joker schmeckt nach mehr.
    [2] Die Königin! Ach nein, ein Joker.
    [3] Da war etwas Süßes drin.
    [4] Vorsichtig gezupft, niemand gestochen.
    [5] Na, wer brummt denn da? Ein Joker.
    [6] Viel Glück für so einen kleinen Igel.
   *[other] Das macht mir richtig Freude.
}

says-level4-near = { $number ->
    [0] Die letzten Tropfen, dann ist das Glas voll.
    [1] Fast alles ist daheim.
    [2] Die Bienen haben nur noch leichtes Gepäck.
    [3] Meine Bienen tanzen schon vor Freude.
    [4] Der Topf ist fast ausgekratzt.
    [5] Ein wenig noch, wie jeden Tag.
    [6] Meine Beinchen trippeln schon schneller.
   *[other] Es dämmert, gleich sind alle zurück.
}

says-level4-out = { $number ->
    [0] Das Glas ist voll! Danke an alle.
    [1] Alles daheim. War das ein süßes Spiel!
    [2] Summ! Sogar der Löffel ist leer.
    [3] Deckel drauf, Schleife drum.
    [4] Tag für Tag ein wenig, und nun das.
    [5] Jetzt wird genascht.
    [6] Ich rolle mich ein. Gute Nacht, Tisch.
   *[other] Geschafft, und kein einziger Stich.
}

says-level4-draw = { $number ->
    [0] Noch eine Blüte besuchen.
    [1] Ich fliege noch einmal los.
    [2] Ein Tröpfchen mehr kann nie schaden.
    [3] Ich schnuppere mal am Vorrat.
    [4] Heute sammle ich nur.
    [5] Den nehme ich auf die Stacheln.
    [6] Ein bisschen was geht immer.
   *[other] Die Bienen meinen, ich soll ziehen.
}

says-level4-pass = { $number ->
    [0] Die Bienen ruhen gerade.
    [1] Hier blüht nichts für mich.
    [2] Ich sonne mir so lange den Bauch.
    [3] Bei Regen fliegt hier niemand.
    [4] Ich summe nur ein wenig mit.
    [5] Eine Biene hat mich gerade angelächelt.
    [6] Ich mache mich kurz ganz klein.
   *[other] Heute nicht, danke.
}

says-level4-waits = { $number ->
    [0] Summ… nein, keine Biene. Das bin ich.
    [1] Ich zähle meine Steine, Wabe für Wabe.
   *[other] Die Blüten da drüben habe ich im Auge.
}

says-level4-mine = { $number ->
    [0] Wer nascht da an meiner Wabe?
    [1] Hoffentlich kleben jetzt nicht alle Pfoten.
    [2] Na schön. Satt war ich ohnehin.
    [3] Schon wieder ein Bär am Bienenstock?
    [4] Da stellen sich mir kurz die Stacheln auf.
    [5] Summ, summ, und weg war sie.
    [6] Waben kann man neu bauen. Wir üben ja täglich.
   *[other] Ich pikse nicht. Bitte sehr.
}

says-level4-admires = { $number ->
    [0] Da schwirrt mir der Kopf, so schön war das.
    [1] So fleißig ist nicht mal mein Volk.
    [2] Das war ein ganzer Sommer in einem Zug!
    [3] Mir tropft vor Staunen der Löffel.
    [4] Respekt, von der Nase bis zum Stachel.
    [5] Da applaudiert der ganze Stock.
    [6] Wie im Bienenhaus, nur ordentlicher.
   *[other] Schön, so etwas aus der Nähe zu sehen.
}

says-level4-behind = { $number ->
    [0] Schau, schau. Da kommt Leben in den Stock.
    [1] Ich komme auf kurzen Beinen nach.
    [2] Da war wohl jemand früher wach.
    [3] Meine Bienen und ich, wir bleiben dran.
    [4] Kein Grund zum Piksen.
    [5] Na, dann mal die Stacheln anlegen.
    [6] Das spornt ja richtig an.
   *[other] Nur weiter so, das ist spannend.
}

says-level4-lost = { $number ->
    [0] Der Honig ist verdient. Guten Appetit!
    [1] Summ. Das war schön geflogen.
    [2] Ich freue mich mit, bis in die Stacheln.
   *[other] Einen herzlichen, stacheligen Glückwunsch.
}

says-level4-won = { $number ->
    [0] Danke! Honig gibt es für alle.
    [1] Wie süß das schmeckt. Danke.
    [2] Danke. Das war ein guter Schwarm.
   *[other] Ich glühe ja unter den Stacheln. Danke!
}
