# Who plays: cards of players, someone new, a visitor.

kind-visitor = Visitor
tip-who = Choose who plays
tip-new-erase = Take back a letter

who-title = Who plays?
who-sub = Nothing is kept of a visitor.
who-new = Someone new
who-visitor = Visitor

new-title = Who are you?
new-sub = Choose an animal. A name may have { $count } letters.
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
new-done = I am { $name }

# The page of a player: what belongs to that person.
tip-who-page = What belongs to { $name }
tip-player-color = The colour at a table; if taken there, another
options-player = This follows the player to every table.
player-as-all = As set
player-rename = Name and animal
player-album = Stamps
player-forget = Forget this player
option-palette = Colours of tiles
option-palette-why = The shapes stay as they are.
option-palette-value = { $value ->
    [safe] Safe
   *[normal] Usual
}
option-hints = Hints
option-hints-why = The lamp says what can be played.
option-hints-value = { option-reduced-motion-value }
rename-title = What name, what animal?
rename-taken = Somebody is called so.
forget-title = Forget { $name }?
forget-told = Name, statistics, stamps and wishes are erased. Games stay.
forget-keep = Keep the player
