"""The boxes of the set-up: the usual rules as games on a shelf, and the house rules."""

from collections.abc import Callable, Collection, Sequence

from pygame import Color, Rect, Surface

from game.engine.rules import CUSTOM, FAMILY, OFFERED, TOGETHER, Rules
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.kit.widgets.widget import RADIUS
from game.session.player import Player
from game.view.players.avatars import full_name, head
from game.view.room import has_room
from game.view.rule_pictures import draw_preset
from game.view.wording import joined

BOXES = ("classic-2016", "twist-2018", "river", "family", TOGETHER.name)
HOUSE = "house"

TINTS = dict(
    zip(
        (*BOXES, HOUSE),
        ("seat_1", "seat_3", "seat_2", "seat_0", "accent_edge", "rim_light"),
        strict=True,
    )
)
"""The colours of the boxes, which are darkened."""

LID, SIDE = 0.42, 0.66
"""How much darker a box is than its colour: at its upper and at its lower edge."""

BROAD = 1.7
"""How wide the picture of a box is, in heights."""

HEAD, HEAD_GAP = 64, 8
"""How large the head of who comes is at most, and the space around it, in reference pixels."""


def on_shelf(presets: Collection[str], *, together: bool) -> tuple[str, ...]:
    """List the boxes on the shelf; the one for all together only where people play together."""
    offered = {*presets, *((TOGETHER.name,) if together and FAMILY.name in presets else ())}
    return tuple(box for box in BOXES if box in offered)


def box_of(rules: Rules) -> str:
    """Return the box that some rules come out of; what is not as in the others is house rules."""
    known = rules.name in BOXES and rules.river == OFFERED[rules.name].river
    return rules.name if known else HOUSE


class GameBox(Button):
    """Shows the tiles of a box, its name and what it is like; one of them is chosen."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        box: str,
        preset: str,
        sub: str,
        on_press: Callable[[], None],
        brings: Sequence[Player],
        *,
        chosen: bool,
    ) -> None:
        """Take the box, the preset whose picture is on it, and who comes if it is taken."""
        self.box, self._preset, self._brings = box, preset, brings
        names = [full_name(kit, each) for each in brings]
        tip = kit.text("box-brings", who=joined(kit, names)) if names else ""
        title = kit.text(f"box-{box}")
        super().__init__(
            kit,
            stage,
            rect,
            title,
            on_press=on_press,
            sub=sub,
            name=f"box-{box}",
            align="left",
            tip=tip,
        )
        self.set_state(chosen=chosen)

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the box in its colour; where there is no room, as any button."""
        if not has_room(self.kit):
            return super().background(fill, lighter, line)
        theme, tint = self.kit.theme, shapes.opaque(self.kit.theme[TINTS[self.box]])
        lid, side = (tint.lerp("black", share - lighter) for share in (LID, SIDE))
        plain = line == "panel_line"
        edge, width = theme[line if plain else "accent"], max(1, self.kit.px(1.5 if plain else 5))
        return shapes.rounded(self.rect.size, self.kit.px(RADIUS), (lid, side), edge, width)

    def _ink(self) -> Color:
        return self.kit.theme["tile_top" if has_room(self.kit) else "ink"]

    def paint(self) -> Surface:
        """Draw the box, with a tick if it is chosen, else with who comes with it."""
        canvas = super().paint()
        for at, player in enumerate(self._brings):
            edge = self.pad + self.rect.width - self.kit.px(HEAD_GAP) - at * self._head
            face = head(self.kit, player, self._head)
            canvas.blit(face, face.get_rect(midright=(edge, self.pad + self.rect.height // 2)))
        if self.chosen:
            side = self.kit.text_px("body")
            tick = shapes.tick(side, self._ink())
            edge = self.pad + self.rect.width - self.kit.px(20)
            canvas.blit(tick, tick.get_rect(midright=(edge, self.pad + self.rect.height // 2)))
        return canvas

    def _room(self) -> Rect:
        """Leave room for the tick, or for who comes."""
        room = super()._room()
        heads = len(self._brings) * self._head - self.kit.px(2 * HEAD_GAP)  # In the margin, too.
        room.width -= max(self.kit.text_px("body"), heads)
        return room

    @property
    def _head(self) -> int:
        """How large the head of who comes is."""
        return min(self.kit.px(HEAD), self.rect.height - 2 * self.kit.px(HEAD_GAP))

    def _icon_room(self, room: Rect) -> Rect:
        return Rect(room.topleft, (room.width // 3, room.height))

    def _icon(self, room: Rect) -> Surface | None:
        wide, high = min(round(room.height * BROAD), room.width), room.height
        if min(wide, high) <= 0:
            return None
        if self._preset != CUSTOM.name:
            return draw_preset(self.kit, self._preset, (wide, high))
        picture = self.kit.canvas((wide, high))
        sign = shapes.svg(self.kit.art("settings"), (min(wide, high),) * 2, self._ink())
        picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
        return picture
