# The characters of the bots, and what they say.

bot-level1 = Daydreamer
bot-level1-called = Rabbit the Daydreamer
bot-level1-does = Opens at once, and misses a lot. A good first opponent.
bot-level2 = Neighbour
bot-level2-called = Panda the Neighbour
bot-level2-does = Likes to lay three tiles at once.
bot-level3 = Gardener
bot-level3-called = Frog the Gardener
bot-level3-does = Adds tile after tile, and likes to save its own sets.
bot-level4 = Beekeeper
bot-level4-called = Hedgehog the Beekeeper
bot-level4-does = Lays a few tiles at a time, turn after turn.
bot-level5 = Librarian
bot-level5-called = Mouse the Librarian
bot-level5-does = Likes groups: the same number, side by side.
bot-level6 = Sailor
bot-level6-called = Penguin the Sailor
bot-level6-does = Likes long runs, and sails them to the end.
bot-level7 = Tinkerer
bot-level7-called = Raccoon the Tinkerer
bot-level7-does = Often takes rows apart to find a place for its tiles.
bot-level8 = Juggler
bot-level8-called = Otter the Juggler
bot-level8-does = Keeps many rows in the air. Seldom lays just one tile.
bot-level9 = Whirlwind
bot-level9-called = Squirrel the Whirlwind
bot-level9-does = Moves the whole table and lays all it can, every turn.
bot-level10 = Maestro
bot-level10-called = Owl the Maestro
bot-level10-does = Saves its jokers, and waits for a good moment.
bot-level11 = Sage
bot-level11-called = Tortoise the Sage
bot-level11-does = Waits and waits, then lays many tiles at once.
bot-hermit = Hermit
bot-hermit-called = Bear the Hermit
bot-hermit-does = Hoards for ages, then lays it all. Hardly anyone beats it.
bot-gentle = Beginner
bot-buddy = Buddy
bot-buddy-called = Fox, your buddy
bot-buddy-like = Buddy · { $like }
bot-buddy-does = Starts gently, and adapts to each player it knows.

# The same on a public screen, where nobody is remembered.
bot-buddy-for-visitors = Plays gently, so that beginners can win.

# What a bot says of its turn, in a bubble at its seat.
said = “{ $words }”
says-borrow = Borrow that tile for your two. A set stays behind.
says-buddy = { $number ->
    [0] Today I play like the { $like }.
    [1] I’ll be the { $like } today.
   *[other] I’ll do as the { $like } does.
}

