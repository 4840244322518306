"""Who can sit at a table: the animals, and the bots, each of which is one of them."""

from typing import NamedTuple

from game.session.buddy import BUDDIES
from game.session.player import Player

FACES = (
    *("bear", "owl", "otter", "penguin", "panda", "rabbit", "frog", "fox"),
    *("hedgehog", "mouse", "raccoon", "squirrel", "tortoise"),
)
"""The animals that people choose from; the first is that of a person who has not chosen."""

BUDDY = "buddy"
"""What stands next to the levels where a bot is chosen; its player tells which step it plays."""


class Persona(NamedTuple):
    """Say which animal a bot is, what drawing shows what it wears, and how strong it is."""

    animal: str
    wears: str
    stars: int


CHARACTERS = {
    "level1": Persona("rabbit", "daisies", 1),
    "level2": Persona("panda", "bobble_hat", 1),
    "level3": Persona("frog", "straw_hat", 2),
    "level4": Persona("hedgehog", "bee_hat", 2),
    "level5": Persona("mouse", "glasses", 3),
    "level6": Persona("penguin", "sailor_cap", 3),
    "level7": Persona("raccoon", "goggles", 4),
    "level8": Persona("otter", "ball", 4),
    "level9": Persona("squirrel", "pinwheel", 5),
    "level10": Persona("owl", "top_hat", 5),
    "level11": Persona("tortoise", "laurel", 6),
    "hermit": Persona("bear", "feather_hat", 6),
    BUDDY: Persona("fox", "cap", 0),
}
"""Who each bot is, the weakest first; a buddy has no stars, for it plays as well as its player."""

MOST_STARS = 6

LEVELS = tuple(bot for bot in CHARACTERS if bot != BUDDY)

WATCHED = LEVELS[6:10]
"""Four that differ and rearrange much: the bots that play for people who only watch."""


def persona_of(bot: str | None) -> Persona | None:
    """Return who a bot is; a person is none of them, nor are bots from elsewhere."""
    return CHARACTERS.get(BUDDY if bot in BUDDIES else bot or "")


def seated(bot: str) -> Player:
    """Return a bot as it sits at a table.

    >>> seated("level10")
    Player(name='owl', face='owl', bot='level10', handicap=Handicap(), color=None)
    """
    known = persona_of(bot)
    assert known
    return Player.unnamed(known.animal, bot)


def worn_by(player: Player) -> str:
    """Name what a player wears: a bot what its character does, a person nothing.

    In a game kept from before bots were characters, a bot may be another animal, and is bare.
    """
    known = persona_of(player.bot)
    return known.wears if known and known.animal == player.face else ""
