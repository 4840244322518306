"""Rack & Run: read the options, open the window, run the first scene."""

import os
import sys
from _signal import SIGINT, signal  # `signal` itself takes longer to load than Ctrl+C to press

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""

if __name__ == "__main__" and "--kiosk-game" not in sys.argv:  # which ignores it
    # Before all else, for what follows takes a while. Until the menu is there, there is nothing to
    # put in order: files are written whole, and who thinks beside the frames ends with the game.
    signal(SIGINT, lambda *_: os._exit(STOPPED))

import gc
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pygame import Surface

    from game.kiosk.heartbeat import Heartbeat
    from game.kiosk.paths import Paths
    from game.kit.files import Folders
    from game.kit.preferences import Store
    from game.kit.theme import Paintbox
    from game.store.games import SavedGames

    Play = Callable[["Paintbox", Store, Surface, Folders, "Options"], int]
    """What is done in the window, once it is there; gives the exit code."""

ROOT = Path(__file__).resolve().parent
ASSETS = ROOT / "assets"

BROKEN = 1
"""The exit code for what no person can: an error in the game itself."""


class Options(NamedTuple):
    """What a person can ask for on the command line."""

    demo: bool = False
    seed: int | None = None
    fullscreen: bool = False
    size: tuple[int, int] | None = None
    data: Path | None = None
    language: str | None = None
    kiosk: Path | None = None
    kiosk_game: Path | None = None
    kiosk_check: Path | None = None
    kiosk_pin: bool = False
    kiosk_after: str = "start"
    out_of_order: list[str] | None = None


def read_options(arguments: list[str]) -> Options:
    """Read the command line; a bad option ends with one line and exit code 2."""
    if not arguments:
        return Options()
    # Not without any: the first picture is there the sooner.
    from game.commandline import parse

    return Options(**vars(parse(arguments)))


def seeds(first: int | None) -> Callable[[], int]:
    """Give a source of seeds: chance itself, or a series that begins with the one given.

    Whoever knows that one knows all tiles: seeds so short are never called sealed.
    """
    if first is None:
        return lambda: SystemRandom().getrandbits(256)
    series = Random(first)
    return lambda: series.getrandbits(64)


def main(arguments: list[str]) -> int:
    """Play; give the exit code."""
    options = read_options(arguments)
    if options.kiosk_pin:
        from game.kiosk.pin import ask_pin

        return ask_pin()
    gc.disable()  # all that is loaded from here to the menu stays; there is nothing to collect
    try:
        return _way(options)(options)
    except ImportError as error:
        from game.program import told_missing

        return _give_up(told_missing(error))


def _way(options: Options) -> Callable[[Options], int]:
    """Tell what is to be done."""
    if options.out_of_order is not None:
        return _show_out_of_order
    if options.kiosk or options.kiosk_check:
        return _keep_kiosk
    return _open_public if options.kiosk_game else partial(_open, _play)


def _give_up(why: str, log: Path | None = None) -> int:
    """Say why it cannot be, in the log too if there is one; give the exit code."""
    from game.run_main import BAD

    told = " ".join(why.split())
    print(told, file=sys.stderr)
    if log:
        from game.kit.log import write_line

        write_line(log, f"error main: {told}")
    return BAD


def _show_out_of_order(options: Options) -> int:
    """Show a picture while the game of a public screen cannot run."""
    from game.kiosk import out_of_order

    out_of_order.run(*options.out_of_order or ())
    return 0


def _keep_kiosk(options: Options) -> int:
    """Keep the game of a public screen running, or look whether it can run."""
    if options.kiosk_check:
        from game.kiosk.check import check

        return check(options.kiosk_check, _paths(options))
    from game.kiosk.launch import keep_running
    from game.program import own_command

    assert options.kiosk
    data = ["--data", str(options.data)] if options.data else []
    game = [*own_command(), "--kiosk-game", str(options.kiosk), *data]
    return keep_running(options.kiosk, _paths(options), game)


def _paths(options: Options) -> "Paths":
    from game.kiosk.paths import Paths
    from game.settings import own_folders

    folders = own_folders(options.data)
    return Paths(ASSETS, folders.data, folders.config / "themes", folders.log)


def _open_public(options: Options) -> int:
    """Open a public screen; report every step to its supervisor, and a crash to the system."""
    import faulthandler

    from game.kiosk.heartbeat import Heartbeat
    from game.kiosk.ignored_signals import ignore_signals

    ignore_signals()
    if sys.stderr:
        faulthandler.enable()
    heartbeat = Heartbeat()
    heartbeat.beat()
    return _open(partial(_attend, heartbeat), options)


def _open(play: "Play", options: Options) -> int:
    """Open the window and play; say what is wrong if that cannot be."""
    # Only now: `--help` need not wait for a window's libraries.
    from datetime import datetime

    from game.background import find_background
    from game.kit.errors import BrokenAssetError, NoWindowError
    from game.kit.picture_guard import PictureGuard
    from game.kit.preferences import Preferences
    from game.kit.system.window import open_window, picture_size
    from game.kit.theme import make_paintbox
    from game.settings import APP, fleeting, open_settings, own_folders
    from game.view.menu import title

    folders = own_folders(options.data)
    store = fleeting() if options.kiosk_game else open_settings(folders)
    if options.language:
        store[Preferences].language = options.language
    try:
        icon, fullscreen = ASSETS / "art/logo.svg", options.fullscreen or _holds_screen(options)
        place = store[Preferences].window
        screen = open_window(title.NAME, APP, options.size, fullscreen, icon, place)
        size, themes = picture_size(screen.get_size()), folders.config / "themes"
        pictures = PictureGuard(find_background().start_drawing)
        box = make_paintbox(size, ASSETS, themes, store[Preferences], pictures)
        title.show(box, screen, datetime.now())
        return play(box, store, screen, folders, options)
    except NoWindowError as error:
        return _give_up(str(error), folders.log)
    except BrokenAssetError as error:
        return _give_up(f"{error} Reinstall the game.", folders.log)
    except ImportError:
        raise
    except OSError as error:
        _write_down(error, folders.log)
        raise
    except Exception as error:
        told = f"The game crashed ({type(error).__name__})."
        where = _write_down(error, folders.log)
        print(f"{told} Details are in {where}.", file=sys.stderr)
        return BROKEN


def _holds_screen(options: Options) -> bool:
    """Tell whether the window is to be the only thing that is seen; prepare for that."""
    if not options.kiosk_game:
        return False
    from game.kit.system import hold

    hold.prepare()
    return True


def _write_down(error: Exception, folder: Path) -> Path:
    """Write into the log that nobody expected an error; give where the log is."""
    from game.kit.log import NAME, write_line
    from game.trace import format_traceback

    write_line(folder, f"error main: {format_traceback(error)}")
    return folder / NAME


def _play(
    box: "Paintbox", store: "Store", screen: "Surface", folders: "Folders", options: Options
) -> int:
    """Run the app, from the menu on; give the exit code."""
    # Only now: the window shows the name of the game while all else is loaded.

    from game.background import find_background
    from game.kit.log import open_log
    from game.kit.system.garbage import collect_on_request
    from game.kit.system.memory import return_large_blocks
    from game.kit.system.versions import describe_run
    from scenes.open_app import open_app

    return_large_blocks()
    open_log(folders.log, "game", describe_run(screen, store.damaged))
    background = find_background()
    with (
        closing(background.open_games(folders.data)) as games,
        closing(background.start_thinking()) as thinker,
    ):
        _keep_when_stopped(games)
        new_seed, voice = seeds(options.seed), background.find_voice
        app, menu = open_app(box, ASSETS, store, screen, new_seed, games, thinker, voice)
        if options.demo:
            menu.watch()
        collect_on_request()
        with closing(app.kit.speaker):
            app.run(thinker.start, games.end_frame)
    return 0


def _attend(
    heartbeat: "Heartbeat",
    box: "Paintbox",
    store: "Store",
    screen: "Surface",
    folders: "Folders",
    options: Options,
) -> int:
    """Run the app of a public screen; give the exit code."""
    heartbeat.beat()

    from game.background import find_background
    from game.kiosk.file import KioskError
    from game.kiosk.launch import refuse
    from game.kit.log import open_log
    from game.kit.system.garbage import collect_on_request
    from game.kit.system.memory import return_large_blocks
    from game.kit.system.versions import describe_run
    from game.worker import Worker
    from scenes.kiosk.startup import open_kiosk, run_kiosk

    assert options.kiosk_game
    heartbeat.beat()
    return_large_blocks()
    open_log(folders.log, "game", describe_run(screen, store.damaged))
    with Worker() as worker:
        path, paths, new_seed = options.kiosk_game, _paths(options), seeds(options.seed)
        voice, after = find_background().find_voice, options.kiosk_after
        try:
            app, loop = open_kiosk(box, store, screen, path, paths, new_seed, worker, voice, after)
        except KioskError as error:
            return refuse(error, folders.log)
        heartbeat.beat()
        collect_on_request()
        return run_kiosk(app, loop, worker, heartbeat)


def _keep_when_stopped(games: "SavedGames") -> None:
    """Let Ctrl+C end the game at once, with all kept; SDL takes SIGTERM for a window closed."""

    def stop(*_: object) -> None:
        games.close()
        os._exit(STOPPED)

    signal(SIGINT, stop)


def _stand() -> None:
    """Have what all else takes for granted: a way to our modules, three streams, a folder."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # It takes the lowest number that is free.
    try:
        os.getcwd()
    except OSError:
        os.chdir(ROOT)


if __name__ == "__main__":
    if hasattr(sys, "frozen"):
        # Only then: to load this takes a tenth of the time in which the first picture is there.
        from multiprocessing import freeze_support

        freeze_support()
    _stand()
    from game.run_main import run_main

    run_main(main)
