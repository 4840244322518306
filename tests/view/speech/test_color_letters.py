"""The letters of colours: in each language its own, and none that means something else."""

import pytest

from game.kit.key_map import KEYS
from game.view.speech.color_letters import colors_by_letter
from tests.kits import open_kit, store

SORTING = {"r", "o"}
"""Letters that sort the rack for those who see it; by ear other keys do."""


@pytest.mark.parametrize("palette", ["normal", "safe"])
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_each_colour_has_a_letter_of_its_own(language: str, palette: str) -> None:
    letters = colors_by_letter(
        open_kit((800, 480), settings=store(language=language, palette=palette))
    )
    assert len(letters) == 5
    assert all(len(letter) == 1 and letter.isascii() and letter.islower() for letter in letters)
    assert not letters.keys() & {*KEYS.values()} - SORTING - {KEYS["skip"]}
