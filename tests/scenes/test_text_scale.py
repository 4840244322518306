"""Larger text: by how much each size of a theme grows."""

import pytest

from tests import pictures

LARGE = (1920, 1080)


def test_text_grows_by_its_factor_and_large_text_by_as_many_pixels() -> None:
    usual, larger = (pictures.opened("menu", LARGE, percent).kit for percent in (100, 150))
    assert larger.text_px("body") == pytest.approx(1.5 * usual.text_px("body"), abs=1)
    assert larger.text_px("small") == pytest.approx(1.5 * usual.text_px("small"), abs=1)
    more = larger.text_px("body") - usual.text_px("body")
    for size in ("label", "title", "huge"):
        assert larger.text_px(size) == pytest.approx(usual.text_px(size) + more, abs=1)
    assert larger.lines("body", 2) == pytest.approx(3 * usual.lines("body"), abs=3)
