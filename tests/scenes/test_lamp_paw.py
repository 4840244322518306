"""The paw at the lamp: it comes to a child who waits on the ladder, and only there."""

import pytest
from pygame import Rect

from tests import samples
from tests.scenes.seated import Seated

RUNG = """
rules rung-1
table B3 B4 B5 | R3 R4 R5
* Fox+  B6 R1 K1
  Owl+  K5 O2 O1
pool R7 B1
"""


def waits(text: str, seconds: float = 20.5, size: tuple[int, int] = (1366, 768)) -> Seated:
    """Seat somebody who presses nothing for some seconds."""
    pilot = Seated(samples.session(text), size)
    pilot.tick(seconds, fps=20)
    return pilot


def goal(pilot: Seated) -> Rect | None:
    return pilot.turn.state.adviser.paw.goal


@pytest.mark.parametrize("size", [(800, 480), (1366, 768), (480, 800)])
def test_it_shows_the_lamp_to_who_could_play_and_goes_at_a_press(size: tuple[int, int]) -> None:
    pilot = waits(RUNG, 19.0, size)
    assert goal(pilot) is None
    pilot.tick(2.5, fps=20)
    assert goal(pilot) == pilot.turn.widget("hint").rect
    paw = pilot.turn.state.adviser.paw.place
    assert Rect((0, 0), size).contains(paw)
    pilot.tap("hint")
    assert goal(pilot) is None
    assert pilot.message == "Look at the run of blue 3 to 5."
    assert pilot.turn.state.adviser.lit.rows


@pytest.mark.parametrize(
    "text",
    [
        RUNG.replace("B6", "B8"),  # there is nothing to play
        RUNG.replace("rung-1", "family"),
        RUNG.replace("rung-1", "classic-2016"),
    ],
)
def test_else_it_stays_away(text: str) -> None:
    assert goal(waits(text, 21.0)) is None


def test_it_stays_away_once_something_was_laid() -> None:
    pilot = Seated(samples.session(RUNG))
    pilot.drag(pilot.mine("B6"), pilot.at(0, 2))
    pilot.tick(21.0, fps=20)
    assert goal(pilot) is None
