"""Small positions in which much can be done, their tiles near to each other and full of jokers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from random import Random

from game.engine.draft import Draft, RefusedError
from game.engine.meld import counts
from game.engine.move import At, FromRack, Move, To
from game.engine.position import Position, Seat, Table
from game.engine.rules import ARTICLE, RIVER, TWIST, Rules
from game.engine.tidy import tidy
from game.engine.tile import BONUS, COLORS, HIDDEN, Row, Tile, in_order

MOST_TILES = 16
"""Of table and rack together: what tries every way has to come to an end."""

LEAST_BONUS = 3

LOWEST = (1, 2, 4, 6, 7, 8, 8, 9, 9, 10, 10)
"""Nothing lies behind 13, so what is up there is odd, and comes more often."""


def with_bonus_jokers(seed: int, most: int = MOST_TILES) -> Position:
    """Give a Twist position with at least three bonus jokers on table and rack."""
    found = _positions(TWIST, Random(seed))
    return next(each for each in found if _bonus(each) >= LEAST_BONUS and _tiles(each) <= most)


def with_loose_tiles(seed: int) -> Position:
    """Give a position whose rules let loose tiles come back (R43), in turn with a River."""
    found = _positions((ARTICLE, RIVER)[seed % 2], Random(seed))
    return next(each for each in found if _tiles(each) <= MOST_TILES)


def begun(rules: Rules, seed: int, most: int = MOST_TILES) -> tuple[Position, Draft]:
    """Give a position by any rules, and its turn, in which some tiles were moved at random.

    Of three players one has not opened yet.
    """
    rng = Random(seed)
    found = next(each for each in _positions(rules, rng) if _tiles(each) <= most)
    if seed % 3 == 0 and not rules.opens_at_once:
        found = replace(found, seats=(replace(found.mover, opened=False), *found.seats[1:]))
    draft = Draft(found)
    if found.river and rng.random() < 0.5:
        draft.take(rng.randrange(len(found.river)))
    for _ in range(rng.randint(1, 5)):
        with suppress(RefusedError):
            draft.move(_some_move(draft, rng))
    return found, draft


def _some_move(draft: Draft, rng: Random) -> Move:
    rows, rack = draft.rows, draft.rack
    sources: Sequence[FromRack | At] = [FromRack(tile) for tile in rack]
    if not rack or rng.random() < 0.4:
        at = rng.randrange(len(rows))
        sources = [At(at, index) for index in range(len(rows[at]))]
    tiles = tuple(rng.sample(sources, min(len(sources), rng.choice((1, 1, 2, 3)))))
    at = rng.randrange(len(rows))
    return Move(tiles, rng.choice((To.NEW_ROW, At(at, rng.randint(0, len(rows[at]))))))


def _bonus(position: Position) -> int:
    return sum(tile in BONUS for tile in chain(*position.table, position.mover.rack))


def _tiles(position: Position) -> int:
    return sum(map(len, (*position.table, position.mover.rack)))


def _positions(rules: Rules, rng: Random) -> Iterator[Position]:
    while True:
        low, span = rng.choice(LOWEST), rng.choice((3, 3, 4, 4, 5))
        colors = rng.sample(COLORS, rng.choice((2, 3, 4, 4)))
        left = Counter(
            t
            for t in rules.tiles
            if t.is_joker or (low <= t.number < low + span and t.kind in colors)
        )
        table = tuple(_rows(rules, left, rng))
        rack = _drawn(left, rng.randint(2, 8), rng.choice((0, 0, 1, 1, 2)), rng)
        if table and rack:
            left.subtract(rack)
            spare = list(left.elements())
            river = rng.sample(spare, min(len(spare), rng.randint(0, 2) * rules.river))
            yield _position(rules, table, rack, tuple(river))


def _position(rules: Rules, table: Table, rack: Row, river: Row) -> Position:
    seats = Seat("fox", in_order(rack), opened=True), Seat("pip", (HIDDEN,) * 5, opened=True)
    return Position(rules, table, seats, (HIDDEN,) * 20, river=river)


def _rows(rules: Rules, left: Counter[Tile], rng: Random) -> Iterator[Row]:
    """Draw a few times until there is a set, and take it."""
    for _ in range(rng.randint(1, 3)):
        for _ in range(300):
            size, jokers = rng.choice((3, 3, 3, 4, 4, 5)), rng.choice((0, 1, 1, 2, 2, 3))
            row = tidy(_drawn(left, size, jokers, rng))
            if counts(row, rules):
                left.subtract(row)
                yield row
                break


def _drawn(left: Counter[Tile], size: int, jokers: int, rng: Random) -> Row:
    """Draw so many tiles, some of them jokers; none if there are not so many."""
    both = [t for t in left.elements() if t.is_joker], [t for t in left.elements() if t.number]
    counts = jokers, size - jokers
    if any(not 0 <= count <= len(tiles) for count, tiles in zip(counts, both, strict=True)):
        return ()
    return tuple(chain.from_iterable(map(rng.sample, both, counts)))
