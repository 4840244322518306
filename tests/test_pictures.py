"""One numeral more or less is seen, pictures are written, and films are the same each time."""

from dataclasses import replace

import pygame
import pytest
from pygame.image import tobytes

from game.engine.notation import read_tile
from game.engine.position import Position
from game.kit.kit import Kit
from game.kit.scene import Scene
from tests import pictures, samples
from tests.motions import MOTIONS, film
from tests.scenes.seated import raw
from tests.sizes import sample

SIZES = [(800, 480), (480, 800)]
RACK = "K12"
"""A tile on the rack of the sample; the twin of its numeral is drawn in its place."""

pytestmark = pytest.mark.pictures


@pytest.mark.parametrize("size", SIZES)
def test_each_theme_draws_the_table_in_its_own_way(size: tuple[int, int]) -> None:
    drawn = {
        raw(pictures.draw("turn-fault", size, theme=theme)) for theme in ("felt", "wood", "night")
    }
    assert len(drawn) == 3


@pytest.mark.parametrize("other", ["K11", "K2", "K13"])
@pytest.mark.parametrize("size", SIZES)
def test_a_swapped_numeral_is_seen(
    other: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = pictures.draw("turn", size)
    show(monkeypatch, exchanged(samples.session().game.position, RACK, other))
    after = pictures.draw("turn", size)
    difference = pygame.mask.from_threshold(after, 0, (1, 1, 1, 255), before).count()
    assert 0 < size[0] * size[1] - difference < size[0] * size[1] // 50


def show(monkeypatch: pytest.MonkeyPatch, position: Position) -> None:
    def turn(kit: Kit) -> Scene:
        return pictures.turn(kit, samples.at_position(position))

    monkeypatch.setitem(pictures.SCENES, "turn", turn)


def exchanged(position: Position, old: str, new: str) -> Position:
    rack = [read_tile(new) if str(tile) == old else tile for tile in position.mover.rack]
    assert tuple(rack) != position.mover.rack
    seats = (replace(position.mover, rack=tuple(rack)), *position.seats[1:])
    return replace(position, seats=seats)


def test_pictures_are_written(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    pictures.main(["--out", str(tmp_path), "--scene", "pause", "--size", "800x480"])
    (path,) = tmp_path.iterdir()
    assert path.name == "pause-800x480.png"
    assert pygame.image.load(path).get_size() == (800, 480)
    assert str(path) in capsys.readouterr().out


@pytest.mark.parametrize("name", sample(list(MOTIONS), 1))
def test_a_film_is_the_same_each_time_and_something_moves_in_it(
    name: str, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    pictures.main(["--out", str(tmp_path), "--motion", name, "--size", "800x480"])
    paths = sorted(tmp_path.iterdir())
    assert [str(path) for path in paths] == capsys.readouterr().out.split()
    again = [tobytes(picture, "RGB") for picture in film(name, (800, 480))]
    assert len(again) == len(paths) >= 10
    assert len(set(again)) >= 5
    assert tobytes(pygame.image.load(paths[4]), "RGB") == again[4]
