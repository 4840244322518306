"""A disk that fails: each call that would change a file is counted, and can be refused.

SQLite's way to the system is a table of calls by name, any of which can be exchanged in a running
process (`xSetSystemCall`), but for fsync, which is one of the methods of each file that it opens;
our own files go by the functions of `os`. What is exchanged stays so: this is for a process of its
own.
"""

import _sqlite3
import builtins
import ctypes
import io
import os
import signal
from collections.abc import Callable
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_size_t, c_void_p
from errno import ENOSPC
from pathlib import Path

from game.kit import files

Refusal = Callable[[int], int]
"""Gives the error with which the so many-th call fails, or 0."""

KILLED = -1
"""No error: the process is killed in the midst of the call."""

HALF = (ENOSPC, KILLED)
"""What leaves half of that which was to be written."""

WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
SYNC_FAILED = 10 | 4 << 8  # SQLITE_IOERR_FSYNC


def _well(_: int) -> int:
    return 0


class Disk:
    """All that is written; there is one."""

    def __init__(self) -> None:
        self._refuse = _well
        self.asked = 0
        """So many calls there were since it began to fail."""

    def fail(self, refuse: Refusal) -> None:
        self._refuse, self.asked = refuse, 0

    def recover(self) -> None:
        self._refuse = _well

    def fault(self) -> int:
        self.asked += 1
        return self._refuse(self.asked)


DISK = Disk()


def once(wanted: int, error: int) -> Refusal:
    return lambda at: error if at == wanted else 0


def for_ever(wanted: int, error: int) -> Refusal:
    return lambda at: error if at >= wanted else 0


# What SQLite calls

_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)  # It keeps the name.
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
_METHODS = 1 + 18  # a version, and the functions of which the fifth is xSync
_XSYNC = 5
_BEFORE_OPEN = ("pNext", "zName", "pAppData")
_AFTER_OPEN = ("Delete", "Access", "FullPathname", "DlOpen", "DlError", "DlSym", "DlClose")
_MORE = ("Randomness", "Sleep", "CurrentTime", "GetLastError", "CurrentTimeInt64")


class _Vfs(Structure):
    """SQLite's `sqlite3_vfs`."""

    _fields_ = (
        *((name, c_int) for name in ("iVersion", "szOsFile", "mxPathname")),
        *((name, c_void_p) for name in (*_BEFORE_OPEN, "open", *_AFTER_OPEN, *_MORE)),
        ("exchange", CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p)),
        ("find", CFUNCTYPE(c_void_p, c_void_p, c_char_p)),
    )


def _call(result: type, *kinds: type) -> Callable[..., ctypes._CFuncPtr]:
    return CFUNCTYPE(result, *kinds, use_errno=True)


_CALLS = {
    b"open": _call(c_int, c_char_p, c_int, c_int),
    b"ftruncate": _call(c_int, c_int, c_int64),
    b"write": _call(c_int64, c_int, c_void_p, c_size_t),
    b"pwrite": _call(c_int64, c_int, c_void_p, c_size_t, c_int64),
    b"pwrite64": _call(c_int64, c_int, c_void_p, c_size_t, c_int64),
    b"unlink": _call(c_int, c_char_p),
}
_kept: list[object] = []  # what C alone refers to


def is_possible() -> bool:
    """Tell whether this system's SQLite lets its calls be exchanged."""
    return os.name == "posix"


def install() -> None:
    """Let all that is written in this process go by the disk."""
    if _kept:
        return
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = POINTER(_Vfs)
    vfs = library.sqlite3_vfs_find(None)
    for name, kind in _CALLS.items():
        if real := vfs.contents.find(vfs, name):
            exchanged = kind(_exchanged(name, kind(real)))
            _kept.append(exchanged)
            vfs.contents.exchange(vfs, name, ctypes.cast(exchanged, c_void_p))
    opened = _OPEN(_synced(_OPEN(vfs.contents.open)))
    _kept.append(opened)
    vfs.contents.open = ctypes.cast(opened, c_void_p).value
    _exchange_ours()


def _exchanged(name: bytes, real: Callable[..., int]) -> Callable[..., int]:
    def call(*arguments: int) -> int:
        if name == b"open" and not arguments[1] & WRITES:
            return real(*arguments)
        if not (error := DISK.fault()):
            return real(*arguments)
        if error in HALF and b"write" in name:
            file, content, length, *place = arguments
            real(file, content, length // 2, *place)
        _die(error)
        ctypes.set_errno(error)
        return -1

    return call


def _sync(*_: int) -> int:
    if error := DISK.fault():
        _die(error)
        return SYNC_FAILED
    return 0


def _die(error: int) -> None:
    if error == KILLED:
        os.kill(os.getpid(), signal.SIGKILL)


def _synced(real: Callable[..., int]) -> Callable[..., int]:
    """Open a file, and let the method that waits for the disk be ours; it need not really wait."""
    sync = _SYNC(_sync)
    tables: dict[int, ctypes.Array[c_void_p]] = {}
    _kept.extend((sync, tables))

    def opened(vfs: int, name: int, file: int, flags: int, out: int) -> int:
        if code := real(vfs, name, file, flags, out):
            return code
        methods = c_void_p.from_address(file)
        if methods.value not in tables:
            table = (c_void_p * _METHODS).from_buffer_copy(
                ctypes.string_at(methods.value, ctypes.sizeof(c_void_p) * _METHODS)
            )
            table[_XSYNC] = ctypes.cast(sync, c_void_p).value
            tables[methods.value] = tables[ctypes.addressof(table)] = table
        methods.value = ctypes.addressof(tables[methods.value])
        return code

    return opened


# What we call


class _File(io.FileIO):
    def write(self, content: memoryview, /) -> int:
        """Write, or as much as there is room for."""
        if error := DISK.fault():
            super().write(content[: len(content) // 2] if error in HALF else b"")
            _die(error)
            raise OSError(error, os.strerror(error))
        return super().write(content)


def _exchange_ours() -> None:
    for name in ("mkdir", "replace", "rename", "unlink", "truncate", "fsync"):
        setattr(os, name, _refused(getattr(os, name)))
    real = os.open
    writing = _refused(real)

    def opened(path: str, flags: int, *more: object, **named: object) -> int:
        return (writing if flags & WRITES else real)(path, flags, *more, **named)

    def streamed(file: int | str | Path, mode: str = "r", **more: object) -> io.IOBase:
        return (
            io.BufferedWriter(_File(file, mode))
            if mode == "wb"
            else builtins.open(file, mode, **more)
        )

    os.open = opened
    files.open = streamed


def _refused(real: Callable[..., object]) -> Callable[..., object]:
    def call(*arguments: object, **more: object) -> object:
        if error := DISK.fault():
            _die(error)
            raise OSError(error, os.strerror(error), *arguments[:1])
        return real(*arguments, **more)

    return call
