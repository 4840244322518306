"""The way to an error: what kind it is and where it happened, in one line.

What it says is left out: that could name the tiles on somebody's rack.
"""

from pathlib import Path
from traceback import extract_tb

STEPS = 12  # how many of the last calls are shown


def format_traceback(error: BaseException) -> str:
    """Name an error, the way to it, and the error it came of.

    >>> format_traceback(KeyError("R3"))
    'KeyError at no place'
    """
    steps = extract_tb(error.__traceback__)[-STEPS:]
    way = [f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in reversed(steps)]
    told = f"{type(error).__name__} at {' < '.join(way) or 'no place'}"
    cause = error.__cause__ or error.__context__
    return f"{told}; after {type(cause).__name__}" if cause else told
