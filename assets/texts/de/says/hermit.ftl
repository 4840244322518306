# What the Hermit says.

says-hermit-play = { $number ->
    [0] Wenn es sein muss. Bitte.
    [1] Davon trenne ich mich ungern.
    [2] Meine Höhle ist nun etwas größer.
    [3] Brumm. Liegt da jetzt.
    [4] Nur weil heute die Sonne scheint.
    [5] Das wird aber keine Gewohnheit.
    [6] Gut drauf aufpassen, ja?
   *[other] Na schön. Ausnahmsweise.
}

says-hermit-many = { $number ->
    [0] Der Winter ist vorbei!
    [1] Endlich komme ich aus der Höhle.
    [2] Die habe ich alle so lange gehütet.
    [3] So großzügig war ich seit Jahren nicht.
    [4] Ich muss mich verzählt haben.
    [5] Da ist wohl ein ganzes Regal umgefallen.
    [6] Ein schwacher Moment. Hat keiner gesehen.
   *[other] So viel gegeben, und ich lebe noch.
}

says-hermit-opened = { $number ->
    [0] Wer hat mich geweckt? Na gut.
    [1] Ganz schön voll hier draußen.
    [2] Ich setze mich dazu. An den Rand.
    [3] Grmpf. Guten Tag.
    [4] Aber ich bleibe nicht lange.
    [5] Die Höhlentür klemmt, aber sie ist auf.
    [6] Besuch. Na, es gibt Schlimmeres.
   *[other] Es war mir zu still. Ein bisschen.
}

says-hermit-arranged = { $number ->
    [0] Das lag alles am falschen Fleck.
    [1] Ich habe nur etwas gesucht.
    [2] Brumm. Platz da.
    [3] Große Tatzen, feine Arbeit.
    [4] So stapelt man in einer Höhle.
    [5] Ich räume nie auf. Fast nie.
    [6] Musste ja mal jemand machen.
   *[other] Hat ja keiner gesagt, ich darf nicht.
}

says-hermit-freed = { $number ->
    [0] Der Joker und ich, wir verstehen uns.
    [1] Er hat so einsam geguckt.
    [2] Joker sammle ich am allerliebsten.
    [3] Getauscht. Ungern, aber ja.
    [4] Wie niedlich. Äh, nützlich.
    [5] Ich habe nicht gelächelt. Ich habe gegähnt.
    [6] So einen hatte ich noch nicht. Fast nicht.
   *[other] Komm her, Kleiner. Ich beiße nicht.
}

says-hermit-near = { $number ->
    [0] Seltsam kahl sind meine Regale.
    [1] Diese Leere kenne ich kaum.
    [2] Nur meine liebsten sind noch da.
    [3] Es zieht in meiner Höhle.
    [4] So schlank war mein Lager noch nie.
    [5] Man sieht ja schon den Boden.
    [6] Fühlt sich komisch an. Nicht schlecht.
   *[other] Wenn das meine Mutter sähe.
}

says-hermit-out = { $number ->
    [0] Endlich alles. Danke fürs Warten.
    [1] Meine Höhle ist leer. Welche Ruhe!
    [2] Weg ist der ganze Kram. Tut gut.
    [3] Jetzt passt Besuch in meine Höhle.
    [4] Wer brummt hier so fröhlich? Ach, ich.
    [5] Nichts mehr zu hüten. Ich mache Urlaub.
    [6] So. Und jetzt schlafe ich bis April.
   *[other] Hat gedauert, ich weiß. Schönes Spiel.
}

says-hermit-draw = { $number ->
    [0] Noch einer für den Winter.
    [1] Ich hebe alles auf, für später.
    [2] In meiner Höhle ist immer Platz.
    [3] Meins.
    [4] Den gebe ich so bald nicht her.
    [5] Einer mehr fällt gar nicht auf.
    [6] Sammeln ist kein Laster. Oder doch?
   *[other] Der kommt zu den anderen, ganz nach hinten.
}

says-hermit-pass = { $number ->
    [0] Ich sage nichts und warte.
    [1] Ich habe alle Zeit der Welt.
    [2] Bitte nicht stören.
    [3] Hm.
    [4] Ich bin gar nicht da.
    [5] Nichts mehr zu holen? Das ist ja Winter.
    [6] Ich brumme ein wenig vor mich hin.
   *[other] Bitte wecken, wenn etwas passiert.
}

says-hermit-waits = { $number ->
    [0] Brumm. Summ. Brumm.
    [1] Ich zähle meine Schätze. Nicht gucken.
   *[other] Ihr seid so fleißig. Ich schaue bloß.
}

says-hermit-mine = { $number ->
    [0] Hab’s genau gesehen. Schon gut.
    [1] Die sollte bis zum Frühling halten.
    [2] Kaum ist man mal höflich.
    [3] Frechheit. Aber eine schlaue.
    [4] Deshalb behalte ich sonst alles.
    [5] Hm. Sah vorher auch nicht besser aus.
    [6] Ich knurre nur der Form halber.
   *[other] Meine Reihe hat jetzt Untermieter.
}

says-hermit-admires = { $number ->
    [0] Brumm. Das war ein Lob.
    [1] So viel hergeben. Mutig.
    [2] Ich bin beeindruckt. Nicht weitersagen.
    [3] Das weckt ja den tiefsten Schläfer.
    [4] Dafür käme ich sogar im Winter raus.
    [5] Wer das kann, hat gut gefrühstückt.
    [6] Nicht übel. Gar nicht übel.
   *[other] Ein Honigtopf von einem Zug.
}

says-hermit-behind = { $number ->
    [0] Vorne war mir eh zu viel Betrieb.
    [1] Ich habe halt gern viel um mich.
    [2] Macht mir nichts. Ich habe ein dickes Fell.
    [3] Schnell sind immer die anderen. Passt schon.
    [4] Hm, tüchtig.
    [5] So wenig zu haben war mir unheimlich.
    [6] Brumm. Dann eben gemütlich.
   *[other] Eine Tatze nach der anderen.
}

says-hermit-lost = { $number ->
    [0] Ich hänge an meinen Steinen. Gut gespielt!
    [1] Zurück in die Höhle, mit einem Lächeln.
    [2] Gut gemacht. Und das sage ich nie.
   *[other] Wer so spielt, darf mich besuchen.
}

says-hermit-won = { $number ->
    [0] Danke für den Besuch in meiner Höhle.
    [1] Danke. Nächstes Mal bei mir zu Hause.
    [2] Danke. Allein macht es keinen Spaß.
   *[other] Ich umarme jetzt jemanden. Danke.
}
