# What the Maestro says.

says-level10-play = { $number ->
    [0] Piano, piano. So ist es schön.
    [1] Ganz leise, das gehört hierher.
    [2] Ein Thema nimmt Gestalt an.
    [3] Mezzoforte, wenn ich bitten darf.
    [4] Bescheiden, aber schön.
    [5] Hört man’s? Das klingt.
    [6] Mit einem Wink des Taktstocks.
   *[other] Das gefällt meinem Ohr.
}

says-level10-many = { $number ->
    [0] Und nun das ganze Orchester!
    [1] Was für ein Akkord!
    [2] Ach, tut das gut.
    [3] Fortissimo! Die Nachbarn mögen verzeihen.
    [4] Pauken, Trompeten, alles dabei.
    [5] Mir wird ganz feierlich unter den Federn.
    [6] Das habe ich nachts geprobt.
   *[other] Der zweite Satz, in voller Länge.
}

says-level10-opened = { $number ->
    [0] Die Ouvertüre, verehrte Runde.
    [1] Ich hebe den Taktstock.
    [2] Die Geigen sind gestimmt. Wir können beginnen.
    [3] Huhu. Das war der Kammerton.
    [4] Der erste Ton ist immer der schwerste.
    [5] Mein Orchester! Unseres, meine ich.
    [6] Ein würdiger Beginn, wie ich finde.
   *[other] Endlich darf ich mitspielen.
}

says-level10-arranged = { $number ->
    [0] Dieselben Noten, eine neue Melodie.
    [1] Ich habe das Stück neu gesetzt.
    [2] Die Bratschen bitte etwas nach links.
    [3] Man muss es nur mit neuen Augen sehen.
    [4] Von vorn, und diesmal im Takt.
    [5] Aus Durcheinander wird Dur.
    [6] Da brauchte es Federspitzengefühl.
   *[other] Nun klingt es runder.
}

says-level10-freed = { $number ->
    [0] Der Joker war nur die Zweitbesetzung.
    [1] Ein Solist wird frei. Zu mir, bitte.
    [2] Dieser Triller hat sich gelohnt.
    [3] Und da, ganz zart: ein Joker.
    [4] Ich strahle heller als der Kronleuchter.
    [5] So etwas sieht nur ein Eulenauge.
    [6] Oh, welch ein Augenblick!
   *[other] Nun hat der Satz den richtigen Ton.
}

says-level10-near = { $number ->
    [0] Die letzten Takte nahen.
    [1] Das Stück neigt sich dem Ende. Fast schade.
    [2] Horch, gleich kommt der Schluss.
    [3] Mein Brett spielt nur noch Kammermusik.
    [4] Ach, das geht mir fast zu schnell.
    [5] Es wird spannend. Nicht husten, bitte.
    [6] Der Taktstock zittert ein wenig.
   *[other] Bald darf geklatscht werden.
}

says-level10-out = { $number ->
    [0] Der Schlussakkord. Danke!
    [1] Das war’s, meine Lieben. Es war ein Fest.
    [2] Bravo dem ganzen Tisch!
    [3] Ich lege den Taktstock nieder.
    [4] Ein Taschentuch, bitte. Vor Freude.
    [5] Verklungen. Wie das nachhallt …
    [6] Das Orchester möge sich erheben.
   *[other] Ein schöneres Ende kenne ich nicht.
}

says-level10-draw = { $number ->
    [0] Auch die Pause gehört zur Musik.
    [1] Ich warte auf den Einsatz.
    [2] Noch eine Note für später.
    [3] Ich spare mir den Tusch noch auf.
    [4] Eine Eule übereilt nichts.
    [5] Geduld, das Solo kommt noch.
    [6] Ein Vorzeichen. Gewiss ein gutes.
   *[other] Nun denn, nehmen wir einen dazu.
}

says-level10-pass = { $number ->
    [0] Stille, einen Takt lang.
    [1] Die Bühne ist frei.
    [2] Jetzt höre ich den anderen zu.
    [3] Tacet. So heißt Schweigen in der Musik.
    [4] Ich schließe die Augen und genieße.
    [5] Heute bin ich Publikum.
    [6] Ich drehe nur still den Kopf.
   *[other] Das Notenblatt ist leer. Wie modern.
}

says-level10-waits = { $number ->
    [0] Mm, mm, mmm. Im Dreivierteltakt.
    [1] Ich zähle die Takte. Und die Steine.
   *[other] Ich lese den Tisch wie eine Partitur.
}

says-level10-mine = { $number ->
    [0] Wer wagt es, mein Adagio zu kürzen?
    [1] Das stand so nicht in der Partitur.
    [2] Ein Remix! In meinem Alter.
    [3] Hm. Als Duett ist es auch reizend.
    [4] Huhu? Das war ein Meisterwerk!
    [5] Nun ja, Kunst gehört allen.
    [6] Da spielt jemand mein Lied. Wie lieb.
   *[other] Unerhört! Nein: sehr gut gehört.
}

says-level10-admires = { $number ->
    [0] Welch ein Crescendo!
    [1] Applaus im Stehen. Auf einem Bein sogar.
    [2] Das muss man zweimal hören.
    [3] Virtuos. Ein großes Wort, aber es passt.
    [4] Eine Sinfonie, und das ohne Probe!
    [5] Und ich saß in der ersten Reihe.
    [6] Meine Augen werden noch größer.
   *[other] Da capo! Von mir aus die ganze Nacht.
}

says-level10-behind = { $number ->
    [0] Die erste Geige spielt nun jemand anders.
    [1] Ein schnelleres Tempo, ich höre es.
    [2] Ich mag nun mal die langsamen Sätze.
    [3] Vortritt gewährt, mit Vergnügen.
    [4] Mein großes Finale kommt noch. Vielleicht.
    [5] Oh, ein Taktwechsel.
    [6] Wie erfrischend. Wirklich.
   *[other] Ich begleite gern ein Weilchen.
}

says-level10-lost = { $number ->
    [0] Zugabe! Ich habe mit Freude gelauscht.
    [1] Wunderbar gespielt. Ich verneige mich.
    [2] Der Applaus geht heute nach drüben. Bravo!
   *[other] Das wird mir noch lange im Ohr klingen.
}

says-level10-won = { $number ->
    [0] Danke. Wir haben schön zusammen musiziert.
    [1] Danke! Ohne Orchester kein Maestro.
    [2] Dieser Lorbeer reicht für alle. Danke.
   *[other] Danke. Heute Nacht pfeife ich die Melodie.
}
