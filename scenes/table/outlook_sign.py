"""A sign while rows are broken: whether the player's idea can still work; a press goes a step."""

from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from game.analysis.outlook import Outlook
from game.analysis.table_diff import added, moved
from game.engine.game import Command, Undo
from game.engine.move import FromRack, Move
from game.kit.kit import Kit
from game.kit.widgets.button import Button
from game.session.commands import NameTiles
from game.session.searches.outlook_search import OutlookSearch
from game.view.hint_text import lacking, step
from game.view.table.highlights import Highlighted, Highlights
from scenes.screen import Screen
from scenes.table.control import TableControl
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState

ICONS = {"here": "check", "rack": "plus", "undo": "undo"}

WIDTH, GAP = 320, 16
"""How wide it is where it shares the line over the rack, and how far from the words there."""


class OutlookSign:
    """Say in two words what the worker has found; nothing where that is not told."""

    def __init__(self, state: TableState, policy: TablePolicy, control: TableControl) -> None:
        self._state, self._policy, self._control = state, policy, control
        self._search = OutlookSearch(state.session)
        self._button: Button | None = None
        self._highlights: Highlights | None = None
        self._lit = Highlighted()
        self._shown: Outlook | None = None

    @property
    def words(self) -> str:
        """What it says, in a whole sentence; nothing while there is nothing to say."""
        found = self._search.found
        return _sentence(self._state.kit, found) if found else ""

    @property
    def reason(self) -> str:
        """Why the idea does not work, by the tile that is missing; nothing else is known."""
        found, state = self._search.found, self._state
        if not found or not found.missing:
            return ""
        return lacking(state.kit, state.shown.rows, found.missing)

    @property
    def is_laid_out(self) -> bool:
        """Whether there is a place for it exactly if it is told."""
        return (self._button is not None) == (self._policy.demand is not None)

    def layout(self, screen: Screen[Any], message: Rect) -> Rect:
        """Build it anew; return what it leaves of the line over the rack."""
        self._button, self._shown = None, None
        if self._policy.demand is None:
            return message
        kit = self._state.kit
        place, room = _places(screen, message)
        self._button = screen.add(
            Button(kit, screen.stage, place, on_press=self._press, size="small", name="outlook")
        )
        self._button.hide()
        self._highlights = Highlights(kit, screen.stage, self._state.board)
        return room

    def leave(self) -> None:
        """Drop the pictures."""
        self._button = self._highlights = None

    def follow_rows(self) -> None:
        """Move what glows to where its rows are now."""
        if self._highlights and self._lit != Highlighted():
            self._highlights.show(self._lit)

    def tick(self, dt: float) -> None:
        """Follow the table, and show what was found."""
        status, demand = self._state.shown.status, self._policy.demand
        is_open = self._state.shown.can_act and status.touched and status.broken
        self._search.follow(dt, demand if is_open and self._button else None)
        if self._search.found != self._shown:
            self._shown = self._search.found
            self._show()

    def _show(self) -> None:
        button, found = self._button, self._shown
        if not button:
            return
        self._state.mark()  # The line over the rack says why.
        if not found:
            button.hide()
            self._light(Highlighted())
            return
        if found.missing:
            self._light(Highlighted(places=frozenset(found.missing.on_table)))
        kit = self._state.kit
        button.set_text(kit.text("outlook-sign", ending=found.ending, count=found.undo))
        button.tip = _sentence(kit, found)
        button.set_icon(kit.art(ICONS[found.ending]))
        button.reveal()

    def _light(self, lit: Highlighted) -> None:
        self._lit = lit
        if self._highlights:
            self._highlights.show(lit)

    # A press

    def _press(self) -> None:
        """Go a step: on to the end of the turn, or back."""
        found = self._search.found
        if not found:
            return
        if found.ending == "undo":
            self._control.do(Undo())
            left = replace(found, undo=found.undo - 1, missing=None)
            self._search.go_on(left if left.undo else None)
            self._tell(partial(self._state.kit.text, "outlook-back", count=left.undo))
        elif found.steps:
            self._make(found, found.steps[0])
        else:
            self._tell(partial(_sentence, self._state.kit, found))

    def _make(self, found: Outlook, command: Command) -> None:
        """Make the next step in the player's own draft and say what it was, as a hint does."""
        session = self._state.session
        position, before = session.game.draft.position, session.game.draft.rows
        if isinstance(command, Move):
            own = tuple(at.tile for at in command.tiles if isinstance(at, FromRack))
            session.do(NameTiles(own))
        self._policy.count_help(len(found.steps) - 1)
        self._control.do(command)
        after = session.game.draft.rows
        self._search.go_on(replace(found, steps=found.steps[1:]))
        self._tell(partial(step, self._state.kit, position, before, command, after))
        self._light(Highlighted(places=added(before, after) | moved(before, after)))

    def _tell(self, words: partial[str]) -> None:
        self._state.announcer.tell(words, stays=True)
        self._state.mark()


def _sentence(kit: Kit, found: Outlook) -> str:
    return kit.text("outlook-tip", ending=found.ending, count=found.undo)


def _places(screen: Screen[Any], message: Rect) -> tuple[Rect, Rect]:
    """Return where it stands, below all rows, and what that leaves of the line over the rack.

    Where the player's own plate is below that line, it stands beside the plate.
    """
    kit = screen.kit
    gap, wide = kit.px(GAP), min(kit.px(WIDTH), message.w // 3)
    own = screen.zone("own") if kit.has_zone(screen.layer, "own") else message
    own = kit.turned(own, message)
    if own.top >= message.bottom and own.left > message.left:
        beside = Rect(message.left, own.top, own.left - gap - message.left, own.h)
        return kit.turned(beside, message), message
    top = max(screen.zone("table").bottom, message.bottom - kit.min_target)
    place = Rect(message.left, top, wide, message.bottom - top)
    left = wide + gap
    room = Rect(message.left + left, message.top, message.w - left, message.h)
    if screen.turns:
        return place, room
    return kit.turned(place, message), kit.turned(room, message)
