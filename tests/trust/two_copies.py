"""Two copies at once lose nothing: each keeps its choice, and nobody ever reads half a file."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.kit import files
from game.kit.files import Folders
from game.kit.preferences import Preferences
from game.settings import Settings, open_settings
from tests.trust.promise import Promise
from tests.waiting import STUCK, until

FIELDS = ("theme", "palette"), ("bot_speed", "rules")
"""What each of two copies chooses, of a person's preferences and of the settings of the game."""

LINKED = 10  # one race in so many finds a link where the settings should be
READS = 50
"""So often the file is read between two looks whether both are done."""

HEAD_START = 20_000  # steps of a loop by which one copy may be before the other


def _races(size: int, seed: int) -> Iterator[str]:
    spawn, chance = get_context("spawn"), Random(seed)
    with TemporaryDirectory() as home, ExitStack() as stack:
        start, copies = spawn.Barrier(len(FIELDS)), []
        for _ in FIELDS:
            ours, theirs = spawn.Pipe()
            copy = spawn.Process(target=_copy, args=(theirs, start, Path(home)), daemon=True)
            copy.start()
            stack.callback(copy.join, STUCK)
            stack.callback(ours.send, None)
            copies.append(ours)
        for race in range(size):
            planted = _plant(Path(home)) if race % LINKED == 0 else None
            for fault in _race(copies, Path(home), planted, chance):
                yield f"race {race} of seed {seed}: {fault}"


def _race(
    copies: list[Connection], folder: Path, planted: Path | None, chance: Random
) -> Iterator[str]:
    """Let two copies choose at the same time, and read all the while."""
    wanted = [{field: f"{field}-{chance.getrandbits(32)}" for field in own} for own in FIELDS]
    for copy, choices in zip(copies, wanted, strict=True):
        copy.send((choices, chance.randrange(HEAD_START)))
    halves: list[str] = []

    def read() -> bool:
        for _ in range(READS):
            halves.extend(_half(folder / "settings.json"))
        return all(copy.poll() for copy in copies)

    until(read)
    yield from halves
    yield from (f"{it} could not be saved" for it in (copy.recv() for copy in copies) if it)
    yield from _lost(folder, {field: value for own in wanted for field, value in own.items()})
    if planted and planted.read_text() != "theirs":
        yield "a link was written through"


def _plant(folder: Path) -> Path:
    """Lay a link where the settings are, to a file that is not the game's."""
    elsewhere, settings = folder / "elsewhere", folder / "settings.json"
    elsewhere.write_text("theirs")
    settings.unlink(missing_ok=True)
    settings.symlink_to(elsewhere)
    return elsewhere


def _half(path: Path) -> Iterator[str]:
    try:
        written = path.read_text()
        if written != "theirs":
            json.loads(written)
    except FileNotFoundError:
        return
    except ValueError:
        yield f"half a file: {written[:60]!r}"


def _lost(folder: Path, wanted: dict[str, str]) -> Iterator[str]:
    path = folder / "settings.json"
    try:
        there = json.loads(path.read_text())
    except ValueError:
        yield "the file is damaged"
        return
    yield from (f"{field} is lost" for field, value in wanted.items() if there[field] != value)
    if path.is_symlink() or path.stat().st_mode & 0o777 != 0o600:
        yield "the file is not the person's alone"
    known = {"settings.json", "settings.json.bad", "elsewhere"}
    yield from (f"{left} is left over" for left in set(os.listdir(folder)) - known)


def _copy(orders: Connection, start: Barrier, home: Path) -> None:
    """Be a copy of the game: open the settings and, together with the other, choose and save."""
    files.PATIENCE = STUCK  # Here a disk may take as long as it likes.
    while order := orders.recv():
        choices, head_start = order
        store = open_settings(Folders(home, home))
        start.wait(STUCK)
        for _ in range(head_start):
            pass
        for field, value in choices.items():
            kind = Preferences if field in Preferences.__struct_fields__ else Settings
            setattr(store[kind], field, value)
        store.save()
        orders.send(list(choices) if store.unsaved else None)


PROMISE = Promise(
    "two-copies",
    "two copies at once lose no choice",
    sample=2,
    whole=50,
    by_hand=1_000,
    attack=_races,
)
