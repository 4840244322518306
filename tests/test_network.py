"""Nobody is talked to: in a whole session no process of the game opens a socket."""

import os
import re
import socket
from pathlib import Path

from tests.waiting import run_python

ROOT = Path(__file__).parent.parent
NETWORK = ["socket.__new__", str(int(socket.AF_INET))]
PIPE = ("socket.__new__", str(int(socket.AF_UNIX)))
"""How multiprocessing makes the two ends of a pipe, neither with a name to connect to."""

TILES = re.compile(r"\b[KRBO](1[0-3]|[1-9])\b|Tile\(")
HOOK = """
import os, sys
def note(line):
    file = os.open(FILE, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(file, f"{os.getpid()} {line}\\n".encode())
    os.close(file)
def hear(event, arguments):
    if event.partition(".")[0] in ("socket", "urllib", "http", "ftplib", "smtplib", "webbrowser"):
        family = [str(int(arguments[1]))] if event == "socket.__new__" else []
        note(" ".join([event, *family]))
sys.addaudithook(hear)
note("listens")
"""
"""What every Python of a session runs first."""


def heard(folder: Path, *program: str) -> list[list[str]]:
    """Run a program; give each process and what it did that has to do with a network."""
    file = folder / "heard"
    (folder / "sitecustomize.py").write_text(f"FILE = {str(file)!r}\n{HOOK}")
    home = {"RACK_AND_RUN_HOME": str(folder / "home")}
    env = os.environ | home | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = run_python(*program, env=env)
    assert (done.returncode, done.stderr) == (0, "")
    return [line.split() for line in file.read_text().splitlines()]


def test_a_socket_would_be_heard(tmp_path: Path) -> None:
    lines = heard(tmp_path, "-c", "import socket; socket.socket(socket.AF_INET)")
    assert [event for _, *event in lines] == [["listens"], NETWORK]


def test_a_whole_session_opens_no_socket_and_writes_no_tile_into_the_log(tmp_path: Path) -> None:
    lines = heard(tmp_path, "-m", "tests.small_session")
    assert {tuple(event) for _, *event in lines} <= {("listens",), PIPE}
    assert len({process for process, *_ in lines}) >= 2, "the bots think in a process of their own"
    log = (tmp_path / "home" / "log.txt").read_text("utf-8")
    assert "pygame" in log
    assert not TILES.search(log)
