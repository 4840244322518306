"""One seat after a game: the player, the tiles still held, the points."""

from collections.abc import Sequence

from pygame import Rect

from game.engine.tile import Row
from game.kit import paint
from game.kit.widgets import RADIUS
from game.session import Session
from game.view import cut
from game.view.art import TileArt, tile_height
from game.view.faces import avatar
from game.view.sheet import signed
from scenes.screen import Screen

LARGEST_TILE = 60  # reference px
SMALLEST_TILE = 8  # px


class ScoreRow:
    """A place cut into its parts: all in one line, or the tiles in a second one if `high`."""

    def __init__(self, screen: Screen, place: Rect, high: bool) -> None:
        self._screen = screen
        self._place = place
        inner = place.inflate(-2 * screen.kit.px(26), -2 * screen.kit.px(14))
        line = Rect(inner.topleft, (inner.width, inner.height * 9 // 20)) if high else inner
        side = min(line.height, screen.kit.px(84))
        self._face = Rect(0, 0, side, side)
        self._face.midleft = line.midleft
        words = Rect(
            0, 0, line.width * (11 if high else 4) // 20, min(line.height, screen.kit.px(72))
        )
        words.midleft = (self._face.right + screen.kit.px(20), line.centery)
        words.width = line.left + line.width * (14 if high else 5) // 20 - words.left
        self._name, self._wins = cut.rows(words, 2, 0)
        self._score = Rect(0, 0, line.width * 3 // 20, line.height)
        self._score.midright = line.midright
        self.tiles = (
            Rect(inner.left, line.bottom, inner.width, inner.bottom - line.bottom)
            if high
            else Rect(words.right, line.top, self._score.left - words.right, line.height)
        ).inflate(0, -screen.kit.px(6))

    def fill(self, session: Session, seat: int, tile: int) -> None:
        """Show a seat, its tiles so many pixels wide."""
        screen, kit, result = self._screen, self._screen.kit, session.results[-1]
        player, wins = session.players[seat], session.standing.games_won[seat]
        self._draw_ground(seat in result.winners)
        face = avatar(kit, player.face, seat, self._face.width)
        screen.stage.add(face, *self._face.topleft)
        screen.write(self._name, player.name, "bold", "label", align="left")
        wins_text = kit.text("scoring-wins", count=wins)
        screen.write(self._wins, wins_text, size="small", color="ink_soft", align="left")
        points = signed(result.scores[seat])
        screen.write(self._score, points, "title", "title", align="right")
        if rack := session.game.position.seats[seat].rack:
            self._lay(rack, tile)
        else:
            screen.write(self.tiles, kit.text("scoring-empty"), color="ink_soft", align="left")

    def _draw_ground(self, won: bool) -> None:
        kit = self._screen.kit
        line, width = ("accent", kit.px(4)) if won else ("panel_line", kit.px(2))
        ground = paint.rounded(
            self._place.size, kit.px(RADIUS), kit.theme["panel"], kit.theme[line], max(1, width)
        )
        self._screen.stage.add(ground, *self._place.topleft)

    def _lay(self, rack: Row, width: int) -> None:
        art = TileArt(self._screen.kit)
        pad, gap = art.pad(width), tile_gap(width)
        a_line = tiles_a_line(self.tiles.width, width)
        lines = -(-len(rack) // a_line)
        top = self.tiles.centery - block_height(lines, width) // 2
        for at, tile in enumerate(rack):
            down, across = divmod(at, a_line)
            x = self.tiles.left + across * (width + gap)
            y = top + down * (tile_height(width) + gap)
            self._screen.stage.add(art.face(tile, width), x - pad[0], y - pad[1])


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
