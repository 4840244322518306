"""Every scene has room for the words of every language, and says none that no text has."""

import re
from pathlib import Path

import pytest

from game.kit.messages import Messages
from game.kit.text.fonts import Fonts
from tests import pictures
from tests.kits import ASSETS
from tests.pseudo import accented
from tests.scenes.kiosk.shown import HOUSE
from tests.scenes.test_text_scale import assert_apart

SCENES = list(pictures.SCENES)
WINDOWS = [((1024, 600), SCENES[::2]), ((1080, 1920), SCENES[1::2])]
HALVES = ["wide", "tall"]

OWN = (
    "Rack|& Run|Deutsch|English",  # names that are the same in every language
    "Ann|Maximiliane",  # what people call themselves
    "Turn 66 is not legal.*",  # what is wrong with a notation
    "[0-9a-f]{4}",  # a seal
    HOUSE.line,  # what a house says of itself on a public screen
)

pytestmark = pytest.mark.pictures


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Messages:
    """Speak the pseudo-language, whatever is chosen."""
    messages = accented(ASSETS / "texts", tmp_path)
    monkeypatch.setattr("game.kit.kit.chosen_texts", lambda *_: messages)
    return messages


@pytest.mark.parametrize("language", ["de", "zh"])
@pytest.mark.parametrize(("size", "names"), WINDOWS, ids=HALVES)
def test_every_scene_has_room_for_a_language(
    language: str, size: tuple[int, int], names: list[str], clipped: list[tuple[object, ...]]
) -> None:
    for name in names:
        scene = pictures.opened(name, size, language=language).stack.top
        assert not clipped, name
        assert_apart(scene)


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("size", "names"), WINDOWS, ids=HALVES)
def test_every_scene_has_room_for_words_longer_by_a_third_and_all_are_texts(
    size: tuple[int, int],
    names: list[str],
    clipped: list[tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: set[str] = set()
    kept = Fonts._kept

    def look(self, lines, *args):
        shown.update(lines)
        return kept(self, lines, *args)

    monkeypatch.setattr(Fonts, "_kept", look)
    for name in names:
        assert_apart(pictures.opened(name, size).stack.top)
    assert {text for text, *_ in clipped} == set()
    others = {re.sub("|".join(OWN), "", text) for text in shown}
    assert len(others) > 100
    assert {text for text in others if re.search("[aeiou]", text)} == set()


def test_the_pseudo_language_is_accented_and_longer(pseudo: Messages) -> None:
    assert pseudo("menu-settings") == "Sêttïngs ôù"
    assert pseudo("action-wait", name="Fox") == "Fox plàys ô"
