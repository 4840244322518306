"""How a public screen is set before a visitor changes it, and is set again afterwards."""

from msgspec import structs
from pygame import Rect

from game.kiosk.file import ScreenOptions
from game.kiosk.physical_size import finger, reachable, text_scale
from game.kit.kit import Kit
from game.settings import Settings
from game.view.table.places.tile_sizes import USUAL

MUCH_LOWER = 0.95
"""The share of the screen's height up to which less can be reached than there is."""


class ScreenSettings:
    """Set text, targets and height by the size of the screen; take back what visitors chose."""

    def __init__(self, kit: Kit, screen: ScreenOptions) -> None:
        self._kit, self._screen = kit, screen
        self._window = Rect((0, 0), kit.size)
        self._first = structs.replace(kit.preferences)
        self.is_low = False
        """Whether everything lies where everybody can reach it."""

    def part_of(self, window: Rect) -> Rect:
        """Return where everything lies: in the whole window, or where everybody can reach it."""
        self._window = window.copy()
        return reachable(self._screen, window.size) if self.is_low else window

    @property
    def can_be_low(self) -> bool:
        """Whether there is much that not everybody can reach."""
        lower = reachable(self._screen, self._window.size)
        return lower.height < MUCH_LOWER * self._window.height

    def switch_height(self) -> None:
        """Bring everything to where everybody can reach it, or back, until the visit is over."""
        self.is_low = not self.is_low

    def set_up(self, theme: str) -> None:
        """Take a theme, text that is read standing, captions, and targets that fingers hit.

        Visitors can change how large text and tiles are.
        """
        size, kit = self._window.size, self._kit
        kit.preferences.theme = theme
        scale = kit.zones.scale(size)
        body = kit.theme.sizes["body"] * scale
        kit.preferences.text_scale = text_scale(self._screen, size, body)
        kit.preferences.captions = True
        kit.min_target = max(Kit.min_target, finger(self._screen, size))
        kit.store[Settings].larger_tiles = USUAL.steady[0] * scale < kit.min_target
        self._first = structs.replace(kit.preferences)
        kit.apply_preferences()

    @property
    def are_changed(self) -> bool:
        """Whether somebody has changed anything since."""
        return self.is_low or self._kit.preferences != self._first

    def restore(self) -> None:
        """Undo all that a visitor has chosen, but for the look of the bots' game."""
        kit, theme = self._kit, self._kit.preferences.theme
        self.is_low = False
        kit.speaker.forget()
        kit.store.restore()
        kit.forget()
        self.set_up(theme)
