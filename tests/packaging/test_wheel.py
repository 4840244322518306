"""The wheel: built, installed into a bare environment, played, and gone without a trace."""

import tomllib
from pathlib import Path

import pytest

from tests.packaging.environment import Environment
from tests.packaging.installed import attend_a_screen, in_folder, play_a_turn
from tests.window.desktop import MISSING, ROOT

PINNED = ROOT / "requirements.txt"
COMMANDS = ("rack-and-run", "rack-and-run-kiosk")

pytestmark = [pytest.mark.window, pytest.mark.release]


def needed() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["zh"]]


@pytest.mark.skipif(bool(MISSING), reason=f"a real window needs {', '.join(MISSING)}")
def test_the_wheel_is_installed_played_and_uninstalled_without_a_trace(folder: Path) -> None:
    environment = Environment(folder / "bare")
    environment.pip("wheel", "--no-deps", "-w", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    environment.pip("install", "-c", str(PINNED), *needed())
    before = environment.files()

    environment.pip("install", "--no-index", f"{wheel}[zh]")  # It asks for nothing else.
    packages = {path.name for path in environment.folder.glob("lib/python*/site-packages/*")}
    assert "rack_and_run" in packages
    assert not packages & {"game", "scenes", "main.py", "main", "assets", "kiosk"}
    elsewhere = folder / "anderswo"
    elsewhere.mkdir()
    game, kiosk = (str(environment.scripts / name) for name in COMMANDS)
    play_a_turn(folder, in_folder(elsewhere, game))
    attend_a_screen(folder, in_folder(elsewhere, kiosk))

    environment.pip("uninstall", "-y", "rack-and-run")
    assert environment.files() == before
