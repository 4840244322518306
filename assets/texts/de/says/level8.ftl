# What the Juggler says.

says-level8-play = { $number ->
    [0] Hopp, und gefangen!
    [1] Hoch, rüber und runter damit.
    [2] Kleiner Wurf, weiche Landung.
    [3] Und das ganz ohne Netz.
    [4] Simsalabim, und es liegt.
    [5] Mit links. Mit rechts kann ich’s auch.
    [6] Hübsch in der Luft gedreht.
   *[other] Ach, macht das Spaß.
}

says-level8-many = { $number ->
    [0] Alles auf einmal in der Luft!
    [1] Rundherum, und alle gelandet.
    [2] Wo hatte ich die bloß alle festgehalten?
    [3] Trommelwirbel … da!
    [4] Die große Nummer, extra für heute.
    [5] Das hatte ich noch nie geübt.
    [6] Konfetti, bitte.
   *[other] So viele Bälle, so kurze Arme.
}

says-level8-opened = { $number ->
    [0] Manege frei!
    [1] Hallo, liebes Publikum.
    [2] Die Clownsnase sitzt.
    [3] Ich bin im Spiel! Schon kribbelt es.
    [4] Zum Aufwärmen erst mal ein Purzelbaum.
    [5] Ich bin dabei. Wer macht Musik?
    [6] Platsch, und drin.
   *[other] Na endlich, ich konnte kaum stillsitzen.
}

says-level8-arranged = { $number ->
    [0] Rollentausch! Alle auf neue Plätze.
    [1] Kurz in die Luft damit, und neu gelandet.
    [2] Ein Salto für die ganze Reihe.
    [3] Quatsch gemacht, Platz gefunden.
    [4] Gemogelt? Nein, gezaubert.
    [5] Fast hätte es gewackelt.
    [6] Menschenpyramide, nur mit Steinen.
   *[other] Kitzlig, aber es hat geklappt.
}

says-level8-freed = { $number ->
    [0] Ein Joker aus dem Hut!
    [1] Joker, spring! Ich fange.
    [2] Der Joker wollte schon immer zum Zirkus.
    [3] Vertauscht, und keiner hat’s gesehen.
    [4] Jetzt ist ein Clown mehr im Zelt.
    [5] Juhu, mein Lieblingskunststück!
    [6] Eben war er dort, jetzt ist er hier.
   *[other] Wie eine Muschel mit Perle drin.
}

says-level8-near = { $number ->
    [0] Fast nichts mehr in der Luft.
    [1] Gleich kommt das Finale!
    [2] Meine Hände sind fast frei.
    [3] Die Kapelle spielt schon schneller.
    [4] Eine Pfote ist schon frei zum Winken.
    [5] Alle mal die Luft anhalten.
    [6] Der letzte Trick wird der beste.
   *[other] Ich bin schon ganz hibbelig.
}

says-level8-out = { $number ->
    [0] Tadaa! Meine Hände sind leer.
    [1] Und der letzte landet. Danke!
    [2] Das war das Finale. Noch eine Vorstellung?
    [3] Vorhang, Verbeugung, Limonade.
    [4] Nichts in der Hand, nichts im Ärmel.
    [5] Alle Bälle schlafen jetzt.
    [6] Jetzt lasse ich mich auf dem Rücken treiben.
   *[other] War das lustig! Mir tut der Bauch weh.
}

says-level8-draw = { $number ->
    [0] Hopp, den fange ich auch noch.
    [1] Je mehr, desto lustiger.
    [2] Den balanciere ich auf der Nase.
    [3] Ich tauche kurz ab und hole einen.
    [4] Für den nächsten Trick brauche ich mehr.
    [5] Hoppla, danebengegriffen.
    [6] Den übe ich erst noch ein.
   *[other] Kopf oder Zahl? Egal, her damit.
}

says-level8-pass = { $number ->
    [0] Einen Moment halte ich still.
    [1] Meine Hände sind voll. Weiter!
    [2] Diesmal kein Wurf von mir.
    [3] Ich verkaufe solange Popcorn.
    [4] Umbaupause in der Manege.
    [5] Ich mache nur ein lustiges Gesicht.
    [6] Ich plansche hier ein bisschen.
   *[other] Nix. Aber ich lächle dabei.
}

says-level8-waits = { $number ->
    [0] Hm-ta-ta, hm-ta-ta. Gleich komme ich dran.
    [1] Steine zählen: hoch, runter, hoch, runter.
   *[other] Ich schaue euch auf die Pfoten. Fein!
}

says-level8-mine = { $number ->
    [0] Jetzt jongliert jemand mit meiner Reihe!
    [1] Die Nummer war doch einstudiert.
    [2] Gut gefangen, das war meine!
    [3] Ich stand da noch drauf!
    [4] Und schon fliegt sie wieder durch die Luft.
    [5] Die zersägte Reihe. Ein Klassiker.
    [6] Da lache ich ja. Nein, wirklich.
   *[other] Die stand sowieso auf einem Bein.
}

says-level8-admires = { $number ->
    [0] Die Menge tobt! Das bin ich.
    [1] Da ist ja ein Star in der Manege!
    [2] Ich falle vom Seil vor Staunen.
    [3] Ein Autogramm, bitte, genau hier drauf.
    [4] Das kommt groß aufs Plakat.
    [5] Ooooh! Aaaah!
    [6] Bei dem Applaus fällt noch das Zelt um.
   *[other] Klatsch, klatsch, platsch.
}

says-level8-behind = { $number ->
    [0] Wechsel auf dem Hochseil. Bitte sehr!
    [1] Dann mache ich jetzt den Clown.
    [2] Ups, ich habe kurz gewinkt.
    [3] Da wirft jemand höher. Toll.
    [4] Unten im Wasser ist es auch lustig.
    [5] Ein Wettjonglieren! Das mag ich.
    [6] Ich hole nur kurz Schwung.
   *[other] So macht es gleich noch mehr Spaß.
}

says-level8-lost = { $number ->
    [0] Bravo! Was für eine Landung.
    [1] Hände frei, jetzt wird geklatscht!
    [2] Das Publikum wirft Blumen. Ich auch.
   *[other] Das war ganz großer Zirkus. Glückwunsch.
}

says-level8-won = { $number ->
    [0] Danke! Ich verbeuge mich vor allen hier.
    [1] Danke ans ganze Ensemble!
    [2] Danke. Ich schlage vor Freude ein Rad.
   *[other] So ein tolles Publikum. Danke fürs Mitmachen.
}
