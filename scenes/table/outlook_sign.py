"""A sign while rows are broken: whether the player's idea can still work; a press goes a step."""

from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from game.analysis.outlook import Outlook, find_outlook
from game.engine.game import Undo
from game.engine.move import FromRack, Move
from game.kit.kit import Kit
from game.kit.widgets.button import Button
from game.session.commands import NameTiles
from game.session.future import answered
from game.view.hint_text import lacking
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from scenes.screen import Screen
from scenes.table.control import TableControl
from scenes.table.hint_ladder import make_step
from scenes.table.policy import TablePolicy
from scenes.table.state import TableState

REST = 0.4
"""Seconds without an act after which it is asked: who is quick is not answered at each step."""

WIDTH, GAP = 320, 16
"""How wide it is where it shares the line over the rack, and how far from a plate beside it."""


class OutlookSign:
    """Say in two words what the worker has found; nothing where that is not told."""

    def __init__(self, state: TableState, policy: TablePolicy, control: TableControl) -> None:
        self._state, self._policy, self._control = state, policy, control
        self._button: Button | None = None
        self._here: object = None
        self._rested = 0.0
        self._found: Outlook | None = None

    @property
    def words(self) -> str:
        """What it says, in a whole sentence; nothing while there is nothing to say."""
        return _sentence(self._state.kit, self._found) if self._found else ""

    @property
    def advice(self) -> Advice | None:
        """Why the idea does not work, by the tile that is missing; else the sign speaks alone."""
        found, state = self._found, self._state
        if found and found.missing:
            words = partial(lacking, state.kit, state.shown.rows, found.missing)
            return Advice(words, Highlighted(places=frozenset(found.missing.on_table)))
        return Advice(str) if found and not state.shown.status.amber else None

    @property
    def rects(self) -> tuple[Rect, ...]:
        """Where it stands while it says something, and a little beside it."""
        gap, button = self._state.kit.px(GAP), self._button
        return (button.rect.inflate(2 * gap, 0),) if button and button.visible else ()

    @property
    def is_laid_out(self) -> bool:
        """Whether there is a place for it exactly if it is told."""
        return (self._button is not None) == (self._policy.demand is not None)

    def layout(self, screen: Screen[Any]) -> None:
        """Build the sign again, beside the message."""
        self._button = None
        if self._policy.demand is None:
            return
        kit, place = self._state.kit, _place(screen)
        self._button = screen.add(
            Button(kit, screen.stage, place, on_press=self._press, size="small", name="outlook")
        )
        self._show(self._found)

    def leave(self) -> None:
        """Drop the picture."""
        self._button = None

    def tick(self, dt: float) -> None:
        """Follow the table; once the player rests, ask and show what was found."""
        state, demand = self._state, self._policy.demand
        status, draft = state.shown.status, state.session.game.draft
        is_open = state.shown.can_act and status.touched and status.broken and self._button
        here = (state.questions.moment, draft.past) if is_open and demand else None
        if here != self._here:
            state.questions.forget(find_outlook)
            self._here, self._rested = here, 0.0
            self._show(None)
        elif demand and here and not self._found:
            self._rested += dt
            if self._rested >= REST:
                now = state.questions.view, draft.rows, draft.key, draft.past, demand
                self._show(answered(state.questions.ask(find_outlook, *now, about=here)))

    def _show(self, found: Outlook | None) -> None:
        """Show what is known of the table as it is now."""
        if found != self._found:
            self._state.mark()  # The line over the rack says why.
        self._found, button, kit = found, self._button, self._state.kit
        if not button:
            return
        if not found:
            button.hide()
            return
        button.set_state(text=kit.text("outlook-sign", ending=found.ending, count=found.undo))
        button.tip = _sentence(kit, found)
        button.reveal()

    # A press

    def _press(self) -> None:
        """Go a step: on to the end of the turn, said as a hint says it, or back."""
        found, text = self._found, self._state.kit.text
        if not found:
            return
        if found.ending == "undo":
            self._control.do(Undo())
            left = replace(found, undo=found.undo - 1, missing=None)
            self._go_on(left if left.undo else None)
            self._state.advise(Advice(partial(text, "outlook-back", count=left.undo)))
        elif found.steps:
            command, *others = found.steps
            if isinstance(command, Move):
                own = tuple(at.tile for at in command.tiles if isinstance(at, FromRack))
                self._state.session.do(NameTiles(own))
            self._policy.count_help(len(others))
            advice = make_step(self._state, command, self._control.do)
            self._go_on(replace(found, steps=tuple(others)))
            self._state.advise(advice)
        else:
            self._state.advise(Advice(partial(_sentence, self._state.kit, found)))

    def _go_on(self, found: Outlook | None) -> None:
        """Take what is known of the table after a step that was shown."""
        self._here = self._state.questions.moment, self._state.session.game.draft.past
        self._rested = 0.0
        self._show(found)


def _sentence(kit: Kit, found: Outlook) -> str:
    return kit.text("outlook-tip", ending=found.ending, count=found.undo)


def _place(screen: Screen[Any]) -> Rect:
    """Return where it stands, below all rows: at the end of the line over the rack.

    Where the player's own plate is below that line, it stands beside the plate.
    """
    kit, message = screen.kit, screen.zone("message")
    gap, wide = kit.px(GAP), min(kit.px(WIDTH), message.w // 3)
    own = screen.zone("own") if kit.has_zone(screen.layer, "own") else message
    own = kit.turned(own, message)
    if own.top >= message.bottom and own.left > message.left:
        beside = Rect(message.left, own.top, own.left - gap - message.left, own.h)
        return kit.turned(beside, message)
    top = max(screen.zone("table").bottom, message.bottom - kit.min_target)
    above = screen.zone("bar" if kit.has_zone(screen.layer, "bar") else "rack").top
    foot = max(message.bottom, min(top + kit.min_target, above))
    place = Rect(message.left, top, wide, foot - top)
    return place if screen.turns else kit.turned(place, message)
