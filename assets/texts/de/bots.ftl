# Die Charaktere der Bots, und was sie sagen.

bot-level1 = Träumer
bot-level1-called = Hase, der Träumer
bot-level1-does = Eröffnet gleich und übersieht vieles. Gut für den Anfang.
bot-level2 = Nachbar
bot-level2-called = Panda, der Nachbar
bot-level2-does = Legt am liebsten drei Steine auf einmal.
bot-level3 = Gärtner
bot-level3-called = Frosch, der Gärtner
bot-level3-does = Legt Stein um Stein an und spart gern eigene Kombinationen auf.
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
bot-level8-does = Hält viele Reihen in der Luft. Legt selten nur einen Stein.
bot-level9 = Wirbelwind
bot-level9-called = Eichhörnchen, der Wirbelwind
bot-level9-does = Bewegt den ganzen Tisch und legt in jedem Zug alles, was geht.
bot-level10 = Maestro
bot-level10-called = Eule, der Maestro
bot-level10-does = Spart seine Joker und wartet auf den richtigen Moment.
bot-level11 = Denker
bot-level11-called = Schildkröte, der Denker
bot-level11-does = Wartet lange und legt dann viele Steine auf einmal.
bot-hermit = Einsiedler
bot-hermit-called = Bär, der Einsiedler
bot-hermit-does = Hortet ewig und legt dann alles. Kaum jemand schlägt ihn.
bot-gentle = Anfänger
bot-buddy = Kumpel
bot-buddy-called = Fuchs, dein Kumpel
bot-buddy-like = Kumpel · { $like }
bot-buddy-does = Fängt sanft an und passt sich jedem an, den er kennt.

# Dasselbe auf einem öffentlichen Bildschirm, der niemanden kennt.
bot-buddy-for-visitors = Spielt sanft, damit auch Anfänger gewinnen.

# Was ein Bot zu seinem Zug sagt, in einer Blase an seinem Platz.
said = „{ $words }“
says-borrow = Borg dir den Stein für deine zwei. Es bleiben genug liegen.
says-buddy = { $number ->
    [0] Heute spiele ich wie der { $like }.
    [1] Heute bin ich mal der { $like }.
   *[other] Ich mache es diesmal wie der { $like }.
}

