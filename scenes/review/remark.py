"""A remark at the side of the page: what it says, and what a press does."""

from collections.abc import Callable
from dataclasses import dataclass

from game.session.player import Player


@dataclass(frozen=True)
class Remark:
    """What a remark says; one without a `press` is only a line to read."""

    name: str
    words: str
    sub: str = ""
    icon: str = ""
    press: Callable[[], None] | None = None
    is_chosen: bool = False
    face: Player | None = None
    """Whose head stands in the place of an icon."""
