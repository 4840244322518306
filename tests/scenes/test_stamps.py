"""Stamps at the table: told calmly at the seat of who found them, and never twice."""

import pytest

from game.engine.events import Drew, TurnBegan
from game.engine.turn import Draw
from game.session.observer import SessionObserver
from tests import samples
from tests.scenes.opened import SIZES
from tests.scenes.seated import Seated

TABLE = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8
* Fox+  B7 R1 R2 R3 K1 K9 O13
  Owl+  O1 O2 O3 B13
pool R12 B12 O12 K12
"""


def at_table(size: tuple[int, int] = (1366, 768), people: tuple[int, ...] = (0,)) -> Seated:
    return Seated(samples.session(TABLE, people=people), size)


def build(pilot: Seated) -> None:
    """Let the person lay B7, and end the turn."""
    pilot.tap(pilot.mine("B7"))
    pilot.tap(pilot.frame(pilot.row("B4 B5 B6")))
    pilot.tap("action")


def said(pilot: Seated) -> dict[int, str]:
    return pilot.turn.state.view.bubbles.said


def test_what_was_found_stands_at_the_seat_with_its_stamp_until_the_next_turn_ends() -> None:
    pilot = at_table()
    build(pilot)
    assert said(pilot)[0] == "You found: Building on."
    assert pilot.turn.state.view.seats.stamps == {0: "build"}
    pilot.wait_for_turn(0.05)
    assert said(pilot)[0] == "You found: Building on."
    pilot.session.do(Draw())
    pilot.turn.control.happen([Drew(0, 1), TurnBegan(1)])
    pilot.step()
    assert 0 not in said(pilot)


def test_it_is_told_once() -> None:
    pilot = at_table()
    pilot.session.observer = SessionObserver([{"build": 1.0}])
    build(pilot)
    assert said(pilot) == {}


def test_nothing_is_blocked_by_it() -> None:
    pilot = at_table()
    build(pilot)
    pilot.wait_for_turn(0.05)
    for tile in ("R1", "R2", "R3"):
        pilot.tap(pilot.mine(tile))
    pilot.tap(pilot.felt())
    pilot.tap("action")
    assert said(pilot)[0] == "You found: Run."


def test_a_buddy_says_at_first_how_it_plays() -> None:
    pilot = Seated(samples.session(TABLE, people=(0,), bot="buddy10"))
    assert said(pilot) == {1: "“Today I play like the Juggler.”"}
    build(pilot)
    pilot.wait_for_turn(0.05)
    assert said(pilot).get(1) != "“Today I play like the Juggler.”"


def test_buddies_at_one_table_greet_in_different_words() -> None:
    pilot = Seated(samples.session(people=(0,), bot="buddy10"))
    assert len(set(said(pilot).values())) == len(said(pilot)) == 3


def test_bots_find_nothing() -> None:
    pilot = at_table(people=(0,))
    pilot.tap("action")
    pilot.wait_for_turn(0.05)
    assert all("found" not in words for words in said(pilot).values())


@pytest.mark.parametrize("size", [*SIZES, (1024, 600)])
def test_it_has_room(size: tuple[int, int]) -> None:
    pilot = at_table(size)
    build(pilot)
    (rect,) = (rect for rect in pilot.turn.state.view.bubbles.rects[:1])
    assert pilot.picture().get_rect().contains(rect)
    assert not rect.colliderect(pilot.board.row_rect(0))
