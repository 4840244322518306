"""Kept games that were damaged or forged: the game starts, says so in a sentence, and keeps anew.

Each attack begins with a store that the game itself has written: whole, left by a program that was
killed, or of many games.
"""

import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from hashlib import file_digest, sha256
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

import pygame

from game.kit.kit import Kit
from game.session.journal import write_journal
from game.store import pending, writer
from game.store.games import FILE, SavedGames
from game.store.schema import VERSION
from scenes.menu import Menu
from scenes.play.match import Match
from tests.following import follow
from tests.pilot import Pilot
from tests.store.flawed import install, is_possible
from tests.store.playing import copy_games, match, steps
from tests.trust.apart import MOST_MEMORY, apart, forget_most, memory
from tests.trust.promise import Promise
from tests.trust.texts import forge
from tests.waiting import STUCK, until
from tests.work import METER_OF_ALL, again

LONGEST = 200  # units of work for an answer: four times the most that one takes alone
STEP = 0.2  # units more for each line, of which a turn has a few hundred at most
LATEST = 1000  # units of work until the menu is there, and the game that is gone on with
LARGE = 5 << 20
"""Bytes of a store of many hundred games; a larger one takes the longer."""

SEEN = 31
"""The menu is opened over one store in so many."""

MOST = 10 << 20  # bytes of what is forged at once

WRITTEN = ((1, False), (1, True), (8, False))
"""How many games are in the stores that are written, and whether the program is killed then."""

NOTHING = sha256().hexdigest()
"""The digest of an empty file, of which nothing need be kept."""

READ = 3
"""So many games of a store are read."""

NAMES = ("", "-wal", "-journal", "-shm")
Files = dict[str, bytes]


class Log(logging.Handler):
    """Keeps the line that was told last."""

    last = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.last = record.getMessage()


LOG = Log()
Answer = TypeVar("Answer")


def _stores(size: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    logging.getLogger().addHandler(LOG)
    deaths: list[str] = []
    threading.excepthook = lambda what: deaths.append(str(what.exc_value))
    if is_possible():
        install()  # Nothing need wait for the disk.
    # Here a disk may take as long as it likes.
    writer.PATIENCE = writer.SILENT = pending.MOMENT = STUCK
    whole = list(_written())
    with TemporaryDirectory() as started, TemporaryDirectory() as place:
        os.chdir(started)
        home, elsewhere = Path(place) / "home", Path(place) / "elsewhere"
        with closing(SavedGames(home)) as games:
            pilot = Pilot(partial(_menu, games), (800, 480))
        shutil.rmtree(home)
        yield ""
        for number in range(size):
            elsewhere.write_bytes(b"theirs")
            round_, kind = divmod(number, len(ATTACKS))
            files, attack = whole[round_ % len(whole)], ATTACKS[kind]
            told, state = f"{number}, {attack.__name__}", chance.getstate()
            seen_by = pilot if number % SEEN == 0 else None

            def attacked(files=files, attack=attack, state=state, seen_by=seen_by) -> Iterator[str]:
                chance.setstate(state)  # All can be tried again, with the same chance.
                _lay(home, files)
                attack(home, elsewhere, chance)
                yield from _used(home, seen_by)

            yield from (f"{told}: {fault}" for fault in again(attacked))
            yield from (f"{told}: a thread ended in {death}" for death in deaths)
            deaths.clear()
            if os.listdir():
                yield f"{told}: there is {os.listdir()} where it was started"
            if elsewhere.read_bytes() != b"theirs" or len(os.listdir(place)) != 2:
                yield f"{told}: something was written elsewhere"
            yield ""


def _lay(home: Path, files: Files) -> None:
    """Let just these files lie there."""
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    for name, content in files.items():
        (home / name).write_bytes(content)


def _written() -> Iterator[Files]:
    """Write stores as the game does: one that was left, one of a program killed, one of many."""
    for games_in_it, is_killed in WRITTEN:
        with TemporaryDirectory() as home:
            with closing(SavedGames(Path(home))) as games:
                for seed in range(games_in_it):
                    session = match(seed)
                    follow(games, session)
                    for _ in islice(steps(session, seed), 60):
                        pass
                games.flush()
                if is_killed:
                    yield {path.name: path.read_bytes() for path in _files(Path(home))}
            if not is_killed:
                yield {path.name: path.read_bytes() for path in _files(Path(home))}


def _files(home: Path) -> list[Path]:
    return [path for path in home.iterdir() if path.is_file() and not path.is_symlink()]


def _prints(home: Path) -> dict[str, str]:
    """Give a digest of each file."""
    found = {}
    for path in _files(home):
        with path.open("rb") as file:
            found[path.name] = file_digest(file, "sha256").hexdigest()
    return found


# What comes of it


def _used(home: Path, pilot: Pilot | None) -> Iterator[str]:
    """Open it, also in the menu if there is one; wait until all is closed."""
    forget_most()
    has = memory("VmRSS")
    yield from _opened(home)
    if (more := memory("VmHWM") - has) > MOST_MEMORY:
        yield f"it took {more >> 20} MB"
    if pilot:
        yield from _seen(home, pilot)
    until(lambda: all(thread.name != "store" for thread in threading.enumerate()))
    forget_most()  # At the end counts what stays.


def _opened(home: Path) -> Iterator[str]:
    """Open, read, play, leave, and open again."""
    before, told = _prints(home), list[str]()
    longest = LONGEST * max(1, sum(path.stat().st_size for path in _files(home)) / LARGE)
    with closing(SavedGames(home)) as games:
        going = _timed(lambda: games.unfinished, told, longest)
        assert going is None or going.to_move in (None, *going.players)
        trouble = games.trouble
        rows = _timed(games.rows, told, longest) or ()
        page = _timed(lambda: games.page(rows[:READ]), told, longest) or {}
        for game in page.values():
            text = _timed(lambda id=game.id: games.text(id), told, longest) or ""
            longest_text = LONGEST + STEP * text.count("\n")
            _timed(lambda id=game.id: games.seen(id), told, longest_text)
            _timed(lambda id=game.id: games.export(id), told, longest_text)
            _timed(lambda id=game.id: games.resume(id), told, longest_text)
        if trouble not in writer.UNKEPT:
            told += _kept(games)
    yield from told
    after = _prints(home)
    if trouble in ("damaged", "copied", "salvaged"):
        for name in (f"{FILE}{end}" for end in NAMES[:3]):
            kept = after.get(name.replace(FILE, f"{FILE}.bad"), NOTHING)
            if before.get(name, NOTHING) != kept:
                yield f"{name} is not kept as it was"
    elif trouble in ("newer", "unsaved") and after != before:
        changed = [name for name in {*after, *before} if after.get(name) != before.get(name)]
        yield f"{trouble}, but {changed} changed"
    with closing(SavedGames(home)) as games:
        games.flush()
        if games.trouble != (trouble if trouble in ("newer", "unsaved") else ""):
            yield f"{trouble} at first, {games.trouble} the next time"


def _timed(act: Callable[[], Answer], told: list[str], longest: float = LONGEST) -> Answer | None:
    """Do something; note how much work it was, and what it raised."""
    answer = None
    METER_OF_ALL.start()
    try:
        answer = act()
    except Exception as fault:  # whatever it is, it would end the game
        told.append(f"{type(fault).__name__}: {str(fault)[:200]}")
    told += METER_OF_ALL.faults(longest)
    return answer


def _kept(games: SavedGames) -> Iterator[str]:
    """Play; what is done must be kept."""
    session = match(99)
    follow(games, session)
    for _ in islice(steps(session, 99), 5):
        pass
    games.flush()
    if games.trouble in writer.UNKEPT:
        yield f"nothing is kept in it: {LOG.last}"
    elif write_journal(session.journal) not in [
        games.text(each.id) for each in games.listed()[:20]
    ]:
        yield "what is played is not kept"


def _seen(home: Path, pilot: Pilot) -> list[str]:
    told: list[str] = []
    with closing(SavedGames(home)) as games:
        _timed(lambda: _look(games, pilot), told, LATEST)
    return told


def _look(games: SavedGames, pilot: Pilot) -> None:
    """Open the menu over it anew, and go on with what it offers."""
    pilot.step(pygame.Event(pygame.QUIT))
    pilot.app.stack.push(_menu(games, pilot.kit))
    pilot.step()
    words = _words(pilot)
    assert not games.trouble or pilot.kit.text(f"note-games-{games.trouble}") in words
    assert not any(word in text for word in UNSEEN for text in words)
    if any(widget.name == "continue" for widget in pilot.scene.widgets):
        pilot.tap("continue")
        pilot.tick(0.2)
        if isinstance(pilot.scene, Menu):
            assert pilot.kit.text("note-game-lost") in _words(pilot)


def _words(pilot: Pilot) -> list[str]:
    return [getattr(widget, "text", "") for widget in pilot.scene.widgets]


UNSEEN = ("Error", "Traceback", "sqlite", "SQL", "errno")


def _menu(games: SavedGames, kit: Kit) -> Menu:
    return Menu(kit, lambda: 1, partial(Match, kit), games=games)


# What is done to it


def _bits(home: Path, _: Path, chance: Random) -> None:
    path = _any(home, chance)
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice([1, 1, 3, 20])):
        end = chance.choice([100, 4096, len(content)])
        content[chance.randrange(min(end, len(content)))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def _cut(home: Path, _: Path, chance: Random) -> None:
    path = _any(home, chance)
    content = path.read_bytes()
    end = chance.choice([0, 2, 99, 100, 512, 4095, 4096, chance.randrange(len(content))])
    more = b"", chance.randbytes(5000), bytes(4096), content
    path.write_bytes(chance.choice([content[:end], content + chance.choice(more)]))


def _pages(home: Path, _: Path, chance: Random) -> None:
    """Let pages be empty, nonsense, or another's."""
    path = home / FILE
    content = path.read_bytes()
    at, other = (4096 * chance.randrange(len(content) // 4096) for _ in range(2))
    page = chance.choice([bytes(4096), chance.randbytes(4096), content[other : other + 4096]])
    path.write_bytes(content[:at] + page + content[at + 4096 :])


def _nonsense(home: Path, _: Path, chance: Random) -> None:
    size = chance.choice([2, 100, 5000, 1 << 20])
    made = b"SQLite format 3\0" + chance.randbytes(size), chance.randbytes(size), b"{}" * size
    (home / FILE).write_bytes(chance.choice(made))


def _beside(home: Path, _: Path, chance: Random) -> None:
    """Lay a file beside it in which SQLite keeps what is to come, or what was."""
    end = chance.choice(NAMES[1:])
    hot = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\xff\xff\xff\xff" + chance.randbytes(12)
    hot += (512).to_bytes(4) + (4096).to_bytes(4) + bytes(484)
    size = chance.choice([0, 31, 5000, 100_000, 10 << 20])
    wal = b"\x37\x7f\x06\x82" + (3007000).to_bytes(4) + (4096).to_bytes(4)
    head = chance.choice([b"", hot, wal])
    (home / f"{FILE}{end}").write_bytes(head + chance.randbytes(min(size, 9999)) + bytes(size))


def _odd(home: Path, elsewhere: Path, chance: Random) -> None:
    """Let something lie there, or beside, that is no file."""
    path = home / f"{FILE}{chance.choice(NAMES)}"
    path.unlink(missing_ok=True)
    lay = chance.choice([os.mkfifo, os.mkdir, None, None])
    if lay:
        lay(path)
    else:
        path.symlink_to(chance.choice([elsewhere, path, home / "nowhere", "/dev/full"]))


def _any(home: Path, chance: Random) -> Path:
    return chance.choice([path for path in sorted(home.iterdir()) if path.stat().st_size])


SCHEMAS = (
    "CREATE TABLE more (it)",
    "CREATE VIEW seen AS SELECT * FROM game",
    "CREATE TRIGGER gone AFTER INSERT ON running BEGIN DELETE FROM game; END",
    "CREATE TRIGGER twice AFTER INSERT ON running BEGIN INSERT INTO running (game, entry) "
    "VALUES (new.game, zeroblob(1000000)); END",
    "DROP TABLE running",
    "DROP TABLE game",
    "DROP INDEX newest",
    "ALTER TABLE game RENAME TO played",
    "ALTER TABLE game ADD COLUMN more DEFAULT (zeroblob(100000000))",
    "ALTER TABLE running RENAME TO ran; CREATE VIEW running AS WITH RECURSIVE n(x) AS "
    "(SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS step, x AS game, x AS entry FROM n",
    "DROP TABLE running; CREATE TABLE running (step INTEGER PRIMARY KEY, game TEXT, entry TEXT, "
    "CHECK (load_extension('x') IS NULL))",
    "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE game (id)' "
    "WHERE name = 'game'",
    "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET rootpage = 2 WHERE type = 'table'",
    "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = zeroblob(9000000)",
    "PRAGMA writable_schema=ON; INSERT INTO sqlite_schema VALUES ('table', 'a', 'a', 0, "
    "'CREATE VIRTUAL TABLE a USING fts5(x)')",
    f"PRAGMA user_version={VERSION + 1}",
    "PRAGMA user_version=-1",
    "PRAGMA user_version=0",
    "PRAGMA application_id=0; PRAGMA user_version=0",
    "PRAGMA application_id=1",
    "PRAGMA journal_mode=DELETE",
    "PRAGMA page_size=512; PRAGMA journal_mode=DELETE; VACUUM",
    "PRAGMA page_size=65536; PRAGMA journal_mode=DELETE; VACUUM",
    "PRAGMA journal_mode=DELETE; PRAGMA auto_vacuum=1; VACUUM",
)

VALUES: tuple[object, ...] = (
    *(None, 0, -1, 2**63 - 1, 1e300, float("inf"), "", "0", "NaN", b"\xff\xfe", bytes(100)),
    *("x" * 3_000_000, "x" * 9000, b"\0" * 3_000_000, "\0", "a\0b", "\u202e", "\u2028", "💥"),
    *("../../x", "fox - Fox\n" * 5, "fox level9 Fox", "' OR 1 --", "\n" * 1000, "9" * 5000),
    *("fox - \x1b[31m\nowl level1 Owl", "K3 " * 9000, "K3 K4 | ", "river", "classic-2016 jokers=9"),
)


def _schema(home: Path, _: Path, chance: Random) -> None:
    """Change what the file holds, as anybody can who has SQLite."""
    with closing(sqlite3.connect(home / FILE)) as database, suppress(sqlite3.Error):
        database.executescript(chance.choice(SCHEMAS))


def _rows(home: Path, _: Path, chance: Random) -> None:
    with closing(sqlite3.connect(home / FILE)) as database, database:
        for _ in range(chance.choice([1, 1, 2, 5])):
            table = chance.choice(["game", "game", "game", "running"])
            columns = [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
            column, value = chance.choice(columns), chance.choice(VALUES)
            with suppress(sqlite3.Error):
                database.execute(f"UPDATE {table} SET {column} = ?", (value,))


def _journals(home: Path, _: Path, chance: Random) -> None:
    with closing(sqlite3.connect(home / FILE)) as database, database:
        column = chance.choice(["head", "turns", "laid", "rules", "players"])
        for row, text in database.execute(f"SELECT rowid, {column} FROM game").fetchall():
            told = forge(str(text), chance).encode("utf-8", "surrogatepass")
            statement = f"UPDATE game SET {column} = CAST(? AS TEXT) WHERE rowid = ?"
            database.execute(statement, (told, row))


def _steps(home: Path, _: Path, chance: Random) -> None:
    """Forge what was done in the turn under way, or let it be a great deal."""
    with closing(sqlite3.connect(home / FILE)) as database, database:
        rows = database.execute("SELECT game, entry FROM running").fetchall()
        game = database.execute("SELECT id FROM game").fetchone()
        rows = rows or [(*game, "0.5 undo")]
        forged = [(id, forge(entry, chance).replace("\ud800", "?")) for id, entry in rows]
        count = min(chance.choice([1, 1, 1, 100, 10_000]), MOST // sum(map(len, map(str, forged))))
        more = forged * max(1, count)
        database.executemany("INSERT INTO running (game, entry) VALUES (?, ?)", more)


def _many(home: Path, _: Path, chance: Random) -> None:
    copy_games(home, chance.choice([10, 600, 3000]))


ATTACKS: tuple[Callable[[Path, Path, Random], None], ...] = (
    *(_bits, _bits, _cut, _pages, _nonsense, _beside, _odd),
    *(_schema, _schema, _rows, _rows, _rows, _journals, _journals, _steps, _many),
)

PROMISE = Promise(
    "stores",
    "kept games that are damaged or forged do no harm",
    sample=len(ATTACKS),
    whole=120,
    by_hand=5_000,
    attack=partial(apart, _stores),
)
