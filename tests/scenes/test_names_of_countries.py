"""Four hundred first names of twenty countries, wherever a name is drawn: no letter is a hole."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pygame
import pytest
from pygame import Color

from game.kit.text.letters import forget_letters, letters
from game.session.player import Player, typed_name
from tests import pictures, samples
from tests.assets.test_languages import lacking
from tests.sizes import crossed

LINES = Path(__file__).with_name("first_names.txt").read_text("utf-8").splitlines()
COUNTRIES = {country: names.split() for country, names in (line.split(": ") for line in LINES)}
ALL = [name for some in COUNTRIES.values() for name in some]
PLACES = {
    "curtain": "handover",
    "plates": "turn",
    "messages": "turn-said",
    "standings": "scoring-won",
    "podium": "result-target",
    "replay": "replay-end",
    "games": "menu-continue",
    "cards": "player",
    "cabinet": "cabinet",
}
TABLES = list(zip(COUNTRIES, cycle(("en", "zh", "de")), strict=False))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[Path, list[str]]]:
    """Give what each font has drawn."""
    seen: dict[Path, list[str]] = {}

    class Seen(pygame.font.Font):
        def __init__(self, file: Path, size: int) -> None:
            super().__init__(file, size)
            self.texts = seen.setdefault(file, [])

        def render(self, text: str, antialias: bool, *how: object) -> pygame.Surface:
            if antialias:  # Else it was only asked whether it has a letter.
                self.texts.append(text)
            return super().render(text, antialias, *how)

    monkeypatch.setattr(pygame.font, "Font", Seen)
    forget_letters()
    yield seen
    forget_letters()


def holes(drawn: dict[Path, list[str]]) -> dict[str, set[str]]:
    """Name the letters that fonts drew without having them."""
    lacked = {font.name: lacking(font, set("".join(texts))) for font, texts in drawn.items()}
    return {font: signs for font, signs in lacked.items() if signs}


def test_the_list_has_four_hundred_names() -> None:
    assert len(COUNTRIES) == 20
    assert len(ALL) == 400
    assert list(map(typed_name, ALL)) == ALL


@pytest.mark.parametrize("sentence", ["{}", "轮到{}了", "Δ {} ş"])
def test_all_names_are_drawn_in_every_face(sentence, drawn):
    for face in ("title", "text", "bold"):
        for name in ALL:
            text = sentence.format(name)
            assert letters(text, face, 40).draw([text], Color("white")).width > 20
    assert holes(drawn) == {}


@pytest.mark.parametrize(("table", "place"), crossed(TABLES, list(PLACES)), ids=str)
def test_each_letter_of_a_name_is_drawn_by_a_font_that_has_it(table, place, drawn, monkeypatch):
    country, language = table
    names = COUNTRIES[country][:4]
    known = tuple(map(Player, names, samples.FACES))
    monkeypatch.setattr(samples, "NAMES", names)
    monkeypatch.setattr(samples, "KNOWN", known)
    monkeypatch.setattr(pictures, "FOX", known[0])
    pictures.draw(PLACES[place], (1366, 768), language=language)
    assert any(name in "".join(texts) for texts in drawn.values() for name in names)
    assert holes(drawn) == {}
