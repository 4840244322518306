"""Who can sit at a table: the animals, and the levels of bots."""

FACES = ("fox", "owl", "otter", "bear", "panda", "penguin", "rabbit", "frog")

LEVELS = (*(f"level{number}" for number in range(1, 8)), "hermit")

BUDDY = "buddy"
"""What stands next to the levels where a bot is chosen; its player tells which step it plays."""
