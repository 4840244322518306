"""Players that think: each is a function from what its seat sees to the turn it takes.

beginner  casual  greedy  thinker   the players; levels 3 to 5 are thinkers of different mind
first  end  river                   the first meld, whether the end is near, which tile to keep
risk                                whether somebody else may go out in a moment
"""

from collections.abc import Callable
from random import Random

from game.bots.beginner import choose as beginner
from game.bots.casual import choose as casual
from game.bots.greedy import choose as greedy
from game.bots.thinker import Thinker
from game.engine.position import Position
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Choice

Bot = Callable[[Position, Random], Choice]

BOTS: dict[str, Bot] = {
    "level1": beginner,
    "level2": casual,
    "level3": Thinker(sight=8),
    "level4": Thinker(keeps=(JOKER, *BONUS)),
    "level5": Thinker(keeps=(JOKER, *BONUS), holds_back=True),
    "greedy": greedy,
}
"""Five levels, each clearly stronger than the one before; `greedy` is what they are measured by."""
