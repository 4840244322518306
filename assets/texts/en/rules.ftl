# Presets, match lengths, and every rule you can choose.

length-games = { $count ->
    [one] One game
   *[other] { $count } games
}
length-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
length-target = To { $points } points

# How much is dealt, and how long a game takes then.
option-deal = Deal
option-deal-value = { $value ->
    [quick] Quick
   *[usual] Usual
}
deal-minutes = { $games ->
    [1] { $deal ->
        [quick] about 5 minutes
       *[usual] 20 to 40 minutes
    }
   *[other] { $deal ->
        [quick] about 5 minutes a game
       *[usual] 20 to 40 minutes a game
    }
}

# The rule sheets: name, for whom, and what is special.
preset-classic-2016 = Classic 2016
preset-classic-2016-for = The usual game
preset-classic-2016-sub = Two jokers, 30 points to open
preset-twist-2018 = Twist 2018
preset-twist-2018-for = For people who love surprises
preset-twist-2018-sub = With Doubles, Mirrors and Colour changes
preset-twist-2015 = Twist 2015
preset-twist-2015-for = For owners of the older box
preset-twist-2015-sub = Same as Twist 2018
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = For patient, careful players
preset-pressman-2009-sub = A freed joker needs two of your tiles with it
preset-article = Loose tiles
preset-article-for = For bold moves
preset-article-sub = Loose tiles come back to you; no joker in the first sets
preset-river = River
preset-river-for = For people who plan ahead
preset-river-sub = Loose tiles, and a River to draw from
preset-family = Family
preset-family-for = For children and a first game
preset-family-sub = Any set opens, jokers go anywhere
preset-together = As a team
preset-together-for = For small and big at one table
preset-together-sub = Everybody wins, or nobody
preset-relaxed = Relaxed
preset-relaxed-for = For lively tables
preset-relaxed-sub = Build at once, freed jokers go anywhere
preset-custom = Custom
preset-custom-for = For house rules
preset-custom-sub = Set every rule yourself
preset-ladder = Children’s ladder
preset-rung-1 = Runs
preset-rung-1-sub = Only runs, and open racks
preset-rung-2 = Groups
preset-rung-2-sub = Groups count, too; few numbers
preset-rung-3 = Jokers
preset-rung-3-sub = All numbers, and four jokers
preset-rung-4 = Rearranging
preset-rung-4-sub = Hints show how rows change
preset-rung-5 = 30 to open
preset-rung-5-sub = First sets need 30 points
preset-with-river = { $name } + River
preset-without-river = { $name }, no River
preset-quick = { $name }, quick
preset-other = Other rules

# The ladder as it was once, for games that were kept.
preset-ladder-1 = Runs up to 7
preset-ladder-2 = Up to 10
preset-ladder-3 = All numbers
preset-ladder-4 = Rearranging
preset-ladder-5 = The whole game

rules-title = Which rules?
rules-sub = The rule book explains them all.
rules-river-sub = draw two, keep one
rules-book = Rule book
rules-done = Use these rules

ladder-title = Children’s ladder
ladder-sub = Start at the bottom, or anywhere.

options-title = Your own rules
options-sub = Press a note: it turns over.
options-table = Table
options-first = Opening
options-jokers = Jokers
options-match = Time
options-done = Use these rules

page-of = { $page } / { $count }
page-previous = Previous
page-next = Next

option-jokers = Jokers
option-jokers-why = Twist adds two Doubles, two Mirrors and two Colour changes.
option-jokers-value = { $value ->
    [twist] Twist
   *[classic] Classic
}
option-river = River
option-river-why = Draw two tiles, keep one, and leave the other face up for anyone to take.
option-river-value = { $value ->
    [true] On
   *[false] Off
}
option-loose-tiles = Loose tiles
option-loose-tiles-why = A play may leave one or two tiles over. They come to your rack.
option-loose-tiles-value = { $value ->
    [taken] Take back
   *[refused] Not allowed
}
option-open-racks = Open racks
option-open-racks-why = Everybody can see people’s racks and help. Bots don’t look.
option-open-racks-value = { $value ->
    [true] On
   *[false] Off
}
option-initial-meld = First sets
option-initial-meld-why = Points your first sets need before you may touch the table.
option-initial-meld-value = { $value ->
    [0] Any set
   *[other] { $value } points
}
option-mercy = Mercy
option-mercy-why = After this many draws, any set opens.
option-mercy-value = { $value ->
    [none] Off
   *[other] { $value } draws
}
option-joker-in-initial-meld = Joker in the first sets
option-joker-in-initial-meld-why = A joker counts as the tile it stands for, or isn’t allowed yet.
option-joker-in-initial-meld-value = { $value ->
    [true] Counts
   *[false] Not allowed
}
option-build-in-initial-turn = Building at once
option-build-in-initial-turn-why = Build on the table in the turn you open, or from the next turn.
option-build-in-initial-turn-value = { $value ->
    [true] Allowed
   *[false] Next turn
}
option-freed-joker = A freed joker goes
option-freed-joker-why = Into a set made this turn, or into any set on the table.
option-freed-joker-value = { $value ->
    [anywhere] Anywhere
   *[new-set] New set
}
option-own-tiles-with-freed-joker = Your tiles with it
option-own-tiles-with-freed-joker-why = How many of your own tiles must join a freed joker.
option-own-tiles-with-freed-joker-value = { $value ->
    [0] None
   *[other] { $value } tiles
}
option-group-joker-needs-both = Joker in a group of three
option-group-joker-needs-both-why = Which missing tiles free it?
option-group-joker-needs-both-value = { $value ->
    [true] Both
   *[false] Either
}
option-double-needs-both = Freeing a Double
option-double-needs-both-why = Put in both its tiles, or anything that leaves legal sets. Twist only.
option-double-needs-both-value = { $value ->
    [true] Both tiles
   *[false] Anything
}
option-seconds = Time for a turn
option-seconds-why = When time is up, a legal table counts. Otherwise everything goes back.
option-seconds-value = { $value ->
    [none] No clock
   *[other] { $value }{"\u00A0"}s
}
option-penalty-unfinished = Unfinished play
option-penalty-unfinished-why = Tiles you draw if time runs out in the middle of a play.
option-penalty-unfinished-value = { $value ->
    [one] 1 tile
   *[other] { $value } tiles
}
option-length = Match
option-length-why = A round is one game per player, and most wins decide. Otherwise the highest total wins.
