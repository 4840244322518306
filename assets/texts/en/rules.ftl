# Presets, lengths of a match, and every rule that can be chosen.

length-games = { $count ->
    [one] One game
   *[other] { $count } games
}
length-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
length-target = To { $points } points

# The rule sheets: name, for whom, and what is special.
preset-classic-2016 = Classic 2016
preset-classic-2016-for = The usual game
preset-classic-2016-sub = Two jokers, 30 points to open
preset-twist-2018 = Twist 2018
preset-twist-2018-for = For those who love surprises
preset-twist-2018-sub = With Doubles, Mirrors and Colour changes
preset-twist-2015 = Twist 2015
preset-twist-2015-for = For owners of the older box
preset-twist-2015-sub = As Twist 2018
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = For patient, careful players
preset-pressman-2009-sub = A freed joker needs two of your tiles with it
preset-article = Article
preset-article-for = For bold moves
preset-article-sub = Loose tiles come back to you; no joker in the first sets
preset-river = River
preset-river-for = For those who plan ahead
preset-river-sub = As Article, with a River to draw from
preset-family = Family
preset-family-for = For children and a first game
preset-family-sub = Any set opens, jokers go anywhere
preset-relaxed = Relaxed
preset-relaxed-for = For lively tables
preset-relaxed-sub = Build at once, freed jokers go anywhere
preset-custom = Custom
preset-custom-for = For house rules
preset-custom-sub = Every rule as you like it
preset-ladder = Children's ladder
preset-ladder-1 = Runs up to 7
preset-ladder-1-sub = Only runs from 1 to 7, and racks lie open
preset-ladder-2 = Up to 10
preset-ladder-2-sub = Groups count, too
preset-ladder-3 = All numbers
preset-ladder-3-sub = All tiles are there, with jokers
preset-ladder-4 = Rearranging
preset-ladder-4-sub = Hints show how rows change
preset-ladder-5 = The whole game
preset-ladder-5-sub = The first sets need 30 points
preset-with-river = { $name } + River
preset-without-river = { $name }, no River
preset-other = Other rules

rules-title = Which rules?
rules-sub = All of them can be read in the rule book.
rules-river-on = River: on
rules-river-off = River: off
rules-river-sub = draw two, keep one
rules-book = Rule book
rules-done = Use these rules

ladder-title = Children's ladder
ladder-sub = Begin below, or wherever you like.

options-title = Your own rules
options-table = Tiles and table
options-first = The first sets
options-jokers = Freed jokers
options-match = Time and match
options-done = Use these rules

page-of = { $page } / { $count }
page-previous = Previous
page-next = Next

option-jokers = Jokers
option-jokers-why = Twist adds two Doubles, two Mirrors and two Colour changes to the two jokers.
option-jokers-value = { $value ->
    [twist] Twist
   *[classic] Classic
}
option-river = River
option-river-why = Who draws takes two tiles, keeps one and lays the other face up, where it can be had again.
option-river-value = { $value ->
    [yes] On
   *[no] Off
}
option-loose-tiles = Loose tiles
option-loose-tiles-why = A play that leaves one or two tiles loose is refused, or you take them to your rack.
option-loose-tiles-value = { $value ->
    [taken] Taken
   *[refused] Refused
}
option-open-racks = Open racks
option-open-racks-why = All people lay their racks open, for everybody to see and help. Bots do not look.
option-open-racks-value = { $value ->
    [yes] On
   *[no] Off
}
option-initial-meld = First sets
option-initial-meld-why = What your first sets must be worth together before you may touch the table.
option-initial-meld-value = { $value ->
    [0] Any set
   *[other] { $value } points
}
option-mercy = Mercy
option-mercy-why = After so many draws without first sets, any set opens for you.
option-mercy-value = { $value ->
    [none] Off
   *[other] { $value } draws
}
option-joker-in-initial-meld = Joker in the first sets
option-joker-in-initial-meld-why = It counts as the tile it stands for, or it may not be in them at all.
option-joker-in-initial-meld-value = { $value ->
    [yes] Counts
   *[no] Forbidden
}
option-build-in-initial-turn = Building at once
option-build-in-initial-turn-why = In the turn of your first sets you may also build on the table, or not before the next turn.
option-build-in-initial-turn-value = { $value ->
    [yes] Allowed
   *[no] Next turn
}
option-freed-joker = A freed joker goes
option-freed-joker-why = Into a set that is new this turn, or into any set on the table.
option-freed-joker-value = { $value ->
    [anywhere] Anywhere
   *[new-set] New set
}
option-own-tiles-with-freed-joker = Own tiles with it
option-own-tiles-with-freed-joker-why = The set into which a freed joker goes needs two tiles from your rack, or none.
option-own-tiles-with-freed-joker-value = { $value ->
    [0] None
   *[other] { $value } tiles
}
option-group-joker-needs-both = Joker in a group of three
option-group-joker-needs-both-why = Either missing colour frees it, or only both of them together.
option-group-joker-needs-both-value = { $value ->
    [yes] Both
   *[no] Either
}
option-double-needs-both = Freeing a Double
option-double-needs-both-why = Anything that leaves legal sets frees it, or only both tiles it stands for. Twist only.
option-double-needs-both-value = { $value ->
    [yes] Both tiles
   *[no] Anything
}
option-seconds = Time for a turn
option-seconds-why = When it is over, the turn ends: a table in order counts, any other goes back.
option-seconds-value = { $value ->
    [none] No hurry
   *[other] { $value }{"\u00A0"}s
}
option-penalty-unfinished = Unfinished play
option-penalty-unfinished-why = Time over in the middle of a play: your tiles come back, and you draw so many.
option-penalty-unfinished-value = { $value ->
    [one] 1 tile
   *[other] { $value } tiles
}
option-length = Match
option-length-why = A round has a game for each player, and most games won wins. Else the highest total wins.
