"""A puzzle: a lesson made of a table, a rack and an aim, and the line of a file that holds it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from game.engine.limits import NotationError, check_text, quote
from game.engine.notation import read_row, read_table, write_row, write_table
from game.engine.position import Position, Table
from game.engine.tile import BONUS, JOKER, Row, Tile
from game.engine.turn import Play
from game.lessons.goal import FEWEST, FREE, LAY, PLAY, Goal
from game.lessons.lesson import Lesson, read_lesson

GRADES = NUDGE, SPLIT, CHAIN, KNOT, TRAP = ("nudge", "split", "chain", "knot", "trap")
"""How hard a puzzle is: so many rows have to move at once, or small steps lead astray."""

OUT, OPEN = "out", "open"
"""Lay the whole rack; or reach what the first sets must be worth.

Others are words of goals: lay so many tiles of the rack, lay it all and move the fewest tiles of
the table, or free the joker.
"""

AIMS = (OUT, LAY, FEWEST, FREE, OPEN)

COUNTED = (LAY, FEWEST)
"""Aims with a number: so many tiles of the rack, or so few of the table."""

LONGEST = 1000
"""A line has no more characters."""

PLAIN, TWIST = "classic-2016", "twist-2018"
"""By which rules a puzzle is judged: without bonus jokers, and with them."""

_COUNT, _NONE = re.compile(r"[1-9][0-9]?"), re.compile("")


@dataclass(frozen=True)
class Puzzle:
    """A table and a rack with an aim; any legal play that reaches the aim is right.

    The `count` is how many tiles must be laid, or may move on the table, where that is the aim.
    A `known` play that reaches it need not be looked for.
    """

    name: str
    grade: str
    aim: str
    table: Table
    rack: Row
    count: int | None = None
    known: Play | None = None

    @cached_property
    def lesson(self) -> Lesson:
        """The puzzle as a lesson, which is what a table screen shows."""
        return read_lesson(self.name, self.text)

    @property
    def position(self) -> Position:
        """The position before the turn."""
        return self.lesson.position

    @property
    def goal(self) -> Goal:
        """What the turn must bring."""
        return self.lesson.goal

    @property
    def text(self) -> str:
        """The puzzle as the text of a lesson."""
        tiles = {*self.rack, *(tile for row in self.table for tile in row)}
        rules = TWIST if tiles & set(BONUS) else PLAIN
        opened = "" if self.aim == OPEN else "+"
        lines = (
            f"rules {rules} seconds=none",
            f"table {write_table(self.table)}",
            f"* Fox{opened} {write_row(self.rack)}",
            "  Owl+ ?3",
            "pool ?20",
            f"goal {self.goal_text}",
        )
        return "".join(f"{line}\n" for line in lines)

    @property
    def goal_text(self) -> str:
        """The goal as the text of a lesson has it."""
        whole = f"{LAY} {write_row(self.rack)}"
        return {
            OUT: whole,
            LAY: f"{LAY} {self.count}",
            FEWEST: f"{whole}; {FEWEST} {self.count}",
            FREE: f"{FREE} {JOKER}",
            OPEN: PLAY,
        }[self.aim]


def write_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle as a line; its name is where the line stands."""
    count = "" if puzzle.count is None else f" {puzzle.count}"
    what = f"{puzzle.grade} {puzzle.aim}{count}"
    return f"{what} / {write_table(puzzle.table)} / {write_row(puzzle.rack)}"


def read_puzzle(name: str, line: str) -> Puzzle:
    """Read the line of a puzzle; NotationError says what is wrong.

    >>> puzzle = read_puzzle("mine", "nudge out / R3 R4 R5 R6 R7 / R5")
    >>> puzzle.grade, puzzle.aim, len(puzzle.goal.tiles)
    ('nudge', 'out', 1)
    >>> write_puzzle(puzzle)
    'nudge out / R3 R4 R5 R6 R7 / R5'
    """
    check_text(line, LONGEST)
    parts = line.split(" / ")
    if len(parts) != 3:
        raise NotationError(f"A puzzle has three parts, not {len(parts)}.")
    what, table, rack = parts
    grade, _, rest = what.strip().partition(" ")
    aim, _, count = rest.partition(" ")
    if grade not in GRADES:
        raise NotationError(f"{quote(grade)} isn't a grade.")
    if aim not in AIMS or not (_COUNT if aim in COUNTED else _NONE).fullmatch(count):
        raise NotationError(f"{quote(rest)} isn't an aim.")
    number = int(count) if count else None
    puzzle = Puzzle(name, grade, aim, read_table(table), read_row(rack), number)
    puzzle.lesson  # noqa: B018 - reading it checks it
    return puzzle


def tiles_in(puzzle: Puzzle) -> Iterator[Tile]:
    """List the tiles of table and rack."""
    for row in (*puzzle.table, puzzle.rack):
        yield from row


def recolored(puzzle: Puzzle, colors: dict[str, str]) -> Puzzle:
    """Change the colours of all tiles."""

    def other(row: Row) -> Row:
        return tuple(Tile(colors.get(tile.kind, tile.kind), tile.number) for tile in row)

    return replace(puzzle, table=tuple(map(other, puzzle.table)), rack=other(puzzle.rack))
