"""A scene with three buttons and a choice, and what it looks like."""

import pygame
from pygame import Rect, Surface

from game.kit.scene import Scene
from game.kit.widgets.button import Button
from game.kit.widgets.choice import Choice


class Form(Scene):
    """Three buttons and a choice, in a column."""

    def __init__(self, kit):
        super().__init__(kit)
        self.log = []

    def layout(self):
        self.clear()
        self.stage.background = Surface(self.kit.size)
        self.stage.background.fill("#204040")
        for i, name in enumerate(["play", "learn", "quit"]):
            button = Button(
                self.kit,
                self.stage,
                Rect(100, 60 + 90 * i, 300, 70),
                name.title(),
                kind=("primary", "plain", "quiet")[i],
                on_press=lambda name=name: self.log.append(name),
                name=name,
            )
            self.widgets.append(button)
        options = [("s", "Slow"), ("n", "Normal"), ("f", "Fast")]
        place = Rect(100, 400, 600, 70)
        choice = Choice(self.kit, self.stage, place, options, "n", self.log.append, "speed")
        self.widgets.append(choice)


def part(pilot, rect):
    return pygame.image.tobytes(pilot.picture().subsurface(rect), "RGB")
