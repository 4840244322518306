"""The door to the benchmarks: one JSON line a case."""

import argparse
import json
import os
import sys
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.bench import bots, calm, frames, memory, peeking, proofs, solver, start, thinking, trust
from tests.trust import PROMISES

KINDS = (
    "bots",
    "calm",
    "frames",
    "memory",
    "peeking",
    "proofs",
    "solver",
    "start",
    "thinking",
    "trust",
    "twist",
)


def main(arguments: list[str]) -> None:
    """Run the benchmark asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("--size", default="1920x1080", metavar="WxH")
    parser.add_argument(
        "--games", default=200, type=int, metavar="N", help="bots: games a pairing (default: 200)"
    )
    parser.add_argument(
        "--plays",
        default=200,
        type=int,
        metavar="N",
        help="calm: for each of the rules (default: 200)",
    )
    parser.add_argument(
        "--minutes", default=60, type=int, metavar="N", help="memory: so long (default: 60)"
    )
    parser.add_argument(
        "--only", choices=[each.name for each in PROMISES], help="trust: one promise (default: all)"
    )
    parser.add_argument(
        "--share",
        default=1.0,
        type=float,
        help="trust: of the times that a release asks for (default: 1)",
    )
    parser.add_argument("--seed", default=1, type=int, metavar="N", help="trust (default: 1)")
    parser.add_argument(
        "--positions", default=700, type=int, metavar="N", help="solver (default: 700)"
    )
    parser.add_argument(
        "--first", default=0, type=int, metavar="N", help="proofs: the first seed (default: 0)"
    )
    parser.add_argument(
        "--count",
        default=5000,
        type=int,
        metavar="N",
        help="proofs: so many seeds of Twist, and fewer of other kinds (default: 5000)",
    )
    options = parser.parse_args(arguments)
    width, _, height = options.size.partition("x")
    size = int(width), int(height)
    lines: Iterator[dict[str, object]] = {
        "bots": lambda _: bots.run(options.games),
        "calm": lambda _: calm.run(options.plays),
        "frames": frames.run,
        "memory": lambda _: memory.run(options.minutes),
        "peeking": peeking.run,
        "proofs": lambda _: proofs.run(options.first, options.count),
        "solver": lambda _: solver.run(options.positions),
        "start": lambda _: start.run(),
        "thinking": thinking.run,
        "trust": lambda _: trust.run(options.only, options.share, options.seed),
        "twist": solver.twist,
    }[options.what](size)
    for line in lines:
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
