"""A sum before what cannot be undone: only where grown-ups want it, and never in public."""

from functools import partial
from random import Random

import pygame
import pytest

from game.kit import app
from game.kit.kit import Kit
from game.kit.preferences import InMemoryStore, Preferences
from game.kit.wrong_answers import WrongAnswers
from game.session.future import Inline
from game.settings import Settings
from scenes.games.game_page import GamePage, GamePageResult
from scenes.grown_ups import Sum, ask_grown_ups, before_resize
from scenes.options.settings import SettingsDrawer
from scenes.play.pause import GiveUp, Pause
from scenes.players.player_page import Forget, PlayerPage
from tests import samples
from tests.kits import store
from tests.scenes.opened import Opened, choose
from tests.shelf import Shelf

NOW = samples.NOW.date()


def asked(pilot: Opened) -> Sum:
    scene = pilot.scene
    assert isinstance(scene, Sum)
    return scene


def answer(pilot: Opened, *, right: bool) -> None:
    """Type an answer; after a wrong one, go back as a child has to."""
    wanted = asked(pilot).right
    for name in (*str(wanted if right else wanted + 1), "enter"):
        pilot.tap(name)
    pilot.tick(0.5)
    if not right:
        pilot.tap("back")
        pilot.tick(0.5)


class Clock:
    """The time of a game, which a test lets pass."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def closing(clock: Clock, seed: int = 1) -> Opened:
    """Open a sum by this clock."""

    def opened(kit: Kit) -> Sum:
        kit.wrong_answers = WrongAnswers(clock)
        return Sum(kit, Random(seed))

    return Opened(opened)


def type_answer(pilot: Opened, number: int) -> None:
    for name in (*str(number), "enter"):
        pilot.tap(name)


def test_three_wrong_answers_close_it_for_a_minute_also_when_it_is_opened_anew() -> None:
    clock = Clock()
    pilot = closing(clock)
    for _ in range(3):
        right = asked(pilot).right
        type_answer(pilot, 1)
        assert asked(pilot).right != right
    pilot.tap("back")
    again = Opened(
        lambda kit: setattr(kit, "wrong_answers", pilot.kit.wrong_answers) or Sum(kit, Random(2))
    )
    for passed, seconds in (0, 60), (40, 20):
        clock.time += passed
        again.step()
        type_answer(again, asked(again).right)
        assert any(f"in {seconds} s" in words for words in again.words)
        assert not again.answers
    clock.time += 20
    again.step()
    type_answer(again, asked(again).right)
    assert again.answers == [True]


def test_always_the_same_answer_leads_nowhere() -> None:
    """Of 20 children who type one number ten times, hardly any is lucky, as it is asked once."""
    lucky = 0
    for seed in range(20):
        clock = Clock()
        pilot = closing(clock, seed)
        rights = []
        for _ in range(10):
            rights.append(asked(pilot).right)
            type_answer(pilot, 216)
            if pilot.answers:
                lucky += 1
                break
            clock.time += 60
            pilot.step()
        assert len(set(rights)) == len(rights)
        assert all(121 <= right <= 361 for right in rights)
    assert lucky <= 1


def test_a_digit_can_be_erased_and_keys_type_too() -> None:
    pilot = Opened(lambda kit: Sum(kit, Random(1)))
    for key in ("0", "backspace", *str(asked(pilot).right), "0"):
        pilot.key(key)
    pilot.tap("enter")
    assert pilot.answers == [True]


@pytest.mark.parametrize("right", [False, True])
def test_a_player_is_forgotten_only_after_the_right_answer(right: bool) -> None:
    page = Opened(
        lambda kit: PlayerPage(kit, Shelf(), samples.KNOWN[2], 1), settings=store(grown_ups=True)
    )
    page.tap("player-forget")
    answer(page, right=right)
    assert isinstance(page.scene, Forget) == right


@pytest.mark.parametrize("right", [False, True])
def test_a_game_is_deleted_only_after_the_right_answer(right: bool) -> None:
    game = samples.summaries()[1]
    page = Opened(
        lambda kit: GamePage(kit, Shelf(game), game, NOW, Inline()), settings=store(grown_ups=True)
    )
    page.tap("delete")
    answer(page, right=right)
    assert page.answers == ([GamePageResult.DELETE] if right else [])


@pytest.mark.parametrize("right", [False, True])
def test_a_game_is_given_up_only_after_the_right_answer(right: bool) -> None:
    pause = Opened(Pause, settings=store(grown_ups=True))
    pause.tap("give-up")
    answer(pause, right=right)
    assert isinstance(pause.scene, GiveUp) == right


def test_nobody_is_asked_who_does_not_want_it() -> None:
    pause = Opened(Pause)
    pause.tap("give-up")
    assert isinstance(pause.scene, GiveUp)


def test_on_a_public_screen_there_is_no_such_thing() -> None:
    settings = InMemoryStore(Preferences(), Settings(grown_ups=True))
    pause = Opened(Pause, settings=settings)
    pause.tap("give-up")
    assert isinstance(pause.scene, GiveUp)
    screen = SettingsDrawer(pause.kit)
    assert "grown_ups" not in [option.field for option in screen.options]


def test_the_sum_does_not_ask_for_itself() -> None:
    pilot, done = Opened(Sum, settings=store(grown_ups=True)), list[bool]()
    ask_grown_ups(pilot.scene, lambda: done.append(True))
    assert not done
    assert isinstance(pilot.scene, Sum)


@pytest.mark.parametrize("right", [False, True])
def test_full_screen_is_left_only_after_the_right_answer(
    right: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    toggled = list[bool]()
    monkeypatch.setattr(app, "toggle_fullscreen", lambda: toggled.append(True))
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: True)
    pilot = Opened(Pause, settings=store(grown_ups=True))
    pilot.app.policy = app.Policy(before_resize=partial(before_resize, pilot.app.stack))
    pilot.key("f11")
    assert not toggled
    answer(pilot, right=right)
    assert toggled == [True] * right


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize(("option", "value"), [("grown-ups", False), ("rush", True)])
def test_what_guards_children_is_opened_only_after_the_right_answer(
    option: str, value: bool, right: bool
) -> None:
    pilot = Opened(SettingsDrawer, settings=store(grown_ups=True))
    choose(pilot, option, value)
    answer(pilot, right=right)
    kept = getattr(pilot.kit.store[Settings], option.replace("-", "_"))
    assert (kept == value) == right
