"""What a person can write behind the name of a program: the game's options, and kinds of values."""

import argparse
from pathlib import Path
from typing import NoReturn

from game.engine.fair.word import seed_of
from game.engine.limits import quote
from game.program import typed_command
from game.run_main import shorten
from game.version import VERSION

TEXTS = Path(__file__).parent.parent / "assets" / "texts"

MOST_DIGITS = 100
"""The digits of a number that is taken; a sealed seed has 78."""

LARGEST = 7680 * 4320
"""The pixels of the largest screens there are; a picture of more takes gigabytes."""


class Parser(argparse.ArgumentParser):
    """A command line; a bad option ends with one line and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line."""
        self.exit(2, f"{self.prog}: {shorten(message)}. See --help.\n")


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the options of the game."""
    told = "Rack & Run, the rummy tile game for one to four."
    parser = Parser(prog=typed_command(), description=told)
    parser.add_argument("--version", action="version", version=f"Rack & Run {VERSION}")
    parser.add_argument("--demo", action="store_true", help="watch four bots play")
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="WORD",
        help="deal the same tiles for the same word or number, on every machine",
    )
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 toggles)")
    parser.add_argument(
        "--size", type=size, metavar="WxH", help="window size, for example 1280x720"
    )
    known = sorted(path.name for path in TEXTS.glob("*/"))
    parser.add_argument("--language", choices=known, help="use this language, not the system's")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="keep games and settings in this folder"
    )
    kiosk = parser.add_mutually_exclusive_group()
    kiosk.add_argument(
        "--kiosk", type=Path, metavar="FILE", help="run as a public screen, set up by this file"
    )
    # What --kiosk starts: the game, and a picture for the time in which that cannot run.
    kiosk.add_argument("--kiosk-game", type=Path, help=argparse.SUPPRESS)
    kiosk.add_argument("--out-of-order", nargs="*", help=argparse.SUPPRESS)
    kiosk.add_argument(
        "--kiosk-check", type=Path, metavar="FILE", help="check this kiosk file and exit"
    )
    kiosk.add_argument(
        "--kiosk-pin",
        action="store_true",
        help="ask for a staff PIN and print its line for kiosk.toml",
    )
    parser.add_argument("--kiosk-after", default="start", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def number(text: str) -> int:
    """Read a whole number from 0 on."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{quote(text)} is not a whole number")
    if len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{quote(text)} has more than {MOST_DIGITS} digits")
    return int(text)


def seed(text: str) -> int:
    """Read a number from 0 on, or a word, which stands for one."""
    if text.isdecimal():
        return number(text)
    if not any(letter.isalpha() for letter in text):
        raise argparse.ArgumentTypeError(f"{quote(text)} is no seed: it must be a word or a number")
    return seed_of(text)


def count(text: str) -> int:
    """Read a whole number from 1 on."""
    found = number(text)
    if found < 1:
        raise argparse.ArgumentTypeError(f"it must be at least 1, not {found}")
    return found


def size(text: str) -> tuple[int, int]:
    """Read a width and a height in pixels."""
    sides = text.split("x")
    if len(sides) != 2 or not all(side.isdecimal() and side.strip("0") for side in sides):
        raise argparse.ArgumentTypeError(f"{quote(text)} is not a size; write it as 1280x720")
    width, height = map(number, sides)
    if width * height > LARGEST:
        raise argparse.ArgumentTypeError(f"{quote(text)} is larger than any screen")
    return width, height
