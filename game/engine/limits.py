"""The limits that a text is held to before anything is worked out from it (R1, R2)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from game.engine.meld import counts
from game.engine.position import Position, Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import HIDDEN, Tile, all_tiles

SEATS = range(2, 5)
MOST_TILES = len(all_tiles(dict.fromkeys("JDMC", 4)))
"""No rules have more than four jokers of each kind."""

LONGEST_TEXT = 2_000_000
LONGEST_NAME = 80
SHOWN = 60  # characters of a text that an error repeats


class NotationError(ValueError):
    """Say in one sentence what cannot be read, and in which line if the text has several."""

    def __init__(self, what: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {what}" if line else what)
        self.what = what
        self.line = line


class BoxError(NotationError):
    """Say that there are more tiles than a box has."""


def quote(text: str) -> str:
    """Show a text from outside in an error: its beginning, and no character that cannot be seen.

    >>> quote("R14"), len(quote("9" * 5_000))
    ("'R14'", 63)
    """
    seen = "".join(sign if sign.isprintable() else "�" for sign in text[:SHOWN])
    return f"'{seen}…'" if len(text) > SHOWN else f"'{seen}'"


def check_text(text: str, longest: int = LONGEST_TEXT) -> None:
    """Raise NotationError unless a file can hold the text, and it is no longer than that."""
    if len(text) > longest:
        raise NotationError(f"The text has {len(text)} characters; {longest} is the limit.")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        told = f"Character {error.start + 1} of the text is half of one (a lone surrogate)."
        raise NotationError(told) from None


def check_name(name: str) -> None:
    """Raise NotationError unless a seat can show the name."""
    if len(name) > LONGEST_NAME:
        raise NotationError(f"The name {quote(name)} has more than {LONGEST_NAME} characters.")


def check_position(position: Position) -> None:
    """Raise NotationError unless a game between two turns can look like this."""
    seats = position.seats
    if len(seats) not in SEATS:
        raise NotationError(f"There are 2 to 4 seats, not {len(seats)}.")
    if position.passes > len(seats):
        raise NotationError(f"There are {position.passes} passes in a row of {len(seats)} seats.")
    racks = (tile for seat in seats for tile in seat.rack)
    others = (*position.pool, *position.river)
    check_tiles(position.rules, (*tiles_of(position.table).elements(), *racks, *others))
    check_sets(position.rules, position.table)


def check_tiles(rules: Rules, tiles: Iterable[Tile]) -> None:
    """Raise BoxError where there are more tiles than the box has, or more of one."""
    there, box = Counter(tiles), Counter(rules.tiles)
    for told in _too_many(there, box):
        raise BoxError(told)


def _too_many(there: Counter[Tile], box: Counter[Tile]) -> Iterator[str]:
    for tile, count in there.items():
        if count > box[tile] and tile != HIDDEN:
            yield f"The box has {box[tile]} {tile}, not {count}."
    if there.total() > box.total():
        yield f"The box has {box.total()} tiles, not {there.total()}."


def check_sets(rules: Rules, table: Table) -> None:
    """Raise NotationError unless every row is a set that counts."""
    for row in table:
        if not counts(row, rules):
            raise NotationError(f"The row {quote(' '.join(map(str, row)))} is not a set.")
