"""The card of one seat in the set-up: its animal, person or bot, and how good the bot is."""

from collections.abc import Callable, Sequence
from typing import Any

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import SINK, Button
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import RADIUS, Widget, call_nothing
from game.last_setup import Kind, Occupant
from game.view.avatars import avatar, character, name_of, seat_color
from game.view.handicaps import in_words
from scenes.screen import Screen
from scenes.setup.level_choice import LevelChoice

ICONS: dict[Kind, str] = {"person": "person", "bot": "robot"}


class FaceButton(Widget):
    """Shows an animal on its disc; a press changes who sits there."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        seat: int,
        color: int,
        occupant: Occupant,
        on_press: Callable[[], None],
    ) -> None:
        """Take the seat, the colour of its player, and its occupant."""
        self.color, self.occupant, self.on_press = color, occupant, on_press
        super().__init__(kit, stage, rect, f"face-{seat}")
        tips = {"person": "tip-who", "bot": "tip-face"}
        self.tip = kit.text(tips[occupant.kind]) if occupant.kind in tips else ""
        self.label = self._called(kit)
        self.set_state(enabled=occupant.kind != "empty")

    def _called(self, kit: Kit) -> str:
        """Say who sits there, and what a press does."""
        if self.occupant.kind == "empty":
            return kit.text("kind-empty")
        name = name_of(kit, self.occupant.player)
        return kit.aloud(name, self.tip)

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Change who sits there."""
        self.kit.sounds.play("press")
        self.on_press()

    def disconnect(self) -> None:
        """Drop the callback."""
        self.on_press = call_nothing

    def paint(self) -> Surface:
        """Draw the disc, a ring in focus or under the pointer, and the badge for changing it."""
        canvas = Surface(self.rect.inflate(2 * self.pad, 2 * self.pad).size, SRCALPHA)
        side, theme = self.rect.width, self.kit.theme
        if self.focused or (self.hovered and self.enabled):
            gap, width = max(4, self.kit.px(6)), max(2, self.kit.px(3))
            color = theme["focus" if self.focused else "ink_soft"]
            ring = shapes.ring(side + 2 * gap, width, color)
            canvas.blit(ring, (self.pad - gap, self.pad - gap))
        lower = SINK if self.pressed else 0
        canvas.blit(self._disc(side), (self.pad, self.pad + lower))
        if self.enabled:
            self._paint_badge(canvas, lower)
        return canvas

    def _disc(self, side: int) -> Surface:
        if self.enabled:
            return avatar(self.kit, self.occupant.player, self.color, side)
        line = self.kit.theme["panel_line"]
        return shapes.ring(side, max(2, self.kit.px(3)), line)

    def _paint_badge(self, canvas: Surface, lower: int) -> None:
        side = max(16, self.rect.width // 4)
        theme = self.kit.theme
        ground = shapes.disc(side, shapes.opaque(theme["panel"]))
        place = ground.get_rect(
            bottomright=(self.pad + self.rect.width, self.pad + self.rect.height + lower)
        )
        canvas.blit(ground, place)
        icon = self.kit.art("reset")
        sign = shapes.svg(icon, (side * 3 // 5,) * 2, theme["ink"])
        canvas.blit(sign, sign.get_rect(center=place.center))


class KindChoice(Choice[Kind]):
    """Person, bot or nobody, as icons; the chosen one is in the colour of the seat."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        kinds: Sequence[Kind],
        seat: int,
        color: int,
        kind: Kind,
        on_change: Callable[[Kind], None],
    ) -> None:
        self.color = color
        options = [(each, kit.text(f"kind-{each}")) for each in kinds]
        super().__init__(kit, stage, rect, options, kind, on_change, f"kind-{seat}")
        self.tip = kit.text("tip-kind")

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap, kind = self.kit, self.kit.px(6), self._meant(text)
        if chosen:
            fill = kit.theme["panel_line"] if kind == "empty" else seat_color(kit, self.color)
            body = shapes.rounded(
                place.inflate(-2 * gap, -2 * gap).size, kit.px(RADIUS) - gap, fill
            )
            canvas.blit(body, body.get_rect(center=place.center))
        side = min(place.height * 3 // 5, place.width * 3 // 5, kit.px(48))
        color = kit.theme["ink" if chosen else "ink_soft"]
        if kind in ICONS:
            sign = shapes.svg(kit.art(ICONS[kind]), (side, side), color)
        else:
            sign = shapes.ring(side * 4 // 5, max(2, side // 10), color)
        canvas.blit(sign, sign.get_rect(center=place.center))


class SeatCard:
    """Lays out the widgets of a seat from the bottom up; the face gets the room left over."""

    def __init__(
        self,
        screen: Screen[Any],
        room: Rect,
        seat: int,
        color: int,
        occupant: Occupant,
        does: str,
        bot: str | None = None,
    ) -> None:
        """Take the occupant of the seat, what a bot does, and what a buddy would play as now."""
        self._screen, self._seat, self._color, self._occupant = screen, seat, color, occupant
        self._does, self._bot = does, bot
        self._draw_ground(room)
        self._room = room.inflate(-2 * screen.kit.px(24), -2 * screen.kit.px(22))

    def build(
        self,
        kinds: Sequence[Kind],
        on_face: Callable[[], None],
        on_kind: Callable[[Kind], None],
        on_level: Callable[[str], None],
        on_handicap: Callable[[], None],
    ) -> None:
        """Put the widgets in their places, in Tab order."""
        screen, seat, occupant, color = self._screen, self._seat, self._occupant, self._color
        kit, stage = screen.kit, screen.stage
        choice = self._cut(max(kit.min_target, kit.px(92)), kit.px(12))
        taken = occupant.kind != "empty"
        skill = self._cut(max(kit.min_target, kit.px(76)), kit.px(8)) if taken else None
        self._write()
        side = max(kit.min_target, min(self._room.size))
        face = Rect(0, 0, side, side)
        face.center = self._room.center
        screen.add(FaceButton(kit, stage, face, seat, color, occupant, on_face))
        if skill and occupant.kind == "bot":
            screen.add(LevelChoice(kit, stage, skill, seat, color, occupant.level, on_level))
        elif skill:
            self._offer_handicap(skill, on_handicap)
        screen.add(KindChoice(kit, stage, choice, kinds, seat, color, occupant.kind, on_kind))

    def _offer_handicap(self, place: Rect, on_press: Callable[[], None]) -> None:
        """Add the button for a person's handicap, which also tells the current one."""
        kit, name = self._screen.kit, f"handicap-{self._seat}"
        words = in_words(kit, self._occupant.handicap)
        button = Button(
            kit,
            self._screen.stage,
            place,
            words or kit.text("handicap"),
            kit.art("handicap"),
            on_press=on_press,
            size="body",
            name=name,
            tip=kit.text("tip-handicap"),
        )
        button.set_state(chosen=bool(words))
        self._screen.add(button)

    def _draw_ground(self, room: Rect) -> None:
        kit = self._screen.kit
        width, theme = max(2, kit.px(2)), kit.theme
        ground = shapes.rounded(
            room.size, kit.px(RADIUS), theme["panel"], theme["panel_line"], width
        )
        self._screen.stage.add(ground, *room.topleft)

    def _cut(self, height: int, gap: int) -> Rect:
        """Cut a strip and the gap above it off the bottom of the room left."""
        strip = Rect(self._room.left, self._room.bottom - height, self._room.width, height)
        self._room.height -= height + gap
        return strip

    def _told_high(self, does: str) -> int:
        """Return the height for a bot's description; 0 if too little is left for its face."""
        kit, room = self._screen.kit, self._room
        most = room.height - kit.px(34 + 42 + 10) - 2 * kit.min_target
        if not kit.fonts.fits(does, "text", kit.usual_px("small"), (room.width, most)):
            return 0
        told = kit.paragraph(does, "text", "small", "ink_soft", room.width)
        return min(most, max(told.height, kit.px(84)))

    def _write(self) -> None:
        """Write who sits there; for a bot also its character and, if there is room, its skill."""
        text, add_label, occupant = self._screen.kit.text, self._screen.add_label, self._occupant
        px, bot = self._screen.kit.px, self._occupant.kind == "bot"
        if bot and (high := self._told_high(self._does)):
            add_label(self._cut(high, px(2)), self._does, size="small", color="ink_soft")
        visits = occupant.kind == "person" and occupant.is_visitor
        kind = text("kind-visitor" if visits else f"kind-{occupant.kind}")
        kind = character(self._screen.kit, self._bot or occupant.level) if bot else kind
        add_label(
            self._cut(px(34), 0), kind, size="small", color="accent_ink" if bot else "ink_soft"
        )
        name = name_of(self._screen.kit, occupant.player) if occupant.kind != "empty" else ""
        add_label(self._cut(px(42), px(8)), name, "bold", "label")
