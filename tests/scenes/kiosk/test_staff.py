from pathlib import Path

import pytest

from game.kiosk.file import Kiosk, PlayOptions, SoundOptions, StaffOptions
from game.kiosk.lock import TRIES
from game.kiosk.pin import hash_pin
from game.kiosk.supervisor import AGAIN, DONE
from game.kit.preferences import Preferences
from scenes.digit_keys import KEYS
from scenes.kiosk.attract import Attract
from scenes.kiosk.staff.access import TAP_COUNT
from scenes.kiosk.staff.card import CORNERS, ScreenCheck
from scenes.kiosk.staff.panel import StaffPanel
from scenes.kiosk.staff.pin_pad import PinPad
from scenes.kiosk.staff.timeout_screen import TIMEOUT_SECONDS
from scenes.kiosk.staff.week import Week
from scenes.play.turn import Turn
from tests.scenes.kiosk.conftest import OpenVisitor
from tests.scenes.kiosk.test_kiosk_loop import touch_until
from tests.scenes.kiosk.visitor import Visitor

PIN = "4711"
KIOSK = Kiosk(staff=StaffOptions(hash_pin(PIN, b"0123456789abcdef")))
SIZES = [(1920, 1080), (1024, 768), (1080, 1920), (800, 480)]


@pytest.fixture
def visitor(open_visitor: OpenVisitor) -> Visitor:
    return open_visitor(KIOSK)


def knock(visitor: Visitor, taps: int = TAP_COUNT, pause: float = 0.3) -> None:
    """Tap in the top right corner."""
    for _ in range(taps):
        visitor.tap((visitor.kit.size[0] - 20, 20))
        visitor.tick(pause, fps=10)


def type_pin(visitor: Visitor, pin: str) -> None:
    for digit in pin:
        visitor.tap(digit)
    visitor.tap("enter")
    visitor.tick(0.1)


def open_panel(visitor: Visitor) -> None:
    knock(visitor)
    type_pin(visitor, PIN)
    assert isinstance(visitor.scene, StaffPanel)


# The way in


def test_seven_taps_and_the_pin_open_the_panel(visitor: Visitor) -> None:
    knock(visitor, TAP_COUNT - 1)
    assert isinstance(visitor.scene, Attract)
    knock(visitor, 1)
    assert isinstance(visitor.scene, PinPad)
    type_pin(visitor, PIN)
    assert isinstance(visitor.scene, StaffPanel)


def test_taps_that_are_slow_or_elsewhere_open_nothing(visitor: Visitor) -> None:
    touch_until(visitor, Turn, touches=2)
    turn = visitor.scene
    knock(visitor, TAP_COUNT + 3, pause=1.0)
    visitor.wait(6)
    knock(visitor, TAP_COUNT - 1)
    visitor.tap((600, 300))
    knock(visitor, TAP_COUNT - 1)
    assert visitor.scene is turn


def test_without_a_pin_nothing_opens_and_a_touch_there_plays(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path / "visit")
    knock(visitor, TAP_COUNT + 1)
    assert not isinstance(visitor.scene, PinPad | Attract)
    visitor.loop.visit.close()


def test_a_wrong_pin_is_said_and_five_lock_for_a_minute(visitor: Visitor) -> None:
    knock(visitor)
    for _ in range(TRIES):
        assert visitor.scene._lock.left == 0
        type_pin(visitor, "0000")
        assert visitor.scene._told.text != visitor.kit.text("pin-sub")
    assert "60" in visitor.scene._told.text
    assert not visitor.scene.widget("enter").enabled
    type_pin(visitor, PIN)
    assert isinstance(visitor.scene, PinPad)
    for _ in range(7):
        visitor.wait(9)
        visitor.tap("erase")
    assert visitor.scene.widget("enter").enabled
    type_pin(visitor, PIN)
    assert isinstance(visitor.scene, StaffPanel)


def test_a_digit_can_be_erased(visitor: Visitor) -> None:
    knock(visitor)
    visitor.tap("9")
    visitor.tap("erase")
    type_pin(visitor, PIN)
    assert isinstance(visitor.scene, StaffPanel)


@pytest.mark.parametrize("way", [[], ["visits"], ["card"]])
def test_what_nobody_touches_closes_and_the_game_is_as_before(
    visitor: Visitor, way: list[str]
) -> None:
    touch_until(visitor, Turn, touches=2)
    turn, before = visitor.scene, visitor.scene.session.state
    open_panel(visitor)
    for name in way:
        visitor.tap(name)
        visitor.tick(0.1)
    visitor.wait(TIMEOUT_SECONDS - 1)
    assert visitor.scene is not turn
    visitor.wait(2)
    assert visitor.scene is turn
    assert turn.session.state[:4] == before[:4]
    assert turn.session.game.position == before[-1][1]


def test_the_pad_closes_itself_too(visitor: Visitor) -> None:
    knock(visitor)
    visitor.wait(TIMEOUT_SECONDS + 1)
    assert isinstance(visitor.scene, Attract)


# What it holds


def test_the_volume_holds_at_once_for_all_visitors_and_after_a_restart(tmp_path: Path) -> None:
    kiosk = Kiosk(sound=SoundOptions(cap=0.6, by_hour={"09:00": 0.5}), staff=KIOSK.staff)
    visitor = Visitor(tmp_path / "visit", kiosk)
    open_panel(visitor)
    assert any("50%" in word and "30%" in word for word in visitor.scene.spoken_lines())
    place = visitor.scene.widget("volume").segment(5).center
    visitor.tap(place)
    visitor.tap("done")
    visitor.tick(0.1)
    touch_until(visitor, Turn, touches=2)
    assert visitor.kit.loudest == 0.5
    visitor.wait(120)
    assert visitor.kit.loudest == pytest.approx(0.5 * kiosk.sound.attract)
    visitor.loop.visit.close()
    again = Visitor(tmp_path / "visit", kiosk)
    assert again.staff.kiosk.sound.cap == 1
    again.loop.visit.close()


def test_languages_are_switched_off_and_on(visitor: Visitor) -> None:
    open_panel(visitor)
    for name in ("en", "de"):
        visitor.tap(name)
        visitor.tick(0.1)
    assert visitor.kit.messages.language == "zh"
    assert not visitor.scene.widget("zh").active
    visitor.tap("de")
    visitor.tap("done")
    visitor.tick(0.1)
    offered = [each.name for each in visitor.scene.widgets if each.name.startswith("language-")]
    assert sorted(offered) == ["language-de", "language-zh"]


def test_one_set_of_rules_at_least_stays(visitor: Visitor) -> None:
    open_panel(visitor)
    visitor.tap("family")
    visitor.tap("river")
    visitor.tap("classic-2016")
    assert visitor.staff.kiosk.play.presets == ("river",)
    assert not visitor.scene.widget("river").active


def test_the_visits_of_seven_days_are_shown(visitor: Visitor) -> None:
    visitor.staff.count("starts")
    visitor.staff.count("starts", "moves")
    open_panel(visitor)
    visitor.tap("visits")
    visitor.tick(0.1)
    assert isinstance(visitor.scene, Week)
    assert "Games started: 2" in visitor.scene.spoken_lines()
    assert "Crashed: 0" in visitor.scene.spoken_lines()
    visitor.tap("back")
    visitor.tick(0.1)
    assert isinstance(visitor.scene, StaffPanel)


def test_on_the_test_card_all_corners_answer(visitor: Visitor) -> None:
    open_panel(visitor)
    visitor.tap("card")
    visitor.tick(0.1)
    assert isinstance(visitor.scene, ScreenCheck)
    visitor.kit.sounds.lately()
    visitor.tap("left")
    visitor.tap("right")
    assert visitor.kit.sounds.lately().count("turn") == 2
    for corner in CORNERS:
        assert visitor.kit.text("card-title") in visitor.scene.spoken_lines()
        visitor.tap(corner)
    assert visitor.kit.text("card-all") in visitor.scene.spoken_lines()


@pytest.mark.parametrize(("name", "code"), [("restart", AGAIN), ("quit", DONE)])
def test_the_game_ends_at_the_second_press_and_goes_on_afterwards(
    tmp_path: Path, name: str, code: int
) -> None:
    visitor = Visitor(tmp_path / "visit", KIOSK)
    touch_until(visitor, Turn, touches=2)
    start = visitor.scene.session.game.start
    open_panel(visitor)
    visitor.tap(name)
    assert visitor.running
    visitor.tap(name)
    assert not visitor.running
    assert visitor.loop.code == code
    again = Visitor(tmp_path / "visit", KIOSK)
    touch_until(again, Turn, touches=0)
    assert again.scene.session.game.start == start
    assert again.staff.week()[-1].crashes == 0
    again.loop.visit.close()


def test_what_staff_chose_outlives_the_visitors(visitor: Visitor) -> None:
    open_panel(visitor)
    visitor.tap("en")
    visitor.tap("done")
    touch_until(visitor, Turn, touches=2)
    visitor.kit.choose("language", "zh")
    visitor.kit.apply_preferences()
    visitor.wait(130)
    assert isinstance(visitor.scene, Attract)
    assert visitor.kit.store[Preferences].language == ""
    assert visitor.kit.messages.language == "de"


# How it looks


@pytest.mark.parametrize("size", SIZES)
def test_keys_are_large_enough_for_a_finger(tmp_path: Path, size: tuple[int, int]) -> None:
    visitor = Visitor(tmp_path / "visit", KIOSK, size)
    knock(visitor)
    assert min(min(visitor.scene.widget(key).rect.size) for key in KEYS) >= 60
    visitor.loop.visit.close()


def test_the_file_says_which_language_is_the_usual_one(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path / "visit", Kiosk(play=PlayOptions(languages=("zh", "de"))))
    assert visitor.kit.messages.language == "zh"
    for language in "de", "zh":
        visitor.tap(f"language-{language}")
        assert visitor.kit.messages.language == language
    visitor.loop.visit.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [100, 200])
def test_all_that_staff_press_is_large_enough(
    tmp_path: Path, size: tuple[int, int], text_scale: int
) -> None:
    visitor = Visitor(tmp_path / "visit", KIOSK, size)
    visitor.kit.preferences.text_scale = text_scale
    open_panel(visitor)
    for way in (None, "visits", "card"):
        if way:
            visitor.tap(way)
            visitor.tick(0.1)
        pressed = [widget for widget in visitor.scene.widgets if widget.pressable]
        assert min(min(widget.rect.size) for widget in pressed) >= 40, way
        if way:
            visitor.tap("back")
            visitor.tick(0.1)
    visitor.loop.visit.close()
