"""In which order the signs of a line are drawn: Hebrew ones stand from right to left."""

import re
from collections.abc import Sequence
from importlib.util import find_spec

from game.kit.text.scripts import HEBREW, bare

PACKAGE = "bidi"

OPENS, CLOSES = "\u2068", "\u2069"
"""The marks that Fluent sets around what it puts in."""

ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")
"""Marks that are younger than what orders signs; it stumbles over them."""

LEFT, ENDS = "\u202a", "\u202c"
"""The marks around what stands from left to right."""

POINTS = re.compile(r"(?<!\d)[+−]\d+")
"""Points with their sign, which else would come to stand behind them."""


def can_be_ordered() -> bool:
    """Return whether what orders signs is installed."""
    return find_spec(PACKAGE) is not None


def apart(text: str) -> str:
    """Keep together what Fluent has put into a text and stands from left to right in any language.

    Fluent sets all apart that it puts in, and lets the first letter in there say its direction. A
    list of names has none, once each is set apart: so what is of the language itself is let go, and
    so are digits, for a time of day is made of two numbers.
    """
    parts = [""]
    for sign in text:
        if sign == OPENS:
            parts.append("")
        elif sign == CLOSES and len(parts) > 1:
            part = parts.pop()
            own = part.isdigit() or HEBREW.has(part)
            parts[-1] += part if own else LEFT + part + ENDS
        else:
            parts[-1] += sign
    return "".join(parts)


def ordered(lines: Sequence[str], *, from_right: bool) -> tuple[str, ...]:
    """Return the signs of the lines of a text as they stand from left to right.

    Where text begins at the right, one with no sign of its language, such as a name, does not.
    """
    if any(map(HEBREW.has, lines)) and can_be_ordered():
        # Not before it is asked for: few languages need it.
        from bidi.algorithm import get_display

        base = "R" if from_right else "L"
        plain = [POINTS.sub(rf"{LEFT}\g<0>{ENDS}", line.translate(ISOLATES)) for line in lines]
        lines = [str(get_display(line, base_dir=base)) for line in plain]
    return tuple(map(bare, lines))
