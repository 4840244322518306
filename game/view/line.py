"""One line of text, as large as its size of the theme and the room allow."""

from pygame import Surface

from game.kit.fonts import Face
from game.kit.kit import Kit


def line(kit: Kit, text: str, face: Face, size: str, color: str, room: tuple[int, int]) -> Surface:
    """Draw a line of text that fits a room of pixels; `size` and `color` are the theme's."""
    px = kit.fonts.fit(text, face, min(kit.text_px(size), room[1]), room[0])
    words = kit.fonts.shorten(text, face, px, room[0])
    return kit.fonts.render(words, face, px, kit.theme[color])
