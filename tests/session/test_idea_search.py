from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.turn import Draw
from game.session.future import Executor, Inline
from game.session.searches.idea_search import IdeaSearch
from tests.analysis.test_missed import THREE
from tests.later import Later


def search(executor: Executor, turns: int = 3) -> IdeaSearch:
    """Look for ideas of the first player, who had three tiles to lay and always drew."""
    game = Game(read_position(THREE.replace("pool K12 ?20", "pool K12 K11 B1 O7 R1 R2")))
    for _ in range(turns):
        game.do(Draw())
    return IdeaSearch(executor, game.positions, 0)


def test_each_turn_of_the_seat_is_looked_at() -> None:
    found = search(Inline(), turns=5)
    while not found.is_done:
        found.tick()
    assert [idea.turn for idea in found.ideas] == [1]
    assert not found.tick()


def test_a_turn_without_an_answer_is_left_out() -> None:
    later = Later()
    found = search(later, turns=1)
    found.tick()
    later.asked[0].fail(ValueError())
    assert found.tick()
    assert found.is_done
    assert found.ideas == ()
