"""The way from the menu to the table of the day, and from there to the calendar."""

from collections.abc import Callable
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Any

from game.kit.scene import Scene
from game.session.future import Executor, Inline
from game.settings import Settings
from game.solved import solved_on
from scenes.screen import TurnResult

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.view.puzzles.library import Library
    from scenes.puzzles.puzzles import Puzzles


class Today:
    """Offers the table of the day, and a Rush, over a scene; midnight may come at any time."""

    def __init__(
        self,
        scene: Scene[Any],
        executor: Executor | None,
        today: Callable[[], date],
        games: "SavedGames | None" = None,
    ) -> None:
        """Take who thinks of hints, what tells the day, and who knows what comes back."""
        self._scene, self._executor, self._today = scene, executor, today
        self._games = games

    @property
    def _is_solved(self) -> bool:
        return solved_on(self._scene.kit.store[Settings], self._today()) is not None

    @cached_property
    def _library(self) -> "Library":
        # Imported late, so that the menu appears sooner.
        from game.view.puzzles.library import Library

        return Library(self._scene.kit.assets)

    @cached_property
    def _puzzles(self) -> "Puzzles":
        # Imported late, too: all of a table comes with it.
        from scenes.puzzles.own import OwnPuzzles
        from scenes.puzzles.puzzles import Puzzles

        own = OwnPuzzles(self._games, self._today) if self._games else None
        return Puzzles(self._library, self._executor or Inline(), self._today, own)

    def pose(self) -> None:
        """Pose the table; where it is solved, show the calendar."""
        if self._is_solved:
            self._go_on(TurnResult.GO_ON)
            return
        scene = self._scene
        scene.push(self._puzzles.of_day(scene.kit, self._today()), then=self._go_on)
        scene.stack.rest(scene)

    def rush(self) -> None:
        """Show the way into a Rush."""
        # Imported late, too.
        from scenes.puzzles.rush.start import RushStart, at_home

        scene = self._scene
        start = RushStart(scene.kit, self._puzzles, at_home(scene.kit))
        scene.push(start, then=lambda _: scene.rebuild())
        scene.stack.rest(scene)

    def _go_on(self, left: TurnResult) -> None:
        """Show the calendar to whoever goes on, and else what there was before."""
        # Imported late, too.
        from scenes.puzzles.calendar import Calendar

        scene = self._scene
        if left is TurnResult.GO_ON:
            scene.push(Calendar(scene.kit, self._puzzles), then=lambda _: scene.rebuild())
            scene.stack.rest(scene)
        else:
            scene.rebuild()
