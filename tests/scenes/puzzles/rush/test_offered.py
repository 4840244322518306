"""Where Rush is offered: everywhere at home, but not to children unless a grown-up wants it."""

import pytest

from game.kit.preferences import Store
from scenes.menu import Menu
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.rush.start import RushStart
from tests.kits import store
from tests.pilot import Pilot
from tests.scenes.opened import Opened
from tests.scenes.puzzles.solver import puzzles
from tests.scenes.test_menu import Menus


def shelves(settings: Store | None = None) -> Opened:
    return Opened(lambda kit: Calendar(kit, puzzles()), settings=settings)


def names(pilot: Pilot) -> list[str]:
    return [each.name for each in pilot.scene.widgets]


def test_the_shelves_lead_there() -> None:
    pilot = shelves()
    pilot.tap("rush")
    pilot.step()
    assert isinstance(pilot.scene, RushStart)


@pytest.mark.parametrize(
    ("grown_ups", "rush", "offered"),
    [(False, False, True), (True, False, False), (True, True, True)],
)
def test_where_grown_ups_are_asked_first_it_is_hidden_until_they_switch_it_on(
    grown_ups: bool, rush: bool, offered: bool
) -> None:
    settings = store(grown_ups=grown_ups, rush=rush)
    assert ("rush" in names(shelves(settings))) is offered
    assert ("rush" in names(Menus(settings=settings).pilot)) is offered


def test_the_menu_leads_there_and_back() -> None:
    pilot = Menus().pilot
    pilot.tap("rush")
    pilot.step()
    assert isinstance(pilot.scene, RushStart)
    pilot.key("escape")
    pilot.step()
    assert isinstance(pilot.scene, Menu)
