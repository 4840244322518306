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

    @cached_property
    def _puzzles(self) -> "Puzzles":
        # Imported late, so that the menu appears sooner: all of a table comes with it.
        from game.view.puzzles.library import Library
        from scenes.puzzles.own import OwnPuzzles
        from scenes.puzzles.puzzles import Puzzles

        own = OwnPuzzles(self._games, self._today) if self._games else None
        library = Library(self._scene.kit.assets)
        return Puzzles(library, self._executor or Inline(), self._today, own)

    def pose(self) -> None:
        """Pose the table; where it is solved, show the calendar."""
        kit, day = self._scene.kit, self._today()
        if solved_on(kit.store[Settings], day):
            self._go_on(TurnResult.GO_ON)
        else:
            self._open(self._puzzles.of_day(kit, day), self._go_on)

    def rush(self) -> None:
        """Show the way into a Rush."""
        # Imported late, too.
        from scenes.puzzles.rush.start import RushStart, at_home

        kit = self._scene.kit
        start = RushStart(kit, self._puzzles, at_home(kit))
        self._open(start, lambda _: self._scene.rebuild())

    def _go_on(self, left: TurnResult) -> None:
        """Show the calendar to whoever goes on, and else what there was before."""
        # Imported late, too.
        from scenes.puzzles.calendar import Calendar

        scene = self._scene
        if left is TurnResult.GO_ON:
            self._open(Calendar(scene.kit, self._puzzles), lambda _: scene.rebuild())
        else:
            scene.rebuild()

    def _open(self, scene: Scene[Any], then: Callable[[Any], None]) -> None:
        self._scene.push(scene, then=then)
        self._scene.stack.rest(self._scene)
