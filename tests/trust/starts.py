"""Every start is clear: the game plays where it is seen, or says in a line why it does not.

Each is a process of its own, started as oddly as its line of the table says.
"""

import os
import shutil
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.processes import PROC
from tests.trust.promise import Promise
from tests.waiting import ended, until
from tests.window.desktop import ROOT, running

AT_ONCE = 2
BLANK = {"PATH", "LANG", "TMPDIR", "VIRTUAL_ENV"}
"""All that a start gets of the environment of the tests."""

NO_ACCOUNT = b"""
import pwd
def nobody(number):
    raise KeyError(number)
pwd.getpwuid = nobody
"""

# Runs main.py, and presses Ctrl+C at the so many-th module that it loads or file that it opens.
CTRL_C = """
import os, signal, sys
left = [int(sys.argv.pop(1))]
def heard(event, _):
    if event in ("import", "open"):
        left[0] -= 1
        if not left[0]:
            os.kill(os.getpid(), signal.SIGINT)
with open("main.py", "rb") as file:
    program = compile(file.read(), os.path.abspath("main.py"), "exec")
sys.addaudithook(heard)
exec(program, {"__name__": "__main__", "__file__": os.path.abspath("main.py")})
"""


@dataclass
class Place:
    """Where a game is started: a folder, a tree of files that may be damaged, an environment."""

    folder: Path
    root: Path
    env: dict[str, str]
    cwd: Path


Spoil = Callable[[Place], object]


@dataclass(frozen=True)
class Start:
    """A start, and what comes of it: it plays unless it exits.

    `says` is in the one line with which it exits, or in the log.
    """

    name: str
    says: str = ""
    exits: int = 0
    spoil: Spoil = lambda _: None
    env: Mapping[str, str | None] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    python: tuple[str, ...] = ("{root}/main.py",)

    @property
    def is_seen(self) -> bool:
        """Tell whether it opens a window on a screen."""
        return not self.exits and "SDL_VIDEODRIVER" not in self.env


def link(name: str, to: str) -> Spoil:
    """Let a link lie where a file of the game was."""
    return lambda place: _instead(place.root / name).symlink_to(to)


def write(name: str, content: bytes) -> Spoil:
    def spoil(place: Place) -> None:
        path = _instead(place.root / name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    return spoil


def pipe(name: str) -> Spoil:
    return lambda place: os.mkfifo(_instead(place.root / name))


def gone(name: str) -> Spoil:
    return lambda place: _instead(place.root / name)


def _instead(path: Path) -> Path:
    shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)
    return path


def package(name: str, source: str) -> Spoil:
    return write(f"{name}/__init__.py", source.encode())


def elsewhere(name: str) -> Spoil:
    def spoil(place: Place) -> None:
        place.cwd = place.folder / name
        place.cwd.mkdir()

    return spoil


def moved(place: Place) -> None:
    """Let the game lie in a folder with an odd name."""
    place.root = place.cwd = place.root.rename(place.folder / "Größe 5 ‘%s’")


SHELL = ("-c", "import os, sys; os.execvp('sh', ['sh', '-c', *sys.argv[1:]])")


def shell(script: str) -> tuple[str, ...]:
    return (*SHELL, script.replace("MAIN", f"{sys.executable} {{root}}/main.py"))


REFUSED = 2


def unseen(name: str, says: str = "", spoil: Spoil = lambda _: None, **how: Any) -> Start:
    """Start it without a screen."""
    env = {"SDL_VIDEODRIVER": "dummy", **how.pop("env", {})}
    return Start(name, says, spoil=spoil, env=env, **how)


def back(name: str, says: str, spoil: Spoil, **how: Any) -> Start:
    """Start one that exits, for something is missing."""
    return unseen(name, says, spoil, exits=REFUSED, **how)


NO_SCREEN = {"says": "There is no screen", "exits": REFUSED}
NO_WINDOW = {"says": "Couldn't open a window", "exits": REFUSED}
FAKE = {"PYTHONPATH": "{root}"}
FONT = "FredokaOne = ManropeSemiBold = ManropeExtraBold = '/nowhere/a.ttf'"
PYGAME = "raise ModuleNotFoundError('No module named pygame', name='pygame')"
SETTINGS, GAMES = "home/settings.json", "home/games.db"
TEXTS, LOOK = "assets/texts/en/menu.ftl", "assets/themes/felt/theme.toml"
PICK, WIN = "assets/sounds/tiles/pick-2.wav", "assets/sounds/signals/win-1.wav"
NOT_HEARD = "Sounds that can't be read: "
NO_HOME = {"RACK_AND_RUN_HOME": None}

SCREEN = (
    Start("as ever"),
    Start("no display", **NO_SCREEN, env={"DISPLAY": None}),
    Start("a display that is not there", **NO_SCREEN, env={"DISPLAY": ":4077"}),
    Start("a display that is none", **NO_SCREEN, env={"DISPLAY": "nonsense"}),
    Start("no compositor", **NO_SCREEN, env={"DISPLAY": None, "WAYLAND_DISPLAY": "nowhere"}),
    Start("a driver that is none", **NO_WINDOW, env={"SDL_VIDEODRIVER": "nonsense"}),
    Start("X without", **NO_WINDOW, env={"SDL_VIDEODRIVER": "x11", "DISPLAY": None}),
    Start("Wayland without", **NO_WINDOW, env={"SDL_VIDEODRIVER": "wayland", "DISPLAY": None}),
    unseen("unseen as asked"),
    Start("off the screen as asked", env={"SDL_VIDEODRIVER": "offscreen"}),
    Start("full screen", options=("--fullscreen",)),
    unseen("a tiny window", options=("--size", "1x1")),
    Start("a huge window", "larger than any screen", REFUSED, options=("--size", "16384x16384")),
    Start("no window to speak of", "is not a size", REFUSED, options=("--size", "0x0")),
    Start("a nonsense size", "is not a size", REFUSED, options=("--size", "nonsense")),
    unseen("a folder for all", options=("--data", "all of it")),
    unseen("a folder that cannot be", options=("--data", "/proc/self/none")),
    Start("a nonsense seed", "seed", REFUSED, options=("--seed", "-1")),
    unseen("bots at once", options=("--demo", "--seed", "1")),
)
SOUNDS = (
    unseen("a nonsense sound driver", env={"SDL_AUDIODRIVER": "nonsense"}),
    unseen("no sound card", env={"SDL_AUDIODRIVER": "alsa"}),
    unseen("a damaged sound", NOT_HEARD + "pick-2.wav.", write(PICK, b"RIFF no sound")),
    unseen("an unreadable sound", NOT_HEARD + "win-1.wav.", link(WIN, "win-1.wav")),
    unseen("a sound that never ends", NOT_HEARD + "win-1.wav.", link(WIN, "/dev/zero")),
    unseen("no sounds", spoil=gone("assets/sounds")),
)
FILES = (
    back("no assets", "logo.svg", gone("assets")),
    back("empty texts", "There are no texts", write(TEXTS, b"")),
    back("texts in a pipe", "can't be read", pipe(TEXTS)),
    back("unreadable texts", "be read", link(TEXTS, "menu.ftl")),
    back("no picture", "paw.svg can't", gone("assets/art/paw.svg")),
    back("a damaged picture", "paw.svg", write("assets/art/paw.svg", b"<svg")),
    back("no theme", "theme.toml can't", gone(LOOK)),
    back("a wrong theme", "felt", write(LOOK, b"x")),
    back("a damaged layout", "wide.tmx", write("assets/tables/wide.tmx", b"<map")),
    back("no layouts", "holds no layout", gone("assets/tables")),
    back("no font", "a font", package("font_manrope", FONT), env=FAKE),
    back("no scenes", "pip install -r", gone("scenes")),
    back("no pygame", "pip install -r", package("pygame", PYGAME), env=FAKE),
    back("another pygame", "pygame-ce", package("pygame", ""), env=FAKE),
)
OWN_FILES = (
    unseen(
        "no home and no account",
        spoil=write("sitecustomize.py", NO_ACCOUNT),
        env={**FAKE, **NO_HOME, "HOME": None},
    ),
    unseen("an empty home", env={**NO_HOME, "HOME": ""}),
    unseen("a file for a home", env={"RACK_AND_RUN_HOME": "{root}/main.py"}),
    unseen("a home that cannot be written", env={"RACK_AND_RUN_HOME": "/proc/self"}),
    unseen("a home with a long name", env={"RACK_AND_RUN_HOME": "/tmp/" + "x" * 5000}),
    unseen("a folder for settings", "damaged settings", write(f"{SETTINGS}/file", b"")),
    unseen("settings without an end", "damaged settings", link(SETTINGS, "/dev/full")),
    unseen("settings in a pipe", "damaged settings", pipe(SETTINGS)),
    unseen("a theme that is gone", "A theme can't be used", write(SETTINGS, b'{"theme": "gone"}')),
    unseen("nonsense for games", "Saved games: damaged", write(GAMES, b"nonsense")),
    unseen("games in a pipe", "Saved games: unsaved", pipe(GAMES)),
    unseen("a folder for the log", spoil=write("home/log.txt/file", b"")),
)
WAYS = (
    unseen("another folder", spoil=elsewhere("else")),
    unseen("a deleted folder", python=shell("mkdir a; cd a; rmdir ../a; exec MAIN")),
    unseen("a link", python=shell("ln -s {root}/main.py l; exec {python} l")),
    unseen("an odd folder", spoil=moved),
    unseen("isolated", python=("-I", "{root}/main.py")),
    unseen("without documentation", python=("-OO", "{root}/main.py")),
    unseen("no warnings allowed", python=("-W", "error", "{root}/main.py")),
    unseen("no letters but ASCII", env={"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}),
    unseen("nobody to talk to", python=shell("exec MAIN <&- >&- 2>&-")),
    Start("help on a full disk", "left on dev", 2, python=shell("exec MAIN --help >/dev/full")),
)
STOPPED = tuple(
    unseen(f"Ctrl+C at {at}", exits=130, python=("-c", CTRL_C, str(at)))
    for at in (1, 10, 50, 150, 300)
)
KINDS: tuple[tuple[Start, ...], ...] = (SCREEN, SOUNDS, FILES, OWN_FILES, WAYS, STOPPED)
COUNT = sum(map(len, KINDS))


def _plant(folder: Path, env: Mapping[str, str]) -> Place:
    """Lay out the game anew, of links, so that any of its files can be exchanged."""
    root = folder / "game"
    shutil.copytree(ROOT / "assets", root / "assets", copy_function=os.symlink)
    shutil.copy(ROOT / "main.py", root)
    for each in "game", "scenes", "requirements.txt":
        (root / each).symlink_to(ROOT / each)
    (root / "home").mkdir()
    return Place(folder, root, dict(env), root)


def _environment(start: Start, place: Place) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name in BLANK}
    env |= {"SDL_AUDIODRIVER": "dummy", "RACK_AND_RUN_HOME": str(place.root / "home"), **place.env}
    for name, value in start.env.items():
        env.pop(name, None)
        if value is not None:
            env[name] = value.replace("{root}", str(place.root))
    return env


def tried(start: Start, env: Mapping[str, str]) -> str:
    """Start; give what is wrong with what came of it, or nothing."""
    with TemporaryDirectory(prefix="rack-and-run-starts-") as folder:
        os.chmod(folder, 0o755)
        place = _plant(Path(folder), env)
        start.spoil(place)
        python = (word.replace("{root}", str(place.root)) for word in start.python)
        command = [sys.executable, *(word.replace("{python}", sys.executable) for word in python)]
        out, err = Path(folder, "out"), Path(folder, "err")
        with out.open("wb") as outs, err.open("wb") as errs:
            game = subprocess.Popen(
                [*command, *start.options],
                env=_environment(start, place),
                cwd=place.cwd,
                stdin=subprocess.DEVNULL,
                stdout=outs,
                stderr=errs,
            )
        try:
            fault = _played(start, game, env) if not start.exits else ""
            code = ended(game)
        except AssertionError:
            return "neither plays nor ends"
        finally:
            game.kill()
            game.wait()
        log = place.root / "home/log.txt"
        written = log.read_text() if log.is_file() else ""
        said = out.read_text(), err.read_text(errors="replace")
        return fault or _told(start, code, *said, written)


def _played(start: Start, game: "subprocess.Popen[bytes]", env: Mapping[str, str]) -> str:
    """Wait for the menu, look for the window, and let the game end as the desktop asks it to."""
    until(lambda: game.poll() is not None or _worker(game.pid))
    if game.poll() is not None:
        return ""
    seen = not start.is_seen or _window(game.pid, env)
    game.send_signal(signal.SIGTERM)
    return "" if seen else "plays unseen"


def _worker(pid: int) -> bool:
    """Tell whether there is the process that is started once the menu has been drawn."""
    try:
        children = (PROC / f"{pid}/task/{pid}/children").read_text().split()
        return any(b"spawn_main" in (PROC / each / "cmdline").read_bytes() for each in children)
    except OSError:
        return False


def _window(pid: int, env: Mapping[str, str]) -> bool:
    command = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
    found = subprocess.run(command, env={**os.environ, **env}, capture_output=True, check=False)
    return bool(found.stdout.strip())


def _told(start: Start, code: int, out: str, err: str, log: str) -> str:
    """Compare how it ended, and what it said, with what it should: in the log where it plays."""
    lines, told = err.splitlines(), err if start.exits else log
    if code != start.exits:
        return f"exit code {code} instead of {start.exits}: {' / '.join(lines[-3:])}"
    if len(lines) != bool(start.exits and start.says) or start.says not in told or out.strip():
        return f"says {' / '.join([*lines, *out.splitlines(), log])[-300:]!r}"
    return ""


@contextmanager
def _screen() -> Iterator[Mapping[str, str]]:
    """Give the way to a screen of our own, or none where there is no such program."""
    if missing := [each for each in ("Xvfb", "xdotool") if not shutil.which(each)]:
        warnings.warn(
            f"no {', '.join(missing)}: nobody looks whether there is a window", stacklevel=1
        )
        yield {}
        return
    with TemporaryDirectory() as folder:
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24"]
        with running(command, dict(os.environ), Path(folder, "server")):
            number = until(lambda: Path(folder, "server.out").read_text().strip())
            yield {"DISPLAY": f":{number}"}


def _unclear(size: int, seed: int) -> Iterator[str]:
    if not (PROC / "self/task").exists():
        warnings.warn("no list of processes: no start was tried", stacklevel=1)
        return
    starts = islice(_starts(Random(seed)), size)
    with _screen() as env, ThreadPoolExecutor(AT_ONCE) as tries:
        possible = [start for start in starts if env or not start.is_seen]
        faults = tries.map(lambda start: tried(start, env), possible)
        for start, fault in zip(possible, faults, strict=True):
            if fault:
                yield f"{start.name}: {fault}"


def _starts(chance: Random) -> Iterator[Start]:
    """Give all starts, one of each kind and then the next ones."""
    for each in zip_longest(*(chance.sample(kind, len(kind)) for kind in KINDS)):
        yield from filter(None, each)


PROMISE = Promise(
    "starts",
    "it plays where it is seen, or says in a line why it does not",
    sample=len(KINDS),
    whole=COUNT,
    by_hand=COUNT,
    attack=_unclear,
)
