import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.kiosk.lock import LOCKED_FOR, LONGEST, TRIES, Lock
from game.kiosk.pin import hash_pin
from game.kit import files

PIN = hash_pin("4711", b"0123456789abcdef")


class Staff:
    """Somebody at a lock, which can be started anew, and whose clock can be wrong."""

    def __init__(self, path: Path) -> None:
        self._path, self.now, self.time = path, 100.0, datetime(2026, 3, 2, 12)
        self.restart()

    def restart(self) -> None:
        self.now = 5.0
        self.lock = Lock(PIN, self._path, lambda: self.time, lambda: self.now)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.time += timedelta(seconds=seconds)

    def lock_it(self) -> float:
        """Type wrong PINs until it is locked; give for how many seconds."""
        while not self.lock.left:
            assert not self.lock.opens("0000")
        return self.lock.left


@pytest.fixture
def staff(tmp_path: Path) -> Staff:
    return Staff(tmp_path / "pin.json")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hash cost nothing: how long it takes is none of the lock's business."""
    salt = PIN.split(":")[1]
    monkeypatch.setattr(
        "game.kiosk.lock.hash_pin", lambda pin, _: PIN if pin == "4711" else f"scrypt:{salt}:"
    )


def test_the_pin_opens_and_another_does_not(staff: Staff) -> None:
    assert not staff.lock.opens("4712")
    assert staff.lock.opens("4711")


def test_five_wrong_ones_in_a_row_lock_for_a_minute(staff: Staff) -> None:
    for _ in range(TRIES):
        assert not staff.lock.left
        staff.lock.opens("0000")
    assert not staff.lock.opens("4711")
    staff.pass_time(LOCKED_FOR - 1)
    assert staff.lock.left == 1
    assert not staff.lock.opens("4711")
    staff.pass_time(1)
    assert staff.lock.opens("4711")


def test_each_time_it_is_locked_for_twice_as_long_up_to_an_hour(staff: Staff) -> None:
    seconds = []
    for _ in range(9):
        seconds.append(staff.lock_it())
        staff.pass_time(seconds[-1])
    assert seconds == [60, 120, 240, 480, 960, 1920, LONGEST, LONGEST, LONGEST]
    assert staff.lock.opens("4711")
    assert staff.lock_it() == LOCKED_FOR


def test_a_right_one_forgets_the_wrong_ones(staff: Staff) -> None:
    for pin in (*["0000"] * (TRIES - 1), "4711", *["0000"] * (TRIES - 1)):
        staff.lock.opens(pin)
    assert staff.lock.opens("4711")


def test_a_restart_takes_no_wrong_one_back(staff: Staff) -> None:
    for _ in range(TRIES):
        assert not staff.lock.left
        staff.lock.opens("0000")
        staff.restart()
    assert staff.lock.left == LOCKED_FOR
    staff.pass_time(20)
    staff.restart()
    assert staff.lock.left == LOCKED_FOR - 20
    staff.pass_time(40)
    assert staff.lock_it() == 2 * LOCKED_FOR


@pytest.mark.parametrize("wrong", [timedelta(days=-9999), timedelta(days=9999)])
def test_a_clock_that_is_wrong_locks_nobody_out_for_longer(staff: Staff, wrong: timedelta) -> None:
    staff.lock_it()
    staff.time += wrong
    staff.restart()
    assert staff.lock.left <= LOCKED_FOR
    staff.pass_time(LOCKED_FOR)
    assert staff.lock.opens("4711")


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
def test_nobody_else_reads_what_it_keeps(staff: Staff, tmp_path: Path) -> None:
    staff.lock_it()
    assert (tmp_path / "pin.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "content", [b"{", b'{"wrong": -1}', b'{"locks": 1e9, "until": 5}', b"[" * 1000]
)
def test_a_damaged_file_is_kept_beside_and_locks_nobody_out(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "pin.json"
    path.write_bytes(content)
    assert Staff(path).lock.opens("4711")
    assert files.beside(path).read_bytes() == content


def test_where_nothing_can_be_written_it_locks_all_the_same() -> None:
    staff = Staff(files.NOWHERE / "pin.json")
    assert staff.lock_it() == LOCKED_FOR
    staff.pass_time(LOCKED_FOR)
    assert staff.lock_it() == 2 * LOCKED_FOR
