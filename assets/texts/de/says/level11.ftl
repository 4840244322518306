# What the Sage says.

says-level11-play = { $number ->
    [0] Auch ein Kiesel ist ein Weg, nur kurz.
    [1] Er lag mir schon lange auf dem Panzer.
    [2] Ein Stein kommt auch gern mal an.
    [3] Das hat sich so ergeben.
    [4] Was liegt, das drängelt nicht.
    [5] Kein großer Wurf, aber ein gerader.
    [6] Es eilte nicht. Jetzt passte es.
   *[other] Auch Moos fängt unten an.
}

says-level11-many = { $number ->
    [0] Geduld ist Donner in Zeitlupe.
    [1] Ich bin aufgewacht, und meine Steine auch.
    [2] Erst ein Nickerchen, dann das hier.
    [3] Wer langsam denkt, legt lange.
    [4] Jetzt bin ich doch ein wenig gerannt.
    [5] Ein Berg ist auch nur viel Sand.
    [6] Das überrascht mich fast selbst.
   *[other] Nun ist mein Panzer leichter.
}

says-level11-opened = { $number ->
    [0] Losgegangen bin ich ja schon früh.
    [1] Der Kopf ist draußen. Der Rest folgt.
    [2] Ein Anfang ist ein Ende, das noch übt.
    [3] Nun wird der Weg breiter.
    [4] Es ist so weit. Ich bin es auch.
    [5] Gut. Schauen wir uns einmal um.
    [6] Wer spät kommt, sieht alle sitzen.
   *[other] Ein kleiner Schritt. Meine sind alle klein.
}

says-level11-arranged = { $number ->
    [0] Der Fluss bleibt, das Bett wandert.
    [1] Alles war schon da, nur anders.
    [2] Auch ein Knoten war mal ein Faden.
    [3] Ich habe lange hingesehen.
    [4] Ein Umweg, aber ein schöner.
    [5] Steine sind geduldig.
    [6] Man staunt, was sich bewegen lässt.
   *[other] Wer im Kreis geht, kennt den Weg.
}

says-level11-freed = { $number ->
    [0] Auch ein Joker geht einmal nach Hause.
    [1] Er saß nur im falschen Panzer.
    [2] Ich habe ihm nur die Tür gezeigt.
    [3] Ein Joker läuft nicht weg. Ich auch nicht.
    [4] Gesehen hatte ich ihn schon länger.
    [5] Was frei ist, kommt gern mit.
    [6] So. Das freut ein altes Herz.
   *[other] Selbst Narren brauchen Urlaub.
}

says-level11-near = { $number ->
    [0] Ich rieche schon den Klee.
    [1] Das Ziel kommt mir ein Stück entgegen.
    [2] Mein Schatten ist schon da.
    [3] Wenig ist auch eine Menge.
    [4] Der letzte Hügel ist der flachste.
    [5] Ich könnte jetzt rennen. Theoretisch.
    [6] Es lichtet sich.
   *[other] Ich bin beinahe aufgeregt. Innerlich.
}

says-level11-out = { $number ->
    [0] Es ist getan. Das war nicht leicht.
    [1] Ein gutes Spiel. Ich habe viel gelernt.
    [2] Das war der letzte Schritt. Danke.
    [3] Angekommen. Und gar nicht außer Atem.
    [4] Ein leeres Brett hat nichts zu verbergen.
    [5] Auch der Weg ruht sich aus, wenn man da ist.
    [6] Nun ziehe ich den Kopf ein und lächle.
   *[other] Mehr hatte ich nie vor.
}

says-level11-draw = { $number ->
    [0] Ein Gast mehr auf meinem Brett.
    [1] Mein Brett nimmt alle auf.
    [2] Ich sammle. Das hält sich hundert Jahre.
    [3] Ein Stein kommt selten allein.
    [4] Auch Warten ist ein Zug.
    [5] Was man nicht weiß, kann man ziehen.
    [6] Ich überlege mit einem mehr.
   *[other] Mir ist heute nach Nehmen.
}

says-level11-pass = { $number ->
    [0] Ich sehe zu. Den Hals dafür habe ich.
    [1] Dein Zug hat die besseren Beine.
    [2] Ich passe. Das passt zu mir.
    [3] Stillstand kann ich gut.
    [4] Wo nichts ist, drückt auch nichts.
    [5] Ich döse mit offenen Augen.
    [6] Schweigen ist Stein, Reden ist Kiesel.
   *[other] Mir fällt nichts ein. Das kommt vor.
}

says-level11-waits = { $number ->
    [0] Hm. … Hm. … Hm.
    [1] Ich kenne meine Steine. Ich zähle sie doch.
   *[other] Der Tisch erzählt. Ich höre noch zu.
}

says-level11-mine = { $number ->
    [0] Nichts hält ewig. Schildkröten schon eher.
    [1] Das hatte ich kommen sehen. Langsam.
    [2] Wer baut, baut auch für andere.
    [3] So, so.
    [4] Da hat jemand an meinen Panzer geklopft.
    [5] Ich bin empört. In etwa einer Stunde.
    [6] Ein schöner Einfall. Leider nicht von mir.
   *[other] Sie war ohnehin etwas steif.
}

says-level11-admires = { $number ->
    [0] Da verschlägt es mir das Sprichwort.
    [1] Groß gedacht und groß gelegt.
    [2] So etwas sah ich zuletzt vor hundert Jahren.
    [3] Sogar mein Panzer hat Gänsehaut.
    [4] Das hätte ich nicht gefunden.
    [5] Das Staunen wird im Alter immer schöner.
    [6] Dazu fällt mir nur ein Wort ein: oh.
   *[other] Bemerkenswert. Höchst bemerkenswert.
}

says-level11-behind = { $number ->
    [0] Ich wurde überholt. Das kenne ich.
    [1] Wer vorne geht, tritt das Gras platt.
    [2] Auch die Schnellen warten am Ende nur.
    [3] Der Hase kennt diese Geschichte.
    [4] Führen ist anstrengend. Danke.
    [5] Der Zweite hat noch etwas vor.
    [6] Eile hat noch keinen schöner gemacht.
   *[other] Auch der Mond ist mal nur halb.
}

says-level11-lost = { $number ->
    [0] Gut gefunden. Darüber denke ich nach.
    [1] Das war weit vorausgedacht. Es freut mich.
    [2] Das Verlieren habe ich lange geübt. Bravo.
   *[other] Wer so gewinnt, dem gönnt man es gern.
}

says-level11-won = { $number ->
    [0] Danke. Das gab mir viel zu denken.
    [1] Danke. Es war ein langer Weg, ein schöner.
    [2] Ich nehme es mit Fassung. Und mit Dank.
   *[other] Danke. Davon wird man wieder jung.
}
