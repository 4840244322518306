"""A session written down: its match, the game up to this turn, and each command of the turn.

First comes a record with headers for seed, players, results and the orders of the racks, then a
line for each command with the seconds of the turn that had passed, to the bit. What ends a turn
becomes a line of the record, so the lines behind it begin anew with every turn.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Literal

from game.bots import BOTS
from game.engine.fair.envelope import ENVELOPE, MIXED, read_part
from game.engine.limits import NotationError, check_name, check_text, quote
from game.engine.position import Position
from game.engine.record import Record, read_header, read_record, write_record
from game.engine.score import Result
from game.session.commands import SessionCommand, read_command, write_command
from game.session.help import NO_HELP, HelpHad
from game.session.order.rack_lines import read_lines, write_lines
from game.session.order.rack_order import MODES, RackOrder
from game.session.player import Player, read_face, write_face

_ENTRY = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?) (.+)")
_SEED = re.compile(r"-?[0-9]{1,100}")
_PLAYER = re.compile(r"([a-z]{1,20}(?::[0-3])?) ([a-z0-9]{1,20}|-) (.*)", re.DOTALL)
_RESULT = re.compile(r"(out|blocked), won by ([0-9 ]{1,20}), scores ([-0-9 ]{1,50})")
_SCORE = re.compile(r"0|-?[1-9][0-9]{0,5}")
_NUMBERS = re.compile(r"[0-9]{1,3}(?: [0-9]{1,3}){0,999}")
_TIME = "time"

Ghost = tuple[int, ...]
"""How many tiles were left after each turn of a person who plays the same deal again."""


@dataclass(frozen=True)
class Entry:
    """A command and the seconds of the turn before it; without one, that so much time has passed.

    `line` is where it was read.
    """

    used: float
    command: SessionCommand | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Journal:
    """Hold a session as it was when the turn under way began, and what has happened since."""

    seed: int
    players: tuple[Player, ...]
    results: tuple[Result, ...]
    orders: tuple[RackOrder, ...]
    record: Record
    entries: tuple[Entry, ...] = ()
    mixed: str | None = None
    """What a player mixed into the deal; None where the seal holds the tiles."""
    ghost: Ghost = ()
    """How the person has played this deal before; such a game counts for nothing."""
    help: HelpHad = NO_HELP


def write_journal(journal: Journal) -> str:
    """Write a journal."""
    had = journal.help
    numbers = {"ghost": journal.ghost, "helped": had.helped, "shown": had.shown}
    headers = (
        ("seed", str(journal.seed)),
        *(() if journal.mixed is None else ((MIXED, journal.mixed),)),
        *((name, " ".join(map(str, those))) for name, those in numbers.items() if those),
        *(("player", write_player(player)) for player in journal.players),
        *(("result", _write_result(result)) for result in journal.results),
        *(("rack", f"{order.mode}: {write_lines(order.lines)}") for order in journal.orders),
    )
    lines = [f"{write_entry(entry)}\n" for entry in journal.entries]
    return write_record(replace(journal.record, headers=headers)) + "".join(lines)


def write_entry(entry: Entry) -> str:
    """Write an entry on a line.

    >>> write_entry(Entry(12.5, read_command("R3 to 2.1"))), write_entry(Entry(0.1))
    ('12.5 R3 to 2.1', '0.1 time')
    """
    return f"{entry.used!r} {write_command(entry.command) if entry.command else _TIME}"


def read_journal(text: str, seed: int | None = None) -> Journal:
    """Read a journal; NotationError names the line.

    Only one that is gone on with needs a seed of its own, else the one given will do.
    """
    check_text(text)
    lines = re.split(r"\r?\n", text)
    last = next((at for at, line in enumerate(lines) if is_entry(line)), len(lines))
    record = read_record("\n".join(lines[:last]))
    players, results, orders = [], [], []
    mixed: str | None = None
    numbers = {name: Ghost() for name in ("ghost", "helped", "shown")}
    for at, line in enumerate(lines[:last], start=1):
        with in_line(at):
            match read_header(line):
                case ("seed", value) if _SEED.fullmatch(value):
                    seed = int(value)
                case ("seed", value):
                    raise NotationError(f"{quote(value)} isn't a seed.")
                case ("mixed", value):
                    mixed = read_part(value)
                case ("ghost" | "helped" | "shown" as name, value):
                    numbers[name] = _read_numbers(name, value)
                case ("player", value):
                    players.append(read_player(value))
                case ("result", value):
                    results.append(_read_result(value))
                case ("rack", value):
                    orders.append(_read_order(value))
                case ("start", _):
                    players = _seat_players(players, record.start, results)
                case (name, _) if name not in ENVELOPE:
                    raise NotationError(f"A journal has no header {quote(name)}.")
    if seed is None:
        raise NotationError("The journal has no seed.")
    entries = []
    for at, line in enumerate(lines[last:], start=last + 1):
        if line.strip():
            with in_line(at):
                entries.append(replace(read_entry(line), line=at))
    headless = Record(record.start, record.turns)
    had = HelpHad(numbers["helped"], numbers["shown"])
    told = tuple(players), tuple(results), tuple(orders)
    return Journal(seed, *told, headless, tuple(entries), mixed, numbers["ghost"], had)


@contextmanager
def in_line(number: int) -> Iterator[None]:
    """Name the line in an error."""
    try:
        yield
    except NotationError as error:
        raise NotationError(error.what, number) from None


def is_entry(line: str) -> bool:
    """Return whether an entry stands on a line of a journal."""
    return _ENTRY.fullmatch(line) is not None


def read_entry(text: str) -> Entry:
    """Read an entry.

    >>> read_entry("12.5 undo")
    Entry(used=12.5, command=Undo(), line=0)
    """
    found = _ENTRY.fullmatch(text)
    if not found:
        raise NotationError(
            f"{quote(text)} isn't an entry of a journal; one looks like '12.5 undo'."
        )
    command = None if found[2] == _TIME else read_command(found[2])
    return Entry(float(found[1]), command)


def _read_numbers(name: str, text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise NotationError(f"The header {name} holds numbers, not {quote(text)}.")
    return tuple(map(int, text.split()))


def write_player(player: Player) -> str:
    """Write a player.

    >>> write_player(Player("Ann", "fox"))
    'fox - Ann'
    """
    return f"{write_face(player)} {player.bot or '-'} {player.name}"


def read_player(text: str) -> Player:
    """Read a player."""
    found = _PLAYER.fullmatch(text)
    if not found:
        raise NotationError(f"{quote(text)} isn't a player; one looks like 'fox level2 Ann'.")
    face, bot, name = found.groups()
    check_name(name)
    if bot != "-" and bot not in BOTS:
        raise NotationError(f"There is no bot called {quote(bot)}.")
    animal, color = read_face(face)
    return Player(name, animal, None if bot == "-" else bot, color=color)


def _write_result(result: Result) -> str:
    winners = " ".join(str(seat + 1) for seat in result.winners)
    return f"{result.ended}, won by {winners}, scores {' '.join(map(str, result.scores))}"


def _read_result(text: str) -> Result:
    found = _RESULT.fullmatch(text)
    if not found or not all(map(_SCORE.fullmatch, found[3].split())):
        raise NotationError(f"{quote(text)} isn't a result.")
    ended: Literal["out", "blocked"] = "out" if found[1] == "out" else "blocked"
    scores = tuple(map(int, found[3].split()))
    seats = {str(seat + 1): seat for seat in range(len(scores))}
    winners = tuple(seats[word] for word in found[2].split() if word in seats)
    if not winners or len(winners) != len(found[2].split()):
        raise NotationError(f"{quote(text)} isn't a result with a winner.")
    return Result(ended, winners, scores)


def _read_order(text: str) -> RackOrder:
    word, colon, lines = text.partition(":")
    mode = next((mode for mode in MODES if mode == word), None)
    if not colon or not mode:
        raise NotationError(f"{quote(text)} isn't an order of a rack; one looks like 'own: R3 K1'.")
    return RackOrder.of(mode, read_lines(lines))


def _seat_players(
    players: list[Player], start: Position, results: Sequence[Result]
) -> list[Player]:
    """Give players the handicaps of their seats; NotationError if there are not as many."""
    count = len(players)
    if count != len(start.seats):
        raise NotationError(f"There are {count} players for {len(start.seats)} seats.")
    if any(len(result.scores) != count for result in results):
        raise NotationError(f"A result has a score for each of {count} players.")
    seats = zip(players, start.seats, strict=True)
    return [replace(player, handicap=seat.handicap) for player, seat in seats]


def check_orders(position: Position, orders: Sequence[RackOrder]) -> None:
    """Raise NotationError unless there is an order for just the tiles of each rack."""
    if len(orders) != len(position.seats):
        raise NotationError(f"There are {len(orders)} orders for {len(position.seats)} racks.")
    for order, seat in zip(orders, position.seats, strict=True):
        if Counter(slot.tile for slot in order.own) != Counter(seat.rack):
            raise NotationError(f"The order of {seat.name}'s rack has other tiles than the rack.")
