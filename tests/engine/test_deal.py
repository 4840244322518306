"""The start of a game: who begins, and fourteen each (R3, R4); how fair it is: `trust/deals`."""

from collections import Counter
from random import Random

import pytest

from game.engine.deal import deal, starter
from game.engine.notation import read_tile
from game.engine.rules import CLASSIC, PRESETS, TWIST, Rules
from game.engine.tile import all_tiles, in_order

NAMES = ("fox", "pip", "otter", "owl")
BOX = all_tiles({"J": 2})


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


def test_the_same_chance_deals_the_same_tiles() -> None:
    assert deal(CLASSIC, NAMES, Random(7)) == deal(CLASSIC, NAMES, Random(7))
    assert deal(CLASSIC, NAMES, Random(7)) != deal(CLASSIC, NAMES, Random(8))


@pytest.mark.parametrize("rules", [CLASSIC, TWIST], ids=["classic", "twist"])
def test_rounds_of_drawing_go_on_until_one_leads_alone(rules: Rules) -> None:
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
        longest = max(longest, len(opening.draws))
    assert longest >= 3


def test_no_tile_is_drawn_twice_for_the_start() -> None:
    for seed in range(200):
        drawn = Counter(
            tile for draw in deal(CLASSIC, NAMES, Random(seed)).draws for tile in draw.values()
        )
        assert not drawn - Counter(BOX)
