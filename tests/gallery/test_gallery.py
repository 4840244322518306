"""Every scene is opened in looks that it is seen in, and all checks look at that one opening."""

from collections.abc import Iterable

import pytest

from game.kit.system.window import SMALLEST
from tests.gallery.checks import CHECKS, no_word_is_cut_off, nothing_overlaps
from tests.gallery.opening import open_picture
from tests.gallery.pictures import BOOK, NARROW, OPENED, TALL, UPRIGHT, WIDE
from tests.golden import USUAL, Picture
from tests.sizes import sample

pytestmark = pytest.mark.pictures

WINDOWS = [
    (USUAL, 150),
    (USUAL, 200),
    (WIDE, 100),
    (UPRIGHT, 100),
    (SMALLEST, 100),
    (NARROW, 100),
    (TALL, 200),
]
"""In which the book is leafed through: large text parts a page into leaves."""


@pytest.mark.parametrize("picture", OPENED.values(), ids=OPENED)
def test_all_is_well(picture: Picture) -> None:
    opening = open_picture(picture)
    judge(picture.name, (f"{it.__name__}: {fault}" for it in CHECKS for fault in it(opening)))


@pytest.mark.parametrize(("size", "percent"), sample(WINDOWS, 2))
def test_no_leaf_of_the_book_is_cut_off_or_overlaps(size: tuple[int, int], percent: int) -> None:
    book = open_picture(Picture(BOOK[0], size, text_scale=percent))
    leaves = 1
    while book.scene.widget("next").enabled:
        judge(f"leaf {leaves}", (*no_word_is_cut_off(book), *nothing_overlaps(book)))
        with book.noticing():
            book.scene.widget("next").activate(None)
        leaves += 1
    judge(f"leaf {leaves}", (*no_word_is_cut_off(book), *nothing_overlaps(book)))
    assert leaves >= len(BOOK)


def judge(name: str, faults: Iterable[str]) -> None:
    """Fail with all that is wrong with a picture."""
    if told := "\n".join(faults):
        pytest.fail(f"{name}\n{told}", pytrace=False)
