"""All text stands out from what is beneath it, in every theme, and most where that is promised."""

import pytest
from pygame import Color

from game.kit.theme import Theme
from tests import pictures
from tests.contrast import contrast, faint

SCENES = list(pictures.SCENES)
THEMES = ["felt", "wood", "night"]
SIZES = [(1366, 768), (480, 800)]
PARTS = [(theme, SCENES[at :: len(THEMES)]) for at, theme in enumerate(THEMES)]
"""Each scene in one theme; all of them in all are drawn by `python -m tests.contrast`."""

WITH_ALL = [
    "menu",
    "turn-fault",
    "turn-river",
    "scoring",
    "statistics",
    "attract",
    "visits",
    "card",
]

pytestmark = pytest.mark.pictures


@pytest.mark.parametrize(("theme", "names"), PARTS, ids=THEMES)
def test_all_text_stands_out(theme: str, names: list[str]) -> None:
    for at, name in enumerate(names):
        assert faint(name, SIZES[at % 2], theme) == [], name


@pytest.mark.parametrize("theme", THEMES)
def test_what_has_most_colours_stands_out_in_every_theme(theme: str) -> None:
    for name in WITH_ALL:
        assert faint(name, SIZES[0], theme) == [], name


def test_faint_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    color = Theme.__getitem__
    grey = Color("#6C8A84")
    monkeypatch.setattr(
        Theme, "__getitem__", lambda it, name: grey if name == "ink_soft" else color(it, name)
    )
    assert faint("settings", SIZES[0], "felt")


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast(Color("white"), Color("black")) == pytest.approx(21)
    assert contrast(Color("#777777"), Color("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(Color("red"), Color("red")) == 1
