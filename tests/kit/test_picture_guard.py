"""Pictures from outside: pixels come back, and what hangs, crashes or swells is refused."""

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pygame
import pytest
from pygame import Color, Surface

from game.kit import shapes
from game.kit.picture_guard import (
    MOST_FOLDERS,
    Draw,
    PictureError,
    PictureGuard,
    as_it_is,
    draw_apart,
)
from game.kit.shapes import Raster
from game.view.players.faces import face
from game.worker import Worker
from tests.kit.conftest import SQUARE
from tests.kits import ASSETS, PATIENCE

ART = ASSETS / "art"
BOX = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'


def hang(content: bytes) -> Sequence[Surface]:
    """Draw as something does that a picture keeps busy for ever."""
    while True:
        as_it_is(content)


def crash(content: bytes) -> Sequence[Surface]:
    """Draw as something does that a picture makes crash."""
    os.kill(os.getpid(), signal.SIGSEGV)
    return as_it_is(content)


def swell(content: bytes) -> Sequence[Surface]:
    """Draw as something does that a picture makes take all memory."""
    return [pygame.image.frombytes(bytes(1 << 40), (1 << 20, 1 << 18), "RGBA")]


@pytest.fixture
def guard() -> Iterator[PictureGuard]:
    made = PictureGuard(partial(Worker, PATIENCE, tries=1))
    yield made
    made.has_news()


def lay(folder: Path, **drawings: str) -> list[Path]:
    folder.mkdir(exist_ok=True)
    for name, content in drawings.items():
        (folder / f"{name}.svg").write_text(content)
    return sorted(folder.iterdir())


def drawn_by(guard: PictureGuard, paths: list[Path], *draw: Draw) -> Mapping[str, Raster]:
    guard.load(paths, *draw)
    guard.wait()
    return guard.load(paths, *draw)


def test_pixels_come_back_as_large_as_they_are_asked_for(guard: PictureGuard, tmp_path: Path):
    paths = lay(tmp_path / "mine", joker=SQUARE)
    assert guard.load(paths) is None
    guard.wait()
    joker = guard.load(paths)["joker"]
    picture = shapes.svg(joker, (9, 20), Color("red"))
    assert picture.size == (9, 9)
    assert picture.get_at((4, 4))[3] > 250


def test_news_come_once_and_then_the_process_ends(guard: PictureGuard, tmp_path: Path):
    assert not guard.has_news()
    guard.load(lay(tmp_path / "mine", joker=SQUARE))
    while not guard.has_news():
        pass
    assert not guard.has_news()
    assert not active_children()


def test_the_games_own_drawings_come_back_as_they_are(guard: PictureGuard):
    paths = sorted(ART.glob("*.svg"))
    drawn = drawn_by(guard, paths)
    assert drawn.keys() == {path.stem for path in paths}
    for path in paths:
        before, after = (
            pygame.transform.average_color(shapes.svg(art, (96, 96)))
            for art in (path, drawn[path.stem])
        )
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 2


def test_the_three_faces_of_an_older_drawing_come_back(guard: PictureGuard, tmp_path: Path):
    three = "".join(
        f'<g class="variant" id="{name}" display="none"><circle cx="50" cy="50" r="{size}"/></g>'
        for size, name in zip((20, 30, 40), OLDER, strict=True)
    )
    paths = lay(tmp_path / "mine", fox=BOX.format(three))
    fox = drawn_by(guard, paths)["fox"]
    faces = {pygame.image.tobytes(shapes.svg(fox, (64, 64), None, each), "RGBA") for each in OLDER}
    assert len(faces) == len(OLDER)
    assert fox.face is None


OLDER = ("calm", "happy", "tense")


def test_an_animal_comes_back_with_the_plan_of_its_face(guard: PictureGuard):
    fox = drawn_by(guard, [ART / "fox.svg"])["fox"]
    assert fox.face.mouth == (104, 11)
    drawn = [face(each, 96, "shocked") for each in (fox, ART / "fox.svg")]
    one, other = map(pygame.transform.average_color, drawn)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


PLAN = 'eyes="42 42" mouth="9 9" brows="9" ink="#000000" lid="#000000" paw="#000000"'


@pytest.mark.parametrize(
    ("good", "bad"),
    [("eyes", "ears"), ("42 42", "42"), ("42 42", "42 nan"), ("9 9", "9 0"), ("#000000", "red")],
)
def test_a_plan_that_cannot_be_read_is_named(guard: PictureGuard, tmp_path: Path, good, bad):
    line = PLAN.replace(good, bad)
    paths = lay(tmp_path / "mine", fox=BOX.format(f'<g class="face" {line}/>'))
    with pytest.raises(PictureError, match=r"fox\.svg can't be used. Its face can't be read"):
        drawn_by(guard, paths)


def test_what_takes_for_ever_is_refused_and_others_are_not(guard: PictureGuard, tmp_path: Path):
    endless = lay(tmp_path / "endless", joker=SQUARE)
    good = lay(tmp_path / "good", joker=SQUARE)
    guard.load(endless, hang)
    guard.load(good)
    guard.wait()
    assert guard.load(good)
    with pytest.raises(PictureError, match="takes too long to draw"):
        guard.load(endless, hang)


@pytest.mark.parametrize("draw", [crash, swell])
def test_what_crashes_or_swells_is_refused(guard: PictureGuard, tmp_path: Path, draw):
    paths = lay(tmp_path / "mine", joker=SQUARE)
    with pytest.raises(PictureError, match="Make it simpler"):
        drawn_by(guard, paths, draw)


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("joker", "no drawing", "can't be read as a picture. Remove it."),
        ("joker", BOX.replace("100 100", "1 100").format("<g/>"), "too narrow"),
    ],
)
def test_what_is_no_picture_is_named(guard: PictureGuard, tmp_path: Path, name, content, says):
    paths = lay(tmp_path / "mine", **{name: content})
    with pytest.raises(PictureError, match=rf"{name}\.svg.*{says}"):
        drawn_by(guard, paths)


def test_a_file_that_was_mended_is_drawn_anew(guard: PictureGuard, tmp_path: Path):
    paths = lay(tmp_path / "mine", joker="no drawing")
    guard.load(paths)
    guard.wait()
    lay(tmp_path / "mine", joker=SQUARE)
    guard.load(paths)  # The answer may be there at once.
    guard.wait()
    assert guard.load(paths)


def test_nothing_from_outside_is_drawn_in_the_game_itself(tmp_path: Path):
    with pytest.raises(PictureError, match="can't be checked right now"):
        draw_apart(lay(tmp_path / "mine", joker=SQUARE), as_it_is)


def test_of_very_many_folders_some_are_drawn(guard: PictureGuard, tmp_path: Path):
    for at in range(MOST_FOLDERS):
        guard.load(lay(tmp_path / str(at), joker="no drawing"))
    with pytest.raises(PictureError, match="too many looks"):
        guard.load(lay(tmp_path / "more", joker=SQUARE))
    guard.wait()
