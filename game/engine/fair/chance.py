"""Chance worked out from a seed, by a hash that every language has (FAIR.md)."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

SEED = 32
"""The bytes of a seed."""


def derived(match: int, *what: object) -> bytes:
    """Return a seed for one thing in a match; it leads neither to the match's nor to another's."""
    return sha256("/".join(map(str, (match, *what))).encode()).digest()


def game_seed(match: int, games: int) -> bytes:
    """Return the seed of the deal that follows `games` games of a match."""
    return derived(match, games, "deal")


def mixed_seed(seed: bytes, part: str) -> bytes:
    """Return the seed of the tiles once a player has mixed in a part of their own."""
    return sha256(f"{seed.hex()}\n{part}".encode()).digest()


class Chance:
    """Give the bits that a seed brings, always the same."""

    def __init__(self, seed: bytes) -> None:
        self._byte = _stream(seed).__next__

    def getrandbits(self, bits: int) -> int:
        """Return a random number of this many bits, the lowest of as many bytes as needed."""
        number, there = self._byte(), 8
        while there < bits:
            number, there = number << 8 | self._byte(), there + 8
        return number & (1 << bits) - 1


def _stream(seed: bytes) -> Iterator[int]:
    """Return bytes: the hash of the seed and 0, then that of the seed and 1, and so on."""
    for block in count():
        yield from sha256(seed + block.to_bytes(8)).digest()
