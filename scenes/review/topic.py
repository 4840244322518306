"""What the page tells of: one topic for each subject, made for the game of one seat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.player import Player
from game.view.players.addressing import subject
from game.view.replay.outline import TurnSign
from scenes.exports import Exports
from scenes.review.past_game import PastGame
from scenes.review.remark import Remark
from scenes.review.shown_table import ShownTable


class Topic:
    """Something to find out, told on cards and with signs over the turns."""

    judges: ClassVar[bool] = False
    """Whether it says how well somebody played: then it waits until that is asked for."""

    @property
    def news(self) -> object:
        """What the page is built anew for when it changes."""
        return None

    def tick(self) -> None:
        """Take what the worker has found, and ask for more."""

    def cards(self) -> tuple[Remark, ...]:
        """Return what it has to say by now."""
        return ()

    def signs(self) -> tuple[TurnSign, ...]:
        """Return the signs over turns of which it has something to say."""
        return ()

    def show(self, turn: int) -> bool:  # noqa: ARG002
        """Show a turn that has a sign of it; return whether there is one."""
        return False

    def stop(self) -> None:
        """Stop at once: the page is left, or is about another seat."""


@dataclass(frozen=True)
class LookBack:
    """What topics share: a game, whose it is, and the table of the page.

    `go` leads to another scene, and from there back to the page. Without `exports` nothing is
    written down, as on a public screen.
    """

    kit: Kit
    past: PastGame
    seat: int
    table: ShownTable
    go: Callable[[Scene[Any]], None]
    exports: Exports | None = None

    @property
    def player(self) -> Player:
        """Who played on the seat."""
        return self.past.players[self.seat]

    @property
    def who(self) -> dict[str, str]:
        """The player as texts name one."""
        return subject(self.kit, self.past.players, self.seat)

    def say(self, what: str, **values: object) -> str:
        """Say something; to a child in words of its own, without figures."""
        gentle = "yes" if self.past.is_gentle else "no"
        return self.kit.text(f"review-{what}", gentle=gentle, **values)

    def tell_turn(self, turn: int, what: str = "turn") -> str:
        """Say what was done in a turn, by whoever it was; or that it is "before" that."""
        mover = self.past.positions[turn - 1].to_move
        did, count = self.past.done_in(turn)
        who = subject(self.kit, self.past.players, mover)
        return self.say(what, **who, turn=turn, did=did, count=count)
