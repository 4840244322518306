"""A window that lies in front of all others and takes the keys, for a while."""

import sys

import pygame

TIMES = 15
"""Tenths of a second: in them the game looks three times whether the screen is its own."""

pygame.display.init()
pygame.display.set_mode((400, 300), pygame.FULLSCREEN if sys.argv[1] else 0)
window = pygame.Window.from_display_module()
window.always_on_top = True
clock = pygame.Clock()
for _ in range(TIMES):
    pygame.event.get()
    window.focus()
    clock.tick(10)
