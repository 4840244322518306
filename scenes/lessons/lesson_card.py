"""The card of a lesson: its tiles above its name, and a tick once it is done."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.engine.notation import write_table
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import RADIUS
from game.lessons.lesson import Lesson
from game.view.small_table import draw_small_table

CARD_INSET = 10  # reference px between the edge of a card and what is on it


class LessonCard(Button):
    """Leads to a lesson; `complete` draws its picture."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        lesson: Lesson,
        on_press: Callable[[], None],
        *,
        kind: Kind = "plain",
        done: bool = False,
    ) -> None:
        """Take a lesson, the kind of the button, and whether the lesson is done."""
        self.lesson, self.done = lesson, done
        self._drawn: Surface | None = None
        text = kit.text(f"lesson-{lesson.name}")
        super().__init__(
            kit, stage, rect, text, kind=kind, on_press=on_press, name=f"lesson-{lesson.name}"
        )

    @property
    def drawn(self) -> bool:
        """Whether the picture has been drawn."""
        return self._drawn is not None

    def complete(self) -> None:
        """Draw the picture: the table, and below it the tiles to lay."""
        position, goal = self.lesson.position, self.lesson.goal
        laid = goal.tiles or position.mover.rack
        rows = write_table((*position.table, laid))
        place = self._place()
        self._drawn = draw_small_table(self.kit, place.size, self._radius, rows)
        self.refresh()

    @property
    def _radius(self) -> int:
        return self.kit.px(RADIUS - CARD_INSET // 2)

    def _place(self) -> Rect:
        """Return the part of the card that the words leave free."""
        inset = self.kit.px(CARD_INSET)
        words = max(self.kit.min_target, self.kit.lines("label"))
        return Rect(inset, inset, self.rect.width - 2 * inset, self.rect.height - inset - words)

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        """Draw the picture above the name."""
        kit, place = self.kit, self._place()
        place = place.move(self.pad, room.top - self._room().top + self.pad)
        bare = shapes.rounded(place.size, self._radius, kit.theme["felt_dark"])
        canvas.blit(self._drawn or bare, place)
        low = self.pad + self.rect.height - self._edge + room.top - self._room().top
        below = Rect(place.left, place.bottom, place.width, low - place.bottom)
        side = kit.text_px("label") if self.done else 0
        size = (below.width - 2 * side, below.height)
        words = kit.words(self.text, "bold", "label", self._ink(), size, "center")
        canvas.blit(words, words.get_rect(center=below.center))
        if self.done:
            tick = shapes.tick(side, kit.theme["legal"])
            canvas.blit(tick, tick.get_rect(midright=below.midright))
