"""The sounds: the script makes the very bytes that lie there, and none clicks, hums or shouts."""

import importlib.util
import itertools
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
VARIANTS = {
    "clack": 4,
    "pick": 3,
    "slide": 3,
    "press": 3,
    "chord": 3,
    "wave": 3,
    "whole": 1,
    "no": 3,
    "turn": 3,
    "tick": 3,
    "draw": 3,
    "deal": 4,
    "out": 1,
    "win": 1,
    "lose": 1,
    "swish": 3,
}
NAMES = [f"{name}-{n}" for name, most in VARIANTS.items() for n in range(1, most + 1)] + [
    f"clack+{step}" for step in range(1, 13)
]
LONGEST = {"chord": 1, "wave": 0.6, "whole": 1.4, "turn": 1.2, "out": 2.5, "win": 1.8, "lose": 1.5}
SIGNALS = {"no", "turn", "tick", "out", "win", "lose"}
ONCE = {"whole", "out", "win", "lose"}
"""Sounds that are heard so seldom that one of each is enough."""

MUSIC_RATE = 11_025
RATE, FULL = 44_100, 32_767


def read(name: str) -> list[int]:
    folder = "signals" if name.rstrip("-123") in SIGNALS else "tiles"
    with wave.open(str(SOUNDS / folder / f"{name}.wav"), "rb") as file:
        assert file.getparams()[:3] == (1, 2, RATE)
        return list(array("h", file.readframes(file.getnframes())))


def crossings_a_second(sound: list[int], seconds: float) -> float:
    part = sound[: round(seconds * RATE)]
    return sum((a < 0) != (b < 0) for a, b in itertools.pairwise(part)) / seconds


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", SOUNDS / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_script_makes_the_very_same_bytes(make: ModuleType, tmp_path: Path) -> None:
    make.write(tmp_path)
    made, there = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.wav")}
        for folder in (tmp_path, SOUNDS)
    )
    assert made == there


def test_these_and_no_others_and_small_together() -> None:
    files = list(SOUNDS.rglob("*.wav"))
    assert {file.stem for file in files} == {*NAMES, "music"}
    assert sum(file.stat().st_size for file in files) < 2_700_000


@pytest.mark.parametrize("name", NAMES)
def test_its_level(name: str) -> None:
    sound = read(name)
    peak = max(map(abs, sound)) / FULL
    assert 10 ** (-21 / 20) <= peak <= 10 ** (-3 / 20)
    assert abs(sum(sound)) / len(sound) < 0.001 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_its_ends_do_not_click(name: str) -> None:
    sound = read(name)
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[-44:])) < 0.02 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_its_length(name: str) -> None:
    seconds = len(read(name)) / RATE
    assert 0.05 <= seconds <= LONGEST.get(name.split("-")[0], 0.4)


def test_all_but_the_rare_ones_have_three_to_five_variants() -> None:
    assert all(3 <= VARIANTS[name] <= 5 for name in set(VARIANTS) - ONCE)


def test_the_music_is_calm_and_its_end_meets_its_begin() -> None:
    with wave.open(str(SOUNDS / "music.wav"), "rb") as file:
        assert file.getparams()[:3] == (1, 2, MUSIC_RATE)
        assert 30 <= file.getnframes() / MUSIC_RATE <= 60
        music = array("h", file.readframes(file.getnframes()))
    assert max(map(abs, music)) < 0.35 * FULL
    steps = [abs(b - a) for a, b in itertools.pairwise(music)]
    assert abs(music[0] - music[-1]) <= max(steps)
    quiet = max(map(abs, music[-MUSIC_RATE:]))
    assert quiet > 0.02 * FULL, "it falls silent before it begins anew"


@pytest.mark.parametrize("name", [name for name in VARIANTS if VARIANTS[name] > 1])
def test_variants_differ(name: str) -> None:
    variants = {tuple(read(f"{name}-{n}")) for n in range(1, VARIANTS[name] + 1)}
    assert len(variants) == VARIANTS[name]


def test_a_clack_rises_with_every_step() -> None:
    pitches = [crossings_a_second(read(f"clack+{step}"), 0.06) for step in range(1, 13)]
    assert pitches[11] > 1.5 * pitches[0]
    assert all(b > a for a, b in zip(pitches[::3], pitches[3::3], strict=False))
