"""A game written down: headers, the start position, then every turn with the seconds it took."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.limits import NotationError, check_text
from game.engine.notation import (
    read_position,
    read_quoted,
    read_turn,
    write_position,
    write_turn,
)
from game.engine.position import Position
from game.engine.turn import IllegalTurnError, Turn, apply

ENGINE = 2
"""The number of the rules as they are: one more whenever they are mended so that a turn of an older
record may be refused. A record that is kept names the number that it was played by."""

_HEADER = re.compile(r'\[(\w+) ("(?:[^"\\]|\\.)*")\]')
_TURN = re.compile(r"([0-9]{1,6})\. ([0-9]{1,9}\.[0-9]) (.+)")


@dataclass(frozen=True)
class TimedTurn:
    """A turn and the seconds it took, to a tenth."""

    turn: Turn
    seconds: float = 0.0


@dataclass(frozen=True)
class Record:
    """Hold a game from its start position; a save is one cut short, a replay reads one."""

    start: Position
    turns: tuple[TimedTurn, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()

    def positions(self) -> Iterator[Position]:
        """Replay the game: the start position, then the one after each turn."""
        position = self.start
        yield position
        for timed in self.turns:
            position = apply(position, timed.turn)
            yield position


def write_record(record: Record) -> str:
    """Write a record, a line for each header and turn."""
    headers = (*record.headers, ("start", write_position(record.start, one_line=True)))
    lines = [write_header(name, value) for name, value in headers]
    timed = zip(record.turns, record.positions(), strict=False)
    for number, (turn, before) in enumerate(timed, start=1):
        lines.append(write_turn_line(number, before, turn))
    return "\n".join(lines) + "\n"


def write_header(name: str, value: str) -> str:
    """Write a line such as `[seed "7"]`."""
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def write_turn_line(number: int, before: Position, timed: TimedTurn) -> str:
    """Write a turn on a line, by its number and the position before it."""
    return f"{number}. {timed.seconds:.1f} {write_turn(before.table, timed.turn)}"


def read_record(text: str) -> Record:
    """Read a record, checking every turn by the rules; NotationError names the line."""
    check_text(text)
    headers: list[tuple[str, str]] = []
    turns: list[TimedTurn] = []
    start = position = None
    for at, line in enumerate(re.split(r"\r?\n", text), start=1):
        try:
            if header := read_header(line):
                name, value = header
                if name != "start":
                    headers.append((name, value))
                elif start:
                    raise NotationError("The record has two start positions.")
                else:
                    start = position = read_position(value)
            elif line.strip():
                timed, position = _read_turn(line, len(turns) + 1, position)
                turns.append(timed)
        except NotationError as error:
            raise NotationError(error.what, at) from None
    if start is None:
        raise NotationError("The record has no start position.")
    return Record(start, tuple(turns), tuple(headers))


def read_header(line: str) -> tuple[str, str] | None:
    """Read a line such as `[seed "7"]`; None if it is none."""
    found = _HEADER.fullmatch(line)
    return (found[1], read_quoted(found[2])) if found else None


def _read_turn(line: str, number: int, before: Position | None) -> tuple[TimedTurn, Position]:
    if before is None:
        raise NotationError("A turn comes before the start position.")
    found = _TURN.fullmatch(line)
    if not found or int(found[1]) != number:
        raise NotationError(f"Turn {number} is missing here; it looks like '{number}. 12.5 draw'.")
    if before.ended:
        raise NotationError(f"The game was over before turn {number}.")
    turn = read_turn(before.table, found[3])
    try:
        return TimedTurn(turn, float(found[2])), apply(before, turn)
    except IllegalTurnError as illegal:
        raise NotationError(f"Turn {number} is not legal ({illegal}).") from None
