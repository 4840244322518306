"""A pygame toolkit that knows no game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

if not getattr(pygame, "IS_CE", False):
    raise SystemExit(
        "This game needs pygame-ce, but pygame is installed in its place: "
        "run 'pip uninstall pygame', then 'pip install --force-reinstall pygame-ce'."
    )
