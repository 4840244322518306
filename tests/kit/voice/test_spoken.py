"""A voice of a program: in order, silent at a word, gone with the game, and never in the way."""

import os
import sys
from pathlib import Path
from time import perf_counter, sleep

import pytest

from game.kit.voice.programs import (
    Espeak,
    PowerShell,
    Program,
    Say,
    SpeechDispatcher,
    find_program,
)
from game.kit.voice.spoken import SpokenVoice
from game.kit.voice.voice import Manner

NASTY = '-w --help "; rm -rf ~ `id` $(id) [[volm 0]] !-! SET \0 \n. '
PROGRAMS = (Espeak, SpeechDispatcher, Say, PowerShell)


class Writer(Program):
    """Writes down what it would say, after a while."""

    name = "writer"

    def __init__(self, book: Path, seconds: float = 0.0) -> None:
        super().__init__(sys.executable)
        self.book, self.seconds = book, seconds

    def arguments(self, text: str, manner: Manner) -> tuple[str, ...]:
        script = (
            "import sys, time, pathlib; said = sys.stdin.buffer.read();"
            f"time.sleep({self.seconds});"
            f"open({str(self.book)!r}, 'ab').write(said + b'\\n')"
        )
        return ("-S", "-c", script)


def read(book: Path, lines: int) -> list[str]:
    """Wait until so many lines are written, or for long."""
    for _ in range(500):
        said = book.read_text().split("\n")[:-1] if book.exists() else []
        if len(said) >= lines:
            return said
        sleep(0.02)
    raise AssertionError(said)


def test_sentences_are_said_one_after_the_other(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book"))
    for text in ("one", "two", "drei für vier, 三"):
        voice.say(text, Manner())
    assert read(tmp_path / "book", 3) == ["one", "two", "drei für vier, 三"]
    voice.close()


def test_silence_forgets_what_is_said_and_what_waits(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book", 1.0))
    for text in ("one", "two", "three"):
        voice.say(text, Manner())
    sleep(0.2)
    voice.hush()
    voice.say("four", Manner())
    assert read(tmp_path / "book", 1) == ["four"]
    voice.close()


def test_nothing_of_it_takes_time(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book", 0.5))
    voice.say("the thread begins", Manner())
    took = []
    for number in range(200):
        begun = perf_counter()
        voice.hush()
        voice.say(f"{number}", Manner())
        took.append(perf_counter() - begun)
        sleep(0.001)
    voice.close()
    assert sorted(took)[len(took) // 2] < 0.001


def test_it_ends_with_the_game(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book", 5.0))
    voice.say("one", Manner())
    for _ in range(200):
        if voice._process:
            break
        sleep(0.01)
    process = voice._process
    begun = perf_counter()
    voice.close()
    assert perf_counter() - begun < 1.0
    assert process
    assert process.poll() is not None


def test_a_program_that_fails_is_told_once_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = Writer(tmp_path / "book")
    program.path = str(tmp_path / "nothing")
    voice = SpokenVoice(program)
    voice.say("one", Manner())
    voice.say("two", Manner())
    while not voice._waiting.empty():
        sleep(0.01)
    sleep(0.05)
    voice.close()
    assert len(caplog.records) == 1
    assert "one" not in caplog.text


@pytest.mark.parametrize("kind", PROGRAMS)
@pytest.mark.parametrize("language", ["en", "de", "zh", "x"])
def test_no_text_becomes_an_option_or_a_command(kind: type[Program], language: str) -> None:
    program, manner = kind("there"), Manner(language)
    arguments, given = program.arguments(NASTY, manner), program.given(NASTY, manner)
    if NASTY in arguments:
        assert arguments[-2:] == ("--", NASTY)
        assert not given
    else:
        assert not any("rm" in each for each in arguments)
    assert "[[volm 0]]" not in given or kind is PowerShell
    assert all(isinstance(each, str) for each in arguments)


def test_a_faster_pace_is_faster_and_a_softer_voice_softer() -> None:
    slow = Espeak("e").arguments("", Manner("zh", "slow", 0.4))
    assert slow == ("-b", "1", "-v", "cmn", "-s", "130", "-a", "50", "--stdin")
    fast = Espeak("e").arguments("", Manner("de", "fast"))
    assert fast == ("-b", "1", "-v", "de", "-s", "260", "-a", "100", "--stdin")


def test_a_system_without_a_voice_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_program("linux") is None
    there = tmp_path / "spd-say"
    there.write_text("#!/bin/sh\n")
    os.chmod(there, 0o700)
    assert isinstance(find_program("linux"), SpeechDispatcher)
    assert find_program("odd") is not None
