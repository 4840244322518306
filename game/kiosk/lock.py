"""What the PIN opens. Wrong ones lock it for longer and longer, and a restart changes nothing."""

import hmac
import time
from base64 import b64decode
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec.structs import replace

from game import text_file
from game.kiosk.keep import Keep, at_once, write
from game.kiosk.pin import check_hash, hash_pin
from game.kit import files

TRIES = 5
"""How many wrong PINs in a row lock it."""

LOCKED_FOR, LONGEST = 60.0, 3600.0
"""For how many seconds: each time for twice as long as the time before, up to an hour."""

LARGEST_FILE = 1 << 10  # bytes

MOST_LOCKS = 1000
"""How often it is counted that it was locked."""


class Tries(msgspec.Struct, frozen=True):
    """Wrong PINs since the last right one."""

    wrong: Annotated[int, msgspec.Meta(ge=0, lt=TRIES)] = 0
    """Those since it was locked."""
    locks: Annotated[int, msgspec.Meta(ge=0, le=MOST_LOCKS)] = 0
    """How often they locked it."""
    until: Annotated[float, msgspec.Meta(ge=0, le=1e12)] = 0.0
    """Until when, in seconds since 1970."""

    @property
    def seconds(self) -> float:
        """For how long the last of them locked it."""
        return min(LOCKED_FOR * 2 ** (self.locks - 1), LONGEST) if self.locks else 0.0


class Lock:
    """The lock that the PIN opens; after wrong ones it opens to nobody for a while."""

    def __init__(
        self,
        hashed: str,
        path: Path,
        time_of_day: Callable[[], datetime] = datetime.now,
        now: Callable[[], float] = time.monotonic,
        keep: Keep = at_once,
    ) -> None:
        """Take the hash of the PIN, the file for wrong tries, two clocks, and what writes it."""
        self._hashed, self._path, self._keep = check_hash(hashed), path, keep
        self._time, self._now = time_of_day, now
        self._tries = _read(path)
        # The clock may have been wrong before or be wrong now: nobody waits for longer than that.
        left = self._tries.until - time_of_day().timestamp()
        self._until = now() + min(max(0.0, left), self._tries.seconds)

    @property
    def left(self) -> float:
        """The seconds for which it stays locked."""
        return max(0.0, self._until - self._now())

    def opens(self, pin: str) -> bool:
        """Return whether that is the PIN; while it is locked nothing is, and nothing counts."""
        if self.left:
            return False
        salt = b64decode(self._hashed.split(":")[1])
        if hmac.compare_digest(hash_pin(pin, salt), self._hashed):
            self._set(Tries())
            return True
        wrong, locks = self._tries.wrong + 1, self._tries.locks
        if wrong < TRIES:
            self._set(Tries(wrong, locks))
            return False
        locked = Tries(locks=min(locks + 1, MOST_LOCKS))
        until = self._time().timestamp() + locked.seconds
        self._until = self._now() + locked.seconds
        self._set(replace(locked, until=until))
        return False

    def _set(self, tries: Tries) -> None:
        if tries != self._tries:
            self._tries = tries
            self._keep(partial(write, self._path, msgspec.json.encode(tries)))


def _read(path: Path) -> Tries:
    """Read the tries before; a file that is damaged is put aside."""
    try:
        return msgspec.json.decode(text_file.read_text(path, LARGEST_FILE), type=Tries)
    except FileNotFoundError:
        return Tries()
    except (OSError, ValueError, RecursionError):
        files.put_aside(path)
        return Tries()
