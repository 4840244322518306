"""What has happened, in a sentence: what the clock did."""

from collections.abc import Sequence

import pytest

from game.engine.events import Drew, Event, Passed, Played, TimedOut, TurnBegan
from game.engine.notation import read_row
from game.kit.kit import Kit
from game.view.narration import time_up

THREE = read_row("O1 O2 O3")


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([TimedOut(1, unfinished=False), Drew(1, 1)], "Time’s up. You drew a tile."),
        (
            [TimedOut(1, unfinished=True), Drew(1, 3), TurnBegan(2)],
            "Time’s up. Everything went back, and you drew 3 tiles.",
        ),
        ([TimedOut(1, unfinished=True), Passed(1)], "Time’s up. Everything went back."),
        ([TimedOut(1, unfinished=False), Passed(1)], "Time’s up."),
        (
            [TimedOut(1, unfinished=False), Played(1, THREE, opening=False)],
            "Time’s up. The 3 tiles you laid stay.",
        ),
        ([TimedOut(0, unfinished=False), Drew(0, 1)], ""),
        ([Drew(1, 1), TurnBegan(2)], ""),
    ],
)
def test_what_the_clock_did_is_told_to_the_one_it_happened_to(
    kit: Kit, events: Sequence[Event], said: str
) -> None:
    assert time_up(kit, events, 1) == said
