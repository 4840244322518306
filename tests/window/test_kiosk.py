"""A public screen under a window manager: there is no way out, whatever is tried."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.scenes.kiosk.visitor import Visitor
from tests.waiting import until
from tests.window.escapes import DEADLY, ROUTES
from tests.window.kiosks import MIDDLE, SCREEN, Public, opened

pytestmark = pytest.mark.window


def _attract(_: Public) -> None:
    """Do nothing: nobody is there."""


def _turn(public: Public) -> None:
    public.tap(MIDDLE)
    until(lambda: public.game_id)


def _pause(public: Public) -> None:
    _turn(public)
    public.key("Escape")


def _set_up(public: Public) -> None:
    visitor = Visitor(public.data.parent / "other", size=SCREEN)
    public.tap(visitor.scene.widget("full").rect.center)
    visitor.house._games.close()


SCENES: dict[str, tuple[Callable[[Public], None], int]] = {
    "turn": (_turn, 1),
    "attract": (_attract, 4),
    "pause": (_pause, 4),
    "set-up": (_set_up, 4),
}
"""How to come to a scene, and every how manieth route is tried in it."""


@pytest.mark.parametrize("scene", SCENES)
def test_there_is_no_way_out(scene: str, tmp_path: Path) -> None:
    lead, step = SCENES[scene]
    with opened(tmp_path) as public:
        lead(public)
        played, found = public.game_id, []
        for name in list(ROUTES)[::step]:
            game = public.game
            ROUTES[name](public)
            if not public.settled():
                found.append(f"{name}: the screen is lost")
            elif public.game != game and name not in DEADLY:
                found.append(f"{name}: the game ended")
            elif played and public.game_id != played:
                found.append(f"{name}: another game")
        assert not found
        assert not played or public.settled()
