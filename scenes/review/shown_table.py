"""The table of the page: what lies on it now, drawn in its room."""

from pygame import Rect, Surface

from game.analysis.past.best_turn import PlayedTurn
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.view.replay.turn_picture import SeenTurn, draw_turn
from game.view.scores.replayed_turn import ReplayedTurn
from scenes.review.remark import Remark


class Exhibit:
    """A turn that can lie on the table, what it is about, and what is said of it."""

    def __init__(self, turn: int, about: object = None) -> None:
        self.turn, self.about = turn, about

    def seen(self) -> SeenTurn | PlayedTurn:
        """Return what is drawn; a turn that was played moves."""
        raise NotImplementedError

    def words(self) -> str:
        """Say what it is, in a line below the title."""
        return ""

    def spoken(self) -> list[str]:
        """Say what is seen on the table, for those who listen."""
        return []

    def way(self) -> Remark | None:
        """Return the one way on from here, if there is any."""
        return None

    def actions(self) -> tuple[Remark, ...]:
        """Return what else can be done with it, at the foot of the table."""
        return ()


class ShownTable:
    """The table that shows one exhibit at a time; the best turn moves."""

    def __init__(self) -> None:
        self.exhibit = Exhibit(0)
        self._since = 0.0
        self._moving: ReplayedTurn | None = None
        self._still: tuple[object, Surface] | None = None

    def show(self, exhibit: Exhibit) -> None:
        """Show something else, once the page is built anew."""
        self.exhibit, self._since, self._moving = exhibit, 0.0, None

    def put(self, kit: Kit, stage: Stage, room: Rect) -> None:
        """Draw it in a room."""
        seen = self.exhibit.seen()
        if isinstance(seen, PlayedTurn):
            self._moving = ReplayedTurn(kit, stage, room, seen)
            self._moving.show(self._moving.end if kit.preferences.reduced_motion else self._since)
        else:
            # The page is built anew while more is found: a turn keeps its picture.
            shown = seen, room.size, kit.preferences.theme, kit.preferences.palette
            if not self._still or self._still[0] != shown:
                self._still = shown, draw_turn(kit, room.size, seen)
            stage.add(self._still[1], *room.topleft)

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
