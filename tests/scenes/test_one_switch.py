"""A match by one switch alone: the frame walks by itself, and a press presses there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.engine.move import At, Move
from game.engine.rules import Games
from game.engine.tile import Tile
from game.kit.one_switch import PACES
from game.kit.preferences import Preferences
from game.kit.widgets.widget import Widget
from game.view.table.cursor.stops import Lay
from game.view.table.places.placements import OnRack
from scenes.menu import Menu
from scenes.options.settings import SettingsDrawer
from scenes.play.turn import Turn
from scenes.table.screen import TableScreen
from tests.kits import store
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.scenes.seated import Seated
from tests.scenes.test_match import Played, assert_a_whole_match, held_by, is_over

PACE = PACES["fast"]
ROUNDS = 80
"""Steps of the frame after which it must have come round."""


def lit(pilot: Pilot) -> list[Any]:
    """Give what the frame is around: buttons by their names, places of the table by meaning."""
    scene = pilot.scene
    at = scene.cursor.at if isinstance(scene, TableScreen) else None
    alone = scene.focused or at
    spots = scene.framed or ([alone] if alone else [])
    return [spot.name if isinstance(spot, Widget) else spot.means for spot in spots]


def switch_to(pilot: Pilot, is_wanted: Callable[[Any], bool]) -> bool:
    """Wait for the frame and press, until one part that is wanted is pressed; or tell it is not."""
    for _ in range(ROUNDS):
        now = lit(pilot)
        if any(map(is_wanted, now)):
            pilot.key("space")
            if len(now) == 1:
                return True
        else:
            pilot.step(dt=PACE)
    return False


class Switched(Played):
    """A pilot that plays matches by one switch."""

    def __init__(self) -> None:
        super().__init__()
        self.kit.choose("one_switch", "fast")

    def tap(self, at: Any) -> None:
        scene = self.scene
        assert switch_to(self, lambda means: means == at), (scene, at, lit(self))

    def move(self, at: Any, held: bool = False) -> None:
        """Move nothing: there is no pointer."""

    def make(self, turn: Turn, move: Move) -> None:
        """Make a move; where no press can make it, as the scene itself would."""
        held = held_by(turn.state.board, move)
        self.moves[held is not None] += 1
        if held is None:
            turn.control.do(move)
            return
        for place in held:
            self.tap(place)

        def makes_it(means: Any) -> bool:
            if becomes is None or not (isinstance(means, Lay) and isinstance(means.to, At)):
                return means == Lay(move.to)
            outcome = turn.state.outcome(replace(move, to=means.to))
            return means.to.row == move.to.row and outcome == becomes

        # Where several places make the same row, the frame stops at one of them.
        becomes = turn.state.outcome(move) if isinstance(move.to, At) else None
        assert switch_to(self, makes_it), (move, lit(self))


@pytest.mark.whole
def test_a_match_is_played_from_the_menu_to_the_menu() -> None:
    pilot = Switched()
    pilot.tap("bots")
    while pilot.scene.widget("length").value != Games(1):
        pilot.tap("length")
    pilot.tap("start")
    pilot.play_until(lambda: is_over(pilot))
    session = pilot.sessions[-1]
    assert_a_whole_match(pilot, len(session.players), games=1)
    assert pilot.moves[True] > 10 * pilot.moves[False]
    assert {player.handicap.time for player in session.players if not player.bot} == {None}
    assert {player.handicap.time for player in session.players if player.bot} == {1}
    pilot.tap("menu")
    assert isinstance(pilot.scene, Menu)


def test_it_is_switched_on_by_hand_and_off_by_itself() -> None:
    pilot = Pilot(SettingsDrawer, settings=store())
    segment = pilot.scene.widget("one-switch").segment(2)
    pilot.tap(segment.center)
    assert pilot.kit.preferences.one_switch == "normal"
    for kept in ("fast", "off"):
        assert switch_to(pilot, lambda name: name == "one-switch")
        assert pilot.kit.store.of_all(Preferences).one_switch == kept
    pilot.step()
    assert lit(pilot) == []
    pilot.tap(segment.center)
    assert pilot.kit.preferences.one_switch == "normal"


def test_who_listens_hears_what_the_frame_is_around() -> None:
    voice = NullVoice()
    pilot = Seated(settings=store(one_switch="fast", speech="normal"), voice=voice)
    heard = set()
    for _ in range(20):
        pilot.step(dt=PACE)
        heard.add(voice.said[-1])
    buttons = "from Mine, Your own order, O to Hint (press again for more), H"
    assert heard > {"Rack 1: blue 3", buttons, "Draw, 7 in the pool", "Row 1: run, blue 4 to 6"}


def test_the_rack_comes_first_and_then_where_its_tiles_can_go() -> None:
    pilot = Seated(settings=store(one_switch="fast"))
    pilot.step()
    assert all(isinstance(means, OnRack) for means in lit(pilot))
    assert switch_to(pilot, lambda means: means == OnRack(0, Tile("B", 3)))
    pilot.step()
    assert all(isinstance(means, Lay) for means in lit(pilot))


def test_the_frame_does_not_talk_over_news_but_hushes_what_it_has_left() -> None:
    voice = NullVoice()
    pilot = Seated(settings=store(one_switch="fast", speech="normal"), voice=voice)
    begun = voice.hushed
    pilot.step(dt=PACE)
    assert voice.hushed == begun
    pilot.step(dt=PACE)
    assert voice.hushed == begun + 1
