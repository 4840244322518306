"""The teller: says what has happened for as long as it takes to read, then how the table stands."""

from math import inf

from game.kit.kit import Kit
from game.session import Session
from game.view.action import advice
from game.view.board import Board
from game.view.message import Message


class Teller:
    """Choose the sentence that stands over the rack."""

    def __init__(self, kit: Kit, session: Session, board: Board) -> None:
        self._kit = kit
        self._session = session
        self._board = board
        self._telling = ("", False)
        self._left = 0.0
        self._due = True

    def tell(self, text: str, *, fault: bool = False, stays: bool = False) -> None:
        """Say this now, for as long as it takes to read, or until something else is said."""
        self._telling = (text, fault)
        self._left = inf if stays else self._kit.theme.motion["message"] / 1000
        self._due = True

    def hush(self) -> None:
        """Say nothing more of what has happened."""
        self._left = 0.0
        self._due = True

    def tick(self, dt: float, message: Message) -> None:
        """Let `dt` seconds of reading pass, and say what is due then."""
        was_telling, self._left = self._left > 0, max(0.0, self._left - dt)
        if self._due or (was_telling and not self._left):
            self.say(message)

    def say(self, message: Message) -> None:
        """Show what has happened, or else how the table stands."""
        self._due = False
        text, fault = self._telling if self._left else self._advice()
        message.say(text, "fault" if fault else "plain")

    def _advice(self) -> tuple[str, bool]:
        return advice(self._kit, self._session, self._board.viewer, self._board.eyed)
