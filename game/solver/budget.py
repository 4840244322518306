"""The budget of a search: how many states all of its sweeps may look at together."""

from dataclasses import dataclass


@dataclass
class Budget:
    """Count down the states that are left, those of the whole too if this is a share of one."""

    left: int
    whole: "Budget | None" = None

    @property
    def is_spent(self) -> bool:
        """Return whether nothing is left."""
        return self.left <= 0

    def spend(self, states: int) -> None:
        """Take off what a sweep has looked at."""
        self.left -= states
        if self.whole:
            self.whole.spend(states)

    def share(self, parts: int) -> "Budget":
        """Split off one of `parts` equal parts of what is left."""
        return Budget(self.left // parts, self)
