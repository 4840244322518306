# What the Gardener says.

says-level3-play = { $number ->
    [0] So, in gute Erde.
    [1] Hier wird das wachsen.
    [2] Ein wenig andrücken. So ist es recht.
    [3] Quak. Hier ist es sonnig.
    [4] Das wartete nur auf den richtigen Tag.
    [5] Gut angegossen ist halb geerntet.
    [6] Schön. So kann es bleiben.
   *[other] Gesät ist gesät.
}

says-level3-many = { $number ->
    [0] Was für eine Ernte!
    [1] Ein ganzes Beet auf einmal.
    [2] Heute blüht alles.
    [3] Das Warten hat sich gelohnt.
    [4] Wer hat da so kräftig gegossen?
    [5] Das schoss hoch wie Bohnen im Mai.
    [6] Jetzt brauche ich eine Schubkarre.
   *[other] Das war ein Riesensatz!
}

says-level3-opened = { $number ->
    [0] Der Spaten ist im Boden. Los geht’s.
    [1] Frühling! Endlich darf ich raus.
    [2] Nach Regen kommt Frosch.
    [3] Jetzt wird gegärtnert.
    [4] So, nun habe ich Erde an den Fingern.
    [5] Ein guter Anfang. Der Rest wächst nach.
    [6] Nun quake ich auch mit.
   *[other] Gut. Ich hatte es nicht eilig.
}

says-level3-arranged = { $number ->
    [0] Umgetopft! Jetzt haben alle Platz.
    [1] Ein bisschen lichten, dann kommt Sonne rein.
    [2] Mit etwas Ruhe findet sich alles.
    [3] Ich habe nur ein wenig geharkt.
    [4] Vorsichtig, die Wurzeln … so.
    [5] Was quer wuchs, wächst jetzt gerade.
    [6] Da hat sich sogar der Regenwurm gefreut.
   *[other] Aufgelockert. Da atmet die Reihe auf.
}

says-level3-freed = { $number ->
    [0] Ein Joker im Beet! So ein Glück.
    [1] Sieh an, was da unterm Blatt saß.
    [2] Das ist ja ein Joker und kein Unkraut.
    [3] Der hatte schon Wurzeln geschlagen.
    [4] Wer gut gießt, findet auch mal einen Joker.
    [5] Solche Früchte pflückt man nicht jeden Tag.
    [6] Quak! Damit habe ich nicht gerechnet.
   *[other] Aus dir wird noch etwas, Joker.
}

says-level3-near = { $number ->
    [0] Der Korb ist fast leer.
    [1] Ein paar Samen rascheln noch.
    [2] Eine letzte Ecke ist noch frei.
    [3] Es riecht schon ein wenig nach Herbst.
    [4] Bald kann ich die Harke weghängen.
    [5] Das wird ja langsam richtig luftig.
    [6] Ganz ruhig bleiben. Quak.
   *[other] Ich wippe schon zum letzten Sprung.
}

says-level3-out = { $number ->
    [0] Alles gepflanzt! Was für ein Garten.
    [1] Der letzte Samen ist drin. Danke!
    [2] Feierabend! Die Gummistiefel kommen aus.
    [3] Jetzt sitze ich am Teich und gucke.
    [4] Reif, gepflückt, fertig.
    [5] So. Und nun darf es regnen.
    [6] Der Spaten lehnt am Zaun.
   *[other] Was war das für ein schönes Jahr.
}

says-level3-draw = { $number ->
    [0] Man kann nie genug Samen haben.
    [1] Das braucht ein wenig Zeit.
    [2] Gut Ding will Regen haben.
    [3] Ich warte noch auf besseres Wetter.
    [4] Den lege ich ins Frühbeet.
    [5] Ein Griff in die Samentüte.
    [6] Nur keine Hast, es wird schon.
   *[other] Der Boden ist noch nicht so weit.
}

says-level3-pass = { $number ->
    [0] Der Garten hat jetzt Winterruhe.
    [1] Ich lasse es eine Weile wachsen.
    [2] Ich gieße die Reihen und warte.
    [3] Ich bleibe auf meinem Blatt sitzen.
    [4] Ich halte den Mund und fange Fliegen.
    [5] Quak, sage ich. Mehr nicht.
    [6] Ich höre solange dem Gras beim Wachsen zu.
   *[other] Im Teich ist es gerade schön kühl.
}

says-level3-waits = { $number ->
    [0] Ich summe ihnen was vor, dann wachsen sie.
    [1] Ich zähle meine Samen. Alle noch da.
   *[other] Wie der Tisch blüht! Meine Zeit kommt noch.
}

says-level3-mine = { $number ->
    [0] Na gut, Ableger darf man nehmen.
    [1] Da staunt die Schnecke, und ich auch.
    [2] Kaum gesät, schon gepflückt.
    [3] Aha, Wühlmäuse am Werk.
    [4] Das wächst schon wieder zusammen.
    [5] Ich drücke ein Froschauge zu.
    [6] Umgepflanzt. Hoffentlich mag sie die Ecke.
   *[other] Kein Drama. Ich quake ja nur.
}

says-level3-admires = { $number ->
    [0] Da drüben wird es ja Frühling!
    [1] Da hat jemand einen grünen Daumen.
    [2] Da bleibt mir das Quaken weg.
    [3] So viel trägt mein Apfelbaum nie.
    [4] Herrlich. Das sehe ich mir gern an.
    [5] Und ich sammle noch Regentropfen.
    [6] Solche Sprünge schafft sonst nur ein Frosch!
   *[other] Alle Achtung, das war fein gesetzt.
}

says-level3-behind = { $number ->
    [0] Jeder blüht zu seiner Zeit.
    [1] Schön gesprungen, das muss man lassen.
    [2] Spätes Obst schmeckt auch.
    [3] Quak? Eben war ich noch vorn.
    [4] Im Halbschatten gedeihe ich auch.
    [5] Nur zu. Ich habe Geduld mitgebracht.
    [6] Einen Zahn zulegen? Ich habe gar keine.
   *[other] Oh, da drüben scheint mehr Sonne.
}

says-level3-lost = { $number ->
    [0] Wie das alles blüht. Wunderschön!
    [1] Der schönste Garten gewinnt. Glückwunsch!
    [2] Das war gute Arbeit, von Saat bis Ernte.
   *[other] Schön gemacht. Im Frühling wieder?
}

says-level3-won = { $number ->
    [0] Danke! So schön hat es hier nie geblüht.
    [1] Alle haben mitgegossen. Danke.
    [2] Ein Blumenstrauß für jeden am Tisch.
   *[other] Quak heißt heute Danke.
}
