"""Who can sit at a table: the animals, and the levels of bots."""

FACES = ("fox", "owl", "otter", "bear", "panda", "penguin", "rabbit", "frog")

LEVELS = (*(f"level{number}" for number in range(1, 12)), "hermit")

WATCHED = LEVELS[6:10]
"""Four that differ and rearrange much: the bots that play for people who only watch."""

BUDDY = "buddy"
"""What stands next to the levels where a bot is chosen; its player tells which step it plays."""
