"""Carries out the player's commands, and shows on the table what they change."""

from collections.abc import Sequence
from functools import partial

from game.analysis.simple_play import borrows
from game.engine.events import (
    DraftChanged,
    Drew,
    GameEnded,
    Offered,
    Played,
    Refused,
    TurnBegan,
)
from game.engine.game import MoreTime
from game.engine.tile import Tile
from game.engine.turn import Draw
from game.session.commands import SessionCommand, SortRack
from game.session.order.rack_order import Mode
from game.session.stamps_found import SessionEvent
from game.settings import Settings
from game.view import sound_effects
from game.view.narration import stories, time_up
from game.view.table.action_button import Action
from game.view.table.places.placements import Point
from scenes.table.policy import TablePolicy
from scenes.table.rewards import Rewards
from scenes.table.state import TableState

PATIENT_PRESSES = 2
"""From so many ignored presses in a row on it is said why nothing happens."""


class TableControl:
    """Carry out commands for the viewer at a table.

    The board changes at once. Everything around it is only marked as changed, and the screen
    follows the events.
    """

    def __init__(self, state: TableState, policy: TablePolicy, goes_out: str) -> None:
        """Take a table, its policy, and the sound of somebody who goes out there."""
        self._state = state
        self._policy = policy
        self._goes_out = goes_out
        self._kit = state.kit
        self._rewards = Rewards(state.kit, state.session)
        self._ignored = 0

    # The big button

    @property
    def action(self) -> Action:
        """What the big button does now."""
        return self._policy.action()

    def act(self) -> None:
        """Press the big button."""
        state, act = self._state, self.action
        if state.debounce.is_repeat:  # It only repeats the last press, and is none.
            self._ignored += 1
            if self._ignored >= PATIENT_PRESSES:
                state.announcer.tell(self._kit.lazy_text("say-press-later"))
            return
        self._ignored = 0
        if act.command is None:
            self._point_out()
        elif question := self._policy.question(act):
            state.announcer.tell(question, stays=True)
            state.debounce.begin()
            state.mark()
        else:
            self.do(act.command)

    def _point_out(self) -> None:
        """Show why the turn cannot end like this."""
        state = self._state
        if not state.shown.can_act:
            return
        state.has_asked = True
        state.show()
        state.hand.keep()
        state.view.effects.shake(state.shown.status.in_the_way)
        state.announcer.tell(self._policy.advise(state.shown).words or str, fault=True)
        self._kit.sounds.play("no")
        state.mark()

    # Commands and their effects

    def do(self, command: SessionCommand, near: Point | None = None) -> None:
        """Carry out a command of the player and show its effects."""
        state = self._state
        if not state.shown.can_act:
            return
        if words := self._policy.refuse(command):
            state.announcer.tell(lambda: words, fault=True)
            self._kit.sounds.play("no")
            return
        state.inspected_key = None
        state.has_asked = False
        state.hand.places.clear()
        self.happen(state.session.do(command), near)

    def prolong(self) -> None:
        """Prolong the turn; held tiles stay held."""
        self.happen(self._state.session.do(MoreTime()))

    def happen(
        self, events: Sequence[SessionEvent], near: Point | None = None, bot: int | None = None
    ) -> None:
        """Show what has happened; `bot` is the seat of the bot that did it, if one did."""
        state, last_act = self._state, self._state.shown.last_act
        ended = any(isinstance(event, TurnBegan | GameEnded) for event in events)
        if ended:
            self._rewards.begin_turn()
        if ended and bot is None:
            state.hand.let_go()
        self._show_change(events, near, bot)
        if ended:
            state.view.pool.let_go()
            state.questions.follow()  # A hint of the turn before must not delay a bot.
        state.hand.keep()
        self._tell_story(events, last_tiles=state.shown.last_act and not last_act)
        for event in events:
            self._answer(event)
        state.events += events
        state.mark()

    def _show_change(
        self, events: Sequence[SessionEvent], near: Point | None, bot: int | None
    ) -> None:
        state = self._state
        drew = next((event for event in events if isinstance(event, Drew)), None)
        if drew:
            state.view.show_drawn(state.look(), drew)
        elif any(isinstance(event, Offered) for event in events):
            state.view.show_offered(state.look())
        else:
            state.show(near, state.view.seat_point(bot) if bot is not None else None)

    def _tell_story(self, events: Sequence[SessionEvent], *, last_tiles: bool) -> None:
        """Say what has happened, and once that the last tiles are being drawn."""
        state = self._state
        last = ("say-last-tiles",) if last_tiles else ()
        story = partial(stories, self._kit, state.session.players, events, last)
        if story():
            state.story = story
            state.announcer.tell(story)
        state.remarks.hear(events)
        self.remind(events)

    def remind(self, events: Sequence[SessionEvent]) -> None:
        """Tell the viewer if these events were their own turn running out of time."""
        words = partial(time_up, self._kit, events, self._state.viewer)
        if words():
            self._state.announcer.pin(words)

    def _answer(self, event: SessionEvent) -> None:
        """Respond to an event with a sound, a sentence or a wave."""
        state = self._state
        speed = state.hand.speed if state.shown.can_act else sound_effects.USUAL
        rules = state.session.rules
        sound_effects.play(self._kit.sounds, event, rules, speed, self._goes_out, state.viewer)
        match event:
            case DraftChanged() if state.shown.can_act:
                state.announcer.clear()
                self._rewards.follow(state.view)
            case Refused(faults):
                state.announcer.tell(partial(self._policy.reason, faults[0]), fault=True)
            case Played(seat):
                self._note_borrowing(seat)
                state.view.effects.wave(state.shown.changed)
                self._rewards.praise(event, state.view)

    def _note_borrowing(self, seat: int) -> None:
        """Note that a person has borrowed for the first time: longer games are for them now."""
        session, settings = self._state.session, self._kit.store.of_all(Settings)
        if settings.borrowed or session.players[seat].bot:
            return
        before, after = session.game.positions[-2:]
        if borrows(before.table, after.table):
            settings.borrowed = True
            self._kit.store.save()

    # The River and the rack

    def keep(self, tile: Tile) -> None:
        """Keep one of the two offered tiles."""
        self.do(Draw(tile))

    def inspect(self, key: int | None) -> None:
        """Show what taking a tile of the River would bring, if it can be taken now (R45)."""
        state = self._state
        if key == state.inspected_key or (key is not None and not state.shown.can_act):
            return
        if key is not None and state.shown.status.touched:
            state.announcer.tell(self._kit.lazy_text("say-river-late"), fault=True)
            return
        state.inspected_key = key
        state.hand.let_go()
        state.show()
        state.announcer.clear()
        state.mark()

    def sort(self, mode: Mode) -> None:
        """Sort the viewer's rack."""
        if self._state.viewer is not None:
            self._state.hand.release()
            self.order(SortRack(self._state.viewer, mode))

    def order(self, command: SessionCommand) -> None:
        """Change the rack order."""
        self._state.session.do(command)
        self._kit.sounds.play("slide")
        self._state.show()
        self._state.mark()
