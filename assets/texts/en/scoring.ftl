# The scores of a game, the score sheet, and the end of a match.

seal-closed = Fair deal
# $seal: half of the hash that sealed the deal before the first turn.
# $seconds: how long after that a player pressed, to mix that in; "none" if nobody did.
seal-closed-why = { $seconds ->
    [none] Proof: { $seal } …
   *[other] Mixed by your press at { $seconds } s. Proof: { $seal } …
}
seal-opened = { $seconds ->
    [none] Fair deal: it matches its seal { $seal } …
   *[other] Fair deal: it matches the press at { $seconds } s and the seal { $seal } …
}
seal-broken = This deal doesn’t match its seal { $seal } …
seal-given = Dealt from a chosen number.
seal-copied = { $proof } Copied.
word-copy = Type this word for the same tiles · Copy result
word-line = Rack & Run · deal { $deal }{ $game ->
    [one] {""}
   *[other] , game { $game }
} · { $ends } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

scoring-out-title = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
scoring-out-first = { $who ->
    [you] Your
   *[other] { $name }’s
} rack was empty first.
scoring-blocked-title = Everyone has passed
scoring-blocked = the lowest rack wins
scoring-game = Game { $number } of { $count }
scoring-game-target = Game { $number } · to { $points } points
scoring-tie = a tie at the top, so one more game
scoring-best = { $who ->
    [you] Your
   *[other] { $name }’s
} best turn: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in turn { $turn }
scoring-few-left = { $who ->
    [you] You
   *[other] { $name }
} had { $count ->
    [one] one tile
    [2] two tiles
    [3] three tiles
   *[other] { $count } tiles
} left
scoring-at-once = { $who ->
    [you] You
   *[other] { $name }
} laid { $count } tiles in one turn
scoring-laid = { $who ->
    [you] You
   *[other] { $name }
} laid { $count } tiles in { $turns } turns
scoring-lamp = The lamp helped { $who ->
    [you] you
   *[other] { $name }
} a little. The rest was all { $who ->
    [you] you
   *[other] { $name }
}!
scoring-luck = New tiles, new luck{ $who ->
    [you] !
   *[other] , { $names }!
}
scoring-together-title = { $count ->
    [0] All down!
    [one] 1 tile was left
   *[other] { $count } tiles were left
}
scoring-together-out = You did it together.
scoring-together-blocked = New tiles, new luck!
scoring-together = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} laid together in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
scoring-show = Show it
scoring-show-why = Saves a picture of your best turn
scoring-menu = Menu
scoring-sheet = Sheet
scoring-replay = Watch
scoring-next = Next game
scoring-result = Final result
scoring-revenge = { $name } wants revenge
scoring-again = Again
scoring-rematch = Rematch
scoring-same = same company, new tiles
scoring-same-tiles = the same tiles
scoring-then = Game { $number }

sheet-title = Score sheet
sheet-zero = { $sum } · each game’s scores add up to zero
sheet-game = Game { $number }
sheet-carried = 1–{ $last }
sheet-points = Points
sheet-won = Wins
sheet-target = To { $points }
sheet-reached = reached

result-title = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match!
}
result-title-together = { $names } win together
result-sub = { $won } of { $games } games won · { $points } points
result-sub-total =
    { $points } points after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
result-sub-together = { $points } points each after { $games } games
result-again = Play again
result-buddy-up = { $who ->
    [you] You
   *[other] { $name }
} won twice. { $buddy } plays a little better now.
result-buddy-met = { $buddy } has watched closely and plays better now.
result-buddy-down = { $buddy } plays a little more gently now.
result-next-step = Next step unlocked
