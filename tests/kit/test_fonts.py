import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Color

from game.kit.fonts import FLOOR, Fonts

INK = Color("white")
words = st.text("abcdefgh MW.,é中文", min_size=1, max_size=40)


@pytest.fixture(scope="module")
def fonts():
    return Fonts()


def test_text_is_never_asked_for_too_small(fonts):
    assert fonts.size(3) == 13
    assert fonts.size(20.4) == 20


@pytest.mark.parametrize("face", ["title", "text", "bold"])
def test_each_face_is_another_font_and_opened_once(fonts, face):
    assert fonts.get(face, 30) is fonts.get(face, 30)
    others = {"title", "text", "bold"} - {face}
    widths = {fonts.get(other, 30).size("Rack & Run")[0] for other in others}
    assert fonts.get(face, 30).size("Rack & Run")[0] not in widths


@settings(max_examples=60, deadline=None)
@given(words, st.integers(12, 60), st.integers(20, 400))
def test_fit_gives_the_largest_size_that_fits(fonts, text, px, width):
    size = fonts.fit(text, "text", px, width)
    assert FLOOR <= size <= px
    assert size == FLOOR or fonts.get("text", size).size(text)[0] <= width
    bigger = range(size + 2, px + 1)  # hinting lets neighbouring sizes differ by a pixel
    assert all(fonts.get("text", n).size(text)[0] > width for n in bigger)


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
    picture = fonts.wrap(text, "text", 20, INK, 200)
    assert picture.width <= 200
    assert picture.height >= 3 * fonts.get("text", 20).get_linesize()


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("Play", (200, 60), 1),
        ("Play against three bots", (160, 70), 2),
        ("洗牌再來一次", (70, 80), 2),
    ],
)
def test_a_block_keeps_its_size_while_its_lines_have_room(fonts, text, room, lines):
    picture = fonts.block(text, "bold", 24, INK, room)
    assert picture.width <= room[0]
    line = fonts.get("bold", 24).get_linesize()
    assert (lines - 0.5) * line < picture.height <= room[1]


def test_a_block_shrinks_rather_than_break_a_word(fonts):
    picture = fonts.block("Unbreakable", "bold", 40, INK, (120, 200))
    assert picture.width <= 120
    assert picture.height < 40


def test_a_line_that_is_too_long_even_so_small_is_cut_off(fonts):
    cut = fonts.shorten("Maximiliane von Ottersberg", "text", 20, 120)
    assert cut.endswith("…")
    assert fonts.get("text", 20).size(cut)[0] <= 120
    assert fonts.shorten("Max", "text", 20, 120) == "Max"


def test_a_line_too_high_for_its_room_shrinks(fonts):
    picture = fonts.block("Play", "bold", 60, INK, (400, 30))
    assert picture.height * 0.8 <= 30


def test_a_space_that_forbids_a_break_is_none(fonts):
    picture = fonts.block("7\u00a08\u00a09", "bold", 40, INK, (60, 200))
    assert picture.width <= 60
    assert picture.height < 1.5 * 40


def test_a_block_is_a_little_smaller_rather_than_leave_a_word_alone(fonts):
    wide = fonts.get("text", 22).size("Any set opens, no clock")[0]
    picture = fonts.block("Any set opens, no clock", "text", 24, INK, (wide, 100))
    assert picture.height <= fonts.get("text", 24).get_linesize()
    picture = fonts.block("Any set opens, no clock", "text", 30, INK, (wide, 100))
    assert picture.height > fonts.get("text", 30).get_linesize()
