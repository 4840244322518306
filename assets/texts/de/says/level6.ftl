# What the Sailor says.

says-level6-play = { $number ->
    [0] Festgeknotet, das hält.
    [1] Ein Stück weiter die Küste entlang.
    [2] Das Tau sitzt.
    [3] Na bitte, geht doch.
    [4] Bei diesem Wind legt man gern an.
    [5] Rutscht rein wie ein Pinguin ins Wasser.
    [6] Aye, das ist ein guter Platz.
   *[other] So gefällt mir das.
}

says-level6-many = { $number ->
    [0] Die ganze Ladung ist an Land!
    [1] Eine ganze Flotte, Bug an Heck.
    [2] Heute war der Fang groß.
    [3] Volle Segel, volle Fahrt.
    [4] Mir wackeln noch die Flossen.
    [5] Oha. Das fühlte sich gut an.
    [6] Hoffentlich habe ich niemanden bespritzt.
   *[other] So läuft es, wenn der Wind stimmt.
}

says-level6-opened = { $number ->
    [0] Leinen los!
    [1] Jetzt bin ich auf hoher See.
    [2] Die Nase im Wind, die Füße im Nassen.
    [3] Schiff ahoi, alle miteinander.
    [4] Ich watschle dann mal los.
    [5] Erster Eintrag im Logbuch: Guten Tag.
    [6] Da bin ich. Etwas nass, aber da.
   *[other] Freut mich, dabei zu sein.
}

says-level6-arranged = { $number ->
    [0] Neuer Kurs, gleiches Ziel.
    [1] Einmal gewendet, und die Bahn ist frei.
    [2] Ein Knoten gelöst, ein anderer gemacht.
    [3] Schief geguckt, dann gerade geschoben.
    [4] Alles schwankt, nichts fällt um.
    [5] Zwischen den Inseln war noch Durchfahrt.
    [6] Puh, dieses Manöver kannte ich noch nicht.
   *[other] Wie Eisschollen: Man muss nur schieben.
}

says-level6-freed = { $number ->
    [0] Joker über Bord! Ich habe ihn.
    [1] Flaschenpost! Absender: ein Joker.
    [2] Da freut sich der ganze Pinguin.
    [3] Wachablösung! Der Joker darf an Deck.
    [4] Dieser Fisch zappelt ganz schön.
    [5] Ein Schatz, und ganz ohne Schatzkarte.
    [6] Eiskalt erwischt, den Joker.
   *[other] Da mache ich glatt einen Bauchplatscher.
}

says-level6-near = { $number ->
    [0] Land in Sicht!
    [1] An Deck kann man schon tanzen.
    [2] Der Hafen ist ganz nah.
    [3] Ich rieche schon Fischsuppe.
    [4] Der Laderaum hallt schon.
    [5] Die ersten Möwen kommen mir entgegen.
    [6] Jetzt wird mir doch ein bisschen warm.
   *[other] Nicht dran denken, einfach weiter.
}

says-level6-out = { $number ->
    [0] Anker runter! Eine schöne Fahrt.
    [1] Endlich daheim. Danke, Mannschaft!
    [2] Möwen, seht her: alles ausgeladen!
    [3] Alles von Bord, sogar der Kompass.
    [4] Jetzt nur noch ein Bad im Eiswasser.
    [5] Festgemacht. Wer schrubbt das Deck?
    [6] Ende der Reise, Anfang der Erzählung.
   *[other] Geschafft, und fast ohne Seekrankheit.
}

says-level6-draw = { $number ->
    [0] Die Ladeluke geht noch zu.
    [1] Vielleicht bringt die Flut etwas Gutes.
    [2] Ich werfe noch einmal das Netz aus.
    [3] Der Wind dreht noch, ich warte.
    [4] Ich kreuze noch ein wenig.
    [5] Ein kleiner Fisch ist auch ein Fisch.
    [6] Mein Frack hat noch eine Tasche frei.
   *[other] Kalte Füße habe ich sowieso.
}

says-level6-pass = { $number ->
    [0] Ruhige See, ruhiger Pinguin.
    [1] Diesmal bleibe ich im Hafen.
    [2] Flaute.
    [3] Weiter geht’s, ich halte die Stellung.
    [4] Ich stehe auf meiner Scholle und winke.
    [5] Ich schaukle ein wenig auf den Wellen.
    [6] Signalflagge: weiter, bitte.
   *[other] Im Moment bin ich nur Passagier.
}

says-level6-waits = { $number ->
    [0] Ich summe ein Seemannslied, bis Wind kommt.
    [1] Alle gezählt. Keiner über Bord.
   *[other] Ich halte Ausschau über den Tisch.
}

says-level6-mine = { $number ->
    [0] Meuterei! Na gut, eine kleine.
    [1] So schnell ändert sich die Seekarte.
    [2] Piraten! Ich wusste es.
    [3] Der Knoten war wohl doch zu locker.
    [4] Aus einem Schiff wird eine Flottille.
    [5] Dabei war ich so stolz auf den Kurs.
    [6] Wer so entert, darf auch mitsegeln.
   *[other] Ganz schön frech. Gefällt mir.
}

says-level6-admires = { $number ->
    [0] So eine Springflut hebt jedes Schiff.
    [1] Da bekomme ich richtig gute Laune.
    [2] Da salutiert sogar der Wind.
    [3] Ich klatsche mit beiden Flossen.
    [4] Was für ein Stapellauf!
    [5] So was sieht man nur alle sieben Meere.
    [6] Donnerlüttchen, das hatte Schwung!
   *[other] Da steht mir der Schnabel offen.
}

says-level6-behind = { $number ->
    [0] Ein flottes Boot zieht vorbei. Ahoi!
    [1] Dann segle ich im Kielwasser.
    [2] Ein Stück Eis hat jeder mal im Weg.
    [3] Zu Fuß bin ich eben langsam.
    [4] Fein gesteuert, das muss ich sagen.
    [5] Jetzt lege ich mich auch in die Riemen.
    [6] Auf See hat jeder Platz Meerblick.
   *[other] Na so was, ein echtes Rennen.
}

says-level6-lost = { $number ->
    [0] Hut ab. Mit vollen Segeln in den Hafen.
    [1] Ich winke von meinem Deck. Glückwunsch.
    [2] Dreimal tuten für diesen Sieg!
   *[other] Sicher durch alle Klippen. Bravo!
}

says-level6-won = { $number ->
    [0] Danke! Mit dieser Mannschaft jederzeit.
    [1] Der Wind war auf meiner Seite. Danke.
    [2] Danke! Den Frack habe ich ja schon an.
   *[other] Das war eine Fahrt nach meinem Herzen. Danke.
}
