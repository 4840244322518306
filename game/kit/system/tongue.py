"""The language that the system speaks with whoever uses it."""

from collections.abc import Sequence

import pygame


def spoken(known: Sequence[str]) -> str:
    """Give the first language that the person wants and that is known, or none."""
    wanted = (locale["language"] for locale in pygame.system.get_pref_locales())
    return next((language for language in wanted if language in known), "")
