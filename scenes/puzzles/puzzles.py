"""What all pages of puzzles share: the puzzles, who thinks of hints, and what day it is."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import partial

from game.kit.kit import Kit
from game.puzzles.days import FIRST_DAY
from game.session.future import Executor, Inline
from game.solved import Solved, keep_day, keep_of_shelf
from game.view.players.avatars import name_of
from game.view.puzzles import puzzle_words
from game.view.puzzles.library import Library
from scenes.puzzles.own import OwnPuzzles, Waiting
from scenes.puzzles.puzzle_scene import Posed, PuzzleScene

FIRST = date.fromordinal(FIRST_DAY)
"""The first day that has a table."""


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of the game; `today` is called each time, because midnight may pass."""

    library: Library
    executor: Executor = field(default_factory=Inline)
    today: Callable[[], date] = date.today
    own: OwnPuzzles | None = None
    """What comes back for players, where they are remembered."""

    def of_day(self, kit: Kit, day: date) -> PuzzleScene:
        """Pose the table of a day."""
        return PuzzleScene(kit, self.pose_day(kit, day), self.executor)

    def pose_day(self, kit: Kit, day: date) -> Posed:
        """Name the table of a day; how it was found is kept, and can be copied as a line."""
        puzzle = self.library.daily(day)
        heading = "puzzle-today" if day == self.today() else "puzzle-date"
        words, kept = (
            kit.text(heading, **puzzle_words.day_facts(day)),
            partial(keep_day, kit.store, day),
        )
        return Posed(puzzle, words, kept, partial(self.line, kit, day))

    def line(self, kit: Kit, day: date, found: Solved) -> str:
        """Return a line that tells how the table of a day was found, and gives nothing away."""
        hard = self.library.daily(day).grade
        facts = {**puzzle_words.day_facts(day), **found._asdict()}
        return kit.text("puzzle-line", grade=hard, **facts)

    def of_player(self, kit: Kit, own: OwnPuzzles, waiting: Waiting) -> PuzzleScene:
        """Pose a turn of a player's own game."""
        heading = kit.text("own-puzzle-of", name=name_of(kit, waiting.player))
        posed = Posed(waiting.revisit.moment, heading, lambda _: own.found(waiting))
        return PuzzleScene(kit, posed, self.executor)

    def of_shelf(self, kit: Kit, shelf: str, at: int) -> PuzzleScene:
        """Pose a puzzle of a shelf."""
        puzzle = self.library.on_shelf(shelf, at)
        heading = kit.text("puzzle-number", grade=shelf, number=at + 1)
        posed = Posed(puzzle, heading, lambda _: keep_of_shelf(kit.store, shelf, at))
        return PuzzleScene(kit, posed, self.executor)
