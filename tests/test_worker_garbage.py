"""The worker's garbage: collected between answers, and never in the midst of one."""

from game.worker import Worker
from tests.questions import litter, litter_left
from tests.waiting import STUCK

KNOTS = 20_000
"""So many would be collected many times over if Python collected as it likes to."""


def test_garbage_is_collected_between_answers_and_not_in_the_midst_of_one() -> None:
    with Worker(STUCK) as worker:
        assert worker.submit(litter, KNOTS).result() == KNOTS
        assert worker.submit(litter_left).result() == 0
