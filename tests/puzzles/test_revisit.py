import pytest

from game.engine.limits import NotationError
from game.puzzles.revisit import (
    LONGEST,
    MOST,
    WAITS,
    Revisit,
    read_revisit,
    with_missed,
    write_revisit,
)
from tests.analysis.test_missed import POSTER, THREE
from tests.puzzles.test_moment import posed

RIVER = """
rules river
table B4 B5 B6
* Fox+ R5 R6
  Owl+ ?5
pool K13 K12 ?20
river R7 O1
"""

TODAY = 739_946


@pytest.mark.parametrize("text", [POSTER, THREE, RIVER, THREE.replace("Fox+", "Fox (any-set)")])
def test_it_is_read_as_it_was_written(text: str) -> None:
    kept = Revisit(posed(text), TODAY, 1)
    again = read_revisit(write_revisit(kept))
    assert (again.day, again.times) == (TODAY, 1)
    assert again.moment.position == kept.moment.position
    assert again.moment.goal == kept.moment.goal
    assert again.moment.grade == kept.moment.grade
    assert again.moment.known == kept.moment.known
    assert write_revisit(again) == write_revisit(kept)


@pytest.mark.parametrize(
    ("was", "broken"),
    [
        ("chain out", "chain free"),
        ("chain out", "hopeless out"),
        ("1 chain", "7 chain"),
        ("B1 B9 O3", "B1 B9"),
        (" // ", " / "),
        ("rules classic-2016", "rules unheard-of"),
        ("B4 B5 B6 B7 B8 B9", "draw"),
    ],
)
def test_what_is_damaged_is_refused(was: str, broken: str) -> None:
    line = write_revisit(Revisit(posed(POSTER), TODAY, 1))
    assert was in line
    with pytest.raises(NotationError):
        read_revisit(line.replace(was, broken))


def test_it_comes_back_after_one_three_and_ten_days_and_then_each_ten() -> None:
    (kept,) = with_missed((), [posed(POSTER)], TODAY)
    days = [kept.day]
    for _ in range(3):
        kept = kept.again(kept.day)
        days.append(kept.day)
    assert days == [TODAY + 1, TODAY + 4, TODAY + 14, TODAY + 24]
    assert WAITS == (1, 3, 10)


def test_what_waits_already_waits_no_longer_and_only_some_do() -> None:
    kept = with_missed((), [posed(POSTER)], TODAY)
    assert with_missed(kept, [posed(POSTER)], TODAY + 5) == kept
    many = [posed(THREE.replace("B3", f"B{number}")) for number in range(2, 13)]
    assert len(with_missed(kept, many, TODAY)) == MOST
    assert with_missed(kept, many, TODAY)[0] == kept[0]


def test_all_that_waits_is_less_than_what_is_read_of_a_player() -> None:
    from game.store import player_preferences

    assert MOST * (LONGEST + 10) < player_preferences.LONGEST - 1000
