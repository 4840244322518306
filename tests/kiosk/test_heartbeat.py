import os
import signal
import subprocess
import sys

import pytest

from game.kiosk.supervisor import Process
from tests.processes import alive
from tests.waiting import until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are stopped by signals")

BEATS = """
import os, subprocess, sys, time
from game.kiosk.heartbeat import Heartbeat
heartbeat = Heartbeat()
{first}
while True:
    heartbeat.beat()
    time.sleep(0.05)
"""

LOUD = "import time\nwhile True:\n    print('here', flush=True)\n    time.sleep(0.02)"
STARTS = f"child = subprocess.Popen([sys.executable, '-c', {LOUD!r}])\n"


def test_what_a_game_has_started_does_not_speak_for_it(
    capfd: pytest.CaptureFixture[str],
) -> None:
    hangs = STARTS + "heartbeat.beat()\ntime.sleep(600)"
    process = Process([sys.executable, "-c", BEATS.format(first=hangs)])
    heard = ""

    def speaks() -> bool:
        nonlocal heard
        heard += capfd.readouterr().err
        return "here" in heard

    until(speaks)
    until(lambda: process.silent_for() > 0.5)
    assert process.code() is None
    process.kill()


def test_a_game_that_has_ended_has_ended_whatever_it_has_started(
    capfd: pytest.CaptureFixture[str],
) -> None:
    ends = STARTS + "heartbeat.beat()\nprint(child.pid, flush=True)\nos._exit(3)"
    process = Process([sys.executable, "-c", BEATS.format(first=ends)])
    assert until(process.code) == 3
    pid = next(int(word) for word in capfd.readouterr().err.split() if word.isdecimal())
    assert alive(pid)
    process.kill()
    until(lambda: not alive(pid))


OFTEN = "import game.kiosk.heartbeat as module\nmodule.BETWEEN = 0.02"


@pytest.mark.parametrize(
    "at_window",
    [
        f"{OFTEN}\nheartbeat.watch(lambda: True)\nheartbeat.beat()\ntime.sleep(600)",
        "heartbeat.beat()\nheartbeat.wait()\ntime.sleep(600)",
    ],
)
def test_who_waits_for_the_window_says_so_and_it_counts_from_there(at_window: str) -> None:
    process = Process([sys.executable, "-c", BEATS.format(first=at_window)])
    until(process.waits)
    until(lambda: process.silent_for() > 0.3)
    assert process.code() is None
    process.kill()


def test_who_goes_on_waits_no_more() -> None:
    first = f"{OFTEN}\nheartbeat.watch(lambda: False)\nheartbeat.wait()\ntime.sleep(0.2)"
    process = Process([sys.executable, "-c", BEATS.format(first=first)])
    until(process.waits)
    until(lambda: not process.waits())
    process.kill()


SUPERVISES = """
import sys, time
from game.kiosk.supervisor import Process
process = Process([sys.executable, "-c", sys.argv[1]])
print(process._process.pid, flush=True)
time.sleep(600)
"""


def test_a_game_ends_by_itself_when_nobody_watches_it_any_more() -> None:
    command = [sys.executable, "-c", SUPERVISES, BEATS.format(first="")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as supervisor:
        assert supervisor.stdout
        game = int(supervisor.stdout.readline())
        assert alive(game)
        supervisor.send_signal(signal.SIGKILL)
        supervisor.wait()
    until(lambda: not alive(game))  # It takes two beats.
