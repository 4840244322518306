"""Bodies behind a table, and arms with paws: what is drawn around a head.

Draw the body, over it the head, then the table's rim, and last the paws, so that they lie on it.
"""

from math import ceil, floor
from typing import Literal, NamedTuple

from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import shapes
from game.kit.face_plan import SIDE, FacePlan
from game.kit.kit import Kit
from game.kit.surface_cache import cached_surface
from game.session.player import Player
from game.view.players.avatars import Look, draw_head, head, look_of, seat_color
from game.view.players.faces import AHEAD, Gaze, Mood, plan_of
from game.view.players.svg_text import drawing, ellipse, fill, place, stroke

Pose = Literal["rim", "rack", "up", "wave", "mug", "cover", "clap"]
"""What the arms do: rest on the rim, hold a rack there, both up, one up, hold a mug, cover the
eyes, clap.
"""


class Bearing(NamedTuple):
    """How somebody looks, and what the arms do."""

    mood: Mood = "calm"
    pose: Pose = "rim"
    gaze: Gaze = AHEAD


CALM = Bearing()

RIM = 1.22
"""How far below the top of a head the rim is on which paws rest, in heads."""

REACH = 1.36
"""How wide somebody with resting paws is, in heads."""


class Arm(NamedTuple):
    """The way of an arm: outwards from the middle and down from the top of the head, in units."""

    shoulder: shapes.Point
    elbow: shapes.Point
    paw: shapes.Point
    turn: float
    is_behind: bool = False
    """Whether the arm, but not its paw, is behind head and body."""


RESTS = Arm((70, 123), (78, 152), (44, 156), -10)
HOLDS = Arm((66, 122), (100, 132), (76, 150), -16)
LIFTED = Arm((58, 152), (122, 130), (104, 44), 194, is_behind=True)
DRINKS = Arm((58, 152), (136, 156), (70, 108), 110, is_behind=True)
COVERS = Arm((74, 130), (112, 124), (23, 64), -155)
CLAPS = Arm((70, 125), (84, 156), (15, 140), -62)

Arms = tuple[Arm, Arm]
"""The left and the right one."""

POSES: dict[Pose, Arms] = {
    "rim": (RESTS, RESTS),
    "rack": (HOLDS, HOLDS),
    "up": (LIFTED, LIFTED),
    "wave": (RESTS, LIFTED),
    "mug": (RESTS, DRINKS),
    "cover": (COVERS, COVERS),
    "clap": (CLAPS, CLAPS),
}

OUT = -1, 1
"""Which way the left and the right arm go."""

ARM, PAW, CUFF = 27.0, 26.0, 40.0
"""How thick an arm is, and how far a paw and its cuff reach, in units."""

BODY = 96.0, 250.0
"""How far below the top of the head a body begins and ends, in units."""

CLOTH = (
    "M38 98C-6 106 -16 136 -22 180L-26 {low}H154L150 180C144 136 134 106 90 98Z",
    "M64 136V{low}",
    "M30 104C42 128 86 128 98 104L104 116C90 144 38 144 24 116Z",
)
"""The cloth, its seam, and the collar."""

DARK, LIGHT, CREAM = Color("#1A0A14"), Color("#FFE7BE"), Color("#FFF4DC")
SHADOW, PLAIN = "#0A0408", "#8A6A50"
"""The shadow of a paw, and the colour of those whose owner's drawing names none."""

MUG = (
    stroke("M19 -10h7q12 0 12 12t-14 12", "#E9DCC0", 6)
    + fill("M-22 -18h44l-4 38q-1 6 -8 6h-20q-7 0 -8 -6z", "#FFF4DC")
    + fill("M-20.6 0h41.2l-1.2 11h-38.8z", "#D0404A")
    + ellipse((0, -18), (22, 5.5), "#8A5430")
)


class Part(NamedTuple):
    """A picture of a part of a player; do not draw on it."""

    picture: Surface
    offset: tuple[int, int]
    """Where its top left corner is, in pixels from that of the head's box."""

    def place(self, head: Rect) -> Rect:
        """Return where it lies around the box of a head of the size it was drawn for."""
        x, y = self.offset
        return self.picture.get_rect(topleft=(head.x + x, head.y + y))


def body(kit: Kit, color: int, side: int, pose: Pose = "rim") -> Part:
    """Draw the body below a head of such a side, and the arms that are behind it."""
    box = _box(side, _body_units(pose))
    return Part(_body(seat_color(kit, color), side, pose), box.topleft)


def paws(kit: Kit, player: Player, color: int, side: int, pose: Pose = "rim") -> Part:
    """Draw the paws of a player, and the arms that are before the body; `RIM` says how low."""
    plan = plan_of(look_of(kit, player).animal)
    coat, arms = seat_color(kit, color), _reaching(pose, plan)
    fur = plan.paw if plan else PLAIN
    picture = _paws(fur, coat, side, arms, has_mug=pose == "mug")
    return Part(picture, _box(side, _bound(arms)).topleft)


def figure(
    kit: Kit, player: Player, color: int, side: int, bearing: Bearing = CALM
) -> tuple[Part, Part, Part]:
    """Draw the body of a player, the head, and the paws, from behind to before."""
    pose = bearing.pose
    face = Part(head(kit, player, side, bearing.mood, bearing.gaze), (0, 0))
    return body(kit, color, side, pose), face, paws(kit, player, color, side, pose)


FOOT = 0.42
"""How far below a head a figure ends, in heads: its paws are just above."""


def draw_figure(
    kit: Kit, size: tuple[int, int], player: Player, color: int, mood: Mood = "calm"
) -> Surface:
    """Draw a player whose paws rest at the foot of a picture, as large as there is room."""
    side = max(1, min(round(size[0] / REACH), round(size[1] / (1 + FOOT))))
    picture, place = kit.canvas(size), Rect(0, 0, side, side)
    place.midbottom = size[0] // 2, size[1] - round(side * FOOT)
    for part in figure(kit, player, color, side, Bearing(mood)):
        picture.blit(part.picture, part.place(place))
    return picture


def _reaching(pose: Pose, plan: FacePlan | None) -> Arms:
    """Return the arms of a pose; covering paws go to the eyes of this animal."""
    left, right = POSES[pose]
    if plan and pose == "cover":
        (x, y, _), middle = plan.eyes, SIDE / 2
        left = right = COVERS._replace(paw=(middle - x, y))
    return left, right


SHOULDERS = 1.5
"""How wide the picture of a sitter is, in heads."""

RAISED = 0.2
"""How much higher the body of a sitter is, in heads: a rim hides all but head and shoulders."""


def sitter(
    kit: Kit,
    player: Player,
    color: int,
    side: int,
    mood: Mood,
    gaze: Gaze = AHEAD,
    below: int = 0,
    raised: float = RAISED,
) -> Surface:
    """Draw a player who sits low, with `below` pixels under the head; do not draw on it."""
    coat = seat_color(kit, color)
    return _sitter(look_of(kit, player), coat, side, (below, raised), mood, gaze)


@cached_surface(2 << 20)
def _sitter(
    look: Look, coat: Color, side: int, seated: tuple[int, float], mood: Mood, gaze: Gaze
) -> Surface:
    below, raised = seated
    picture = Surface((round(side * SHOULDERS), side + below), SRCALPHA)
    place = Rect((picture.width - side) // 2, 0, side, side)
    box = _box(side, _body_units("rim")).move(place.topleft)
    picture.blit(_body(coat, side, "rim"), box.move(0, -round(raised * side)))
    picture.blit(draw_head(look, side, mood, gaze), place)
    return picture


@cached_surface(1 << 20)
def _body(coat: Color, side: int, pose: Pose) -> Surface:
    dark, low = coat.lerp(DARK, 0.42), BODY[1] + 10
    cloth, seam, collar = (path.format(low=low) for path in CLOTH)
    stops = zip((0, 0.25, 1), (coat.lerp(LIGHT, 0.32), coat, dark), strict=True)
    shades = "".join(f'<stop offset="{at}" stop-color="{_hex(shade)}"/>' for at, shade in stops)
    vector = 'id="cloth" x1="0%" y1="0%" x2="0%" y2="100%"'
    drawn = f"<defs><linearGradient {vector}>{shades}</linearGradient></defs>"
    for arm, out in zip(POSES[pose], OUT, strict=True):
        drawn += _limb(coat, arm, out) if arm.is_behind else ""
    drawn += fill(cloth, "url(#cloth)") + stroke(seam, _hex(dark), 3, 0.6)
    drawn += fill(collar, _hex(coat.lerp(DARK, 0.22)))
    drawn += ellipse((SIDE / 2, 120), (40, 11), SHADOW, opacity=0.26)
    return _draw(drawn, side, _body_units(pose))


@cached_surface(1 << 20)
def _paws(fur: str, coat: Color, side: int, arms: Arms, *, has_mug: bool) -> Surface:
    sleeves, hands = "", []
    for arm, out in zip(arms, OUT, strict=True):
        cuff = fill(
            "M-13 -22H13Q19 -22 19 -16T13 -9H-13Q-19 -9 -19 -16T-13 -22Z",
            _hex(coat.lerp(CREAM, 0.35)),
        )
        sleeves += ("" if arm.is_behind else _limb(coat, arm, out)) + _place_paw(cuff, arm, out)
        hands.append(_paw(Color(fur), arm, out))
    if has_mug:
        x, y = arms[1].paw
        hands.insert(1, place(SIDE / 2 + x - 26, y - 4, MUG, turn=-4))
    return _draw(sleeves + "".join(hands), side, _bound(arms))


def _limb(coat: Color, arm: Arm, out: int) -> str:
    middle = SIDE / 2
    (x, y), (bend, low), (end, paw) = (
        (middle + out * across, down) for across, down in (arm.shoulder, arm.elbow, arm.paw)
    )
    line = f"M{x} {y}Q{bend} {low} {end} {paw}"
    edge, cloth, seam = (_hex(coat.lerp(*mix)) for mix in ((DARK, 0.5), (DARK, 0.12), (LIGHT, 0.4)))
    return (
        place(0, 3, stroke(line, edge, ARM))
        + stroke(line, cloth, ARM)
        + place(0, -7, stroke(line, seam, 5, 0.3))
    )


def _paw(fur: Color, arm: Arm, out: int) -> str:
    shadow = "" if arm.is_behind else ellipse((0, 5), (21, 15), SHADOW, opacity=0.3)
    paw = fill("M-20 2C-20 -14 -10 -17 0 -17S20 -14 20 2C20 11 12 14 0 14S-20 11 -20 2Z", _hex(fur))
    fingers = stroke("M-7 4v9M7 4v9", _hex(fur.lerp("black", 0.45)), 3)
    light = stroke("M-13 -9Q0 -16 13 -9", "#FFFFFF", 3, 0.25)
    return _place_paw(shadow + paw + fingers + light, arm, out)


def _place_paw(shape: str, arm: Arm, out: int) -> str:
    x, y = arm.paw
    return place(SIDE / 2 + out * x, y, shape, 0.95, out * arm.turn)


Units = tuple[float, float, float, float]
"""Left, top, right and bottom of a picture, from the head's top left corner."""


def _body_units(pose: Pose) -> Units:
    top, low = BODY
    if any(arm.is_behind for arm in POSES[pose]):
        return -62, LIFTED.paw[1] - ARM, SIDE + 62, low
    return -26, top, SIDE + 26, low


def _bound(arms: Arms) -> Units:
    points = [
        point
        for arm in arms
        for point in ([arm.paw] if arm.is_behind else [arm.shoulder, arm.elbow, arm.paw])
    ]
    wide, middle = max(x for x, _ in points) + PAW, SIDE / 2
    ys = [y for _, y in points]
    return middle - wide, min(ys) - CUFF, middle + wide, max(ys) + CUFF


def _box(side: int, units: Units) -> Rect:
    """Return the pixels that units take around a head of such a side."""
    left, top = (floor(each * side / SIDE) for each in units[:2])
    right, bottom = (ceil(each * side / SIDE) for each in units[2:])
    return Rect(left, top, right - left, bottom - top)


def _draw(drawn: str, side: int, units: Units) -> Surface:
    box, scale = _box(side, units), SIDE / side
    left, top, wide, high = (each * scale for each in (*box.topleft, *box.size))
    return shapes.draw_source(drawing(drawn, (left, top, wide, high)), box.size)


def _hex(color: Color) -> str:
    return f"#{color.r:02X}{color.g:02X}{color.b:02X}"
