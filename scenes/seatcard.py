"""The card of one seat in the set-up: which animal sits there, and whether a person or a bot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import paint
from game.kit.kit import Kit
from game.kit.pointer import Point
from game.kit.stage import Stage
from game.kit.widgets import RADIUS, SINK, Choice, Widget
from game.view import cut
from game.view.faces import avatar, seat_color
from scenes.screen import Screen

Kind = Literal["person", "bot", "empty"]

ICONS: dict[Kind, str] = {"person": "person", "bot": "robot"}


@dataclass(frozen=True)
class Place:
    """Say who sits on a seat; the animal of an empty one waits."""

    kind: Kind
    animal: str


class FaceButton(Widget):
    """An animal on its disc; a press takes another one."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        seat: int,
        place: Place,
        on_press: Callable[[], None],
    ) -> None:
        self.seat, self.place, self.on_press = seat, place, on_press
        super().__init__(kit, stage, rect, f"face-{seat}")
        self.show(place)

    def show(self, place: Place) -> None:
        """Show who sits there; an empty seat cannot be pressed."""
        self.place = place
        self.enabled = place.kind != "empty"
        self.refresh()

    def answer(self, pos: Point | None) -> None:  # noqa: ARG002
        """Press it."""
        self.kit.sounds.play("press")
        self.on_press()

    def paint(self) -> Surface:
        """Draw the disc, a ring round it in focus or under the pointer, and the sign of change."""
        canvas = Surface(self.rect.inflate(2 * self.pad, 2 * self.pad).size, SRCALPHA)
        side, theme = self.rect.width, self.kit.theme
        if self.focused or (self.hovered and self.enabled):
            gap, width = max(4, self.kit.px(6)), max(2, self.kit.px(3))
            color = theme["focus" if self.focused else "ink_soft"]
            ring = paint.ring(side + 2 * gap, width, 0, color, color)
            canvas.blit(ring, (self.pad - gap, self.pad - gap))
        lower = SINK if self.pressed else 0
        canvas.blit(self._disc(side), (self.pad, self.pad + lower))
        if self.enabled:
            self._paint_badge(canvas, lower)
        return canvas

    def _disc(self, side: int) -> Surface:
        if self.enabled:
            return avatar(self.kit, self.place.animal, self.seat, side)
        line = self.kit.theme["panel_line"]
        return paint.ring(side, max(2, self.kit.px(3)), 0, line, line)

    def _paint_badge(self, canvas: Surface, lower: int) -> None:
        side = max(16, self.rect.width // 4)
        theme = self.kit.theme
        ground = paint.disc(side, opaque(theme["panel"]))
        place = ground.get_rect(
            bottomright=(self.pad + self.rect.width, self.pad + self.rect.height + lower)
        )
        canvas.blit(ground, place)
        icon = self.kit.assets / "art" / "reset.svg"
        sign = paint.svg(icon, (side * 3 // 5,) * 2, theme["ink"])
        canvas.blit(sign, sign.get_rect(center=place.center))


class KindChoice(Choice[Kind]):
    """Person, bot or nobody, as pictures; the chosen one in the colour of the seat."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        kinds: Sequence[Kind],
        seat: int,
        kind: Kind,
        on_change: Callable[[Kind], None],
    ) -> None:
        self.seat = seat
        options = [(each, each) for each in kinds]
        super().__init__(kit, stage, rect, options, kind, on_change, f"kind-{seat}")

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap = self.kit, self.kit.px(6)
        if chosen:
            fill = kit.theme["panel_line"] if text == "empty" else seat_color(kit, self.seat)
            body = paint.rounded(place.inflate(-2 * gap, -2 * gap).size, kit.px(RADIUS) - gap, fill)
            canvas.blit(body, body.get_rect(center=place.center))
        side = min(place.height * 3 // 5, place.width * 3 // 5, kit.px(48))
        color = kit.theme["ink" if chosen else "ink_soft"]
        if text in ICONS:
            sign = paint.svg(kit.assets / "art" / f"{ICONS[text]}.svg", (side, side), color)
        else:
            sign = paint.ring(side * 4 // 5, max(2, side // 10), 0, color, color)
        canvas.blit(sign, sign.get_rect(center=place.center))


class SeatCard:
    """The widgets of one seat on their ground."""

    def __init__(
        self,
        screen: Screen,
        room: Rect,
        seat: int,
        place: Place,
        kinds: Sequence[Kind],
        on_face: Callable[[], None],
        on_kind: Callable[[Kind], None],
    ) -> None:
        kit = self._kit = screen.kit
        width = max(2, kit.px(2))
        ground = paint.rounded(
            room.size, kit.px(RADIUS), kit.theme["panel"], kit.theme["panel_line"], width
        )
        screen.stage.add(ground, *room.topleft)
        inner = room.inflate(-2 * kit.px(26), -2 * kit.px(26))
        choice = Rect(inner.left, 0, inner.width, max(44, kit.px(92)))
        choice.bottom = inner.bottom
        words = Rect(inner.left, 0, inner.width, kit.px(80))
        words.bottom = choice.top - kit.px(14)
        side = min(inner.width, words.top - kit.px(8) - inner.top)
        face = Rect(0, inner.top, side, side)
        face.centerx = inner.centerx
        name, kind = cut.rows(words, 2, 0)
        self._face = screen.add(FaceButton(kit, screen.stage, face, seat, place, on_face))
        self._name = screen.write(name, "", "bold", "label")
        self._kind = screen.write(kind, "", size="small", color="ink_soft")
        screen.add(KindChoice(kit, screen.stage, choice, kinds, seat, place.kind, on_kind))
        self.show(place)

    def show(self, place: Place) -> None:
        """Show who sits there now."""
        text = self._kit.text
        self._face.show(place)
        self._name.set_text(text(f"face-{place.animal}") if place.kind != "empty" else "")
        self._kind.set_text(text(f"kind-{place.kind}"))


def opaque(color: Color) -> Color:
    """Take the transparency off a colour."""
    return Color(color.r, color.g, color.b)
