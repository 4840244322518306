"""Somebody who looks through the games that are kept, from the menu on."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.kit.kit import Kit
from game.kit.preferences import Store
from game.kit.widgets.widget import Label
from game.store.games import SavedGames
from scenes.menu import Menu
from scenes.play.match import Match
from tests.kits import store
from tests.pilot import Pilot


def calm() -> Store:
    """Make settings for one player alone: playing changes what the next menu offers."""
    return store(bot_speed="instant", reduced_motion=True)


class Reader(Pilot):
    """A pilot on the list of kept games."""

    def __init__(
        self, games: SavedGames, size: tuple[int, int] = (1366, 768), settings: Store | None = None
    ) -> None:
        self.games = games
        super().__init__(self.menu, size, settings=settings or calm())
        self.walk("games")

    def menu(self, kit: Kit) -> Menu:
        return Menu(kit, lambda: 77, partial(Match, kit), games=self.games)

    @property
    def ids(self) -> Sequence[str]:
        """The games on the page, from the first to the last."""
        return [card.name.removeprefix("game-") for card in self.cards]

    @property
    def words(self) -> Sequence[str]:
        return [label.text for label in self.scene.widgets if isinstance(label, Label)]

    def names(self) -> Sequence[str]:
        return [widget.name for widget in self.scene.widgets if widget.name]

    def drop(self, path: Path) -> None:
        self.step(pygame.Event(pygame.DROPFILE, file=str(path)))
