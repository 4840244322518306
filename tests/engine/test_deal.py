"""The start of a game: who begins, fourteen each, and fair chance (R3, R4)."""

from collections import Counter
from collections.abc import Sequence
from itertools import cycle, islice
from math import erf, sqrt
from random import Random

import pytest

from game.engine.deal import deal, shuffled, starter
from game.engine.notation import read_tile
from game.engine.rules import CLASSIC, PRESETS, TWIST, Rules
from game.engine.tile import Tile, all_tiles, in_order

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
    assert Counter([*held, *start.pool]) == Counter(all_tiles(dict(rules.jokers)))
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


def test_50000_deals_give_every_tile_to_every_seat_alike() -> None:
    deals, seats = 50_000, 4
    counts = {face: [0] * (seats + 1) for face in BOX}
    rng = Random(20_260)
    for _ in range(deals):
        start = deal(CLASSIC, NAMES, rng).position
        for at, tiles in enumerate((*(seat.rack for seat in start.seats), start.pool)):
            for tile in tiles:
                counts[tile][at] += 1
    shares = [14 / 106] * seats + [50 / 106]
    found = [
        (count, 2 * deals * share)
        for row in counts.values()
        for count, share in zip(row, shares, strict=True)
    ]
    # Two copies in one seat hang together, which only narrows the spread.
    assert not unlikely(found, degrees=52 * seats)


def test_50000_shuffles_put_every_tile_in_every_place_alike() -> None:
    times, size = 50_000, 106
    tiles = tuple(Tile("K", at) for at in range(size))
    counts = [0] * (size * size)
    rng = Random(20_261)
    offsets = range(0, size * size, size)
    for _ in range(times):
        for offset, tile in zip(offsets, shuffled(tiles, rng), strict=True):
            counts[offset + tile.number] += 1
    found = [(count, times / size) for count in counts]
    assert not unlikely(found, degrees=(size - 1) ** 2)


def test_the_measure_of_fairness_sees_a_bias_of_two_percent() -> None:
    even = list(islice(cycle([(9_900, 10_000), (10_100, 10_000)]), 106))
    biased = list(islice(cycle([(9_800, 10_000), (10_200, 10_000)]), 106))
    assert not unlikely(even, degrees=105)
    assert unlikely(biased, degrees=105)


def unlikely(found: Sequence[tuple[int, float]], degrees: int) -> bool:
    """Tell whether chi-square is so far off that p < 0.0005 (Wilson and Hilferty)."""
    square = sum((count - wanted) ** 2 / wanted for count, wanted in found)
    spread = 2 / (9 * degrees)
    off = ((square / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return (1 - erf(off / sqrt(2))) / 2 < 0.0005
