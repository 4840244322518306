"""How the game says what it is called, which version it is, and how to mend it."""

import re
import sys
from pathlib import Path

import pytest

import main
from game import program
from game.run_main import BAD
from game.version import VERSION

ROOT = Path(__file__).parent.parent


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages in which the game is one."""
    (tmp_path / program.DOOR).touch()
    monkeypatch.setattr(program, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> str:
    """A program that has its Python in itself."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/games/rack-and-run/rack-and-run")
    return sys.executable


def test_from_its_folder_python_starts_the_game_by_its_file() -> None:
    assert program.own_command() == [sys.executable, str(ROOT / "main.py")]
    assert program.typed_command() == "python main.py"
    assert f"-m pip install -r {ROOT / 'requirements.txt'}" in program.repair_advice()
    assert program.font_command() == "pip install pylopdf-fonts-zh-cn"


@pytest.mark.parametrize(
    ("system", "typed"),
    [
        ("linux", "'/my games/python' -m pip install -r '/my games/requirements.txt'"),
        ("win32", '"/my games/python" -m pip install -r "/my games/requirements.txt"'),
    ],
)
def test_advice_can_be_pasted_where_a_folder_has_a_space(
    system: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "ROOT", Path("/my games"))
    monkeypatch.setattr(sys, "executable", "/my games/python")
    monkeypatch.setattr(sys, "platform", system)
    assert program.repair_advice() == f"Reinstall the game, or run this: {typed}"


def test_an_installed_game_gives_advice_that_fits_it(installed: Path) -> None:
    assert program.own_command() == [sys.executable, str(installed / "main.py")]
    assert program.typed_command() == "rack-and-run"
    assert program.repair_advice().endswith("'pipx reinstall rack-and-run'.")
    assert program.font_command() == "pipx inject rack-and-run pylopdf-fonts-zh-cn"


def test_a_frozen_game_is_started_by_itself_alone(frozen: str) -> None:
    assert program.own_command() == [frozen]
    assert program.typed_command() == "rack-and-run"
    assert program.repair_advice() == "Reinstall the game."


@pytest.mark.usefixtures("installed")
def test_what_is_missing_is_told_with_advice_that_fits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacks(options: main.Options) -> int:
        raise ModuleNotFoundError("No module named 'pytmx'", name="pytmx")

    monkeypatch.setattr(main, "_way", lambda options: lacks)
    assert main.main([]) == BAD
    assert capsys.readouterr().err == f"No module named 'pytmx'. {program.repair_advice()}\n"


def test_the_version_stands_in_one_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
    with pytest.raises(SystemExit) as ended:
        main.main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"Rack & Run {VERSION}\n")
