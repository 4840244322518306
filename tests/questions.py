"""Questions for a worker: what they do must be importable there, without pygame."""

import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import NoReturn
from weakref import ref

from game.engine.game import Command
from game.engine.notation import write_row
from game.engine.position import Position, Table
from game.engine.turn import Play


def process() -> int:
    return os.getpid()


def loaded(module: str) -> bool:
    return module in sys.modules


def raise_key_error() -> NoReturn:
    raise KeyError("no such tile")


def stubborn(deaths: Path, survives: int) -> int:
    """Kill the process that answers, but not more often than so; tell which one has survived."""
    count = deaths.stat().st_size if deaths.exists() else 0
    if count < survives:
        with deaths.open("ab") as file:
            file.write(b"x")
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def wait_for(file: Path) -> str:
    while not file.exists():
        pass
    return "seen"


def write_line(file: Path, line: str) -> None:
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")


class BrokenError(Exception):
    """An error that cannot be carried from process to process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


# Bots that fail, as a pace asks them

REACHED = "RACK_AND_RUN_REACHED"
"""The variable that names the file in which each process writes its number that hangs now."""


def loops(*_: object) -> NoReturn:
    write_line(Path(os.environ[REACHED]), str(os.getpid()))
    while True:
        pass


def stops(*_: object) -> NoReturn:
    write_line(Path(os.environ[REACHED]), str(os.getpid()))
    while True:
        os.kill(os.getpid(), signal.SIGSTOP)


def raises(*_: object) -> NoReturn:
    """Raise what cannot even be carried home."""
    raise BrokenError("a", "bot")


def blabs(bot: str, view: Position, *_: object) -> NoReturn:
    """Raise what names the tiles on the rack."""
    raise ValueError(write_row(view.mover.rack), view.mover.rack)


def cheats(bot: str, view: Position, rng: Random, rows: Table, key: int | None) -> list[Command]:
    return [Play((view.mover.rack[:1],))]


def says_nothing(*_: object) -> list[Command]:
    return []


def dies(*_: object) -> NoReturn:
    """Kill every process that answers."""
    while True:
        os.kill(os.getpid(), signal.SIGKILL)


# Garbage, which only a collection takes away

_litter: list[ref["_Knot"]] = []


class _Knot:
    """What holds itself, so that counting references never frees it."""

    def __init__(self) -> None:
        self.itself = self


def litter(count: int) -> int:
    """Drop so many objects that hold themselves; tell how many are still there afterwards."""
    _litter[:] = (ref(_Knot()) for _ in range(count))
    return litter_left()


def litter_left() -> int:
    """Tell how many of the objects dropped last are still there."""
    return sum(knot() is not None for knot in _litter)
