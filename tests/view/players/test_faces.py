"""Faces: what an animal feels and where it looks is drawn by the plan in its drawing."""

from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from pygame import Surface

from game.session.characters import FACES
from game.view.players.faces import AHEAD, AWAY, THOUGHT, Mood, face
from tests.kits import ASSETS
from tests.scenes.seated import raw

MOODS = get_args(Mood)
THREE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">
<g class="variant" id="calm"><circle cx="64" cy="64" r="60" fill="#888888"/></g>
<g class="variant" id="happy" display="none"><circle cx="64" cy="64" r="60" fill="#00FF00"/></g>
<g class="variant" id="tense" display="none"><circle cx="64" cy="64" r="60" fill="#FF0000"/></g>
</svg>"""


def art(name: str) -> Path:
    return ASSETS / "art" / f"{name}.svg"


def difference(one: Surface, other: Surface) -> int:
    return sum(abs(a - b) for a, b in zip(raw(one), raw(other), strict=True))


@pytest.mark.parametrize("name", FACES)
def test_all_moods_of_an_animal_are_told_apart_when_small(name: str) -> None:
    drawn = [face(art(name), 48, mood) for mood in MOODS]
    assert len(drawn) == 11
    assert min(difference(*pair) for pair in combinations(drawn, 2)) > 48 * 48 * 2


@pytest.mark.parametrize("mood", ["calm", "thinking", "worried", "shocked", "sad", "focus"])
def test_eyes_look_where_they_are_told_to(mood: Mood) -> None:
    drawn = {raw(face(art("fox"), 64, mood, gaze)) for gaze in (AHEAD, *THOUGHT)}
    assert len(drawn) == 4


def test_who_thinks_does_not_look_ahead_and_eyes_wander_to_both_sides_below() -> None:
    assert raw(face(art("owl"), 64, "thinking")) == raw(face(art("owl"), 64, "thinking", AWAY))
    assert {across for across, _ in THOUGHT} == {-1, 0, 1}
    assert {down for _, down in THOUGHT} == {1}


def test_a_drawing_with_three_faces_keeps_them(tmp_path: Path) -> None:
    path = tmp_path / "fox.svg"
    path.write_text(THREE)
    colors = {mood: tuple(face(path, 40, mood).get_at((20, 20)))[:3] for mood in MOODS}
    happy, tense = ("glad", "proud", "laughing", "wink"), ("worried", "shocked", "sad", "focus")
    assert {mood for mood in MOODS if colors[mood] == (0, 255, 0)} == set(happy)
    assert {mood for mood in MOODS if colors[mood] == (255, 0, 0)} == set(tense)


def test_a_drawing_with_one_face_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "fox.svg"
    path.write_text(THREE.replace(' class="variant"', "").replace(' display="none"', ""))
    assert len({raw(face(path, 40, mood)) for mood in MOODS}) == 1
