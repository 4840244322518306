# Seats, animals, length and time of a match.

tip-face = Another animal
tip-kind = Person, bot or nobody
tip-level = How well the bot plays

face-fox = Fox
face-owl = Owl
face-otter = Otter
face-bear = Bear
face-panda = Panda
face-penguin = Penguin
face-rabbit = Rabbit
face-frog = Frog

setup-bots = Play against bots
setup-together = Play together
kind-person = Person
kind-bot = Bot
kind-empty = Nobody
setup-rules = Which rules?
setup-length = How long?
setup-length-games = { $count ->
    [one] One game decides
   *[other] Highest total wins
}
setup-length-rounds = { $count } games, most wins
setup-length-target = First there wins
setup-time = Time for a turn
setup-time-none = No clock runs
setup-time-limit = Then it ends
setup-no-limit = No hurry
setup-seconds = { $seconds }{"\u00A0"}s
setup-fair = Bots see only what a player at their place sees.
setup-start = Start
setup-nobody = One seat needs a person

# What is made easier for a person.
handicap = Handicap
tip-handicap = Make it easier for this person
handicap-title = Handicap
options-handicap = What makes it easier for { $name }. All others play as ever.
handicap-done = Take it so
handicap-no = No
handicap-yes = Yes
option-open-rack = Open rack
option-open-rack-why = Everybody at the table sees this rack and can help. Bots do not look.
option-any-set-opens = Any set opens
option-any-set-opens-why = The first sets need no 30 points, or however many the rules ask for.
option-time = More time
option-time-why = A turn lasts as long as the rules say, longer, or without end.
option-time-value = { $value ->
    [none] No clock
    [1] As usual
   *[other] ×{ $value }
}
handicap-open-rack = Open rack
handicap-any-set = Any set
handicap-time = { $times ->
    [0] No clock
   *[other] Time ×{ $times }
}
