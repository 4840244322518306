"""What the sweep with bonus jokers remembers: its frontiers of states, and the path back."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.tile import Row
from game.solver.backtrack_layers import Layer
from game.solver.bonus.moves import BonusMove, HeldRow
from game.solver.supplies import Column
from game.solver.sweep import Use


class Branch(NamedTuple):
    """What all states of a layer share: the bonus jokers left, and the rows held."""

    left: Row
    held: tuple[HeldRow, ...] = ()


class Moved(NamedTuple):
    """A state came from one of the frontier `at` by a move between two numbers."""

    at: int
    branch: Branch
    state: int
    move: BonusMove


class Joined(NamedTuple):
    """A state came from one of the frontier `at`; rows held became runs of the colours `onto`."""

    at: int
    branch: Branch
    state: int
    onto: str


class Walked(NamedTuple):
    """A state came from the number before, with bonus jokers in groups there."""

    at: int
    branch: Branch
    bonus: Row


Origin = Moved | Joined | Walked


@dataclass
class Frontier:
    """All states at one moment of the sweep, and where each came from."""

    layers: dict[Branch, Layer] = field(default_factory=dict)
    origins: dict[Branch, dict[int, Origin]] = field(default_factory=dict)

    def of(self, branch: Branch) -> tuple[Layer, dict[int, Origin]]:
        """Return a layer and the origins of its states."""
        return self.layers.setdefault(branch, {}), self.origins.setdefault(branch, {})


class Joining(NamedTuple):
    """Rows held go on as runs of the colours `onto`."""

    onto: str


class Walk(NamedTuple):
    """A number walked over: how its tiles were used, with which bonus jokers in groups."""

    number: int
    column: Column
    use: Use
    bonus: Row


PathStep = BonusMove | Joining | Walk

Path = list[PathStep]
"""What leads from the start to an end, from left to right."""
