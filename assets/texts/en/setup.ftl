# Seats, animals, length and time of a match.

tip-chair = Change who sits here

face-fox = Fox
face-owl = Owl
face-otter = Otter
face-bear = Bear
face-panda = Panda
face-penguin = Penguin
face-rabbit = Rabbit
face-frog = Frog
face-hedgehog = Hedgehog
face-mouse = Mouse
face-raccoon = Raccoon
face-squirrel = Squirrel
face-tortoise = Tortoise

setup-bots = Play against bots
setup-together = Several players
setup-free = Free chair
setup-who = Who sits here?
setup-way-person = A person
setup-way-nobody = Nobody
setup-way-handicap = { handicap }
setup-won = Won { $won } of { $played }
box-classic-2016 = Classic
box-classic-2016-sub = The usual game
box-twist-2018 = Twist
box-twist-2018-sub = New kinds of jokers
box-together = As a team
box-together-sub = Empty every rack
box-house = More rules
box-house-sub = River, family or your own
# Who comes to the table with a box.
box-brings = Brings { $who }
setup-length-games = { $count ->
    [one] First to go out wins
   *[other] Highest total wins
}
setup-length-rounds = { $count } games, most wins
setup-length-target = First to reach it
setup-time-none = Take your time
setup-time-limit = Turn ends at zero
setup-fair = Bots never peek.
setup-start = Start
setup-nobody = Add a person first

# A head start for a player.
handicap = Head start
tip-handicap = Make it easier for this player
handicap-title = Head start
options-handicap = Make it easier for { $name }. Nobody else is affected.
handicap-done = Done
option-open-rack = Open rack
option-open-rack-why = Everybody sees this rack and can help. Bots don’t look.
option-open-rack-value = { option-larger-tiles-value }
option-any-set-opens = Any set opens
option-any-set-opens-why = No points needed to open.
option-any-set-opens-value = { option-larger-tiles-value }
option-time = More time
option-time-why = How long a turn may last.
option-time-value = { $value ->
    [none] No clock
    [1] Normal
   *[other] ×{ $value }
}
handicap-open-rack = Open rack
handicap-any-set = Any set
handicap-time = { $times ->
    [0] No clock
   *[other] Time ×{ $times }
}
