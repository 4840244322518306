"""The library of texts, loaded without the time zone, which no text needs.

Babel reads whatever file `TZ` names, and ends the game if it holds no time zone.
"""

import os

from game.kit.files import NOWHERE

_zone = os.environ.get("TZ")
os.environ["TZ"] = str(NOWHERE)
try:
    from fluent.runtime import FluentBundle
finally:
    del os.environ["TZ"]
    if _zone is not None:
        os.environ["TZ"] = _zone

__all__ = ["FluentBundle"]
