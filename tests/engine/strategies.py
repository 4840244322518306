"""What Hypothesis draws from: tiles, rows, sets, racks, rules and whole positions."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from game.engine.meld import counts
from game.engine.position import TIMES, Handicap, Position, Seat
from game.engine.rules import (
    COLORINGS,
    FREED,
    LADDER,
    LOOSE_TILES,
    PRESETS,
    TWIST_JOKERS,
    Games,
    Rounds,
    Rules,
    Target,
)
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile, all_tiles, in_order

DECK = all_tiles(dict(TWIST_JOKERS))
FACES = tuple(dict.fromkeys(DECK))


def tiles() -> st.SearchStrategy[Tile]:
    return st.sampled_from(FACES)


def rows(most: int = 14) -> st.SearchStrategy[Row]:
    """Draw tiles side by side, a set or not."""
    return st.lists(tiles(), min_size=1, max_size=most).map(tuple)


@st.composite
def runs(draw: st.DrawFn) -> Row:
    first = draw(st.integers(1, 11))
    last = draw(st.integers(first + 2, 13))
    color = draw(st.sampled_from(COLORS))
    return tuple(Tile(color, number) for number in range(first, last + 1))


@st.composite
def groups(draw: st.DrawFn) -> Row:
    colors = draw(st.permutations(COLORS))[: draw(st.integers(3, 4))]
    number = draw(st.sampled_from(NUMBERS))
    return tuple(Tile(color, number) for color in colors)


@st.composite
def sets(draw: st.DrawFn) -> Row:
    """Draw a set in which up to two tiles may be jokers."""
    row = list(draw(st.one_of(runs(), groups())))
    for at in draw(st.sets(st.integers(0, len(row) - 1), max_size=2)):
        row[at] = JOKER
    return tuple(row)


def racks(most: int = 30) -> st.SearchStrategy[Row]:
    return st.permutations(DECK).flatmap(
        lambda mixed: st.integers(1, most).map(lambda size: in_order(mixed[:size]))
    )


def names() -> st.SearchStrategy[str]:
    """Draw a name with any character that a file can hold."""
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def rules() -> st.SearchStrategy[Rules]:
    return st.one_of(_presets(), _presets(), _of_few_tiles())


def _of_few_tiles() -> st.SearchStrategy[Rules]:
    """Draw a rung of the ladder without jokers, with fewer numbers or more."""
    return st.builds(
        lambda rung, highest: replace(rung, highest=highest, rack_size=highest // 2),
        st.sampled_from([LADDER["rung-1"], LADDER["rung-2"]]),
        st.integers(6, 13),
    )


def _presets() -> st.SearchStrategy[Rules]:
    counts = st.integers(1, 200)
    kinds = st.lists(st.integers(0, 4), min_size=1, max_size=4)
    return st.builds(
        replace,
        st.sampled_from(list(PRESETS.values())),
        jokers=kinds.map(lambda counts: tuple(zip("JDMC", counts, strict=False))),
        initial_meld=st.integers(0, 60),
        mercy=st.none() | st.integers(1, 9),
        joker_in_initial_meld=st.booleans(),
        build_in_initial_turn=st.booleans(),
        freed_joker=st.sampled_from(FREED),
        own_tiles_with_freed_joker=st.integers(0, 2),
        group_joker_needs_both=st.booleans(),
        double_needs_both=st.booleans(),
        loose_tiles=st.sampled_from(LOOSE_TILES),
        river=st.booleans(),
        seconds=st.sampled_from([None, 30, 60, 90, 120]),
        penalty_idle=st.integers(0, 3),
        penalty_unfinished=st.integers(0, 3),
        length=st.one_of(counts.map(Rounds), counts.map(Target), counts.map(Games)),
        colors=st.sampled_from(COLORINGS),
        open_racks=st.booleans(),
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position in which every tile of the deck is somewhere exactly once."""
    options = draw(rules())
    left = Counter(options.tiles)
    table = []
    for row in draw(st.lists(sets(), max_size=6)):
        if not Counter(row) - left and counts(row, options):
            left -= Counter(row)
            table.append(row)
    mixed = list(left.elements())
    Random(draw(st.integers(0, 2**32))).shuffle(mixed)
    seats = [draw(_seats(mixed)) for _ in range(draw(st.integers(2, 4)))]
    return Position(
        options,
        tuple(table),
        tuple(seats),
        river=_taken(mixed, draw(st.integers(0, 5)) if options.river else 0),
        pool=tuple(mixed),
        to_move=draw(st.integers(0, len(seats) - 1)),
        passes=draw(st.integers(0, len(seats))),
    )


@st.composite
def _seats(draw: st.DrawFn, mixed: list[Tile]) -> Seat:
    rack = in_order(_taken(mixed, draw(st.integers(1, 14))))
    draws, taken = draw(st.integers(0, 9)), draw(st.integers(0, 3))
    return Seat(draw(names()), rack, draw(st.booleans()), draws, taken, draw(handicaps()))


def handicaps() -> st.SearchStrategy[Handicap]:
    return st.builds(Handicap, st.booleans(), st.booleans(), st.sampled_from(TIMES))


def _taken(mixed: list[Tile], count: int) -> Row:
    taken = tuple(mixed[:count])
    del mixed[:count]
    return taken
