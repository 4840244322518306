"""Rows and tiles by ear: short, what tells them apart first, and why as it is on screen."""

import pytest

from game.analysis.turn_status import RowStatus
from game.engine.fault import row_faults
from game.engine.notation import read_row
from game.kit.kit import Kit
from game.view.hint_text import row_name
from game.view.speech.racks import by_colors
from game.view.speech.spoken_rows import row_said, set_said, tile_in_row
from tests.kits import open_kit, store


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("B4 B5 B6 B7", "run, blue 4 to 7"),
        ("B4 J B6", "run, blue 4 to 6, joker as blue 5"),
        ("K8 R8 O8", "group of 8s, black, red, orange"),
        ("K8 R8 B8 J", "group of 8s, black, red, blue, joker as orange 8"),
        ("K8 R8 J", "group of 8s, black, red, joker as 8"),
        ("R3 R4 C B6 B7", "red 3, red 4, Colour change as 5, blue 6, blue 7"),
        ("R5 R6 M R6 R5", "red 5, red 6, Mirror, red 6, red 5"),
        ("B4 R9", "blue 4, red 9"),
    ],
)
def test_what_a_set_is(kit: Kit, row: str, said: str) -> None:
    assert set_said(kit, read_row(row)) == said


def test_a_row_that_is_no_set_says_why(kit: Kit) -> None:
    row = read_row("B4 B5 B5 B6")
    fault = row_faults(row)[0]
    said = row_said(kit, 2, row, RowStatus("faulty", fault))
    assert said == "Row 3: The 5 appears twice: blue 4, blue 5, blue 5, blue 6"


def test_a_row_that_has_begun_says_how_far_it_is(kit: Kit) -> None:
    said = row_said(kit, 0, read_row("B4 B5"), RowStatus("begun"))
    assert said == "Row 1: 2 of 3: blue 4, blue 5"


def test_a_joker_in_a_row_says_what_it_stands_for(kit: Kit) -> None:
    assert tile_in_row(kit, read_row("B4 J B6"), 1) == "joker as blue 5"
    assert tile_in_row(kit, read_row("B4 J B6"), 2) == "blue 6"
    assert tile_in_row(kit, read_row("J R9"), 0) == "joker"


def test_the_safe_palette_is_called_by_its_own_colors() -> None:
    kit = open_kit((800, 480), settings=store(palette="safe"))
    assert set_said(kit, read_row("O4 O5 O6")) == "run, teal 4 to 6"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Reihe 3: Folge, Blau 4 bis 6, Joker als blaue 5"),
        ("zh", "第3排：顺子，蓝4到6、百搭牌当作蓝5"),
    ],
)
def test_other_languages(language: str, said: str) -> None:
    kit = open_kit((800, 480), settings=store(language=language))
    assert row_said(kit, 2, read_row("B4 J B6"), RowStatus()) == said


def test_german_names_the_colors_of_a_group_as_they_stand_alone() -> None:
    kit = open_kit((800, 480), settings=store(language="de"))
    assert set_said(kit, read_row("K7 R7 B7")) == "Gruppe, 7 in Schwarz, Rot, Blau"


def test_german_spells_out_a_number_that_voices_would_misread() -> None:
    kit = open_kit((800, 480), settings=store(language="de"))
    assert row_name(kit, read_row("K7 R7 B7")) == "Siebenergruppe"


def test_german_names_the_colors_of_a_rack_as_they_stand_alone() -> None:
    kit = open_kit((800, 480), settings=store(language="de"))
    assert by_colors(kit, read_row("K7 R4 K10 R5 J")) == "Schwarz 7, 10; Rot 4, 5; Joker"
