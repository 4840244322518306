"""A match played by taps that tremble, as hands do that shake."""

from random import Random

import pytest

from game.engine.rules import Games
from game.kit.inputs import REST
from tests.pilot import Place
from tests.scenes.test_match import Played, assert_a_whole_match, choose_length, is_over
from tests.sizes import size


class Trembling(Played):
    """A pilot whose every tap shakes by 4 to 20 pixels, with a moment between two."""

    def __init__(self, window: tuple[int, int], seed: int, *, easy: bool) -> None:
        self._shakes = Random(seed)
        super().__init__(window=window)
        self.kit.choose("easy_hands", easy)

    def tap(self, at: Place | str) -> None:
        self.tremble(at, self._shakes)
        self.tick(REST)


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(size(1, 4)))
@pytest.mark.parametrize(("window", "easy"), [((1366, 768), False), ((800, 480), True)])
def test_a_match_is_played_by_taps_that_tremble(
    window: tuple[int, int], easy: bool, seed: int
) -> None:
    pilot = Trembling(window, seed, easy=easy)
    pilot.tap("bots")
    choose_length(pilot, Games(1))
    pilot.tap("start")
    pilot.play_until(lambda: is_over(pilot))
    assert_a_whole_match(pilot, len(pilot.sessions[-1].players), games=1)
    assert pilot.moves[True] > 10 * pilot.moves[False]
