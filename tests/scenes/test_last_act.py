"""The last act: the light closes in, a heart beats, and when nobody can play the racks open."""

from dataclasses import replace
from functools import partial

import pytest

from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.record import read_record, write_record
from game.engine.rules import CLASSIC, FAMILY, Rules
from game.engine.turn import Draw, Pass
from game.kiosk.file import LookOptions
from game.session.journal import write_journal
from game.session.session import Session
from game.solver.play import is_stuck
from game.view.table.around.name_plate import ALARM
from game.view.table.shown import show
from scenes.kiosk.attract import Attract
from scenes.play.handover import HandOver
from scenes.screen import TurnResult
from tests import samples
from tests.kits import store
from tests.later import Later
from tests.pilot import Pilot
from tests.scenes.seated import Seated

OFFER = ("Open the racks", "nobody can play", True)
PASS = ("Pass", "the pool is empty", True)
ASKED = "Nobody can play. Open the racks?"
FREE = samples.STUCK.replace("Owl+ K1", "Owl+ J")
"""The same, but somebody else can play."""


def table(text: str = samples.STUCK, people: tuple[int, ...] = (0,), **rules: object) -> Session:
    position = read_position(text)
    rules = {"seconds": None} | rules
    return samples.at_position(
        replace(position, rules=replace(position.rules, **rules)), people=people
    )


def asked(pilot: Seated) -> Seated:
    """Let it ask of one seat after the other."""
    for _ in range(8):
        pilot.step()
    return pilot


# Nobody can play


def test_one_press_ends_the_game_as_a_round_of_passes_does() -> None:
    pilot = asked(Seated(table()))
    assert (pilot.action, pilot.message) == (OFFER, ASKED)
    pilot.tap("action")
    assert pilot.game.result
    assert pilot.game.result.ended == "blocked"
    record = pilot.game.record
    assert [timed.turn for timed in record.turns] == [Pass()] * 3
    assert Game.from_record(read_record(write_record(record))).result == pilot.game.result
    assert Session.resume(write_journal(pilot.session.journal)).results == [pilot.game.result]
    assert pilot.message == "Now everyone has passed. Otter has the fewest points left."
    assert pilot.turn.state.shown.lit == pilot.game.result.winners
    assert len(pilot.turn.state.view.last_racks.rects) == 2
    pilot.tick(1.0)
    slip = pilot.turn.state.view.message.rect
    assert min(pilot.picture().get_at((slip.x + slip.h // 2, slip.centery))[:3]) > 200  # Paper.
    racks = [seat.last_rack for seat in pilot.board.shown.seats]
    assert racks == [(), *(seat.rack for seat in pilot.game.position.seats[1:])]
    pilot.tick(3.0)
    assert pilot.answers == [TurnResult.GO_ON]


@pytest.mark.parametrize("executor", [Later(), None], ids=["no answer yet", "somebody can play"])
def test_nothing_is_said_until_it_is_proven(executor: Later | None) -> None:
    text = samples.STUCK if executor else FREE
    session = samples.at_position(read_position(text), executor=executor)
    assert asked(Seated(session)).action == PASS


def test_a_table_that_was_touched_is_put_back_first() -> None:
    pilot = asked(Seated(table()))
    pilot.drag(pilot.mine("R1"), pilot.felt())
    assert pilot.action[0] != OFFER[0]
    pilot.tap("undo")
    assert pilot.action == OFFER


def test_at_a_shared_screen_one_person_presses_for_all_and_sees_no_curtain() -> None:
    pilot = Seated(table(people=(0, 1, 2)), viewer=None)
    assert isinstance(pilot.scene, HandOver)
    pilot.key("return")
    pilot.tick(1.0)
    assert asked(pilot).action == OFFER
    pilot.tap("action")
    pilot.tick(0.5)
    assert pilot.game.result
    assert pilot.scene is pilot.turn


def test_who_lets_the_time_run_out_passes_alone() -> None:
    pilot = asked(Seated(table(seconds=30, people=(0, 1))))
    pilot.tick(31.0, fps=4)
    assert (pilot.game.turns, pilot.game.result) == (1, None)


@pytest.mark.parametrize("text", [samples.STUCK, FREE])
@pytest.mark.parametrize("public", [True, False])
def test_bots_among_themselves_open_at_once(text: str, public: bool) -> None:
    """They don't even think: no question but whether somebody can play is answered."""
    later = Later()
    session = samples.at_position(read_position(text), people=(), executor=later)
    attract = partial(Attract, session=session, look=LookOptions())
    pilot = Pilot(attract) if public else Seated(session)
    for _ in range(9):
        pilot.step()
        for question in later.asked:
            if question.function is is_stuck:
                question.think()
    assert bool(session.game.result) is (text == samples.STUCK)


# The last tiles


def test_a_short_game_has_fewer_last_tiles() -> None:
    """It begins with hardly more than ten."""
    text = samples.LATE.replace("classic-2016", "classic-2016 chance_runs=8,7,7,6")
    pilot = Seated(table(text, people=(0, 1, 2, 3)), viewer=3)
    pilot.tap("action")
    assert pilot.board.shown.pool == 10
    assert not pilot.board.shown.last_act


def test_the_last_tiles_are_told_once_and_the_light_closes_in() -> None:
    pilot = Seated(table(samples.LATE, people=(0, 1, 2, 3)), viewer=3)
    before = pilot.turn.stage.background
    assert not pilot.board.shown.last_act
    pilot.tap("action")
    assert pilot.message == "Bear drew a tile. Last tiles!"
    grounds = {id(before): before}
    for _ in range(90):
        pilot.step()
        ground = pilot.turn.stage.background
        grounds[id(ground)] = ground
    assert len(grounds) == 7
    *_, last = grounds.values()
    corner, middle = (5, 5), last.get_rect().center
    assert sum(last.get_at(corner)[:3]) < 0.5 * sum(before.get_at(corner)[:3])
    assert sum(last.get_at(middle)[:3]) > 0.9 * sum(before.get_at(middle)[:3])


def test_with_calm_motion_it_is_dark_in_the_next_frame() -> None:
    pilot = Seated(table(samples.LATE, people=(3,)), viewer=3, settings=store(reduced_motion=True))
    pilot.tap("action")
    dark = pilot.turn.stage.background
    pilot.tick(1.5)
    assert pilot.turn.stage.background is dark


@pytest.mark.parametrize(
    ("pool", "draws", "last"), [("?12", 1, False), ("?12", 2, True), ("?10", 1, False)]
)
def test_it_begins_with_ten_in_the_pool_if_there_were_more(
    pool: str, draws: int, last: bool
) -> None:
    session = samples.session(samples.MIDDLE.replace("pool ?12", f"pool {pool}"))
    for _ in range(draws):
        session.do(Draw())
    assert show(session.snapshot, 0).last_act is last


def test_a_heart_beats_once_a_turn_while_somebody_has_two_tiles_and_goes_on_in_the_last_act(
    played: list[str],
) -> None:
    pilot = Seated(table(samples.LATE, people=(0, 1, 2, 3)), viewer=3)
    pilot.tick(2.0)
    assert played.count("heartbeat") == 1
    pilot.tap("action")
    pilot.tick(2.0)
    pilot.key("return")
    played.clear()
    pilot.tick(60.0, fps=30)
    assert played.count("heartbeat") == 54


@pytest.mark.parametrize(("rules", "alarm"), [(CLASSIC, True), (FAMILY, False)])
def test_plates_turn_red_but_children_are_not_alarmed(
    played: list[str], rules: Rules, alarm: bool
) -> None:
    pilot = Seated(samples.session(samples.LATE, rules=rules, people=(0, 1, 2, 3)), viewer=3)
    assert pilot.turn.state.view.seats
    plate = pilot.turn.state.view.seats.plate(2)
    pilot.tick(0.5)
    assert (pilot.picture().get_at((plate.left + 5, plate.centery)) == ALARM) is alarm
    assert ("heartbeat" in played) is alarm


def test_the_music_is_deeper_until_the_table_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    deep: list[bool] = []
    monkeypatch.setattr("game.kit.audio.Music.deepen", lambda _, on: deep.append(on))
    pilot = Seated(table(samples.LATE, people=(3,)), viewer=3)
    assert pilot.kit.music.piece == "felt"
    pilot.tap("action")
    assert deep == [False, True]
    pilot.turn.close(TurnResult.GO_ON)
    pilot.step()
    assert deep[-1] is False
    assert pilot.kit.music.piece == "lamp"


def test_the_river_has_its_own_music() -> None:
    assert Seated(table(river=True)).kit.music.piece == "river"
