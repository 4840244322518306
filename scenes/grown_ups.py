"""A small sum before what cannot be undone, where children play and grown-ups want that."""

from collections.abc import Callable
from itertools import product
from math import ceil, prod
from random import Random
from typing import Any

import pygame

from game.kit.gestures import Key
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stack import Stack
from game.kit.widgets.button import Button
from game.settings import Settings
from scenes.digit_keys import add_digit_keys, named_by
from scenes.screen import Screen

FACTORS = range(11, 20)
SUMS = tuple(product(FACTORS, FACTORS))
"""What is multiplied: too hard for who should ask."""

DIGITS = 3
"""How many digits the answer has."""


class Sum(Screen[bool]):
    """A sum for grown-ups; it closes with whether the answer was right.

    A wrong answer brings another sum, and three close it for a while, also when it is opened anew.
    No answer is asked for twice in a session, nor one that was typed before: luck leads nowhere.
    """

    layer = "pin"
    turns = False

    def __init__(self, kit: Kit, chance: Random | None = None) -> None:
        super().__init__(kit)
        self._chance = chance or Random()
        self._factors = self._new_factors()
        self._typed, self._wrong = "", False
        self._keys: list[Button] = []

    def _new_factors(self) -> tuple[int, int]:
        used = self.kit.wrong_answers.used
        fresh = [each for each in SUMS if prod(each) not in used]
        if not fresh:
            used.clear()
        factors = self._chance.choice(fresh or SUMS)
        used.add(prod(factors))
        return factors

    @property
    def right(self) -> int:
        """The right answer."""
        return prod(self._factors)

    def back(self) -> None:
        """Leave all as it is."""
        self.close(False)

    def build(self) -> None:
        """Put the sum and what was typed above the keys, and the way back below them."""
        self.add_label(self.zone("title"), self.kit.text("sum-title"), "title", "title")
        self._question = self.add_label(self.zone("dots"), self._words, "bold", "title")
        self._digits = self.add_label(
            self.zone("told"), self._typed, "bold", "title", color="accent_ink"
        )
        self._keys = add_digit_keys(self, self.zone("pad"), self._type)
        self.add_button(self.zone("back"), "back", self.kit.text("sum-back"), self.back)
        self._show()

    def count(self, seconds: float) -> None:
        """Show when it opens again."""
        super().count(seconds)
        self._show()

    def _show(self) -> None:
        """Show what was typed; keys that would do nothing look like it."""
        self._digits.set_text(self._typed)
        self._question.set_text(self._words)
        for key in self._keys:
            key.set_enabled(not self.kit.wrong_answers.left)

    @property
    def _words(self) -> str:
        if left := self.kit.wrong_answers.left:
            return self.kit.text("sum-closed", seconds=ceil(left))
        one, other = self._factors
        question = self.kit.text("sum-question", one=one, other=other)
        return f"{self.kit.text('sum-wrong')} {question}" if self._wrong else question

    def key(self, key: Key) -> None:
        """Take digits from a keyboard, too."""
        if name := named_by(key):
            self._type(name)

    def _type(self, name: str) -> None:
        if self.kit.wrong_answers.left:
            return
        if name == "enter":
            self._try()
        elif name == "erase":
            self._typed = self._typed[:-1]
        elif len(self._typed) < DIGITS:
            self._typed += name
        self._show()

    def _try(self) -> None:
        if not self._typed:
            return
        wrong, answer = self.kit.wrong_answers, int(self._typed)
        if answer == self.right:
            wrong.forget_wrong()
            self.close(True)
            return
        wrong.count_wrong()
        wrong.used.add(answer)
        self._factors = self._new_factors()
        self._typed, self._wrong = "", not wrong.left


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


def offers_rush(kit: Kit) -> bool:
    """Return whether Rush is there: where grown-ups are asked first, they have to switch it on."""
    return kit.store.of_all(Settings).rush or not is_wanted(kit)
