# Who plays: cards of players, someone new, a visitor.

kind-visitor = Visitor
tip-new-erase = Erase a letter
tip-new-marks = Letters with marks
tip-new-plain = Plain letters

who-title = Who plays?
who-sub = Visitors aren’t remembered.
who-new = Someone new
who-visitor = Visitor

new-title = Who are you?
new-sub = Choose an animal. A name can have { $count } letters.
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
new-marks = áčş
new-plain = ABC
new-missing = This letter can’t be drawn here. Latin, Greek and Cyrillic ones can.
new-done = I’m { $name }

# A player’s page.
tip-who-page = { $name }’s page
tip-player-color = Your colour, unless it’s taken
options-player = For this player at every table
player-as-all = Default
player-rename = Name and animal
player-cabinet = Records and stamps
player-forget = Delete this player
option-palette = Tile colours
option-palette-why = Shapes stay the same.
option-palette-value = { $value ->
    [safe] Colour-blind
   *[normal] Standard
}
option-hints = Hints
option-hints-why = The lamp shows what you can play.
option-hints-value = { option-larger-tiles-value }
option-outlook = Can it still work?
option-outlook-why = A sign says if broken rows can still become sets.
option-outlook-value = { option-larger-tiles-value }
rename-title = Name and animal
rename-taken = That name is taken.
forget-title = Delete { $name }?
forget-told = Name, statistics, stamps, records and preferences are erased. Games stay.
forget-keep = Keep the player

# The records book: what a player has done best, and whom they have met.
records-run = Longest run
records-turn = Most tiles in one turn
records-fewest = Fewest turns to win
records-figure = { $name }: { $kind ->
    [fewest] { $count ->
        [one] one turn
       *[other] { $count } turns
    }
   *[other] { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
}
records-against = Against { $names }{ $kind ->
    [fewest] {" "}· the last tiles
   *[other] {""}
}
records-how-run = Lay a run, or make one longer.
records-how-turn = Lay all you can at once.
records-how-fewest = Win a game, fast or slow.
records-crowns = A crown for each first win.
records-met = You have met. A win brings a crown.
records-nobody = Twelve players are waiting to meet you.
records-spoken-met-names = Met: { $names }
records-spoken-won-names = Won against: { $names }
