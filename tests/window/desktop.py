"""A desktop under a virtual display, and the game in a window on it, used from outside."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path
from shutil import copytree
from struct import unpack
from threading import Event, Thread

import pygame
from pygame import Rect, Surface

from game.kit.preferences import Store
from tests.processes import rests
from tests.waiting import ended, run, until

Point = tuple[int, int]
Process = subprocess.Popen[bytes]

ROOT = Path(__file__).parent.parent.parent
TOOLS = ("Xvfb", "openbox", "xdotool")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]

SCREEN = (1400, 900)
WITH_US = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
"""What ends a program with the tests, even where these are killed: a supervisor that outlives them
would draw on displays that others get later."""

HOME = "home"
"""The folder for all that the game keeps."""

FRAMES = 40
"""Frames after which a game has noticed what was done, even where it loads what it shows next."""

TRIES = 20
"""So often a window manager is asked to close a window."""

DRAG_STEPS = 6


class Desktop:
    """A virtual display with a window manager: one mouse, one keyboard, one picture."""

    def __init__(self, display: str, size: Point, screen: mmap) -> None:
        self.env = {**os.environ, "DISPLAY": display}
        self._size = size
        # The server keeps the screen in the format of xwd: a header of big-endian numbers that
        # begins with its own length, then a table of colours, then the pixels.
        header = unpack(">25I", screen[:100])
        self._line, colors = header[12], header[19]
        self._pixels = memoryview(screen)[header[0] + 12 * colors :]

    def do(self, *words: str) -> None:
        done = self._xdotool(words)
        assert not done.stderr, done.stderr

    def ask(self, *words: str) -> str:
        """Let xdotool find something out; give nothing if it cannot."""
        return self._xdotool(words).stdout.strip()

    def _xdotool(self, words: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        return run(["xdotool", *words], env=self.env)

    def picture(self, area: Rect) -> Surface:
        screen = pygame.image.frombuffer(self._pixels, self._size, "BGRA", self._line)
        screen.set_alpha(None)
        copy = Surface(area.size, 0, 32)
        copy.blit(screen, (0, 0), area)
        return copy


class Window:
    """The window of the running game: the mouse and the keyboard in it, and its picture."""

    def __init__(self, desktop: Desktop, process: Process, errors: Path, size: Point) -> None:
        self._desktop = desktop
        self._process = process
        self._errors = errors
        self._id = until(lambda: desktop.ask("search", "--onlyvisible", "--class", "rack-and-run"))
        self.rect = Rect(self._corner(), size)

    def move(self, to: Point) -> None:
        self._desktop.do(*self._to(to))

    def tap(self, at: Point) -> None:
        self._desktop.do(*self._to(at), "mousedown", "1", "mouseup", "1")

    def tap_often(self, at: Point, times: int) -> None:
        """Click again and again in the same place, a tenth of a second apart."""
        click = ("mousedown", "1", "mouseup", "1", "sleep", "0.1")
        self._desktop.do(*self._to(at), *times * click)

    def minimise(self) -> None:
        self._desktop.do("windowminimize", "--sync", self._id)
        self.notice()  # Brought back at once it would never have seemed to be away.
        self._desktop.do("windowmap", "--sync", self._id)

    def notice(self) -> None:
        """Wait until the game has noticed what was done."""
        end = rests(self.pid) + FRAMES
        until(lambda: not self.runs or rests(self.pid) > end)

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def drag(self, start: Point, end: Point) -> None:
        way: list[str] = []
        for step in range(1, DRAG_STEPS + 1):
            x, y = (a + (b - a) * step // DRAG_STEPS for a, b in zip(start, end, strict=True))
            way += [*self._to((x, y)), "sleep", "0.005"]
        self._desktop.do(*self._to(start), "mousedown", "1", *way, "mouseup", "1")

    def shrink(self, by: Point) -> None:
        """Resize it with the mouse, by the lower right corner, as window managers do with Alt."""
        x, y = self.rect.width - 20, self.rect.height - 20
        self._desktop.do(*self._to((x, y)), "keydown", "alt", "mousedown", "3", "sleep", "0.1")
        for share in 0.5, 1.0:
            to = round(x - by[0] * share), round(y - by[1] * share)
            self._desktop.do(*self._to(to), "sleep", "0.1")
        self._desktop.do("mouseup", "3", "keyup", "alt")

    def toggle_full_screen(self) -> None:
        before = self.size
        self.key("F11")
        until(lambda: self.size != before)
        until(self.stands)

    def stands(self) -> bool:
        """Find where the window is; tell whether it has been there for a moment."""
        before = self.rect
        # It comes to its size and to its place one after the other.
        self._desktop.do("sleep", "0.1")
        self.rect = Rect(self._corner(), self.size)
        return self.rect == before

    @property
    def size(self) -> Point:
        said = self._desktop.ask("getwindowgeometry", "--shell", self._id)
        sides = dict(line.split("=") for line in said.splitlines())
        return int(sides["WIDTH"]), int(sides["HEIGHT"])

    def key(self, name: str) -> None:
        self._desktop.do("key", name)

    def close(self) -> None:
        """Press Alt+F4 until the game has ended: now and then a window manager misses it."""
        for _ in range(TRIES):
            if self.runs:
                self.key("alt+F4")
                self.notice()
        assert not self.runs, "it does not close"

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def complaints(self) -> str:
        return self._errors.read_text()

    def wait(self) -> int:
        return ended(self._process)

    def picture(self, area: Rect | None = None) -> Surface:
        place = self.rect if area is None else area.move(self.rect.topleft)
        return self._desktop.picture(place)

    @contextmanager
    def filmed(self, area: Rect) -> Iterator[set[bytes]]:
        """Collect every picture that an area shows meanwhile, as RGB bytes."""
        frames: set[bytes] = set()
        over = Event()

        def look() -> None:
            frames.add(pygame.image.tobytes(self.picture(area), "RGB"))

        def film() -> None:
            while not over.is_set():
                look()

        look()
        camera = Thread(target=film)
        camera.start()
        try:
            yield frames
        finally:
            over.set()
            camera.join()
            look()

    def _to(self, at: Point) -> tuple[str, ...]:
        return "mousemove", str(self.rect.x + at[0]), str(self.rect.y + at[1])

    def _corner(self) -> Point:
        """Ask where the window is: the mouse knows, whatever frame the window has."""
        said = self._desktop.ask(
            "mousemove", "--window", self._id, "0", "0", "getmouselocation", "--shell"
        )
        places = dict(line.split("=") for line in said.splitlines())
        return int(places["X"]), int(places["Y"])


@contextmanager
def opened(
    folder: Path, program: Sequence[str], size: Point, settings: Store, screen: Point = SCREEN
) -> Iterator[Window]:
    """Run the game, or what opens it otherwise, in a window on a desktop of its own.

    All files lie in a folder; what the game kept there before, it finds again. A program that is
    named by its whole path needs no Python to run it.
    """
    home = folder / HOME
    if not home.exists():
        settings.save()
        copytree(settings.path.parent, home)
    with desktop(folder, screen) as made:
        python = [] if Path(program[0]).is_absolute() else [sys.executable]
        command = [*python, *program, "--size", "{}x{}".format(*size)]
        own = {"SDL_VIDEODRIVER": "x11", "RACK_AND_RUN_HOME": str(home)}
        with running(command, made.env | own, folder / "game") as process:
            yield Window(made, process, folder / "game.err", size)


@contextmanager
def desktop(folder: Path, screen: Point = SCREEN) -> Iterator[Desktop]:
    with (
        display(folder, screen) as made,
        running(["openbox", "--sm-disable"], made.env, folder / "manager"),
    ):
        until(lambda: made.ask("get_num_desktops"))
        yield made


@contextmanager
def display(folder: Path, screen: Point) -> Iterator[Desktop]:
    """Run a virtual display with nothing on it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "{}x{}x24".format(*screen)]
    command += ["-nocursor", "-noreset", "-fbdir", str(folder)]
    with running(command, dict(os.environ), folder / "server"):
        number = until(lambda: (folder / "server.out").read_text().strip())
        with (folder / "Xvfb_screen0").open("rb") as file:
            yield Desktop(f":{number}", screen, mmap(file.fileno(), 0, access=ACCESS_READ))


@contextmanager
def running(command: list[str], env: dict[str, str], log: Path) -> Iterator[Process]:
    """Run a program as long as it is needed; what it says goes to two files."""
    out, err = log.with_suffix(".out"), log.with_suffix(".err")
    # Files, since a program that nobody listens to stands still once a pipe is full.
    with out.open("wb") as outs, err.open("wb") as errs:
        process = subprocess.Popen(
            [*WITH_US, *command], env=env, cwd=ROOT, stdout=outs, stderr=errs
        )
    try:
        yield process
    finally:
        process.terminate()
        ended(process)
