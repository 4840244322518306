"""A widget: one sprite with a meaning, redrawn when its state changes; and labels."""

from collections.abc import Iterable
from math import inf
from typing import Any, ClassVar, Protocol, TypeVar

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.gestures import Direction, Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.text.letters import Align, Face

PAD = 12  # reference px around a widget, for shadow and focus ring
RADIUS = 18
EASE = 4  # pixels that a place has more than a finger needs, if it lies beside something small
GLOSS = 0.06  # the share of ink in the upper edge of a body: light falls on it from above
CLEAR = Color(0, 0, 0, 0)


class Located(Protocol):
    """Something at a place: a widget, or what a scene has beside widgets."""

    @property
    def rect(self) -> Rect:
        """The place."""


Spot = TypeVar("Spot", bound=Located)


class Told(Located, Protocol):
    """What a tip tells about: a widget, or a place on one."""

    @property
    def tip(self) -> str:
        """The words."""


class Widget:
    """A rectangle of the stage with a picture; what is `active` can be pressed and focused."""

    pressable = False
    moves: ClassVar[bool] = False
    """Whether something moves on it, so that it is animated."""
    turns: ClassVar[bool] = True
    """Whether its picture turns in a language from right to left."""
    primary = False
    """Whether it is the one thing to do next."""
    tip = ""
    """What it does, where it says so in no words."""
    label = ""
    """What it is called aloud, where what is written on it does not say so."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, name: str = "") -> None:
        self.kit = kit
        self.rect = rect
        self.name = name
        self.enabled = True
        self.hovered = self.pressed = self.focused = False
        self.pad = kit.px(PAD)
        self._sprite = stage.add(self.paint(), rect.x - self.pad, rect.y - self.pad)

    @property
    def visible(self) -> bool:
        """Whether it is shown."""
        return self._sprite.visible

    @property
    def hit_rect(self) -> Rect:
        """Where a press counts: where it is small, for a finger, also beside it."""
        if not self.pressable:
            return self.rect
        least, sides = self.kit.min_target, self.rect.size
        return self.rect.inflate(*(0 if side >= least else least + EASE - side for side in sides))

    @property
    def active(self) -> bool:
        """Whether it can be pressed and focused now."""
        return self.pressable and self.enabled and self.visible

    def move(self, corner: tuple[int, int]) -> None:
        """Put it elsewhere."""
        self.rect.topleft = corner
        self._sprite.move(corner[0] - self.pad, corner[1] - self.pad)

    def lift(self, layer: float) -> None:
        """Draw it over what is in lower layers."""
        self._sprite.lift(layer)

    def hide(self) -> None:
        """Stop being shown."""
        self._sprite.hide()

    def reveal(self) -> None:
        """Show it again."""
        self._sprite.reveal()

    def set_state(self, **states: Any) -> None:
        """Change `hovered`, `enabled`, `sub` or the like; redraw if that changes anything."""
        news = {state: value for state, value in states.items() if getattr(self, state) != value}
        for state, value in news.items():
            setattr(self, state, value)
        if news and self.pressable:
            self.refresh()

    def refresh(self) -> None:
        """Draw the picture anew."""
        self._sprite.show(self.paint())

    def animate(self, dt: float) -> None:
        """Advance what moves on it by `dt` seconds."""

    def continue_from(self, before: "Widget") -> None:
        """Go on moving from where the widget of the same name was that it replaces."""

    def told_at(self, pos: Point) -> Told | None:  # noqa: ARG002
        """Return what a tip tells about a point of it: the widget, if it has one."""
        return self if self.tip else None

    def activate(self, pos: Point | None) -> None:
        """Do what a press at a point means, or a press of a key (None)."""

    def disconnect(self) -> None:
        """Call nothing any more: the scene has gone, and what was called would hold it."""

    def step(self, direction: Direction) -> bool:  # noqa: ARG002
        """Take a step in a direction; False if it means nothing here."""
        return False

    def accessible_name(self) -> tuple[str, str]:
        """Say what it is, and how it is now, if that changes."""
        return self.label or self.tip or self.name, self.state()

    def state(self) -> str:
        """Say how it is now, where that has to be known."""
        return "" if self.enabled or not self.pressable else self.kit.text("speak-disabled")

    def paint(self) -> Surface:
        """Draw the picture of the state now, `pad` pixels larger on each side."""
        raise NotImplementedError

    def canvas(self) -> Surface:
        """Make an empty picture with room for the pad, and the focus ring if it is due."""
        size = self.rect.inflate(2 * self.pad, 2 * self.pad).size
        canvas = self.kit.canvas(size) if self.turns else Surface(size, SRCALPHA)
        if self.focused:
            gap = max(4, self.kit.px(6))
            size = (self.rect.width + 2 * gap, self.rect.height + 2 * gap)
            width = max(2, self.kit.px(3))
            color = self.kit.theme["focus"]
            frame = shapes.rounded(size, self.kit.px(RADIUS) + gap, CLEAR, color, width)
            canvas.blit(frame, (self.pad - gap, self.pad - gap))
        return canvas

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the body in a colour of the theme with a thin line around."""
        theme = self.kit.theme
        color = theme[fill].lerp(theme["ink"], lighter)
        edge = theme[line].lerp(theme["ink"], 2 * lighter)
        width = max(1, self.kit.px(1.5 if line == "panel_line" else 3))
        shades = (color.lerp(theme["ink"], GLOSS), color)
        return shapes.rounded(self.rect.size, self.kit.px(RADIUS), shades, edge, width)


def call_nothing(*_: object) -> None:
    """Stand in for what a widget called, once its scene has gone."""


def group_rows(spots: Iterable[Spot], apart: float = inf) -> list[list[Spot]]:
    """Sort spots into rows, from top to bottom: a row takes what is level with its first spot.

    A gap of `apart` pixels or more begins another row.
    """
    rows: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda each: (each.rect.centery, each.rect.x)):
        first = rows[-1][0].rect if rows else None
        if first and first.top <= spot.rect.centery < first.bottom:
            rows[-1].append(spot)
        else:
            rows.append([spot])
    found: list[list[Spot]] = []
    for row in rows:
        found.append([])
        for spot in sorted(row, key=lambda each: each.rect.x):
            if found[-1] and spot.rect.left - found[-1][-1].rect.right >= apart:
                found.append([])
            found[-1].append(spot)
    return found


def held_in(pos: Point, room: Rect) -> Point:
    """Return the point of a room that is nearest to a point."""
    x, y = pos
    return min(max(x, room.left), room.right - 1), min(max(y, room.top), room.bottom - 1)


class Label(Widget):
    """A text in a place: in one line or several."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        text: str,
        face: Face = "text",
        size: str = "body",
        color: str = "ink",
        align: Align = "left",
        name: str = "",
    ) -> None:
        self.text, self.face, self.size = text, face, size
        self.color, self.align = color, align
        super().__init__(kit, stage, rect, name)

    def set_text(self, text: str) -> None:
        """Change the words."""
        if text != self.text:
            self.text = text
            self.refresh()

    def paint(self) -> Surface:
        """Draw the words, in the middle of the height."""
        canvas = self.canvas()
        words = self.kit.words(
            self.text, self.face, self.size, self.color, self.rect.size, self.align
        )
        place = words.get_rect(center=canvas.get_rect().center)
        if self.align == "left":
            place.left = self.pad
        elif self.align == "right":
            place.right = self.pad + self.rect.width
        canvas.blit(words, place)
        return canvas
