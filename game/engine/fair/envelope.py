"""A sealed seed, what a player mixed in, and the tiles of both; anyone can check it (FAIR.md).

The seal comes first, so it holds the seed alone; then a player may mix in a part of their own. So
nobody can choose the tiles, neither this program nor the player. Of older games, in which nobody
could mix, the seal holds the tiles, too.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from game.engine.deal import Opening, deal
from game.engine.fair.chance import SEED, Chance, game_seed, mixed_seed
from game.engine.limits import NotationError, quote
from game.engine.notation import write_row
from game.engine.position import EVEN, Position
from game.engine.record import Record
from game.engine.rules import Rules
from game.engine.tile import in_order

ENVELOPE = OPENED, SEALED, MIXED = "deal", "sealed", "mixed"
"""The headers of a record that hold the seed, the seal, and what a player mixed in."""

NOBODY = "nobody"
"""Stands for what was mixed in where no player did."""

PRESS = "press "
"""What a press is written with; the seconds follow."""

LATEST = 99.99
"""Seconds after the seal within which a press counts; a draw for the start takes far less."""

_PART = re.compile(rf"{NOBODY}|{PRESS}(?:0|[1-9][0-9]?)\.[0-9]{{2}}")
_HEX = re.compile(f"[0-9a-f]{{{2 * SEED}}}")


@dataclass(frozen=True)
class Envelope:
    """Hold the seed of a deal, and the seal that is shown while nobody may know the seed.

    `mixed` is what a player mixed in after the seal; None where the seal holds the tiles.
    """

    seed: bytes
    seal: str
    mixed: str | None = None

    @property
    def part(self) -> str:
        """What a player mixed in, if anybody did."""
        return part_in(self.mixed)

    def headers(self, *, opened: bool) -> tuple[tuple[str, str], ...]:
        """Return what a record says of it; the seed, which gives the pool, only if opened."""
        seed = ((OPENED, self.seed.hex()),) if opened else ()
        mixed = () if self.mixed is None else ((MIXED, self.mixed),)
        return (*seed, (SEALED, self.seal), *mixed)

    def fault(self, start: Position) -> str:
        """Say in a sentence why a game that began so is not as it was sealed; "" if it is."""
        sealed = self.mixed is None
        if self != (seal_with_tiles(self.seed, start) if sealed else seal(self.seed, self.mixed)):
            either = ", or the game began with other tiles" if sealed else ""
            return f"The seal belongs to another seed{either}."
        names = [seat.name for seat in start.seats]
        if _plain(start) != _plain(open_deal(start.rules, names, self.seed, self.mixed).position):
            return _OTHER_TILES if sealed else _OTHERS_MIXED
        return ""


_OTHER_TILES = "The tiles match the seal, but the seed deals others."
_OTHERS_MIXED = "The seed and what was mixed in deal other tiles."


def seal(seed: bytes, mixed: str | None = NOBODY) -> Envelope:
    """Seal a seed, whatever a player mixes in later."""
    return Envelope(seed, sha256(seed.hex().encode()).hexdigest(), mixed)


def seal_with_tiles(seed: bytes, start: Position) -> Envelope:
    """Seal a seed with the tiles that a game begins with, as was done when nobody could mix."""
    racks = (write_row(seat.rack) for seat in start.seats)
    letter = (seed.hex(), *racks, write_row(start.pool), str(start.to_move + 1))
    return Envelope(seed, sha256("\n".join(letter).encode()).hexdigest())


def part_in(mixed: str | None) -> str:
    """Return what a player has mixed in; nothing if nobody has."""
    return "" if mixed is None or mixed == NOBODY else mixed


def open_deal(rules: Rules, names: Sequence[str], seed: bytes, mixed: str | None) -> Opening:
    """Deal from a seed and from what a player mixed in; who starts follows from the seed alone."""
    part = part_in(mixed)
    return deal(rules, names, Chance(seed), Chance(mixed_seed(seed, part)) if part else None)


def envelope_of(match: int, games: int, start: Position, mixed: str | None) -> Envelope | None:
    """Return the envelope of the deal after `games` games; None if it deals other tiles."""
    seed = game_seed(match, games)
    envelope = seal_with_tiles(seed, start) if mixed is None else seal(seed, mixed)
    return None if envelope.fault(start) else envelope


def check(record: Record) -> str:
    """Say in a sentence why the deal of a record was not fair; "" if it was.

    NotationError tells why a record cannot be checked at all.
    """
    return read_envelope(record).fault(record.start)


def read_envelope(record: Record) -> Envelope:
    """Read the opened envelope of a record; NotationError tells why there is none."""
    found = [name for name, _ in record.headers if name in ENVELOPE]
    needed = [name for name in found if name != MIXED]
    if needed == [SEALED]:
        raise NotationError("The envelope of this record is still sealed.")
    if sorted(needed) != [OPENED, SEALED]:
        raise NotationError(f"The record needs one header [{OPENED}] and one [{SEALED}].")
    if found.count(MIXED) > 1:
        raise NotationError(f"The record has two headers [{MIXED}].")
    headers = dict(record.headers)
    for name in needed:
        if not _HEX.fullmatch(headers[name]):
            raise NotationError(f"The header [{name}] has {2 * SEED} digits from 0 to f.")
    mixed = read_part(headers[MIXED]) if MIXED in headers else None
    return Envelope(bytes.fromhex(headers[OPENED]), headers[SEALED], mixed)


def read_part(text: str) -> str:
    """Check what a player is said to have mixed in: words of its own could choose the tiles."""
    if not _PART.fullmatch(text):
        raise NotationError(f"{quote(text)} isn't a press; one looks like '{PRESS}1.83'.")
    return text


def write_press(seconds: float) -> str:
    """Write a press as the seconds since the seal.

    >>> write_press(1.8349)
    'press 1.83'
    """
    return f"{PRESS}{min(seconds, LATEST):.2f}"


def _plain(position: Position) -> Position:
    """Take out what no seed deals: the order of the racks, and handicaps."""
    seats = (replace(each, rack=in_order(each.rack), handicap=EVEN) for each in position.seats)
    return replace(position, seats=tuple(seats))
