import pytest

from game.engine.draft import Draft
from game.engine.game import EndTurn, Game, Reset
from game.engine.move import At, Move
from game.engine.turn import Draw
from game.lessons.guide import Guide
from game.lessons.lesson import read_lesson
from game.puzzles.answer import answer
from game.puzzles.puzzle import read_puzzle
from game.solver.play import search
from tests.engine.positions import lay
from tests.puzzles.test_grade import GRADED
from tests.scenes.lessons.pupil import LESSONS

SPLIT = read_lesson(
    "split",
    """
rules family
table R3 R4 R5 R6 R7
* Fox+ R5 K11
  Owl+ ?7
goal lay R5
""",
)


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_can_be_solved_as_told_in_few_steps(name: str) -> None:
    lesson = LESSONS[name]
    guide, game = Guide(lesson), Game(lesson.position)
    steps = 0
    while not game.turns:
        turn = guide.next(game.draft)
        if isinstance(turn, EndTurn | Draw):
            meant = game.draft.play if isinstance(turn, EndTurn) else turn
            assert lesson.goal.is_met(lesson.position, meant)
        assert game.do(turn)
        steps += 1
    assert steps <= 11


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_has_tiles_that_are_not_meant(name: str) -> None:
    """Whoever lays all there is has found nothing."""
    lesson = LESSONS[name]
    assert len(lesson.goal.tiles) < len(lesson.position.mover.rack) + len(lesson.position.river)


def test_where_one_is_to_draw_nothing_can_be_laid() -> None:
    drawing = [lesson for lesson in LESSONS.values() if lesson.goal.draw]
    assert drawing
    for lesson in drawing:
        assert search(lesson.position.seen_by(0)) == (None, True)


def test_it_goes_on_from_what_lies_there() -> None:
    guide, draft = Guide(SPLIT), Draft(SPLIT.position)
    assert guide.next(draft) == lay("R5", to=At(0, 2))
    draft.move(lay("R5", to=At(0, 2)))
    assert guide.next(draft) == EndTurn()


def test_it_begins_afresh_where_that_is_simpler() -> None:
    guide, draft = Guide(SPLIT), Draft(SPLIT.position)
    draft.move(lay("K11"))
    assert guide.next(draft) == Reset()
    draft.reset()
    draft.move(lay("R5"))
    assert guide.next(draft) != Reset()


def test_it_leads_nobody_in_circles() -> None:
    guide, draft = Guide(SPLIT), Draft(SPLIT.position)
    draft.move(lay("R5"))
    draft.move(Move((At(0, 0),), At(1, 1)))
    draft.move(Move((At(1, 0),), At(0, 0)))
    assert draft.rows in [rows for rows, _ in draft.past]
    assert guide.next(draft) == Reset()


@pytest.mark.parametrize("line", GRADED)
def test_it_leads_through_a_puzzle_to_its_answer(line: str) -> None:
    puzzle = read_puzzle("mine", line)
    guide, game = Guide(puzzle.lesson, answer(puzzle)), Game(puzzle.position)
    for _ in range(30):
        command = guide.next(game.draft)
        if isinstance(command, EndTurn):
            break
        assert game.do(command)
    assert puzzle.goal.is_met(puzzle.position, game.draft.play)
