"""A game as one line of letters and digits, which every chat leaves as it is.

The text of the game is compressed by zlib, whose check sum finds a slip, and written in base 32,
which has no 0 and no 1: they end the beginning of a code, and the code.
"""

import re
from base64 import b32decode, b32encode
from zlib import DEFLATED, MAX_WBITS, compressobj, decompressobj
from zlib import error as zlib_error

from game.engine.limits import NotationError

_BEGIN, _END = "RACKANDRUN1", "0"
_CODE = re.compile(rf"{_BEGIN}([A-Z2-7\s>|]*)({_END}?)", re.IGNORECASE)
"""Between its letters there may be what wrapped or quoted it."""

_RUNS = (" ".join(f"{color}{number}" for number in range(1, 14)) for color in "KRBO")
_KNOWN = f"""{" | ".join(_RUNS)} > [deal "
[sealed "
[mixed "press
[rules "pressman-2009 twist-2018 river family classic-2016 length=rounds:1 seconds=none"]
[end "blocked"]
[end "out"]
[scores "
[player "owl level1 Owl"]
[player "fox - Fox"]
[start "rules classic-2016 / table / * Fox / Owl / pool
[app "Rack & Run"]
[id "
[engine "1"]
[started "2026-
[saved "2026-
[game "1"]
 draw
""".encode()
"""What games have in common, so that no code has to hold it; a part of the form of a code."""


def write_share_code(text: str) -> str:
    """Write the text of a game as a share code."""
    squeezer = compressobj(9, DEFLATED, MAX_WBITS, zdict=_KNOWN)
    squeezed = squeezer.compress(text.encode()) + squeezer.flush()
    return f"{_BEGIN}{b32encode(squeezed).decode().rstrip('=')}{_END}"


def read_share_code(text: str, most: int) -> str:
    """Return what the share code in a text holds, or "" if there is no code.

    Raises NotationError, also where it holds more than `most` bytes.
    """
    found = _CODE.search(text)
    if not found:
        return ""
    if not found[2]:
        raise NotationError("The share code is cut short. Copy all of it.")
    code = re.sub(r"[^A-Za-z2-7]", "", found[1])
    reader = decompressobj(zdict=_KNOWN)
    try:
        squeezed = b32decode(code + "=" * (-len(code) % 8), casefold=True)
        read = reader.decompress(squeezed, most).decode()
    except (zlib_error, ValueError):
        raise NotationError("The share code has a slip. Copy it again.") from None
    if not reader.eof:
        more = reader.unconsumed_tail or len(read) >= most
        told = "holds too much for a game." if more else "is cut short. Copy all of it."
        raise NotationError(f"The share code {told}")
    return read
