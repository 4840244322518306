from math import ceil

import pygame
import pytest
from pygame import Color

from game.kit.text.letters import (
    ALIGNMENTS,
    OPEN,
    Letters,
    forget_letters,
    letters,
    missing_letters,
    open_font,
)

INK = Color("white")
FACES = ["title", "text", "bold"]
WORDS = ["clock", "with jokers", "illness", "minimum", "24 of 30"]
REFERENCE = "The whole width of a sentence that is long enough to tell."


@pytest.fixture(autouse=True, scope="module")
def opened():
    pygame.font.init()


def spread(width, word):
    return width(word) / width(REFERENCE)


@pytest.mark.parametrize("px", range(13, 33))
@pytest.mark.parametrize("face", FACES)
def test_words_are_as_wide_among_each_other_as_they_are_when_large(face, px):
    large = Letters(face, 300)
    for word in WORDS:
        assert spread(Letters(face, px).width, word) == pytest.approx(
            spread(large.width, word), rel=0.025
        )


def test_a_font_drawn_as_small_as_shown_is_not_so_true():
    small, large = open_font("text", 14), open_font("text", 300)
    off = [
        spread(lambda text: small.size(text)[0], word)
        / spread(lambda text: large.size(text)[0], word)
        for word in WORDS
    ]
    assert max(abs(share - 1) for share in off) > 0.03


@pytest.mark.parametrize("px", range(13, 33))
@pytest.mark.parametrize("face", FACES)
def test_letters_are_sharp_above_and_below(face, px):
    picture = Letters(face, px).draw(["xzx"], INK)
    rows = [
        max(picture.get_at((x, y)).a for x in range(picture.width)) for y in range(picture.height)
    ]
    faint = [alpha for alpha in rows if 60 < alpha < 150]
    assert not faint
    assert abs(sum(alpha >= 150 for alpha in rows) - px * 0.54) < 1


@pytest.mark.parametrize("px", [13, 20, 33, 70])
@pytest.mark.parametrize("face", FACES)
def test_what_is_measured_is_drawn(face, px):
    for word in (*WORDS, "把牌打到桌面上，组成顺子。", "轮到Ğülşah了", "Нұрлан"):
        drawn = letters(word, face, px)
        one, three = (drawn.draw([word] * count, INK) for count in (1, 3))
        assert one.width == ceil(drawn.width(word))
        assert three.height == pytest.approx(one.height + 2 * drawn.line, abs=1)


@pytest.mark.parametrize("px", [13, 20, 33, 70])
def test_lines_lie_at_whole_distances(px):
    drawn = letters("", "text", px)
    one, three = (drawn.draw(["clock"] * count, INK) for count in (1, 3))
    assert three.height == one.height + 2 * drawn.line
    first = three.subsurface((0, 0, one.width, drawn.line)).get_bounding_rect(100)
    second = three.subsurface((0, drawn.line, one.width, drawn.line)).get_bounding_rect(100)
    assert first == second


def test_lines_are_aligned():
    left, right = (
        letters("", "bold", 20)
        .draw(["a long line", "x"], INK, ALIGNMENTS[align])
        .get_bounding_rect()
        for align in ("left", "right")
    )
    assert left.size == right.size
    lower = [
        letters("", "bold", 20)
        .draw(["a long line", "x"], INK, ALIGNMENTS[align])
        .subsurface((0, letters("", "bold", 20).line, left.right, 20))
        .get_bounding_rect()
        for align in ("left", "center", "right")
    ]
    assert lower[0].left < 5 < lower[1].left < lower[2].left


def test_however_many_sizes_are_prepared_few_fonts_stay_open(fonts):
    prepared = [letters("", face, px) for face in FACES for px in range(13, 60)]
    for each in prepared:
        each.draw(["clock"], INK)
    assert len(fonts) == OPEN


def test_letters_look_the_same_whether_or_not_their_font_was_closed():
    first = letters("", "text", 20)
    before, width = first.draw(["clock"], INK), first.width("illness")
    forget_letters()
    again = first.draw(["clock"], INK), letters("", "text", 20).width("illness")
    assert pygame.image.tobytes(before, "RGBA") == pygame.image.tobytes(again[0], "RGBA")
    assert width == again[1]


def test_forgotten_letters_leave_no_font_open(fonts):
    letters("", "bold", 20).draw(["clock"], INK)
    chinese = letters("拉密", "text", 20)
    assert chinese.draw(["拉密"], INK).width > 20
    del chinese
    forget_letters()
    assert not fonts


def test_letters_are_prepared_once():
    assert letters("", "text", 20) is letters("", "text", 20)


@pytest.mark.parametrize(
    ("text", "missing"),
    [("Grüß Gott – Ω ж, é", ""), ("a🙂b🙂ยินดี", "🙂ยินดี"), ("规则", ""), ("Қ مها", "مها")],
)
def test_signs_that_no_font_has_are_named_once(text: str, missing: str) -> None:
    assert missing_letters(text) == missing
