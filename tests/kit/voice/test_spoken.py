"""A voice of a program: in order, silent at a word, gone with the game, and never in the way."""

import os
import sys
from pathlib import Path
from threading import Event

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
from tests.waiting import STUCK, ended, until

NASTY = '-w --help "; rm -rf ~ `id` $(id) [[volm 0]] !-! SET \0 \n. '
PROGRAMS = (Espeak, SpeechDispatcher, Say, PowerShell)


LONG = "long "
"""How a text begins that takes for ever to say."""


class Writer(Program):
    """Writes down what it says when it begins, and then the words of a long text for ever."""

    name = "writer"

    def __init__(self, book: Path) -> None:
        super().__init__(sys.executable)
        self.book = book
        self.begun = 0

    def arguments(self, manner: Manner) -> tuple[str, ...]:
        self.begun += 1
        script = (
            "import sys, time\n"
            "for said in sys.stdin.buffer:\n"
            f"    open({str(self.book)!r}, 'ab').write(said)\n"
            f"    time.sleep({2 * STUCK} if said.startswith({LONG.encode()!r}) else 0)\n"
        )
        return ("-S", "-c", script)


class Minded(Writer):
    """One that knows a word at which it falls silent."""

    hush = "(hush)"


class Single(Writer):
    """One that has to end to say a text."""

    stays = False


def read(book: Path, lines: int) -> list[str]:
    def said() -> list[str]:
        return book.read_text().split("\n")[:-1] if book.exists() else []

    until(lambda: len(said()) >= lines)
    return said()


@pytest.mark.parametrize(("kind", "processes"), [(Writer, 1), (Minded, 1), (Single, 3)])
def test_sentences_are_said_one_after_the_other(
    tmp_path: Path, kind: type[Writer], processes: int
) -> None:
    program = kind(tmp_path / "book")
    voice = SpokenVoice(program)
    for text in ("one", "two", "drei für vier,\n三"):
        voice.say(text, Manner())
    assert read(tmp_path / "book", 3) == ["one", "two", "drei für vier, 三"]
    assert program.begun == processes
    voice.close()


def test_another_manner_needs_another_process(tmp_path: Path) -> None:
    program = Writer(tmp_path / "book")
    voice = SpokenVoice(program)
    for pace in ("slow", "fastest", "fastest"):
        voice.say(pace, Manner(pace=pace))
    assert read(tmp_path / "book", 3) == ["slow", "fastest", "fastest"]
    assert program.begun == 2
    voice.close()


def test_who_knows_a_word_for_silence_is_told_it_and_goes_on(tmp_path: Path) -> None:
    program = Minded(tmp_path / "book")
    voice = SpokenVoice(program)
    voice.say("one", Manner())
    read(tmp_path / "book", 1)
    voice.silence()
    voice.say("two", Manner())
    assert read(tmp_path / "book", 3) == ["one", "(hush)", "two"]
    assert program.begun == 1
    voice.close()


def test_silence_forgets_what_is_said_and_what_waits(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book"))
    for text in (f"{LONG}one", "two", "three"):
        voice.say(text, Manner())
    assert read(tmp_path / "book", 1) == [f"{LONG}one"]
    voice.silence()
    voice.say("four", Manner())
    assert read(tmp_path / "book", 2) == [f"{LONG}one", "four"]
    voice.close()


def test_who_plays_waits_for_nothing_of_it(tmp_path: Path) -> None:
    """Whatever the program does, and even if it cannot so much as begin, frames go on."""
    goes_on, begun = Event(), Event()

    class Slow(Writer):
        def arguments(self, manner: Manner) -> tuple[str, ...]:
            begun.set()
            assert goes_on.wait(STUCK), "who plays has waited for the voice"
            return super().arguments(manner)

    voice = SpokenVoice(Slow(tmp_path / "book"))
    voice.say("first", Manner())
    assert begun.wait(STUCK)
    for number in range(200):
        voice.silence()
        voice.say(f"{number}", Manner())
    goes_on.set()
    assert read(tmp_path / "book", 1) == ["199"]
    voice.close()


def test_it_ends_with_the_game(tmp_path: Path) -> None:
    voice = SpokenVoice(Writer(tmp_path / "book"))
    voice.say(f"{LONG}one", Manner())
    read(tmp_path / "book", 1)
    process = voice._process
    voice.close()
    assert process
    assert ended(process) != 0  # It had still a long time to go.


def test_a_program_that_fails_is_told_once_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = Writer(tmp_path / "book")
    program.path = str(tmp_path / "nothing")
    voice = SpokenVoice(program)
    voice.say("one", Manner())
    voice.say("two", Manner())
    voice._waiting.put(None)
    assert voice._thread
    voice._thread.join(STUCK)
    voice.close()
    assert len(caplog.records) == 1
    assert "one" not in caplog.text


@pytest.mark.parametrize("kind", PROGRAMS)
@pytest.mark.parametrize("language", ["en", "de", "zh", "x"])
def test_no_text_becomes_an_option_or_a_command(kind: type[Program], language: str) -> None:
    program, manner = kind(sys.executable), Manner(language)
    given = program.given(NASTY, manner)
    assert not given.startswith("!-!")
    assert not program.given("!-! SET", manner).startswith("!-!") or kind is not SpeechDispatcher
    arguments = program.arguments(manner)
    assert "[[volm 0]]" not in given or kind is PowerShell
    assert all(isinstance(each, str) for each in arguments)


def test_a_faster_pace_is_faster_and_a_softer_voice_softer() -> None:
    slow = Espeak("e").arguments(Manner("en", "slow", 0.4))
    assert slow == ("-b", "1", "-v", "en", "-s", "130", "-a", "50")
    fast = Espeak("e").arguments(Manner("de", "fastest"))
    assert fast == ("-b", "1", "-v", "de", "-s", "450", "-a", "100")


@pytest.mark.parametrize(
    ("voices", "chosen"),
    [
        ("cmn Mandarin sit/cmn\ncmn-latn-pinyin Mandarin sit/cmn-Latn-pinyin", "cmn-latn-pinyin"),
        ("cmn Mandarin sit/cmn", "cmn"),
        ("zh Mandarin asia/zh", "zh"),
        ("", "cmn"),
    ],
)
def test_chinese_is_read_by_the_best_voice_that_is_there(
    voices: str, chosen: str, tmp_path: Path
) -> None:
    program = tmp_path / "espeak-ng"
    program.write_text(f"#!/bin/sh\ncat <<'END'\n{voices}\nEND\n")
    os.chmod(program, 0o700)
    assert Espeak(str(program)).arguments(Manner("zh"))[3] == chosen


def test_a_system_without_a_voice_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_program("linux") is None
    there = tmp_path / "spd-say"
    there.write_text("#!/bin/sh\n")
    os.chmod(there, 0o700)
    assert isinstance(find_program("linux"), SpeechDispatcher)
    assert find_program("odd") is not None
