"""Each check of the gallery finds what it looks for."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Color

from game.kit.kit import Kit
from game.kit.theme import Theme, contrast
from game.kit.widgets.button import Button
from tests import golden
from tests.contrast import faint
from tests.gallery import changed, checks, exits
from tests.gallery.checks import Check
from tests.gallery.opening import Opening, open_picture
from tests.golden import Picture

PAUSE = Picture("pause")

pytestmark = pytest.mark.pictures


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep changed pictures out of the page of this run."""
    monkeypatch.setenv(changed.FOLDER, str(tmp_path))
    return tmp_path


def shrunk(it: Opening, button: Button) -> None:
    button.rect.width = 20
    it.scene.kit.min_target = 20


def moved_out(it: Opening, button: Button) -> None:
    button.rect.left = it.picture.size[0] - 10


def moved_over_another(it: Opening, button: Button) -> None:
    button.rect.topleft = it.scene.widget("help").rect.topleft


def hushed(it: Opening, button: Button) -> None:
    button.text = button.tip = button.label = ""


def unled(it: Opening, button: Button) -> None:
    it.scene.confirm = lambda: None


def held(it: Opening, button: Button) -> None:
    it.scene.back = lambda: None


MISTAKES: list[tuple[Check, Callable[[Opening, Button], None], str]] = [
    (checks.fingers_hit_what_is_pressed, shrunk, "'resume' can be hit on"),
    (checks.nothing_overlaps, moved_out, "'resume' leaves the window"),
    (checks.nothing_overlaps, moved_over_another, "overlap"),
    (checks.what_is_pressed_can_be_said, hushed, "'resume' has no name to be said"),
    (checks.what_shows_no_words_has_a_tip, hushed, "'resume' shows no words"),
    (exits.return_presses_the_yellow_button, unled, "Return presses 0"),
    (exits.escape_goes_back, held, "Escape leads to Pause"),
]


@pytest.mark.parametrize(("check", "mistake", "told"), MISTAKES)
def test_a_mistake_is_found(
    check: Check, mistake: Callable[[Opening, Button], None], told: str
) -> None:
    assert list(check(open_picture(PAUSE))) == []
    opening = open_picture(PAUSE)
    mistake(opening, opening.scene.widget("resume"))
    assert told in "".join(check(opening))


def test_words_without_room_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = Kit.text
    monkeypatch.setattr(Kit, "text", lambda it, id, **args: 20 * f"{text(it, id, **args)} ")
    assert "is cut off" in "".join(checks.no_word_is_cut_off(open_picture(PAUSE)))


def test_text_that_does_not_grow_is_found() -> None:
    large = open_picture(PAUSE._replace(size=(1920, 1080), text_scale=200))
    assert list(checks.growth.text_grows(large)) == []
    large.lines = dict.fromkeys(large.lines, 14)
    assert "pixels high" in "".join(checks.growth.text_grows(large))


def test_faint_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    color = Theme.__getitem__
    grey = Color("#6C8A84")
    monkeypatch.setattr(
        Theme, "__getitem__", lambda it, name: grey if name == "ink_soft" else color(it, name)
    )
    assert faint("settings", (1366, 768), "felt")


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast(Color("white"), Color("black")) == pytest.approx(21)
    assert contrast(Color("#777777"), Color("white")) == pytest.approx(4.48, abs=0.01)
    assert contrast(Color("red"), Color("red")) == 1


def test_a_picture_that_changed_is_written_and_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = open_picture(PAUSE)
    monkeypatch.setattr(checks, "is_comparable", lambda: True)
    hashes = {PAUSE.name: golden.fingerprint(opening.drawn)}
    monkeypatch.setattr(checks, "accepted", lambda: hashes)
    assert list(checks.it_looks_as_accepted(opening)) == []
    opening.drawn.fill("red", (100, 100, 40, 30))
    assert f"--only {PAUSE.name}" in "".join(checks.it_looks_as_accepted(opening))
    written = pygame.image.load(folder / "after" / f"{PAUSE.name}.png")
    assert golden.fingerprint(written) == golden.fingerprint(opening.drawn)


def test_one_page_shows_what_has_changed_with_how_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert changed.write_page() is None
    before = pygame.Surface((60, 40))
    after = before.copy()
    after.fill("red", (10, 10, 5, 4))
    changed.save("turn-60x40", after)
    (folder / "before").mkdir()
    pygame.image.save(before, folder / "before" / "turn-60x40.png")
    monkeypatch.setattr(changed, "_draw_before", lambda names: "Before: as drawn by commit 123.")
    page = changed.write_page()
    assert page
    told = page.read_text("utf-8")
    for shown in ("turn-60x40", "before", "after", "difference", "as drawn by commit 123."):
        assert shown in told
    white = pygame.mask.from_threshold(
        pygame.image.load(folder / "difference" / "turn-60x40.png"), Color("white"), (1, 1, 1)
    )
    assert white.get_bounding_rects() == [pygame.Rect(10, 10, 5, 4)]


def test_where_nothing_before_can_be_drawn_the_page_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changed, "ROOT", folder)
    changed.save("turn-60x40", pygame.Surface((60, 40)))
    page = changed.write_page()
    assert page
    assert "How they were before cannot be drawn" in page.read_text("utf-8")
