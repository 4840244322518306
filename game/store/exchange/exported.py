"""A kept game as a text for elsewhere: lines that a stranger understands, then what is kept.

A game that has ended is a record, its envelope opened, in which nothing tells of the games that
come after it: neither the seed of the match nor how a rack was shown. A game that still goes on is
never written, as its text names every rack and the pool. One that could not be gone on with is
written whole. What is brought from elsewhere, a save of an earlier version, too, is played through
by the rules before anything of it is believed.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import sha256

from game.engine.fair.envelope import MIXED, envelope_of
from game.engine.game import Game
from game.engine.limits import NotationError, check_text, quote
from game.engine.notation import read_position, write_position
from game.engine.record import ENGINE, read_header, write_header
from game.engine.record_lines import find_lines, wrap_lines
from game.engine.rules_notation import read_rules, write_rules
from game.session.journal import in_line, is_entry, read_journal, write_journal
from game.session.player import Player
from game.session.session import Session
from game.store.exchange.share_code import read_share_code
from game.store.rows import standing
from game.store.summary import Ended, Summary, write_players

APP = "Rack & Run"
OF_THE_MATCH = ("seed", "result", "rack")
"""Headers that a game needs to go on; a record has none of them."""

LONGEST = 100_000  # characters; the longest games that are played have a fifth of it
MOST_COMMANDS = 1_000  # since the last turn

_TIME = "%Y-%m-%d %H:%M:%S"
_LINE = re.compile(r"\r?\n")
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_ID = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Brought:
    """A game from elsewhere that the rules allow: its journal and its facts.

    `number` counts the games of its match from 1.
    """

    text: str
    players: tuple[Player, ...]
    game: Game
    ended: Ended = ""
    id: str = ""
    engine: int = ENGINE
    number: int = 1
    started: datetime | None = None
    saved: datetime | None = None

    @property
    def mark(self) -> str:
        """What two games share only if they are the same."""
        return sha256(f"{self.ended}\n{self.text}".encode()).hexdigest()[:16]

    def row(self, id: str) -> tuple[object, ...]:
        """Return what is written of it in its row under this id; nothing was ever saved later."""
        now = datetime.now()
        started, saved = (min(time or now, now).timestamp() for time in (self.started, self.saved))
        rules, players = write_rules(self.game.start.rules), write_players(self.players)
        told = (id, "", self.number, started, saved, False, self.engine, rules, players)
        return *told, *standing(self.game, ended=self.ended, going=not self.ended), self.text


def write_export(game: Summary, journal: str) -> str:
    """Write a kept game for elsewhere."""
    lines = [line for line in _LINE.split(journal) if line]
    opened = _opened(journal) if game.ended else ()
    if game.ended:
        dropped = (*OF_THE_MATCH, *(name for name, _ in opened))
        lines = [line for line in lines if not (is_entry(line) or _name(line) in dropped)]
    told = (*_told(game), *opened)
    headers = [write_header(name, value) for name, value in told]
    return "".join(f"{line}\n" for line in wrap_lines((*headers, *lines)))


def _told(game: Summary) -> Iterator[tuple[str, str]]:
    yield "app", APP
    yield "id", game.id
    yield "engine", str(game.engine)
    yield "started", game.started.strftime(_TIME)
    yield "saved", game.saved.strftime(_TIME)
    yield "rules", game.rules
    yield "game", str(game.number)
    if game.ended:
        yield "end", game.ended
    if game.scores:
        yield "scores", " ".join(map(str, game.scores))


def _opened(journal: str) -> tuple[tuple[str, str], ...]:
    """Open the envelope of a game; nothing of one that was not dealt by what its journal says."""
    try:
        headers = list(filter(None, map(read_header, _LINE.split(journal))))
        told, games = dict(headers), sum(name == "result" for name, _ in headers)
        start, mixed = read_position(told["start"]), told.get(MIXED)
        envelope = envelope_of(int(told["seed"]), games, start, mixed)
    except (KeyError, ValueError):
        return ()
    return envelope.headers(opened=True) if envelope else ()


def _name(line: str) -> str:
    """Name the header on a line of a journal, if there is one."""
    return line[1:].partition(" ")[0] if line.startswith("[") else ""


def read_export(text: str) -> Brought:
    """Read a game from elsewhere and play it by the rules; NotationError quotes the line.

    The text may be a mail or a chat with the game in it, or with its share code.
    """
    check_text(text, LONGEST)
    lines = find_lines(read_share_code(text, LONGEST) or text)
    if not lines:
        raise NotationError("There is no game in this text.")
    try:
        return _read_lines([line.text for line in lines])
    except NotationError as error:
        if not error.line:
            raise
        stopped = lines[error.line - 1]
        told = f"{error.what} The line begins {quote(stopped.text)}."
        raise NotationError(told, stopped.number) from None


def _read_lines(record: Sequence[str]) -> Brought:
    told: dict[str, tuple[int, str]] = {}
    lines = []
    for at, line in enumerate(record, start=1):
        with in_line(at):
            name, value = read_header(line) or ("", "")
            if name in told:
                raise NotationError(f"There are two headers {quote(name)}.")
        if name in _TOLD:
            told[name] = at, value
        lines.append("" if name in _TOLD else line)
    brought = _played("\n".join(lines), "end" in told)
    for name, (at, value) in told.items():
        with in_line(at):
            brought = _TOLD[name](brought, value)
    return brought


def _played(text: str, ended: bool) -> Brought:
    """Play a game through, with all that was done in the turn under way if there is one."""
    journal = read_journal(text, seed=0 if ended else None)
    if (commands := len(journal.entries)) > MOST_COMMANDS:
        told = f"There are {commands} commands since the last turn; {MOST_COMMANDS} is the limit."
        raise NotationError(told)
    game = Game.from_record(journal.record)
    if not (ended or game.result):
        game = Session.resume(text).game
    elif journal.entries:
        raise NotationError("The game is over; nothing can follow.", journal.entries[0].line)
    result = game.result
    if result or ended:
        # What wrapped the start may have eaten a space of it, and the game is still the same.
        start = write_header("start", write_position(game.start, one_line=True))
        kept = (start if _name(line) == "start" else line for line in _LINE.split(text))
        lines = "".join(f"{line}\n" for line in kept if line.strip())
    else:
        lines = write_journal(journal)  # As if saved here, so that its deal is found again.
    return Brought(lines, journal.players, game, result.ended if result else "")


def _end(brought: Brought, value: str) -> Brought:
    if value == "given up" and not brought.ended:
        return replace(brought, ended="given up")
    return _same(brought, value, brought.ended)


def _same(brought: Brought, value: str, found: str) -> Brought:
    """Hold what is told to what the rules find."""
    if value != found:
        raise NotationError(f"It says {quote(value)}, but the game gives {quote(found)}.")
    return brought


def _scores(brought: Brought, value: str) -> Brought:
    result = brought.game.result
    return _same(brought, value, " ".join(map(str, result.scores)) if result else "")


def _rules(brought: Brought, value: str) -> Brought:
    return _same(brought, write_rules(read_rules(value)), write_rules(brought.game.start.rules))


def _id(brought: Brought, value: str) -> Brought:
    if not _ID.fullmatch(value):
        raise NotationError(f"{quote(value)} isn't the number of a game.")
    return replace(brought, id=value)


def _number(value: str) -> int:
    if not _NUMBER.fullmatch(value):
        raise NotationError(f"{quote(value)} isn't a number from 1 on.")
    return int(value)


def _time(value: str) -> datetime:
    try:
        return datetime.fromtimestamp(datetime.strptime(value, _TIME).timestamp())
    except (ValueError, OverflowError, OSError):
        told = f"{quote(value)} is not a time; it looks like '2026-11-22 20:15:00'."
        raise NotationError(told) from None


_TOLD: dict[str, Callable[[Brought, str], Brought]] = {
    "app": lambda brought, _: brought,
    "id": _id,
    "engine": lambda brought, value: replace(brought, engine=_number(value)),
    "started": lambda brought, value: replace(brought, started=_time(value)),
    "saved": lambda brought, value: replace(brought, saved=_time(value)),
    "rules": _rules,
    "game": lambda brought, value: replace(brought, number=_number(value)),
    "end": _end,
    "scores": _scores,
}
"""The headers of an export that a journal has not, and how each is read."""
