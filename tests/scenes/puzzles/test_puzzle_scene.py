import pytest

from game.engine.notation import read_table
from game.puzzles.puzzle import read_puzzle
from game.solved import Solved
from scenes.puzzles.answer_page import AnswerPage
from scenes.screen import TurnResult
from tests.scenes.opened import Opened, assert_well_laid
from tests.scenes.puzzles.solver import PUZZLES, Solver


def compared(own: str, other: str) -> Opened:
    before, mine, theirs = (read_table(it) for it in ("K9 R9 O9", own, other))
    return Opened(lambda kit: AnswerPage(kit, before, mine, theirs))


@pytest.mark.parametrize("aim", PUZZLES)
def test_a_puzzle_with_any_aim_is_found_by_the_answer(aim: str) -> None:
    solver = Solver(aim)
    solver.solve()
    solver.tick(1.5)
    assert solver.found == [Solved(1, 0)]
    assert "Nicely done!" in solver.words or "You saw through it!" in solver.words
    assert "Found with one try and no hints." in solver.words
    solver.tap("next")
    assert solver.answers == [TurnResult.GO_ON]


def test_any_legal_answer_is_right() -> None:
    solver = Solver("out")
    solver.drag(solver.middle("B7"), solver.middle("B6"))
    solver.tap("action")
    assert solver.found == [Solved(1, 0)]


def test_a_turn_that_misses_the_aim_does_not_end() -> None:
    solver = Solver("free")
    solver.drag(solver.middle("B4"), solver.middle("B5"))
    solver.tap("action")
    assert solver.told == "That works. But the joker is still in its old set."
    assert not solver.found


def test_drawing_is_no_way_out() -> None:
    solver = Solver("out")
    solver.tap("action")
    assert solver.told == "It can be done in this one turn. The lamp helps."


def test_starting_over_is_another_try_and_undo_is_none() -> None:
    solver = Solver("out")
    solver.tap("reset")
    for _ in range(2):
        solver.drag(solver.middle("B7"), solver.middle("O9"))
        solver.key("z", ctrl=True)
    solver.drag(solver.middle("B7"), solver.middle("O9"))
    solver.key("backspace")
    solver.solve()
    assert solver.found == [Solved(2, 0)]


def test_hints_tell_a_little_more_each_time() -> None:
    solver = Solver("out")
    assert solver.hint() == "One row has to change."
    assert solver.hint() == "Look at the run of blue 4 to 6."
    assert solver.hint() == "One row will be blue 4, blue 5, blue 6, blue 7."
    assert solver.puzzle.widget("hint").text == "Show me"
    solver.solve()
    assert solver.found == [Solved(1, 3)]


def test_the_answer_is_shown_move_by_move_and_is_nothing_found() -> None:
    solver = Solver("out")
    for _ in range(4):
        solver.hint()
    solver.tick(6.0)
    assert solver.message == "Now press Play."
    solver.tap("action")
    solver.tick(1.5)
    assert not solver.found
    assert "That’s one way" in solver.words


def test_a_press_stops_the_answer_that_is_being_shown() -> None:
    solver = Solver("fewest")
    for _ in range(4):
        solver.hint()
    made = solver.puzzle.session.game.draft.steps
    solver.tap(solver.puzzle.state.board.zone.midbottom)
    solver.tick(3.0)
    assert solver.puzzle.session.game.draft.steps == made


def test_nothing_glows_however_long_one_looks() -> None:
    solver = Solver("out")
    solver.tick(30.0, fps=4)
    assert not solver.message
    assert not solver.puzzle.state.adviser.lit.rows


@pytest.mark.parametrize(
    ("press", "answer"), [("skip", TurnResult.GO_ON), ("leave", TurnResult.QUIT)]
)
def test_a_puzzle_can_be_left_at_any_moment(press: str, answer: TurnResult) -> None:
    solver = Solver("out")
    solver.tap(press)
    assert solver.answers == [answer]


def test_the_answer_can_be_seen_next_to_ones_own() -> None:
    solver = Solver("out")
    solver.solve()
    solver.tick(1.5)
    solver.tap("compare")
    assert isinstance(solver.scene, AnswerPage)
    assert_well_laid(solver)
    assert "Same as in the book" in solver.words
    assert "the group of 9s and the run of blue 4 to 7" in solver.scene.spoken_lines()
    solver.key("escape")
    assert solver.scene is solver.puzzle


def test_an_answer_is_the_same_in_whatever_order_its_rows_and_groups_are() -> None:
    page = compared("R9 O9 K9 | B4 B5 B6 B7", "B4 B5 B6 B7 | K9 R9 O9")
    assert "Same as in the book" in page.words
    assert page.scene.spoken_lines().count("the group of 9s and the run of blue 4 to 7") == 2


def test_another_answer_begins_with_the_rows_that_both_have() -> None:
    page = compared("B4 B5 B6 B7 | K9 R9 O9", "K9 R9 O9 | B7 B8 B9")
    own, other = (line for line in page.scene.spoken_lines() if "group" in line)
    assert "Another answer" in page.words
    assert own == "the group of 9s and the run of blue 4 to 7"
    assert other == "the group of 9s and the run of blue 7 to 9"


@pytest.mark.parametrize(
    ("works", "told"),
    [(True, "Copied. Paste it anywhere."), (False, "This couldn’t be copied.")],
)
def test_a_line_tells_others_how_it_was_found(
    works: bool, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "game.kit.system.clipboard.put", lambda text: (copied.append(text), works)[1]
    )
    solver = Solver("out")
    solver.solve()
    solver.tick(1.5)
    solver.tap("copy")
    assert copied == ["found 1/0"]
    assert told in solver.words


def test_harder_puzzles_bring_more_joy(played: list[str]) -> None:
    for aim in ("out", "lay"):
        Solver(aim).solve()
    assert {"wave", "win"} <= set(played)


def test_keys_alone_solve_it() -> None:
    solver = Solver("out")
    for _ in range(4):
        solver.key("h")
        solver.step()
    solver.tick(6.0)
    solver.key("return")
    solver.tick(1.5)
    solver.key("return")
    assert solver.answers == [TurnResult.GO_ON]


FULL = (
    "nudge lay 3 / K4 K5 K6 / K2 K3 K4 K7 K8 K10 R2 R4 R10 B1 B3 B7 B9 B12 "
    "O1 O2 O3 O4 O5 O6 O8 O9 O13 R6 R7 R8"
)
"""The rack of somebody who has drawn a lot."""


@pytest.mark.parametrize(("puzzle", "ledges"), [(PUZZLES["open"], 1), (FULL, 2)])
def test_a_full_rack_takes_all_ledges_instead_of_tiny_tiles(puzzle: str, ledges: int) -> None:
    rack = Solver(read_puzzle("1", puzzle)).puzzle.state.board.rack_layout
    assert {spot.line for spot in rack.spots} == set(range(ledges))
