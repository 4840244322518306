"""A player of a match."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.engine.position import EVEN, Handicap
from game.engine.rules import Rules

LETTERS = 12
"""The most letters of a typed name."""

COLORS = ("0", "1", "2", "3")
"""The colours of seats, as they are written."""


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
    color: int | None = None
    """Which seat colour the player has, if not that of their own seat."""

    @classmethod
    def unnamed(cls, face: str, bot: str | None = None) -> Self:
        """Make a player who is called like the animal."""
        return cls(face, face, bot)

    @property
    def is_visitor(self) -> bool:
        """Whether nothing is to be kept of who sits there: there is no name at all."""
        return not self.name

    def plays_open(self, rules: Rules) -> bool:
        """Return whether this player's rack lies open for everybody at the table."""
        agreed = rules.together or (rules.open_racks and self.bot is None)
        return self.handicap.open_rack or agreed

    @property
    def own_name(self) -> str:
        """The name that was typed; none where it is only the animal's (`fox`, or `Fox`)."""
        return "" if self.name.casefold() == self.face else self.name

    @property
    def identity(self) -> tuple[str, str]:
        """By what a player is known in any language: the animal, and the name that was typed."""
        return self.face, self.own_name

    def color_on(self, seat: int) -> int:
        """Return the colour that the player has on a seat."""
        return seat if self.color is None else self.color


def colored(players: Sequence[Player], preferred: Sequence[int | None]) -> tuple[Player, ...]:
    """Return the players of a table a colour each: as preferred, unless one before has that.

    >>> players = Player("Ann"), Player("Ben"), Player("Cem")
    >>> [each.color for each in colored(players, (1, 1, None))]
    [1, 0, None]
    """
    chosen = dict[int, int]()
    for seat, color in enumerate(preferred):
        if color is not None and color not in chosen.values():
            chosen[seat] = color
    for seat in range(len(players)):
        if seat not in chosen and seat not in chosen.values():
            chosen[seat] = seat
    free = (color for color in range(len(COLORS)) if color not in chosen.values())
    colors = [chosen[seat] if seat in chosen else next(free) for seat in range(len(players))]
    return tuple(
        replace(player, color=None if color == seat else color)
        for seat, (player, color) in enumerate(zip(players, colors, strict=True))
    )


def write_face(player: Player) -> str:
    """Write the animal of a player, with the colour where that is not the seat's.

    >>> write_face(Player("Ann", "fox", color=2))
    'fox:2'
    """
    return player.face if player.color is None else f"{player.face}:{player.color}"


def read_face(text: str) -> tuple[str, int | None]:
    """Read an animal, and the colour behind it if there is one.

    >>> read_face("fox:2"), read_face("owl")
    (('fox', 2), ('owl', None))
    """
    animal, _, color = text.partition(":")
    return animal, COLORS.index(color) if color in COLORS else None
