# What the Daydreamer says.

says-level1-play = { $number ->
    [0] Oh, das passt ja!
    [1] Nanu, da war ja noch Platz.
    [2] Das wird eine hübsche Reihe.
    [3] Ich glaube, das gehört dahin.
    [4] Das lag die ganze Zeit vor meiner Nase.
    [5] Von hier sieht es aus wie ein kleiner Zug.
    [6] Huch, ich bin ja dran. Dann bitte sehr.
   *[other] Hübsch, wie das jetzt daliegt.
}

says-level1-many = { $number ->
    [0] So viele auf einmal! War ich das?
    [1] Mein Brett ist plötzlich so leicht.
    [2] Da muss ich wohl wach gewesen sein.
    [3] Die waren alle bei mir? Sachen gibt’s.
    [4] Ich habe kurz geblinzelt, und alles lag da.
    [5] Kann mich mal jemand zwicken?
    [6] Es hörte gar nicht mehr auf zu passen.
   *[other] Das hat ja richtig geklackert. Schön!
}

says-level1-opened = { $number ->
    [0] Jetzt gehöre ich dazu. Wie schön!
    [1] Oh, haben wir schon angefangen?
    [2] Der ganze Tisch? Auch für mich?
    [3] Guten Morgen, lieber Tisch.
    [4] Ich bin da. Glaube ich jedenfalls.
    [5] Auf einmal steht mir alles offen.
    [6] Huch, so viele Reihen gibt es hier?
   *[other] Hierher wollte ich also die ganze Zeit.
}

says-level1-arranged = { $number ->
    [0] Eben sah das noch anders aus. Oder?
    [1] Wie Wolken: schon wieder neu geformt.
    [2] Genau so habe ich es neulich geträumt.
    [3] Ich habe geschoben, und da war eine Lücke.
    [4] Alles hat kurz getanzt. Jetzt sitzt es.
    [5] Von links sah es kurz aus wie ein Drache.
    [6] Alles einmal umgeträumt.
   *[other] Da hatte sich ein Plätzchen versteckt.
}

says-level1-freed = { $number ->
    [0] Oh, ein Joker! Wo kommt der denn her?
    [1] Der Joker hat mir zugezwinkert.
    [2] Guten Tag, Joker. Hase mein Name.
    [3] Da saß ja einer und hat sich verkleidet.
    [4] Der hat ja gar keine Zahl. Wie frei!
    [5] So was findet man sonst nur im Klee.
    [6] Ein Joker, einfach so am Wegesrand.
   *[other] Dabei wollte ich eigentlich nur gucken.
}

says-level1-near = { $number ->
    [0] Oh! Nur noch ein paar.
    [1] Mehr habe ich nicht? Na so was.
    [2] Hm, mein Brett ist beinahe leer.
    [3] Wo sind die denn alle hin?
    [4] Hinter den Steinen kommt ja Holz!
    [5] Bin ich etwa schon bald da?
    [6] Jetzt bloß nicht einschlafen.
   *[other] Auf meinem Brett ist so viel Himmel.
}

says-level1-out = { $number ->
    [0] Nanu, das war mein letzter Stein!
    [1] Alles weg! Danke fürs Spiel.
    [2] Ein leeres Brett? Wie schön.
    [3] Ich suche noch, aber da ist keiner mehr.
    [4] Schluss? Ich war gerade so schön dabei.
    [5] Oh. Und was mache ich jetzt?
    [6] Jetzt darf ich aus dem Fenster gucken.
   *[other] Da war ich wohl aus Versehen schnell.
}

says-level1-draw = { $number ->
    [0] Noch einer für meine Sammlung.
    [1] Wofür der wohl gut ist?
    [2] Jetzt bin ich aber gespannt.
    [3] Ich lasse mich überraschen.
    [4] Oh, der ist aber hübsch.
    [5] Wo war ich? Ach ja, ziehen.
    [6] Bestimmt habe ich etwas übersehen.
   *[other] Der sah von hinten so nett aus.
}

says-level1-pass = { $number ->
    [0] Von mir gerade nichts.
    [1] Diesmal schaue ich nur zu.
    [2] Der Tisch ist schön, wie er ist.
    [3] Ich zähle so lange die Wolken.
    [4] Nichts mehr da? Dann träume ich ein wenig.
    [5] Bin ich dran? Ach, lieber nicht.
    [6] Hm? Ach so, nein, nichts.
   *[other] Ich lege heute nur die Ohren an.
}

says-level1-waits = { $number ->
    [0] Hm hm hm… wo war ich gerade?
    [1] Ich zähle meine Steine. Oder die Wolken.
   *[other] Ich gucke den Tisch an. Er guckt zurück.
}

says-level1-mine = { $number ->
    [0] Huch, da lag doch eben noch meine Reihe.
    [1] So herum ist sie auch hübsch.
    [2] Oh, die kann man auseinandernehmen?
    [3] Meine Reihe geht auf Reisen. Gute Fahrt!
    [4] War das meine? Ich bin nicht sicher.
    [5] Ach, ich wollte ihr gerade einen Namen geben.
    [6] Kaum gucke ich weg, wohnt sie woanders.
   *[other] Moment, die kenne ich doch!
}

says-level1-admires = { $number ->
    [0] Oh! Das war ja wie Zaubern.
    [1] Vor Staunen habe ich vergessen zu blinzeln.
    [2] Wie ein Feuerwerk, nur zum Anfassen.
    [3] So etwas Schönes sieht man selten.
    [4] Kann ich das noch mal in langsam sehen?
    [5] Mir stehen die Ohren zu Berge!
    [6] Da bin ich glatt aufgewacht.
   *[other] Wie geht denn so was?
}

says-level1-behind = { $number ->
    [0] Ich war vorne? Das wusste ich gar nicht.
    [1] War das gerade ein Windhauch? Huhu!
    [2] Hinten sieht man mehr von der Landschaft.
    [3] Vorne war es schön. Hier ist es auch schön.
    [4] Na, dann viel Spaß da vorne.
    [5] Hauptsache, es geht irgendwohin.
    [6] Da war ein Schmetterling. Wo sind wir?
   *[other] Ach, war das ein Wettlauf?
}

says-level1-lost = { $number ->
    [0] Oh, schon vorbei? War das schön.
    [1] Ich habe den Wolken zugesehen. Gut gemacht!
    [2] Schöner als jeder Tagtraum. Glückwunsch!
   *[other] Dafür gibt es die schönste Wolke von allen.
}

says-level1-won = { $number ->
    [0] Gewonnen, ich? Danke, das ist wie im Traum.
    [1] Danke! Bitte noch nicht wecken.
    [2] Wirklich ich? Das war lieb von allen.
   *[other] Wie ist das passiert? Danke fürs Mitspielen.
}
