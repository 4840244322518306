"""Rack & Run: read the options, open the window, run the first scene."""

import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pygame import Surface

    from game.kit.kit import Kit
    from game.kit.preferences import Store
    from game.kit.theme import Paintbox
    from game.session.session import Session
    from scenes.play.match import Match

ASSETS = Path(__file__).parent / "assets"
BROKEN = 2
"""The exit code for what a person can put right: options, or files of the game that are broken."""

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""


class Options(NamedTuple):
    """What a person can ask for on the command line."""

    demo: bool = False
    seed: int | None = None
    fullscreen: bool = False
    size: tuple[int, int] | None = None


def read_options(arguments: list[str]) -> Options:
    """Read the command line; a bad option ends with one line and exit code 2."""
    if not arguments:
        return Options()
    # Not without any: the first picture is there the sooner.
    from game.commandline import parse

    return Options(**vars(parse(arguments)))


def seeds(first: int | None) -> Callable[[], int]:
    """Give a source of seeds: chance itself, or a series that begins with the one given."""
    if first is None:
        return lambda: SystemRandom().getrandbits(256)
    series = Random(first)
    return lambda: series.getrandbits(256)


def _match(kit: "Kit", session: "Session") -> "Match":
    # Not before the first game begins: the menu is there the sooner.
    from scenes.play.match import Match

    return Match(kit, session)


def main(arguments: list[str]) -> int:
    """Play; give the exit code."""
    options = read_options(arguments)
    gc.disable()  # all that is loaded from here to the menu stays; there is nothing to collect
    # Only now: whoever asks for help need not wait for a window's libraries.
    from game.kit.errors import BrokenAssetError
    from game.kit.preferences import Preferences
    from game.kit.theme import make_paintbox
    from game.kit.window import open_window, picture_size
    from game.settings import APP, open_settings, own_folders
    from game.view import title

    folders = own_folders()
    store = open_settings(folders)
    try:
        icon = ASSETS / "art/logo.svg"
        screen = open_window(title.NAME, APP, options.size, options.fullscreen, icon)
        size, themes = picture_size(screen.get_size()), folders.config / "themes"
        box = make_paintbox(size, ASSETS, themes, store[Preferences])
        title.show(box, screen)
        _play(box, store, screen, options)
    except BrokenAssetError as error:
        print(error, file=sys.stderr)
        return BROKEN
    except KeyboardInterrupt:
        return STOPPED
    return 0


def _play(box: "Paintbox", store: "Store", screen: "Surface", options: Options) -> None:
    """Run the app, from the menu on."""
    # Only now: the window shows the name of the game while all else is loaded.
    from game.kit.app import App
    from game.kit.kit import make_kit
    from game.kit.memory import return_large_blocks
    from game.settings import Settings
    from game.worker import Worker
    from scenes.menu import Menu

    return_large_blocks()
    with Worker() as worker:
        kit = make_kit(box, ASSETS, store, store[Settings].volumes)
        menu = Menu(kit, seeds(options.seed), partial(_match, kit), worker)
        app = App(kit, screen)
        app.stack.push(menu)
        if options.demo:
            menu.watch()
        gc.freeze()
        gc.enable()
        app.run(worker.start)


if __name__ == "__main__":
    if hasattr(sys, "frozen"):
        # Only then: to load this takes a tenth of the time in which the first picture is there.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main(sys.argv[1:]))
