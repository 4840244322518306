"""The languages beside each other: the same texts, their values, their plurals, their letters."""

from pathlib import Path

import pygame
import pytest

from game.kit.language_check import find_faults
from game.kit.messages import USUAL, Messages, languages
from game.kit.text.letters import FILES
from game.kit.text.scripts import Script, font_file, script_of
from tests.kits import ASSETS

FOLDER = ASSETS / "texts"
LANGUAGES = languages(FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_fits(language: str) -> None:
    assert list(find_faults(FOLDER / language, FOLDER / USUAL)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", ["title", "text", "bold"])
def test_there_are_letters_for_every_text(language: str, face: str) -> None:
    signs: dict[Script | None, set[str]] = {None: set()}
    for path in (FOLDER / language).rglob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                signs.setdefault(script_of(line), set()).update(line)
    for script, theirs in signs.items():
        fonts = [font_file(script)] if script else [FILES[face], FILES["bold"]]
        assert set.intersection(*(lacking(font, theirs) for font in fonts)) == set()


def lacking(path: Path, signs: set[str]) -> set[str]:
    pygame.font.init()
    font = pygame.font.Font(path, 40)

    def drawn(sign: str) -> bytes:
        return pygame.image.tobytes(font.render(f".{sign}", False, "white"), "RGBA")

    hole = drawn("\ue000")
    return {sign for sign in signs if drawn(sign) == hole and not sign.isspace()}


def test_languages_are_named_differently() -> None:
    names = [Messages(FOLDER, each)("language-name") for each in languages(FOLDER)]
    assert len(set(names)) == len(names) == 4
