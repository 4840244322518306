"""A public screen whose disk answers nobody: it is there at once, and no frame waits."""

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from game.kiosk.file import Kiosk, StaffOptions
from game.kiosk.pin import hash_pin
from game.kiosk.staff_settings import Chosen
from game.kiosk.visits import Day
from game.store import pending
from game.store.pending import Pending
from game.store.threads import StoreThread
from game.store.writer import Writer
from scenes.kiosk.attract import Attract
from scenes.play.turn import Turn
from tests.scenes.kiosk.test_kiosk_loop import touch_until
from tests.scenes.kiosk.visitor import Visitor
from tests.waiting import STUCK, until

WAIT, SYNC = Pending.wait, os.fsync


class Disk:
    """A disk that answers until it sticks, and again once it is told to."""

    def __init__(self) -> None:
        self._goes_on = Event()

    def stick(self, do: Callable[[Callable[[], object]], object]) -> None:
        """Answer nobody who asks after this; `do` takes what is to be done on its thread."""
        do(lambda: self._goes_on.wait(STUCK))

    def answer(self) -> None:
        """Do all that was asked for."""
        self._goes_on.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """A disk for which no frame may wait."""
    made = Disk()
    with monkeypatch.context() as patch:
        patch.setattr(pending, "MOMENT", 0.0)
        patch.setattr(Pending, "wait", _look_up)
        patch.setattr(Writer, "close", _refuse)
        patch.setattr(os, "fsync", _sync)
        yield made
    made.answer()


def _look_up(asked: Pending[object], seconds: float) -> list[object] | None:
    assert not seconds, "A frame waits for the disk."
    return WAIT(asked, 0.0)


def _refuse(_: Writer) -> None:
    raise AssertionError("A frame waits for what is still to be written.")


def _sync(file: int) -> None:
    assert threading.current_thread() is not threading.main_thread(), "A frame waits."
    SYNC(file)


@pytest.fixture
def before(tmp_path: Path) -> Visitor:
    """Somebody who played until the power was cut."""
    visitor = Visitor(tmp_path / "visit")
    touch_until(visitor, Turn, touches=2)
    visitor.loop.visit.close()
    return visitor


def start(before: Visitor, disk: Disk) -> Visitor:
    run = StoreThread()
    disk.stick(run)
    return Visitor(before.folder, time=before.time, run=run)


def test_bots_play_until_the_disk_tells_of_a_game_that_was_cut_off(
    before: Visitor, disk: Disk
) -> None:
    visitor = start(before, disk)
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Attract)
    disk.answer()
    until(lambda: visitor.step() and visitor.loop._match)
    again, first = visitor.loop._match.session, before.loop._match.session
    assert again.game.record == first.game.record
    until(lambda: visitor.staff.week()[-1].cuts == 1)
    visitor.loop.visit.games.end()


def test_who_comes_before_the_disk_answers_plays_a_new_game(before: Visitor, disk: Disk) -> None:
    visitor = start(before, disk)
    visitor.tap("play")
    visitor.step()
    session = visitor.loop._match.session
    disk.answer()
    until(lambda: visitor.step() and visitor.staff.week()[-1].cuts == 1)
    assert visitor.loop._match.session is session
    assert visitor.staff.week()[-1] == Day(visitor.today, starts=2, cuts=1)
    kept = visitor.loop.visit.games.ask_rows()
    until(lambda: kept.found is not None)
    assert len(kept.found) == 1
    visitor.loop.visit.games.end()


def test_who_goes_while_the_disk_is_stuck_is_forgotten_once_it_answers(
    tmp_path: Path, disk: Disk
) -> None:
    visitor = Visitor(tmp_path / "visit")
    visit = visitor.loop.visit
    touch_until(visitor, Turn, touches=2)
    disk.stick(visit.do)
    visitor.wait(91 + 26)
    assert isinstance(visitor.scene, Attract)
    kept = visit.games.ask_rows()
    visitor.tap("play")
    visitor.step()
    visit.games.end()
    disk.answer()
    until(lambda: kept.found is not None)
    assert kept.found == []
    until(lambda: visitor.staff.week()[-1] == Day(visitor.today, starts=2, resets=1))


def test_what_staff_do_is_kept_without_waiting(tmp_path: Path, disk: Disk) -> None:
    kiosk = Kiosk(staff=StaffOptions(hash_pin("4711", b"0123456789abcdef")))
    visitor = Visitor(tmp_path / "visit", kiosk)
    disk.stick(visitor.loop.visit.do)
    visitor.staff.choose(Chosen(cap=0.2))
    assert not visitor.staff.lock.opens("0000")
    assert visitor.staff.kiosk.sound.cap == 0.2
    written = visitor.loop.visit.games.ask_rows()
    assert not list((tmp_path / "staff").glob("kiosk-*.json"))
    disk.answer()
    until(lambda: written.found is not None)
    names = sorted(path.name for path in (tmp_path / "staff").iterdir())
    assert names == ["kiosk-pin.json", "kiosk-staff.json"]
    visitor.loop.visit.games.end()
