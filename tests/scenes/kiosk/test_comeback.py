"""A public screen after a crash or a power cut: who is still there goes on as before."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import asdict

from game.kiosk.file import Kiosk, ScreenOptions, TimesOptions
from game.kiosk.supervisor import AFTER_CRASH, AFTER_START, AGAIN
from game.kit.preferences import Preferences
from game.settings import Settings
from scenes.kiosk.attract import Attract
from scenes.kiosk.closed import Closed
from scenes.kiosk.comeback import MOST_CRASHES
from scenes.play.turn import Turn
from tests.scenes.kiosk.test_kiosk_loop import touch_until
from tests.scenes.kiosk.visitor import Visitor
from tests.waiting import STUCK

NOON = datetime(2026, 3, 2, 12)
IDLE = timedelta(seconds=Kiosk().idle.after)
HIGH = ScreenOptions(diagonal_in=55, bottom_mm=700)

Start = Callable[..., Visitor]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """What starts the screen anew; the one before ends as if it were cut off."""
    started: list[Visitor] = []

    def visitor(kiosk: Kiosk | None = None, **how: object) -> Visitor:
        for each in started:
            each.loop.visit.close()
        started.append(Visitor(tmp_path / "visit", kiosk, **how))
        return started[-1]

    yield visitor
    started[-1].loop.visit.close()


def as_it_is(visitor: Visitor) -> dict[str, object]:
    """Give all that a visitor can have chosen, and what follows from it."""
    kit = visitor.kit
    return {
        **asdict(kit.store[Preferences]),
        **asdict(kit.store[Settings]),
        "speaks": kit.messages.language,
        "finger": kit.min_target,
        "size": kit.size,
    }


def test_it_comes_back_as_the_visitor_had_it(start: Start) -> None:
    first = start(Kiosk(screen=HIGH), size=(1080, 1920))
    first.tap("lower")
    first.tap("language-de")
    touch_until(first, Turn, touches=2)
    chosen = {"text_scale": 200, "captions": False, "larger_tiles": True, "bot_speed": "slow"}
    for field, value in chosen.items():
        first.kit.choose(field, value)
    first.tick(0.5)
    before = as_it_is(first)
    assert before["language"] not in ("", "en")
    second = start(Kiosk(screen=HIGH), size=(1080, 1920), after=AFTER_CRASH, time=first.time)
    second.tick(0.5)
    assert as_it_is(second) == before
    assert second.loop._match.session.game.record == first.loop._match.session.game.record


def test_what_the_screen_asks_for_comes_back_where_nobody_chose_anything(start: Start) -> None:
    small = {"kiosk": Kiosk(screen=ScreenOptions(diagonal_in=10)), "size": (1024, 600)}
    first = start(**small)
    touch_until(first, Turn, touches=2)
    second = start(**small, after=AFTER_CRASH, time=first.time)
    assert as_it_is(second) == as_it_is(first)
    assert second.kit.preferences.captions


@pytest.mark.parametrize("after", [AFTER_START, AFTER_CRASH])
@pytest.mark.parametrize(
    ("later", "comes_back"),
    [
        (timedelta(seconds=20), True),
        (IDLE, False),
        (timedelta(hours=16), False),
        (timedelta(days=-1), False),
    ],
)
def test_only_a_game_that_is_young_comes_back(
    start: Start, after: str, later: timedelta, comes_back: bool
) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    first.kit.choose("text_scale", 200)
    first.wait(80)  # Who thinks is there.
    fresh = start(after=after, time=first.time + later)
    assert isinstance(fresh.scene, Attract) != comes_back
    assert (fresh.kit.preferences.text_scale == 200) == comes_back
    assert bool(fresh.loop.visit.games.unfinished) == comes_back


def test_outside_the_opening_hours_it_stays_dark(start: Start) -> None:
    hours = Kiosk(times=TimesOptions(open="10:00-18:00"))
    first = start(hours, time=NOON.replace(hour=17, minute=59))
    touch_until(first, Turn, touches=2)
    first.wait(60)
    assert isinstance(first.scene, Turn)
    second = start(hours, after=AFTER_CRASH, time=first.time)
    assert isinstance(second.scene, Closed)
    assert second.loop.visit.games.unfinished is None


@pytest.mark.parametrize("later", [timedelta(seconds=20), timedelta(hours=16)])
@pytest.mark.parametrize(("after", "cuts", "crashes"), [(AFTER_START, 1, 0), (AFTER_CRASH, 0, 1)])
def test_a_power_cut_is_no_crash(
    start: Start, after: str, later: timedelta, cuts: int, crashes: int
) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    second = start(after=after, time=first.time + later)
    today = second.week()[-1]
    assert (today.cuts, today.crashes) == (cuts, crashes)


def test_a_power_cut_while_nobody_plays_is_none(start: Start) -> None:
    start().tick(5, fps=10)
    today = start().week()[-1]
    assert (today.cuts, today.crashes) == (0, 0)


def test_what_staff_have_started_anew_is_neither(start: Start) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    first.loop._end(AGAIN)
    second = start(time=first.time)
    assert isinstance(second.scene, Turn) or second.loop._match
    today = second.week()[-1]
    assert (today.cuts, today.crashes) == (0, 0)


def test_a_game_that_crashes_again_and_again_is_given_up(start: Start) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    for _ in range(MOST_CRASHES):
        again = start(after=AFTER_CRASH, time=first.time)
        assert again.loop._match
    assert isinstance(start(after=AFTER_CRASH, time=first.time).scene, Attract)


def test_a_choice_in_attract_leaves_nothing_to_come_back(start: Start, tmp_path: Path) -> None:
    first = start()
    files = sorted(path.name for path in (tmp_path / "visit").iterdir())
    first.tap("language-de")
    second = start(after=AFTER_CRASH, time=first.time)
    assert second.kit.messages.language == "en"
    assert sorted(path.name for path in (tmp_path / "visit").iterdir()) == files


def test_files_of_a_visitor_are_read_by_nobody_else(start: Start, tmp_path: Path) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    first.kit.choose("text_scale", 200)
    first.loop.visit.note(0)
    first.loop.visit.stop()
    first.loop.visit.close()
    rights = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "visit").iterdir()}
    assert {"choices.json", "seen", "stopped"} <= rights.keys()
    assert set(rights.values()) == {0o600}


@pytest.mark.parametrize(
    "content", [b"{", b'{"preferences": {"text_scale": 900}}', b"[" * 9999, b"\xff"]
)
def test_damaged_choices_cost_only_themselves(start: Start, tmp_path: Path, content: bytes) -> None:
    first = start()
    touch_until(first, Turn, touches=2)
    usual = first.kit.preferences.text_scale
    first.kit.choose("text_scale", 200)
    first.loop.visit.close()
    (tmp_path / "visit" / "choices.json").write_bytes(content)
    second = start(after=AFTER_CRASH, time=first.time)
    assert second.loop._match
    assert second.kit.preferences.text_scale == usual < 200


def test_no_frame_waits_for_the_disk_when_a_visitor_chooses(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = []
    first = start()
    touch_until(first, Turn, touches=2)
    monkeypatch.setattr("os.fsync", waited.append)
    first.kit.choose("text_scale", 200)
    (traces,) = first.loop.visit.ask_traces().wait(STUCK)
    assert traces.choices.preferences.text_scale == 200
    assert waited == []
