"""Reads a table aloud: what just happened, where the cursor is, and what the player asks for."""

from game.analysis.table_diff import tiles_at
from game.engine.events import Drew
from game.engine.position import Table
from game.session.order.rack_order import Mode
from game.view.captions import captions
from game.view.narration import story
from game.view.speech.news import news_said, rows_since
from game.view.speech.places import place_said
from game.view.speech.racks import drawn_said, rack_said
from game.view.speech.tables import begun_said, change_said, lit_said, standing_said, table_said
from game.view.table.action_button import advice
from game.view.table.cursor.stops import Stop
from game.view.table.highlights import Highlighted
from game.view.table.places.placements import Holdable, OnRack
from game.view.table.shown import Shown
from game.view.wording import reason, tile_names
from scenes.table.cursor import TableCursor
from scenes.table.outlook_sign import OutlookSign
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState
from scenes.table.where import WhereItGoes

SPOKEN_CAPTIONS = ("whole", "tick")
"""The captions that say something the rows, or the beginning of a turn, don't."""

ASKING = ("keys", "gamepad")
"""The devices whose every step says what is there: their players have just heard the tile."""


class TableSpeech:
    """Follow a table, and say what is new there; only what the viewer may see.

    What somebody has heard of the table is not said again to them, until they ask.
    """

    def __init__(
        self,
        state: TableState,
        policy: TablePolicy,
        cursor: TableCursor,
        where: WhereItGoes,
        outlook: OutlookSign,
    ) -> None:
        self._kit = state.kit
        self._state = state
        self._policy = policy
        self._cursor = cursor
        self._where = where
        self._outlook = outlook
        self._known: dict[int | None, Table] = {}
        self._asked: dict[int | None, Shown] = {}
        self._forget()

    def _forget(self) -> None:
        self._shown: Shown | None = None
        self._line: tuple[str, int] = ("", 0)
        self._advised = self._captioned = ""
        self._held: tuple[Holdable, ...] = ()
        self._lit = Highlighted()

    def announcements(self, *, fresh: bool) -> list[str]:
        """Return what has happened since the last call, or, if `fresh`, how the turn stands."""
        before, shown = self._shown, self._state.shown
        if fresh or before is None or before.viewer != shown.viewer:
            if before and not fresh:
                self._kit.speaker.forget()  # The next viewer must not hear what this one did.
            self._forget()
            self._shown, self._line = shown, ("", self._state.announcer.count)
            begun = self._begin(shown)
            return [*self._told(shown), *begun]
        said = self._happened(before, shown) if before is not shown else []
        said += [*self._taken(shown, bool(said)), *self._heard(shown)]
        lit, self._lit = self._lit, self._state.adviser.lit
        # Of many tiles that glow a hint tells only how many.
        return [*said, *(lit_said(self._kit, shown, self._lit) if self._lit != lit else [])]

    def _begin(self, shown: Shown) -> list[str]:
        """Say how the turn begins, if it is the viewer's."""
        if not shown.can_act:
            return []
        self._advised = advice(self._kit, shown)[0]
        heard = self._known.get(shown.viewer)
        self._known[shown.viewer] = shown.rows
        news = None if heard is None else rows_since(self._kit, heard, shown)
        return begun_said(self._kit, shown, news)

    def _happened(self, before: Shown, shown: Shown) -> list[str]:
        """Say how the table has changed: by the viewer, by others, or with a new turn."""
        self._shown, kit = shown, self._kit
        if before.turn != shown.turn or before.number != shown.number:
            begun, drawn = self._begin(shown), drawn_said(kit, before, shown)
            # That one drew need not be heard beside the tile itself.
            drew = story(kit, before.players, Drew(before.to_move, 1)) if drawn else None
            told = [each for each in self._told(shown) if each != drew]
            return [*told, *drawn, *begun]
        if not shown.can_act:
            return self._told(shown)
        if before.rows != shown.rows:
            self._known[shown.viewer] = shown.rows
            rows, told, status = change_said(kit, before, shown), self._told(shown), shown.status
            why = reason(kit, status.broken) if status.broken and status.amber else ""
            if why and any(why in row for row in rows):  # The row has said it already.
                told = [each for each in told if not each.startswith(why)]
            return [*rows, *told]
        said = self._told(shown)
        if (mode := _mode(shown)) != _mode(before):
            said.append(kit.text("speak-order", mode=mode or "own"))
        return said

    def _told(self, shown: Shown) -> list[str]:
        """Say the message above the rack, if it is new and not said elsewhere."""
        line = self._state.view.message.text
        now = line, self._state.announcer.count
        if now == self._line:
            return []
        again, self._line = now[1] != self._line[1], now
        if line in captions(self._kit, shown, ("chord", "whole", "turn", "tick")):
            return []
        if line == advice(self._kit, shown)[0] and not again:
            if line == self._advised or not shown.can_act:
                return []
            self._advised = line
        return [line] if line else []

    def _taken(self, shown: Shown, changed: bool) -> list[str]:
        """Say which tiles the player has picked up, or that they were put back."""
        before, self._held = self._held, tuple(self._state.hand.places)
        new = [place for place in self._held if place not in before]
        if self._where.offered:
            return []  # It tells what is held.
        kit = self._kit
        if changed or not (new or (before and not self._held)):
            return []
        if not new:
            return [kit.text("speak-let-go")]
        secret = shown.is_secret and any(isinstance(place, OnRack) for place in new)
        if secret and kit.input_device not in ASKING:  # Who asked by keys hears all.
            return [kit.text("speak-held-some")]
        return [kit.text("speak-held", tiles=tile_names(kit, tiles_at(shown.rows, new)))]

    def _heard(self, shown: Shown) -> list[str]:
        """Say the message above the rack, and the captions of sounds."""
        said = self._told(shown)
        sounds = [each for each in self._state.sounds if each in SPOKEN_CAPTIONS]
        for told in captions(self._kit, shown, sounds):
            if told != self._captioned:
                said.append(told)
            self._captioned = told
        return said

    def place(self) -> str:
        """Say where the cursor is, or what is offered there."""
        at, shown = self._cursor.at, self._state.shown
        if at is None:
            return ""
        has_come = self._cursor.has_come or not self._state.by_ear
        return self._where.words or place_said(self._kit, shown, at.means, has_come=has_come)

    def name(self, at: Stop) -> str:
        """Say what a place of the cursor is."""
        return place_said(self._kit, self._state.shown, at.means)

    def nowhere(self) -> str:
        """Say that what one asked about fits nowhere now, or how to ask without a hint."""
        kit, shown = self._kit, self._state.shown
        if not shown.can_act:
            return kit.text("speak-disabled")
        if not self._policy.hints.words and not self._state.hand.places:
            return kit.text("speak-no-hints")
        return kit.text("speak-nowhere", place=self.place())

    def asked(self, action: str) -> list[str]:
        """Say what the player asks for; nothing for other actions."""
        kit, shown = self._kit, self._state.shown
        match action:
            case "rack":
                return rack_said(kit, shown)
            case "table":
                return table_said(kit, shown)
            case "scores":
                told = standing_said(
                    kit, shown, self._policy.action(), self._state.session.game.clock
                )
                why = self._outlook.advice
                missing = why.words() if why and why.words else ""
                return [*told, *filter(None, (self._outlook.words, missing))]
            case "news":  # What has changed since the player asked that last.
                before, self._asked[shown.viewer] = self._asked.get(shown.viewer), shown
                return news_said(kit, before, shown)
            case _:
                return []


def _mode(shown: Shown) -> Mode | None:
    return shown.rack_order.mode if shown.rack_order else None
