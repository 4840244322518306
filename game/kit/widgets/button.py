"""A button: words, a second smaller line, an icon, and what a press does."""

from collections.abc import Callable, Collection
from typing import Literal

from pygame import Color, Rect, Surface

from game.kit import shapes, softness
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.signs import draw_sign
from game.kit.stage import Stage
from game.kit.surface_cache import cached_surface
from game.kit.text.letters import Align, Face
from game.kit.widgets.widget import RADIUS, Widget, call_nothing

Kind = Literal["primary", "plain", "dim", "bare"]
"""The one thing to do next, one of several, or one that only says why it is not time for it; what
is bare has no body of its own: its picture is the thing.
"""

FADED = 0.35  # the share of ink in the words of a button that cannot be pressed
RESTING = 0.8  # the same in a dim one, one that rests for a moment, and one that says why not now
MUTED = 0.35  # the share of the panel in the colours of a primary one that ignores presses so
SUB = (0.46, 0.64)  # shares of a button's height for the smaller line; the second if it is cut off
EDGE = 6  # reference px between the edge and words below an icon
ICON, GROWS = 40, 1.6  # reference px of an icon, and how many times as large beside large words
LEAST_ICON = 0.7  # how large an icon is where words need its place
SMALLER = 0.92  # a step from one size of the words on a yellow one to the next
SINK = 2  # px a pressed button goes down
LIGHT = 80  # the alpha of the light on a bare one under the pointer


class Button(Widget):
    """A thing to press: words, a second smaller line, an icon."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        text: str = "",
        icon: shapes.Art | None = None,
        kind: Kind = "plain",
        on_press: Callable[[], None] = lambda: None,
        sub: str = "",
        enabled: bool = True,
        size: str = "label",
        name: str = "",
        align: Align | Literal["below"] = "center",
        tip: str = "",
    ) -> None:
        """Take what it shows, the words beside the icon, or below it; and a tip."""
        self.text, self.sub, self.icon = text, sub, icon
        self.align, self.tip = align, tip
        self.primary = kind == "primary"
        self.chosen = self.resting = False
        self.kind: Kind = kind
        self.size = size
        self.on_press = on_press
        super().__init__(kit, stage, rect, name)
        self.set_state(enabled=enabled)

    def set_enabled(self, enabled: bool) -> None:
        """Allow or forbid pressing."""
        self.set_state(enabled=enabled)

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Press it."""
        self.kit.sounds.play("press")
        self.on_press()

    def disconnect(self) -> None:
        """Call nothing any more."""
        self.on_press = call_nothing

    def accessible_name(self) -> tuple[str, str]:
        """Say what is written on it, and what it does."""
        name = "" if self.text.lower() in self.tip.lower() else self.text
        parts = self.label or name, self.sub, self.tip
        with_words = [each for each in parts if any(map(str.isalpha, each))]
        return self.kit.aloud(*with_words) or self.text or self.name, self.state()

    def state(self) -> str:
        """Say whether it is the one that is chosen, or cannot be pressed."""
        return super().state() or (self.kit.text("speak-chosen") if self.chosen else "")

    def paint(self) -> Surface:
        """Draw body and contents; a pressed button lies lower."""
        canvas = self.canvas()
        lower = SINK if self.pressed else 0
        if self._is_yellow:
            self._paint_primary(canvas, lower)
        elif self.kind == "bare":
            accent = self.kit.theme["accent"]
            if self.chosen or (self.hovered and self.enabled):
                light = accent if self.chosen else Color(accent.r, accent.g, accent.b, LIGHT)
                radius = self.kit.px(RADIUS)
                canvas.blit(shapes.rounded(self.rect.size, radius, light), (self.pad, self.pad))
        else:
            lighter = 0.1 if self.hovered and self.enabled else 0.0
            body = self.background("panel", lighter, "accent_ink" if self.chosen else "panel_line")
            canvas.blit(body, (self.pad, self.pad + lower))
        self._paint_contents(canvas, self._room().move(0, lower))
        return canvas

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw a wooden sign, or a plain body in a theme that has none."""
        if not self._is_sign:
            return super().background(fill, lighter, line)
        theme, plain = self.kit.theme, line == "panel_line"
        ends = theme["sign_light"], theme["sign_dark"]
        light, dark = (end.lerp(theme["ink"], lighter) for end in ends)
        edge, width = theme["sign_edge" if plain else line], self.kit.px(2 if plain else 4)
        radius = self.kit.px(RADIUS)
        size = self.rect.size
        return draw_sign(size, radius, self._edge, (light, dark), edge, max(1, width))

    @property
    def _is_yellow(self) -> bool:
        return self.kind == "primary" and self.enabled

    @property
    def _is_sign(self) -> bool:
        theme = self.kit.theme
        has_body = self.kind != "bare" and not self._is_yellow
        return has_body and theme["sign_light"] != theme["sign_dark"]

    def _paint_primary(self, canvas: Surface, lower: int) -> None:
        theme, radius, edge = self.kit.theme, self.kit.px(RADIUS), self._edge
        size = (self.rect.width, self.rect.height - edge)
        mute = MUTED if self.resting else 0.0
        light = 0.25 if self.hovered and not mute else 0.0
        low, top, bottom = (
            theme[name].lerp(theme["panel"], mute).lerp(Color("white"), light)
            for name in ("accent_edge", "accent", "accent_low")
        )
        low.a = top.a = bottom.a = 255
        if not mute:
            blur = self.pad // 3
            shadow = soft_shadow(self.rect.size, radius, blur)
            canvas.blit(shadow, (self.pad - 2 * blur, self.pad - 2 * blur))
        canvas.blit(shapes.rounded(size, radius, low), (self.pad, self.pad + edge))
        canvas.blit(shapes.rounded(size, radius, (top, bottom)), (self.pad, self.pad + lower))

    def _ink(self) -> Color:
        theme = self.kit.theme
        if self._is_yellow:
            return theme["ink_dark"]
        if not self.enabled or self.resting or self.kind == "dim":
            share = RESTING if self.enabled or self.kind == "primary" else FADED
            ground = "sign_dark" if self._is_sign else "panel"
            return Color(*theme[ground][:3]).lerp(theme["ink"], share)
        return theme["ink"]

    def _room(self) -> Rect:
        across, down = min(self.kit.px(14), self.rect.width // 12), self.kit.px(8)
        if self.align == "left":
            across = self.kit.px(32)
        if self._is_sign:
            down -= self._edge // 2  # The edge is no reason for smaller words.
        width, height = self.rect.size
        face = Rect(self.pad, self.pad, width, height - self._edge)
        return face.inflate(-2 * across, -2 * down)

    @property
    def _edge(self) -> int:
        """The height of the edge below the face."""
        low = 5 if self._is_yellow else 6 if self._is_sign else 0
        return max(SINK, self.kit.px(low)) if low else 0

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        if self.align == "below":
            fits = (self.rect.width - 2 * self.kit.px(EDGE), room.height // 2)
            words = self.kit.words(self.text, "bold", self.size, self._ink(), fits, "center")
            below = words.height if self.text else 0
            icon = self._icon(Rect(room.topleft, (room.width, room.height - below)))
            high = below + (icon.height if icon else 0)
            place = words.get_rect(midbottom=(room.centerx, room.centery + high // 2))
            canvas.blit(words, place)
            if icon:
                canvas.blit(icon, icon.get_rect(midbottom=(place.centerx, place.bottom - below)))
        else:
            self._paint_beside(canvas, room, self.align)

    def _paint_beside(self, canvas: Surface, room: Rect, align: Align) -> None:
        """Draw the icon and the words side by side; a smaller one if they need its place."""
        icon, taken = self._icon_beside(room, align)
        lines = self._lines(room.width - taken, room.height, align)
        width = taken + max((line.width for line in lines), default=0)
        left = room.left if align == "left" else room.centerx - width // 2
        if icon:
            canvas.blit(icon, icon.get_rect(midleft=(left, room.centery)))
        top = room.centery - sum(line.height for line in lines) // 2
        for line in lines:
            centred = 0 if align == "left" else (width - taken - line.width) // 2
            canvas.blit(line, (left + taken + centred, top))
            top += line.height

    def _icon_beside(self, room: Rect, align: Align) -> tuple[Surface | None, int]:
        """Draw the icon as large as words leave room; return also what of the width it takes."""
        usual = self._icon(room)
        if not (usual and self.text):
            return usual, usual.width if usual else 0
        gap = self.kit.px(20 if align == "left" else 12)
        for icon in (self._large_icon(room), usual):
            if icon and self._fits((room.width - icon.width - gap, room.height)):
                return icon, icon.width + gap
        least = max(1, round(usual.width * LEAST_ICON))
        return self._icon(Rect(0, 0, least, room.height)), least + self.kit.px(EDGE)

    def _large_icon(self, room: Rect) -> Surface | None:
        return self._sized_icon(room, min(self.kit.text_scale, GROWS))

    def _fits(self, room: tuple[int, int]) -> bool:
        return self.kit.fonts.fits(self.text, "bold", self.kit.text_px(self.size), room)

    def _icon(self, room: Rect) -> Surface | None:
        return self._sized_icon(room, 1.0)

    def _sized_icon(self, room: Rect, times: float) -> Surface | None:
        if self.icon is None:
            return None
        side = min(room.height, room.width, self.kit.px(ICON * times))
        return shapes.svg(self.icon, (side, side), self._ink())

    def _lines(self, width: int, height: int, align: Align) -> list[Surface]:
        kit, color = self.kit, self._ink()
        if not self.text:
            return []
        if not self.sub:
            return [self._word((width, height), align)]
        room = self._sub_room(width, height)
        sub = kit.words(self.sub, "text", self._sub_size, color, room, align)
        return [self._word((width, height - sub.height), align), sub]

    def _word(self, room: tuple[int, int], align: Align) -> Surface:
        """Draw the words; on a yellow button in two lines before they get smaller."""
        kit, ink = self.kit, self._ink()
        if not self.primary:
            return kit.words(self.text, "bold", self.size, ink, room, align)
        px = even_px(kit, [self.text], "bold", self.size, room)
        return kit.fonts.block(self.text, "bold", px, ink, room, align)

    @property
    def _sub_size(self) -> str:
        return "small"

    def _sub_room(self, width: int, height: int) -> tuple[int, int]:
        """Return the room of the smaller line, with a second line below where it needs one."""
        fonts, px = self.kit.fonts, self.kit.usual_px(self._sub_size)
        rooms = [(width, round(height * share)) for share in SUB]
        fitting = (room for room in rooms if fonts.fits(self.sub, "text", px, room))
        return next(fitting, rooms[-1])


def even_px(kit: Kit, texts: Collection[str], face: Face, size: str, room: tuple[int, int]) -> int:
    """Return the size in pixels at which each text has such a room, by small steps.

    It is no larger than a size of the theme; what has no room as a label is as `kit.words` has it.
    """
    px, least = kit.text_px(size), kit.text_px("label")
    while px >= least:
        if all(kit.fonts.fits(text, face, px, room) for text in texts):
            return px
        px = round(px * SMALLER)
    return kit.find_shared_px(texts, face, "label", room)


def _has_words(text: str) -> bool:
    return any(map(str.isalpha, text))


@cached_surface(1 << 20)
def soft_shadow(size: tuple[int, int], radius: int, blur: int) -> Surface:
    """Draw a rounded rectangle's shadow."""
    plate = shapes.rounded(size, radius, Color("black"))
    return softness.shadowed(plate, blur, (0, blur), 90).image
