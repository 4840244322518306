"""Larger text: every scene keeps its words inside their places and its widgets apart."""

import re
from itertools import combinations
from typing import Any

import pytest
from pygame import Rect

from game.kit.scene import Scene
from game.kit.system.window import SMALLEST
from game.kit.text.fonts import Fonts
from game.kit.widgets.widget import Panel
from tests import pictures

LARGE = (1920, 1080)
TALL = (1080, 1920)
WINDOWS = [
    ((1366, 768), 150),
    ((1366, 768), 200),
    ((1024, 600), 100),
    ((900, 1400), 100),
    (SMALLEST, 100),
    (SMALLEST[::-1], 100),
]
BOOK = [name for name in pictures.SCENES if name.startswith("book-")]
SCENES = [name for name in pictures.SCENES if name not in BOOK]

NO_ROOM = {
    "Pause",
    "1 of 3",
    "2 of 3",
    "Game 2 · to 200 points — the winner scores what is left on the other racks",
}
"""Labels that do not grow: below an icon, in a full table, in one line of a narrow window."""

NEARLY = 1.6
"""By how much text grows that is asked to grow by two, or to how much of larger text at least."""

GROWS_LESS = {
    "Pause|Again|Reset|Back": "below the icon of a small button; its tip grows whole",
    "[12] of 3": "in a place of the table that holds it beside the tiles",
    "“.*”": "a bubble has the strip between seats and table, and covers no tile",
    "Fox": "whose rack it is in a replay: the face says it, too",
    "Read the rules|Watch a game|Play against bots": "three buttons in a row below a game to go on",
    "Game 5|To .*|reached|Points": "a line of a score sheet, which shows all games",
    ".*jokers?\\b.*|Like Article, .*": "what is special: nine cards on a page",
    "The rule book explains .*": "below the title, beside the way to the ladder",
    "Only runs .*|Groups count, too|Hints show .*|First sets .*": "on one of five cards",
    "4 games|One game|To .* points|\\d+\\s+s": "one of several options side by side",
    "Person|Nobody|Gardener|Whirlwind|Hermit|Daydreamer": "below the name, on one of four cards",
}
"""Text that has less room, and why."""

pytestmark = pytest.mark.pictures


@pytest.mark.parametrize(("size", "percent"), WINDOWS)
@pytest.mark.parametrize("names", [SCENES[::2], SCENES[1::2]], ids=["even", "odd"])
def test_no_word_is_clipped_and_nothing_overlaps(
    names: list[str], size: tuple[int, int], percent: int, clipped: list[tuple[object, ...]]
) -> None:
    for name in names:
        scene = pictures.opened(name, size, percent).stack.top
        assert not clipped, name
        assert_apart(scene)


@pytest.mark.parametrize(("size", "percent"), [*WINDOWS, (TALL, 200)])
def test_no_leaf_of_the_book_is_clipped_or_overlaps(
    size: tuple[int, int], percent: int, clipped: list[tuple[object, ...]]
) -> None:
    book = pictures.opened(BOOK[0], size, percent).stack.top
    leaves = 1
    while book.widget("next").enabled:
        assert not clipped, leaves
        assert_apart(book)
        book.widget("next").activate(None)
        leaves += 1
    assert not clipped
    assert_apart(book)
    assert leaves >= len(BOOK)


def assert_apart(scene: Scene[Any]) -> None:
    """Check that no widget leaves the window or covers another."""
    window = Rect((0, 0), scene.kit.size)
    widgets = [widget for widget in scene.widgets if not isinstance(widget, Panel)]
    for widget in widgets:
        assert window.contains(widget.rect), widget.rect
    for one, other in combinations(widgets, 2):
        assert not one.rect.colliderect(other.rect), (one.rect, other.rect)


@pytest.mark.parametrize("names", [SCENES[::2], SCENES[1::2]], ids=["even", "odd"])
def test_text_nearly_doubles_where_the_window_is_large(
    names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    body = pictures.opened("pause", LARGE).kit.text_px("body")
    for name in names:
        usual, _ = drawn(monkeypatch, name, LARGE, 100)
        larger, _ = drawn(monkeypatch, name, LARGE, 200)
        less = {
            words: (usual[words], larger[words])
            for words in usual.keys() & larger.keys()
            if is_small_text(words, usual[words], LARGE)
            and larger[words] < int(NEARLY * min(usual[words], body)) - 1
            and not any(re.fullmatch(each, words.strip()) for each in GROWS_LESS)
        }
        assert less == {}, name


@pytest.mark.parametrize("names", [SCENES[::2], SCENES[1::2]], ids=["even", "odd"])
def test_every_label_grows_and_stays_whole_and_apart(
    names: list[str], clipped: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in names:
        usual, _ = drawn(monkeypatch, name, TALL, 100)
        larger, scene = drawn(monkeypatch, name, TALL, 200)
        small = {
            words: (usual[words], larger[words])
            for words in usual.keys() & larger.keys()
            if is_small_text(words, usual[words], TALL) and larger[words] <= usual[words]
        }
        assert small.keys() <= NO_ROOM, (name, small)
        assert not clipped, name
        assert_apart(scene)


def is_small_text(words: str, px: int, size: tuple[int, int]) -> bool:
    """Tell words from numbers and from what is as large as a title."""
    return any(map(str.isalpha, words)) and px < min(size) / 22


def drawn(
    monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int], percent: int
) -> tuple[dict[str, int], Scene[Any]]:
    """Open a scene; give the pixels of each line of its words, where it is smallest, and it."""
    sizes: dict[str, int] = {}
    kept = Fonts._kept

    def look(self, lines, face, px, color, align):
        for words in " ".join(lines).split("\n"):
            sizes[words] = min(px, sizes.get(words, px))
        return kept(self, lines, face, px, color, align)

    with monkeypatch.context() as patched:
        patched.setattr(Fonts, "_kept", look)
        app = pictures.opened(name, size, percent)
    return sizes, app.stack.top


def test_text_grows_by_its_factor_and_large_text_by_as_many_pixels() -> None:
    usual, larger = (pictures.opened("menu", LARGE, percent).kit for percent in (100, 150))
    assert larger.text_px("body") == pytest.approx(1.5 * usual.text_px("body"), abs=1)
    assert larger.text_px("small") == pytest.approx(1.5 * usual.text_px("small"), abs=1)
    more = larger.text_px("body") - usual.text_px("body")
    for size in ("label", "title", "huge"):
        assert larger.text_px(size) == pytest.approx(usual.text_px(size) + more, abs=1)
    assert larger.lines("body", 2) == pytest.approx(3 * usual.lines("body"), abs=3)
