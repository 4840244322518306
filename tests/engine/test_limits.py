"""What is read from text is held to the box, in a sentence that says what does not fit."""

import pytest

from game.engine.limits import LONGEST_NAME, MOST_TILES, NotationError, check_text, quote
from game.engine.notation import read_position, read_row, read_table
from game.engine.record import read_record
from tests.engine.test_notation import complaint

START = "rules classic-2016\ntable B4 B5 B6\n* fox+ R3\n  pip K7\npool ?40"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("pool ?40", "pool ?40 R3 R3", "The box has 2 R3, not 3."),
        ("* fox+ R3", "* fox+ J J J", "The box has 2 J, not 3."),
        ("* fox+ R3", "* fox+ D", "The box has 0 D, not 1."),
        ("pool ?40", "pool ?102", "The box has 106 tiles, not 107."),
        (
            "pool ?40",
            "pool ?999",
            "Line 5 of the position: There are more than 120 tiles, the most a box has.",
        ),
        (
            "classic-2016",
            "custom rack_size=27",
            "Line 1 of the position: The option rack_size can't be '27'.",
        ),
        ("B4 B5 B6", "B4 B5", "The row 'B4 B5' is not a set."),
        ("B4 B5 B6", "B4 B5 B6 | ?3", "The row '? ? ?' is not a set."),
        ("\n  pip K7", "", "There are 2 to 4 seats, not 1."),
        ("\n  pip K7", "\n  pip K7" * 999, "There are 2 to 4 seats, not 1000."),
        ("pool", "passes 3\npool", "There are 3 passes in a row of 2 seats."),
        (
            "fox",
            f'"{"x" * 100}"',
            f"Line 3 of the position: The name {quote('x' * 100)} has more than"
            f" {LONGEST_NAME} characters.",
        ),
        ("fox", "\ud800", "Character 37 of the text is half of one (a lone surrogate)."),
    ],
)
def test_a_position_that_no_game_can_have_is_refused(old: str, new: str, told: str) -> None:
    assert complaint(read_position, START.replace(old, new)) == told


def test_custom_jokers_are_in_the_box() -> None:
    text = START.replace("classic-2016", "custom jokers=J4D1").replace("R3", "J J J J D")
    assert len(read_position(text).mover.rack) == 5


@pytest.mark.parametrize("text", ["?999 " * 10_000, "J " * (MOST_TILES + 1)])
def test_a_row_is_read_no_further_than_the_box_goes(text: str) -> None:
    with pytest.raises(NotationError, match="120 tiles"):
        read_row(text)


def test_a_table_has_no_more_rows_than_the_box_has_tiles() -> None:
    with pytest.raises(NotationError, match="for 5001 rows"):
        read_table("|" * 5_000)


def test_a_record_that_a_file_cannot_hold_is_refused() -> None:
    with pytest.raises(NotationError, match="lone surrogate"):
        read_record('[seed "\udc80"]')
    with pytest.raises(NotationError, match="is the limit"):
        check_text("x" * 11, longest=10)


def test_an_error_repeats_only_the_beginning_and_nothing_unseen() -> None:
    assert quote("a\0b\nc\ud800") == "'a�b�c�'"
    assert quote("x" * 61) == f"'{'x' * 60}…'"
