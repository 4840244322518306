"""Text from outside fits the box: whatever is forged, it is answered at once, and small."""

import json
import re
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.engine.deal import deal
from game.engine.fair.envelope import check
from game.engine.game import Game
from game.engine.limits import NotationError
from game.engine.notation import read_position, write_position
from game.engine.position import Position
from game.engine.record import Record, read_record, write_record
from game.engine.rules import PRESETS
from game.engine.tile import Tile
from game.referee import answer_line
from game.session.journal import write_journal
from game.session.player import Player
from game.session.session import Session
from game.store.exchange.exported import Brought, read_export
from game.store.games import SavedGames
from tests.cases import QUESTIONS, asked
from tests.engine.oracle import worth
from tests.engine.players import take_turn
from tests.following import follow
from tests.trust.promise import Promise
from tests.work import METER, again

SLOW = 50
"""Units of work that an answer may take: a quarter of that is the most it takes."""

LARGE = 64 << 20
"""Bytes that an answer may take."""

WEIGHED = 10
"""One text in so many is weighed."""

STEMS = 12
TURNS = 12
WORD = re.compile(r"\?\d+|[KRBO]\d+|[JDMC]\b|\d+")


def forge(text: str, rng: Random) -> str:
    """Put what no box has into a text, once or a few times."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        words = list(WORD.finditer(text))
        found = rng.choice(words) if words else None
        at, end = found.span() if found else (rng.randrange(len(text) + 1),) * 2
        text = text[:at] + rng.choice(FORGERIES)(text[at:end], rng) + text[end:]
    return text


def _joker(_: str, rng: Random) -> str:
    kind, count = rng.choice("JDMC"), rng.choice((2, 5, 8, 16, 60, 600))
    return f" {kind}" * count + " "


def _freed(_: str, rng: Random) -> str:
    """Lay rows with a joker each, as many as there may be or more."""
    return " | ".join(f"{rng.choice('KRBO')}{n} J K{n}" for n in range(1, rng.choice((5, 9, 14))))


FORGERIES: list[Callable[[str, Random], str]] = [
    _joker,
    _freed,
    lambda word, rng: f"{word} " * rng.choice((2, 3, 5, 100, 1_000)),
    lambda _, rng: " " + rng.choice(("?999", "?999 " * 100, "?0", "?120", "??", "R14", "K0")),
    lambda _, rng: rng.choice(("0", "1", "7", "-1", "999999", "1e999", "9" * 5_000, "NaN")),
    lambda _, rng: rng.choice(("\ud800", "\\ud800", "\0", "\u2028", '"', "\\", "\n", " / ", "|")),
    lambda _, rng: "\n" + "  pip ?1\n" * rng.choice((1, 5, 1_000)),
    lambda _, rng: " / pip ?1" * rng.choice((1, 5, 1_000)),
    lambda _, rng: " > " + " | " * rng.choice((1, 40, 4_000)),
    lambda _, rng: "[" * rng.choice((1, 50_000)),
    lambda _, rng: '"' + "x" * 10_000 + '"',
]


def _many_freed(count: int) -> str:
    """Ask for a turn that frees so many jokers at once."""
    rows = [("KRBO"[at % 4], 1 + 3 * (at // 4 % 4)) for at in range(count)]
    table = [f"{color}{first} J {color}{first + 2}" for color, first in rows]
    after = [f"{color}{first} {color}{first + 1} {color}{first + 2}" for color, first in rows]
    after += ["K13 R13 J"] * count
    fields = {"kind": "turn", "rules": "classic", "melded": True, "rack": "K13 R13 K2"}
    return json.dumps(fields | {"table": table, "after": after})


def _stems() -> list[tuple[Callable[[str], object], str]]:
    """Give true texts, each with what reads it: positions, records, saves and questions."""
    found: list[tuple[Callable[[str], object], str]] = []
    for at, rules in enumerate(list(PRESETS.values()) + list(PRESETS.values())[: STEMS - 9]):
        rng, names = Random(at), ("fox", "pip", "owl", "hen")[: 2 + at % 3]
        game = Game(deal(rules, names, rng).position)
        session = Session.start(rules, [Player(name) for name in names], at)
        for _ in range(TURNS):
            take_turn(game, rng, 1.0)
            take_turn(session.game, rng, 1.0)
        found.append((read_position, write_position(game.position)))
        found.append((read_record, write_record(game.record)))
        found.append((Session.resume, write_journal(session.journal)))
        found.append((read_export, _exported(session, given_up=bool(at % 2))))
        assert session.envelope
        headers = session.envelope.headers(opened=True)
        found.append((_checked, write_record(replace(session.game.record, headers=headers))))
    found += [(answer_line, _many_freed(count)) for count in (1, 2, 4, 8, 9, 12, 16, 40)]
    return found + [(answer_line, asked(case)) for case in QUESTIONS]


def _exported(session: Session, *, given_up: bool) -> str:
    """Write a kept game as it may be brought: as a save or, where it has ended, as a record."""
    with TemporaryDirectory() as home, closing(SavedGames(Path(home))) as games:
        follow(games, session)
        if given_up:
            session.observer.given_up()
        (kept,) = games.listed()
        return games.export(kept.id) or games.text(kept.id)


def _checked(text: str) -> str:
    return check(read_record(text))


def _wrong(read: Callable[[str], object], text: str) -> list[str]:
    """Read a text; give what is wrong with the answer, or with how much work it was."""
    METER.start()
    fault = _answered_wrongly(read, text)
    return [fault] if fault else [f"takes {slow}" for slow in METER.faults(SLOW)]


def _answered_wrongly(read: Callable[[str], object], text: str) -> str | None:
    try:
        told = read(text)
        json.dumps(told if read is answer_line else None, allow_nan=False)
        if isinstance(told, Position | Record | Session | Brought) and not _fits(told):
            return "is accepted"
    except NotationError as error:
        if "\n" in str(error) or len(str(error)) > 1_000:
            return f"says {str(error)[:200]!r}"
    except Exception as error:
        return f"ends in {type(error).__name__}: {str(error)[:200]}"
    return None


def _fits(told: Position | Record | Session | Brought) -> bool:
    """Tell, counted apart from the engine, whether the start of a game fits the box."""
    start = told if isinstance(told, Position) else _start(told)
    racks = [tile for seat in start.seats for tile in seat.rack]
    laid = [tile for row in start.table for tile in row]
    there = Counter((*racks, *laid, *start.pool, *start.river))
    jokers = dict(start.rules.jokers)
    return (
        2 <= len(start.seats) <= 4
        and all(worth(row) is not None for row in start.table)
        and all(count <= 2 for tile, count in there.items() if tile.number)
        and all(there[Tile(kind)] <= jokers.get(kind, 0) for kind in "JDMC")
        and there.total() <= 104 + sum(jokers.values())
    )


def _start(told: Record | Session | Brought) -> Position:
    return told.start if isinstance(told, Record) else told.game.start


def _large(read: Callable[[str], object], text: str) -> list[str]:
    tracemalloc.start()
    with suppress(NotationError):
        read(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return [f"takes {most >> 20} MB"] if most > LARGE else []


def _misread(size: int, seed: int) -> Iterator[str]:
    stems = _stems()
    for at in range(size):
        rng = Random(f"{seed}/{at}")
        read, text = rng.choice(stems[: 5 * STEMS] if at % 2 else stems)
        forged = forge(text, rng)
        wrong = again(lambda read=read, forged=forged: _wrong(read, forged))
        wrong += [] if wrong or at % WEIGHED else _large(read, forged)
        for fault in wrong:
            yield f"seed {seed}, text {at}: {read.__qualname__} {fault}: {forged[:200]!r}"


PROMISE = Promise(
    "texts",
    "whatever is forged fits the box or is refused at once",
    sample=200,
    whole=2_000,
    by_hand=20_000,
    attack=_misread,
)
