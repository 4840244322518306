"""The options of a game as values, and the presets that the rule sheets describe."""

from dataclasses import dataclass, replace
from typing import Literal, get_args


@dataclass(frozen=True)
class Rounds:
    """A match of rounds: each has as many games as players, most games won wins (R40)."""

    rounds: int = 1


@dataclass(frozen=True)
class Target:
    """A match until someone has so many points, highest total wins (R41)."""

    points: int


@dataclass(frozen=True)
class Games:
    """A match of so many games, highest total wins (R42)."""

    games: int


Length = Rounds | Target | Games

Freed = Literal["new-set", "anywhere"]
FREED = get_args(Freed)
"""Where a freed joker may go (R21)."""


@dataclass(frozen=True)
class Rules:
    """Hold every option of a game; a preset is a value of this type."""

    name: str
    jokers: tuple[tuple[str, int], ...] = (("J", 2),)
    rack_size: int = 14
    initial_meld: int = 30
    joker_in_initial_meld: bool = True
    build_in_initial_turn: bool = False
    freed_joker: Freed = "new-set"
    own_tiles_with_freed_joker: int = 0
    group_joker_needs_both: bool = False
    seconds: int | None = 60
    penalty_idle: int = 1
    penalty_unfinished: int = 3
    length: Length = Rounds()


CLASSIC = Rules("classic-2016")

PRESETS = {rules.name: rules for rules in (CLASSIC,)}

HOUSE_BOTH = replace(CLASSIC, group_joker_needs_both=True)
"""The classic game with the house rule R24."""
