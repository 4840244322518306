"""Who sits where at the end, and where the tiles of racks that tip over come to rest."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.view.parlour import choose
from game.view.proportions import tile_height
from game.view.scores.end_room import EndTable

WINNER, LOSER = 272, 205
ON_PILES = 210, 180
"""How large heads are, in reference pixels."""

PILE, STEPS = 1.44, ((112, 34), (112, 34), (260, 62))
"""How wide a pile of boxes is, in heads; and how far the first one reaches above the rim and how
much less each other one, in reference pixels, in a wide, a square and a tall window.
"""

RAISED, LOW = 1.08, 1.22
"""How far below the top of a head the rim is, in heads, of who won and of all others."""

GAP = 14
"""The space between what lies on the felt, in reference pixels."""

PLATE, PLATE_SHARE = (214, 48), 0.33
"""How large a plate is at most, in reference pixels, and what share of a line it takes."""

LINES = 3
"""Into how many lines the felt of a tall window is parted at least."""

LARGEST, COMMON, LEAST = 60, 44, 8
"""How wide a tile is at most, and how wide all are at least of racks that have room for it, in
reference pixels; and how wide any tile is at least, in pixels.
"""

PITCH = 1.2, 1.16
"""From one tile to the next, in widths and heights of a tile."""

TILT, STRAY = 11.0, 0.06
"""How far a tile is turned at most, in degrees, and how far off it lies, in its widths."""

Share = tuple[float, float, float]
"""Where a head is, and where its room begins and ends, in widths of the window."""

LONE: tuple[Share, ...] = ((0.5, 0.385, 0.615),)
BESIDE: dict[bool, tuple[tuple[Share, ...], ...]] = {
    False: (
        (),
        ((0.28, 0.15, 0.385),),
        ((0.28, 0.15, 0.385), (0.715, 0.615, 0.85)),
        ((0.146, 0.03, 0.228), (0.302, 0.232, 0.37), (0.712, 0.615, 0.82)),
    ),
    True: (
        (),
        ((0.83, 0, 1),),
        ((0.13, 0, 1), (0.87, 0, 1)),
        ((0.105, 0, 1), (0.755, 0, 1), (0.9, 0, 1)),
    ),
}
"""Where the others are beside one who won, by how many they are; in a tall window or not."""

ASIDE, THREE = 0.44, 0.16
"""Where who won is in a tall window with three others, and how wide their heads are at most."""


class Resting(NamedTuple):
    """Where a tile comes to rest, and how far it is turned then."""

    x: float
    y: float
    tilt: float


class Place(NamedTuple):
    """The head of a seat, its plate, and where its tiles come to rest."""

    head: Rect
    plate: Rect
    width: int
    resting: Sequence[Resting]
    won: bool
    pile: Rect
    """The pile of boxes on which it sits; without height if there is none."""


class Cast(NamedTuple):
    """Who won and who did not, in the order in which they sit, and how many tiles each has."""

    winners: Sequence[int]
    others: Sequence[int]
    tiles: Mapping[int, int]
    places: Mapping[int, int] | None = None
    """How many are before each at the end of a match: then all sit on piles of boxes."""

    @property
    def is_crowd(self) -> bool:
        """Whether nobody won alone, so that all sit side by side."""
        return len(self.winners) != 1

    @property
    def racks_in_the_middle(self) -> bool:
        """Whether tiles lie before those in the middle."""
        return any(self.tiles.values()) if self.is_crowd else bool(self.tiles[self.winners[0]])


class FreeFelt(NamedTuple):
    """What of the felt is taken, and in a tall window where lines of tiles are."""

    taken: Sequence[Rect]
    lines: Rect | None = None


def place_all(
    kit: Kit, table: EndTable, cast: Cast, felt: FreeFelt, plated: Sequence[int]
) -> dict[int, Place]:
    """Return the place of each seat, of which those that are `plated` lie something down."""
    lines = felt.lines
    shares = _share_out(cast, tall=bool(lines) or (not plated and kit.size[1] > kit.size[0]))
    if lines:
        rows = layout.rows(lines, max(LINES, len(plated)), kit.px(GAP))
        below = {seat: _part_line(kit, row) for seat, row in zip(plated, rows, strict=False)}
    else:
        below = {seat: _part_felt(kit, table, shares[seat], felt.taken) for seat in plated}
    tiles = {seat: cast.tiles.get(seat, 0) for seat in plated}
    widest = {
        seat: _find_width(room, tiles[seat], kit.px(LARGEST)) for seat, (room, _) in below.items()
    }
    common = max(kit.px(COMMON), min(widest.values(), default=0))
    places = {}
    for seat, share in shares.items():
        won = seat in cast.winners
        head, pile = _place_head(kit, table, share, won, cast), Rect(0, 0, 0, 0)
        if cast.places:
            pile = _find_pile(kit, table, share, cast.places[seat])
            head.size = (round(pile.w / PILE),) * 2
            head.midtop = pile.centerx, round(pile.top - _find_raised(won, cast) * head.w)
        if seat not in plated:
            places[seat] = Place(head, Rect(head.midbottom, (1, 1)), 0, (), won, pile)
            continue
        room, plate = below[seat]
        width, resting = tumble(room, tiles[seat], min(common, widest[seat]))
        if lines and resting:  # Beside the plate, not in the middle of the line.
            aside = min(tile.x for tile in resting) - room.left - width
            resting = [tile._replace(x=tile.x - aside) for tile in resting]
        if pile.h:
            plate.midtop = pile.centerx, pile.top + kit.px(GAP)
        elif not lines:
            low = reach(width, resting, room.top)
            plate.midtop = room.centerx, low + kit.px(GAP) // 2
        places[seat] = Place(head, plate, width, resting, won, pile)
    return places


def _part_line(kit: Kit, line: Rect) -> tuple[Rect, Rect]:
    """Return the room of tiles in a line of a tall window, and the plate before them."""
    high = min(line.h, kit.px(PLATE[1]) * 5 // 4)
    plate = Rect(line.left, 0, round(line.w * PLATE_SHARE), high)
    plate.midleft = line.midleft
    return Rect(plate.right, line.top, line.right - plate.right, line.h), plate


def _part_felt(kit: Kit, table: EndTable, share: Share, taken: Sequence[Rect]) -> tuple[Rect, Rect]:
    """Return the room of tiles on the felt before a seat, and a plate to lie below them."""
    room = _find_room(kit, table, share, taken)
    plate = Rect((0, 0), (min(kit.px(PLATE[0]), room.w), kit.px(PLATE[1])))
    room.height -= plate.h + kit.px(GAP) // 2
    return room, plate


def _share_out(cast: Cast, *, tall: bool) -> dict[int, Share]:
    """Return the share of the window of each seat, from left to right."""
    if not (cast.is_crowd or (tall and cast.places)):
        beside = BESIDE[tall][len(cast.others)]
        middle = ((ASIDE, 0, 1),) if tall and len(cast.others) == 3 else LONE
        return dict(zip((*cast.others, *cast.winners), (*beside, *middle), strict=True))
    half = len(cast.others) // 2
    seats = [*cast.others[:half], *cast.winners, *cast.others[half:]]
    step = 0.24 if tall else 0.19
    first = 0.5 - step * len(seats) / 2
    return {
        seat: (first + (at + 0.5) * step, first + at * step, first + (at + 1) * step)
        for at, seat in enumerate(seats)
    }


def _place_head(kit: Kit, table: EndTable, share: Share, won: bool, cast: Cast) -> Rect:
    x, side = round(share[0] * kit.size[0]), kit.px(WINNER if won else LOSER)
    if not won and len(cast.others) > 2:
        side = min(side, round(THREE * kit.size[0]))
    if cast.is_crowd:
        side = min(kit.px((WINNER + LOSER) // 2), round((share[2] - share[1]) * kit.size[0] * 0.75))
    return Rect(x - side // 2, round(table.edge(x) - side * _find_raised(won, cast)), side, side)


def _find_raised(won: bool, cast: Cast) -> float:
    return RAISED if won and not cast.is_crowd else LOW


def _find_pile(kit: Kit, table: EndTable, share: Share, place: int) -> Rect:
    """Return the pile of who has a place in a match: the earlier, the higher, from the rim up."""
    x, left, right = (round(part * kit.size[0]) for part in share)
    side = min(kit.px(ON_PILES[min(place, 1)]), (right - left) * 7 // 10)
    first, step = choose(kit.size, *STEPS)
    pile = Rect(0, table.top - kit.px(first - step * place), round(PILE * side), 0)
    pile.centerx = x
    pile.height = round(max(map(table.edge, (pile.left, pile.right)))) + table.rim - pile.top
    return pile


def _find_room(kit: Kit, table: EndTable, share: Share, taken: Sequence[Rect]) -> Rect:
    x, left, right = (round(part * kit.size[0]) for part in share)
    gap, outer = kit.px(GAP), min(left, kit.size[0] - right)
    fifth = (right - left) // 5
    steep = left + fifth if outer == left else right - fifth
    top = round(max(table.edge(steep), table.edge(x))) + table.rim + gap
    room = Rect(left + gap // 2, top, right - left - gap, kit.size[1])
    below = [it.top for it in taken if it.left < room.right and it.right > room.left]
    room.height = min((y for y in below if y > top), default=kit.size[1]) - gap - top
    return room


def tumble(room: Rect, count: int, largest: int) -> tuple[int, list[Resting]]:
    """Return how wide this many tiles are in a room, and where they lie; none hides a number."""
    width = _find_width(room, count, largest)
    lines = max(1, _lines(room, count, width))
    return width, list(_lie(room, count, width, max(1, -(-count // lines))))


def _find_width(room: Rect, count: int, largest: int) -> int:
    widths = range(largest, LEAST, -1)
    return next((width for width in widths if _lines(room, count, width)), LEAST)


def reach(width: int, resting: Sequence[Resting], top: int) -> int:
    """Return how low tiles so wide reach that lie so; without any it is `top`."""
    low = max((tile.y for tile in resting), default=top - tile_height(width) * PITCH[1] / 2)
    return round(low + tile_height(width) * PITCH[1] / 2)


def _lines(room: Rect, count: int, width: int) -> int:
    """Return in how many lines tiles so wide have room; 0 if they have not."""
    if not count:
        return 1
    a_line = int(room.w / (width * PITCH[0]))
    lines = -(-count // a_line) if a_line else 0
    return lines if lines * tile_height(width) * PITCH[1] <= room.h else 0


def _lie(room: Rect, count: int, width: int, a_line: int) -> Iterator[Resting]:
    chance, (across, down) = Random(count), (width * PITCH[0], tile_height(width) * PITCH[1])
    for at in range(count):
        line, place = divmod(at, a_line)
        here = min(a_line, count - line * a_line)
        stray = chance.uniform(-STRAY, STRAY) * width
        x = room.centerx + (place - (here - 1) / 2) * across + stray
        tilt = chance.uniform(TILT / 3, TILT) * chance.choice((-1, 1))
        yield Resting(x, room.top + (line + 0.5) * down + stray, tilt)
