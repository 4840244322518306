# Die Charaktere der Bots, und was sie sagen.

bot-level1 = Träumer
bot-level1-called = Hase, der Träumer
bot-level1-does = Übersieht vieles und eröffnet spät. Gut für den Anfang.
bot-level2 = Nachbar
bot-level2-called = Panda, der Nachbar
bot-level2-does = Legt eigene Kombinationen, und hier und da einen Stein dazu.
bot-level3 = Gärtner
bot-level3-called = Frosch, der Gärtner
bot-level3-does = Legt drei Steine und ergänzt den vierten später.
bot-level4 = Imker
bot-level4-called = Igel, der Imker
bot-level4-does = Legt wenige Steine auf einmal, aber Zug für Zug.
bot-level5 = Bücherwurm
bot-level5-called = Maus, der Bücherwurm
bot-level5-does = Mag Gruppen: die gleiche Zahl, Seite an Seite.
bot-level6 = Matrose
bot-level6-called = Pinguin, der Matrose
bot-level6-does = Mag lange Folgen und segelt sie bis ans Ende.
bot-level7 = Tüftler
bot-level7-called = Waschbär, der Tüftler
bot-level7-does = Zerlegt oft Reihen, um Platz für seine Steine zu finden.
bot-level8 = Jongleur
bot-level8-called = Otter, der Jongleur
bot-level8-does = Hält viele Reihen in der Luft und legt, was er kann.
bot-level9 = Wirbelwind
bot-level9-called = Eichhörnchen, der Wirbelwind
bot-level9-does = Bewegt den ganzen Tisch und legt in jedem Zug alles, was geht.
bot-level10 = Maestro
bot-level10-called = Eule, der Maestro
bot-level10-does = Spart seine Joker und wartet auf den richtigen Moment.
bot-level11 = Denker
bot-level11-called = Schildkröte, der Denker
bot-level11-does = Wartet ab und überlegt, was du als Nächstes tun könntest.
bot-hermit = Einsiedler
bot-hermit-called = Bär, der Einsiedler
bot-hermit-does = Hortet ewig und legt dann alles. Bring Geduld mit.
bot-gentle = Anfänger
bot-buddy = Kumpel
bot-buddy-called = Fuchs, dein Kumpel
bot-buddy-like = Kumpel · { $like }
bot-buddy-does = Fängt sanft an und passt sich jedem an, den er kennt.

# Dasselbe auf einem öffentlichen Bildschirm, der niemanden kennt.
bot-buddy-for-visitors = Spielt sanft, damit auch Anfänger gewinnen.

# Was ein Bot zu seinem Zug sagt, in einer Blase an seinem Platz.
said = „{ $words }“
says-buddy = { $number ->
    [0] Heute spiele ich wie der { $like }.
    [1] Heute bin ich mal der { $like }.
   *[other] Ich mache es diesmal wie der { $like }.
}

says-level1-play = { $number ->
    [0] Oh, die passen ja zusammen!
    [1] Schaut, was ich gefunden habe.
   *[other] Das wird eine hübsche Reihe.
}
says-level1-many = { $number ->
    [0] So viele auf einmal! War ich das?
    [1] Mein Brett ist plötzlich so leicht.
   *[other] Was für eine lange Reihe.
}
says-level1-near = { $number ->
    [0] Oh! Nur noch ein paar.
    [1] Mehr habe ich nicht? Fast geschafft!
   *[other] Hm, mein Brett ist beinahe leer.
}
says-level1-out = { $number ->
    [0] Nanu, das war mein letzter Stein!
    [1] Alles weg! Danke fürs Spiel.
   *[other] Ein leeres Brett? Wie schön.
}
says-level1-draw = { $number ->
    [0] Noch einer für meine Sammlung.
    [1] Wofür der wohl gut ist?
   *[other] Mal sehen, was kommt.
}
says-level1-pass = { $number ->
    [0] Von mir gerade nichts.
    [1] Diesmal schaue ich nur zu.
   *[other] Der Tisch ist schön, wie er ist.
}

says-level2-play = { $number ->
    [0] So, hier liegen die gut.
    [1] Ist da noch Platz? Danke.
   *[other] Die fühlen sich dort wohl.
}
says-level2-many = { $number ->
    [0] Frühjahrsputz auf meinem Brett!
    [1] Heute habe ich einen ganzen Korb dabei.
   *[other] Jetzt ist mein Regal schön leer.
}
says-level2-near = { $number ->
    [0] Hier drüben ist es fast geschafft.
    [1] Nur noch ein paar im Regal.
   *[other] Mein Brett ist beinahe aufgeräumt.
}
says-level2-out = { $number ->
    [0] Fertig! Das war ein Vergnügen.
    [1] Mein Regal ist leer. Gut gespielt!
   *[other] Das war der letzte. Jemand Tee?
}
says-level2-draw = { $number ->
    [0] Ich nehme einen mit nach Hause.
    [1] Einer für mich, und weiter geht’s.
   *[other] Keine Eile, ich nehme einen Stein.
}
says-level2-pass = { $number ->
    [0] Nur zu, ich warte.
    [1] Von meinen passt heute keiner.
   *[other] Bitte, nach dir.
}

says-level3-play = { $number ->
    [0] So, in gute Erde.
    [1] Ein Pflänzchen für diese Reihe.
   *[other] Hier wird das wachsen.
}
says-level3-many = { $number ->
    [0] Was für eine Ernte!
    [1] Ein ganzes Beet auf einmal.
   *[other] Heute blüht alles.
}
says-level3-near = { $number ->
    [0] Der Korb ist fast leer.
    [1] Nur noch ein paar Samen.
   *[other] Eine letzte Ecke ist noch frei.
}
says-level3-out = { $number ->
    [0] Alles gepflanzt! Was für ein Garten.
    [1] Der letzte Samen ist drin. Danke!
   *[other] Mein Korb ist leer. Feierabend!
}
says-level3-draw = { $number ->
    [0] Noch ein Samen für meinen Korb.
    [1] Das braucht ein wenig Zeit.
   *[other] Mal sehen, was da sprießt.
}
says-level3-pass = { $number ->
    [0] Gerade nichts zu pflanzen.
    [1] Ich lasse es eine Weile wachsen.
   *[other] Ich gieße die Reihen und warte.
}

says-level4-play = { $number ->
    [0] Honig, Tropfen für Tropfen.
    [1] Summ. Klein, aber süß.
   *[other] Nach und nach wird es voll.
}
says-level4-many = { $number ->
    [0] Der ganze Schwarm auf einmal!
    [1] War das ein fleißiger Flug!
   *[other] So viel Honig an einem Tag!
}
says-level4-near = { $number ->
    [0] Die letzten Tropfen, dann ist das Glas voll.
    [1] Fast alles ist daheim.
   *[other] Nur noch ein paar Flüge.
}
says-level4-out = { $number ->
    [0] Das Glas ist voll! Danke euch allen.
    [1] Alles daheim. War das ein süßes Spiel!
   *[other] Summ! Das war der letzte Tropfen.
}
says-level4-draw = { $number ->
    [0] Noch eine Blüte besuchen.
    [1] Ich fliege noch einmal los.
   *[other] Mal sehen, was auf der Wiese blüht.
}
says-level4-pass = { $number ->
    [0] Die Bienen ruhen gerade.
    [1] Hier blüht nichts für mich.
   *[other] Ich sitze in der Sonne und schaue zu.
}

says-level5-play = { $number ->
    [0] Das ist richtig einsortiert.
    [1] Diese Seite hat hier gefehlt.
   *[other] Endlich im richtigen Fach.
}
says-level5-many = { $number ->
    [0] Ein ganz neues Kapitel!
    [1] Das wird ein dickes Buch.
   *[other] Endlich ist alles sortiert.
}
says-level5-near = { $number ->
    [0] Bald kommt die letzte Seite.
    [1] Nur noch ein paar Bücher zurückgeben.
   *[other] Noch ein kurzes Kapitel.
}
says-level5-out = { $number ->
    [0] Ende. Eine schöne Geschichte!
    [1] Alle Bücher sind zurück. Danke!
   *[other] Für heute zugeklappt. Gut gespielt, ihr alle!
}
says-level5-draw = { $number ->
    [0] Ich leihe mir noch eins.
    [1] Das schlage ich kurz nach.
   *[other] Ein neues Buch für meinen Stapel.
}
says-level5-pass = { $number ->
    [0] Pst, ich lese noch.
    [1] Ich blättere um. Ihr seid dran.
   *[other] Gerade gibt es nichts einzusortieren.
}

says-level6-play = { $number ->
    [0] Festgeknotet, das hält.
    [1] Ein Stück weiter die Küste entlang.
   *[other] Das Tau sitzt.
}
says-level6-many = { $number ->
    [0] Die ganze Ladung ist an Land!
    [1] Was für eine lange Flotte!
   *[other] Heute war der Fang groß!
}
says-level6-near = { $number ->
    [0] Land in Sicht!
    [1] Nur noch ein paar Kisten an Deck.
   *[other] Der Hafen ist ganz nah.
}
says-level6-out = { $number ->
    [0] Anker runter! Eine schöne Fahrt.
    [1] Endlich daheim. Danke, Mannschaft!
   *[other] Mein Schiff ist leer. Gut gesegelt!
}
says-level6-draw = { $number ->
    [0] Noch eine Kiste an Bord.
    [1] Mal sehen, was die Flut bringt.
   *[other] Ich werfe noch einmal das Netz aus.
}
says-level6-pass = { $number ->
    [0] Ruhige See. Ich warte.
    [1] Diesmal bleibe ich im Hafen.
   *[other] Heute kein Fang. Segelt weiter!
}

says-level7-play = { $number ->
    [0] Klick. Das sitzt.
    [1] Eine kleine Drehung, und es hält.
   *[other] Gute Teile, guter Platz.
}
says-level7-many = { $number ->
    [0] Schaut, alles passt zusammen!
    [1] Jedes Teil hat seinen Platz.
   *[other] Das war saubere Arbeit.
}
says-level7-near = { $number ->
    [0] Nur noch die letzten Teile.
    [1] Fast gebaut!
   *[other] Jetzt noch der Feinschliff.
}
says-level7-out = { $number ->
    [0] Fertig, und es läuft sogar!
    [1] Das letzte Teil ist drin. Danke!
   *[other] Fertig! Bauen wir noch eins?
}
says-level7-draw = { $number ->
    [0] Ich brauche noch ein Teil.
    [1] Da fehlt etwas. Mal sehen.
   *[other] Ein Ersatzteil für später.
}
says-level7-pass = { $number ->
    [0] Gerade nichts zu reparieren.
    [1] Von mir passt hier kein Teil.
   *[other] Ich lasse es, wie es ist.
}

says-level8-play = { $number ->
    [0] Hopp, und gefangen!
    [1] Hoch, rüber und runter damit.
   *[other] Kleiner Wurf, weiche Landung.
}
says-level8-many = { $number ->
    [0] Alles auf einmal in der Luft!
    [1] Rundherum, und alle gelandet.
   *[other] Hui, was für ein Flug!
}
says-level8-near = { $number ->
    [0] Nur noch ein paar in der Luft.
    [1] Gleich kommt das Finale!
   *[other] Meine Hände sind fast frei.
}
says-level8-out = { $number ->
    [0] Tadaa! Meine Hände sind leer.
    [1] Und der letzte landet. Danke!
   *[other] Das war das Finale. Zugabe?
}
says-level8-draw = { $number ->
    [0] Noch einer zum Jonglieren.
    [1] Werft mir noch einen zu!
   *[other] Je mehr, desto lustiger.
}
says-level8-pass = { $number ->
    [0] Einen Moment halte ich still.
    [1] Meine Hände sind voll. Weiter!
   *[other] Diesmal kein Wurf von mir.
}

says-level9-play = { $number ->
    [0] Wusch, da liegen sie!
    [1] Schnell, da ist eine Lücke!
   *[other] Kaum gesehen, schon gelegt.
}
says-level9-many = { $number ->
    [0] Ein Sturm aus Steinen!
    [1] Haltet den Tisch fest!
   *[other] Rundherum und alles auf einmal!
}
says-level9-near = { $number ->
    [0] Nur noch ein laues Lüftchen.
    [1] Schneller, ich bin fast durch!
   *[other] Gleich kommt die letzte Bö.
}
says-level9-out = { $number ->
    [0] Leergefegt! Das war ein Sturm.
    [1] Vom Winde verweht. Danke!
   *[other] Und alles ist still. Schönes Spiel!
}
says-level9-draw = { $number ->
    [0] Etwas mehr Wind, bitte.
    [1] Schnell, gebt mir noch einen!
   *[other] Ich nehme einen im Vorbeiwehen.
}
says-level9-pass = { $number ->
    [0] Ausnahmsweise stehe ich still.
    [1] Kein Lüftchen. Weiter!
   *[other] Diesmal wehe ich vorbei.
}

says-level10-play = { $number ->
    [0] Jede Note an ihrem Platz.
    [1] Ganz leise, das gehört hierher.
   *[other] Ein Thema nimmt Gestalt an.
}
says-level10-many = { $number ->
    [0] Und nun das ganze Orchester!
    [1] Was für ein Akkord!
   *[other] Jede Stimme fand ihren Platz.
}
says-level10-near = { $number ->
    [0] Die letzten Takte nahen.
    [1] Nur noch ein paar Noten.
   *[other] Hört, gleich kommt der Schluss.
}
says-level10-out = { $number ->
    [0] Der Schlussakkord. Danke!
    [1] Ende. Ihr habt wunderbar gespielt.
   *[other] Bravo dem ganzen Tisch!
}
says-level10-draw = { $number ->
    [0] Auch die Pause gehört zur Musik.
    [1] Ich warte auf den Einsatz.
   *[other] Noch eine Note für später.
}
says-level10-pass = { $number ->
    [0] Stille, einen Takt lang.
    [1] Die Bühne gehört dir.
   *[other] Jetzt höre ich den anderen zu.
}

says-level11-play = { $number ->
    [0] So viel, für den Moment.
    [1] Bis hierher, nicht weiter.
   *[other] Ein leiser Schritt.
}
says-level11-many = { $number ->
    [0] Jetzt war die Zeit da.
    [1] Alles hat sich gefügt.
   *[other] Darauf habe ich gewartet.
}
says-level11-near = { $number ->
    [0] Es ist nicht mehr weit.
    [1] Noch ein paar Schritte.
   *[other] Bald werden wir es sehen.
}
says-level11-out = { $number ->
    [0] Es ist getan. Ihr habt mich gefordert.
    [1] Ein gutes Spiel. Ich habe von euch gelernt.
   *[other] Das war der letzte Schritt. Danke.
}
says-level11-draw = { $number ->
    [0] Ich schaue noch etwas länger.
    [1] Noch nicht.
   *[other] Es ist noch Zeit.
}
says-level11-pass = { $number ->
    [0] Hier kann ich nur zusehen.
    [1] Euer Zug zeigt mir mehr.
   *[other] Dem habe ich nichts hinzuzufügen.
}

says-hermit-play = { $number ->
    [0] Wenn es sein muss. Nehmt diese.
    [1] Von denen trenne ich mich ungern.
   *[other] Meine Höhle ist nun etwas größer.
}
says-hermit-many = { $number ->
    [0] Der Winter ist vorbei!
    [1] Endlich komme ich aus der Höhle.
   *[other] Die habe ich alle so lange gehütet.
}
says-hermit-near = { $number ->
    [0] Seltsam kahl sind meine Regale.
    [1] Diese Leere kenne ich kaum.
   *[other] Nur meine liebsten sind noch da.
}
says-hermit-out = { $number ->
    [0] Endlich alles. Danke fürs Warten.
    [1] Meine Höhle ist leer. Welche Ruhe!
   *[other] Geduld ist ein langer Weg. Schönes Spiel.
}
says-hermit-draw = { $number ->
    [0] Noch einer für den Winter.
    [1] Ich hebe alles auf, für später.
   *[other] In meiner Höhle ist immer Platz.
}
says-hermit-pass = { $number ->
    [0] Ich sage nichts und warte.
    [1] Ich habe alle Zeit der Welt.
   *[other] Lasst mich noch in meiner Höhle.
}

# What the bots say when all is over: who lost, and who won and thanks the others.
says-level1-lost = { $number ->
    [0] Oh, schon vorbei? War das schön.
   *[other] Ich habe den Wolken zugesehen. Gut gemacht!
}
says-level1-won = Ich habe gewonnen? Danke, das ist wie im Traum.
says-level2-lost = { $number ->
    [0] Gut gespielt! Bis bald auf einen Tee.
   *[other] Das war nett. Ich setze Wasser auf.
}
says-level2-won = Danke für den netten Besuch.
says-level3-lost = { $number ->
    [0] Wie das alles blüht. Wunderschön!
   *[other] Was für eine reiche Ernte. Glückwunsch!
}
says-level3-won = Danke! Den Garten haben wir zusammen gepflanzt.
says-level4-lost = { $number ->
    [0] Der Honig ist verdient. Lass ihn dir schmecken!
   *[other] Summ! Das war schön geflogen.
}
says-level4-won = Danke! Honig gibt es für alle.
says-level5-lost = { $number ->
    [0] Ein gutes Ende. Jede Seite hat Spaß gemacht.
   *[other] Das würde ich gern noch mal lesen. Bravo!
}
says-level5-won = Danke! Dieses Spiel bekommt ein eigenes Kapitel.
says-level6-lost = { $number ->
    [0] Hut ab! Mit vollen Segeln in den Hafen.
   *[other] Ich winke von meinem Deck. Glückwunsch!
}
says-level6-won = Danke, Mannschaft! Mit euch segle ich gern.
says-level7-lost = { $number ->
    [0] Sauber gebaut! Zeigst du mir, wie?
   *[other] Klick. Das war genau das richtige Teil.
}
says-level7-won = Danke! Alle hatten gute Teile dabei.
says-level8-lost = { $number ->
    [0] Bravo! Was für eine Landung.
   *[other] Hände frei, jetzt wird geklatscht!
}
says-level8-won = Danke! Ich verbeuge mich vor euch allen.
says-level9-lost = { $number ->
    [0] Hui! Das war schneller als der Wind.
   *[other] Was für ein Wirbel! Gleich noch mal?
}
says-level9-won = Danke! Mir dreht sich noch der Kopf.
says-level10-lost = { $number ->
    [0] Zugabe! Ich habe mit Freude gelauscht.
   *[other] Wunderbar gespielt. Ich verneige mich.
}
says-level10-won = Danke. Wir haben schön zusammen musiziert.
says-level11-lost = { $number ->
    [0] Gut gefunden. Darüber denke ich nach.
   *[other] Das war weit vorausgedacht. Es freut mich.
}
says-level11-won = Danke. Ihr habt mir viel zu denken gegeben.
says-hermit-lost = { $number ->
    [0] Ich hänge eben an meinen Steinen. Gut gespielt.
   *[other] Zurück in die Höhle, mit einem Lächeln.
}
says-hermit-won = Danke für den Besuch in meiner Höhle.
