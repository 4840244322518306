"""The seats after a game, a row each: the player, the tiles still held, the points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.engine.rules import Rounds
from game.engine.tile import Row
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.widget import RADIUS
from game.session.session import Session
from game.view.avatars import avatar, character
from game.view.proportions import tile_height
from game.view.score_countup import ScoreCountUp
from game.view.tile_art import TileArt
from game.view.turning_tile import Point, TurningTile
from game.view.wording import signed
from scenes.screen import Screen

LARGEST_TILE = 60  # reference px
SMALLEST_TILE = 8  # px
TALLEST = 180  # reference px
WORDS, SCORE = 0.36, 0.24  # the largest shares of a line that words and points may take


@dataclass(frozen=True)
class Parts:
    """The places of a row's parts, and the whole of it."""

    whole: Rect
    face: Rect
    words: Rect
    tiles: Rect
    score: Rect


def row_parts(kit: Kit, session: Session, room: Rect) -> list[Parts]:
    """Part a room into a row a seat, in one line or two, whichever has the larger tiles."""
    count, gap = len(session.players), kit.px(14)
    height = min(room.height, count * (kit.px(TALLEST) + gap) - gap)
    wholes = layout.rows(Rect(room.left, room.top, room.width, height), count, gap)
    words, score = _widths(kit, session, room.width)
    ways = [[way(kit, whole, words, score) for whole in wholes] for way in (_one_line, _two_lines)]
    return max(ways, key=lambda rows: widest_tile(kit, session, rows))


def _widths(kit: Kit, session: Session, room: int) -> tuple[int, int]:
    """Give the widths that names and points take."""
    names = max(
        max(
            kit.width(player.name, "bold", "label"),
            kit.width(so_far(kit, session, seat), "text", "small"),
        )
        for seat, player in enumerate(session.players)
    )
    score = max(kit.width(signed(each), "title", "title") for each in session.results[-1].scores)
    return min(names + kit.px(20), round(room * WORDS)), min(score, round(room * SCORE))


def so_far(kit: Kit, session: Session, seat: int) -> str:
    """Say what decides the match, the games won or the points, and a bot's character."""
    standing = session.standing
    if isinstance(session.rules.length, Rounds):
        told = kit.text("scoring-wins", count=standing.games_won[seat])
    else:
        told = kit.text("scoring-total", points=signed(standing.totals[seat]))
    return " · ".join(filter(None, [told, character(kit, session.players[seat].bot)]))


def _one_line(kit: Kit, whole: Rect, words_width: int, score_width: int) -> Parts:
    """Part a row into face, words, tiles and score side by side."""
    line, gap = _inner(kit, whole), kit.px(20)
    face, words, score = _ends(kit, line, words_width, score_width)
    left = words.right + gap
    return Parts(
        whole, face, words, Rect(left, line.top, score.left - gap - left, line.height), score
    )


def _two_lines(kit: Kit, whole: Rect, words_width: int, score_width: int) -> Parts:
    """Part a row, the tiles with a line of their own."""
    inner = _inner(kit, whole)
    upper = Rect(inner.left, inner.top, inner.width, inner.height * 9 // 20)
    top = upper.bottom + kit.px(8)
    tiles = Rect(inner.left, top, inner.width, inner.bottom - top)
    face, words, score = _ends(kit, upper, words_width, score_width)
    return Parts(whole, face, words, tiles, score)


def _inner(kit: Kit, whole: Rect) -> Rect:
    return whole.inflate(-2 * kit.px(24), -2 * kit.px(14))


def _ends(kit: Kit, line: Rect, words_width: int, score_width: int) -> tuple[Rect, Rect, Rect]:
    """Give the places of face, words and score in a line."""
    side = min(line.height, kit.px(84))
    face = Rect(0, 0, side, side)
    face.midleft = line.midleft
    height = min(line.height, kit.lines("label") + kit.lines("small"))
    words = Rect(face.right + kit.px(18), 0, words_width, height)
    words.centery = line.centery
    return face, words, Rect(line.right - score_width, line.top, score_width, line.height)


def widest_tile(kit: Kit, session: Session, rows: Sequence[Parts]) -> int:
    """Give the largest width in pixels in which every rack fits into its row."""
    racks = [seat.rack for seat in session.game.position.seats]
    return min(tile_width(row.tiles, racks, kit.px(LARGEST_TILE)) for row in rows)


class ScoreRow:
    """A seat after the last game of a session, drawn on a screen."""

    def __init__(
        self,
        screen: Screen[Any],
        session: Session,
        seat: int,
        parts: Parts,
        art: TileArt,
        tile: int,
    ) -> None:
        """Take the width of the tiles in pixels."""
        self._screen, self._session, self._seat = screen, session, seat
        kit, player = screen.kit, session.players[seat]
        self._whole = parts.whole
        self._ground = screen.stage.add(self._paint_ground(False), *parts.whole.topleft)
        face = avatar(kit, player.face, seat, parts.face.width)
        screen.stage.add(face, *parts.face.topleft)
        upper = parts.words.height * 3 // 5
        name = Rect(parts.words.topleft, (parts.words.width, upper))
        below = Rect(name.bottomleft, (name.width, parts.words.height - upper))
        told = so_far(kit, session, seat)
        screen.write(name, player.name, "bold", "label", align="left")
        screen.write(below, told, size="small", color="ink_soft", align="left")
        self._score = screen.write(parts.score, "0", "title", "title", align="right")
        rack = session.game.position.seats[seat].rack
        self._tiles = self._lay(rack, parts.tiles, art, tile)
        if not rack:
            screen.write(parts.tiles, kit.text("scoring-empty"), color="ink_soft", align="left")

    def show(self, telling: ScoreCountUp, now: float) -> None:
        """Show what is told at a moment in seconds."""
        for index, (tile, middle) in enumerate(self._tiles):
            tile.show(telling.turned(self._seat, index, now), middle)
        self._score.set_text(signed(telling.points(self._seat, now)))
        won = self._seat in self._session.results[-1].winners
        self._ground.show(self._paint_ground(won and now >= telling.end))

    def _paint_ground(self, framed: bool) -> Surface:
        kit = self._screen.kit
        line, width = ("accent_ink", kit.px(4)) if framed else ("panel_line", kit.px(2))
        theme, radius = kit.theme, kit.px(RADIUS)
        return shapes.rounded(self._whole.size, radius, theme["panel"], theme[line], max(1, width))

    def _lay(
        self, rack: Row, room: Rect, art: TileArt, width: int
    ) -> list[tuple[TurningTile, Point]]:
        gap, a_line = tile_gap(width), max(1, tiles_a_line(room.width, width))
        top = room.centery - block_height(-(-len(rack) // a_line), width) // 2
        tiles = []
        for at, tile in enumerate(rack):
            down, across = divmod(at, a_line)
            left = room.left + across * (width + gap)
            above = top + down * (tile_height(width) + gap)
            middle = left + width / 2, above + tile_height(width) / 2
            tiles.append((TurningTile(self._screen.stage, art, tile, width, middle), middle))
        return tiles


def tile_width(room: Rect, racks: Sequence[Row], largest: int) -> int:
    """Give the largest width in pixels in which each rack fits into a room."""
    most = max(len(rack) for rack in racks)
    for width in range(largest, SMALLEST_TILE, -1):
        a_line = tiles_a_line(room.width, width)
        if a_line and block_height(-(-most // a_line), width) <= room.height:
            return width
    return SMALLEST_TILE


def tiles_a_line(room: int, width: int) -> int:
    """Count the tiles of a width that fit side by side."""
    gap = tile_gap(width)
    return (room + gap) // (width + gap)


def block_height(lines: int, width: int) -> int:
    """Measure so many lines of tiles."""
    return lines * (tile_height(width) + tile_gap(width)) - tile_gap(width)


def tile_gap(width: int) -> int:
    """Give the space between tiles of a width."""
    return max(2, width // 12)
