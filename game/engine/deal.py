"""The start of a game: who begins, and the tiles dealt, all chance from the generator given."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Protocol, TypeVar

from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import Rules
from game.engine.tile import COLORS, Row, Tile, in_order

Name = TypeVar("Name", bound=Hashable)
Thing = TypeVar("Thing")


class Bits(Protocol):
    """Where chance comes from: a `random.Random`, or what a seed brings (`fair.chance`)."""

    def getrandbits(self, bits: int, /) -> int:
        """Return a random number of this many bits."""


@dataclass(frozen=True)
class Opening:
    """Hold what happened before the first turn.

    `draws` are the rounds of drawing for the start, each from seat number to tile.
    """

    draws: tuple[Mapping[int, Tile], ...]
    position: Position


def shuffled(things: Sequence[Thing], bits: Bits) -> list[Thing]:
    """Mix tiles or rows fairly: Fisher and Yates, bits rejected that would bias it (FAIR.md)."""
    mixed = list(things)
    for last in range(len(mixed) - 1, 0, -1):
        chosen = _below(last + 1, bits)
        mixed[last], mixed[chosen] = mixed[chosen], mixed[last]
    return mixed


def _below(limit: int, bits: Bits) -> int:
    needed = limit.bit_length()
    number = limit
    while number >= limit:
        number = bits.getrandbits(needed)
    return number


def starter(draws: Mapping[Name, Tile]) -> tuple[Name | None, tuple[Name, ...]]:
    """Return who leads alone, and who draws again: those tied for the highest or with a joker (R3).

    The leader starts once nobody draws again.
    """
    highest = max(tile.number for tile in draws.values())
    top = [who for who, tile in draws.items() if tile.number == highest and highest]
    tied = top if len(top) > 1 else []
    again = tuple(who for who, tile in draws.items() if tile.is_joker or who in tied)
    return (top[0] if len(top) == 1 else None), again


def _draw_for_start(tiles: Row, players: int, bits: Bits) -> tuple[list[dict[int, Tile]], int]:
    """Draw until one player leads alone; players who fall behind drop out (R3)."""
    pile = iter(shuffled(tiles, bits))
    rounds: list[dict[int, Tile]] = []
    waiting: dict[int, Tile] = {}
    again: tuple[int, ...] = tuple(range(players))
    while True:
        rounds.append({seat: next(pile) for seat in sorted(again)})
        draws = waiting | rounds[-1]
        leader, again = starter(draws)
        if leader is not None and not again:
            return rounds, leader
        waiting = {} if leader is None else {leader: draws[leader]}


def deal(rules: Rules, names: Sequence[str], bits: Bits, tile_bits: Bits | None = None) -> Opening:
    """Draw for the start, then give everyone the tiles of a rack (R3, R4, R47).

    The tiles may come from other bits than the start.
    """
    draws, first = _draw_for_start(rules.tiles, len(names), bits)
    tile_bits = tile_bits or bits
    table = rules.starting_table + _lay_runs(rules, tile_bits)
    size = rules.rack_size
    mixed = shuffled(_without(rules.tiles, table), tile_bits)
    seats = tuple(
        Seat(name, in_order(mixed[at * size : (at + 1) * size]), rules.opens_at_once)
        for at, name in enumerate(names)
    )
    pool = tuple(mixed[len(names) * size :])
    return Opening(tuple(draws), Position(rules, table, seats, pool, first))


def _lay_runs(rules: Rules, bits: Bits) -> Table:
    """Lay runs at places of chance, one colour after the other (R47)."""
    runs = (
        _lay_color(color, rules.chance_runs[at :: len(COLORS)], rules, bits)
        for at, color in enumerate(COLORS)
    )
    return tuple(chain.from_iterable(runs))


def _lay_color(color: str, lengths: Sequence[int], rules: Rules, bits: Bits) -> Table:
    """Lay the runs of a colour, no two alike; try again until the box has all their tiles."""
    while True:
        firsts = [1 + _below(rules.highest + 1 - length, bits) for length in lengths]
        runs = tuple(
            tuple(Tile(color, first + at) for at in range(length))
            for first, length in zip(firsts, lengths, strict=True)
        )
        most = max(tiles_of(runs).values(), default=0)
        if len(set(runs)) == len(runs) and most <= rules.copies:
            return runs


def _without(tiles: Row, table: Table) -> list[Tile]:
    """Take the tiles of a table out; the others stay in their order, from which they are mixed."""
    left = list(tiles)
    for tile in chain.from_iterable(table):
        left.remove(tile)
    return left
