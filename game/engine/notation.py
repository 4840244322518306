"""The text form of tiles, rows, positions and turns; every error says what is wrong and where."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from game.engine.limits import (
    MOST_TILES,
    BoxError,
    NotationError,
    check_name,
    check_position,
    check_text,
    quote,
)
from game.engine.position import EVEN, Handicap, Position, Seat, Table
from game.engine.rules_notation import read_rules, write_rules
from game.engine.tile import COLORS, HIDDEN, NUMBERS, Row, Tile
from game.engine.turn import Draw, Pass, Play, Timeout, Turn, changed

JOKERS = "JDMC"
_NUMBERS = tuple(map(str, NUMBERS))
_COUNT = re.compile(r"[0-9]{1,6}")
_COUNTS = ("draws", "taken")
"""What is counted for each seat."""
_EASES: dict[str, dict[str, Any]] = {
    "open-rack": {"open_rack": True},
    "any-set": {"any_set_opens": True},
    "x2": {"time": 2},
    "x10": {"time": 10},
    "no-clock": {"time": None},
}
"""The words of a handicap, and what each of them makes easier."""
_SEAT = re.compile(
    r"""(?P<mover>\*)? \s* (?P<name> "(?:[^"\\]|\\.)*" | [^\s"+#]+ )
        (?P<opened>\+)? (?: \s+ \( (?P<handicap>[^()]*) \) )?
        (?: \s+ (?P<rack>[^#]*) )? (?: [#].* )?""",
    re.VERBOSE,
)
_TIMEOUTS = {"timeout": Timeout(unfinished=False), "timeout unfinished": Timeout(unfinished=True)}
_WORDS: dict[str, Turn] = {"draw": Draw(), "pass": Pass(), **_TIMEOUTS}


def read_tile(text: str) -> Tile:
    """Read `R12`, `K1` or a joker's letter.

    >>> read_tile("R12"), read_tile("J")
    (Tile(kind='R', number=12), Tile(kind='J', number=0))
    >>> read_tile("R14")
    Traceback (most recent call last):
    game.engine.limits.NotationError: 'R14' isn't a tile.
    """
    kind, number = text[:1], text[1:]
    if len(text) == 1 and text in JOKERS:
        return Tile(text)
    if kind in COLORS and number in _NUMBERS:
        return Tile(kind, int(number))
    raise NotationError(f"{quote(text)} isn't a tile.")


def read_row(text: str) -> Row:
    """Read tiles separated by blanks; `?14` means 14 hidden tiles.

    >>> write_row(read_row("B4 B5 J ?2"))
    'B4 B5 J ?2'
    >>> len(read_row("?14"))
    14
    """
    tiles: list[Tile] = []
    for word in text.split():
        tiles += _read_word(word)
        if len(tiles) > MOST_TILES:
            raise BoxError(f"There are more than {MOST_TILES} tiles, the most a box has.")
    return tuple(tiles)


def _read_word(word: str) -> Row:
    if re.fullmatch(r"\?[0-9]{1,3}", word):
        return (HIDDEN,) * int(word[1:])
    return (read_tile(word),)


def write_row(row: Iterable[Tile]) -> str:
    """Write tiles parted by blanks, hidden ones as their count."""
    return " ".join(
        f"?{len(tuple(tiles))}" if tile == HIDDEN else " ".join(map(str, tiles))
        for tile, tiles in groupby(row)
    )


def read_table(text: str) -> Table:
    """Read rows parted by `|`.

    >>> [len(row) for row in read_table("B4 B5 B6 | K8 R8 O8 B8")]
    [3, 4]
    """
    rows = text.split("|") if text.strip() else []
    if len(rows) > MOST_TILES:
        raise NotationError(f"No box has the tiles for {len(rows)} rows.")
    return tuple(map(read_row, rows))


def write_table(table: Table) -> str:
    """Write rows parted by `|`."""
    return " | ".join(map(write_row, table))


def write_position(position: Position, *, one_line: bool = False) -> str:
    """Write a position, a line for each thing, or all on one line parted by ` / `."""
    counts = {part: [getattr(seat, part) for seat in position.seats] for part in _COUNTS}
    lines = [
        f"rules {write_rules(position.rules)}",
        f"table {write_table(position.table)}",
        *(_write_seat(seat, at == position.to_move) for at, seat in enumerate(position.seats)),
        f"pool {write_row(position.pool)}",
        *([f"river {write_row(position.river)}"] if position.river else []),
        *([f"passes {position.passes}"] if position.passes else []),
        *(f"{part} {' '.join(map(str, each))}" for part, each in counts.items() if any(each)),
    ]
    if one_line:
        return " / ".join(line.strip() for line in lines)
    return "\n".join(line.rstrip() for line in lines)


def _write_seat(seat: Seat, to_move: bool) -> str:
    plain = re.fullmatch(r"[\w.-]+", seat.name) and seat.name not in _PARTS
    name = seat.name if plain else json.dumps(seat.name, ensure_ascii=False).replace("/", "\\u002f")
    opened, eased = "+" if seat.opened else "", write_handicap(seat.handicap)
    handicap = f" ({eased})" if eased else ""
    return f"{'*' if to_move else ' '} {name}{opened}{handicap}  {write_row(seat.rack)}"


def write_handicap(handicap: Handicap) -> str:
    """Write what is made easier, in words parted by commas; "" if nothing is."""
    eased = [
        word
        for word, parts in _EASES.items()
        if all(getattr(handicap, part) == value for part, value in parts.items())
    ]
    return ",".join(eased)


def read_handicap(text: str) -> Handicap:
    """Read a handicap.

    >>> read_handicap("any-set,x2")
    Handicap(open_rack=False, any_set_opens=True, time=2)
    >>> read_handicap("") == EVEN
    True
    """
    handicap = EVEN
    for word in text.split(",") if text else ():
        if word not in _EASES:
            raise NotationError(f"{quote(word)} isn't a handicap; there are {', '.join(_EASES)}.")
        handicap = replace(handicap, **_EASES[word])
    return handicap


def read_position(text: str) -> Position:
    """Read a position in either form; errors name the line.

    >>> position = read_position('''
    ... rules classic-2016
    ... table B4 B5 B6 | K8 R8 O8
    ... * fox+  R3 K7 J          # * to move, + has opened
    ...   pip   ?14              # hidden: only the count
    ... pool ?52
    ... ''')
    >>> position.mover.name, position.seats[1].opened, len(position.pool)
    ('fox', False, 52)
    >>> print(write_position(position, one_line=True))
    rules classic-2016 / table B4 B5 B6 | K8 R8 O8 / * fox+  R3 K7 J / pip  ?14 / pool ?52
    """
    check_text(text)
    parts: dict[str, Any] = {"table": ()}
    seats: list[Seat] = []
    to_move = 0
    for at, line in enumerate(re.split(r"\n| / ", text), start=1):
        word, _, rest = line.strip().partition(" ")
        try:
            if word in _PARTS:
                parts[word] = _PARTS[word](rest.split("#")[0].strip())
            elif word:
                seat, moves = _read_seat(line.strip())
                to_move = len(seats) if moves else to_move
                seats.append(seat)
        except NotationError as error:
            raise NotationError(f"Line {at} of the position: {error}") from None
    if not seats:
        raise NotationError("The position has no seats.")
    if "rules" not in parts:
        raise NotationError("The position has no rules.")
    for part in _COUNTS:
        seats = _counted(seats, part, parts.pop(part, [0] * len(seats)))
    position = Position(seats=tuple(seats), to_move=to_move, **parts)
    check_position(position)
    return position


def _counted(seats: list[Seat], part: str, counts: list[Any]) -> list[Seat]:
    """Return each seat what is counted for it."""
    if len(counts) != len(seats):
        raise NotationError(f"The line '{part}' of a position needs a number for each seat.")
    return [replace(seat, **{part: count}) for seat, count in zip(seats, counts, strict=True)]


def _read_passes(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise NotationError(f"The passes are a number, not {quote(text)}.")
    return int(text)


def _read_counts(text: str) -> list[int]:
    if not all(map(_COUNT.fullmatch, text.split())):
        raise NotationError(f"There is a number for each seat, not {quote(text)}.")
    return [int(word) for word in text.split()]


_PARTS: dict[str, Callable[[str], Any]] = {
    "rules": read_rules,
    "table": read_table,
    "pool": read_row,
    "river": read_row,
    "passes": _read_passes,
    **dict.fromkeys(_COUNTS, _read_counts),
}


def _read_seat(line: str) -> tuple[Seat, bool]:
    found = _SEAT.fullmatch(line)
    if not found:
        raise NotationError(f"{quote(line)} isn't a seat; it needs a name and tiles.")
    rack = read_row(found["rack"] or "")
    name = found["name"]
    if name.startswith('"'):
        name = read_quoted(name)
    check_name(name)
    handicap = read_handicap(found["handicap"] or "")
    return Seat(name, rack, bool(found["opened"]), handicap=handicap), bool(found["mover"])


def read_quoted(text: str) -> str:
    """Read a JSON string that a file can hold again."""
    try:
        read = str(json.loads(text))
        read.encode()
    except ValueError:
        raise NotationError(f"{quote(text)[1:-1]} has a broken quote.") from None
    return read


def write_turn(before: Table, turn: Turn) -> str:
    """Write a turn: the rows that changed, before > after; new rows alone; or a word.

    >>> before = read_table("B4 B5 B6 | K8 R8 O8")
    >>> write_turn(before, Play(read_table("K8 R8 O8 | B3 B4 B5 B6")))
    'B4 B5 B6 > B3 B4 B5 B6'
    >>> write_turn(before, Draw()), write_turn(before, Timeout(unfinished=True))
    ('draw', 'timeout unfinished')
    """
    match turn:
        case Play(table, key):
            gone, new = changed(before, table)
            rows = f"{write_table(gone)} > {write_table(new)}" if gone else write_table(new)
            return rows if key is None else f"take {key + 1}; {rows}"
        case Draw(keep) if keep:
            return f"draw {keep}"
        case _:
            return next(word for word, meant in _WORDS.items() if meant == turn)


def read_turn(before: Table, text: str) -> Turn:
    """Read a turn made on the table `before`.

    >>> turn = read_turn(read_table("B4 B5 B6 | K8 R8 O8"), "B4 B5 B6 > B3 B4 B5 B6")
    >>> write_table(turn.table)
    'K8 R8 O8 | B3 B4 B5 B6'
    """
    text = " ".join(text.split())
    if text in _WORDS:
        return _WORDS[text]
    if found := re.fullmatch(r"draw (\S+)", text):
        return Draw(read_tile(found[1]))
    if found := re.fullmatch(r"take ([1-9][0-9]{0,2}); (.+)", text):
        return Play(_read_rows(before, found[2]), int(found[1]) - 1)
    return Play(_read_rows(before, text))


def _read_rows(before: Table, text: str) -> Table:
    gone, arrow, new = text.rpartition(">")
    left = list(before)
    for row in read_table(gone):
        if row not in left:
            raise NotationError(f"The row {quote(write_row(row))} is not on the table.")
        left.remove(row)
    if arrow and not gone.strip():
        raise NotationError("Write the rows that changed before '>'.")
    return (*left, *read_table(new))
