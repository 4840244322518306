"""A player of a match."""

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Player:
    """Say who sits on a seat: a person, or the bot with this name; `face` is an animal.

    Who has typed no name is called like the animal, which each language has its own word for.
    """

    name: str
    face: str = "fox"
    bot: str | None = None

    @classmethod
    def unnamed(cls, face: str, bot: str | None = None) -> Self:
        """Make a player who is called like the animal."""
        return cls(face, face, bot)

    @property
    def own_name(self) -> str:
        """The name that was typed; none where it is only the animal's (`fox`, or `Fox`)."""
        return "" if self.name.casefold() == self.face else self.name

    @property
    def identity(self) -> tuple[str, str]:
        """By what a player is known in any language: the animal, and the name that was typed."""
        return self.face, self.own_name
