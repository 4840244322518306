"""Cards with a picture above their name, and a tick once it is done: lessons and rungs."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from pygame import Rect, Surface

from game.engine.notation import write_table
from game.engine.rules import Rules
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import RADIUS
from game.lessons.lesson import Lesson
from game.view.rule_pictures import draw_preset
from game.view.small_table import draw_small_table

Press = Callable[[], None]

CARD_INSET = 10  # reference px between the edge of a card and what is on it
WORDS_LINES = 2  # how many lines of its name a card has room for
WORDS_SHARE = 0.4  # the largest share of a card's height for its name, however large text is


class PictureCard(Button):
    """Leads to what its picture shows; `complete` draws that."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        name: str,
        text: str,
        on_press: Press,
        *,
        kind: Kind = "plain",
        done: bool = False,
    ) -> None:
        """Take the kind of the button, and whether what it leads to is done."""
        self.done = done
        self._drawn: Surface | None = None
        super().__init__(kit, stage, rect, text, kind=kind, on_press=on_press, name=name)

    @property
    def drawn(self) -> bool:
        """Whether the picture has been drawn."""
        return self._drawn is not None

    def complete(self) -> None:
        """Draw the picture."""
        self._drawn = self.draw(self._place().size)
        self.refresh()

    @abstractmethod
    def draw(self, size: tuple[int, int]) -> Surface:
        """Draw the picture in a size."""

    @property
    def _radius(self) -> int:
        return self.kit.px(RADIUS - CARD_INSET // 2)

    def _place(self) -> Rect:
        """Return the part of the card that the words leave free."""
        inset = self.kit.px(CARD_INSET)
        words = max(self.kit.min_target, self.kit.lines("label", WORDS_LINES))
        words = min(words, round(self.rect.height * WORDS_SHARE))
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


class LessonCard(PictureCard):
    """Leads to a lesson."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, lesson: Lesson, press: Press, **more: Any
    ) -> None:
        self.lesson = lesson
        name = f"lesson-{lesson.name}"
        super().__init__(kit, stage, rect, name, kit.text(name), press, **more)

    def draw(self, size: tuple[int, int]) -> Surface:
        """Draw the table, and below it the tiles to lay."""
        position, goal = self.lesson.position, self.lesson.goal
        laid = goal.tiles or position.mover.rack
        rows = write_table((*position.table, laid))
        return draw_small_table(self.kit, size, self._radius, rows)


class RulesCard(PictureCard):
    """Leads to a game by the rules that its picture shows, such as a rung of the ladder."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, rules: Rules, press: Press, **more: Any
    ) -> None:
        self.preset = rules.name
        text = kit.text(f"preset-{rules.name}")
        super().__init__(kit, stage, rect, rules.name, text, press, **more)

    def draw(self, size: tuple[int, int]) -> Surface:
        """Draw what is special in the rules on felt."""
        felt = shapes.rounded(size, self._radius, self.kit.theme["felt_dark"]).copy()
        felt.blit(draw_preset(self.kit, self.preset, size), (0, 0))
        return felt
