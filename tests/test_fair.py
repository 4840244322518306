"""The door that checks a deal: a line, and an exit code for each way it can end."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.fair.chance import game_seed
from game.engine.fair.envelope import open_deal, seal
from game.engine.record import Record, read_record, write_record
from game.engine.record_lines import wrap_lines
from game.engine.rules import TWIST
from game.fair import main
from game.session.commands import Mix
from game.session.player import Player
from game.session.session import Session
from tests.waiting import run_python


def finished(seed: int = 1, part: str = "") -> str:
    session = Session.start(TWIST, [Player("Fox", bot="level1"), Player("/ *", bot="level1")], seed)
    if part:
        session.do(Mix(part))
    while not session.game.result:
        session.tick(0.0)
    assert session.envelope
    headers = (("seats", "level1"), *session.envelope.headers(opened=True))
    return write_record(replace(session.game.record, headers=headers))


FINISHED = finished()
SEALED = FINISHED.replace("[deal", "[other")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "record.txt"


MAILED = "".join(f"> {line}\n" for line in wrap_lines(FINISHED.splitlines()))


@pytest.mark.parametrize(
    "text", [FINISHED, FINISHED.replace("\n", "\r\n"), "\ufeff" + FINISHED, f"Hi!\n{MAILED}Ann"]
)
def test_a_fair_game_is_called_fair(
    text: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(text.encode())
    assert main([str(record)]) == 0
    told = capsys.readouterr()
    assert (told.out.startswith("Fair: "), told.out.count("\n"), told.err) == (True, 1, "")


def test_what_a_player_mixed_in_is_checked_and_told(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished(1 << 200, "press 1.83")
    record.write_text(text, "utf-8")
    assert main([str(record)]) == 0
    told = capsys.readouterr().out
    assert told == "Fair: the sealed seed, mixed with 'press 1.83', deals exactly these tiles.\n"
    record.write_text(text.replace("1.83", "1.84"), "utf-8")
    assert main([str(record)]) == 1
    assert capsys.readouterr().out == "The seed and what was mixed in deal other tiles.\n"


def test_what_is_no_press_is_never_called_fair(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of words a program could try thousands, until they deal what it wants."""
    made = read_record(FINISHED)
    seed = game_seed(1 << 200, 0)
    names = [seat.name for seat in made.start.seats]
    start = open_deal(made.start.rules, names, seed, "tried 4711").position
    envelope = seal(seed, "tried 4711")
    record.write_text(write_record(Record(start, (), envelope.headers(opened=True))), "utf-8")
    assert main([str(record)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == (
        "",
        "'tried 4711' isn't a press; one looks like 'press 1.83'.\n",
    )


@pytest.mark.parametrize("header", ["deal", "sealed"])
def test_what_does_not_agree_is_told(
    header: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = FINISHED.index(f"[{header} ") + len(f"[{header} ") + 1
    digit = "0" if FINISHED[at] != "0" else "1"
    record.write_text(FINISHED[:at] + digit + FINISHED[at + 1 :], "utf-8")
    assert main([str(record)]) == 1
    told = capsys.readouterr()
    assert (told.out.startswith("The seal"), told.out.count("\n"), told.err) == (True, 1, "")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "The record has no start position."),
        (b"\xff", "Byte 1 is not UTF-8 (Windows-1252?). Save it as UTF-8."),
        (FINISHED.encode("utf-16"), "This is UTF-16. Save it as UTF-8."),
        (FINISHED.replace("1. 0.0 ", "1. 0.0 draw J", 1).encode(), "Line"),
        (SEALED.encode(), "The envelope of this record is still sealed."),
        (b"x" * 9_000_000, "It has more than 8000000 bytes."),
    ],
    ids=["empty", "bytes", "utf-16", "illegal", "sealed", "long"],
)
def test_what_cannot_be_checked_is_told_in_a_sentence(
    content: bytes, said: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(content)
    assert main([str(record)]) == 2
    told = capsys.readouterr()
    assert (told.err.startswith(said), told.err.count("\n"), told.out) == (True, 1, "")


@pytest.mark.parametrize(("text", "code"), [(FINISHED, 0), (SEALED, 2), ("", 2)])
def test_a_record_comes_from_a_file_or_is_piped_in(text: str, code: int, record: Path) -> None:
    record.write_text(text, "utf-8")
    for argument in "-", str(record):
        with record.open("rb") as piped:
            told = run_python("-m", "game.fair", argument, stdin=piped)
        assert (told.returncode, (told.stdout + told.stderr).count("\n")) == (code, 1)
