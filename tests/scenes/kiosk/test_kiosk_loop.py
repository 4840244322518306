from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.kiosk.file import Kiosk, PlayOptions, ScreenOptions
from game.settings import Settings
from scenes.kiosk.attract import Attract, AttractResult
from scenes.kiosk.still_playing import StillPlaying
from scenes.play.turn import Turn
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.setup.setup import Setup
from tests.scenes.kiosk.conftest import OpenVisitor
from tests.scenes.kiosk.visitor import Visitor
from tests.scenes.puzzles.solver import solve

MIDDLE = (600, 300)


@pytest.fixture
def visitor(open_visitor: OpenVisitor) -> Visitor:
    return open_visitor()


def touch_until(visitor: Visitor, kind: type, touches: int = 1) -> float:
    """Touch the screen so often; give the seconds until such a scene is there."""
    for _ in range(touches):
        visitor.tap(MIDDLE)
    seconds = 0.0
    while not isinstance(visitor.scene, kind):
        visitor.tick(0.1, fps=10)
        seconds += 0.1
        assert seconds < 60
    return seconds


def test_the_game_plays_itself_until_somebody_comes(visitor: Visitor) -> None:
    assert isinstance(visitor.scene, Attract)
    visitor.wait(60)
    assert isinstance(visitor.scene, Attract)
    assert visitor.scene._session.game.turns > 3


def test_two_touches_and_less_than_ten_seconds_lead_to_a_move(visitor: Visitor) -> None:
    assert touch_until(visitor, Turn, touches=2) < 8
    turn = visitor.scene
    assert turn.state.shown.can_act
    sprite = next(each for each in turn.state.board.tiles.sprites if each.placement)
    visitor.tap(sprite.placement.rect.center)
    assert turn.state.hand.places


def test_who_has_gone_is_asked_for_and_forgotten(visitor: Visitor) -> None:
    fresh = replace(visitor.kit.preferences)
    touch_until(visitor, Turn, touches=2)
    visitor.kit.preferences.language = "de"
    visitor.kit.preferences.text_scale = 200
    visitor.kit.apply_preferences()
    visitor.wait(91)
    assert isinstance(visitor.scene, StillPlaying)
    visitor.wait(26)
    assert isinstance(visitor.scene, Attract)
    theme = visitor.kit.preferences.theme  # the next one
    assert visitor.kit.preferences == replace(fresh, theme=theme)
    assert visitor.loop.visit.games.listed() == ()
    assert visitor.loop.visit.games.unfinished is None


def test_who_is_there_still_goes_on(visitor: Visitor) -> None:
    touch_until(visitor, Turn, touches=2)
    turn = visitor.scene
    visitor.wait(100)
    assert isinstance(visitor.scene, StillPlaying)
    visitor.tap(MIDDLE)
    visitor.tick(0.5)
    assert visitor.scene is turn


def test_in_attract_nobody_is_asked(visitor: Visitor) -> None:
    visitor.wait(200)
    assert isinstance(visitor.scene, Attract)


def test_a_longer_game_can_be_set_up_and_left(visitor: Visitor) -> None:
    visitor.tap("full")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Setup)
    visitor.tap("back")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Attract)


def test_a_game_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    first = Visitor(tmp_path)
    touch_until(first, Turn, touches=2)
    begun = first.scene.session.game
    while not begun.turns:
        first.wait(2)
        first.tap("action")
    first.loop.visit.close()
    second = Visitor(tmp_path)
    touch_until(second, Turn, touches=0)
    goes_on = second.scene.session.game
    assert goes_on.start == begun.start
    assert goes_on.turns >= begun.turns > 0
    assert len(second.loop.visit.games.listed()) == 1
    second.loop.visit.close()


def test_nobody_can_leave(visitor: Visitor) -> None:
    assert visitor.step(pygame.Event(pygame.QUIT))
    for key in ("escape", "f11", "f4", "q"):
        visitor.key(key)
        assert visitor.running


def test_a_file_that_is_dropped_and_a_word_that_is_typed_are_for_nobody(visitor: Visitor) -> None:
    for touches in 0, 2:
        if touches:
            touch_until(visitor, Turn, touches)
        scene = visitor.scene
        for event in (
            pygame.Event(pygame.DROPFILE, file="/etc/passwd"),
            pygame.Event(pygame.DROPTEXT, text="/etc/passwd"),
            pygame.Event(pygame.TEXTINPUT, text="x"),
        ):
            visitor.step(event)
        visitor.key("v", ctrl=True)
        if touches:
            assert visitor.scene is scene


def test_each_game_of_the_bots_has_the_next_look(visitor: Visitor) -> None:
    looks = []
    for _ in range(4):
        looks.append(visitor.kit.preferences.theme)
        visitor.scene.close(AttractResult.NOBODY)
        visitor.tick(0.1)
    assert looks == ["felt", "wood", "night", "felt"]


def test_all_comes_to_where_everybody_can_reach_it_and_stays_there_for_the_visit(
    tmp_path: Path,
) -> None:
    portrait = Kiosk(screen=ScreenOptions(diagonal_in=55, bottom_mm=700))
    visitor = Visitor(tmp_path / "visit", portrait, (1080, 1920))
    window = pygame.display.get_surface()
    visitor.tap("lower")
    visitor.tick(0.5)
    assert visitor.app.screen.get_offset()[1] > 0.55 * window.height
    visitor.tap((200, 100))
    visitor.tick(1)
    assert visitor.app.screen.get_offset()[1] > 0.55 * window.height
    visitor.wait(130)
    assert isinstance(visitor.scene, Attract)
    assert visitor.app.screen.get_offset()[1] < 20
    visitor.loop.visit.close()


def test_where_all_can_be_reached_nothing_can_come_lower(visitor: Visitor) -> None:
    assert "lower" not in {widget.name for widget in visitor.scene.widgets}


def test_what_sounds_tell_is_written_for_everybody(visitor: Visitor) -> None:
    assert visitor.kit.preferences.captions


def test_text_is_as_large_as_the_screen_asks_for(tmp_path: Path) -> None:
    small = Visitor(tmp_path / "visit", Kiosk(screen=ScreenOptions(diagonal_in=10)), (1024, 600))
    assert small.kit.preferences.text_scale == 200
    small.loop.visit.close()


def test_where_no_quick_game_is_offered_a_touch_leads_to_the_full_one(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path / "visit", Kiosk(play=PlayOptions(quick=False)))
    visitor.tap(MIDDLE)
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Setup)
    visitor.loop.visit.close()


def test_who_takes_a_language_and_goes_leaves_none(visitor: Visitor) -> None:
    before = replace(visitor.kit.preferences)
    visitor.tap("language-de")
    assert visitor.kit.messages.language == "de"
    theme = visitor.kit.preferences.theme
    visitor.wait(91)
    assert isinstance(visitor.scene, Attract)
    assert visitor.kit.messages.language == "en"
    assert replace(visitor.kit.preferences, theme=theme) == before


def test_the_table_of_the_day_is_played_and_forgotten(visitor: Visitor) -> None:
    visitor.tap("puzzle")
    visitor.tick(0.5)
    solve(visitor.scene)
    visitor.tick(1.5)
    assert visitor.kit.store[Settings].days == ("2026-03 2:1/0",)
    assert not any(widget.name == "copy" for widget in visitor.scene.widgets)
    visitor.tap("next")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, Attract)
    assert visitor.kit.store[Settings].days == ()
    (today,) = [day for day in visitor.week() if day.day == visitor.today]
    assert (today.starts, today.moves) == (1, 1)


def test_who_goes_away_from_a_puzzle_is_asked_for_and_forgotten(visitor: Visitor) -> None:
    visitor.tap("puzzle")
    visitor.tick(0.5)
    assert isinstance(visitor.scene, PuzzleScene)
    visitor.wait(91)
    assert isinstance(visitor.scene, StillPlaying)
    visitor.wait(26)
    assert isinstance(visitor.scene, Attract)
    (today,) = [day for day in visitor.week() if day.day == visitor.today]
    assert (today.starts, today.resets) == (1, 1)


def test_where_no_puzzle_is_offered_there_is_no_way_to_it(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path / "visit", Kiosk(play=PlayOptions(puzzles=False)))
    assert not any(widget.name == "puzzle" for widget in visitor.scene.widgets)
