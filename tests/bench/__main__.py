"""The door to the benchmarks: one JSON line a case."""

import json
import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game.commandline import Parser, count, number
from game.run_main import run_main
from tests.bench import (
    bots,
    buddies,
    calm,
    frames,
    installed,
    memory,
    people,
    proofs,
    rungs,
    rush,
    saving,
    shape,
    soak,
    solver,
    start,
    styles,
    thinking,
    together,
    trust,
)
from tests.pictures import window_size
from tests.trust import PROMISES

MOST = 100.0  # times as often as a release asks for

KINDS: dict[str, Callable[[Namespace], Iterator[dict[str, object]]]] = {
    "bots": lambda asked: bots.run(asked.games),
    "buddies": lambda asked: buddies.run(asked.games),
    "calm": lambda asked: calm.run(asked.plays),
    "frames": lambda asked: frames.run(asked.size),
    "installed": lambda asked: installed.run(asked.program),
    "memory": lambda asked: memory.run(asked.minutes),
    "people": lambda asked: people.run(asked.games),
    "proofs": lambda asked: proofs.run(asked.first, asked.count),
    "rungs": lambda asked: rungs.run(asked.games),
    "rush": lambda asked: rush.run(asked.days),
    "saving": lambda asked: saving.run(asked.size),
    "shape": lambda asked: shape.run(asked.games),
    "soak": lambda asked: soak.run(asked.hours, asked.seed),
    "solver": lambda asked: solver.run(asked.positions),
    "start": lambda _: start.run(),
    "styles": lambda asked: styles.run(asked.games),
    "thinking": lambda asked: thinking.run(asked.size),
    "together": lambda asked: together.run(asked.games),
    "trust": lambda asked: trust.run(asked.only, asked.share, asked.seed),
    "twist": lambda asked: solver.twist(asked.size),
}

NUMBERS = (
    (
        "games",
        200,
        "bots, people: games a pairing; buddies: a player; rungs, shape, together: a table;"
        " styles: each",
    ),
    ("days", 20, "rush: of so many days"),
    ("plays", 200, "calm: for each of the rules"),
    ("minutes", 60, "memory: so long"),
    ("hours", 72, "soak: so long, on the clock of the game"),
    ("positions", 700, "solver: so many"),
    ("count", 5000, "proofs: so many seeds of Twist, and fewer of other kinds"),
)


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share <= MOST:
        raise ArgumentTypeError(f"'{text}' is no share of more than 0 and at most {MOST}")
    return share


def _options(arguments: list[str]) -> Namespace:
    parser = Parser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("--size", default=(1920, 1080), type=window_size, metavar="WxH")
    for name, usual, what in NUMBERS:
        told = f"{what} (default: {usual})"
        parser.add_argument(f"--{name}", default=usual, type=count, metavar="N", help=told)
    parser.add_argument(
        "--first", default=0, type=number, metavar="N", help="proofs: the first seed (default: 0)"
    )
    parser.add_argument(
        "--only", choices=[each.name for each in PROMISES], help="trust: one promise (default: all)"
    )
    parser.add_argument(
        "--share",
        default=1.0,
        type=_share,
        help="trust: of the times that a release asks for (default: 1)",
    )
    parser.add_argument(
        "--seed", default=1, type=number, metavar="N", help="trust, soak (default: 1)"
    )
    parser.add_argument(
        "--program", default=[], type=Path, nargs="+", help="installed: what is started"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> None:
    options = _options(arguments)
    for line in KINDS[options.what](options):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    run_main(main)
