"""The sounds: the script makes the very bytes that lie there, and none clicks, hums or shouts."""

import importlib.util
import itertools
import wave
from array import array
from cmath import exp, pi
from collections.abc import Callable, Iterator
from math import log10, sqrt
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.session.characters import FACES
from game.view.remarks import MOODS

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
SPEEDS = 5
ONCE = ("shuffle", "whole", "out", "win", "lose")
"""Sounds that are heard so seldom that one of each is enough."""

OFTEN = "thud pick slide press chord wave no turn tick heartbeat edge draw swish"
VARIANTS = {**dict.fromkeys(OFTEN.split(), 3), **dict.fromkeys(ONCE, 1), "clack": 5, "deal": 4}
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
VOICES = [
    f"{animal}-{mood}"
    for animal in FACES
    for mood in ("glad", "worried", "shocked", "sad", "wink", "thinking")
]
PIECES = {"lamp": 8 * 0.3 * 74, "felt": 6 * 0.3 * 98, "river": 6 * 0.24 * 122}
"""How many seconds each piece has: quavers, their length, bars."""

RATE, LOW_RATE, VOICE_RATE = 44_100, 22_050, 11_025
FULL = 32_767


def read(name: str) -> tuple[list[int], int]:
    folder = "signals" if name.rstrip("-123") in SIGNALS else "tiles"
    folder = "voices" if name in VOICES else folder
    with wave.open(str(SOUNDS / folder / f"{name}.wav"), "rb") as file:
        rate = file.getframerate()
        assert file.getparams()[:2] == (1, 2)
        assert rate == VOICE_RATE if name in VOICES else rate in (RATE, LOW_RATE)
        return list(array("h", file.readframes(file.getnframes()))), rate


def crossings_a_second(name: str, seconds: float) -> float:
    sound, rate = read(name)
    part = sound[: round(seconds * rate)]
    return sum((a < 0) != (b < 0) for a, b in itertools.pairwise(part)) / seconds


def energy(name: str, low: int, high: int) -> float:
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


Mix = Callable[[str], "array[int]"]


def decibels(level: float) -> float:
    return 20 * log10(level / FULL)


def force(sound: "array[int] | list[int]") -> float:
    return decibels(sqrt(sum(value * value for value in sound) / len(sound)))


@pytest.fixture
def mixed() -> Iterator[Mix]:
    """Give what the mixer makes of a module at 44.1 kHz, left and right in turn."""
    pygame.mixer.quit()  # Another test may have left it in mono.
    pygame.mixer.init(RATE, -16, 2)
    yield lambda name: array("h", pygame.mixer.Sound(SOUNDS / "music" / f"{name}.xm").get_raw())
    pygame.mixer.quit()


def test_the_script_makes_the_very_same_bytes(make: ModuleType, tmp_path: Path) -> None:
    make.write(tmp_path)
    made, there = (
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.[wx]*")}
        for folder in (tmp_path, SOUNDS)
    )
    assert made == there


def test_these_and_no_others_and_small_together() -> None:
    files = list(SOUNDS.rglob("*.[wx]*"))
    pieces = {f"{name}{layer}" for name in PIECES for layer in ("", "-layer")}
    assert {file.stem for file in files} == {*NAMES, *VOICES, *pieces}
    assert sum(file.stat().st_size for file in files) < 3_700_000


def test_there_is_a_voice_for_each_mood_in_which_somebody_speaks() -> None:
    assert {f"fox-{mood}" for mood in MOODS.values()} <= set(VOICES)


def test_all_voices_are_as_loud_as_one_another() -> None:
    assert {round(force(read(name)[0])) for name in VOICES} == {-28}


def test_glad_goes_up_and_sad_goes_down() -> None:
    for animal in "owl", "otter":
        for mood, way in ("glad", 1), ("sad", -1):
            sound, _ = read(f"{animal}-{mood}")
            first, last = (
                sum(a < 0 <= b for a, b in itertools.pairwise(part))
                for part in (sound[: len(sound) // 3], sound[-len(sound) // 3 :])
            )
            assert way * (last - first) > 0, (animal, mood)


def test_bells_are_softer_than_tiles() -> None:
    peaks = {name: decibels(max(map(abs, read(f"{name}-1")[0]))) for name in VARIANTS}
    assert peaks["turn"] < peaks["deal"] == pytest.approx(peaks["pick"], abs=0.1)
    assert peaks["heartbeat"] < peaks["turn"]


@pytest.mark.parametrize("name", [*NAMES, *VOICES])
def test_its_level(name: str) -> None:
    sound, _ = read(name)
    peak = max(map(abs, sound)) / FULL
    assert 10 ** (-23 / 20) <= peak <= 10 ** (-3 / 20)
    assert abs(sum(sound)) / len(sound) < 0.001 * FULL


@pytest.mark.parametrize("name", [*NAMES, *VOICES])
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
    assert all(3 <= VARIANTS[name] <= 5 for name in VARIANTS.keys() - ONCE)


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_calm_and_stands_in_the_room(name: str, mixed: Mix) -> None:
    music = mixed(name)
    assert len(music) / 2 / RATE == pytest.approx(PIECES[name], abs=0.02)
    assert max(map(abs, music)) < 0.5 * FULL
    assert force(music[::9]) == pytest.approx(-27, abs=1.5)
    assert force(music[::10]) == pytest.approx(force(music[1::10]), abs=2), "it leans to a side"
    rest = music[-RATE // 2 :]
    assert -50 < force(rest) < -40, "the room is heard where it rests, but hardly"
    assert decibels(max(map(abs, rest))) < -28, "it is cut off"


@pytest.mark.parametrize("name", PIECES)
def test_what_lies_over_a_piece_is_softer_and_its_end_meets_its_begin(
    name: str, mixed: Mix
) -> None:
    layer = mixed(f"{name}-layer")
    assert force(layer) < force(mixed(name)[::9]) - 5
    assert max(map(abs, layer[-RATE // 20 :])) < 0.02 * FULL


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
