import errno
import os
import signal
import sys
import threading
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.kiosk.supervisor import (
    AGAIN,
    DONE,
    LOOK,
    REFUSED,
    SILENCE,
    WINDOW_SILENCE,
    Backoff,
    Process,
    Supervisor,
)
from tests.processes import alive
from tests.waiting import until

POSIX = pytest.mark.skipif(os.name != "posix", reason="processes are stopped by signals")


class Told:
    """A game as it was told to be: it beats for so many seconds, then it is silent or ends."""

    def __init__(self, clock: "Clock", beats: float, code: int | None, waits: bool = False) -> None:
        self._clock, self._begun = clock, clock.now
        self._beats, self._code, self._waits = beats, code, waits
        self.killed = False

    def waits(self) -> bool:
        return self._waits

    def code(self) -> int | None:
        return self._code if self._clock.now - self._begun >= self._beats else None

    def silent_for(self) -> float:
        return max(0.0, self._clock.now - self._begun - self._beats)

    def kill(self) -> None:
        self.killed = True


class Clock:
    """Seconds that pass when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def sleep(self, seconds: float) -> None:
        self.now += seconds


Life = tuple[float, int | None] | tuple[float, int | None, bool] | Exception
"""How long a game beats, how it ends, and if it waits for its window; or why it cannot start."""


class Watched(Supervisor):
    """A supervisor of games that end as told, one after the other; then one that is done."""

    def __init__(self, *games: Life) -> None:
        self.clock = Clock()
        self.lines: list[str] = []
        self.starts: list[float] = []
        self.after: list[str] = []
        self.children: list[Told] = []
        self.out_of_order: list[float] = []
        self.no_picture: Exception | None = None
        self._games: Iterator[Life] = iter((*games, (1.0, DONE)))
        told = self.lines.append
        super().__init__(self._game, self._calm, told, lambda: self.clock.now, self.clock.sleep)

    def _game(self, after: str) -> Told:
        self.starts.append(self.clock.now)
        self.after.append(after)
        life = next(self._games)
        if isinstance(life, Exception):
            raise life
        self.children.append(Told(self.clock, *life))
        return self.children[-1]

    def _calm(self) -> Told:
        self.out_of_order.append(self.clock.now)
        if self.no_picture:
            raise self.no_picture
        self.children.append(Told(self.clock, 1e9, None))
        return self.children[-1]

    def gaps(self) -> list[float]:
        return [later - sooner for sooner, later in pairwise(self.starts)]


def run(*games: Life) -> Watched:
    watched = Watched(*games)
    assert watched.run() == DONE
    return watched


NO_START = (
    OSError(errno.EAGAIN, "no more processes"),
    OSError(errno.ENOMEM, "no memory"),
    RuntimeError("can't start new thread"),
    MemoryError(),
)


def test_a_game_that_is_done_is_not_started_again() -> None:
    assert len(run().starts) == 1


def test_a_game_that_dies_is_started_again_and_waits_grow_to_a_minute() -> None:
    watched = run(*[(0.0, 1)] * 9)
    assert watched.gaps() == pytest.approx([1, 2, 4, 8, 16, 32, 60, 60, 60], abs=2 * LOOK)


def test_after_a_good_while_it_is_started_again_soon() -> None:
    watched = run(*[(0.0, 1)] * 4, (1000.0, 1))
    assert watched.gaps()[-1] == pytest.approx(1001, abs=2 * LOOK)


def test_a_game_that_hangs_is_killed_and_started_again_before_ten_seconds_have_passed() -> None:
    watched = run((5.0, None))
    assert watched.children[0].killed
    assert watched.gaps() == pytest.approx([5 + SILENCE + 1], abs=3 * LOOK)
    assert watched.gaps()[0] - 5 < 8  # to start takes the rest
    assert any("No sign of life" in line for line in watched.lines)


def test_a_game_that_waits_for_its_window_has_a_minute() -> None:
    watched = run((5.0, None, True))
    assert watched.gaps() == pytest.approx([5 + WINDOW_SILENCE + 1], abs=3 * LOOK)
    assert any("No sign of life from its window" in line for line in watched.lines)


def test_a_game_that_hangs_while_it_loads_is_noticed_as_soon() -> None:
    watched = run((0.0, None))
    assert watched.gaps() == pytest.approx([SILENCE + 1], abs=3 * LOOK)


def test_where_a_step_of_loading_takes_very_long_it_opens_in_the_end() -> None:
    watched = run(*[(0.0, None)] * 6)
    silent = [gap - wait for gap, wait in zip(watched.gaps(), (1, 2, 4, 8, 16, 32), strict=True)]
    assert silent == pytest.approx([6, 6, 6, 6, 8, 16], abs=3 * LOOK)


def test_a_game_that_is_refused_at_its_first_start_ends_the_supervisor() -> None:
    watched = Watched((0.5, REFUSED))
    assert watched.run() == REFUSED
    assert (len(watched.starts), watched.out_of_order) == (1, [])


@pytest.mark.parametrize("before", [(1.0, 1), (60.0, AGAIN), (5.0, None)])
def test_one_that_has_run_before_is_waited_for_whatever_it_says(before: Life) -> None:
    watched = Watched(before, *[(0.5, REFUSED)] * 3)
    assert watched.run() == DONE
    assert len(watched.starts) == 5


def test_where_it_is_known_that_something_is_missing_it_is_waited_for() -> None:
    watched = Watched((0.5, REFUSED))
    watched.may_refuse = False
    assert watched.run() == DONE
    assert len(watched.starts) == 2


def test_a_game_that_asks_for_it_begins_anew_at_once() -> None:
    watched = run(*[(60.0, AGAIN)] * 8)
    assert watched.gaps() == pytest.approx([60] * 8, abs=2 * LOOK)
    assert not watched.out_of_order


def test_a_game_is_told_what_came_before() -> None:
    watched = run(NO_START[0], (5.0, None), (5.0, AGAIN), (5.0, 1), NO_START[0])
    assert watched.after == ["start", "start", "crash", "restart", "crash", "crash"]


def test_from_the_fifth_crash_on_a_calm_picture_is_shown_in_between() -> None:
    watched = run(*[(0.0, 1)] * 6)
    assert len(watched.out_of_order) == 2
    assert all(child.killed for child in watched.children)


def test_a_game_that_cannot_be_started_is_tried_again_later() -> None:
    watched = run(*NO_START)
    assert watched.gaps() == pytest.approx([1, 2, 4, 8], abs=2 * LOOK)
    assert sum("no more processes" in line for line in watched.lines) == 1


def test_where_not_even_the_picture_can_be_started_it_goes_on() -> None:
    watched = Watched(*NO_START, *NO_START)
    watched.no_picture = OSError(errno.EAGAIN, "no more processes")
    watched.run()
    assert len(watched.out_of_order) == 4
    assert len(watched.starts) == 9


def test_a_notice_that_fails_ends_nothing_and_is_logged_once() -> None:
    def fail() -> None:
        raise RuntimeError("nobody listens")

    watched = Watched((5.0, 1))
    watched.on_look = fail
    watched.run()
    assert len(watched.starts) == 2
    assert sum("nobody listens" in line for line in watched.lines) == 1


def test_who_is_told_to_stop_takes_the_game_along() -> None:
    watched = Watched((1e9, 1))
    watched.on_look = lambda: setattr(watched, "stopped", watched.clock.now > 3)
    watched.run()
    assert watched.children[0].killed
    assert len(watched.starts) == 1


def test_crashes_of_long_ago_are_forgotten() -> None:
    backoff = Backoff()
    assert [backoff.crashed(now) for now in (0, 1, 2, 3)] == [1, 2, 4, 8]
    assert not backoff.often
    assert backoff.crashed(4) == 16
    assert backoff.often
    assert backoff.crashed(700) == 1
    assert not backoff.often


BEATS = "import sys, time\nwhile True: sys.stdout.write('.'); sys.stdout.flush(); time.sleep(0.05)"


@POSIX
def test_a_process_that_is_stopped_falls_silent_and_is_killed_with_what_it_has_started(
    tmp_path: Path,
) -> None:
    started = tmp_path / "started"
    code = (
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(started)!r}, 'w').write(str(child.pid))\n{BEATS}"
    )
    process = Process([sys.executable, "-c", code])
    until(lambda: started.exists() and started.read_text())
    until(lambda: process.silent_for() < 0.1)
    assert process.code() is None
    os.kill(process._process.pid, signal.SIGSTOP)
    until(lambda: process.silent_for() > 0.3)
    process.kill()
    assert process.code() == -signal.SIGKILL
    until(lambda: not alive(int(started.read_text())))


@POSIX
def test_a_game_that_nobody_could_listen_to_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)
    with pytest.raises(RuntimeError) as raised:
        Process([sys.executable, "-c", BEATS])
    process = raised.traceback[-2].frame.f_locals["self"]
    assert process.code() == -signal.SIGKILL


def test_a_system_that_has_no_groups_of_processes_can_end_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as windows:
        windows.setattr(os, "name", "nt")
        windows.delattr(os, "killpg", raising=False)
        process = Process([sys.executable, "-c", BEATS])
        assert process.code() is None
        process.kill()
        process.kill()  # It has ended, and nothing comes of it.
        assert process.code() is not None
