"""Captions: what a sound means, in words, for players who do not hear it.

Every sound of `assets/sounds` is in one of three lists, and a test holds to that.
"""

from collections.abc import Collection

from game.kit.kit import Kit
from game.view.players.addressing import subject
from game.view.table.shown import Shown

CAPTIONED = ("chord", "whole", "turn", "tick", "heartbeat")
"""Sounds with news that stand nowhere in words at that moment: these get a caption."""

WRITTEN = {
    "no": "the line over the rack says why",
    "draw": "the line over the rack tells who drew; before the deal the banner says what for",
    "out": "the line over the rack tells who goes out",
    "lose": "the line over the rack says that all have passed",
    "win": "the title says who has won",
    "swish": "the curtain says whose turn it is",
    "wave": "beside its rows stands what a play is worth",
}
"""Sounds with news that are in words on the screen whenever they are heard, and where."""

NO_NEWS = {
    "thud": "a tile lies alone, where a hand has just put it, or a bot's as its story tells",
    "shuffle": "tiles are mixed before anybody can do anything",
    "clack": "a tile lies where a hand has just put it, or a bot's as its story tells",
    "slide": "tiles go where a hand has just sent them",
    "pick": "a tile is in the hand that has just taken it; points run, which are seen",
    "press": "the button that was just pressed",
    "edge": "only those who listen hear it, at a press that leads nowhere",
    "deal": "tiles fly, as is seen, before anybody can do anything",
}
"""Sounds that answer what a person just did or sees going on."""


def captions(kit: Kit, shown: Shown, sounds: Collection[str]) -> list[str]:
    """Return what some sounds have told, each in a sentence; none for those without own news."""
    who = subject(kit, shown.players, shown.to_move)
    return [kit.text(f"caption-{each}", **who) for each in CAPTIONED if each in sounds]
