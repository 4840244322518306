"""Chooses one of some values, each with a line that explains it: how long, how much time."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Generic, NamedTuple, TypeVar

from pygame import Surface

from game.kit import layout
from game.kit.gestures import Debounce
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.view.oval_table import lit_wall
from game.view.room import wall_ink
from scenes.setup.once import OnceScreen

Value = TypeVar("Value")

GAP = 22  # reference px between two answers
FEW = 5
"""Up to so many answers stand below each other; more stand in two columns, if it is wide."""


class Answer(NamedTuple, Generic[Value]):
    """Hold a value, what it is called, and what it means."""

    value: Value
    name: str
    meaning: str


class OneOf(OnceScreen[Answer[Value] | None]):
    """Closes with an answer, or with None if the player went back."""

    layer: ClassVar[str] = "who"

    def __init__(
        self,
        kit: Kit,
        title: str,
        answers: Sequence[Answer[Value]],
        value: Value,
        presses: Debounce | None = None,
    ) -> None:
        """Take the id of the question, the answers, and the value that is chosen so far."""
        super().__init__(kit, presses)
        self._title, self._answers, self._value = title, answers, value

    def back(self) -> None:
        """Close without an answer."""
        self.close(None)

    def ground(self) -> Surface:
        """Return the wall of the room."""
        return lit_wall(self.kit)

    def build(self) -> None:
        """Put the answers above the Back button; the one that is chosen is yellow."""
        title, ink = self.kit.text(self._title), wall_ink(self.kit)
        self.add_label(self.zone("title"), title, "title", "title", ink)
        room, gap, count = self.zone("cards"), self.kit.px(GAP), len(self._answers)
        across = 1 if count <= FEW or room.width < room.height else 2
        down = max(FEW, -(-count // across))
        rows = layout.rows(room, down, gap)[: -(-count // across)]
        places = [place for row in rows for place in layout.columns(row, across, gap)]
        for at, (place, answer) in enumerate(zip(places, self._answers, strict=False)):
            kind: Kind = "primary" if answer.value == self._value else "plain"
            choose = partial(self.close, answer)
            self.add_button(place, f"answer-{at}", answer.name, choose, kind, sub=answer.meaning)
        self.add_button(self.zone("back"), "back", self.kit.text("back"), self.back)
