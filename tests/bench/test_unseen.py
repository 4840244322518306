"""The positions that the solver is measured on could be those of a game."""

from game.engine.meld import is_set
from game.engine.position import tiles_of
from game.engine.tile import JOKER, all_tiles
from tests.bench.unseen import MOST_ON_RACK, MOST_SETS, unseen

POSITIONS = [unseen(seed) for seed in range(60)]


def test_they_are_legal_tables_and_racks_of_one_box() -> None:
    for table, rack in POSITIONS:
        assert all(map(is_set, table))
        assert tiles_of((*table, rack)) <= tiles_of((all_tiles({JOKER.kind: 2}),))


def test_no_two_are_alike_and_all_sizes_are_among_them() -> None:
    assert len(set(POSITIONS)) == len(POSITIONS)
    sets = {len(table) for table, _ in POSITIONS}
    tiles = {len(rack) for _, rack in POSITIONS}
    jokers = {(JOKER in sum(table, ()), JOKER in rack) for table, rack in POSITIONS}
    assert (min(sets), max(sets) > MOST_SETS - 9) == (0, True)
    assert (min(tiles) < 4, max(tiles) > MOST_ON_RACK - 6) == (True, True)
    assert jokers == {(True, True), (True, False), (False, True), (False, False)}
