"""Whoever has never finished a game is led to their first play, wherever they play it."""

from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, FAMILY, LADDER, TWIST, Rules
from game.session.observer import SessionObserver
from game.session.session import Session
from game.view.table.highlights import Highlighted
from tests import samples
from tests.kits import store
from tests.scenes.heard import Heard
from tests.scenes.seated import Seated

ROWS = """
rules family
table B3 B4 B5 | R3 R4 R5
* Fox+  B6 R1 K1
  Owl+  K5 O2 O1
pool R7 B1
"""

SETS = """
rules classic-2016
* Fox  R10 B10 K10 K1 K2 R6
  Owl  O1 O9 B13 K7
pool R12 B12 R8 O4 R2 B4
"""

POOR = SETS.replace("K10", "K11")


def game(text: str = ROWS, rules: Rules | None = None, new: tuple[int, ...] = (0,)) -> Session:
    changed = {"rules": replace(rules, seconds=None)} if rules else {}
    session = samples.session(text, **changed)
    session.observer = SessionObserver(newcomers=new)
    return session


def waits(seconds: float, text: str = ROWS, rules: Rules | None = None, **more: object) -> Seated:
    pilot = Seated(game(text, rules), settings=store(**more))
    pilot.tick(seconds, fps=20)
    return pilot


def goal(pilot: Seated) -> str:
    """Give what the animal says."""
    return pilot.turn.state.remarks.said.get(1, "")


def lit(pilot: Seated) -> int:
    return len(pilot.turn.state.adviser.rects)


@pytest.mark.parametrize(
    ("text", "rules", "said"),
    [
        (ROWS, None, "Empty your rack. Add a tile to a row."),
        (ROWS, next(iter(LADDER.values())), "Empty your rack. Add a tile to a row."),
        (SETS, FAMILY, "Empty your rack. Begin with three tiles that go together."),
        (SETS, CLASSIC, "Empty your rack. Begin with sets worth 30 points."),
        (SETS, TWIST, "Empty your rack. Begin with sets worth 30 points."),
    ],
)
def test_the_animal_says_the_goal_and_what_fits_glows_and_then_its_place(
    text: str, rules: Rules | None, said: str
) -> None:
    pilot = waits(5.8, text, rules)
    assert goal(pilot) == f"“{said}”"
    assert lit(pilot) == 0
    pilot.tick(0.4, fps=20)
    taken = lit(pilot)
    assert taken == (3 if text == SETS else 1)
    pilot.tick(3.0, fps=20)
    assert lit(pilot) == taken + 1


def test_who_presses_nothing_but_what_glows_plays() -> None:
    pilot = waits(6.1)
    for _ in range(3):
        pilot.tap(pilot.turn.state.adviser.rects[0].center)
        pilot.tick(0.3, fps=20)
    assert pilot.game.turns == 1
    assert "B3 B4 B5 B6" in pilot.rows


def test_it_ends_with_the_first_play() -> None:
    pilot = waits(0.1)
    pilot.drag(pilot.mine("B6"), pilot.at(0, 2))
    pilot.tap("action")
    pilot.wait_for_turn(0.05)
    pilot.tick(10.0, fps=20)
    assert (goal(pilot), lit(pilot)) == ("", 0)


def test_where_nothing_fits_drawing_is_said_to_be_fine_and_the_next_turn_is_led() -> None:
    pilot = waits(0.2, POOR.replace("pool R12", "pool K10"), CLASSIC)
    assert pilot.message == "Does nothing fit? Then drawing a tile is fine."
    pilot.tick(6.0, fps=20)
    assert pilot.turn.state.adviser.lit == Highlighted(zone="action")
    pilot.tap("action")
    pilot.wait_for_turn(0.05)
    pilot.tick(6.5, fps=20)
    assert lit(pilot) == 3


def test_a_try_that_fails_is_explained_as_in_lessons() -> None:
    pilot = waits(0.1)
    pilot.drag(pilot.mine("R1"), pilot.at(0, 2))
    pilot.step()
    assert pilot.message == "The red one doesn’t belong. A run keeps one colour."
    pilot.tick(6.5, fps=20)
    assert pilot.turn.state.adviser.lit == Highlighted(zone="reset")


def test_who_is_building_something_else_is_left_to_it() -> None:
    pilot = waits(0.1, SETS, FAMILY)
    pilot.drag(pilot.mine("R6"), pilot.felt())
    pilot.tick(10.0, fps=20)
    assert lit(pilot) == 0


@pytest.mark.parametrize(("new", "hints"), [((), True), ((1,), True), ((0,), False)])
def test_nobody_else_is_led(new: tuple[int, ...], hints: bool) -> None:
    pilot = Seated(game(SETS, CLASSIC, new), settings=store(hints=hints))
    pilot.tick(10.0, fps=20)
    assert (goal(pilot), lit(pilot)) == ("", 0)
    assert pilot.message == "Your first sets need 30 points, all from your rack."


def test_who_listens_hears_the_goal() -> None:
    pilot = Heard(game())
    pilot.step()
    assert "Empty your rack. Add a tile to a row." in pilot.said
