"""The library: finds the puzzle of a day or of a shelf, and reads no more than its line.

`days/2026.txt` has a line for each day of a year, `shelves/split.txt` the puzzles of a grade. Files
are opened once they are asked for, so a start reads none of them.
"""

from datetime import date
from functools import cache, cached_property
from pathlib import Path

from game import text_file
from game.engine.limits import NotationError
from game.kit.errors import BrokenAssetError
from game.puzzles.days import FIRST_DAY, place
from game.puzzles.puzzle import LONGEST, Puzzle, read_puzzle
from game.puzzles.rush import LAPS, Rush, Ticket

MOST_LINES = 1000
"""A file has no more puzzles."""


class PuzzleError(BrokenAssetError):
    """A puzzle cannot be used; one sentence naming the file and what is wrong."""


class Library:
    """The puzzles in the folder `puzzles` of the assets."""

    def __init__(self, assets: Path) -> None:
        self._folder = assets / "puzzles"
        self._lines = cache(_lines)

    def daily(self, day: date) -> Puzzle:
        """Return the puzzle of a day; after the last one of the list it begins anew."""
        chosen = date.fromordinal(FIRST_DAY + place(day.toordinal(), self.days))
        path = self._folder / "days" / f"{chosen.year}.txt"
        return self._read(path, chosen.timetuple().tm_yday - 1, day.isoformat())

    @cached_property
    def days(self) -> int:
        """How many days have a puzzle of their own, in whole years."""
        years = [int(path.stem) for path in (self._folder / "days").glob("[0-9]*.txt")]
        if not years:
            raise PuzzleError(f"{self._folder / 'days'} holds no year of puzzles (*.txt).")
        return date(max(years) + 1, 1, 1).toordinal() - FIRST_DAY

    def size(self, shelf: str) -> int:
        """Return how many puzzles a shelf has."""
        return len(self._lines(self._shelf(shelf)))

    def on_shelf(self, shelf: str, at: int) -> Puzzle:
        """Return a puzzle of a shelf, counted from 0."""
        return self._read(self._shelf(shelf), at, f"{shelf}-{at + 1}")

    def rush(self, day: date) -> Rush:
        """Begin the Rush of a day."""
        return Rush(day.toordinal(), {lap.shelf: self.size(lap.shelf) for lap in LAPS})

    def for_ticket(self, ticket: Ticket) -> Puzzle:
        """Return the puzzle that a Rush asks for."""
        return self.on_shelf(ticket.shelf, ticket.place)

    def _shelf(self, name: str) -> Path:
        return self._folder / "shelves" / f"{name}.txt"

    def _read(self, path: Path, at: int, name: str) -> Puzzle:
        lines = self._lines(path)
        if at >= len(lines):
            raise PuzzleError(f"{path} has {len(lines)} puzzles, not {at + 1}.")
        try:
            return read_puzzle(name, lines[at])
        except NotationError as fault:
            raise PuzzleError(f"{path}, line {at + 1}, can't be read: {fault}") from fault


def _lines(path: Path) -> list[str]:
    try:
        return text_file.read_text(path, MOST_LINES * LONGEST).splitlines()
    except (OSError, ValueError) as fault:
        raise PuzzleError(f"{path} can't be read as puzzles. {fault}") from fault
