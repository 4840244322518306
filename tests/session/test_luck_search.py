from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.turn import Draw
from game.session.future import Executor, Inline
from game.session.searches.luck_search import LuckSearch
from tests.analysis.test_missed import THREE
from tests.later import Later


def search(executor: Executor, turns: int = 9) -> LuckSearch:
    """Weigh the draws of the first player; everybody draws each time."""
    game = Game(read_position(THREE.replace("pool K12 ?20", "pool K12 K11 B1 O7 R1 R2 R10 O1 O2")))
    for _ in range(turns):
        game.do(Draw())
    return LuckSearch(executor, game.positions, 0)


def test_all_draws_of_the_seat_are_weighed_before_anything_is_told() -> None:
    found, told = search(Inline()), []
    while not found.is_done:
        assert found.luck is None
        told.append(found.tick())
    assert told == [False, False, False, False, True]
    assert found.luck
    assert not found.tick()


def test_a_draw_without_an_answer_is_left_out() -> None:
    later = Later()
    found = search(later, turns=1)
    found.tick()
    later.asked[0].fail(ValueError())
    assert found.tick()
    assert found.luck is None
