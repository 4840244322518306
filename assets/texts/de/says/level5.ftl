# What the Librarian says.

says-level5-play = { $number ->
    [0] Das ist richtig einsortiert.
    [1] Diese Seite hat hier gefehlt.
    [2] Endlich im richtigen Fach.
    [3] Leise, leise. So.
    [4] Das kommt ins Regal, Abteilung Tisch.
    [5] Das war doch nicht zu überlesen.
    [6] Ein kleiner Nachtrag, bitte.
   *[other] Ich mag es, wenn etwas passt.
}

says-level5-many = { $number ->
    [0] Ein ganz neues Kapitel!
    [1] Das wird ein dickes Buch.
    [2] Endlich ist alles sortiert.
    [3] Eine Gesamtausgabe! Mit Goldschnitt.
    [4] Verzeihung, das war jetzt etwas laut.
    [5] Da schlägt mein Mäuseherz höher.
    [6] Da habe ich wohl mehrere Seiten umgeblättert.
   *[other] So viel Ordnung macht ganz schwindelig.
}

says-level5-opened = { $number ->
    [0] Es war einmal …
    [1] Die Bibliothek hat jetzt geöffnet.
    [2] Der Leseausweis ist gestempelt.
    [3] Nun darf ich an alle Regale.
    [4] Ich habe mich aus dem Mauseloch getraut.
    [5] Das Vorwort ist geschafft.
    [6] Ich freue mich. Ganz im Stillen.
   *[other] Gut, fangen wir an.
}

says-level5-arranged = { $number ->
    [0] Umsortiert, und nun stimmt der Katalog.
    [1] Eine überarbeitete Auflage.
    [2] Wer hat das bloß vorher eingeräumt?
    [3] Einmal von A nach Z und zurück.
    [4] Ich habe zwischen den Zeilen gelesen.
    [5] Jetzt sehe ich wieder durch.
    [6] Manchmal braucht Ordnung Unordnung.
   *[other] Für so ein Rätsel lasse ich Käse stehen.
}

says-level5-freed = { $number ->
    [0] Der Joker war nur das Lesezeichen.
    [1] Hier gehört das Original hin.
    [2] Der Joker war längst überfällig.
    [3] Pst, Joker, ganz leise mitkommen.
    [4] Ein seltenes Exemplar!
    [5] Das war ein Druckfehler. Behoben.
    [6] Wie aufregend. Ich flüstere es nur.
   *[other] Oh, wie fein. Ich piepse vor Freude.
}

says-level5-near = { $number ->
    [0] Bald kommt die letzte Seite.
    [1] Nur noch ein paar Bücher zurückgeben.
    [2] Noch ein kurzes Kapitel.
    [3] Jetzt wird es spannend. Nicht vorblättern!
    [4] Der Bücherwagen rollt schon ganz leicht.
    [5] Gleich darf die Leselampe aus.
    [6] Es wird still auf meinem Brett.
   *[other] Man kann das Ende schon ahnen.
}

says-level5-out = { $number ->
    [0] Ende. Eine schöne Geschichte!
    [1] Alle Bücher sind zurück. Danke!
    [2] Für heute zugeklappt. Das war schön.
    [3] Fortsetzung folgt, hoffe ich.
    [4] Und so kam alles ins richtige Regal.
    [5] Kein Band fehlt, nichts hat Eselsohren.
    [6] Geschafft. Jetzt darf es laut werden.
   *[other] Der Rest ist Schweigen. Und Käse.
}

says-level5-draw = { $number ->
    [0] Ich leihe mir noch eins.
    [1] Das schlage ich kurz nach.
    [2] Oh, frisch aus der Druckerei.
    [3] Der Klappentext klingt schon mal gut.
    [4] Den lese ich heute Abend.
    [5] Ich knabbere noch an einer Idee.
    [6] Ich bin von Natur aus neugierig.
   *[other] Ein bisschen Nachschub, bitte leise.
}

says-level5-pass = { $number ->
    [0] Pst, ich lese noch.
    [1] Ich blättere nur leise um.
    [2] Alles ausgeliehen, da kann man nichts machen.
    [3] Ein leeres Blatt hat auch seinen Reiz.
    [4] Hinter dem Bücherstapel ist es gemütlich.
    [5] Kein Wort von mir.
    [6] Hier mache ich drei Pünktchen …
   *[other] Nichts. Aber ich bleibe gespannt.
}

says-level5-waits = { $number ->
    [0] Hm, hm. Ganz leise natürlich.
    [1] Ich zähle meine Steine, von A bis Z.
   *[other] Ich lese den Tisch noch einmal.
}

says-level5-mine = { $number ->
    [0] Das war zum Ansehen, nicht zum Ausleihen!
    [1] Da fehlen jetzt aber ein paar Seiten.
    [2] Nachher bitte alphabetisch zurückstellen.
    [3] Da muss ich die Kartei wohl ändern.
    [4] Interessante Kürzung.
    [5] Ich sage nichts. Ich piepse nur.
    [6] Frei nach meiner Reihe, sozusagen.
   *[other] Wer war das? Ich frage nur fürs Archiv.
}

says-level5-admires = { $number ->
    [0] Das ist ja ein ganzer Roman!
    [1] Davon wird man noch lange lesen.
    [2] Ich suche noch nach den richtigen Worten.
    [3] Das gehört in die Vitrine.
    [4] Ganz leise: bravo.
    [5] Mir ist die Brille verrutscht.
    [6] Was für eine Handlung!
   *[other] Da vergisst man glatt das Flüstern.
}

says-level5-behind = { $number ->
    [0] Oh, eine überraschende Wendung!
    [1] Das steht auf einem anderen Blatt.
    [2] Ich lese eben jedes Wort.
    [3] Dann bin ich jetzt Band zwei.
    [4] Da hat jemand quergelesen. Clever.
    [5] Ich schleiche mich schon wieder heran.
    [6] Die Geschichte ist noch nicht aus.
   *[other] Ich gönne es von Herzen.
}

says-level5-lost = { $number ->
    [0] Ein gutes Ende. Jede Seite war ein Spaß.
    [1] Das würde ich gern noch mal lesen. Bravo!
    [2] Fünf Sterne, klare Empfehlung. Glückwunsch!
   *[other] Das kommt ins Regal für Lieblingsbücher.
}

says-level5-won = { $number ->
    [0] Danke! Das bekommt ein eigenes Kapitel.
    [1] Danke an alle, die mitgeschrieben haben.
    [2] Ich danke leise und freue mich laut.
   *[other] Danke. Meine Schnurrhaare zittern noch.
}
