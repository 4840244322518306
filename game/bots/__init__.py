"""Players that think: each is a function from what its seat sees to the turn it takes.

mind  greedy        the players; a level is a mind, and the hermit one that hoards
first  end  river   the first meld, how near the end is, which tile to keep
risk                whether somebody else may go out in a moment
"""

from collections.abc import Callable
from random import Random

from game.bots.greedy import choose as greedy
from game.bots.mind import Mind
from game.engine.position import Position
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Choice

Bot = Callable[[Position, Random], Choice]

LEVELS: dict[str, Bot] = {
    "level1": Mind(notices=0.75, sight=0),
    "level2": Mind(notices=0.8, sight=1),
    "level3": Mind(sight=2),
    "level4": Mind(sight=4),
    "level5": Mind(sight=7),
    "level6": Mind(),
    "level7": Mind(keeps=(JOKER, *BONUS), waits=1, bears=14),
    "hermit": Mind(keeps=(JOKER, *BONUS), waits=8, bears=99),
}
"""Each level is somewhat stronger than the one before, and all but the hermit are lively."""

GENTLER: tuple[Bot, ...] = (
    Mind(notices=0.2, sight=0),
    Mind(notices=0.4, sight=0),
    Mind(notices=0.6, sight=0),
)
"""The weakest first, for children for whom the lowest level is too strong."""

_STEPS = (*GENTLER, *(bot for name, bot in LEVELS.items() if name != "hermit"))
BUDDIES: dict[str, Bot] = {f"buddy{number}": bot for number, bot in enumerate(_STEPS, start=1)}
"""What a buddy may play like: one whose level follows a player (`session.buddy`)."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy, **BUDDIES}
"""`greedy` is what the others are measured by."""
