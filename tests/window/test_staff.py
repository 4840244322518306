"""Staff at a public screen: the way in, what they choose, restart and quit, with its supervisor."""

import json
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.kiosk.lock import TRIES
from game.kiosk.supervisor import DONE
from tests.processes import alive
from tests.waiting import until
from tests.window.kiosks import SCREEN, Public, below, opened
from tests.window.ways import FILE, PIN, Ways, find_places

pytestmark = pytest.mark.window

WRONG = "0000"
STILL = 6
"""Frames in which nothing has changed where nothing moves; numbers that count down may."""


class Pictures:
    """Keeps what the screen shows, each picture under a name."""

    def __init__(self, public: Public, album: Path) -> None:
        self._public, self._album = public, album

    def take(self, name: str) -> None:
        pygame.image.save(until(self._still), self._album / f"staff, {name}.png")

    def _still(self) -> Surface | None:
        """Give what is seen if it was the same a moment ago."""
        before = pygame.image.tobytes(self._look(), "RGB")
        self._public.notice(frames=STILL)
        seen = self._look()
        return seen if pygame.image.tobytes(seen, "RGB") == before else None

    def _look(self) -> Surface:
        return self._public.desktop.picture(Rect((0, 0), SCREEN))


@pytest.mark.release
def test_after_five_wrong_pins_the_right_one_opens_nothing(tmp_path: Path, album: Path) -> None:
    places = find_places(tmp_path / "other")
    with opened(tmp_path, FILE) as public:
        ways, pictures = Ways(public, places), Pictures(public, album)
        ways.come_to("PinPad")
        pictures.take("PIN")
        for _ in range(TRIES):
            ways.press("PinPad", *WRONG, "enter")
        ways.press("PinPad", *PIN, "enter")
        pictures.take("locked")
        assert ways.scene == "PinPad"
        ways.press("PinPad", "back")
        until(lambda: ways.scene == "Attract")


@pytest.mark.release
def test_what_staff_choose_is_kept_and_a_restart_is_one_of_the_game_alone(
    tmp_path: Path, album: Path
) -> None:
    places = find_places(tmp_path / "other")
    with opened(tmp_path, FILE) as public:
        ways, pictures = Ways(public, places), Pictures(public, album)
        for scene in "Week", "ScreenCheck", "StaffPanel":
            ways.come_to(scene)
            pictures.take(scene)
        ways.press("StaffPanel", "de", "river", "volume")
        chosen = until(lambda: _chosen(public))
        assert chosen["languages"] == ["en", "zh"]
        assert chosen["presets"] == ["family", "classic-2016", "river"]
        assert chosen["cap"] is not None
        pictures.take("chosen")
        game = public.game
        ways.press("StaffPanel", "restart")
        pictures.take("restart")
        assert public.game == game
        ways.press("StaffPanel", "restart")
        until(lambda: public.game not in (game, 0))
        assert public.is_back()
        assert public.supervisor.poll() is None
        ways.come_to("StaffPanel")
        pictures.take("after the restart")
        assert _chosen(public) == chosen


@pytest.mark.release
def test_quit_ends_all_for_good(tmp_path: Path, album: Path) -> None:
    places = find_places(tmp_path / "other")
    with opened(tmp_path, FILE) as public:
        ways = Ways(public, places)
        ways.come_to("StaffPanel")
        started = below(public.supervisor.pid)
        ways.press("StaffPanel", "quit")
        Pictures(public, album).take("quit")
        assert public.supervisor.poll() is None
        ways.press("StaffPanel", "quit")
        assert until(lambda: public.supervisor.poll() is not None)
        assert public.supervisor.returncode == DONE
        until(lambda: not any(map(alive, started)))


def _chosen(public: Public) -> dict[str, object]:
    path = public.data / "kiosk-staff.json"
    found = json.loads(path.read_text()) if path.exists() else {}
    return found if None not in (found.get("cap"), found.get("presets")) else {}
