import os
import sys
from pathlib import Path

import pytest

import main
from game.kiosk import launch
from tests.waiting import run_python

ROOT = Path(__file__).parents[2]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


@pytest.mark.parametrize("option", ["--kiosk", "--kiosk-game"])
def test_what_is_wrong_with_the_file_stands_in_the_log(option: str, tmp_path: Path) -> None:
    file = tmp_path / "kiosk.toml"
    file.write_text('[screen]\ndiagonal_in = "big"\n[idle]\nafter = -1\n')
    ended = run_python("main.py", option, str(file), "--data", str(tmp_path / "data"))
    assert ended.returncode == 2
    written = (tmp_path / "data/log.txt").read_text()
    for line in (2, 4):
        assert f"kiosk.toml, line {line}: " in written
        assert f"kiosk.toml, line {line}: " in ended.stderr
    assert "The game crashed" not in ended.stderr


def test_a_game_that_is_refused_when_it_first_starts_ends_all_with_its_sentence(
    tmp_path: Path,
) -> None:
    """As where there is no screen: whoever has typed the command reads why."""
    (tmp_path / "kiosk.toml").touch()
    words = ["main.py", "--kiosk", str(tmp_path / "kiosk.toml"), "--data", str(tmp_path / "data")]
    unseen = {name: value for name, value in os.environ.items() if name not in SCREENS}
    ended = run_python(*words, env=unseen | {"XDG_RUNTIME_DIR": str(tmp_path)})
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith("There is no screen to open a window on.")


def test_the_picture_between_crashes_is_an_option_of_this_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/games/rack-and-run")
    commands = []
    monkeypatch.setattr(launch, "supervise", lambda *words, **_: commands.append(words) or 0)
    options = main.Options(kiosk=ROOT / "kiosk" / "kiosk.toml")
    assert main._keep_kiosk(options) == 0
    ((game, picture, _),) = commands
    assert game[:2] == ["/games/rack-and-run", "--kiosk-game"]
    assert picture == ["/games/rack-and-run", "--out-of-order", ""]
    assert main.read_options(picture[1:]).out_of_order == [""]
