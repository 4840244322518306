"""The settings of a public screen before each visit; restored after it."""

from msgspec import structs
from pygame import Rect

from game.kiosk.file import ScreenOptions
from game.kiosk.physical_size import finger, reachable, text_scale
from game.kit.kit import Kit
from game.kit.preferences import Preferences
from game.settings import Settings
from game.view.table.places.tile_sizes import USUAL
from scenes.kiosk.visit import VisitorChoices

LOWERED_SHARE = 0.95
"""The picture can be lowered if less than this share of the height is within reach."""


class ScreenSettings:
    """Adapts text, targets and height to the screen; undoes what visitors chose."""

    def __init__(self, kit: Kit, screen: ScreenOptions) -> None:
        self._kit, self._screen = kit, screen
        self._window = Rect((0, 0), kit.size)
        self._first = structs.replace(kit.preferences)
        self.is_low = False
        """Whether everything is within everybody's reach."""

    def part_of(self, window: Rect) -> Rect:
        """Return the part in use: the whole window, or what is within everybody's reach."""
        self._window = window.copy()
        return reachable(self._screen, window.size) if self.is_low else window

    @property
    def can_be_low(self) -> bool:
        """Whether much of the screen is out of some people's reach."""
        lower = reachable(self._screen, self._window.size)
        return lower.height < LOWERED_SHARE * self._window.height

    def switch_height(self) -> None:
        """Switch between the whole window and everybody's reach, until the visit is over."""
        self.is_low = not self.is_low

    def set_up(self, theme: str) -> None:
        """Set the theme, text large enough to read standing, captions, and finger-sized targets.

        Visitors can change the size of text and tiles.
        """
        size, kit = self._window.size, self._kit
        kit.preferences.theme = theme
        scale = kit.zones.scale(size)
        body = kit.theme.sizes["body"] * scale
        kit.preferences.text_scale = text_scale(self._screen, size, body)
        kit.preferences.captions = True
        kit.min_target = max(Kit.min_target, finger(self._screen, size))
        kit.store[Settings].larger_tiles = USUAL.steady[-1] * scale < kit.min_target
        self._first = structs.replace(kit.preferences)
        kit.apply_preferences()

    def chosen(self, crashes: int = 0) -> VisitorChoices:
        """Return all that the visitor can have chosen."""
        store = self._kit.store
        return VisitorChoices(
            store.of_all(Preferences), store.of_all(Settings), self.is_low, crashes
        )

    def take_up(self, choices: VisitorChoices) -> None:
        """Apply what a visitor had chosen before the game was cut off."""
        store = self._kit.store
        for there, chosen in (
            (store.of_all(Preferences), choices.preferences),
            (store.of_all(Settings), choices.settings),
        ):
            for field in chosen.__struct_fields__:
                setattr(there, field, getattr(chosen, field))
        self.is_low = choices.is_low
        self._kit.apply_preferences()

    @property
    def are_changed(self) -> bool:
        """Whether a visitor has changed anything since."""
        return self.is_low or self._kit.preferences != self._first

    def restore(self) -> None:
        """Undo all that a visitor has chosen; the theme of the bots' game stays."""
        kit, theme = self._kit, self._kit.preferences.theme
        self.is_low = False
        kit.speaker.forget()
        kit.store.restore()
        kit.forget()
        self.set_up(theme)
