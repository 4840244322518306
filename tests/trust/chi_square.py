"""How likely it is that chance alone is so far off: the upper tail of chi-square."""

from math import exp, lgamma, log

PRECISE = 1e-12
TINY = 1e-300


def tail(square: float, degrees: int) -> float:
    """Give the probability that chance gives so much or more (the regularised gamma function)."""
    shape, x = degrees / 2, square / 2
    if x <= 0:
        return 1.0
    scale = exp(shape * log(x) - x - lgamma(shape))
    return 1 - scale * _series(shape, x) if x < shape + 1 else scale * _fraction(shape, x)


def _series(shape: float, x: float) -> float:
    term = total = 1 / shape
    while term > total * PRECISE:
        shape += 1
        term *= x / shape
        total += term
    return total


def _fraction(shape: float, x: float) -> float:
    """Work the continued fraction out from its front (Lentz)."""
    below = x + 1 - shape
    c, d = 1 / TINY, 1 / below
    found, step, number = d, 0.0, 0
    while abs(step - 1) > PRECISE:
        number += 1
        times, below = number * (shape - number), below + 2
        d = 1 / (times * d + below)
        c = below + times / c
        step = c * d
        found *= step
    return found
