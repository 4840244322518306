"""The letters of Chinese texts: which text has them, what is measured, and that little is kept."""

from pathlib import Path

import pygame
import pytest
from pygame import Color

from game.kit.text import letters, scripts
from game.kit.text.scripts import CHINESE, ScriptLetters, font_file

INK = Color("white")
TEXT = "把牌打到桌面上，组成顺子。"


@pytest.fixture(autouse=True)
def opened():
    pygame.font.init()


@pytest.mark.parametrize("text", ["牌", "Rack & Run 第3回合", "（", "，"])
def test_a_text_with_such_signs_is_chinese(text):
    assert CHINESE.has(text)
    assert isinstance(letters.letters(text, "text", 20), ScriptLetters)


@pytest.mark.parametrize("text", ["", "Größe · “x” …", "7\u00a08\u00a09", "→"])
def test_any_other_is_not(text):
    assert not CHINESE.has(text)
    assert not isinstance(letters.letters(text, "text", 20), ScriptLetters)


@pytest.mark.parametrize("px", [13, 20, 33, 70])
def test_they_stand_on_the_same_line_as_others(px):
    chinese_line, latin = (letters.letters(text, "text", px) for text in ("牌E", "E"))
    low = [
        each.draw(["E"], INK).get_bounding_rect(min_alpha=128).bottom
        for each in (chinese_line, latin)
    ]
    assert abs(low[0] - low[1]) <= 1
    assert chinese_line.line == latin.line


def test_a_bold_face_has_wider_strokes():
    def inked(face):
        picture = letters.letters(TEXT, face, 40).draw([TEXT], INK)
        return pygame.mask.from_surface(picture).count()

    assert inked("text") * 1.15 < inked("bold") * 1.05 < inked("title")


def test_few_sizes_of_the_font_are_open_however_many_are_shown():
    scripts._font.cache_clear()
    for px in range(13, 120):
        letters.letters(TEXT, "text", px)
        ScriptLetters(font_file(CHINESE), "text", px, px, CHINESE.heavier)
    assert scripts._font.cache_info().currsize <= len(scripts.DRAWN)


def test_without_the_package_a_font_of_the_system_is_taken(monkeypatch, tmp_path):
    monkeypatch.setattr(scripts, "find_spec", lambda _: None)
    monkeypatch.setattr(pygame.font, "match_font", lambda _: str(tmp_path / "other.ttf"))
    font_file.cache_clear()
    assert font_file(CHINESE) == Path(tmp_path / "other.ttf")
    monkeypatch.setattr(pygame.font, "match_font", lambda _: None)
    font_file.cache_clear()
    assert font_file(CHINESE) is None
    monkeypatch.undo()
    font_file.cache_clear()
    assert font_file(CHINESE).is_file()
