"""Players that think: each is a function from what its seat sees to the turn it takes.

mind  greedy        the players; a level is a mind, and the hermit one that hoards
plain  person       one that hardly rearranges, for beginners; and models of beginners
sight               what a player takes in of a position
first  end  river   the first meld, how near the end is, which tile to keep
risk                whether somebody else may go out in a moment
"""

from collections.abc import Callable
from random import Random

from game.bots.greedy import choose as greedy
from game.bots.mind import Mind
from game.bots.person import Person
from game.bots.plain import Plain
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
    Plain(0.3),
    Plain(0.5, at_end=1),
    Plain(0.75, at_end=1),
    Plain(0.9, at_end=2),
    Plain(at_end=4),
    Plain(at_end=7),
    Plain(at_end=12),
    Plain(at_end=12, pace=20),
)
"""The weakest first, for everybody who does not rearrange the table yet."""

PEOPLE: dict[str, Bot] = {
    "person50": Person(0.5, 0.5),
    "person70": Person(0.7, 0.7),
    "person100": Person(),
}
"""Models of beginners, by how many turns and tiles in a hundred they notice."""

_STEPS = (*GENTLER, *(bot for name, bot in LEVELS.items() if name != "hermit"))
BUDDIES: dict[str, Bot] = {f"buddy{number}": bot for number, bot in enumerate(_STEPS, start=1)}
"""What a buddy may play like: one whose level follows a player (`session.buddy`)."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy, **BUDDIES, **PEOPLE}
"""`greedy` and people are what the others are measured by."""
