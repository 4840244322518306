"""Music: it plays on as loud as is wanted, and its lack is no fault."""

import wave

import pygame
import pytest

from game.kit.music import Music


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "music.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 11025, 0, "NONE", ""))
        file.writeframes(bytes(2 * 11025))
    return path


@pytest.fixture
def mixer():
    pygame.mixer.init()
    yield pygame.mixer.music
    pygame.mixer.quit()


def test_it_begins_when_it_is_loaded(path, mixer):
    music = Music(path, 0.4)
    assert not mixer.get_busy()
    music.load()
    assert mixer.get_busy()
    assert mixer.get_volume() == pytest.approx(0.4, abs=0.01)


def test_it_stops_at_nothing_and_begins_anew(path, mixer):
    music = Music(path, 0.0)
    music.load()
    assert not mixer.get_busy()
    music.set_volume(0.2)
    assert mixer.get_busy()
    music.set_volume(0.0)
    assert not mixer.get_busy()


def test_louder_is_not_from_the_beginning(path, mixer, monkeypatch):
    music = Music(path, 0.2)
    music.load()
    monkeypatch.setattr(mixer, "play", lambda *_, **__: pytest.fail("began anew"))
    music.set_volume(0.5)
    assert mixer.get_volume() == pytest.approx(0.5, abs=0.01)


def test_no_file_or_a_damaged_one_is_silence(tmp_path, mixer):
    Music(tmp_path / "gone.wav", 1.0).load()
    (tmp_path / "music.wav").write_bytes(b"no music")
    Music(tmp_path / "music.wav", 1.0).load()
    assert not mixer.get_busy()


def test_no_device_is_silence(path):
    pygame.mixer.quit()
    music = Music(path, 1.0)
    music.load()
    music.set_volume(0.5)
    assert music.volume == 0.5
