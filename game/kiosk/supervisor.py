"""The parent of an unattended game: restart it whenever it dies or hangs.

It loads nothing of the game, so that what breaks the game does not break it. The game writes a
heartbeat, a byte a second, to its standard output. Between many crashes another program,
`out_of_order`, shows a picture. Both are processes of their own, each with all that they start.
"""

import os
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal, Protocol, TypeVar, get_args

from game.kiosk.heartbeat import WAITS
from game.kiosk.ignored_signals import ignore_signals
from game.kiosk.systemd import SystemdNotifier

DONE, AGAIN = 0, 75
"""With these exit codes the game ends for good, as staff wish, and asks to be started anew."""

REFUSED = 2
"""With this one it has said in a sentence what a person must put right."""

After = Literal["start", "crash", "restart"]
AFTER_START, AFTER_CRASH, AFTER_RESTART = get_args(After)
"""What came before a start of the game: the start of this program, a crash, or a wish for it.

Whatever the game left unfinished before the first of them was cut off with the power.
"""

SILENCE = 6.0
"""Seconds without a heartbeat after which the game hangs, from its start on.

Ten seconds after it hung it is to be there again, and to start takes some of them. After crashes
it may be silent for as long as is waited now: where to load takes very long it opens in the end.
"""

WINDOW_SILENCE = 60.0
"""As many seconds for a game that waits for its window: it may be minimised, or stopped."""

LONGEST_WAIT = 60.0
"""Seconds between two starts at most: 1, 2, 4 and so on up to this."""

OFTEN, WITHIN = 5, 600.0
"""This many crashes within this many seconds are too many; as long without one, and all is well."""

LOOK = 0.2
"""Seconds between two looks at the game."""

Log = Callable[[str], None]
Result = TypeVar("Result")


class Backoff:
    """The seconds between restarts, which double with each crash of late."""

    def __init__(self) -> None:
        self._crashes: deque[float] = deque()

    def crashed(self, now: float) -> float:
        """Return the seconds to wait after a crash now."""
        self._crashes.append(now)
        return self.wait(now)

    def wait(self, now: float) -> float:
        """Return the seconds to wait after the crashes of late; 0 if there were none."""
        while self._crashes and now - self._crashes[0] > WITHIN:
            self._crashes.popleft()
        return float(min(2 ** (len(self._crashes) - 1), LONGEST_WAIT)) if self._crashes else 0.0

    @property
    def often(self) -> bool:
        """Return whether recent crashes are so frequent that a still picture is better."""
        return len(self._crashes) >= OFTEN


class Child(Protocol):
    """A program that runs beside this one."""

    def code(self) -> int | None:
        """Return its exit code, or None while it runs."""

    def silent_for(self) -> float:
        """Return the seconds since its last heartbeat, or since it was started."""

    def waits(self) -> bool:
        """Return whether it waits for its window since then."""

    def kill(self) -> None:
        """End it at once, with all that it has started."""


class Process:
    """A program run as a child, and its heartbeat."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name == "posix",
        )
        self._heard, self._waits = time.monotonic(), False
        try:
            threading.Thread(target=self._listen, daemon=True).start()
        except RuntimeError:  # It would run on with nobody to listen.
            self.kill()
            raise

    def _listen(self) -> None:
        assert self._process.stdout
        while heard := self._process.stdout.read(64):
            waits = heard.endswith(WAITS)
            if not (waits and self._waits):
                self._heard = time.monotonic()
            self._waits = waits

    def code(self) -> int | None:
        """Return its exit code, or None while it runs."""
        return self._process.poll()

    def silent_for(self) -> float:
        """Return the seconds since its last heartbeat, or since it was started."""
        return time.monotonic() - self._heard

    def waits(self) -> bool:
        """Return whether it waits for its window since then."""
        return self._waits

    def kill(self) -> None:
        """End it at once, with all that it has started; who was stopped ends, too."""
        with suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


class Supervisor:
    """The keeper of a game that runs until it says that it is done, or this program is stopped."""

    def __init__(
        self,
        start_game: Callable[[After], Child],
        start_out_of_order: Callable[[], Child],
        log: Log,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        """Take what starts the game, and what shows the picture between crashes."""
        self._start_game, self._start_out_of_order, self._log = start_game, start_out_of_order, log
        self._now, self._sleep = now, sleep
        self._backoff = Backoff()
        self._failed = ""
        """What failed last and is logged; it may fail again and again."""
        self.stopped = False
        """Whether this program was told to stop."""
        self.may_refuse = True
        """Whether a game that is refused at its first start ends this program, too."""
        self.on_look: Callable[[], object] = lambda: None
        """What is done at each look, as to tell the system that all is well."""

    def run(self) -> int:
        """Start the game again and again until it is done; return the exit code."""
        after: After = AFTER_START
        while not self.stopped:
            game = self._try(partial(self._start_game, after))
            code = self._watch(game) if game else None
            if code == DONE or self.stopped:
                break
            if code == REFUSED and self.may_refuse:
                return REFUSED  # Whoever has just started this reads why on the error stream.
            self.may_refuse = False
            if code == AGAIN:
                self._log("Restarting the game.")
                after = AFTER_RESTART
                continue
            after = AFTER_CRASH if game else after
            wait = self._backoff.crashed(self._now())
            ended = f"The game ended with {code}" if game else "The game didn't start"
            self._log(f"{ended}; restarting in {wait:.0f} s.")
            self._wait(wait)
        return DONE

    def _watch(self, game: Child) -> int | None:
        """Look at the game until it has ended, or must be ended; give its exit code."""
        try:
            while (code := game.code()) is None and not self.stopped:
                usual, of = (
                    (WINDOW_SILENCE, "its window") if game.waits() else (SILENCE, "the game")
                )
                patience = max(usual, self._backoff.wait(self._now()))
                if game.silent_for() > patience:
                    self._log(f"No sign of life from {of} for {patience:.0f} s.")
                    return None
                self._look()
            return code
        finally:
            game.kill()  # What it has started may outlive it.

    def _wait(self, seconds: float) -> None:
        """Wait until the next start; show the picture if there were many crashes."""
        out_of_order = self._try(self._start_out_of_order) if self._backoff.often else None
        end = self._now() + seconds
        while self._now() < end and not self.stopped:
            self._look()
        if out_of_order:
            out_of_order.kill()

    def _look(self) -> None:
        self._try(self.on_look)
        self._sleep(LOOK)

    def _try(self, action: Callable[[], Result]) -> Result | None:
        """Do what may fail, as for want of memory or processes: later there may be some again."""
        try:
            return action()
        except Exception as error:
            failed = repr(error)
            if failed != self._failed:
                self._log(f"error supervisor: {failed}")
            self._failed = failed
            return None


def supervise(
    game: Sequence[str], out_of_order: Sequence[str], log: Log, may_refuse: bool = True
) -> int:
    """Keep a game running; SIGTERM, with which a system stops a service, ends all."""
    supervisor = Supervisor(
        lambda after: Process([*game, "--kiosk-after", after]), lambda: Process(out_of_order), log
    )
    supervisor.may_refuse = may_refuse
    systemd = SystemdNotifier()
    supervisor.on_look = systemd.tell_well

    def stop(*_: object) -> None:
        supervisor.stopped = True

    ignore_signals()
    signal.signal(signal.SIGTERM, stop)
    code = supervisor.run()
    systemd.tell_stopping()
    return code
