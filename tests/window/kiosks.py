"""A public screen on a desktop, kept running by its supervisor, and what strangers do to it."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import shuffle
from tempfile import TemporaryDirectory

from game.session.session import Session
from game.store.games import SavedGames
from game.store.summary import Summary
from scenes.kiosk.startup import VISIT_FOLDER
from tests.processes import alive, children, command, rests
from tests.waiting import until
from tests.window.breaking import SCENE
from tests.window.desktop import FRAMES, ROOT, Desktop, Process, desktop, running
from tests.window.supervised import PASSED

SCREEN = (1280, 720)
MIDDLE = (640, 300)
"""Where nothing can be pressed."""

LONG = 1000.0
"""Seconds in which a supervisor loses its patience, and forgets what was before."""

HUNG = 40
"""Looks at a game that does not get on, after which it never will."""

MOMENT = 0.05
"""Seconds for which it has to hold the screen, to hold it."""

GAME = b"--kiosk-game"


class Public:
    """The public screen as somebody in front of it, or the system, knows it."""

    def __init__(self, desktop: Desktop, supervisor: Process, data: Path) -> None:
        self.desktop, self.supervisor, self.data = desktop, supervisor, data

    @property
    def game(self) -> int:
        """The number of the process of the game; 0 if there is none."""
        running = children(self.supervisor.pid)
        return next((pid for pid in running if GAME in command(pid)), 0)

    @property
    def scene(self) -> str:
        """The name of the scene in front; nothing while a game loads."""
        try:
            return (self.data.parent / SCENE).read_text()
        except FileNotFoundError:
            return ""

    def pass_time(self, seconds: float = LONG) -> None:
        """Let time pass for the supervisor."""
        file = self.data.parent / PASSED
        passed = float(file.read_text()) if file.exists() else 0.0
        file.with_suffix(".new").write_text(str(passed + seconds))
        file.with_suffix(".new").replace(file)

    def notice(self, look: Callable[[], object] = lambda: False, frames: int = FRAMES) -> None:
        """Wait until there is something to see, or the game has noticed all that was done."""
        game = self.game
        end = rests(game) + frames
        until(lambda: look() or rests(game) > end or not alive(game))

    def signal_game(self, which: int) -> None:
        os.kill(until(lambda: self.game), which)

    @property
    def window(self) -> str:
        """What X calls the window; nothing if there is none."""
        found = self.desktop.ask("search", "--onlyvisible", "--class", "rack-and-run").split()
        return found[-1] if found else ""

    @property
    def holds(self) -> bool:
        look = ("getwindowfocus", "getwindowgeometry", "--shell")
        said = self.desktop.ask(*look, "sleep", str(MOMENT), *look).split()
        width, height = SCREEN
        whole = ["X=0", "Y=0", f"WIDTH={width}", f"HEIGHT={height}", "SCREEN=0"]
        return said == 2 * [f"WINDOW={self.window}", *whole]

    @property
    def game_id(self) -> str:
        """Name the game of who is there; nothing if nobody is."""
        return self._kept(lambda games, found: found.id)

    @property
    def state(self) -> tuple[object, ...]:
        """Give the deal, all turns and the half-made one of the game of who is there."""
        game = Session.resume(self._journal).game
        return game.record, game.draft.steps, game.draft.rack, game.draft.rows

    @property
    def has_begun(self) -> bool:
        """Tell whether whoever is there has made a step of their turn."""
        journal = self._journal
        return bool(journal) and Session.resume(journal).game.draft.can_undo

    @property
    def _journal(self) -> str:
        return self._kept(lambda games, found: games.text(found.id))

    def _kept(self, ask: Callable[[SavedGames, Summary], str]) -> str:
        """Ask a copy of what is kept: only one can have the file itself."""
        with TemporaryDirectory() as folder:
            # A journal may move into its database between the reading of the two: then both are
            # older together than what was kept. So they are read until they stand still.
            before, now = None, self._read()
            while now != before:
                before, now = now, self._read()
            for name, content in now.items():
                (Path(folder) / name).write_bytes(content)
            with closing(SavedGames(Path(folder))) as games:
                unfinished = games.unfinished
                return ask(games, unfinished) if unfinished else ""

    def _read(self) -> dict[str, bytes]:
        found = dict[str, bytes]()
        for file in (self.data / VISIT_FOLDER).glob("games.db*"):
            with suppress(FileNotFoundError):
                found[file.name] = file.read_bytes()
        return found

    def is_back(self) -> bool:
        try:
            return until(lambda: self.holds, lambda: (self.game, self.scene))
        except AssertionError:
            return False

    def is_back_after_all(self) -> bool:
        """Wait for it, too, where the game may have ended, or may hang."""
        before, same = (0, 0), 0

        def look() -> bool:
            nonlocal before, same
            now = self.game, rests(self.game)
            before, same = now, same + 1 if now == before else 0
            if now[0] == 0 or (self.scene and same > HUNG):
                self.pass_time()
            return self.holds

        return until(look, lambda: (self.game, self.scene))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        held = ("mousedown", "1", "sleep", "0.05", "mousemove", *map(str, end), "sleep", "0.05")
        self.desktop.do("mousemove", *map(str, start), *held, "mouseup", "1")

    def cut_power(self) -> None:
        """Kill the supervisor and all that it has started at once, in any order."""
        pids = [self.supervisor.pid, *below(self.supervisor.pid)]
        shuffle(pids)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.supervisor.wait()

    def tap(self, at: tuple[int, int]) -> None:
        self.desktop.do(
            "mousemove", *map(str, at), "mousedown", "1", "sleep", "0.05", "mouseup", "1"
        )

    def key(self, name: str) -> None:
        self.desktop.do("key", name)


def below(pid: int) -> list[int]:
    return [each for child in children(pid) for each in (child, *below(child))]


@contextmanager
def opened(folder: Path, written: str = "") -> Iterator[Public]:
    """Keep a public screen running, on a desktop of its own, by what is written in its file."""
    (folder / "kiosk.toml").write_text(written)
    with desktop(folder, SCREEN) as made, supervised(made, folder) as public:
        until(lambda: public.holds)
        yield public


@contextmanager
def attended(
    made: Desktop, folder: Path, program: Sequence[str] = (sys.executable, "main.py", "--kiosk")
) -> Iterator[Public]:
    """Run the supervisor of the game, as a public screen does."""
    told = [*program, str(folder / "kiosk.toml"), "--data", str(folder / "data")]
    with _supervising(made, folder, ROOT, told) as public:
        yield public


@contextmanager
def supervised(made: Desktop, folder: Path, root: Path = ROOT) -> Iterator[Public]:
    """Run one whose game, which lies in a folder, can be told to break, and that has patience."""
    python = (sys.executable, "-m", "tests.window.supervised")
    told = [*python, str(folder / "kiosk.toml"), str(folder / "data")]
    with _supervising(made, folder, root, told) as public:
        yield public


@contextmanager
def _supervising(made: Desktop, folder: Path, root: Path, told: list[str]) -> Iterator[Public]:
    command = ["env", "-C", str(root), *told]
    own = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    with running(command, made.env | own, folder / "game") as supervisor:
        yield Public(made, supervisor, folder / "data")
