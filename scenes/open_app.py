"""Builds the app of the game, with the menu in front."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from game.background import Thinker
from game.kit.app import App, Policy
from game.kit.kit import make_kit
from game.kit.messages import languages
from game.kit.preferences import Store
from game.kit.system.locale import preferred_language
from game.kit.theme import Paintbox
from game.kit.voice.voice import Voice
from game.settings import Settings
from game.store.games import SavedGames
from scenes.grown_ups import before_resize
from scenes.menu import Menu

if TYPE_CHECKING:
    from game.session.session import Session
    from scenes.play.match import Match


def open_app(
    box: Paintbox,
    assets: Path,
    store: Store,
    screen: Surface,
    new_seed: Callable[[], int],
    games: SavedGames,
    thinker: Thinker,
    find_voice: Callable[[], Voice | None],
) -> tuple[App, Menu]:
    """Make the app of the game and its menu."""
    language = preferred_language(languages(assets / "texts"))
    kit = make_kit(box, assets, store, store[Settings].volumes, language, find_voice)

    def start(session: "Session") -> "Match":
        # Not before the first game begins: the menu is there the sooner.
        from scenes.play.match import Match

        return Match(kit, session, games)

    app, menu = App(kit, screen), Menu(kit, new_seed, start, thinker, games)
    app.policy = Policy(before_resize=partial(before_resize, app.stack))
    app.stack.push(menu)
    if store.is_new:
        from scenes.options.first_start import FirstStart

        app.stack.push(FirstStart(kit))
        app.stack.rest(menu)
    box.backdrop = None  # The menu holds it now.
    return app, menu
