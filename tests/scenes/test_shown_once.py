"""A table is shown once a frame, however much happens in it; one that was left calls nothing."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ref

import pygame
import pytest

import game.engine.game
from game.kit.widgets.choice import Choice
from game.settings import Settings
from game.view.table.around.seats import Seats
from game.view.table.message import Announcer
from scenes.options.settings import SettingsScreen
from scenes.screen import TurnResult
from scenes.table.screen import TableScreen
from tests import samples
from tests.pilot import Pilot
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.opened import Opened
from tests.scenes.seated import SHARED, WAITING, Seated

ONCE = {"refresh": 1, "seats": 1, "say": 1}


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often a table is shown, its seats and its sentence, and a turn is judged."""
    counted: Counter[str] = Counter()

    def count(owner: Any, name: str, as_: str) -> None:
        done: Callable[..., Any] = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            counted[as_] += 1
            return done(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    count(TableScreen, "refresh", "refresh")
    count(Seats, "show", "seats")
    count(Announcer, "say", "say")
    count(game.engine.game, "turn_faults", "faults")
    count(game.engine.game, "apply", "faults")  # It judges again what it lets happen.
    return counted


def frames(pilot: Pilot, seconds: float, counts: Counter[str]) -> Iterator[Counter[str]]:
    """Let time pass; give what is counted in each frame."""
    for _ in range(round(20 * seconds)):
        counts.clear()
        pilot.step(dt=1 / 20)
        yield counts


def button(kind: int, at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=1, touch=False)


def press(at: tuple[int, int]) -> list[pygame.Event]:
    return [button(pygame.MOUSEBUTTONDOWN, at), button(pygame.MOUSEBUTTONUP, at)]


def test_a_drop_and_the_end_of_a_turn_are_each_shown_once(counts: Counter[str]) -> None:
    pilot = Seated()
    here, there = pilot.mine("B3"), pilot.frame(pilot.row("B4 B5 B6"))
    pilot.press(here)
    pilot.move(there, held=True)
    counts.clear()
    pilot.release(there)
    assert pilot.rows[0] == "B3 B4 B5 B6"
    assert counts == ONCE
    pilot.settle()
    pilot.press("action")
    counts.clear()
    pilot.release("action")
    assert pilot.game.turns == 1
    assert counts == {**ONCE, "faults": 1}


def test_a_draw_among_several_people_is_shown_once(counts: Counter[str]) -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1)))
    pilot.press("action")
    counts.clear()
    pilot.release("action")
    assert pilot.game.turns == 1
    assert counts == {**ONCE, "faults": 1}


def test_no_frame_of_bots_is_shown_twice(counts: Counter[str]) -> None:
    pilot = Seated(samples.session(WAITING))
    turns, most = pilot.game.turns, Counter[str]()
    for each in frames(pilot, 12, counts):
        most |= each
    assert pilot.game.turns > turns
    assert most.items() >= ONCE.items()


def test_a_step_of_a_hint_is_shown_once(counts: Counter[str]) -> None:
    pilot = Seated()
    pilot.kit.store[Settings].hints = True
    pilot.turn.rebuild()
    pilot.key("h")
    pilot.settle()
    assert pilot.message == pilot.kit.text("hint-can")
    for _ in range(3):  # Where, with which tiles, and the first step itself.
        before = pilot.message
        counts.clear()
        pilot.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))
        assert counts == ONCE
        assert pilot.message != before
        pilot.settle()
    assert pilot.turn.state.shown.can_undo


def test_a_step_of_a_lesson_is_shown_once(counts: Counter[str]) -> None:
    pupil = Pupil("run")
    pupil.tick(8.1, fps=20)
    for _ in range(3):
        at = pupil.glowing[0].center
        pupil.press(at)
        counts.clear()
        pupil.release(at)
        assert counts <= Counter(ONCE)
        pupil.tick(0.5, fps=20)


def test_a_press_meets_the_table_as_it_is_in_the_same_frame() -> None:
    pilot = Seated()
    here, there = pilot.mine("B3"), pilot.frame(pilot.row("B4 B5 B6"))
    pilot.press(here)
    pilot.move(there, held=True)
    assert not pilot.turn.widget("undo").enabled
    undo = pilot.turn.widget("undo").rect.center
    pilot.step(button(pygame.MOUSEBUTTONUP, there), *press(undo))
    assert pilot.rows[0] == "B4 B5 B6"
    assert pilot.turn.state.shown.can_redo
    assert not pilot.turn.widget("undo").enabled


def test_what_was_left_calls_nothing() -> None:
    pilot = Seated()
    widgets, before = list(pilot.turn.widgets), pilot.game.draft.rows
    pilot.turn.close(TurnResult.QUIT)
    pilot.step()
    assert pilot.answers == [TurnResult.QUIT]
    for widget in widgets:
        widget.activate(None)
    pilot.step()
    assert (pilot.answers, pilot.game.turns, pilot.game.draft.rows) == (
        [TurnResult.QUIT],
        0,
        before,
    )
    assert len(pilot.app.stack) == 1


def test_a_choice_of_a_screen_that_was_left_changes_nothing() -> None:
    pilot = Opened(SettingsScreen)
    choices = [each for each in pilot.scene.widgets if isinstance(each, Choice)]
    pilot.key("escape")
    pilot.step()
    before = pilot.kit.store[Settings].hints, pilot.kit.preferences
    for choice in choices:
        choice.activate(None)
    assert (pilot.kit.store[Settings].hints, pilot.kit.preferences) == before


def test_a_table_that_was_left_is_gone_with_its_pictures_at_once() -> None:
    pilot = Seated()
    pilot.tap("action")
    pilot.key("h")
    pilot.settle()
    gc.disable()
    try:
        alive = [ref(pilot.turn), ref(pilot.board), ref(pilot.turn.state.view)]
        pilot.turn.close(TurnResult.QUIT)
        del pilot.turn
        pilot.step()
        pilot.step()
        assert [each() for each in alive] == [None] * len(alive)
    finally:
        gc.enable()
