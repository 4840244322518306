import os
import shutil
import signal
import socket
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from game.kiosk import systemd
from game.kiosk.systemd import SystemdNotifier
from tests.waiting import STUCK, ended

ASKED = 60.0

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there is no systemd")

FAKE = """#!/bin/sh
echo "$1" >> "$TOLD"
"""


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with what the system is told, by a program that stands for its own."""
    notify = tmp_path / "systemd-notify"
    notify.write_text(FAKE)
    notify.chmod(0o755)
    monkeypatch.setattr(systemd, "PATIENCE", STUCK)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TOLD", str(tmp_path / "told"))
    monkeypatch.setenv("NOTIFY_SOCKET", "/somewhere")
    monkeypatch.setenv("WATCHDOG_USEC", str(round(ASKED * 1e6)))
    (tmp_path / "told").touch()
    return tmp_path / "told"


def test_the_system_hears_in_time_that_it_is_there_and_well(told: Path) -> None:
    second, times = 0, []
    watched = SystemdNotifier(lambda: float(second))
    for second in range(3 * round(ASKED)):
        before = told.read_text()
        watched.tell_well()
        if told.read_text() != before:
            times.append(second)
    said = told.read_text().split()
    assert said == ["READY=1"] + ["WATCHDOG=1"] * (len(times) - 1)
    assert times[0] == 0
    assert all(0.2 * ASKED < b - a < ASKED / 2 for a, b in pairwise(times))


def test_without_a_watchdog_it_is_told_once(told: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WATCHDOG_USEC")
    watched = SystemdNotifier()
    watched.tell_well()
    watched.tell_well()
    assert told.read_text().split() == ["READY=1"]


def test_a_system_that_does_not_listen_is_no_trouble(
    told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(systemd, "PATIENCE", 0.01)
    (told.parent / "systemd-notify").write_text("#!/bin/sh\nexec sleep 600\n")
    watched = SystemdNotifier()
    watched.tell_well()
    (told.parent / "systemd-notify").unlink()
    monkeypatch.setenv("PATH", str(told.parent))
    watched.tell_stopping()


def test_a_system_that_does_not_ask_is_not_told(
    told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET")
    SystemdNotifier().tell_well()
    SystemdNotifier().tell_stopping()
    assert not told.read_text()


def test_nobody_else_can_tell_it_anything(told: Path) -> None:
    SystemdNotifier().tell_well()
    assert told.read_text()
    assert "NOTIFY_SOCKET" not in os.environ


SUPERVISES = """
import sys
from game.kiosk.supervisor import supervise
beats = "import time\\nwhile True: print(flush=True); time.sleep(0.1)"
sys.exit(supervise([sys.executable, "-c", beats], [], print))
"""


@pytest.mark.skipif(not shutil.which("systemd-notify"), reason="systemd is not installed")
def test_what_systemd_hears_of_a_supervisor_that_is_told_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as system:
        system.bind(str(tmp_path / "notify"))
        system.settimeout(STUCK)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "900000")
        with subprocess.Popen([sys.executable, "-c", SUPERVISES]) as supervisor:
            heard = [_hear(system), _hear(system), _hear(system)]
            supervisor.send_signal(signal.SIGTERM)
            while heard[-1] != "STOPPING=1":
                heard.append(_hear(system))
            assert ended(supervisor) == 0
    assert heard[0] == "READY=1"
    assert set(heard[1:-1]) == {"WATCHDOG=1"}


def _hear(system: socket.socket) -> str:
    """Give the next thing that the system is told; who waits until it has heard may go on."""
    while True:
        said, handed, _, _ = socket.recv_fds(system, 100, 1)
        for each in handed:
            os.close(each)
        if said != b"BARRIER=1":
            return said.decode()
