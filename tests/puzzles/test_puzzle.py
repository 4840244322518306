import pytest

from game.engine.limits import NotationError
from game.engine.notation import read_table
from game.engine.turn import Play
from game.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle

LINES = {
    "out": "nudge out / R3 R4 R5 R6 R7 / R5",
    "lay": "trap lay 2 / R3 R4 R5 | K9 R9 B9 / R6 R7 O1",
    "fewest": "split fewest 1 / R6 R7 R8 R9 | K9 B9 O9 / R10",
    "free": "nudge free / R3 J R5 / R4 K7 K8",
    "open": "nudge open / K1 K2 K3 / R9 B9 O9 R10 R11",
    "twist": "nudge out / R3 R4 R5 R6 / D",
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_a_line_is_read_as_it_was_written(line: str) -> None:
    assert write_puzzle(read_puzzle("mine", line)) == line


def met(aim: str, table: str) -> bool:
    puzzle = read_puzzle("mine", LINES[aim])
    return puzzle.goal.is_met(puzzle.position, Play(read_table(table)))


@pytest.mark.parametrize(
    ("aim", "table", "right"),
    [
        ("out", "R3 R4 R5 | R5 R6 R7", True),
        ("lay", "R3 R4 R5 R6 R7 | K9 R9 B9", True),
        ("lay", "R3 R4 R5 R6 | K9 R9 B9", False),
        ("fewest", "R6 R7 R8 R9 R10 | K9 B9 O9", True),
        ("fewest", "R6 R7 R8 | K9 R9 B9 O9", False),
        ("free", "R3 R4 R5 | K7 K8 J", True),
        ("free", "R3 J R5", False),
        ("open", "K1 K2 K3 | R9 R10 R11", True),
        ("open", "K1 K2 K3 | R9 B9 O9", False),
        ("twist", "R3 R4 R5 R6 D", True),
    ],
)
def test_every_legal_play_that_reaches_the_aim_is_right(aim: str, table: str, right: bool) -> None:
    assert met(aim, table) is right


def test_a_puzzle_has_no_clock_and_is_named_by_its_place() -> None:
    puzzle = read_puzzle("2026-11-25", LINES["out"])
    assert puzzle.lesson.name == "2026-11-25"
    assert puzzle.position.seconds is None
    assert puzzle.position.mover.opened
    assert not read_puzzle("first", LINES["open"]).position.mover.opened


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nudge out / R3 R4 R5",
        "hard out / R3 R4 R5 / R6",
        "nudge win / R3 R4 R5 / R6",
        "nudge out 3 / R3 R4 R5 / R6",
        "nudge lay / R3 R4 R5 / R6",
        "nudge fewest x / R3 R4 R5 / R6",
        "nudge out / R3 R5 / R6",
        "nudge out / R3 R4 R5 / ",
        "nudge out / R3 R4 R5 / ?1",
        "nudge free / R3 R4 R5 / R6",
        "nudge out / R3 R4 R5 / " + "R6 " * 400,
    ],
)
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        read_puzzle("broken", line)


def test_puzzles_of_one_line_are_equal() -> None:
    assert read_puzzle("a", LINES["lay"]) == Puzzle(
        "a", "trap", "lay", read_table("R3 R4 R5 | K9 R9 B9"), read_table("R6 R7 O1")[0], 2
    )
