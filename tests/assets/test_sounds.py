"""The sounds: the script makes the very bytes that lie there, and none clicks, hums or shouts."""

import importlib.util
import itertools
import wave
from array import array
from cmath import exp, pi
from pathlib import Path
from types import ModuleType

import pytest

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
SPEEDS = 5
VARIANTS = {
    "clack": 5,
    "thud": 3,
    "shuffle": 1,
    "pick": 3,
    "slide": 3,
    "press": 3,
    "chord": 3,
    "wave": 3,
    "whole": 1,
    "no": 3,
    "turn": 3,
    "tick": 3,
    "heartbeat": 3,
    "edge": 3,
    "draw": 3,
    "deal": 4,
    "out": 1,
    "win": 1,
    "lose": 1,
    "swish": 3,
}
NAMES = [f"{name}-{n}" for name, most in VARIANTS.items() for n in range(1, most + 1)] + [
    f"clack+{step}" for step in range(1, 12 * SPEEDS + 1)
]
LONGEST = {
    "shuffle": 2,
    "chord": 1,
    "wave": 0.6,
    "whole": 1.4,
    "turn": 1.2,
    "heartbeat": 0.6,
    "out": 2.5,
    "win": 1.8,
    "lose": 1.5,
}
SIGNALS = {"no", "turn", "tick", "heartbeat", "edge", "out", "win", "lose"}
ONCE = {"shuffle", "whole", "out", "win", "lose"}
"""Sounds that are heard so seldom that one of each is enough."""

RATE, LOW_RATE, MUSIC_RATE = 44_100, 22_050, 11_025
FULL = 32_767


def read(name: str) -> tuple[list[int], int]:
    """Give the samples of a sound, and how many there are in a second."""
    folder = "signals" if name.rstrip("-123") in SIGNALS else "tiles"
    with wave.open(str(SOUNDS / folder / f"{name}.wav"), "rb") as file:
        rate = file.getframerate()
        assert file.getparams()[:2] == (1, 2)
        assert rate in (RATE, LOW_RATE)
        return list(array("h", file.readframes(file.getnframes()))), rate


def crossings_a_second(name: str, seconds: float) -> float:
    sound, rate = read(name)
    part = sound[: round(seconds * rate)]
    return sum((a < 0) != (b < 0) for a, b in itertools.pairwise(part)) / seconds


def energy(name: str, low: int, high: int) -> float:
    """Give the share of a sound's energy that lies between two pitches in Hz."""
    sound, rate = read(name)
    bands = {
        pitch: abs(sum(v * exp(-2j * pi * pitch / rate * at) for at, v in enumerate(sound))) ** 2
        for pitch in range(100, 6000, 50)
    }
    return sum(bands[pitch] for pitch in range(low, high, 50)) / sum(bands.values())


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
    assert {file.stem for file in files} == {*NAMES, "music", "music-layer"}
    assert sum(file.stat().st_size for file in files) < 2_450_000


@pytest.mark.parametrize("name", NAMES)
def test_its_level(name: str) -> None:
    sound, _ = read(name)
    peak = max(map(abs, sound)) / FULL
    assert 10 ** (-21 / 20) <= peak <= 10 ** (-3 / 20)
    assert abs(sum(sound)) / len(sound) < 0.001 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_its_ends_do_not_click(name: str) -> None:
    sound, _ = read(name)
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[-44:])) < 0.02 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_its_length(name: str) -> None:
    sound, rate = read(name)
    seconds = len(sound) / rate
    assert 0.05 <= seconds <= LONGEST.get(name.split("-")[0], 0.4)


def test_all_but_the_rare_ones_have_three_to_five_variants() -> None:
    assert all(3 <= VARIANTS[name] <= 5 for name in set(VARIANTS) - ONCE)


@pytest.mark.parametrize(("name", "bars"), [("music", 16), ("music-layer", 1)])
def test_the_music_is_calm_and_its_end_meets_its_begin(name: str, bars: int) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert file.getparams()[:3] == (1, 2, MUSIC_RATE)
        assert file.getnframes() / MUSIC_RATE == bars * 8 * 0.3
        music = array("h", file.readframes(file.getnframes()))
    assert max(map(abs, music)) < 0.35 * FULL
    steps = [abs(b - a) for a, b in itertools.pairwise(music)]
    assert abs(music[0] - music[-1]) <= max(steps)
    quiet = max(map(abs, music[-MUSIC_RATE:]))
    assert quiet > 0.02 * FULL, "it falls silent before it begins anew"


@pytest.mark.parametrize("name", [name for name in VARIANTS if VARIANTS[name] > 1])
def test_variants_differ(name: str) -> None:
    variants = {tuple(read(f"{name}-{n}")[0]) for n in range(1, VARIANTS[name] + 1)}
    assert len(variants) == VARIANTS[name]


@pytest.mark.parametrize("speed", range(1, SPEEDS + 1))
def test_a_clack_rises_with_every_step(speed: int) -> None:
    steps = range(speed, 12 * SPEEDS + 1, SPEEDS)
    pitches = [crossings_a_second(f"clack+{step}", 0.06) for step in steps]
    assert pitches[11] > 1.5 * pitches[0]
    assert all(b > a for a, b in zip(pitches[::3], pitches[3::3], strict=False))


def test_a_clack_is_a_bright_burst_over_a_low_body_and_brighter_when_fast() -> None:
    """It was a xylophone once, with most between the two."""
    for speed in range(1, SPEEDS + 1):
        assert energy(f"clack-{speed}", 2000, 5000) > 0.2
        assert energy(f"clack-{speed}", 150, 350) > 0.3
        assert energy(f"clack-{speed}", 400, 1500) < 0.05
    assert energy("clack-5", 2000, 5000) > 1.5 * energy("clack-1", 2000, 5000)


def test_a_tile_on_felt_is_dull() -> None:
    assert energy("thud-1", 2000, 6000) < 0.01
