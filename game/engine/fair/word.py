"""A word for the same deal: whoever types it on another machine gets the same tiles."""

from hashlib import sha256
from unicodedata import normalize

BYTES = 8
"""So few that no deal from a word is called sealed: whoever knows the word knows all tiles."""


def seed_of(word: str) -> int:
    """Return the seed that a word stands for, however it is written; its spaces don't count.

    >>> seed_of("Blue Whale") == seed_of(" blue  whale ") != seed_of("blue whales")
    True
    """
    plain = normalize("NFC", "".join(normalize("NFC", word).casefold().split()))
    return int.from_bytes(sha256(plain.encode("utf-8", "replace")).digest()[:BYTES])
