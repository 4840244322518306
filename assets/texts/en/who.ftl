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
