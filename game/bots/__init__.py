"""Players that think: each is a function from what its seat sees to the turn it takes."""

from collections.abc import Callable
from random import Random

from game.bots.casual import choose as casual
from game.bots.greedy import choose as greedy
from game.engine.position import Position
from game.engine.turn import Choice

Bot = Callable[[Position, Random], Choice]

LEVELS: dict[str, Bot] = {f"level{at}": casual if at < 4 else greedy for at in range(1, 6)}
BOTS: dict[str, Bot] = {"casual": casual, "greedy": greedy, **LEVELS}
