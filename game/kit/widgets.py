"""Buttons, labels, panels and choices: each one sprite, redrawn when its state changes."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.fonts import Align, Face
from game.kit.gestures import Point
from game.kit.stage import Stage

if TYPE_CHECKING:
    from game.kit.kit import Kit

Kind = Literal["primary", "plain", "quiet"]
Value = TypeVar("Value")

PAD = 12  # reference px around a widget, for shadow and focus ring
RADIUS = 18
FADED = 0.35  # the share of ink in the words of a button that cannot be pressed
TWO_LINES = 0.84  # the share of a button's height that two lines may take
GLOSS = 0.06  # the share of ink in the upper edge of a body: light falls on it from above
SINK = 2  # px a pressed button goes down
CLEAR = Color(0, 0, 0, 0)


class Widget:
    """A rectangle of the stage with a picture; what is `active` can be pressed and focused."""

    pressable: ClassVar[bool] = False

    def __init__(self, kit: "Kit", stage: Stage, rect: Rect, name: str = "") -> None:
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
    def active(self) -> bool:
        """Whether it can be pressed and focused now."""
        return self.pressable and self.enabled and self.visible

    def hide(self) -> None:
        """Stop being shown."""
        self._sprite.hide()

    def reveal(self) -> None:
        """Be shown again."""
        self._sprite.reveal()

    def mark(self, **states: bool) -> None:
        """Change `hovered`, `focused`, `enabled` or the like; redraw if that changes anything."""
        news = {state: value for state, value in states.items() if getattr(self, state) != value}
        for state, value in news.items():
            setattr(self, state, value)
        if news and self.pressable:
            self.refresh()

    def refresh(self) -> None:
        """Draw the picture anew."""
        self._sprite.show(self.paint())

    def answer(self, pos: Point | None) -> None:
        """Do what a press at a point means, or a press of a key (None)."""

    def arrow(self, name: str) -> bool:  # noqa: ARG002
        """Use an arrow key; False if it means nothing here."""
        return False

    def paint(self) -> Surface:
        """Draw the picture of the state now, `pad` pixels larger on each side."""
        raise NotImplementedError

    def canvas(self) -> Surface:
        """Make an empty picture with room for the pad, and the focus ring if it is due."""
        canvas = Surface(self.rect.inflate(2 * self.pad, 2 * self.pad).size, SRCALPHA)
        if self.focused:
            gap = max(4, self.kit.px(6))
            size = (self.rect.width + 2 * gap, self.rect.height + 2 * gap)
            width = max(2, self.kit.px(3))
            color = self.kit.theme["focus"]
            frame = shapes.rounded(size, self.kit.px(RADIUS) + gap, CLEAR, color, width)
            canvas.blit(frame, (self.pad - gap, self.pad - gap))
        return canvas

    def ground(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the body in a colour of the theme with a thin line around."""
        theme = self.kit.theme
        color = theme[fill].lerp(theme["ink"], lighter)
        edge = theme[line].lerp(theme["ink"], 2 * lighter)
        width = max(1, self.kit.px(1.5 if line == "panel_line" else 3))
        shades = (color.lerp(theme["ink"], GLOSS), color)
        return shapes.rounded(self.rect.size, self.kit.px(RADIUS), shades, edge, width)


class Panel(Widget):
    """A ground for other things; nothing shines through it."""

    def paint(self) -> Surface:
        """Draw the ground."""
        canvas = self.canvas()
        below = shapes.opaque(self.kit.theme["panel"])
        body = shapes.rounded(self.rect.size, self.kit.px(RADIUS), below)
        for each in body, self.ground("panel"):
            canvas.blit(each, (self.pad, self.pad))
        return canvas


class Label(Widget):
    """A text in a place: one line, several, or smaller, as it fits."""

    def __init__(
        self,
        kit: "Kit",
        stage: Stage,
        rect: Rect,
        text: str,
        face: Face = "text",
        size: str | int = "body",
        color: str = "ink",
        align: Align = "left",
        name: str = "",
    ) -> None:
        """Take a size of the theme, or the largest height in pixels."""
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
        size, color = self.size, self.kit.theme[self.color]
        px = size if isinstance(size, int) else self.kit.text_px(size)
        room = self.rect.size
        words = self.kit.fonts.block(self.text, self.face, px, color, room, self.align)
        place = words.get_rect(center=canvas.get_rect().center)
        if self.align == "left":
            place.left = self.pad
        elif self.align == "right":
            place.right = self.pad + self.rect.width
        canvas.blit(words, place)
        return canvas


class Button(Widget):
    """A thing to press: words, a second smaller line, an icon."""

    pressable = True

    def __init__(
        self,
        kit: "Kit",
        stage: Stage,
        rect: Rect,
        text: str = "",
        icon: Path | None = None,
        kind: Kind = "plain",
        on_press: Callable[[], None] = lambda: None,
        sub: str = "",
        enabled: bool = True,
        size: str = "label",
        name: str = "",
        align: Align = "center",
    ) -> None:
        self.text, self.sub, self.icon = text, sub, icon
        self.align = align
        self.chosen = False
        self.kind, self.size = kind, size
        self.on_press = on_press
        super().__init__(kit, stage, rect, name)
        self.mark(enabled=enabled)

    def set_text(self, text: str) -> None:
        """Change the words."""
        if text != self.text:
            self.text = text
            self.refresh()

    def set_sub(self, sub: str) -> None:
        """Change the second, smaller line."""
        if sub != self.sub:
            self.sub = sub
            self.refresh()

    def set_icon(self, icon: Path | None) -> None:
        """Change the icon."""
        if icon != self.icon:
            self.icon = icon
            self.refresh()

    def set_enabled(self, enabled: bool) -> None:
        """Allow or forbid pressing."""
        self.mark(enabled=enabled)

    def answer(self, pos: Point | None) -> None:  # noqa: ARG002
        """Press it."""
        self.kit.sounds.play("press")
        self.on_press()

    def paint(self) -> Surface:
        """Draw body and contents; a pressed button lies lower."""
        canvas = self.canvas()
        lower = SINK if self.pressed else 0
        if self.kind == "primary":
            self._paint_primary(canvas, lower)
        elif self.kind == "plain" or self.hovered or self.pressed:
            lighter = 0.1 if self.hovered and self.enabled else 0.0
            body = self.ground("panel", lighter, "accent_ink" if self.chosen else "panel_line")
            canvas.blit(body, (self.pad, self.pad + lower))
        self._paint_contents(canvas, self._room().move(0, lower))
        return canvas

    def _paint_primary(self, canvas: Surface, lower: int) -> None:
        theme, radius = self.kit.theme, self.kit.px(RADIUS)
        edge = max(SINK, self.kit.px(5))
        size = (self.rect.width, self.rect.height - edge)
        mute = 0.0 if self.enabled else 0.35
        light = 0.25 if self.hovered and self.enabled else 0.0
        low, top, bottom = (
            theme[name].lerp(theme["panel"], mute).lerp(Color("white"), light)
            for name in ("accent_edge", "accent", "accent_low")
        )
        low.a = top.a = bottom.a = 255
        if self.enabled:
            shadow, pad = soft_shadow(self.rect.size, radius, self.pad // 3)
            canvas.blit(shadow, (self.pad - pad[0], self.pad - pad[1]))
        canvas.blit(shapes.rounded(size, radius, low), (self.pad, self.pad + edge))
        canvas.blit(shapes.rounded(size, radius, (top, bottom)), (self.pad, self.pad + lower))

    def _ink(self) -> Color:
        theme = self.kit.theme
        if self.kind == "primary":
            return theme["ink_dark"]
        if not self.enabled:
            return Color(*theme["panel"][:3]).lerp(theme["ink"], FADED)
        return theme["ink" if self.kind == "plain" or self.hovered else "ink_soft"]

    def _room(self) -> Rect:
        across, down = self.kit.px(14), self.kit.px(8)
        if self.align == "left":
            across = self.kit.px(32)
        return Rect((self.pad, self.pad), self.rect.size).inflate(-2 * across, -2 * down)

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        icon = self._icon(room)
        gap = self.kit.px(20 if self.align == "left" else 12) if icon and self.text else 0
        taken = icon.width + gap if icon else 0
        lines = self._lines(room.width - taken, room.height)
        width = taken + max((line.width for line in lines), default=0)
        left = room.left if self.align == "left" else room.centerx - width // 2
        if icon:
            canvas.blit(icon, icon.get_rect(midleft=(left, room.centery)))
        top = room.centery - sum(line.height for line in lines) // 2
        for line in lines:
            centred = 0 if self.align == "left" else (width - taken - line.width) // 2
            canvas.blit(line, (left + taken + centred, top))
            top += line.height

    def _icon(self, room: Rect) -> Surface | None:
        if self.icon is None:
            return None
        side = min(room.height, room.width, self.kit.px(40))
        return shapes.svg(self.icon, (side, side), self._ink())

    def _lines(self, width: int, height: int) -> list[Surface]:
        kit, color = self.kit, self._ink()
        if self.sub:
            height = round(height * TWO_LINES)
        upper = height * 3 // 5 if self.sub else height
        lines = []
        if self.text:
            px = kit.text_px(self.size)
            lines.append(kit.fonts.block(self.text, "bold", px, color, (width, upper), self.align))
        if self.sub:
            px, room = kit.text_px("small"), (width, height - upper)
            lines.append(kit.fonts.block(self.sub, "text", px, color, room, self.align))
        return lines


class Choice(Widget, Generic[Value]):
    """A row of options, one of them chosen: filled, and with a check mark."""

    pressable = True

    def __init__(
        self,
        kit: "Kit",
        stage: Stage,
        rect: Rect,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
        name: str = "",
    ) -> None:
        self.options, self.value, self.on_change = options, value, on_change
        super().__init__(kit, stage, rect, name)

    def answer(self, pos: Point | None) -> None:
        """Choose the option at a point; by key, the next one, and after the last the first."""
        if pos is None:
            self._choose((self._index() + 1) % len(self.options))
        else:
            self._choose((pos[0] - self.rect.left) * len(self.options) // self.rect.width)

    def arrow(self, name: str) -> bool:
        """Choose the option to the left or right."""
        index = self._index() + {"left": -1, "right": 1}.get(name, 0)
        if name not in ("left", "right") or not 0 <= index < len(self.options):
            return name in ("left", "right")
        self._choose(index)
        return True

    def _index(self) -> int:
        return [value for value, _ in self.options].index(self.value)

    def _choose(self, index: int) -> None:
        value = self.options[index][0]
        if value != self.value:
            self.value = value
            self.kit.sounds.play("press")
            self.refresh()
            self.on_change(value)

    @classmethod
    def needs(cls, kit: "Kit", text: str) -> int:
        """Give the width in pixels that an option takes when it is chosen."""
        wide = kit.fonts.get("bold", kit.text_px("body")).size(text)[0]
        return wide + kit.text_px("small") + 5 * kit.px(6)

    def segment(self, index: int) -> Rect:
        """Give the place of an option on the screen."""
        left, right = (self.rect.width * i // len(self.options) for i in (index, index + 1))
        return Rect(self.rect.left + left, self.rect.top, right - left, self.rect.height)

    def paint(self) -> Surface:
        """Draw the ground and each option on it."""
        canvas = self.canvas()
        canvas.blit(self.ground("panel", 0.1 if self.hovered else 0.0), (self.pad, self.pad))
        for index, (value, text) in enumerate(self.options):
            place = self.segment(index).move(self.pad - self.rect.left, self.pad - self.rect.top)
            self._paint_option(canvas, place, text, value == self.value)
        return canvas

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap = self.kit, self.kit.px(6)
        color = kit.theme["ink_dark" if chosen else "ink"]
        side = min(kit.text_px("small"), place.width // 5)
        mark = shapes.tick(side, color) if chosen else None
        taken = mark.width + gap if mark else 0
        room = (place.width - 4 * gap - taken, place.height - 2 * gap)
        words = kit.fonts.block(text, "bold", kit.text_px("body"), color, room, "center")
        left = place.centerx - (words.width + taken) // 2
        if mark:
            fill = (kit.theme["accent"], kit.theme["accent_low"])
            size = place.inflate(-gap, -gap).size
            body = shapes.rounded(size, kit.px(RADIUS) - gap // 2, fill)
            canvas.blit(body, body.get_rect(center=place.center))
            canvas.blit(mark, mark.get_rect(midleft=(left, place.centery)))
        canvas.blit(words, words.get_rect(midleft=(left + taken, place.centery)))


@lru_cache(maxsize=16)
def soft_shadow(size: tuple[int, int], radius: int, blur: int) -> shapes.Shadowed:
    """Draw a rounded rectangle's shadow."""
    return shapes.shadowed(shapes.rounded(size, radius, Color("black")), blur, (0, blur), 90)
