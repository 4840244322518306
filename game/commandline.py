"""The options a person gives on the command line."""

import argparse
from typing import NoReturn

LARGEST = 7680 * 4320
"""The pixels of the largest screens there are; a picture of more takes gigabytes."""


def parse(arguments: list[str]) -> argparse.Namespace:
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
        self.exit(2, f"{self.prog}: {message}. See --help.\n")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and min(int(width), int(height)) >= 1):
        raise argparse.ArgumentTypeError(f"'{text}' is no size; write it as 1280x720")
    if int(width) * int(height) > LARGEST:
        raise argparse.ArgumentTypeError(f"'{text}' is larger than any screen")
    return int(width), int(height)
