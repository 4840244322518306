"""Notify systemd that the supervisor runs, if systemd started it: sd_notify(3)."""

import os
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress

SHARE = 1 / 3
"""How soon it is told again, as a share of the time in which the system waits for it."""

PATIENCE = 2.0
"""Seconds that telling it may take."""


class SystemdNotifier:
    """The notifications to systemd; without systemd there are none."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Find out whether to tell it, and how often; from here on nobody else can.

        What the game starts may be a service itself, as dbus-daemon is, and tell that it ends.
        """
        asked = os.environ.get("WATCHDOG_USEC", "")
        self._now, self._socket = now, os.environ.pop("NOTIFY_SOCKET", "")
        self._every = int(asked) / 1e6 * SHARE if asked.isdecimal() else float("inf")
        self._told = float("-inf")

    def tell_well(self) -> None:
        """Notify that it is ready, then that it still runs, as often as systemd asks."""
        now = self._now()
        if now - self._told < self._every:
            return
        self._tell("WATCHDOG=1" if self._told > float("-inf") else "READY=1")
        self._told = now

    def tell_stopping(self) -> None:
        """Notify that it is about to end, as it should."""
        self._tell("STOPPING=1")

    def _tell(self, what: str) -> None:
        if not self._socket:
            return
        own = {**os.environ, "NOTIFY_SOCKET": self._socket}
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(["systemd-notify", what], env=own, timeout=PATIENCE, check=False)
