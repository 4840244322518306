# What the Whirlwind says.

says-level9-play = { $number ->
    [0] Wusch, da liegt’s!
    [1] Schnell, da ist eine Lücke!
    [2] Gedacht, gelegt, vergessen.
    [3] Zack, fertig, was jetzt?
    [4] Nicht blinzeln. Zu spät.
    [5] Hinein damit, bevor es kalt wird.
    [6] Bin schon wieder weg.
   *[other] Flitz, flatsch, liegt.
}

says-level9-many = { $number ->
    [0] Ein Sturm aus Steinen!
    [1] Bitte den Tisch festhalten!
    [2] Ich konnte nicht bremsen.
    [3] Erst legen, dann Luft holen.
    [4] Wie ein Wirbelsturm im Nusslager.
    [5] Einmal quer über den Tisch und zurück.
    [6] Puh! Ich bin mir selbst davongelaufen.
   *[other] Hat jemand mitgezählt? Ich nicht.
}

says-level9-opened = { $number ->
    [0] Jetzt aber los, los, los!
    [1] Endlich! Ich bin schon fast geplatzt.
    [2] Wo fange ich an? Überall.
    [3] Achtung, ab jetzt wird es windig.
    [4] Tür auf, Sturm rein.
    [5] Startschuss! Bin schon da.
    [6] Der Tisch ist groß, aber ich bin schnell.
   *[other] Baum hoch, Ast entlang, mittenrein.
}

says-level9-arranged = { $number ->
    [0] Einmal durchgepustet, fertig ist die Lücke.
    [1] Alles umgerührt und nichts verschüttet.
    [2] Drehen, wenden, stapeln, fertig.
    [3] Liegt anders, liegt besser. Weiter!
    [4] Hierhin, dahin, dorthin. Puh.
    [5] Das war vorher auch schon so. Fast.
    [6] Die Reihen sind kurz Karussell gefahren.
   *[other] Meine Pfoten waren schneller als ich.
}

says-level9-freed = { $number ->
    [0] Joker gesehen, Joker geschnappt.
    [1] Den hat’s verweht, direkt zu mir.
    [2] Eingetauscht, ehe er es gemerkt hat.
    [3] Die beste Nuss im ganzen Wald!
    [4] Huch. Der hing plötzlich an mir.
    [5] Er wollte raus, ich war gerade da.
    [6] Hab ihn, hab ihn, hab ihn!
   *[other] Ein Joker. Nicht vergraben, nicht vergraben.
}

says-level9-near = { $number ->
    [0] Nur noch ein laues Lüftchen.
    [1] Schneller, ich bin fast durch!
    [2] Gleich kommt die letzte Bö.
    [3] Ich seh das Ziel, ich seh das Ziel!
    [4] Kann nicht reden, muss rennen.
    [5] Fast leer, fast leer, fast leer.
    [6] Der Nussbeutel flattert schon.
   *[other] Letzte Kurve, und dann geradeaus.
}

says-level9-out = { $number ->
    [0] Leergefegt. Das war ein Sturm.
    [1] Vom Winde verweht. Danke!
    [2] Und alles ist still. Schönes Spiel!
    [3] Ziel! Jetzt darf ich umfallen.
    [4] Alle Nüsse vergraben. Weiß jemand, wo?
    [5] Aus. Puste auch.
    [6] Fertig, und noch nicht mal müde.
   *[other] Der Wind legt sich. Ich mich auch.
}

says-level9-draw = { $number ->
    [0] Etwas mehr Wind, bitte.
    [1] Schnell, noch einen!
    [2] Ich nehme einen im Vorbeiwehen.
    [3] Ziehen geht am schnellsten.
    [4] Ich hamstere. Sagt man das bei mir auch?
    [5] Einmal Nachschub im Galopp.
    [6] Egal, weiter, wer ist dran?
   *[other] Der Sturm sammelt noch Kraft.
}

says-level9-pass = { $number ->
    [0] Ausnahmsweise stehe ich still.
    [1] Kein Lüftchen. Weiter!
    [2] Diesmal wehe ich vorbei.
    [3] Warten ist schwierig. Sehr schwierig.
    [4] Ich renne so lange um den Tisch.
    [5] Nichts geht. Nur mein Schwanz wippt.
    [6] Passe. War das schnell genug?
   *[other] Im Auge des Sturms ist es ruhig.
}

says-level9-waits = { $number ->
    [0] Hmhmhm! Ich warte ganz schnell.
    [1] Schon zweimal gezählt. Immer noch gleich!
   *[other] Meine Augen sind neunmal um den Tisch.
}

says-level9-mine = { $number ->
    [0] Die war ja noch ganz warm!
    [1] Wer weht hier außer mir?
    [2] Sonst schüttle doch ich hier alles durch.
    [3] Meine Reihe ist weg. Hui, war die flink.
    [4] Schon gut, ich hatte sie eh vergessen.
    [5] Da drunter lag meine Nuss!
    [6] Diebe, Räuber! Gut gemacht.
   *[other] Gegenwind. Den mag ich auch.
}

says-level9-admires = { $number ->
    [0] Da wackelt ja der ganze Baum!
    [1] Meine Augen kamen kaum hinterher.
    [2] Ein Orkan! Und ich war es nicht.
    [3] Mein Fell ist ganz zerzaust davon.
    [4] Ich bin sprachlos. Passiert mir nie.
    [5] Den Trick will ich können. Sofort.
    [6] Und ich dachte, ich bin schnell.
   *[other] Hui, hui, hui.
}

says-level9-behind = { $number ->
    [0] Wer war das? Ich sah nur Staub.
    [1] Beine, aufwachen! Es wird knapp.
    [2] Endlich jemand zum Fangenspielen.
    [3] Ich hatte doch nur kurz geatmet.
    [4] Kein Ding, ich kann auch schneller.
    [5] Flott, flott. Das steckt an.
    [6] Rechts überholt. Ist das erlaubt?
   *[other] Ich bin gleich wieder da. Gleich.
}

says-level9-lost = { $number ->
    [0] Hui! Das war schneller als der Wind.
    [1] Was für ein Wirbel! Gleich noch mal?
    [2] Ich klatsche schon, so schnell ich kann.
   *[other] Meine schönste Nuss geht an den Sieg.
}

says-level9-won = { $number ->
    [0] Danke. Mir dreht sich noch der Kopf.
    [1] Danke, danke, danke. Puh.
    [2] War das ein Rennen. Danke fürs Mitrennen!
   *[other] Huch, gewonnen! Ich wollte nur mitlaufen.
}
