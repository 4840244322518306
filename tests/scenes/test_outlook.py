"""The sign while rows are broken: thought out beside the frames, and a press goes a step."""

import pytest

from game.analysis.outlook import find_outlook
from game.engine.game import Redo, Undo
from game.engine.move import At, Move, To
from game.engine.notation import read_position
from game.engine.rules import CLASSIC, FAMILY, FIRST_RUNG, Rules
from game.settings import Settings
from game.solved import Solved
from tests import samples
from tests.engine.positions import lay
from tests.kits import store
from tests.later import Later, Waiting
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.puzzles.solver import Solver
from tests.scenes.seated import Seated

APART = Move((At(2, 4),), To.NEW_ROW)


def asked(executor: Later) -> list[Waiting]:
    """List the questions about the turn."""
    return [each for each in executor.asked if each.function is find_outlook]


def thinking(executor: Later) -> Seated:
    """Sit down where nothing is answered by itself."""
    position = read_position(samples.BROKEN)
    return Seated(samples.at_position(position, rules=FAMILY, executor=executor))


def seated(rules: Rules = FAMILY, *, hints: bool = True, outlook: bool = False) -> Seated:
    """Sit down at a table at which much can go wrong."""
    settings = store()
    settings[Settings].hints, settings[Settings].outlook = hints, outlook
    return Seated(samples.session(samples.BROKEN, rules=rules), settings=settings)


def do(pilot: Seated, *moves: Move) -> str:
    """Make moves and rest; give what the sign says."""
    for move in moves:
        pilot.turn.control.do(move)
    pilot.tick(0.6)
    return sign(pilot)


def sign(pilot: Seated) -> str:
    """Read the sign, if it is there."""
    found = [it for it in pilot.turn.widgets if it.name == "outlook" and it.visible]
    return found[0].text if found else ""


def test_it_says_whether_the_turn_can_still_work() -> None:
    pilot = seated()
    assert do(pilot) == ""
    assert do(pilot, lay("B3", to=At(0, 0)), APART) == "Can still work"
    assert pilot.message == ""  # One voice at a time.
    assert do(pilot, lay("K12")) == "Your tiles help"
    assert do(pilot, lay("K3")) == "Undo 1"
    pilot.turn.control.do(Undo())
    assert do(pilot) == "Your tiles help"
    pilot.turn.control.do(Redo())
    assert do(pilot) == "Undo 1"


def test_a_press_makes_the_next_step_until_the_turn_can_end() -> None:
    pilot = seated()
    do(pilot, lay("B3", to=At(0, 0)), APART)
    pilot.tap("outlook")
    pilot.step()
    assert pilot.message.endswith("and add it to the run of orange 1 to 4.")
    pilot.tick(1.0)
    assert sign(pilot) == ""
    assert pilot.action[2]
    assert "O1 O2 O3 O4 O5" in pilot.rows


def test_a_press_undoes_a_step_where_it_no_longer_works() -> None:
    pilot = seated()
    assert do(pilot, lay("K3"), APART) == "Undo 2"
    pilot.tap("outlook")
    pilot.step()
    assert pilot.message == "One step back. Take back 1 more."
    assert sign(pilot) == "Undo 1"
    pilot.tap("outlook")
    pilot.tick(0.2)
    assert sign(pilot) == ""
    assert not pilot.turn.state.shown.status.touched


def test_the_line_says_which_tile_is_missing_and_where_it_is() -> None:
    pilot = seated()
    assert do(pilot, lay("R1", "R2")) == "Undo 1"
    assert pilot.message == "A row needs the red 3 (two not seen yet)."
    pilot.turn.control.do(Undo())
    assert do(pilot, lay("B3", "K3")) == "Undo 1"
    where = "one in the run of orange 1 to 5, three not seen yet"
    assert pilot.message == f"A row needs the red 3 or the orange 3 ({where})."
    pilot.tap("outlook")
    pilot.tick(4.0)
    assert not pilot.message.startswith("A row")


def test_a_hint_takes_the_place_of_what_is_missing() -> None:
    pilot = seated()
    do(pilot, lay("B3", "K3"))
    missing = [pilot.at(pilot.row("O1 O2 O3 O4 O5"), 2)]
    assert [ring.center for ring in pilot.turn.state.adviser.rects] == missing
    pilot.tap("hint")
    pilot.tap("hint")
    pilot.step()
    assert not pilot.message.startswith("A row needs")
    assert missing[0] not in [ring.center for ring in pilot.turn.state.adviser.rects]


@pytest.mark.parametrize(
    ("rules", "hints", "outlook", "told"),
    [
        (FAMILY, False, False, True),
        (CLASSIC, True, False, False),
        (CLASSIC, True, True, True),
        (CLASSIC, False, True, False),
        (FIRST_RUNG, True, True, False),
    ],
)
def test_it_belongs_to_family_and_is_a_wish_elsewhere(
    rules: Rules, hints: bool, outlook: bool, told: bool
) -> None:
    pilot = seated(rules, hints=hints, outlook=outlook)
    assert bool(do(pilot, APART)) == told


def test_each_act_drops_the_question_before_and_none_is_asked_of_whole_rows() -> None:
    executor = Later()
    pilot = thinking(executor)
    do(pilot, lay("B3", to=At(0, 0)))
    assert asked(executor) == []
    assert do(pilot, APART) == ""
    do(pilot, lay("K12"))
    first, second = asked(executor)
    assert (first.cancelled, second.cancelled) == (True, False)
    second.think()
    pilot.step()
    pilot.step()
    assert sign(pilot) == "Your tiles help"


def test_it_is_asked_only_once_the_player_rests() -> None:
    executor = Later()
    pilot = thinking(executor)
    for move in (APART, lay("K12"), lay("K3")):
        pilot.turn.control.do(move)
        pilot.tick(0.2)
    assert asked(executor) == []


def test_hints_that_are_switched_off_in_the_pause_take_it_away() -> None:
    pilot = seated(CLASSIC, outlook=True)
    assert do(pilot, APART) == "Your tiles help"
    pilot.tap("pause")
    pilot.tick(0.5)
    pilot.tap("hints")
    pilot.tap("resume")
    pilot.tick(0.6)
    assert sign(pilot) == ""


def test_who_asks_how_things_stand_hears_it() -> None:
    pilot = seated()
    do(pilot, APART)
    told = "Tiles from your rack can still finish this. Press for the next step."
    assert told in pilot.turn.speech.asked("scores")


def test_it_covers_no_row_and_a_long_message_steps_aside() -> None:
    pilot = seated()
    do(pilot, APART)
    place = pilot.turn.widget("outlook").rect
    rows = [pilot.board.row_rect(at) for at in range(len(pilot.rows))]
    assert place.collidelist(rows) == -1
    assert not place.colliderect(pilot.board.rack_zone)
    message = pilot.turn.state.view.message
    message.say("A row needs the red 3 or the orange 3 (one in a run, three unseen). Look for it.")
    assert not place.colliderect(message.rect)


def test_at_a_puzzle_it_is_about_the_aim_and_each_step_is_a_hint() -> None:
    solver = Solver("out")
    solver.puzzle.control.do(Move((At(0, 0),), To.NEW_ROW))
    solver.tick(0.6)
    assert solver.puzzle.widget("outlook").text == "Your tiles help"
    solver.tap("outlook")
    solver.tick(0.6)
    solver.solve()
    solver.tick(1.5)
    assert solver.found == [Solved(1, 1)]


def test_who_is_led_to_the_end_of_a_puzzle_has_not_found_it() -> None:
    solver = Solver("out")
    solver.puzzle.control.do(lay("B7"))
    solver.puzzle.control.do(Move((At(0, 0),), To.NEW_ROW))
    solver.tick(0.6)
    while solver.puzzle.widget("outlook").visible:
        solver.tap("outlook")
        solver.tick(0.6)
    solver.tap("action")
    solver.tick(1.5)
    assert solver.found == []
    assert solver.puzzle.told().title == solver.kit.text("puzzle-shown")


def test_in_lessons_it_is_not_there() -> None:
    pupil = Pupil("take")
    pupil.lesson.control.do(Move((At(0, 3),), To.NEW_ROW))
    pupil.tick(0.6)
    assert not [it for it in pupil.lesson.widgets if it.name == "outlook"]
