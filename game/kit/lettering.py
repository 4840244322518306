"""How large words are in a window, and how they are fitted into a room."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from pygame import Color, Surface

from game.kit.layout import Zones
from game.kit.text.letters import Align, Face
from game.kit.theme import SIZES, Paintbox

GROWS = 0.81
"""By how much a label grows that is wanted twice as large, of its size; titles by no more."""

STEP = 10  # percent by which text is less large than wanted where it has no room
LINE = 1.45  # the height of a line of text for each pixel of its size


@dataclass(kw_only=True)
class Lettering(Paintbox):
    """A paintbox that knows the layouts, and draws words in sizes of the theme."""

    zones: Zones

    @property
    def scale(self) -> float:
        """The size of one reference pixel in this window."""
        return self.zones.scale(self.size)

    @property
    def text_scale(self) -> float:
        """How much larger than usual the person wants text."""
        return self.preferences.text_scale / 100

    def px(self, n: float) -> int:
        """Turn reference pixels into pixels of this window."""
        return round(n * self.scale)

    def text_px(self, size: str) -> int:
        """Return the height in pixels of a text size of the theme ("small" to "huge")."""
        return self._px_at(size, self.text_scale)

    def usual_px(self, size: str) -> int:
        """Return the height in pixels of a text size if the person did not want text larger."""
        return self._px_at(size, 1.0)

    def _px_at(self, size: str, text_scale: float) -> int:
        """Where a person wants larger text, large text grows by fewer pixels than the usual."""
        usual, sizes = self.theme.sizes[size], self.theme.sizes
        grown = (text_scale - 1) * min(usual, max(sizes["body"], GROWS * sizes["label"]))
        return self.fonts.size((usual + grown) * self.scale)

    def lines(self, size: str, count: int = 1) -> int:
        """Return the height in pixels of this many lines at a text size."""
        return round(self.text_px(size) * LINE * count)

    def width(self, text: str, face: Face, size: str) -> int:
        """Return how wide a line of text of a size of the theme is."""
        return self.fonts.width(text, face, self.text_px(size))

    def paragraph(self, text: str, face: Face, size: str, color: str, width: int) -> Surface:
        """Draw text of a size of the theme in lines of at most `width` pixels."""
        return self.fonts.wrap(text, face, self.text_px(size), self.theme[color], width)

    def words(
        self,
        text: str,
        face: Face,
        size: str,
        color: str | Color,
        room: tuple[int, int],
        align: Align = "left",
    ) -> Surface:
        """Draw text of a size of the theme in a room of pixels, in lines.

        What has no room is drawn in the next smaller size, then as if the person wanted text less
        large, and in the smallest it is cut off.
        """
        px = self._fitting(size, lambda px: self.fonts.fits(text, face, px, room))
        ink = self.theme[color] if isinstance(color, str) else color
        return self.fonts.block(text, face, px, ink, room, align)

    def find_shared_px(
        self, texts: Collection[str], face: Face, size: str, room: tuple[int, int]
    ) -> int:
        """Return the size in pixels at which each of some texts has such a room, as in `words`."""
        return self._fitting(
            size, lambda px: all(self.fonts.fits(text, face, px, room) for text in texts)
        )

    def one_line(
        self, text: str, face: Face, size: str, color: str | Color, room: tuple[int, int]
    ) -> Surface:
        """Draw text as `words`, but in one line."""
        width, height = room
        px = self._fitting(
            size, lambda px: px <= height and self.fonts.width(text, face, px) <= width
        )
        words = self.fonts.shorten(text, face, px, width)
        ink = self.theme[color] if isinstance(color, str) else color
        return self.fonts.render(words, face, px, ink)

    def _fitting(self, size: str, fits: Callable[[int], bool]) -> int:
        """Return the largest size in pixels, from a size of the theme downwards, that fits."""
        names, wanted = SIZES[SIZES.index(size) :: -1], self.preferences.text_scale
        scales = [percent / 100 for percent in (*range(100, wanted, STEP), wanted)]
        sizes = [self._px_at(name, scale) for scale in scales for name in names]
        fitting = filter(fits, sorted(sizes, reverse=True))
        return next(fitting, min(sizes))
