"""The number that staff type, and its hash, made to take long."""

import getpass
import hashlib
import os
import re
import sys
from base64 import b64encode
from collections.abc import Callable

from game.program import typed_command
from game.run_main import BAD

FEWEST, MOST = 4, 12
"""The fewest and the most digits of a PIN."""

_COST = {"n": 1 << 14, "r": 8, "p": 1}
_SALT, _LENGTH = 16, 32
_HASH = re.compile(r"scrypt:([A-Za-z0-9+/]{22}==):([A-Za-z0-9+/]{43}=)", re.ASCII)


def is_pin(text: str) -> bool:
    """Return whether something can be a PIN."""
    return FEWEST <= len(text) <= MOST and text.isascii() and text.isdigit()


def hash_pin(pin: str, salt: bytes | None = None) -> str:
    """Return what `kiosk.toml` keeps of a PIN, from which nobody gets it back but by trying."""
    salt = salt or os.urandom(_SALT)
    made = hashlib.scrypt(pin.encode(), salt=salt, dklen=_LENGTH, **_COST)
    return f"scrypt:{b64encode(salt).decode()}:{b64encode(made).decode()}"


def check_hash(text: str) -> str:
    """Return a hash back that `hash_pin` can have made; raises ValueError."""
    if not _HASH.fullmatch(text):
        raise ValueError(f"is not a PIN hash; make one with '{typed_command()} --kiosk-pin'")
    return text


def ask_pin(ask: Callable[[str], str] = getpass.getpass) -> int:
    """Ask twice for a PIN and print the line that keeps its hash; give the exit code."""
    try:
        pin, again = ask("PIN: "), ask("Again: ")
    except EOFError:
        pin = again = ""
    if not is_pin(pin):
        why = f"A PIN has {FEWEST} to {MOST} digits."
    elif pin != again:
        why = "The PINs don't match. Try again."
    else:
        print(f'pin = "{hash_pin(pin)}"')
        return 0
    print(why, file=sys.stderr)
    return BAD
