"""Where to press to choose an option of a choice."""

from typing import Any

from game.kit.gestures import Point
from game.kit.widgets.choice import Choice


def presses(choice: Choice[Any], index: int) -> list[Point]:
    return [choice.segment(index).center]
