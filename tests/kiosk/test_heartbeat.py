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
