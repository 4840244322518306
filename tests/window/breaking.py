"""The game of a public screen that breaks when it is told to: `python -m tests.window.breaking`.

It is told by a file `break` beside the data: `raise` an error, `fall`, `hang`, be `stuck` while it
loads, have a `full` disk, or `leave`, as a visitor of whom it is known that they have gone. Which
scene is in front stands in a file `scene` there.
"""

import ctypes
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import main as program
from game.kit.app import App

TOLD, SCENE = "break", "scene"
AT_START = ("stuck", "full")


def write_whole(path: Path, text: str) -> None:
    """Write a file that others look at all the time: none of them finds half of it."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


class Breaking:
    """Does one frame after the other, until it is told to break."""

    def __init__(self, folder: Path) -> None:
        self._told, self._tells = folder / TOLD, folder / SCENE
        self._scene = ""
        self._tells.unlink(missing_ok=True)  # That of the game before may be another.
        self._step = App.step

    def step(self, app: App, *frame: Any) -> bool:
        self._break(self._heard(), app)
        going = self._step(app, *frame)
        if going and (scene := type(app.stack.top).__name__) != self._scene:
            self._scene = scene
            write_whole(self._tells, scene)
        return going

    def _heard(self) -> str:
        with suppress(FileNotFoundError):
            how = self._told.read_text()
            if how not in AT_START:
                self._told.unlink()
                return how
        return ""

    def _break(self, how: str, app: App) -> None:
        match how:
            case "raise":
                raise RuntimeError("told to")
            case "fall":
                ctypes.string_at(0)
            case "hang":
                while True:
                    pass
            case "leave":
                loop: Any = app.stack._scenes[0][0]
                loop._answered(False)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[arguments.index("--data") + 1]).parent
    told, breaking = folder / TOLD, Breaking(folder)
    match told.exists() and told.read_text():
        case "full":
            import resource

            resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        case "stuck":
            told.unlink()
            program._attend = lambda *_: Event().wait()  # type: ignore[assignment]
        case _:
            App.step = lambda *frame: breaking.step(*frame)  # type: ignore[method-assign]
    return program.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
