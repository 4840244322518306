"""A screen that has closed is gone at once, with all its pictures, and waits for no collector."""

import gc
from collections.abc import Iterator
from weakref import WeakSet

import pytest

from game.kit.scene import Scene
from game.kit.stack import Stack, Then
from scenes.menu import Menu
from scenes.options.settings import SettingsScreen
from scenes.play.deal import Deal
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import ChildPause
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.puzzles.rush.rush_result import RushResult
from scenes.puzzles.rush.rush_table import RushTable
from scenes.puzzles.rush.start import RushStart
from scenes.rulebook.book import RuleBook
from scenes.setup.setup import Setup
from tests import samples
from tests.kits import store
from tests.pilot import BEGIN, Pilot
from tests.scenes.puzzles.rush.test_rush import Racer
from tests.scenes.test_match import Played

DOORS = {"rules": RuleBook, "settings": SettingsScreen, "bots": Setup}


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[Scene]]:
    """Keep an eye on every scene, while nothing is collected."""
    pushed: WeakSet[Scene] = WeakSet()
    push = Stack.push

    def watched(stack: Stack, scene: Scene, then: Then | None = None) -> None:
        pushed.add(scene)
        push(stack, scene, then)

    monkeypatch.setattr(Stack, "push", watched)
    gc.disable()
    yield pushed
    gc.enable()


def kinds(scenes: WeakSet[Scene]) -> set[type[Scene]]:
    return {type(scene) for scene in scenes}


def test_deal_turn_scoring_and_the_match_are_gone_when_they_have_closed(
    alive: WeakSet[Scene],
) -> None:
    played = Played()
    played.scene.watch()
    for screen in (Deal, Turn, Scoring, Deal, Turn):
        played.play_until(lambda screen=screen: isinstance(played.scene, screen))
        assert kinds(alive) == {Menu, Match, screen}
    played.key("escape")
    played.tap("give-up")
    played.tap("leave")
    played.play_until(lambda: isinstance(played.scene, Menu))
    assert kinds(alive) == {Menu}


def test_a_replay_is_gone_when_one_is_back_at_the_podium(alive: WeakSet[Scene]) -> None:
    pilot = Pilot(lambda kit: Scoring(kit, samples.finished()))
    pilot.tap("replay")
    pilot.step()
    assert kinds(alive) == {Scoring, Replay}
    pilot.key("escape")
    pilot.step()
    assert kinds(alive) == {Scoring}


@pytest.mark.parametrize("way", DOORS)
def test_what_was_looked_at_from_the_menu_is_gone_when_one_is_back(
    way: str, alive: WeakSet[Scene]
) -> None:
    played = Played()
    for press in (BEGIN[way], way) if way in BEGIN else (way,):
        played.tap(press)
        played.step()
    assert isinstance(played.scene, DOORS[way])
    while not isinstance(played.scene, Menu):
        played.key("escape")
        played.step()
    assert kinds(alive) == {Menu}


def test_the_curtain_and_what_lies_over_a_turn_are_gone_when_it_is_seen(
    alive: WeakSet[Scene],
) -> None:
    played = Played()
    played.walk("together")
    played.step()
    played.tap("start")
    for screen in (Deal, HandOver):
        played.play_until(lambda screen=screen: isinstance(played.scene, screen))
    assert kinds(alive) == {Menu, Match, Turn, HandOver}
    played.tap("button")
    played.step()
    played.key("escape")
    played.step()
    assert kinds(alive) == {Menu, Match, Turn, ChildPause}
    played.key("escape")
    played.step()
    assert kinds(alive) == {Menu, Match, Turn, HandOver}


def test_each_table_of_a_rush_is_gone_when_the_next_one_is_there(alive: WeakSet[Scene]) -> None:
    racer = Racer(store(reduced_motion=True))
    racer.begin()
    for _ in range(2):
        racer.solve()
    assert kinds(alive) == {Scene, RushStart, RushTable}
    assert len(alive) == 3
    racer.idle(racer.rush.left + 1)
    assert kinds(alive) == {Scene, RushStart, RushResult}
