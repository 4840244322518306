"""A deal by two hands: the seal comes first, then a player mixes in a part of their own."""

from typing import Protocol

from game.engine.fair.envelope import NOBODY, Envelope
from game.session.journal import Journal

SECRET = 128
"""A seed of fewer bits was given, or can be found by trying: no seal hides what it deals."""


class Dealt(Protocol):
    """What deals games, as a session does."""

    seed: int
    mixed: str | None

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
    return session.mixed == NOBODY and is_sealed(session) and not has_begun(session.journal)


def has_begun(journal: Journal) -> bool:
    """Return whether anything has happened since the deal; showing tiles counts.

    Whoever leaves during the draw for the start leaves a time of no seconds.
    """
    return bool(journal.record.turns) or any(each.command or each.used for each in journal.entries)
