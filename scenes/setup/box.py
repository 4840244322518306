"""Boxes of rules on a shelf, and the trays in them."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import asin, cos, degrees, sin

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.rules import CUSTOM, FAMILY, OFFERED, TOGETHER, Rules
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_out
from game.kit.stage import Stage
from game.kit.widgets.card import Card, CardButton, Picture, Size, Words
from game.kit.widgets.widget import Widget
from game.session.player import Player
from game.view.players.avatars import full_name, head
from game.view.room import draw_wood, has_room
from game.view.rule_pictures import draw_preset
from game.view.sheets import draw_paper
from game.view.wording import joined, rules_name
from scenes.setup.notes import draw_frame

BOXES = ("classic-2016", "twist-2018", TOGETHER.name)
HOUSE = "house"
"""The boxes that stand in the set-up, and that of all other rules."""

TINTS = {
    "classic-2016": ("seat_1", "seat_1"),
    "twist-2018": ("seat_3", "seat_3"),
    "twist-2015": ("seat_3", "seat_2"),
    "pressman-2009": ("accent_edge", "seat_1"),
    "article": ("seat_1", "seat_3"),
    "river": ("seat_2", "seat_2"),
    "family": ("seat_0", "seat_0"),
    "relaxed": ("seat_0", "seat_2"),
    TOGETHER.name: ("accent_edge", "accent_edge"),
    CUSTOM.name: ("rim_light", "rim_light"),
}
"""The two colours of the theme that are mixed for a box."""

DARKER = {"lid": 0.22, "top": 0.36, "low": 0.56, "inside": 0.74}
"""How much darker than its colour the parts of a box are; `inside` is the ground of a tray."""

LID, SIDES = 0.17, 0.03
"""How high the lid is, in heights of the box, and how far it reaches over the sides, in widths."""

OPENS, RISE, LIFT = 0.24, 30, 8
"""Seconds in which the lid of a chosen box opens, how far its end goes up, in reference pixels, and
how far a lid goes up that is pointed at."""

BOARD, GAP = 18, 8
"""How thick the board of a shelf is, and the space between two boxes, in reference pixels."""

RATIO, HIGHEST = 1.7, 362
"""How high a box is at most: in its widths, and in reference pixels."""

CORNER, RIM = 8, 10
"""The corners of boxes and the rim of a tray, in reference pixels."""

FRONT = 0.38
"""How much of the front the picture keeps where words need the rest, in heights."""

HEAD = 0.62
"""How high the head of who comes with a box is at most, in heights of its picture."""


def boxes_in_setup(presets: Collection[str], *, together: bool) -> tuple[str, ...]:
    """List the boxes on the shelf; the one for all together only where people play together."""
    offered = {*presets, *((TOGETHER.name,) if together and FAMILY.name in presets else ())}
    return (*(box for box in BOXES if box in offered), HOUSE)


def box_of(rules: Rules) -> str:
    """Return the box that some rules come out of; what is not as in the others is house rules."""
    known = rules.name in BOXES and rules.river == OFFERED[rules.name].river
    return rules.name if known else HOUSE


def tint_of(kit: Kit, preset: str) -> Color:
    """Return the colour of the box of a preset; a rung is in the box of one's own rules."""
    one, other = (kit.theme[name] for name in TINTS.get(preset, TINTS[CUSTOM.name]))
    return shapes.opaque(one).lerp(shapes.opaque(other), 0.5)


class GameBox(CardButton):
    """A box of rules on a shelf; the chosen one is open."""

    moves = True

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, card: Card, tint: Color) -> None:
        """Take the colour of the box."""
        self._tint, self._open = tint, float(card.is_chosen)
        super().__init__(kit, stage, rect, card, None)

    def animate(self, dt: float) -> None:
        """Open or close the lid."""
        if self._open != self.chosen:
            step = dt / OPENS if self.chosen else -dt / OPENS
            self._open = min(1.0, max(0.0, self._open + step))
            self.refresh()

    def continue_from(self, before: Widget) -> None:
        """Open or close it from where it was."""
        if isinstance(before, GameBox) and not self.kit.preferences.reduced_motion:
            self._open = before._open
            self.refresh()

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the box with its lid and its label; where there is no room, as any button."""
        if not has_room(self.kit):
            return super().background(fill, lighter, line)
        kit, body, front = self.kit, Surface(self.rect.size, SRCALPHA), self._front
        top, low, inside = (
            self._tint.lerp("black", DARKER[part] - lighter) for part in ("top", "low", "inside")
        )
        radius, sides = kit.px(CORNER), self._face
        cover = Rect(front.topleft, (front.w, sides.top - front.top))
        hole = Rect(sides.left, cover.top + cover.h // 2, sides.w, cover.h)
        body.blit(shapes.rounded(hole.size, radius, inside), hole)
        body.blit(shapes.rounded(sides.size, radius, (top, low)), sides)
        self._lay_lid(body, cover, lighter)
        words, edge = self._places()[1], kit.px(CORNER)
        label = Rect(words.left - edge, words.top - edge, words.w + 2 * edge, words.h + 3 * edge)
        body.blit(draw_paper(kit, label.size), label)
        if self.chosen:
            body.blit(draw_frame(kit, self.rect.size), (0, 0))
        return body

    def _lay_lid(self, body: Surface, cover: Rect, lighter: float) -> None:
        """Draw the lid, which hangs by its left end as far as the box is open."""
        kit, radius = self.kit, self.kit.px(CORNER)
        shade = cover.move(0, max(2, cover.h // 8)).inflate(cover.w * -2 * SIDES, 0)
        body.blit(shapes.rounded(shade.size, radius, Color(0, 0, 0, 90)), shade)
        color = self._tint.lerp("black", DARKER["lid"] - lighter)
        lid = shapes.rounded(cover.size, radius, (color.lerp("white", 0.12), color))
        angle = asin(kit.px(RISE) * ease_out(self._open) / max(cover.w, kit.px(RISE)))
        across, down = cover.w / 2, cover.h / 2
        middle = (
            cover.left + across * cos(angle) + down * sin(angle),
            cover.bottom - down * cos(angle) - across * sin(angle),
        )
        up = kit.px(LIFT) if self.hovered and not self.chosen else 0
        turned = shapes.transformed(lid, tilt=degrees(angle))
        body.blit(turned, turned.get_rect(center=middle).move(0, -up))

    @property
    def _front(self) -> Rect:
        """Where the closed box is seen in its place."""
        rise = self.kit.px(RISE)
        return Rect(0, rise, self.rect.w, self.rect.h - rise)

    @property
    def _face(self) -> Rect:
        """The front below the lid."""
        if not has_room(self.kit):
            return super()._face
        front, beside = self._front, round(self.rect.w * SIDES)
        lid = round(front.h * LID)
        return Rect(beside, front.top + lid, front.w - 2 * beside, front.h - lid)

    def _places(self) -> tuple[Rect, Rect]:
        """Leave room for the edge of the label below the words."""
        picture, words = super()._places()
        up = self.kit.px(CORNER)
        return Rect(picture.topleft, (picture.w, picture.h - up)), words.move(0, -up)

    def _ink(self) -> Color:
        return self.kit.theme["ink_dark" if has_room(self.kit) else "ink"]


class OpenBox(GameBox):
    """A box that lies open on the table, with what is special in it."""

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:  # noqa: ARG002
        """Draw the inside of the box."""
        return draw_tray(self.kit, self.rect.size, self._tint)

    @property
    def _face(self) -> Rect:
        rim = self.kit.px(2 * RIM)
        return Rect((0, 0), self.rect.size).inflate(-2 * rim, -rim)

    def _ink(self) -> Color:
        return self.kit.theme[ink_in_tray(self.kit)]


def box_card(
    kit: Kit, box: str, rules: Rules, take: Callable[[], None], comes: Sequence[Player]
) -> Card:
    """Show a box of the set-up; what was chosen among the house rules is on theirs."""
    now, preset, sub = box_of(rules), box, kit.text(f"box-{box}-sub")
    if box == HOUSE:
        preset = CUSTOM.name
    if box == now == HOUSE:
        preset, sub = rules.name, rules_name(kit, rules)
    title = kit.text(f"box-{box}")
    rows = len(title.split())  # A small box has no room for two words in a line.
    lines = Words(title, "body", "bold", rows=rows), Words(sub, "small", rows=2)
    names = [full_name(kit, each) for each in comes]
    brings = kit.text("box-brings", who=joined(kit, names)) if names else ""
    front = Picture(partial(draw_front, kit, preset, comes), least=FRONT)
    return Card(f"box-{box}", lines, take, front, is_chosen=box == now, tip=brings)


def draw_front(kit: Kit, preset: str, brings: Sequence[Player], size: Size) -> Surface:
    """Draw what is special in a preset, and who comes if its box is taken."""
    picture, side = draw_preset(kit, preset, size), round(min(size[1], size[0] / 2) * HEAD)
    for at, player in enumerate(brings):
        face = head(kit, player, side)
        picture.blit(face, face.get_rect(bottomright=(size[0] - at * side, size[1])))
    return picture


def shelve(kit: Kit, stage: Stage, room: Rect, count: int, across: int) -> list[Rect]:
    """Draw shelves in a room, and return the places of boxes on them."""
    gap, board = kit.px(GAP), kit.px(BOARD)
    shelves = layout.rows(room, -(-count // across), gap)
    if has_room(kit):
        for shelf in shelves:
            wood = draw_wood(kit, (shelf.w, board))
            wood.fill(kit.theme["rim_edge"], (0, 0, shelf.w, max(1, board // 8)))
            stage.add(wood, shelf.left, shelf.bottom - board)
    wide = layout.columns(room, across, gap)[0].w
    high = min(shelves[0].h - board, round(RATIO * wide), kit.px(HIGHEST))
    standing = (Rect(it.left, it.bottom - board - high, it.w, high) for it in shelves)
    places = [place for shelf in standing for place in layout.columns(shelf, across, gap)]
    return places[:count]


def draw_tray(kit: Kit, size: Size, tint: Color) -> Surface:
    """Draw an open box from above; without a room, a plate."""
    radius, theme = kit.px(CORNER), kit.theme
    if not has_room(kit):
        return shapes.rounded(size, radius, theme["panel"], theme["panel_line"], kit.px(2))
    lid, low, inside = (tint.lerp("black", DARKER[part]) for part in ("lid", "low", "inside"))
    tray, rim = shapes.rounded(size, radius, (lid, low)), kit.px(RIM)
    ground = shapes.rounded((size[0] - 2 * rim, size[1] - 2 * rim), radius, inside)
    tray.blit(ground, (rim, rim))
    pygame.draw.rect(tray, inside.lerp("black", 0.4), (rim, rim, ground.width, max(2, rim // 2)))
    return tray


def ink_in_tray(kit: Kit) -> str:
    """Return the colour of words in an open box, which is dark in every theme with a room."""
    return "tile_top" if has_room(kit) else "ink"
