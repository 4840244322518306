# What the Tinkerer says.

says-level7-play = { $number ->
    [0] Klick. Das sitzt.
    [1] Eine kleine Drehung, und es hält.
    [2] Gutes Material, guter Platz.
    [3] Noch ein Tropfen Öl, dann läuft’s.
    [4] Müsste halten. Hält.
    [5] Ha! Wusste ich’s doch.
    [6] Ohne Anleitung ging es schneller.
   *[other] Genau so hatte ich mir das gedacht.
}

says-level7-many = { $number ->
    [0] Alles passt zusammen! Beim ersten Versuch!
    [1] Ich hatte da so ein Gefühl.
    [2] Das war saubere Arbeit.
    [3] Sie läuft! Alle einen Schritt zurück.
    [4] Und nichts ist übrig geblieben. Verdächtig.
    [5] Aus dem Weg, hier wird gebaut.
    [6] Da glühen mir die Pfoten.
   *[other] Funken hat es auch gegeben. Kleine.
}

says-level7-opened = { $number ->
    [0] Werkzeugkasten auf, Ärmel hoch.
    [1] Der Motor springt an.
    [2] So, jetzt darf ich überall schrauben.
    [3] Endlich. Die Zange war schon ganz kalt.
    [4] Der Prototyp steht schon mal.
    [5] Nun aber. Mir jucken die Pfoten.
    [6] Das ging ja leichter als gedacht.
   *[other] Der Plan ist groß, die Werkbank auch.
}

says-level7-arranged = { $number ->
    [0] Auseinander, zusammen, besser.
    [1] Nur ein kleiner Umbau.
    [2] Es sah schlimmer aus, als es war.
    [3] Das war nur gesteckt, nicht geklebt.
    [4] Wer eine Schraube vermisst: Ich war’s nicht.
    [5] Ich wusste, da ist noch ein Hohlraum.
    [6] Jetzt quietscht auch nichts mehr.
   *[other] Endlich wieder etwas zum Basteln.
}

says-level7-freed = { $number ->
    [0] Originalteil rein, Joker raus.
    [1] Der Joker war nur mit Klebeband fest.
    [2] Ein Allzweckteil! Davon träumt man.
    [3] Vorsichtig abgeschraubt. Er ist noch ganz.
    [4] So was werfen andere Leute weg.
    [5] Man muss nur wissen, wo man dreht.
    [6] Ein Griff, und die Klappe ging auf.
   *[other] Wie schön der glänzt.
}

says-level7-near = { $number ->
    [0] Ich pfeife schon vor mich hin.
    [1] Fast gebaut!
    [2] Jetzt noch der Feinschliff.
    [3] Meine Schublade klappert kaum noch.
    [4] Wo habe ich bloß den Deckel hingelegt?
    [5] Nur noch Kleinkram in der Kiste.
    [6] Noch nicht anfassen, das trocknet.
   *[other] Gleich wird probiert, ob es läuft.
}

says-level7-out = { $number ->
    [0] Fertig, und es läuft sogar!
    [1] Das war das letzte Teil. Es passte!
    [2] Fertig. Bauen wir noch eins?
    [3] Jetzt noch die Pfoten waschen.
    [4] Schraubenzieher fallen lassen!
    [5] Es hält, dreht sich und leuchtet.
    [6] Das lasse ich mir patentieren.
   *[other] Ganz ehrlich? Ich habe mitgefiebert.
}

says-level7-draw = { $number ->
    [0] Ich brauche noch ein Teil.
    [1] Da fehlt etwas. Mal sehen.
    [2] Ersatzteile sind die besten Teile.
    [3] Man weiß nie, wo der noch reinpasst.
    [4] Ich wühle noch kurz in der Kiste.
    [5] Überraschungen mag ich.
    [6] Der Plan hat noch Lücken.
   *[other] Na, mal von allen Seiten ansehen.
}

says-level7-pass = { $number ->
    [0] Gerade nichts zu reparieren.
    [1] Von mir passt hier kein Teil.
    [2] Die Kiste ist leer, der Kopf nicht.
    [3] Mittagspause in der Werkstatt.
    [4] Ich öle solange meinen Stuhl.
    [5] Da hilft auch kein Hammer.
    [6] Kein Anschluss unter diesem Brett.
   *[other] Ich denke im Stillen weiter.
}

says-level7-waits = { $number ->
    [0] Hm hm hm. Mir juckt es in den Pfoten.
    [1] Ich zähle meine Teile. Eins fehlt.
   *[other] Ich schaue, wie das da zusammenhält.
}

says-level7-mine = { $number ->
    [0] He, da war noch Garantie drauf!
    [1] Da sitzt jetzt eine Schraube locker. Meine.
    [2] Ausgeschlachtet! Ich bin fast stolz.
    [3] Wer klaut hier Teile? Das ist mein Beruf.
    [4] Immerhin, fachgerecht zerlegt.
    [5] Ist das Werkzeug wenigstens geputzt?
    [6] So einen Umbau hätte ich auch probiert.
   *[other] Na warte. Nein, eigentlich toll.
}

says-level7-admires = { $number ->
    [0] Das läuft ja wie geschmiert!
    [1] Darf ich das mal von innen sehen?
    [2] So ein Getriebe will ich auch.
    [3] Ich mache mir heimlich eine Skizze.
    [4] Das ist Handwerk.
    [5] Wahnsinn, und nichts wackelt.
    [6] Ich nehme die Maske ab vor so viel Können.
   *[other] Alle Zahnräder drehen sich. Herrlich!
}

says-level7-behind = { $number ->
    [0] Da hat jemand einen größeren Motor.
    [1] Überholt! Das war auch mal nötig.
    [2] Zurück ans Reißbrett.
    [3] Ich ziehe ein paar Schrauben nach.
    [4] Sportlich. Das gefällt mir.
    [5] Noch ist nichts verleimt.
    [6] Ich habe da noch eine Idee.
   *[other] Macht nichts, ich bastle nachts weiter.
}

says-level7-lost = { $number ->
    [0] Sauber gebaut! Gibt es davon einen Plan?
    [1] Klick. Das war genau das richtige Teil.
    [2] Geniale Lösung. Ich gratuliere.
   *[other] Dafür löte ich einen Pokal.
}

says-level7-won = { $number ->
    [0] Danke! Alle hatten gute Teile dabei.
    [1] Es lief! Danke fürs Daumendrücken.
    [2] Danke. Die Hälfte war Glück, der Rest Draht.
   *[other] Danke. Das war Teamarbeit, nur mit Gegnern.
}
