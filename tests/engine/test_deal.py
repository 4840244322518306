"""The start of a game: who begins, and fourteen each (R3, R4); how fair it is: `trust/deals`."""

from collections import Counter
from random import Random

import pytest

from game.engine.deal import deal, starter
from game.engine.meld import counts
from game.engine.notation import read_position, read_tile, write_position, write_row
from game.engine.position import tiles_of
from game.engine.rules import CLASSIC, LADDER, PRESETS, TWIST, Rules
from game.engine.rules_notation import read_rules
from game.engine.tile import in_order

NAMES = ("fox", "pip", "otter", "owl")


@pytest.mark.parametrize(
    ("draws", "leader", "again"),
    [
        ("R7 K12 O3", 1, ()),
        ("R12 K12 O3", None, (0, 1)),  # those who tie
        ("R12 K3 J", 0, (2,)),  # whoever draws a joker
        ("R12 K12 J O1", None, (0, 1, 2)),
        ("J J", None, (0, 1)),
        ("J J R1", 2, (0, 1)),
        ("R12 D M C", 0, (1, 2, 3)),  # whichever joker
    ],
)
def test_the_highest_starts_ties_and_jokers_draw_again(
    draws: str, leader: int | None, again: tuple[int, ...]
) -> None:
    tiles = dict(enumerate(map(read_tile, draws.split())))
    assert starter(tiles) == (leader, again)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_fourteen_and_the_rest_is_the_pool(rules: Rules, players: int) -> None:
    start = deal(rules, NAMES[:players], Random(players)).position
    assert [seat.name for seat in start.seats] == list(NAMES[:players])
    assert [len(seat.rack) for seat in start.seats] == [14] * players
    assert all(seat.rack == in_order(seat.rack) and not seat.opened for seat in start.seats)
    held = [tile for seat in start.seats for tile in seat.rack]
    assert Counter([*held, *start.pool]) == Counter(rules.tiles)
    assert (start.table, start.river, start.rules) == ((), (), rules)


@pytest.mark.parametrize("rules", LADDER.values(), ids=LADDER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_rung_runs_lie_there_at_the_start(rules: Rules, players: int) -> None:
    """R47."""
    start = deal(rules, NAMES[:players], Random(players)).position
    held = [tile for seat in start.seats for tile in seat.rack]
    assert Counter([*held, *start.pool]) + tiles_of(start.table) == Counter(rules.tiles)
    assert {len(seat.rack) for seat in start.seats} == {rules.rack_size}
    assert {seat.opened for seat in start.seats} == {not rules.initial_meld}
    assert read_position(write_position(start)) == start


def test_a_run_lies_there_in_every_colour() -> None:
    """R47."""
    rules = read_rules("custom copies=1 starting_runs=3-5 rack_size=7")
    (*runs,) = deal(rules, NAMES, Random(1)).position.table
    assert list(map(write_row, runs)) == ["K3 K4 K5", "R3 R4 R5", "B3 B4 B5", "O3 O4 O5"]


@pytest.mark.parametrize("name", ["custom", "rung-1", "rung-2"])
def test_runs_of_chance_lie_there(name: str) -> None:
    """R47."""
    rules = read_rules(f"{name} starting_runs=none chance_runs=5,4,3,3,3,3 rack_size=3")
    tables = [deal(rules, NAMES, Random(seed)).position.table for seed in range(100)]
    for table in tables:
        runs = [(row[0].kind, len(row)) for row in table]
        assert runs == [("K", 5), ("K", 3), ("R", 4), ("R", 3), ("B", 3), ("O", 3)]
        assert len(set(table)) == len(table)
        assert all(counts(row, rules) for row in table)
        assert not tiles_of(table) - Counter(rules.tiles)
    assert len(set(tables)) > 95


def test_the_same_chance_deals_the_same_tiles() -> None:
    assert deal(CLASSIC, NAMES, Random(7)) == deal(CLASSIC, NAMES, Random(7))
    assert deal(CLASSIC, NAMES, Random(7)) != deal(CLASSIC, NAMES, Random(8))


@pytest.mark.parametrize("rules", [CLASSIC, TWIST], ids=["classic", "twist"])
def test_rounds_of_drawing_go_on_until_one_leads_and_none_is_drawn_twice(rules: Rules) -> None:
    longest = 0
    for seed in range(500):
        opening = deal(rules, NAMES, Random(seed))
        waiting: set[int] = set(range(4))
        leading: dict[int, int] = {}
        for draw in opening.draws:
            assert set(draw) == waiting
            seen = leading | {seat: tile.number for seat, tile in draw.items()}
            highest = max(seen.values())
            top = {seat for seat, number in seen.items() if number == highest and highest}
            waiting = {seat for seat, tile in draw.items() if tile.is_joker}
            leading = {} if len(top) > 1 else dict.fromkeys(top, highest)
            waiting |= top if len(top) > 1 else set()
        assert not waiting
        assert list(leading) == [opening.position.to_move]
        drawn = Counter(tile for draw in opening.draws for tile in draw.values())
        assert not drawn - Counter(rules.tiles)
        longest = max(longest, len(opening.draws))
    assert longest >= 3
