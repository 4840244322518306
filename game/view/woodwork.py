"""Things of wood that hang or stand in the room: boards, and frames around something."""

from collections.abc import Callable
from functools import partial

from pygame import Color, Rect, Surface

from game.kit import shapes, softness, textures
from game.kit.kit import Kit
from game.kit.theme import contrast
from game.kit.widgets.widget import CLEAR, RADIUS
from game.view.near_table import PageTable
from game.view.room import LINE, draw_wood, has_room, key_of

CORNER = 26
"""How round the corners of wood are, in reference pixels."""

BLUR, BELOW, SHADE = 16, 8, 140
"""How soft the shadow of wood is, how far it falls, in reference px, and how dark, of 255."""

CORK = Color("#C0925E"), Color("#8C6538")
"""The colours of cork, in the middle and at the edges."""

DEEP = 0.55
"""How far the colour of a niche is from that of signs, away from that of words."""

INNER = Color(0, 0, 0, 120)
"""The shade of a frame on what is in it."""


def draw_board(kit: Kit, size: shapes.Size) -> Surface:
    """Draw a board with round corners; a plain panel in a theme without a room."""
    theme, radius, line = kit.theme, kit.px(CORNER), max(1, kit.px(LINE))
    if not has_room(kit):
        return shapes.rounded(size, radius, theme["panel"], theme["panel_line"], line).copy()
    board = draw_wood(kit, size).convert_alpha()
    shapes.cut_corners(board, radius)
    board.blit(shapes.rounded(size, radius, CLEAR, theme["rim_edge"], line), (0, 0))
    return board


def draw_pin_board(kit: Kit, board: Rect, cork: Rect) -> Surface:
    """Return a picture as large as the window of a pin board on the wall; do not draw on it."""
    key = ("pin board", kit.size, tuple(board), kit.theme.name, *key_of(kit.theme))
    return textures.kept(key, kit.size, partial(_hang_pin_board, kit, board, cork))


def _hang_pin_board(kit: Kit, board: Rect, cork: Rect, ground: Surface) -> None:
    PageTable(kit).draw(ground)
    wood = draw_board(kit, board.size)
    if has_room(kit):
        inner = cork.move(-board.x, -board.y)
        _let_in(kit, wood, inner, lambda back: textures.lay_felt(back, *CORK))
    ground.blit(*hang(kit, wood, board))


def lay_niche(kit: Kit, board: Surface, place: Rect) -> None:
    """Cut a niche into a board, on whose floor something may stand."""
    line, ink = max(1, kit.px(LINE)), kit.theme["ink"]
    if has_room(kit):
        away = max(Color("black"), Color("white"), key=lambda end: contrast(ink, end))
        color = shapes.opaque(kit.theme["sign_dark"]).lerp(away, DEEP)
        _let_in(kit, board, place, lambda back: back.fill(color))
        floor = Rect(place.left, place.bottom - 2 * line, place.w, 2 * line)
        board.fill(kit.theme["rim_edge"], floor)
    else:
        board.fill(kit.theme["panel_line"], (place.left, place.bottom - line, place.w, line))


def _let_in(kit: Kit, board: Surface, place: Rect, lay: Callable[[Surface], object]) -> None:
    radius, inner = kit.px(RADIUS), Surface(place.size)
    lay(inner)
    cut = inner.convert_alpha()
    shade = shapes.rounded((place.w, kit.px(BLUR)), 0, (INNER, CLEAR))
    cut.blit(shade, (0, 0))
    shapes.cut_corners(cut, radius)
    cut.blit(shapes.rounded(place.size, radius, CLEAR, INNER, max(1, kit.px(LINE))), (0, 0))
    board.blit(cut, place)


def hang(kit: Kit, board: Surface, place: Rect) -> tuple[Surface, Rect]:
    """Draw the shadow of a board that hangs in a place; return where both are."""
    hung = softness.shadowed(board, kit.px(BLUR), (0, kit.px(BELOW)), SHADE)
    return hung.image, hung.image.get_rect(topleft=(place.x - hung.pad[0], place.y - hung.pad[1]))
