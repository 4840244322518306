"""Larger text: by how much each size of a theme grows."""

import pytest

from tests import pictures
from tests.gallery.growth import NEARLY
from tests.gallery.opening import open_picture
from tests.golden import Picture

LARGE = (1920, 1080)

TOLD = {
    "lesson-take": "Three eights make a group. You have two, the row has one."
    " Rows may be incomplete for a moment.",
    "setup": "Free chair",
}
"""What somebody wants to read first in a scene, however large text is."""


def test_text_grows_by_its_factor_and_large_text_by_as_many_pixels() -> None:
    usual, larger = (pictures.opened("menu", LARGE, percent).kit for percent in (100, 150))
    assert larger.text_px("body") == pytest.approx(1.5 * usual.text_px("body"), abs=1)
    assert larger.text_px("small") == pytest.approx(1.5 * usual.text_px("small"), abs=1)
    more = larger.text_px("body") - usual.text_px("body")
    for size in ("label", "title", "huge"):
        assert larger.text_px(size) == pytest.approx(usual.text_px(size) + more, abs=1)
    assert larger.lines("body", 2) == pytest.approx(3 * usual.lines("body"), abs=3)


@pytest.mark.parametrize("size", [LARGE, (1366, 768), (1080, 1920)])
@pytest.mark.parametrize("scene", TOLD)
def test_lessons_and_names_grow_like_all_other_text(scene: str, size: tuple[int, int]) -> None:
    usual, larger = (
        open_picture(Picture(scene, size, text_scale=percent)).lines[TOLD[scene]]
        for percent in (100, 200)
    )
    # In a tall window a long sentence of a lesson has less room.
    least = NEARLY if size[0] > size[1] else 1.5
    assert larger >= least * usual - 1
