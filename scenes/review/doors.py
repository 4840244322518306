"""Where the page leads beside a puzzle: to a film, and to a table to play a deal again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kit.scene import Scene
from game.session.journal import Journal
from game.session.session import Session
from scenes.screen import MatchResult

if TYPE_CHECKING:
    from game.store.games import SavedGames

BeginMatch = Callable[[Session], Scene[MatchResult]]


@dataclass(frozen=True)
class Doors:
    """What shows a game from a seat, what leads through a match, and where that is kept.

    Where nothing is kept, as on a public screen, nobody plays again.
    """

    film: Callable[[Journal, int], Scene[None]]
    match: BeginMatch | None = None
    games: "SavedGames | None" = None
    whole: Callable[[], Scene[None]] | None = None
    """What shows the game that is looked at, if one cannot watch it where one comes from."""
