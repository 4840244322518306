"""The one folder with the game and its Python: built, played to the end, and a public screen."""

from pathlib import Path

import pytest

from tests.packaging.environment import Environment
from tests.packaging.installed import attend_a_screen, in_folder, play_a_game
from tests.waiting import run
from tests.window.desktop import MISSING, ROOT

RECIPE = ROOT / "packaging" / "folder.spec"
MOST = 60_000_000  # bytes

pytestmark = [pytest.mark.window, pytest.mark.release]


@pytest.mark.skipif(bool(MISSING), reason=f"a real window needs {', '.join(MISSING)}")
def test_the_folder_is_small_plays_a_game_to_the_end_and_attends_a_screen(folder: Path) -> None:
    environment = Environment(folder / "bare")
    environment.pip("install", "-r", str(ROOT / "requirements-folder.txt"))
    words = ["--log-level", "ERROR", "--distpath", str(folder), "--workpath", str(folder / "made")]
    built = run([str(environment.scripts / "pyinstaller"), *words, str(RECIPE)], cwd=folder)
    assert built.returncode == 0, built.stderr

    made = folder / "rack-and-run"
    files = [path for path in made.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= MOST
    assert not [path.name for path in files if "ssl" in path.name]

    elsewhere = folder / "anderswo"
    elsewhere.mkdir()
    program = str(made / "rack-and-run")
    play_a_game(folder, in_folder(elsewhere, program))
    attend_a_screen(folder, in_folder(elsewhere, program, "--kiosk"))
