"""A whole game in a real window, played with a mouse and a keyboard from outside the process."""

from pathlib import Path

import pytest

from game.engine.move import At, To
from game.engine.rules import Rounds
from game.session.rule_choices import LENGTHS, SECONDS
from game.view.table.places.placements import OnRack
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.pause import Pause
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.setup.setup import Setup
from tests.kits import store
from tests.window.hands import by_drag, middle, target
from tests.window.turns import play_to_the_end, play_turn
from tests.window.twins import Twins, turn, twins

pytestmark = pytest.mark.window

SEED = 50
"""A game in which the person has but five turns, three of them plays; others take longer."""

LIMIT = 120
"""Seconds for a turn, more than it takes on a machine with much else to do."""

DRAWN = 0.6
"""Seconds until everyone's tile for the start lies open, as it does for a good second then."""

BARE = (640, 260)
"""A place in the middle of the felt where nothing lies during the deal."""


@pytest.mark.release
def test_a_whole_game_against_bots(tmp_path: Path, album: Path) -> None:
    settings = store(muted=True, bot_speed="instant")
    with twins(tmp_path, album, SEED, settings) as game:
        game.shot("menu")
        _set_up(game)
        _watch_the_deal(game)
        _try_things_out(game)
        play_turn(game, by_drag)
        play_to_the_end(game)
        _look_at_scores(game)
        _give_the_match_up(game)
        game.press("quit")
        assert game.window.wait() == 0
        assert not game.window.complaints


def _set_up(game: Twins) -> None:
    game.tap("bots")
    assert isinstance(game.scene, Setup)
    for chair in (1, 3):
        game.tap(f"chair-{chair}")
        game.shot("characters")
        game.tap(f"bot-level{chair}")
    turns = *["length"] * LENGTHS.index(Rounds()), *["seconds"] * SECONDS.index(LIMIT)
    for name in turns:
        game.tap(name)
    game.shot("set-up")
    game.press("start")


def _watch_the_deal(game: Twins) -> None:
    game.shadow.tick(DRAWN)
    assert isinstance(game.scene, Deal)
    game.agree()
    game.shot("deal")
    game.tap(BARE)


def _try_things_out(game: Twins) -> None:
    """Lay what is no set and take it back in every way, sort the rack, and pause."""
    game.shot("turn")
    _lay_two_strangers(game)
    _take_back(game)
    for name in ("sort_groups", "sort_own", "sort_runs"):
        game.tap(name)
        game.shot(name)
    game.key("tab")
    game.key("escape")
    assert isinstance(game.scene, Pause)
    game.shot("pause")
    game.tap("resume")


def _lay_two_strangers(game: Twins) -> None:
    """Lay the first tile by drag and the last by taps: no set, so that Play does nothing."""
    scene = turn(game)
    board, now = scene.state.board, scene.session.game
    turns = now.turns
    game.drag(middle(board, _slot(scene, 0)), target(board, To.NEW_ROW))
    game.tap(middle(board, _slot(scene, len(board.shown.rack) - 1)))
    game.shot("held")
    game.tap(target(board, At(len(board.shown.rows) - 1, 1)))
    assert len(board.shown.rows[-1]) == 2
    game.shot("illegal")
    game.tap("action")
    assert now.turns == turns
    assert now.draft.faults()


def _take_back(game: Twins) -> None:
    draft = turn(game).session.game.draft
    game.tap("undo")
    assert len(draft.played) == 1
    game.tap("redo")
    assert len(draft.played) == 2
    game.tap("reset")
    assert not draft.touched


def _look_at_scores(game: Twins) -> None:
    assert isinstance(game.scene, Scoring)
    game.shot("scoring")
    game.press("next")
    game.tap(BARE)
    game.shot("next game")


def _give_the_match_up(game: Twins) -> None:
    for name in ("pause", "give-up", "leave"):
        game.tap(name)
    assert isinstance(game.scene, Menu)


def _slot(scene: Turn, index: int) -> OnRack:
    return OnRack(index, scene.state.board.shown.rack[index])
