"""The language that the player has chosen in the system."""

from collections.abc import Sequence

import pygame


def preferred_language(known: Sequence[str]) -> str:
    """Return the first language that the player wants and the game knows, or an empty string.

    That of the player's region comes before the one that is for all of them.
    """
    wanted = [(it["language"], it["country"]) for it in pygame.system.get_pref_locales()]
    names = (name for it, region in wanted for name in (f"{it}-{region}", it))
    return next((name for name in names if name in known), "")
