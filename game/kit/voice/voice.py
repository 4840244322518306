"""A voice: who says a text aloud."""

from typing import Literal, NamedTuple, Protocol

Pace = Literal["slow", "normal", "fast", "faster", "fastest"]


class Manner(NamedTuple):
    """In what language, at what pace and how loud, 0 to 1, something is said."""

    language: str = "en"
    pace: Pace = "normal"
    loudness: float = 0.8


class Voice(Protocol):
    """Something that says texts, one after the other; nothing of it takes time."""

    def say(self, text: str, manner: Manner) -> None:
        """Say a text when those before it are said."""

    def silence(self) -> None:
        """Say nothing more of what was begun or waits."""

    def close(self) -> None:
        """Stop speaking for good."""
