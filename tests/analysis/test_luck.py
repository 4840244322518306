"""The luck of draws: one tile against all that might have come, and a game against all ways."""

from dataclasses import replace
from itertools import product
from math import isclose

import pytest

from game.analysis.past.luck import (
    LEAST,
    MARKED,
    Luck,
    WeighedDraw,
    drawings,
    luck_of,
    luckiest,
    weighed,
)
from game.engine.notation import read_position, read_row, read_table, write_row
from game.engine.turn import Draw, Play, Timeout, Turn, apply
from tests.engine.positions import positions_after

TABLE = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8
* Fox+ R3 K1 O12
  Owl+ B7 K2 K3
pool {} K12 K13 O1 R9 B3
"""


def drawn(text: str, turn: Turn | None = None) -> WeighedDraw:
    (drawing,) = drawings(positions_after(text, turn or Draw()), 0)
    return weighed(drawing)


def test_a_tile_that_fits_a_row_leaves_as_many_without_a_place_as_before() -> None:
    draw = drawn(TABLE.format("B7"))
    assert (draw.turn, write_row(draw.tiles), draw.left) == (1, "B7", 3)
    assert drawn(TABLE.format("O2")).left == 4


def test_luck_is_measured_by_every_tile_of_the_pool() -> None:
    """B7 and B3 fit a row; four others do not."""
    draw = drawn(TABLE.format("B7"))
    assert dict(draw.ways) == {3: 2, 4: 4}
    assert isclose(draw.luck, 4 / 6)
    assert isclose(draw.as_good, 2 / 6)


def test_neither_what_others_hold_nor_the_order_of_the_pool_counts() -> None:
    text = TABLE.format("B7")
    other = text.replace("Owl+ B7 K2 K3", "Owl+ O1 O2 O5").replace("K12 K13", "K13 K12")
    assert drawn(other) == drawn(text)


def test_before_the_first_sets_only_those_of_the_rack_are_places() -> None:
    closed = TABLE.replace("Fox+ R3 K1 O12", "Fox  R3 R4 O12").format
    assert drawn(closed("B7")).left == 4
    assert drawn(closed("R5")).left == 1


def test_of_two_offered_tiles_the_better_one_is_the_luck_whichever_is_kept() -> None:
    river = TABLE.replace("classic-2016", "river").format("O2 B7") + "river R9 R10"
    kept = [drawn(river, Draw(keep)) for keep in read_row("O2 B7")]
    assert [each.left for each in kept] == [3, 3]
    assert kept[0].ways == kept[1].ways
    assert sum(ways for _, ways in kept[0].ways) == 7 * 6 // 2


@pytest.mark.parametrize(
    "turn", [Timeout(unfinished=True), Play(read_table("B4 B5 B6 | K8 R8 O8 | R3 K1 O12"))]
)
def test_a_penalty_and_a_play_are_no_draws(turn: Turn) -> None:
    start = read_position(TABLE.format("B7 K4 K5"))
    if isinstance(turn, Play):
        turn = Play((*start.table[:1], read_row("K8 R8 O8 B8")))
        start = replace(
            start, seats=(replace(start.seats[0], rack=read_row("B8 K1")), start.seats[1])
        )
    assert not [*drawings([start, apply(start, turn)], 0)]


def draw(left: int, *ways: tuple[int, int], turn: int = 1) -> WeighedDraw:
    return WeighedDraw(turn, read_row("R1"), left, ways)


def test_a_game_is_compared_with_all_ways_to_draw() -> None:
    draws = [draw(left, (2, 1), (3, 2), (5, 3)) for left in (2, 3, 5, 5, 3)]
    luck = luck_of(draws)
    assert luck
    each = (2, 3, 3, 5, 5, 5)
    sums = [sum(ways) for ways in product(each, repeat=len(draws))]
    own = sum(draw.left for draw in draws)
    assert isclose(luck.better, sum(one < own for one in sums) / len(sums))
    assert isclose(luck.worse, sum(one > own for one in sums) / len(sums))


def test_of_few_draws_nothing_is_told() -> None:
    draws = [draw(3, (2, 1), (3, 1))] * LEAST
    assert luck_of(draws)
    assert luck_of(draws[1:]) is None


@pytest.mark.parametrize(
    ("better", "worse", "grade"),
    [
        (0.02, 0.95, "much-better"),
        (0.2, 0.75, "better"),
        (0.0, 0.6, "usual"),
        (0.45, 0.45, "usual"),
        (0.6, 0.0, "usual"),
        (0.75, 0.2, "worse"),
        (0.95, 0.02, "much-worse"),
    ],
)
def test_better_than_most_is_said_only_where_most_are_worse(
    better: float, worse: float, grade: str
) -> None:
    assert Luck(better, worse).grade == grade


def test_draws_that_could_not_differ_are_as_usual() -> None:
    luck = luck_of([draw(3, (3, 97))] * 9)
    assert luck
    assert (luck.better, luck.worse, luck.grade) == (0, 0, "usual")


def test_the_luckiest_draws_are_rare_and_in_their_order() -> None:
    lucky = [draw(1, (1, 1 + at), (5, 99), turn=turn) for at, turn in enumerate((9, 4, 7))]
    plain = [draw(5, (1, 1), (5, 99), turn=2), draw(4, (4, 10), (5, 90), turn=3)]
    common = draw(1, (1, 50), (9, 50), turn=5)
    assert [each.turn for each in luckiest([*lucky, *plain, common])] == [4, 9]
    assert len(luckiest(lucky)) == MARKED
    assert luckiest(plain) == ()
