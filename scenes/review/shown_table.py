"""The table of the page: what lies on it now, drawn in its room."""

from pygame import Rect, Surface

from game.analysis.best_turn import PlayedTurn
from game.analysis.missed import Idea
from game.engine.position import Position
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import RADIUS
from game.view.puzzles.picture import draw_table
from game.view.replay.moment_picture import draw_moment
from game.view.scores.replayed_turn import ReplayedTurn
from scenes.review.card import Card

LARGEST_TILE = 84
"""How wide the tiles of the best turn may be, in reference pixels."""


class Exhibit:
    """What can lie on the table, and what is said of it: of a mere position nothing."""

    def __init__(self, about: Idea | PlayedTurn | Position) -> None:
        self.about = about

    def words(self) -> str:
        """Say what it is, in a line below the title."""
        return ""

    def spoken(self) -> list[str]:
        """Say what is seen on the table, for those who listen."""
        return []

    def way(self) -> Card | None:
        """Return the one way on from here, if there is any."""
        return None


class ShownTable:
    """Show one exhibit at a time; the best turn moves."""

    def __init__(self, exhibit: Exhibit) -> None:
        self.exhibit = exhibit
        self._since = 0.0
        self._moving: ReplayedTurn | None = None
        self._still: tuple[object, Surface] | None = None

    def show(self, exhibit: Exhibit) -> None:
        """Show something else, once the page is built anew."""
        self.exhibit, self._since, self._moving = exhibit, 0.0, None

    def put(self, kit: Kit, stage: Stage, room: Rect) -> None:
        """Draw it in a room."""
        about = self.exhibit.about
        if isinstance(about, PlayedTurn):
            self._moving = ReplayedTurn(kit, stage, room, about, LARGEST_TILE)
            self._moving.show(self._moving.end if kit.preferences.reduced_motion else self._since)
        else:
            stage.add(self._drawn(kit, room.size, about), *room.topleft)

    def _drawn(self, kit: Kit, size: tuple[int, int], about: Idea | Position) -> Surface:
        """Draw a turn, or return its picture: the page is built anew while more is found."""
        shown = about, size, kit.preferences.theme, kit.preferences.palette
        if not self._still or self._still[0] != shown:
            self._still = shown, _draw(kit, size, about)
        return self._still[1]

    def tick(self, kit: Kit, dt: float) -> None:
        """Move the tiles of the best turn."""
        self._since += dt
        if self._moving and not kit.preferences.reduced_motion:
            self._moving.show(self._since)

    def rest(self) -> None:
        """Drop what moves: its place is built anew."""
        self._moving = None

    def drop(self) -> None:
        """Drop all that was drawn."""
        self._moving = self._still = None


def _draw(kit: Kit, size: tuple[int, int], about: Idea | Position) -> Surface:
    if isinstance(about, Idea):
        return draw_moment(kit, size, about)
    return draw_table(kit, size, kit.px(RADIUS), about.table)
