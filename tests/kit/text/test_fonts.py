import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Color

from game.kit.text.fonts import Fonts
from tests.sizes import example_count

INK = Color("white")
words = st.text("abcdefgh MW.,é中文", min_size=1, max_size=40)


@pytest.fixture(scope="module")
def fonts():
    return Fonts()


def test_text_is_never_asked_for_too_small(fonts):
    assert fonts.size(3) == 13
    assert fonts.size(20.4) == 20


@pytest.mark.parametrize("face", ["title", "text", "bold"])
def test_each_face_is_another_font(fonts, face):
    others = {"title", "text", "bold"} - {face}
    widths = {fonts.width("Rack & Run", other, 90) for other in others}
    assert fonts.width("Rack & Run", face, 90) not in widths


@settings(max_examples=example_count(60))
@given(words, st.integers(12, 60), st.integers(20, 400))
def test_fit_gives_the_largest_size_that_fits(fonts, text, px, width):
    size = fonts.fit(text, "text", px, width)
    assert 1 <= size <= px
    assert size == 1 or fonts.width(text, "text", size) <= width
    bigger = range(size + 2, px + 1)  # the size of letters is rounded, so neighbours may be equal
    assert all(fonts.width(text, "text", larger) > width for larger in bigger)


def test_a_picture_is_drawn_once_and_the_oldest_are_forgotten():
    fonts = Fonts()
    first = fonts.render("first", "text", 20, INK)
    assert fonts.render("first", "text", 20, INK) is first
    assert fonts.render("first", "text", 20, Color("red")) is not first
    for i in range(1, 200):
        fonts.render("much room " * i, "text", 60, INK)
    assert fonts.render("first", "text", 20, INK) is not first


def test_a_paragraph_keeps_to_its_width(fonts):
    text = "A paragraph of several words that does not fit into one line."
    lines = fonts.lines(text, "text", 20, 200)
    assert " ".join(lines) == text
    assert all(fonts.width(line, "text", 20) <= 200 for line in lines)
    picture = fonts.wrap(text, "text", 20, INK, 200)
    assert picture.width <= 200
    assert picture.height >= len(lines) * 20


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("Play", (200, 60), 1),
        ("Play against three bots", (160, 70), 2),
        ("洗牌再來一次", (90, 80), 2),
    ],
)
def test_a_block_keeps_its_size_in_as_many_lines_as_it_needs(fonts, text, room, lines):
    assert fonts.fits(text, "bold", 24, room)
    picture = fonts.block(text, "bold", 24, INK, room)
    assert picture.width <= room[0]
    assert (lines - 0.5) * 24 < picture.height <= room[1]


@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("Unbreakable", (120, 200)),
        ("7\u00a08\u00a09", (60, 200)),
        ("Play", (400, 30)),
        ("Play against three bots", (160, 40)),
    ],
)
def test_a_block_has_no_room_where_words_are_too_wide_or_lines_too_many(fonts, text, room):
    assert not fonts.fits(text, "bold", 40, room)


def test_a_block_cuts_off_what_has_no_room(fonts):
    line = fonts.block("Play", "bold", 24, INK, (160, 60))
    picture = fonts.block("Play against three bots and a half", "bold", 24, INK, (160, 30))
    assert picture.height == line.height
    assert picture.width <= 160


def test_a_line_that_is_too_long_is_cut_off(fonts):
    cut = fonts.shorten("Maximiliane von Ottersberg", "text", 20, 120)
    assert cut.endswith("…")
    assert fonts.width(cut, "text", 20) <= 120
    assert fonts.shorten("Max", "text", 20, 120) == "Max"
