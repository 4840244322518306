"""Nothing that only Linux has is used on other systems: paths, signals, modules, calls."""

import ast
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [
    ROOT / "main.py",
    *(path for room in ("game", "scenes") for path in (ROOT / room).rglob("*.py")),
]
SOURCES += sorted((ROOT / "packaging").rglob("*.py"))

PATH = re.compile(r"(~|/(proc|dev|sys|tmp|etc|usr|var|run|home|opt|lib)(/|$))")
"""How a path of Linux begins; `os.devnull` and platformdirs know those of every system."""

MODULES = {"fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "syslog", "posix"}
"""Modules that Windows has not."""

SIGNALS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM", "SIG_DFL", "SIG_IGN"}
"""What Windows knows of `signal`, besides the functions below."""

EVERYWHERE = {
    "signal": {*SIGNALS, "signal", "getsignal", "raise_signal", "strsignal"},
    "os": set(
        re.findall(
            r"\w+",
            """
        O_APPEND O_BINARY O_CREAT O_EXCL O_RDONLY O_RDWR O_TRUNC O_WRONLY _exit abort chdir close
        devnull dup dup2 environ fdopen fspath fstat fsync ftruncate getcwd getpid isatty kill link
        linesep listdir lstat makedirs mkdir name open path pathsep pipe putenv read remove rename
        replace rmdir scandir sep stat stat_result strerror truncate unlink urandom utime walk write
        PathLike DirEntry
        """,
        )
    ),
}
"""What every system has of the modules that differ."""

ASKED = (
    "sys.platform",
    "os.name",
    "hasattr(",
    "getattr(",
    "suppress(ImportError",
    "except ImportError",
)
"""A function with one of these has thought of other systems."""


THOUGHT_OF = {"game/kit/files.py: fcntl": "its function is called where folders can be locked"}


def needs(source: str) -> Iterator[str]:
    yield from _needs(ast.parse(source))


def _needs(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and _has_asked(child):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        yield from _need(child)
        yield from _needs(child)


def _has_asked(function: ast.FunctionDef) -> bool:
    """Tell whether a function asks on which system it is."""
    text = ast.unparse(function)
    return any(each in text for each in ASKED)


def _need(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if PATH.match(text):
            yield f"{node.lineno}: {text}"
        case ast.Import(names=names):
            yield from (f"{node.lineno}: {each.name}" for each in names if each.name in MODULES)
        case ast.ImportFrom(module=str(module)) if module in MODULES:
            yield f"{node.lineno}: {module}"
        case ast.ImportFrom(module=str(module), names=names) if module.strip("_") in EVERYWHERE:
            known = EVERYWHERE[module.strip("_")]
            yield from (f"{node.lineno}: {each.name}" for each in names if each.name not in known)
        case ast.Attribute(value=ast.Name(id=module), attr=attr) if module in EVERYWHERE:
            if attr not in EVERYWHERE[module]:
                yield f"{node.lineno}: {module}.{attr}"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("path = '/proc/self/statm'", ["1: /proc/self/statm"]),
        ("path = '~/.config'", ["1: ~/.config"]),
        ("import fcntl", ["1: fcntl"]),
        ("signal.signal(signal.SIGHUP, stop)", ["1: signal.SIGHUP"]),
        ("from _signal import SIGUSR1", ["1: SIGUSR1"]),
        ("os.setsid()", ["1: os.setsid"]),
        ("def f():\n    if sys.platform != 'win32':\n        os.setsid()", []),
        ("def f():\n    'Looks in /proc.'\n    return os.devnull", []),
    ],
)
def test_what_only_linux_has_is_found(source: str, found: list[str]) -> None:
    assert list(needs(source)) == found


def test_no_source_needs_what_only_linux_has() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {each.partition(': ')[2]}"
        for path in SOURCES
        for each in needs(path.read_text("utf-8"))
    ]
    assert sorted(found) == sorted(THOUGHT_OF)


@pytest.mark.skipif(sys.platform == "win32", reason="it has what it has")
def test_what_is_said_to_be_everywhere_is_here() -> None:
    assert {each for each in EVERYWHERE["signal"] if not hasattr(signal, each)} == set()
    assert {each for each in EVERYWHERE["os"] if not hasattr(os, each)} <= {"O_BINARY"}


def test_no_color_is_turned_into_bytes() -> None:
    """What `bytes` makes of a colour differs on the web; a tuple of it is the same everywhere."""
    calls = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "bytes"
        if any("color" in ast.unparse(each).lower() for each in node.args)
    ]
    assert calls == []
