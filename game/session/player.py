"""A player of a match."""

import unicodedata
from dataclasses import dataclass
from typing import Self

from game.engine.position import EVEN, Handicap

LETTERS = 12
"""A typed name has so many at most."""


def typed_name(text: str) -> str:
    """Make a name of what was typed, in any script: what can be shown, and no more than fits.

    >>> typed_name("  Ann   Marie the first")
    'Ann Marie th'
    """
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(filter(str.isprintable, composed))[:LETTERS].rstrip()


@dataclass(frozen=True)
class Player:
    """Say who sits on a seat: a person, or the bot with this name; `face` is an animal.

    Who has typed no name is called like the animal, which each language has its own word for: so
    the name is that of the face (`fox`), or that of a visitor, who is nobody in particular, empty.
    """

    name: str
    face: str = "fox"
    bot: str | None = None
    handicap: Handicap = EVEN

    @classmethod
    def unnamed(cls, face: str, bot: str | None = None) -> Self:
        """Make a player who is called like the animal."""
        return cls(face, face, bot)

    @property
    def is_visitor(self) -> bool:
        """Whether nothing is to be kept of who sits there: there is no name at all."""
        return not self.name

    @property
    def own_name(self) -> str:
        """The name that was typed; none where it is only the animal's (`fox`, or `Fox`)."""
        return "" if self.name.casefold() == self.face else self.name

    @property
    def identity(self) -> tuple[str, str]:
        """By what a player is known in any language: the animal, and the name that was typed."""
        return self.face, self.own_name
