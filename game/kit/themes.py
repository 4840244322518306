"""The themes there are: folders of the game's own, and those a person has put beside them."""

import re
from functools import cached_property
from pathlib import Path

from game.kit.theme import FILE, Theme, ThemeError, load_theme

USUAL = "felt"
FOLDER = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Themes:
    """Find and load themes; the usual one is the measure for all others."""

    def __init__(self, assets: Path, own: Path) -> None:
        self._art = assets / "art"
        self._ours = assets / "themes"
        self._own = own

    @cached_property
    def usual(self) -> Theme:
        """The theme that is always there; raises ThemeError if it cannot be used."""
        return load_theme(self._ours / USUAL)

    def names(self) -> list[str]:
        """List the folders of themes: the usual one, the other ones of the game, a person's."""
        ours = sorted(_folders(self._ours) - {USUAL})
        return [USUAL, *ours, *sorted(_folders(self._own) - {USUAL, *ours})]

    def is_ours(self, name: str) -> bool:
        """Whether a theme is one of the game's."""
        return name == USUAL or name in _folders(self._ours)

    def load(self, name: str) -> Theme:
        """Load a theme by its folder; raise ThemeError if it cannot be used."""
        if name == USUAL:
            return self.usual
        if not FOLDER.fullmatch(name):
            raise ThemeError(f"Folder '{name}': name it with letters, digits, - and _ alone.")
        theme = load_theme((self._ours if self.is_ours(name) else self._own) / name, self.usual)
        for path in theme.drawings.values():
            if not (self._art / path.name).is_file():
                raise ThemeError(f"{path}: there is no such drawing. Take it out or mend its name.")
        return theme

    def chosen(self, name: str) -> tuple[Theme, str]:
        """Give a theme and "", or the usual one and what is wrong with the theme asked for."""
        try:
            return self.load(name), ""
        except ThemeError as fault:
            if name == USUAL:
                raise
            return self.usual, str(fault)


def _folders(place: Path) -> set[str]:
    return {path.parent.name for path in place.glob(f"*/{FILE}")}
