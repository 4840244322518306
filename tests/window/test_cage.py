"""A public screen in cage, as `kiosk/run.sh` starts it: a Wayland session in a window of X."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from tests.processes import alive, command
from tests.sizes import sample
from tests.waiting import ended, until
from tests.window.desktop import ROOT, display, running
from tests.window.escapes import ROUTES
from tests.window.kiosks import GAME, Public, below

SCREEN = (1024, 768)
"""How large cage makes its window."""

AS_SOMEBODY = ("unshare", "--user", "--map-user=1000", "--map-group=1000")
"""cage runs for everybody but root."""

MIDDLE = (500, 250)
WAYS = [name for name in ROUTES if name.split()[0] in ("key", "drag") or name.endswith("button")]
"""The ways out that need no window of X."""

FELT = sample(WAYS, 8)


def _missing() -> str:
    tools = ("cage", "Xwayland", "unshare")
    if missing := [tool for tool in tools if not shutil.which(tool)]:
        return f"a session in cage needs {', '.join(missing)}"
    tried = subprocess.run([*AS_SOMEBODY, "true"], capture_output=True, check=False)
    return "" if tried.returncode == 0 else "cage needs a user beside root"


WHY_NOT = _missing()

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)]


class Caged(Public):
    """The public screen in its session; `supervisor` is the script that keeps all of it."""

    def find(self, word: bytes) -> int:
        return next((pid for pid in below(self.supervisor.pid) if word in command(pid)), 0)

    @property
    def game(self) -> int:
        return self.find(GAME)

    @property
    def keeper(self) -> int:
        found = below(self.supervisor.pid)
        return next(pid for pid in found if b"main.py" in command(pid) and _is_python(pid))

    def begin(self) -> None:
        """Start a game, touching again as people do: the first picture hears nobody yet."""

        def look() -> bool:
            if not self.game_id:
                self.tap(MIDDLE)
            return bool(self.game_id)

        until(look)

    @property
    def is_seen(self) -> bool:
        """Tell whether a picture fills the screen."""
        picture = self.desktop.picture(Rect((0, 0), SCREEN))
        parts = [(x, y, 200, 200) for x in (12, 812) for y in (12, 556)]
        colors = (pygame.transform.average_color(picture, Rect(part)) for part in parts)
        return all(max(color[:3]) > 4 for color in colors)


def _is_python(pid: int) -> bool:
    return b"python" in command(pid).split(b"\0")[0]


@contextmanager
def _caged(folder: Path) -> Iterator[Caged]:
    data, runtime = folder / "data", folder / "run"
    data.mkdir()
    runtime.mkdir(mode=0o700)
    (data / "kiosk.toml").touch()
    own = {
        "DATA": str(data),
        "XDG_RUNTIME_DIR": str(runtime),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "SDL_AUDIODRIVER": "dummy",
        "WLR_BACKENDS": "x11",
        "WLR_RENDERER": "pixman",
    }
    script = [*AS_SOMEBODY, str(ROOT / "kiosk/run.sh")]
    with display(folder, SCREEN) as made, running(script, made.env | own, folder / "run") as run:
        caged = Caged(made, run, data)
        until(lambda: caged.game and caged.is_seen)
        begun = below(run.pid)  # What outlives its session is not found any more in the end.
        try:
            yield caged
        finally:
            for pid in {*begun, *below(run.pid)}:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


@pytest.fixture
def caged(tmp_path: Path) -> Iterator[Caged]:
    with _caged(tmp_path) as made:
        yield made


def test_neither_keys_nor_pointer_lead_anywhere(caged: Caged) -> None:
    game = caged.game
    caged.begin()
    for name in FELT:
        ROUTES[name](caged)
    assert len(WAYS) > 60
    assert caged.game == game
    assert caged.is_seen
    log = (caged.data / "log.txt").read_text()
    assert "wayland {}x{}".format(*SCREEN) in log
    assert "ended" not in log


def test_a_game_that_dies_is_there_again(caged: Caged) -> None:
    caged.begin()
    played, game = until(lambda: caged.game_id), caged.game
    caged.signal_game(signal.SIGKILL)
    until(lambda: caged.game not in (0, game) and caged.is_seen)
    assert caged.game_id == played


@pytest.mark.parametrize(("which", "code"), [(signal.SIGTERM, 0), (signal.SIGKILL, 137)])
def test_only_whoever_ends_it_well_ends_it_for_good(caged: Caged, which: int, code: int) -> None:
    os.kill(caged.keeper, which)
    assert ended(caged.supervisor) == code


def test_a_game_whose_session_has_broken_off_ends(caged: Caged) -> None:
    game = caged.game
    os.kill(caged.find(b"cage\0-d"), signal.SIGKILL)
    assert ended(caged.supervisor) == 1
    until(lambda: not alive(game))
