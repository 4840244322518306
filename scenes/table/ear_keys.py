"""The keys of those who listen: signs that find a tile or a row, and where a tile can go."""

from game.engine.move import At
from game.view.speech.color_letters import colors_by_letter, missing_said
from game.view.speech.tables import table_count
from game.view.table.cursor.lists import RACK, list_of
from game.view.table.cursor.stops import Lay
from game.view.table.cursor.typed import TypedTile, Wanted
from game.view.table.places.placements import OnRack
from scenes.table.cursor import TableCursor
from scenes.table.speech import TableSpeech
from scenes.table.state import TableState
from scenes.table.where import WhereItGoes


class EarKeys:
    """Find what is typed, and say at each press where one is now."""

    def __init__(
        self, state: TableState, cursor: TableCursor, speech: TableSpeech, where: WhereItGoes
    ) -> None:
        self._kit = state.kit
        self._state = state
        self._cursor = cursor
        self._speech = speech
        self._where = where
        self._typed = TypedTile()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._typed.tick(dt)

    def press(self, key: str, action: str) -> bool:
        """Answer a key, or its action; return whether it is one of these."""
        colors = colors_by_letter(self._kit)
        if key in colors:
            self._seek(*self._typed.color(colors[key]))
        elif key.isdecimal() and len(key) == 1:
            self._take_digit(int(key))
        elif action == "where":
            self._typed.forget()
            before = self._speech.place()
            if self._where.ask():
                self._answer(before)
            else:
                self._kit.speaker.say(self._speech.nowhere())
        elif said := self._speech.asked(action):
            self._kit.speaker.say(*said)
        else:
            return False
        return True

    def _take_digit(self, digit: int) -> None:
        """Go to a row where the cursor is among rows; else to a tile of that number."""
        at = self._cursor.at
        if at and list_of(at.means)[0] != RACK and isinstance(at.means, At | Lay):
            self._go_to_row(digit)
            return
        wanted, goes_on = self._typed.digit(digit)
        if wanted.number:
            self._seek(wanted, goes_on)

    def _go_to_row(self, digit: int) -> None:
        """Go to the row of a number, or with 0 back to the rack."""
        rows = len(self._state.shown.rows)
        wanted, _ = self._typed.digit(digit, rows)
        before = self._speech.place()
        if not wanted.number:
            self._typed.forget()
            self._cursor.go_to(lambda means: isinstance(means, OnRack))
        elif not self._cursor.go_to_row(wanted.number - 1):
            self._kit.speaker.say(table_count(self._kit, self._state.shown))
            return
        self._answer(before)

    def _seek(self, wanted: Wanted, goes_on: bool) -> None:
        before = self._speech.place()
        if self._cursor.seek(wanted, here_too=goes_on):
            self._answer(before)
        else:
            self._kit.speaker.say(missing_said(self._kit, wanted))

    def _answer(self, before: str) -> None:
        """Say where one is, where that sounds as before: else the reader does."""
        if self._speech.place() == before:
            self._kit.speaker.mention(before)
