"""Where to press to choose an option of a choice, or to step there."""

from typing import Any

from game.kit.gestures import Point
from game.kit.widgets.choice import Choice
from game.kit.widgets.stepper import Stepper


def presses(choice: Choice[Any], index: int) -> list[Point]:
    if not isinstance(choice, Stepper):
        return [choice.segment(index).center]
    now = [value for value, _ in choice.options].index(choice.value)
    sign = choice.more if index > now else choice.less
    return [sign.center] * abs(index - now)
