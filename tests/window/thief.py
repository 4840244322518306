"""A window that lies in front of all others and takes the keys, for a while."""

import sys
import time

import pygame

WHILE = 1.5
"""Seconds: in them the game looks three times whether the screen is its own."""

pygame.display.init()
pygame.display.set_mode((400, 300), pygame.FULLSCREEN if sys.argv[1] else 0)
window = pygame.Window.from_display_module()
window.always_on_top = True
end = time.monotonic() + WHILE
while time.monotonic() < end:
    pygame.event.get()
    window.focus()
    time.sleep(0.1)
