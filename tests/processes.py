"""Processes as the system lists them."""

from pathlib import Path

PROC = Path("/proc")
STARTED = (b"spawn_main", b"--multiprocessing-fork")
"""What Python starts a process with, and what a frozen program does."""


def alive(pid: int) -> bool:
    return _runs(_fields(pid))


def children(pid: int) -> list[int]:
    pids = [int(path.name) for path in PROC.iterdir() if path.name.isdecimal()]
    found = ((each, _fields(each)) for each in pids)
    return [each for each, fields in found if fields[1:2] == [str(pid)] and _runs(fields)]


def workers(pid: int) -> list[int]:
    return [each for each in children(pid) if any(word in command(each) for word in STARTED)]


def _runs(fields: list[str]) -> bool:
    return bool(fields) and fields[0] not in "ZX"


def _fields(pid: int) -> list[str]:
    """Give state, parent and so on; nothing if there is no such process."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def command(pid: int) -> bytes:
    try:
        return (PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return b""


def rests(pid: int) -> int:
    """Count how often a process has rested, which a game does at each frame; -1 if it is gone."""
    try:
        status = (PROC / str(pid) / "status").read_text()
    except OSError:
        return -1
    return int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
