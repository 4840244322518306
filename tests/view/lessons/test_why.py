"""Why a try fails: each fault of the engine has a sentence of its own, short and in words."""

import re

import pytest

from game.engine.fault import fault, row_faults
from game.engine.notation import read_row
from game.kit.kit import Kit
from game.view.lessons.why import why
from game.view.wording import reason
from tests.kits import open_kit, store
from tests.view.test_wording import CODES, FACTS

LONGEST = 12
"""The most words of all that is said."""

LANGUAGES = ("en", "de", "zh")

ROWS = {"mixed": "K10 R10 B7", "color-twice": "R6 O6 R6", "gap": "R5 R7 R8", "group-short": "K7 R7"}
"""Rows with these faults; that of others matters little."""


@pytest.fixture(scope="module", params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Kit:
    return open_kit((1366, 768), settings=store(language=request.param))


@pytest.mark.parametrize("code", CODES)
def test_every_fault_has_a_short_sentence_of_its_own(spoken: Kit, code: str) -> None:
    row = read_row(ROWS.get(code, "R5 R6"))
    found = fault(code, 0, **FACTS)
    said = why(spoken, found, [row])
    assert len(said.split()) <= LONGEST, said
    assert said[-1] in ".!。！"
    assert not re.search("[{}()]", said)
    assert said.rstrip(".。") != reason(spoken, found)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("K10 R10 B7", "Two tens and a seven? Sevens like sevens."),
        ("O8 K11", "An eight and an eleven? Elevens like elevens."),
        ("B4 B5 B6 K2", "The black two doesn’t belong. A run keeps one colour."),
        ("B4 B6 K2 R9", "These don’t go together. One number, or one colour in order."),
        ("R4 R5 R7", "The red six is missing here. A run leaves nothing out."),
        ("K7 R7 K7", "Two black ones? In a group each colour comes once."),
        ("R4 R5 R5", "Two fives? In a run each number comes once."),
        ("R6 O6", "Two sixes? A third one makes a group."),
    ],
)
def test_it_names_the_tiles_in_words(kit: Kit, row: str, said: str) -> None:
    tiles = read_row(row)
    (found, *_) = row_faults(tiles)[-1:] if "K11" in row else row_faults(tiles)
    assert why(kit, found, [tiles]) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Zwei Zehnen und eine Sieben? Siebenen mögen nur Siebenen."),
        ("zh", "两张10和一张7？7喜欢和7在一起。"),
    ],
)
def test_each_language_says_it_in_its_own_way(language: str, said: str) -> None:
    kit = open_kit((1366, 768), settings=store(language=language))
    assert why(kit, fault("mixed", 0), [read_row("K10 R10 B7")]) == said
