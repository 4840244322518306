"""Where the player may take one or two loose tiles (R43), plays that leave some are found too."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count, islice

import pytest

from game.engine.notation import read_row
from game.engine.position import Position, Table, tiles_of
from game.engine.rules import ARTICLE, CLASSIC, RIVER, Rules
from game.engine.tile import JOKER, Row
from game.engine.turn import apply, turn_faults
from game.solver.fewest_moves import moved
from game.solver.play import search, worth_playing
from tests.engine.positions import position
from tests.sizes import size
from tests.solver import boxes
from tests.solver.cases import seated

SMALL = 12
POSITIONS = size(3, 40)


def smaller_by(before: Position) -> int:
    play = search(before).play
    if play is None:
        return 0
    assert turn_faults(before, play) == ()
    return len(before.mover.rack) - len(apply(before, play).seats[0].rack)


@pytest.mark.parametrize(
    ("table", "rack", "rules", "tiles"),
    [
        ("R7 B7 K7", "R5 R6 R8 K1", ARTICLE, 1),  # B7 and K7 come back
        ("R7 B7 K7", "R5 R6 R8 K1", CLASSIC, 0),
        ("R3 R4 R5 R6 R7", "B6 O6 K1", ARTICLE, 1),  # R7
        ("R4 R5 R6 | K1 K2 K3", "B4 O4 B9", ARTICLE, 0),  # both others would come back
        ("R4 R5 R6 | K1 K2 K3", "B5 O5 K5", ARTICLE, 3),  # the own set is more
        ("R4 R5 R6", "B6 O6 R3 R2", ARTICLE, 4),
        ("R4 R5 J", "R6 B6 O6", ARTICLE, 3),
    ],
)
def test_the_play_that_leaves_the_fewest_tiles(
    table: str, rack: str, rules: Rules, tiles: int
) -> None:
    before = position(table, rack, rules=rules)
    assert smaller_by(before) == tiles
    assert search(before).proven


TWO_JOKERS = "J J R2 | O5 B5 K5"


@pytest.mark.parametrize(
    ("table", "rack", "river", "left"),
    [
        ("R10 J O10", "O6 O6 O11 R12", "", 4),
        (TWO_JOKERS, "O7 R2", "O5 O6 B2", 2),  # no Key leaves so few
        ("R5 R6 R7 | K1 K2 K3", "R7 K9", "", None),  # a tile for its like is no play
        ("B9 J B11 | J O10 R10", "R11 O9", "", 2),
    ],
)
def test_where_none_leaves_fewer_a_play_may_leave_as_many(
    table: str, rack: str, river: str, left: int | None
) -> None:
    before = position(table, rack, river=river, rules=RIVER)
    play, proven, _ = worth_playing(before)
    assert (play and len(apply(before, play).seats[0].rack), proven) == (left, True)


def test_a_key_beside_loose_tiles_is_found() -> None:
    table = (
        "K13 R13 B13 O13 | K6 R6 O6 | K3 K4 J | R1 R2 R3 R4 R5 | K7 K8 K9 | B10 B11 B12"
        " | B2 B3 B4 B5 | O8 O9 O10 | R11 B11 O11"
    )
    rack = "K10 R8 R10 R12 B1 B2 B3 B7 O1 O4 O12"
    before = position(table, rack, river="B12 O9", rules=RIVER)
    assert smaller_by(before) == 8


def loosened(table: Table) -> Iterator[tuple[Table, int]]:
    tiles = [tile for row in table for tile in row if tile != JOKER]
    for few in range(3):
        for some in {tuple(sorted(each)) for each in combinations(tiles, few)}:
            left = tiles_of(table) - Counter(some)
            yield tuple((tile,) for tile in left.elements()), few


def most(table: Table, rack: Row) -> int:
    """Try all ways, wherever freed jokers go."""
    return max(boxes.most(left, rack, "tiles") - size for left, size in loosened(table))


def small_tables() -> Iterator[tuple[Table, Row]]:
    """List small positions without jokers on the table, whose rules bind nobody here."""
    for seed in count():
        table, rack = boxes.small_position(seed)
        if table and JOKER not in tiles_of(table) and len(tiles_of((*table, rack))) < SMALL:
            yield table, rack


def test_no_other_play_leaves_fewer_tiles() -> None:
    gained_by_loose_tiles = 0
    for table, rack in islice(small_tables(), POSITIONS):
        before = seated(ARTICLE, table, rack)
        found = smaller_by(before)
        assert found == most(table, rack)
        gained_by_loose_tiles += found > smaller_by(replace(before, rules=CLASSIC))
    assert gained_by_loose_tiles


def test_few_tiles_move_where_some_are_left_loose() -> None:
    start = position(
        "R11 R12 R13 | K3 K4 K5 | K7 R7 O7 | R1 R2 R3 R4 | O1 O2 O3 | B3 B4 B5 | O4 O5 O6"
        " | K3 R3 B3 O3 | K8 R8 B8 O8 | K9 R9 O9 | K6 R6 B6 | K5 K6 K7 K8 | R4 R5 R6 R7 R8"
        " | O5 O6 O7",
        "K2 K11 K12 B12 O1 O11",
        rules=ARTICLE,
    )
    play = search(start).play
    assert play is not None
    assert read_row("R13") in play.table
    assert moved(start.table, play.table) == 2
