"""The values that players can choose for each option of the custom rules."""

from dataclasses import replace
from typing import Any

from game.engine.rules import (
    CUSTOM,
    FREED,
    LOOSE_TILES,
    TWIST_JOKERS,
    Games,
    Length,
    Rounds,
    Rules,
    Target,
)

NO_YES = (False, True)
SECONDS = (None, 30, 60, 90, 120)
LENGTHS: tuple[Length, ...] = (
    Games(1),
    Rounds(1),
    Rounds(2),
    Games(4),
    *map(Target, (50, 100, 200, 500)),
)
"""Pressman's box plays to 100; all sheets let the players agree on how long a match is."""

RULE_CHOICES: dict[str, tuple[Any, ...]] = {
    "jokers": (CUSTOM.jokers, TWIST_JOKERS),
    "river": NO_YES,
    "loose_tiles": LOOSE_TILES,
    "open_racks": NO_YES,
    "initial_meld": (30, 50, 0),
    "mercy": (None, 3, 5),
    "joker_in_initial_meld": (True, False),
    "build_in_initial_turn": NO_YES,
    "freed_joker": FREED,
    "own_tiles_with_freed_joker": (0, 2),
    "group_joker_needs_both": NO_YES,
    "double_needs_both": NO_YES,
    "seconds": SECONDS,
    "penalty_unfinished": (3, 1),
    "length": LENGTHS,
}


def as_agreed(preset: Rules, agreed: Rules) -> Rules:
    """Return a preset with the length, time and deal agreed on; one without a clock gets none.

    A match that all play together is one game, and dealt as it always is.
    """
    seconds = preset.seconds and agreed.seconds
    if preset.together:
        return replace(preset, seconds=seconds)
    return replace(preset, length=agreed.length, seconds=seconds, deal=agreed.deal)
