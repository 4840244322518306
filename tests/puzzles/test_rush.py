import pytest

from game.puzzles.rush import LAPS, LONGEST_COMBO, SECONDS, SKIPS, Rush

SIZES = {lap.shelf: 60 for lap in LAPS}
FRESH = Rush(1, SIZES)


def solved(rush: Rush, times: int, *, undone: bool = False) -> Rush:
    for _ in range(times):
        rush = rush.solve(3, 3, undone=undone)
    return rush


def test_it_begins_with_three_minutes_three_skips_and_the_easiest_shelf() -> None:
    assert (FRESH.left, FRESH.skips, FRESH.ticket.shelf) == (180, 3, "warmup")


def test_each_puzzle_solved_brings_seconds_points_and_sooner_or_later_a_harder_one() -> None:
    after = FRESH.tick(10).solve(3, 3, undone=True)
    assert after.left == SECONDS - 10 + LAPS[0].seconds
    assert (after.solved, after.points) == (1, 15)
    shelves = [solved(FRESH, times).lap.shelf for times in range(40)]
    assert list(dict.fromkeys(shelves)) == [lap.shelf for lap in LAPS]
    points = [lap.points for lap in LAPS]
    assert points == sorted(points)


def test_few_moves_bring_half_as_many_points_again_and_many_never_cost_any() -> None:
    worth = [FRESH.worth(3, moves) for moves in range(1, 9)]
    assert worth == [15, 15, 15, 13, 11, 10, 10, 10]


def test_a_combo_grows_without_undo_and_ends_with_it() -> None:
    three = solved(FRESH, 3)
    assert (three.combo, three.longest) == (3, 3)
    assert three.points == sum(15 * (10 + combo) // 10 for combo in (1, 2, 3))
    ended = solved(three, 1, undone=True)
    assert (ended.combo, ended.longest, ended.points) == (0, 3, three.points + 15)
    assert solved(FRESH, 30).combo == LONGEST_COMBO


def test_a_skip_costs_the_combo_and_brings_another_puzzle_as_hard() -> None:
    rush = solved(FRESH, 2)
    after = rush.skip()
    assert (after.skips, after.combo, after.solved) == (SKIPS - 1, 0, 2)
    assert after.ticket.shelf == rush.ticket.shelf
    assert after.ticket != rush.ticket
    without = after.skip().skip()
    assert without.skips == 0
    assert without.skip() is without


def test_the_time_that_goes_by_is_told_and_ends_it() -> None:
    over = FRESH.tick(100).tick(100)
    assert (over.left, over.is_over) == (0, True)
    assert over.solve(3, 3, undone=False) is over
    assert over.skip() is over


def tickets(day: int) -> list[object]:
    return [solved(Rush(day, SIZES), times).ticket for times in range(20)]


def test_on_a_day_everybody_gets_the_same_puzzles_and_none_twice() -> None:
    assert tickets(5) == tickets(5)
    assert tickets(5) != tickets(6)
    assert len(set(tickets(5))) == 20


@pytest.mark.parametrize("solve_first", [0, 5, 6, 11])
def test_a_skipped_puzzle_does_not_come_again(solve_first: int) -> None:
    rush = solved(FRESH, solve_first)
    seen = {rush.ticket}
    for _ in range(SKIPS):
        rush = rush.skip()
        assert rush.ticket not in seen
        seen.add(rush.ticket)
    assert solved(rush, 1).ticket not in seen


def test_a_small_shelf_begins_anew() -> None:
    rush = Rush(1, {lap.shelf: 2 for lap in LAPS})
    assert {solved(rush, times).ticket.place for times in range(6)} == {0, 1}
