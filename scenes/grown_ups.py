"""A small sum before what cannot be undone, where children play and grown-ups want that."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pygame

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stack import Stack
from game.settings import Settings
from scenes.dialog import Dialog

FACTORS = range(6, 10)
"""What is multiplied: too hard for who should ask."""

NEAR = 1, 2, 3, 10
"""By how much wrong answers are beside the right one."""


class Sum(Dialog[bool]):
    """Asks what two numbers multiply to; closes with whether the answer was right."""

    def __init__(self, kit: Kit, chance: Random | None = None) -> None:
        """Take what chooses the numbers."""
        super().__init__(kit)
        chance = chance or Random()
        self._factors = chance.choice(FACTORS), chance.choice(FACTORS)
        self.right = self._factors[0] * self._factors[1]
        """The right answer."""
        wrong = (self.right + step * chance.choice((-1, 1)) for step in chance.sample(NEAR, 2))
        self._answers = chance.sample((self.right, *wrong), 3)

    def back(self) -> None:
        """Leave all as it is."""
        self.close(False)

    def build(self) -> None:
        """Put the question above three answers, and the way back below them."""
        asked, *places, back = self.ask("sum-title", 2 + len(self._answers))
        one, other = self._factors
        words = self.kit.text("sum-question", one=one, other=other)
        self.add_label(asked, words, "bold", "title")
        for answer, place in zip(self._answers, places, strict=True):
            close = partial(self.close, answer == self.right)
            self.add_button(place, f"answer-{answer}", f"{answer}", close)
        self.add_button(back, "back", self.kit.text("sum-back"), self.back, "primary")


def ask_grown_ups(scene: Scene[Any], do: Callable[[], None]) -> None:
    """Do something, after a sum if grown-ups want that."""
    if not is_wanted(scene.kit):
        do()
    elif not isinstance(scene, Sum):
        scene.push(Sum(scene.kit), then=lambda right: do() if right else None)


def is_wanted(kit: Kit) -> bool:
    """Return whether grown-ups want to be asked; never on a public screen."""
    return kit.store.lasts and kit.store.of_all(Settings).grown_ups


def before_resize(stack: Stack, resize: Callable[[], None]) -> None:
    """Fill the screen at once; leave it only after a sum, if grown-ups want that."""
    if pygame.display.is_fullscreen() and len(stack):
        ask_grown_ups(stack.top, resize)
    else:
        resize()
