"""Whether nobody can play is asked once for each table, and seat by seat, so that no bot waits."""

from game.engine.events import Passed, Refused
from game.engine.fault import fault
from game.engine.game import Game
from game.engine.turn import Pass
from game.session.commands import PassRound
from game.session.future import Executor
from game.session.searches.stuck_search import StuckSearch
from game.session.session import Session
from game.solver.play import is_stuck
from tests import samples
from tests.later import Later


def search(text: str, executor: Executor) -> tuple[StuckSearch, Session]:
    session = samples.at_position(samples.read_position(text), people=(0, 1), executor=executor)
    return StuckSearch(session), session


def think(stuck: StuckSearch, later: Later) -> list[bool]:
    """Answer each question that comes; say what each tick returned."""
    told = []
    for _ in range(9):
        told.append(stuck.tick())
        if later.asked and not later.asked[-1].done():
            later.asked[-1].think()
    return told


def test_it_is_proven_once_of_all_seats_have_answered() -> None:
    later = Later()
    stuck, session = search(samples.STUCK, later)
    assert think(stuck, later).count(True) == 1
    assert stuck.is_proven
    assert [(each.function, each.arguments[1]) for each in later.asked] == [
        (is_stuck, seat) for seat in range(3)
    ]
    session.do(Pass())
    think(stuck, later)
    assert stuck.is_proven
    assert len(later.asked) == 3, "a pass leaves the table as it is"


def test_who_can_play_ends_the_questions_and_another_table_asks_again() -> None:
    later = Later()
    stuck, session = search(samples.STUCK.replace("Fox+ R1", "Fox+ J"), later)
    assert not any(think(stuck, later))
    assert len(later.asked) == 1
    session.game = Game(samples.read_position(samples.STUCK))
    assert any(think(stuck, later))


def test_with_tiles_in_the_pool_nothing_is_asked() -> None:
    later = Later()
    stuck, _ = search(samples.STUCK + "\npool R8", later)
    assert not any(think(stuck, later))
    assert later.asked == []


def test_without_an_answer_nothing_is_said() -> None:
    later = Later()
    stuck, _ = search(samples.STUCK, later)
    stuck.tick()
    later.asked[0].fail(ValueError())
    assert not stuck.tick()
    assert not any(think(stuck, later))


def test_a_round_of_passes_is_refused_while_there_are_tiles_in_the_pool() -> None:
    _, session = search(samples.STUCK + "\npool R8", Later())
    assert session.do(PassRound()) == [Refused((fault("pool-not-empty", count=1),))]
    _, begun = search(samples.STUCK, Later())
    assert begun.do(Pass())[0] == Passed(0)
    begun.do(PassRound())
    assert (begun.game.turns, begun.do(PassRound())) == (3, [])
