"""The seats after a game, a row each: the player, the tiles still held, the points."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.engine.rules import Rounds
from game.engine.tile import Row
from game.kit import paint
from game.kit.kit import Kit
from game.kit.widgets import RADIUS
from game.session import Session
from game.view import cut
from game.view.art import TileArt, tile_height
from game.view.characters import character
from game.view.faces import avatar
from game.view.sheet import signed
from scenes.screen import Screen

LARGEST_TILE = 60  # reference px
SMALLEST_TILE = 8  # px


@dataclass(frozen=True)
class Parts:
    """The places of a row's parts, and the whole of it."""

    whole: Rect
    face: Rect
    words: Rect
    tiles: Rect
    score: Rect


def in_one_line(kit: Kit, whole: Rect) -> Parts:
    """Part a row into face, words, tiles and score side by side."""
    line = _inner(kit, whole)
    face, words, score = _ends(kit, line, line.width // 4)
    tiles = Rect(words.right, line.top, score.left - words.right, line.height)
    return Parts(whole, face, words, tiles, score)


def in_two_lines(kit: Kit, whole: Rect) -> Parts:
    """Part a row, the tiles with a line of their own."""
    inner = _inner(kit, whole)
    upper = Rect(inner.left, inner.top, inner.width, inner.height * 9 // 20)
    top = upper.bottom + kit.px(10)
    tiles = Rect(inner.left, top, inner.width, inner.bottom - top)
    face, words, score = _ends(kit, upper, upper.width * 4 // 5)
    return Parts(whole, face, words, tiles, score)


def _inner(kit: Kit, whole: Rect) -> Rect:
    return whole.inflate(-2 * kit.px(26), -2 * kit.px(16))


def _ends(kit: Kit, line: Rect, words_end: int) -> tuple[Rect, Rect, Rect]:
    """Give the places of face, words and score; the words end so far from the left."""
    side, height = min(line.height, kit.px(84)), min(line.height, kit.px(72))
    face = Rect(0, 0, side, side)
    face.midleft = line.midleft
    left = face.right + kit.px(20)
    words = Rect(left, 0, line.left + words_end - left, height)
    words.centery = line.centery
    score = Rect(0, line.top, line.width * 3 // 20, line.height)
    score.right = line.right
    return face, words, score


class ScoreRows:
    """Draws the seats after the last game of a session."""

    def __init__(self, screen: Screen, session: Session, art: TileArt) -> None:
        self._screen, self._session, self._art = screen, session, art

    def draw(self, seat: int, parts: Parts, tile: int) -> None:
        """Draw a seat, its tiles so many pixels wide."""
        write, text, session = self._screen.write, self._screen.kit.text, self._session
        player, result = session.players[seat], session.results[-1]
        self._draw_ground(parts.whole, seat in result.winners)
        face = avatar(self._screen.kit, player.face, seat, parts.face.width)
        self._screen.stage.add(face, *parts.face.topleft)
        name, wins = cut.rows(parts.words, 2, 0)
        write(name, player.name, "bold", "label", align="left")
        manner = character(self._screen.kit, player.bot)
        so_far = " · ".join(filter(None, [self._so_far(seat), manner]))
        write(wins, so_far, size="small", color="ink_soft", align="left")
        write(parts.score, signed(result.scores[seat]), "title", "title", align="right")
        if rack := session.game.position.seats[seat].rack:
            self._lay(rack, parts.tiles, tile)
        else:
            write(parts.tiles, text("scoring-empty"), color="ink_soft", align="left")

    def _so_far(self, seat: int) -> str:
        """Say what decides the match: the games won, or the points."""
        text, session = self._screen.kit.text, self._session
        if isinstance(session.rules.length, Rounds):
            return text("scoring-wins", count=session.standing.games_won[seat])
        return text("scoring-total", points=signed(session.standing.totals[seat]))

    def _draw_ground(self, place: Rect, won: bool) -> None:
        kit = self._screen.kit
        line, width = ("accent_ink", kit.px(4)) if won else ("panel_line", kit.px(2))
        ground = paint.rounded(
            place.size, kit.px(RADIUS), kit.theme["panel"], kit.theme[line], max(1, width)
        )
        self._screen.stage.add(ground, *place.topleft)

    def _lay(self, rack: Row, room: Rect, width: int) -> None:
        pad, gap = self._art.pad(width), tile_gap(width)
        a_line = tiles_a_line(room.width, width)
        lines = -(-len(rack) // a_line)
        top = room.centery - block_height(lines, width) // 2
        for at, tile in enumerate(rack):
            down, across = divmod(at, a_line)
            x = room.left + across * (width + gap) - pad[0]
            y = top + down * (tile_height(width) + gap) - pad[1]
            self._screen.stage.add(self._art.face(tile, width), x, y)


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
