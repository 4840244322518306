# What the Neighbour says.

says-level2-play = { $number ->
    [0] So, hier liegt das gut.
    [1] Ist da noch Platz? Danke.
    [2] Ich stelle das mal hier dazu.
    [3] Da fühlt es sich gleich wie zu Hause.
    [4] Das macht sich doch ganz wohnlich.
    [5] Das wollte ich schon lange wegräumen.
    [6] Klopf, klopf. Darf ich hier anlegen?
   *[other] Ach, wie nett das aussieht.
}

says-level2-many = { $number ->
    [0] Frühjahrsputz auf meinem Brett!
    [1] Heute habe ich einen ganzen Korb dabei.
    [2] Endlich sieht man mein Regal wieder.
    [3] Da hatte sich ja einiges angesammelt.
    [4] Umzug! Wer trägt die Lampe?
    [5] Ich habe gleich alles mitgebracht.
    [6] Das nenne ich einen gedeckten Tisch.
   *[other] Puh. Jetzt brauche ich ein Kissen.
}

says-level2-opened = { $number ->
    [0] Guten Tag zusammen, ich ziehe hier ein.
    [1] Der Tee ist heiß, es kann losgehen.
    [2] Auf gute Nachbarschaft!
    [3] So, die Hausschuhe sind an.
    [4] Ich habe auch Gebäck dabei.
    [5] Jetzt sitze ich auch mit dran. Gemütlich.
    [6] Ein hübscher Tisch. Hier bleibe ich.
   *[other] Der Anfang ist gemacht, das tut gut.
}

says-level2-arranged = { $number ->
    [0] Ich habe nur schnell die Möbel gerückt.
    [1] So kommt man besser durch.
    [2] Das Sofa stand da nie richtig.
    [3] Einmal lüften, einmal schütteln, fertig.
    [4] Alles wieder ordentlich, bitte sehr.
    [5] Da passt ja noch jemand dazwischen.
    [6] Das war Arbeit. Aber nun ist es nett.
   *[other] Ein wenig zusammenrücken, dann geht es.
}

says-level2-freed = { $number ->
    [0] Ein Joker zu Besuch! Möchte er Tee?
    [1] Einfach getauscht, ganz nachbarlich.
    [2] Hereinspaziert, lieber Joker.
    [3] Den Joker leihe ich mir mal aus.
    [4] Danke fürs Platzhalten, lieber Joker.
    [5] Hinterm Sofa findet man die besten Sachen.
    [6] Oh, den kann ich gut gebrauchen.
   *[other] Ein fairer Tausch, finde ich.
}

says-level2-near = { $number ->
    [0] Hier drüben ist es fast geschafft.
    [1] Der Rest passt in eine Tasse.
    [2] Bei mir sieht es schon recht ordentlich aus.
    [3] Ach, das geht ja richtig gut heute.
    [4] Gleich ist Teepause.
    [5] Nur noch die Krümel.
    [6] Ui, hier ist es schon richtig leer.
   *[other] Noch einmal wischen, dann glänzt es.
}

says-level2-out = { $number ->
    [0] Fertig! Das war ein Vergnügen.
    [1] Mein Regal ist leer. Gut gespielt!
    [2] Das war der letzte. Jemand Tee?
    [3] Alles blitzblank. Wer mag Kuchen?
    [4] So, jetzt die Füße hoch.
    [5] Der Letzte macht das Licht aus. Also ich.
    [6] Besenrein! Hier könnte man einziehen.
   *[other] Ach, war das eine nette Runde.
}

says-level2-draw = { $number ->
    [0] Ich nehme einen mit nach Hause.
    [1] Einer für mich, und weiter geht’s.
    [2] Keine Eile, der Tee zieht auch noch.
    [3] In meinem Korb ist noch ein Eckchen frei.
    [4] Den stelle ich erst mal ins Regal.
    [5] Eigentlich wollte ich nur Zucker holen.
    [6] Mit leeren Händen geht man nicht heim.
   *[other] Na gut, einer geht noch.
}

says-level2-pass = { $number ->
    [0] Ach nein, diesmal lieber nicht.
    [1] Bei mir ist heute Ruhetag.
    [2] Ich halte so lange die Tür auf.
    [3] Ich gieße mir in Ruhe Tee nach.
    [4] Ich sitze hier gerade sehr bequem.
    [5] Die Kekse sind alle, die Steine auch.
    [6] Nein danke, ich bin versorgt.
   *[other] Ich staube derweil ein wenig ab.
}

says-level2-waits = { $number ->
    [0] Hm hm hm, bis der Kessel pfeift.
    [1] Ich zähle meine Steine. Und die Kekse.
   *[other] Euch schaue ich einfach gern zu.
}

says-level2-mine = { $number ->
    [0] Da hatte ich doch gerade Staub gewischt.
    [1] Huch, wer klingelt denn da?
    [2] Oh, wird bei mir renoviert?
    [3] Und wer räumt das nachher auf?
    [4] So hat meine Reihe mehr Licht.
    [5] Na, na, da standen meine Tassen!
    [6] Gute Nachbarn teilen. Auch Reihen.
   *[other] Das war meine Lieblingsecke. Nun ja.
}

says-level2-admires = { $number ->
    [0] Meine Güte, ein Festessen!
    [1] Da braucht man ja einen größeren Tisch.
    [2] Darauf hebe ich meine Teetasse.
    [3] So ordentlich, und so viel auf einmal.
    [4] Mir ist fast der Keks in den Tee gefallen.
    [5] Man weiß gar nicht, wohin man gucken soll.
    [6] Donnerwetter, da war jemand fleißig!
   *[other] Das erzähle ich der ganzen Straße.
}

says-level2-behind = { $number ->
    [0] Ich mache gern Platz auf der Treppe.
    [1] Oh, da hat jemand schneller geputzt.
    [2] Ach, nun wird es erst richtig nett.
    [3] Dann sitze ich eben in der zweiten Reihe.
    [4] Schau an, es geht also noch flotter.
    [5] Ich komme nach und bringe Kuchen mit.
    [6] Ich trinke aus, dann hole ich auf.
   *[other] Die Spitze war nur geliehen.
}

says-level2-lost = { $number ->
    [0] Gut gespielt! Bis bald auf einen Tee.
    [1] Das war nett. Ich setze Wasser auf.
    [2] So ein Sieg gehört übers Sofa. Bravo!
   *[other] Ach, wie schön gespielt. Das wärmt richtig.
}

says-level2-won = { $number ->
    [0] Danke! Es war so gemütlich mit allen.
    [1] Danke! Der Pokal wird eine Blumenvase.
    [2] Ich gebe eine Runde Tee aus. Danke.
   *[other] Danke. Hat noch jemand Hunger?
}
