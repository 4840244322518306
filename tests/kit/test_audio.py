"""Sounds, voices and music are as loud as is wanted, and their lack is no fault."""

import wave
from unittest.mock import Mock

import pygame
import pytest

from game.kit.audio import Music, Sounds
from tests.kits import ASSETS


@pytest.fixture
def folder(tmp_path):
    clacks = [f"wood/clack{number}" for number in ("-1", "-2", "+1", "+2", "+3", "+10")]
    for name in (*clacks, "wood/press-1", "bells/turn-1", "other/dog-1"):
        path = tmp_path / f"{name}.wav"
        path.parent.mkdir(exist_ok=True)
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, 44100, 0, "NONE", ""))
            file.writeframes(bytes(200))
    (tmp_path / "wood" / "broken-1.wav").write_bytes(b"no sound")
    (tmp_path / "wood" / "readme.wav").write_bytes(b"another name")
    return tmp_path


@pytest.fixture
def played(monkeypatch):
    """What is played: the file's name, and how loud."""
    log = []

    class Sound:
        def __init__(self, path):
            if path.read_bytes()[:4] != b"RIFF":
                raise pygame.error("not a sound")
            self.name, self.volume = path.stem, 0.0

        def set_volume(self, volume):
            self.volume = volume

        def play(self):
            log.append((self.name, round(self.volume, 2)))

    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    return log


def loaded(folder, volumes):
    sounds = Sounds(folder, volumes)
    sounds.load()
    return sounds


def test_variants_take_turns(folder, played):
    sounds = loaded(folder, {"wood": 0.5})
    for _ in range(3):
        sounds.play("clack", volume=0.5)
    assert played == [("clack-1", 0.25), ("clack-2", 0.25), ("clack-1", 0.25)]


def test_each_folder_has_a_volume_of_its_own_that_may_change(folder, played):
    sounds = loaded(folder, {"wood": 0.5, "bells": 1.0})
    for name in ("clack", "turn", "dog"):
        sounds.play(name)
    sounds.volumes = {"wood": 0.25, "bells": 0.0}
    for name in ("clack", "turn"):
        sounds.play(name)
    assert played == [("clack-1", 0.5), ("turn-1", 1.0), ("clack-2", 0.25)]


def test_a_sound_can_be_heard_on_one_side(folder, played, monkeypatch):
    sides = []

    class Channel:
        def set_volume(self, left, right):
            sides.append((left, right))

    monkeypatch.setattr(pygame.mixer.Sound, "play", lambda _: Channel())
    sounds = loaded(folder, {"wood": 1.0})
    sounds.play("press")
    sounds.play("press", balance=(0.0, 1.0))
    assert sides == [(1.0, 1.0), (0.0, 1.0)]


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        # Steps climb in order to the highest.
        ([("clack", 1, 0.0), ("clack", 2, 0.0), ("clack", 9, 0.0)], "clack+1 clack+3 clack+3"),
        ([("press", 4, None)], "press-1"),
        # Force chooses how hard it sounds at each step.
        ([("clack", 0, 0.1), ("clack", 0, 0.9), ("clack", 1, 0.9)], "clack-1 clack-2 clack+2"),
        ([("clack", 2, 0.9), ("clack", 7, 1.0)], "clack+10 clack+10"),
    ],
)
def test_steps_and_force_choose_a_sound(folder, played, asked, heard):
    sounds = loaded(folder, {"wood": 1.0})
    for name, step, force in asked:
        sounds.play(name, step, force=force)
    assert [name for name, _ in played] == heard.split()


def test_silence_where_there_is_nothing_to_hear(folder, played, tmp_path):
    before = Sounds(folder, {"wood": 1.0})
    before.play("clack")
    mute = loaded(folder, {"wood": 0.0})
    for name in ("clack", "broken", "unknown"):
        mute.play(name)
    nowhere = loaded(tmp_path / "nowhere", {"wood": 1.0})
    nowhere.play("clack")
    assert played == []


def test_no_device_no_sound_no_fault(folder, played, monkeypatch):
    fail = Mock(side_effect=pygame.error("no audio device"))
    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = loaded(folder, {"wood": 1.0})
    sounds.play("clack")
    assert played == []


def test_damaged_sounds_are_named_in_a_line(folder, played, caplog):
    for name in "abcd":
        (folder / "wood" / f"{name}-1.wav").symlink_to(f"{name}-1.wav")
    loaded(folder, {"wood": 1.0})
    told = "Sounds that can't be read: a-1.wav, b-1.wav, broken-1.wav, ...."
    assert caplog.messages == [told]


def test_a_real_sound_can_be_played(folder):
    sounds = loaded(folder, {"wood": 1.0})
    sounds.play("clack")
    assert pygame.mixer.get_init()
    pygame.mixer.quit()


def test_both_sides_are_mixed_into_one_and_parted_again(folder):
    sounds = loaded(folder, {"wood": 1.0})
    for is_mono, channels in ((True, 1), (False, 2)):
        sounds.set_mono(is_mono)
        assert pygame.mixer.get_init() == (44100, -16, channels)
        sounds.play("clack", balance=(1.0, 0.0))
        assert pygame.mixer.get_busy()
    pygame.mixer.quit()


@pytest.fixture
def said(folder, monkeypatch):
    """What is said, and a sound that lasts as long as its name is in `heard`."""
    names, heard = [], []

    class Sound:
        def __init__(self, path):
            self.name = path.stem

        def set_volume(self, volume):
            self.volume = volume

        def play(self):
            names.append((self.name, self.volume))
            heard.append(self.name)

        def get_num_channels(self):
            return heard.count(self.name)

    for name in "fox-glad", "owl-sad":
        (folder / "voices").mkdir(exist_ok=True)
        (folder / "voices" / f"{name}.wav").write_bytes(b"")
    monkeypatch.setattr(pygame.mixer, "Sound", Sound)
    pygame.mixer.init()
    yield names, heard
    pygame.mixer.quit()


def test_one_animal_speaks_at_a_time(folder, said):
    names, heard = said
    sounds = Sounds(folder, {"voices": 0.5})
    for animal, mood in ("dragon", "glad"), ("fox", "glad"), ("owl", "sad"):
        sounds.say(animal, mood)
    assert names == [("fox-glad", 0.5)]
    heard.clear()
    sounds.say("owl", "sad")
    assert names[1:] == [("owl-sad", 0.5)]


def test_no_animal_speaks_where_it_is_not_wanted(folder, said):
    for volumes in {"voices": 0.0}, {"wood": 1.0}:
        Sounds(folder, volumes).say("fox", "glad")
    assert said[0] == []


MUSIC = ASSETS / "sounds" / "music"


@pytest.fixture
def mixer():
    pygame.mixer.init()
    yield pygame.mixer.music
    pygame.mixer.quit()


def lamp(volume):
    music = Music(MUSIC, "lamp", volume)
    music.load()
    return music


def test_it_begins_when_it_is_loaded(mixer):
    music = Music(MUSIC, "lamp", 0.4)
    assert not mixer.get_busy()
    music.load()
    assert mixer.get_busy()
    assert mixer.get_volume() == pytest.approx(0.4, abs=0.01)


def test_it_stops_at_nothing_and_begins_anew(mixer):
    music = lamp(0.0)
    assert not mixer.get_busy()
    for volume in 0.2, 0.0, 0.2:
        music.set_volume(volume)
        assert mixer.get_busy() is (volume > 0)


def test_louder_is_not_from_the_beginning(mixer, monkeypatch):
    music = lamp(0.2)
    monkeypatch.setattr(mixer, "play", lambda *_, **__: pytest.fail("began anew"))
    music.set_volume(0.5)
    assert mixer.get_volume() == pytest.approx(0.5, abs=0.01)


def test_another_piece_follows_when_this_one_has_died_away(mixer, monkeypatch):
    done = []
    music = Music(MUSIC, "lamp", 0.2)
    music.turn_to("felt")
    music.load()
    monkeypatch.setattr(mixer, "fadeout", lambda ms: done.append("fades"))
    monkeypatch.setattr(mixer, "queue", lambda path, loops: done.append((path.stem, loops)))
    music.turn_to("felt")
    assert done == []
    music.turn_to("river")
    assert done == ["fades", ("river", -1)]


def test_silence_in_the_middle_of_a_change_is_silence(mixer):
    music = lamp(0.2)
    music.turn_to("felt")
    music.set_volume(0.0)
    assert not mixer.get_busy()


@pytest.fixture
def layers(monkeypatch):
    """Give what becomes of the layer."""
    seen = []

    class Layer:
        def __init__(self, path=None, buffer=b""):
            if path:
                seen.append(path.stem)

        def get_raw(self):
            return bytes(4 * 22_050)

        def play(self, loops, fade_ms):
            seen.append(("plays", loops, fade_ms > 0))

        def fadeout(self, ms):
            seen.append(("fades", ms > 0))

        def set_volume(self, volume):
            seen.append(("volume", volume))

    monkeypatch.setattr(pygame.mixer, "Sound", Layer)
    return seen


def test_a_layer_comes_up_over_music_that_plays_and_goes_again(mixer, layers):
    music = lamp(0.4)
    music.deepen(True)
    assert layers == ["lamp-layer", ("plays", -1, True), ("volume", 0.4)]
    music.set_volume(0.2)
    music.deepen(False)
    assert layers[3:] == [("volume", 0.2), ("fades", True)]


def test_a_layer_ends_with_its_piece_and_waits_for_that_of_the_next(mixer, layers, monkeypatch):
    now = [0.0]
    monkeypatch.setattr("game.kit.audio.monotonic", lambda: now[0])
    music = lamp(0.4)
    music.deepen(True)
    music.turn_to("felt")
    music.deepen(True)
    assert layers[3:] == [("fades", True)]
    now[0] = 10.0
    music.deepen(True)
    assert layers[4] == "felt-layer"


def test_there_is_no_layer_where_there_is_no_music(mixer, layers):
    music = lamp(0.0)
    music.deepen(True)
    assert layers == []
    music.set_volume(0.3)
    assert layers == ["lamp-layer", ("plays", -1, True), ("volume", 0.3)]
    music.set_volume(0.0)
    assert layers[3:] == [("fades", True)]


def test_no_file_or_a_damaged_one_is_silence(tmp_path, mixer):
    Music(tmp_path, "gone", 1.0).load()
    (tmp_path / "broken.xm").write_bytes(b"no music")
    Music(tmp_path, "broken", 1.0).load()
    assert not mixer.get_busy()


def test_no_device_is_silence():
    pygame.mixer.quit()
    music = lamp(1.0)
    music.set_volume(0.5)
    music.turn_to("felt")
    assert music.volume == 0.5
