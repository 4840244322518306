from pathlib import Path

import pytest

from game.puzzles.__main__ import main

LINES = [
    "nudge out / R6 R7 R8 R9 R10 | B2 B3 B4 / R8",
    "split out / R4 R5 R6 R7 | B7 B8 B9 B10 / K7",
    "nudge free / R3 J R5 / R4 K7 K8",
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text("".join(f"{line}\n" for line in LINES), "utf-8")
    return path


def test_what_is_made_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["make", "--seed", "6", "--count", "3", "--from", "simple"]) == 0
    path = tmp_path / "made.txt"
    path.write_text(capsys.readouterr().out, "utf-8")
    assert len(path.read_text("utf-8").splitlines()) == 3
    assert main(["check", str(path)]) == 0


def test_a_check_tells_what_is_wrong(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file)]) == 0
    more = ["knot out / K6 K7 K8 K9 K10 | O2 O3 O4 / K8", "nudge out / R3 R4 R5 / O1"]
    file.write_text("\n".join([*LINES, *more]), "utf-8")
    assert main(["check", str(file)]) == 2
    told = capsys.readouterr().out.splitlines()
    assert told == [
        f"{file}:4: its grade is nudge, not knot.",
        f"{file}:5: the solver finds no answer.",
        f"{file}:5: its grade is trap, not nudge.",
        f"{file}:4: it is like {file}:1.",
    ]


def test_what_is_no_puzzle_is_one_clear_sentence(file: Path) -> None:
    file.write_text("nonsense", "utf-8")
    with pytest.raises(SystemExit, match="can't be read as puzzles: A puzzle has three parts"):
        main(["check", str(file)])


def test_a_page_can_be_printed(file: Path, tmp_path: Path) -> None:
    assert main(["print", str(file), str(tmp_path / "page.html"), "--first", "2"]) == 0
    page = (tmp_path / "page.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert ">2</text>" in page
    assert ">1</text>" not in page
