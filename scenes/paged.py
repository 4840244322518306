"""Options on pages: each explained beside its values, four to a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.kit import paint
from game.kit.kit import Kit
from game.kit.pointer import Gesture, Key
from game.kit.widgets import RADIUS, Choice
from game.view import cut
from scenes.screen import Screen, parted

ROWS = 4  # places for options on a page


@dataclass(frozen=True)
class Option:
    """A field and the values that can be chosen for it."""

    field: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        """Its name in the texts."""
        return self.field.replace("_", "-")


Pages = tuple[tuple[str, tuple[Option, ...]], ...]


class Paged(Screen):
    """Shows the options of a page over the ways back and on."""

    layer: ClassVar[str] = "options"
    title: ClassVar[str]
    pages: ClassVar[Pages]

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._at = 0

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Give the values of an option that can be chosen now, and their words."""
        raise NotImplementedError

    def value(self, option: Option) -> object:
        """Give the value that is chosen."""
        raise NotImplementedError

    def take(self, option: Option, value: object) -> None:
        """Choose a value."""
        raise NotImplementedError

    def build_ways(self) -> None:
        """Offer the ways back and on."""
        raise NotImplementedError

    def handle(self, gesture: Gesture) -> None:
        """Go back on Escape."""
        if gesture == Key("escape"):
            self.close()
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Put the options of a page over the ways back and on."""
        text, (name, options) = self.kit.text, self.pages[self._at]
        title, sub = parted(self.zone("title"))
        self.write(title, text(self.title), "title", "title")
        self.write(sub, text(f"options-{name}"), color="ink_soft")
        places = cut.rows(self.zone("options"), ROWS, self.kit.px(20))
        for option, place in zip(options, places, strict=False):
            self._build_option(option, place)
        if len(self.pages) > 1:
            self._build_steps()
        self.build_ways()

    def _build_option(self, option: Option, place: Rect) -> None:
        """Put what an option means beside its values, or above them where it is narrow."""
        kit, inner = self.kit, self._ground(place)
        words, values = _halves(inner, kit.px(24))
        name, why = _headed(words, kit.lines("label"), kit.lines("body", 2))
        self.write(name, kit.text(f"option-{option.name}"), "bold", "label", align="left")
        self.write(why, kit.text(f"option-{option.name}-why"), color="ink_soft", align="left")
        height = min(values.height, max(44, kit.px(92)))
        choice = Rect(values.left, values.centery - height // 2, values.width, height)
        labels, take = self.labels(option), partial(self.take, option)
        self.add(Choice(kit, self.stage, choice, labels, self.value(option), take, option.name))

    def _ground(self, place: Rect) -> Rect:
        """Lay the ground of an option; give the room on it."""
        kit = self.kit
        line = max(1, kit.px(2))
        ground = paint.rounded(
            place.size, kit.px(RADIUS), kit.theme["panel"], kit.theme["panel_line"], line
        )
        self.stage.add(ground, *place.topleft)
        return place.inflate(-2 * kit.px(28), -2 * kit.px(14))

    def _build_steps(self) -> None:
        text, count = self.kit.text, len(self.pages)
        before, after = (
            self.offer(self.zone(way), way, text(f"page-{way}"), partial(self._turn, step))
            for way, step in (("previous", -1), ("next", 1))
        )
        self.write(self.zone("page"), text("page-of", page=self._at + 1, count=count), "bold")
        before.set_enabled(self._at > 0)
        after.set_enabled(self._at < count - 1)

    def _turn(self, step: int) -> None:
        self._at += step
        self.rebuild()


def _halves(room: Rect, gap: int) -> tuple[Rect, Rect]:
    """Part a room side by side, or one above the other where it is narrow."""
    cutter = cut.columns if room.width > 5 * room.height else cut.rows
    one, other = cutter(room, 2, gap)
    return one, other


def _headed(room: Rect, head: int, text: int) -> tuple[Rect, Rect]:
    """Put a heading and a text of these heights in the middle of a room."""
    head = min(head, room.height * 2 // 5)
    top = max(room.top, room.centery - (head + text) // 2)
    heading = Rect(room.left, top, room.width, head)
    return heading, Rect(room.left, heading.bottom, room.width, min(text, room.bottom - top - head))
