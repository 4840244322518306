"""The positions that the solver is measured on could be those of a game."""

import pytest

from game.engine.meld import is_set
from game.engine.position import Table, tiles_of
from game.engine.tile import JOKER, Row, all_tiles
from tests.bench.unseen import MOST_ON_RACK, MOST_SETS, unseen
from tests.sizes import size


@pytest.fixture(scope="module")
def positions() -> list[tuple[Table, Row]]:
    return [unseen(seed) for seed in range(size(40, 60))]


def test_they_are_legal_tables_and_racks_of_one_box(positions: list[tuple[Table, Row]]) -> None:
    for table, rack in positions:
        assert all(map(is_set, table))
        assert tiles_of((*table, rack)) <= tiles_of((all_tiles({JOKER.kind: 2}),))


def test_no_two_are_alike_and_all_sizes_are_among_them(positions: list[tuple[Table, Row]]) -> None:
    assert len(set(positions)) == len(positions)
    sets = {len(table) for table, _ in positions}
    tiles = {len(rack) for _, rack in positions}
    jokers = {(JOKER in sum(table, ()), JOKER in rack) for table, rack in positions}
    assert (min(sets), max(sets) > MOST_SETS - 9) == (0, True)
    assert (min(tiles) < 4, max(tiles) > MOST_ON_RACK - 6) == (True, True)
    assert jokers == {(True, True), (True, False), (False, True), (False, False)}
