"""What a child switches lasts until their pages are left: the next person finds theirs."""

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.engine.rules import LADDER, Rules
from game.kit import app
from game.kit.kit import Kit
from game.kit.preferences import Preferences, Store
from game.kit.scene import Scene
from game.last_setup import EASY
from game.session.player import Player
from game.session.session import Session
from scenes.lessons.children import Children
from scenes.menu import Menu
from scenes.play.match import Match
from scenes.setup.ladder import Ladder
from tests import samples
from tests.kits import reopened, store
from tests.null_voice import NullVoice
from tests.scenes.opened import Opened
from tests.scenes.seated import SHARED, Seated
from tests.shelf import Shelf

RUNG = LADDER["rung-1"]


def match(rules: Rules) -> Callable[[Kit], Scene]:
    def begin(kit: Kit) -> Match:
        players = [Player("Fox", "fox"), Player("Owl", "owl", "level1")]
        return Match(kit, Session.start(rules, players, 1))

    return begin


def opened(page: Callable[[Kit], Scene], settings: Store) -> Opened:
    return Opened(page, settings=settings, voice=NullVoice())


def kept(settings: Store) -> str:
    return reopened(settings)[Preferences].speech


def leave(pilot: Opened) -> None:
    pilot.app.stack.close(pilot.app.stack._scenes[1][0], None)
    pilot.step()


PAGES = {"door": Children, "ladder": Ladder, "game": match(RUNG)}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_speech_lasts_until_the_page_of_children_is_left(page: Callable[[Kit], Scene]) -> None:
    settings = store()
    settings.save()
    pilot = opened(page, settings)
    pilot.key("f2")
    assert pilot.kit.speaker.on
    leave(pilot)
    assert not pilot.kit.speaker.on
    pilot.app.stack.push(Scene(pilot.kit))
    assert kept(settings) == "off"
    pilot.key("f2")
    assert kept(settings) == "normal"


def test_a_game_of_family_is_theirs_from_their_door_alone() -> None:
    settings, games = store(), Shelf()
    settings.save()

    def menu(kit: Kit) -> Menu:
        return Menu(kit, lambda: 1, lambda session: Match(kit, session, games), games=games)

    pilot = opened(menu, settings)
    pilot.tap("children")
    pilot.step()
    pilot.tap(EASY.name)
    pilot.step()
    pilot.key("f2")
    assert pilot.kit.speaker.on
    leave(pilot)
    assert not pilot.kit.speaker.on
    pilot = opened(match(EASY), settings)
    pilot.key("f2")
    leave(pilot)
    assert kept(settings) == "normal"


def test_so_does_the_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    toggled = list[bool]()
    monkeypatch.setattr(app, "toggle_fullscreen", lambda: toggled.append(not len(toggled) % 2))
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: bool(toggled and toggled[-1]))
    pilot = opened(Children, store())
    pilot.key("f11")
    assert toggled == [True]
    leave(pilot)
    assert toggled == [True, False]


@pytest.mark.parametrize(
    ("rules", "count"), [(RUNG, 3), (EASY, 7)], ids=["ladder", "family of its own"]
)
def test_the_pause_of_a_child_is_three_pictures(rules: Rules, count: int) -> None:
    pilot = opened(match(rules), store())
    pilot.key("escape")
    pilot.step()
    assert len([each for each in pilot.scene.widgets if each.pressable]) == count


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_where_two_children_play_the_pointer_has_the_colour_of_whose_turn_it_is(
    people: tuple[int, ...],
) -> None:
    pilot = Seated(samples.session(SHARED, people=people))
    pilot.turn.is_for_children = len(people) > 1
    pilot.tick(1)
    place, before = (683, 420), pilot.picture()
    pilot.move(place)
    around = Rect(0, 0, 60, 60)
    around.center = place
    seen = {tuple(pilot.picture().get_at((x, place[1]))) for x in range(around.left, around.right)}
    assert (tuple(pilot.kit.theme["seat_0"]) in seen) == (len(people) > 1)
    pilot.move((1360, 4))
    assert pilot.picture().get_at(place) == before.get_at(place)
