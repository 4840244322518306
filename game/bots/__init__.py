"""Players that think: each is a function from what its seat sees to the turn it takes.

plain  mind  sage   how strong a player is: hardly rearranging, rearranging, thinking ahead
host                gentle company: it opens at once, and lets others go out first
style               what a character likes, beside how strong it is
greedy  hoarder     what others are measured by: the most tiles, and nothing until all goes
person              the same: models of beginners
sight  spare        what a player takes in of a position, and which tiles rows can spare
end  river          how near the end is, which tile to keep
risk                whether somebody else may go out in a moment, or hoards
"""

from collections.abc import Callable
from random import Random

from game.bots.greedy import choose as greedy
from game.bots.hoarder import hoard
from game.bots.host import Host
from game.bots.mind import Mind
from game.bots.person import Person
from game.bots.plain import Plain
from game.bots.sage import Sage
from game.bots.style import Character, Style
from game.engine.position import Position
from game.engine.tile import BONUS, JOKER
from game.engine.turn import Choice

Bot = Callable[[Position, Random], Choice]

LEVELS: dict[str, Bot] = {
    "level1": Character(Host(0.6, at_end=4), Style(at_once=3)),
    "level2": Character(Host(0.65), Style(at_least=3, at_once=3, patience=0.5)),
    "level3": Character(Host(0.7), Style(likes="adding", at_once=3, patience=0.5)),
    "level4": Character(Plain(at_end=5), Style(at_once=1)),
    "level5": Character(Plain(at_end=7), Style(likes="group", opens_after=10)),
    "level6": Character(Plain(at_end=8, pace=40), Style(likes="run", opens_after=20)),
    "level7": Character(Plain(at_end=12, pace=16), Style(at_once=1)),
    "level8": Character(Mind(notices=0.66, sight=0), Style(at_least=2, patience=0.7)),
    "level9": Mind(notices=0.79, sight=1),
    "level10": Mind(sight=0, keeps=(JOKER, *BONUS), bears=14, mirrors=True),
    "level11": Sage(Mind(sight=4, keeps=(JOKER, *BONUS), waits=3, bears=20, mirrors=True)),
    "hermit": Mind(keeps=(JOKER, *BONUS), waits=8, bears=99, mirrors=True),
}
"""Each level is stronger than the one before; all but the hermit are lively."""

PEOPLE: dict[str, Bot] = {
    "person50": Person(0.5, 0.5),
    "person70": Person(0.7, 0.7),
    "person100": Person(),
    "borrower": Person(borrows=6),
}
"""Models of beginners, by how many turns and tiles in a hundred they notice; one borrows, too."""

_STEPS: tuple[Bot, ...] = (
    Plain(0.3, at_end=1),
    *(LEVELS[f"level{number}"] for number in range(1, 7)),
    Plain(at_end=10, pace=26),
    LEVELS["level7"],
    LEVELS["level8"],
    Mind(notices=0.68, sight=0),
    Mind(notices=0.72, sight=0),
    LEVELS["level9"],
    Mind(notices=0.85, sight=2),
    LEVELS["level10"],
)
BUDDIES: dict[str, Bot] = {f"buddy{number}": bot for number, bot in enumerate(_STEPS, start=1)}
"""What a buddy may play like: one whose level follows a player (`session.buddy`)."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy, "hoarder": hoard, **BUDDIES, **PEOPLE}
"""`greedy`, `hoarder` and people are what the others are measured by."""
