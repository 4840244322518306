"""Chapters of the rule book, and what they show: plays, tiles, and caught racks."""

from dataclasses import dataclass

from game.engine.fault import Fault
from game.engine.notation import read_row, read_table, read_turn
from game.engine.position import Position, Seat, Table
from game.engine.rules import Rules
from game.engine.turn import Play, played, turn_faults


@dataclass(frozen=True)
class Example:
    """A play in the notation; the engine says whether it is legal.

    Rows alone are laid beside nothing; `rows > rows` changes those on the table; `take 2; rows`
    plays the second tile of the river. `note` is the id of the text that says what a legal one
    shows. The player has opened, or has drawn so often before.
    """

    play: str
    note: str = ""
    opened: bool = True
    draws: int = 0
    river: str = ""

    @property
    def before(self) -> Table:
        """The rows on the table before the play."""
        return read_table(self.play.rpartition(">")[0])

    @property
    def turn(self) -> Play:
        """The play itself."""
        turn = read_turn(self.before, self.play)
        assert isinstance(turn, Play)
        return turn

    def faults(self, rules: Rules) -> tuple[Fault, ...]:
        """Ask the engine what is wrong with it; nothing if it is legal."""
        rack = played(self.before, self.turn.table)
        seats = (Seat("", rack, self.opened, self.draws),)
        position = Position(rules, self.before, seats, river=read_row(self.river))
        return turn_faults(position, self.turn)


@dataclass(frozen=True)
class ExampleTiles:
    """Tiles that are only shown; `note` is the id of the text that names them."""

    tiles: str
    note: str


@dataclass(frozen=True)
class Racks:
    """Racks that were caught when somebody went out."""

    racks: tuple[str, ...]


Figure = Example | ExampleTiles | Racks


@dataclass(frozen=True)
class Chapter:
    """A page: its title is the text `book-<name>`, its sentences those with these ids.

    A page without figures shows a sign, a drawing of the art.
    """

    name: str
    sentences: tuple[str, ...]
    figures: tuple[Figure, ...] = ()
    sign: str = ""


TABS = {
    "aim": ("aim",),
    "sets": ("sets", "runs"),
    "turn": ("first", "turn"),
    "moves": ("rearranging", "larger"),
    "jokers": ("jokers", "freeing"),
    "twist": ("double", "mirror", "change", "bonus"),
    "extras": ("river", "loose", "house"),
    "time": ("time",),
    "end": ("end", "match", "tips"),
}
"""The tabs of the book, and the chapters that each leads to."""
