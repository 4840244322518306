"""The clipboard of the desktop, where there is one."""

import pygame


def text() -> str:
    """Return the text that lies on it; nothing if there is none, or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def put(text: str) -> bool:
    """Put a text on it; False if that cannot be done."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return False
    return True
