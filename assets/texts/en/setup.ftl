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
