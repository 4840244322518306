"""What whoever plays alone with bots overlooks is told once a game: to open, and to borrow."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.analysis.hint import find_overlooked_opening
from game.engine.notation import read_position
from game.engine.rules import CLASSIC, FAMILY, Rules
from game.session.observer import SessionObserver
from game.session.session import Session
from game.settings import Settings
from game.view.table.highlights import Highlighted
from tests import samples
from tests.kits import reopened, store
from tests.later import Later
from tests.scenes.heard import Heard
from tests.scenes.seated import Seated

HELD = """
rules classic-2016
* Fox  R10 B10 K10 K1 K2 R6
  Owl  O1 O9 B13 K7
pool R12 B12 R8 O4 R2 B4 K5 O6 R4 B9 O11 K12
"""
"""A rack with three tens, and a bot that can lay nothing."""

POOR = HELD.replace("K10", "K11")
SAID = "Your rack holds 30 points in sets, so you can open. The lamp shows where."
GLOWS = Highlighted(zone="hint")


def drawn(pilot: Seated, times: int) -> Seated:
    """Draw so often, and wait until it is the person's turn again."""
    for _ in range(times):
        pilot.tap("action")
        pilot.tick(1.1, fps=20)
        pilot.wait_for_turn(0.05)
        pilot.tick(1.1, fps=20)
    return pilot


def told(pilot: Seated) -> bool:
    """Tell whether the line stands there, and the lamp glows."""
    assert (pilot.message == SAID) == (pilot.turn.state.adviser.lit == GLOWS)
    return pilot.message == SAID


def assert_never_told(pilot: Seated) -> None:
    """Press Draw again and again; in the family, every other press only answers a question."""
    while pilot.game.turns < 7:
        assert "The lamp" not in drawn(pilot, 1).message


def game(text: str = HELD, rules: Rules = CLASSIC, people: tuple[int, ...] = (0,)) -> Session:
    return samples.session(text, rules=replace(rules, seconds=None), people=people)


def test_it_is_said_after_two_draws_and_the_lamp_goes_on_from_there() -> None:
    pilot = drawn(Seated(game()), 1)
    assert not told(pilot)
    assert told(drawn(pilot, 1))
    assert pilot.turn.widget("action").kind == "plain"
    pilot.tap("hint")
    assert pilot.message == "Look at your own rack. There are sets on it."


def test_it_is_said_once_a_game() -> None:
    pilot = drawn(Seated(game()), 2)
    assert told(pilot)
    for _ in range(3):
        assert not told(drawn(pilot, 1))


def test_two_draws_count_from_when_the_points_were_there() -> None:
    pilot = drawn(Seated(game(POOR.replace("pool R12", "pool K10"))), 2)
    assert not told(pilot)
    assert told(drawn(pilot, 1))


def test_where_any_set_opens_no_points_are_named() -> None:
    rules = replace(CLASSIC, name="custom", initial_meld=0)
    pilot = drawn(Seated(game(rules=rules)), 2)
    assert pilot.message == "Your rack holds a set, so you can open. The lamp shows where."


@pytest.mark.parametrize(
    "session",
    [
        lambda: game(POOR),
        lambda: game(HELD.replace("* Fox ", "* Fox+")),
        lambda: game(rules=FAMILY),
    ],
    ids=["too few points", "has opened", "family asks at the first draw"],
)
def test_else_nobody_is_told(session: Callable[[], Session]) -> None:
    assert_never_told(Seated(session()))


def test_nobody_is_told_who_wants_no_hints() -> None:
    assert_never_told(Seated(game(), settings=store(hints=False)))


def test_at_a_shared_screen_nothing_is_said_of_a_rack() -> None:
    session = samples.session(
        HELD.replace("pool", "  Bear B7 B1 O2 O3\npool"), people=(0, 2), rules=CLASSIC
    )
    pilot = Seated(session)
    for _ in range(600):
        if session.game.turns == 9:
            break
        if pilot.app.stack.top is pilot.turn and pilot.turn.state.shown.can_act:
            pilot.tap("action")
        else:
            pilot.key("return")
        pilot.tick(1.1, fps=20)
        assert "The lamp" not in pilot.message
    assert session.game.turns == 9


def test_whoever_has_opened_before_knows() -> None:
    session = game()
    session.observer = SessionObserver([{"thirty": 1.0}])
    assert_never_told(Seated(session))


def test_of_a_table_that_was_touched_meanwhile_it_is_said_once_all_is_put_back() -> None:
    executor = Later()
    position = replace(read_position(HELD), rules=replace(CLASSIC, seconds=None))
    pilot = Seated(samples.at_position(position, executor=executor))
    for _ in range(2):
        pilot.tap("action")
        while not pilot.turn.state.shown.can_act:
            for question in executor.asked:
                question.think()
            pilot.step(dt=0.05)
        pilot.tick(1.1)
    assert executor.asked[-1].function is find_overlooked_opening
    pilot.drag(pilot.mine("R6"), pilot.felt())
    executor.asked[-1].think()
    pilot.step()
    assert not told(pilot)
    pilot.tap("reset")
    pilot.step()
    assert told(pilot)


def test_it_waits_behind_what_is_to_be_noticed() -> None:
    pilot = drawn(Seated(samples.session(HELD, rules=replace(CLASSIC, seconds=30))), 1)
    pilot.tick(30.0, fps=10)
    pilot.wait_for_turn(0.05)
    pilot.tick(2.0)
    assert pilot.message == "Time’s up. You drew a tile."
    assert pilot.turn.state.adviser.lit == Highlighted()
    pilot.tap(pilot.felt())
    pilot.step()
    assert told(pilot)


def lay_tens(pilot: Seated) -> None:
    """Open with the three tens."""
    for tile in ("R10", "B10", "K10"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    pilot.tap("action")


def test_it_earns_the_stamp_of_the_first_sets() -> None:
    pilot = drawn(Seated(game()), 2)
    assert told(pilot)
    lay_tens(pilot)
    assert "thirty" in pilot.session.observer.new_stamps[0]


def test_nothing_is_said_to_whoever_has_opened_meanwhile() -> None:
    session = game(HELD.replace("pool R12", "pool O10"))
    pilot = drawn(Seated(session), 1)
    lay_tens(pilot)
    session.observer = SessionObserver()  # As if the stamp were not there: others open with fewer.
    assert_never_told(pilot)


LENDING = """
rules classic-2016
table K5 K6 K7 K8 | O1 O2 O3
* Fox+  R8 B8 K1
  Owl+  O9 B13 R2
pool R12 B12 R4 O4 R2 B4
"""


def borrowing(text: str = LENDING, **settings: bool) -> Seated:
    """Sit at a table at which two own eights could borrow the third."""
    return Seated(samples.session(text), settings=store(**settings))


def lay_eights(pilot: Seated) -> None:
    for place in (pilot.mine("R8"), pilot.mine("B8"), pilot.at(0, 3)):
        pilot.tap(place)
    pilot.tap(pilot.felt())
    pilot.tap("action")


def test_who_has_never_borrowed_is_shown_how_by_an_animal_and_then_has() -> None:
    pilot = borrowing()
    assert pilot.turn.state.remarks.said == {
        1: "“Borrow that tile for your two. A set stays behind.”"
    }
    rings = pilot.turn.state.adviser.rects
    assert [
        any(ring.collidepoint(at) for ring in rings)
        for at in (
            pilot.mine("R8"),
            pilot.mine("B8"),
            pilot.at(0, 3),
            pilot.mine("K1"),
            pilot.at(0, 0),
        )
    ] == [True, True, True, False, False]
    lay_eights(pilot)
    assert reopened(pilot.kit.store)[Settings].borrowed
    assert not pilot.session.help.helped


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        (LENDING, {"borrowed": True}),
        (LENDING, {"hints": False}),
        (LENDING.replace("K1", "O4"), {}),  # something goes without
        (LENDING.replace(" K8", ""), {}),  # there is nothing to spare
    ],
)
def test_nobody_else_is_shown_how_to_borrow(text: str, settings: dict[str, bool]) -> None:
    pilot = borrowing(text, **settings)
    assert not pilot.turn.state.remarks.said


def test_only_who_borrows_has_borrowed() -> None:
    pilot = borrowing(LENDING.replace("K1", "O4"))
    pilot.drag(pilot.mine("O4"), pilot.at(1, 2))
    pilot.tap("action")
    assert pilot.game.turns == 1
    assert not pilot.kit.store[Settings].borrowed


def test_it_is_heard() -> None:
    pilot = Heard(game())
    drawn(pilot, 1)
    pilot.voice.said.clear()
    drawn(pilot, 1)
    assert " ".join(pilot.said).count(SAID) == 1
