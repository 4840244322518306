"""A seed sealed with the tiles that it deals; opened after the game, anyone can check it (FAIR.md).

The seal holds the tiles, too, not the seed alone: what was dealt is fixed whatever becomes of the
way to deal. Of the rules it holds only what shows in the tiles, as nothing else in them moves one.
"""

import re
from dataclasses import dataclass, replace
from hashlib import sha256

from game.engine.deal import deal
from game.engine.fair.chance import SEED, Chance, game_seed
from game.engine.limits import NotationError
from game.engine.notation import write_row
from game.engine.position import EVEN, Position
from game.engine.record import Record
from game.engine.tile import in_order

ENVELOPE = OPENED, SEALED = "deal", "sealed"
"""The headers of a record that hold the seed and the seal."""

_HEX = re.compile(f"[0-9a-f]{{{2 * SEED}}}")


@dataclass(frozen=True)
class Envelope:
    """Hold the seed of a deal, and the seal that is shown while nobody may know the seed."""

    seed: bytes
    seal: str

    def headers(self, *, opened: bool) -> tuple[tuple[str, str], ...]:
        """Return what a record says of it; the seed, which gives the pool, only if opened."""
        seed = ((OPENED, self.seed.hex()),) if opened else ()
        return (*seed, (SEALED, self.seal))

    def fault(self, start: Position) -> str:
        """Say in a sentence why a game that began so is not as it was sealed; "" if it is."""
        if seal(self.seed, start) != self:
            return "The seal belongs to another seed, or the game began with other tiles."
        if _plain(start) != _plain(_dealt(self.seed, start)):
            return "The tiles match the seal, but the seed deals others."
        return ""


def seal(seed: bytes, start: Position) -> Envelope:
    """Seal a seed with the tiles that a game begins with."""
    racks = (write_row(seat.rack) for seat in start.seats)
    letter = (seed.hex(), *racks, write_row(start.pool), str(start.to_move + 1))
    return Envelope(seed, sha256("\n".join(letter).encode()).hexdigest())


def envelope_of(match: int, games: int, start: Position) -> Envelope | None:
    """Return the envelope of the deal after `games` games; None if it deals other tiles."""
    envelope = seal(game_seed(match, games), start)
    return None if envelope.fault(start) else envelope


def check(record: Record) -> str:
    """Say in a sentence why the deal of a record was not fair; "" if it was.

    NotationError tells why a record cannot be checked at all.
    """
    return _read_envelope(record).fault(record.start)


def _read_envelope(record: Record) -> Envelope:
    """Read the opened envelope of a record."""
    found = [name for name, _ in record.headers if name in (OPENED, SEALED)]
    if found == [SEALED]:
        raise NotationError("The envelope of this record is still sealed.")
    if sorted(found) != [OPENED, SEALED]:
        raise NotationError(f"The record needs one header [{OPENED}] and one [{SEALED}].")
    headers = dict(record.headers)
    for name in found:
        if not _HEX.fullmatch(headers[name]):
            raise NotationError(f"The header [{name}] has {2 * SEED} digits from 0 to f.")
    return Envelope(bytes.fromhex(headers[OPENED]), headers[SEALED])


def _dealt(seed: bytes, start: Position) -> Position:
    return deal(start.rules, [seat.name for seat in start.seats], Chance(seed)).position


def _plain(position: Position) -> Position:
    """Take out what no seed deals: the order of the racks, and handicaps."""
    seats = (replace(each, rack=in_order(each.rack), handicap=EVEN) for each in position.seats)
    return replace(position, seats=tuple(seats))
