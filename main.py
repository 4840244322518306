"""Rack & Run: read the options, open the window, run the first scene."""

import argparse
import secrets
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import freeze_support
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from game.kit.kit import Kit
    from game.kit.scene import Scene
    from game.session import Session

ASSETS = Path(__file__).parent / "assets"
BROKEN = 2
"""The exit code for what a person can put right: options, or files of the game that are broken."""

STOPPED = 130
"""The exit code after Ctrl+C, as shells have it."""


def read_options(arguments: list[str]) -> argparse.Namespace:
    """Read the command line; a bad option ends with one line and exit code 2."""
    parser = _Parser(prog="main.py", description="Rack & Run, the rummy tile game for one to four.")
    parser.add_argument("--demo", action="store_true", help="let four bots play each other")
    parser.add_argument(
        "--seed", type=_number, metavar="N", help="deal the same tiles as any other time with N"
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 toggles)")
    parser.add_argument(
        "--size", type=_size, metavar="WxH", help="open a window so large, as 1280x720"
    )
    return parser.parse_args(arguments)


class _Parser(argparse.ArgumentParser):
    """Say what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BROKEN, f"{self.prog}: {message}. See --help.\n")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and min(int(width), int(height)) >= 1):
        raise argparse.ArgumentTypeError(f"'{text}' is no size; write it as 1280x720")
    if max(int(width), int(height)) > 16384:
        raise argparse.ArgumentTypeError(f"'{text}' is larger than any screen")
    return int(width), int(height)


def seeds(first: int | None) -> Callable[[], int]:
    """Give a source of seeds: chance itself, or a series that begins with the one given."""
    if first is None:
        return lambda: secrets.randbits(256)
    series = Random(first)
    return lambda: series.getrandbits(256)


def _deal(kit: "Kit", session: "Session") -> "Scene":
    # Not before the first game begins: the menu is there the sooner.
    from scenes.deal import Deal

    return Deal(kit, session)


def main(arguments: list[str]) -> int:
    """Play; give the exit code."""
    options = read_options(arguments)
    # Only now: whoever asks for help need not wait for a window's libraries.
    from game.kit.app import App
    from game.kit.kit import BrokenAssetError, make_kit
    from game.kit.memory import return_large_blocks
    from game.kit.store import load_settings, settings_path
    from game.kit.window import open_window
    from game.worker import Worker
    from scenes.menu import Menu

    return_large_blocks()
    settings, note = load_settings(settings_path())
    try:
        screen = open_window(
            options.size, options.fullscreen, "Rack & Run", ASSETS / "art/logo.svg"
        )
        with Worker() as worker:
            kit = make_kit(screen.get_size(), ASSETS, settings, worker=worker)
            menu = Menu(kit, seeds(options.seed), partial(_deal, kit), note)
            kit.stack.push(menu)
            if options.demo:
                menu.watch()
            App(kit, screen).run()
    except BrokenAssetError as error:
        print(error, file=sys.stderr)
        return BROKEN
    except KeyboardInterrupt:
        return STOPPED
    return 0


if __name__ == "__main__":
    freeze_support()
    sys.exit(main(sys.argv[1:]))
