"""The help that people have had in a game: tiles that were named, and turns that were shown."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Self

from game.engine.position import Position
from game.engine.tile import Tile
from game.session.commands import Help, NameTiles

SHOWN_A_GAME = 3
"""In how many turns of a game a player can be shown the moves, where that is limited."""


@dataclass(frozen=True)
class HelpHad:
    """The turns, from 1 on, in which tiles were played that help had named, or moves were shown.

    `named` are the tiles that were named in the turn under way.
    """

    helped: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    named: frozenset[Tile] = frozenset()

    def follow(self, command: Help, turn: int) -> Self:
        """Take note of help in a turn."""
        if isinstance(command, NameTiles):
            return replace(self, named=self.named | set(command.tiles))
        return self if turn in self.shown else replace(self, shown=(*self.shown, turn))

    def end_turn(self, turn: int, laid: Set[Tile]) -> Self:
        """Take note of what a turn has laid at its end."""
        helped = (*self.helped, turn) if self.named & laid else self.helped
        return replace(self, helped=helped, named=frozenset())

    def shows_left(self, positions: Sequence[Position]) -> int:
        """Return in how many turns of a game the player to move can still be shown the moves."""
        seats = [positions[turn - 1].to_move for turn in self.shown]
        return SHOWN_A_GAME - seats.count(positions[-1].to_move)


NO_HELP = HelpHad()
