"""The language that the player has chosen in the system."""

from collections.abc import Sequence

import pygame


def preferred_language(known: Sequence[str]) -> str:
    """Return the first language that the player wants and the game knows, or an empty string."""
    wanted = (locale["language"] for locale in pygame.system.get_pref_locales())
    return next((language for language in wanted if language in known), "")
