"""A deal by two hands: the seal comes first, then a player mixes in a part of their own."""

from typing import Protocol

from game.engine.fair.envelope import NOBODY, Envelope
from game.engine.game import Game
from game.session.journal import Journal

SECRET = 128
"""A seed of fewer bits was given, or can be found by trying: no seal hides what it deals."""


PRESS = "press "
"""What a press is written with; the seconds follow."""


class Dealt(Protocol):
    """What deals games, as a session does."""

    seed: int
    mixed: str | None
    game: Game

    @property
    def envelope(self) -> Envelope | None:
        """What this game was dealt from."""

    @property
    def journal(self) -> Journal:
        """What has happened."""


def is_sealed(session: Dealt) -> bool:
    """Return whether the game was dealt from a seed that nobody can know."""
    return session.seed.bit_length() > SECRET and session.envelope is not None


def can_mix(session: Dealt) -> bool:
    """Return whether a player may still mix a part of their own into the deal."""
    game = session.game
    begun = game.turns or game.clock.used or session.journal.entries
    return session.mixed == NOBODY and is_sealed(session) and not begun


def part_of(seconds: float) -> str:
    """Write down a press that came so many seconds after the seal.

    >>> part_of(1.8349)
    'press 1.83'
    """
    return f"{PRESS}{seconds:.2f}"
