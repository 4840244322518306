"""What may stand in an attribute of a drawing; what is given back is safe to write anew."""

import re
from collections.abc import Callable

HIGHEST = 100_000.0
MOST_DASHES = 8  # more are not drawn

_NUMBER = r"[-+]?+(?:[0-9]++\.?+[0-9]*+|\.[0-9]++)(?:[eE][-+]?+[0-9]{1,3}+)?+"
NUMBER = re.compile(_NUMBER)
NUMBERS = re.compile(rf"(?:[\s,]*+{_NUMBER})*+[\s,]*+")
LENGTH = re.compile(rf"({_NUMBER})(?:px)?")
PART = re.compile(rf"({_NUMBER})(px|%)?")
ID = re.compile(r"[A-Za-z_][\w.-]{0,50}", re.ASCII)
PAINT = re.compile(
    r"#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6}|[A-Za-z]{3,20}|url\(#[A-Za-z_][\w.-]{0,50}\)"
    r"|rgb\( *[0-9]{1,3}%?( *, *[0-9]{1,3}%?){2} *\)",
    re.ASCII,
)

Check = Callable[[str], str]


class DrawingError(ValueError):
    """A drawing cannot be used; half a sentence says why."""


def written(number: float) -> str:
    """Write a number."""
    return f"{number:.8g}"


def read_number(text: str, least: float = -HIGHEST, most: float = HIGHEST) -> float:
    """Read a number; raises DrawingError."""
    number = float(text)
    if not least <= number <= most:
        raise DrawingError("has a number beyond all bounds")
    return number


def read_numbers(text: str) -> list[float]:
    """Read numbers with spaces or commas between; raises DrawingError."""
    if not NUMBERS.fullmatch(text):
        raise DrawingError("has something else where there should be numbers")
    numbers = list(map(float, NUMBER.findall(text)))
    if numbers and not -HIGHEST <= min(numbers) <= max(numbers) <= HIGHEST:
        raise DrawingError("has a number beyond all bounds")
    return numbers


def length(least: float = -HIGHEST, most: float = HIGHEST) -> Check:
    """Make a check for a number, which may be said to be pixels."""

    def check(text: str) -> str:
        found = LENGTH.fullmatch(text)
        if not found:
            raise DrawingError("has something else where there should be a number")
        return written(read_number(found[1], least, most))

    return check


def part(text: str) -> str:
    """Check a number, which may be per cent."""
    found = PART.fullmatch(text)
    if not found:
        raise DrawingError("has something else where there should be a number")
    return written(read_number(found[1])) + (found[2] if found[2] == "%" else "")


def one_of(*words: str) -> Check:
    """Make a check for some words."""

    def check(text: str) -> str:
        if text not in words:
            raise DrawingError(f"has something else where there should be {' or '.join(words)}")
        return text

    return check


def _matching(pattern: re.Pattern[str], what: str) -> Check:
    def check(text: str) -> str:
        if not pattern.fullmatch(text):
            raise DrawingError(f"has something else where there should be {what}")
        return text

    return check


name = _matching(ID, "a name")
link = _matching(re.compile(rf"#{ID.pattern}", re.ASCII), "the name of a gradient")
paint = _matching(PAINT, "a color")


def dashes(text: str) -> str:
    """Check the dashes of a line."""
    if text == "none":
        return text
    numbers = read_numbers(text)
    if len(numbers) > MOST_DASHES or min(numbers, default=0.0) < 0:
        raise DrawingError(f"has more than {MOST_DASHES} dashes for a line, or some below zero")
    return " ".join(map(written, numbers)) if sum(numbers) > 0 else "none"


def display(text: str) -> str:
    """Check whether a group is shown."""
    return "none" if text == "none" else "inline"
