"""What happens around the file of the games: they survive it, and what is lost is counted and told.

What is there afterwards is compared with what was there before, text for text: a game is as it was,
or it is told that it is not. No frame waits for a disk that takes its time.
"""

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import date, timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.store import pending, writer
from game.store.games import FILE, SavedGames
from tests.following import follow
from tests.store.playing import copy_games, match, steps
from tests.trust.apart import apart
from tests.trust.promise import Promise
from tests.waiting import STUCK

WAL = f"{FILE}-wal"
GAMES = 6
COPIED = 4
"""So many games are kept, and so many of them are in the weekly copy."""

MANY = 2_000
SCHEMAS = sorted((Path(__file__).parent.parent / "store/records/schemas").glob("*.db"))
PAGE = 4096


class Before(NamedTuple):
    """What lay there: a store in good order, one of a killed program, and the games' texts."""

    whole: Path
    killed: Path
    texts: dict[str, str]


class Expected(NamedTuple):
    """How many games there must be at least, and what may be said; "*" if it is anything."""

    least: int
    trouble: str = "*"


def _written(place: Path) -> Before:
    """Write a store with a weekly copy, and take what lay there in the midst of the last game."""
    home, killed = place / "whole", place / "killed"
    for seed in range(GAMES - 1):
        _play(home, seed)
        if seed == COPIED - 1:
            shutil.copy(home / FILE, home / f"games-{date.today() - timedelta(days=3)}.db")
    with closing(SavedGames(home)) as games:
        session = match(GAMES)
        follow(games, session)
        for _ in islice(steps(session, GAMES), 30):
            games.flush()
        shutil.copytree(home, killed)
    with closing(SavedGames(home)) as games:
        texts = {game.id: games.text(game.id) for game in games.listed()}
    return Before(home, killed, texts)


def _play(home: Path, seed: int, things: int = 40) -> None:
    with closing(SavedGames(home)) as games:
        session = match(seed)
        follow(games, session)
        for _ in islice(steps(session, seed), things):
            pass


def _around(size: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    writer.PATIENCE = writer.SILENT = pending.MOMENT = STUCK
    with TemporaryDirectory() as place:
        before = _written(Path(place))
        yield ""
        for number in range(size):
            attack = ATTACKS[number % len(ATTACKS)]
            home = Path(place) / "home"
            for fault in _attacked(attack, home, before, chance):
                yield f"{number}, {attack.__name__}: {fault}"
            shutil.rmtree(home, ignore_errors=True)
            yield ""


def _attacked(attack: "Attack", home: Path, before: Before, chance: Random) -> Iterator[str]:
    shutil.copytree(before.whole, home)
    expected = attack(home, before, chance)
    kept = {path.name: path.read_bytes() for path in home.glob("*.bad*")}
    with closing(SavedGames(home)) as games:
        rows = games.rows()
        page = games.page(rows)
        there = [page[row] for row in rows if row in page and page[row].id in before.texts]
        trouble, rescued = games.trouble, games.rescued
        if len(page) < expected.least:
            yield f"{len(page)} games, {expected.least} could be read ({trouble}, {rescued})"
        if expected.trouble not in ("*", trouble):
            yield f"it says {trouble!r}, not {expected.trouble!r}"
        told = bool(trouble) or len(page) < len(rows)
        lost = {*before.texts} - {game.id for game in page.values()}
        if lost and not told and expected.trouble == "*":
            yield f"{len(lost)} games are gone without a word"
        for game in there:
            seen = games.seen(game.id)
            # Marks vouch for all turns; commands of the last one are kept as far as they can be.
            is_same = before.texts[game.id].startswith(games.text(game.id))
            if not (is_same or told or seen.gap or not game.is_sound):
                yield f"{game.id} was changed without a word"
    for name, content in kept.items():
        if (home / name).read_bytes() != content:
            yield f"{name} was overwritten"
    with closing(SavedGames(home)) as games:
        if (again := len(games.rows())) < len(page):
            yield f"{len(page)} games at first, {again} the next time"
        if games.trouble:
            yield f"{trouble!r} at first, {games.trouble!r} the next time"


# What happens


def _gone(home: Path, _: Before, chance: Random) -> Expected:
    (home / FILE).unlink()
    if chance.random() < 0.5:
        (home / FILE).touch()
    return Expected(COPIED, "missing")


def _cut(home: Path, _: Before, chance: Random) -> Expected:
    content = (home / FILE).read_bytes()
    (home / FILE).write_bytes(content[: chance.randrange(1, len(content))])
    return Expected(COPIED)


def _foreign(home: Path, _: Before, chance: Random) -> Expected:
    """Let what another program wrote ahead lie beside it."""
    with TemporaryDirectory() as theirs, closing(SavedGames(Path(theirs))) as games:
        session = match(chance.randrange(99))
        follow(games, session)
        for _ in islice(steps(session, 1), chance.randrange(1, 40)):
            games.flush()
        shutil.copy(Path(theirs) / WAL, home / WAL)
    return Expected(GAMES, "aside")


def _stale(home: Path, before: Before, _: Random) -> Expected:
    """Let what was written ahead of an older file lie beside it."""
    shutil.copy(before.killed / WAL, home / WAL)
    _play(home, 77, 20)
    shutil.copy(before.killed / WAL, home / WAL)
    return Expected(GAMES)


def _ahead(home: Path, before: Before, chance: Random) -> Expected:
    """Change a bit of what was written ahead, and not of its last two changes."""
    shutil.copytree(before.killed, home, dirs_exist_ok=True)
    content = bytearray((home / WAL).read_bytes())
    content[chance.randrange(len(content) // 2)] ^= 1 << chance.randrange(8)
    (home / WAL).write_bytes(content)
    return Expected(GAMES - 1)


def _foreign_index(home: Path, _: Before, chance: Random) -> Expected:
    """Add an index, or what helps to choose among indexes."""
    with closing(sqlite3.connect(home / FILE)) as database:
        database.execute(chance.choice(["ANALYZE", "CREATE INDEX mine ON game (rules, saved)"]))
        database.commit()
    return Expected(GAMES, "")


def _schema(home: Path, _: Before, chance: Random) -> Expected:
    with closing(sqlite3.connect(home / FILE)) as database:
        database.executescript(chance.choice(CHANGES))
    return Expected(GAMES, "salvaged")


CHANGES = (
    "CREATE TABLE mine (it)",
    "DROP INDEX newest",
    "DROP TABLE running",
    "CREATE UNIQUE INDEX mine ON game (id, saved)",
    "CREATE TRIGGER mine AFTER INSERT ON running BEGIN DELETE FROM game; END",
)


def _again_and_again(home: Path, _: Before, chance: Random) -> Expected:
    """Damage it three times."""
    for _ in range(3):
        content = bytearray((home / FILE).read_bytes())
        spoilt = chance.choice([16, 100, PAGE])
        content[:spoilt] = bytes(spoilt)
        (home / FILE).write_bytes(content)
        with closing(SavedGames(home)) as games:
            games.flush()
    content = bytearray((home / FILE).read_bytes())
    content[:16] = bytes(16)
    (home / FILE).write_bytes(content)
    return Expected(COPIED)


def _bits(home: Path, _: Before, chance: Random) -> Expected:
    content = bytearray((home / FILE).read_bytes())
    for _ in range(chance.choice([1, 1, 1, 5, 20])):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    (home / FILE).write_bytes(content)
    return Expected(0)


def _ids(home: Path, before: Before, chance: Random) -> Expected:
    """Change a bit of the name by which a game is found, wherever that stands."""
    content = bytearray((home / FILE).read_bytes())
    id = chance.choice(sorted(before.texts)).encode()
    places = [found.start() for found in re.finditer(id, content)]
    content[chance.choice(places) + chance.randrange(len(id))] ^= 1
    (home / FILE).write_bytes(content)
    return Expected(0)


def _pages(home: Path, _: Before, chance: Random) -> Expected:
    content = bytearray((home / FILE).read_bytes())
    for _ in range(chance.choice([1, 1, 3])):
        at = PAGE * chance.randrange(len(content) // PAGE)
        content[at : at + PAGE] = bytes(PAGE)
    (home / FILE).write_bytes(content)
    return Expected(COPIED)


def _older(home: Path, _: Before, chance: Random) -> Expected:
    """Open a file of an earlier version."""
    for path in home.iterdir():
        path.unlink()
    shutil.copy(chance.choice(SCHEMAS), home / FILE)
    return Expected(2, "")


def _many(home: Path, *_: object) -> Expected:
    """Let there be very many games."""
    copy_games(home, MANY)
    return Expected(MANY + GAMES, "")


def _rotated(home: Path, *_: object) -> Expected:
    """Begin anew beside a full copy, and let weeks pass; then lose the file."""
    for path in home.glob(f"{FILE}*"):
        path.unlink()
    hidden = home.with_name("hidden")
    shutil.move(home, hidden)
    _play(home, 5)
    for week in range(4):
        with suppress(StopIteration):
            shutil.move(next(hidden.glob("games-*.db")), home)
        _look_after(home, week)
    shutil.rmtree(hidden)
    (home / FILE).unlink()
    return Expected(COPIED + 1, "missing")


def _look_after(home: Path, week: int) -> None:
    """Let a week have passed, and a quiet moment come."""
    for path in sorted(home.glob("games-*.db")):
        day = date.fromisoformat(path.stem.removeprefix("games-")) - timedelta(days=7)
        path.rename(home / f"games-{day}.db")
    with closing(SavedGames(home)) as games:
        games._writer.look(lambda _: games._writer._look_after() or [week])


Attack = Callable[[Path, Before, Random], Expected]
ATTACKS: tuple[Attack, ...] = (
    *(_gone, _cut, _foreign, _stale, _ahead, _foreign_index, _schema, _again_and_again),
    *(_bits, _bits, _bits, _ids, _pages, _older, _many, _rotated),
)

PROMISE = Promise(
    "around",
    "games survive what happens around their file, and what is lost is told",
    sample=len(ATTACKS),
    whole=5 * len(ATTACKS),
    by_hand=100 * len(ATTACKS),
    attack=partial(apart, _around),
)
