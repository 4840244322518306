"""Faces: what an animal feels and where it looks comes of the variants of its drawing."""

import zlib
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest

from game.kit import shapes
from game.session.characters import FACES
from game.view.players.faces import GAZE, THOUGHT, Mood, face
from tests.kits import ASSETS
from tests.scenes.seated import raw

PLAIN = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
<circle cx="64" cy="64" r="60" fill="#888888"/>
</svg>"""


def art(name: str) -> Path:
    return ASSETS / "art" / f"{name}.svg"


@pytest.mark.parametrize("name", FACES)
def test_every_face_of_an_animal_is_another(name: str) -> None:
    drawn = {raw(face(art(name), 60, mood)) for mood in get_args(Mood)}
    assert len(drawn) == len(get_args(Mood))


@pytest.mark.parametrize("name", FACES)
def test_who_is_surprised_has_no_drop_on_its_forehead(name: str) -> None:
    def blue(mood: Mood) -> int:
        picture = face(art(name), 64, mood)
        pixels = (picture.get_at((x, y)) for x in range(64) for y in range(64))
        return sum(pixel.b > 200 > 150 > pixel.r for pixel in pixels)

    assert blue("tense") > blue("surprised")


def test_eyes_wander_to_both_sides_of_the_rows_below() -> None:
    assert {*THOUGHT} == {*GAZE}
    assert all(down > 0 for _, down in GAZE.values())


def test_a_drawing_with_one_face_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "plain.svg"
    path.write_text(PLAIN)
    drawn = [raw(face(path, 40, mood)) for mood in get_args(Mood)]
    assert all(one == other for one, other in combinations(drawn, 2))


def test_one_drawn_elsewhere_keeps_what_was_drawn() -> None:
    size = (8, 8)
    calm, tense = (size, zlib.compress(bytes(256))), (size, zlib.compress(b"\xff" * 256))
    elsewhere = shapes.Raster({"": [calm], "calm": [calm], "tense": [tense]})
    assert raw(face(elsewhere, 8, "surprised")) == raw(face(elsewhere, 8, "tense"))
    assert raw(face(elsewhere, 8, "looks_left")) == raw(face(elsewhere, 8, "calm"))
