"""The turn: a person plays by tap and drag, a bot shows its move, until the game has ended."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import ClassVar

from game.engine.events import (
    DraftChanged,
    Drew,
    Event,
    GameEnded,
    Offered,
    Played,
    Refused,
    TurnBegan,
)
from game.engine.game import Redo, Reset, Undo
from game.engine.move import To
from game.engine.tile import Tile
from game.engine.turn import Draw
from game.kit.gestures import Cancel, Down, Drag, Gesture, Hover, Key, Up
from game.kit.kit import Kit
from game.session.commands import ArrangeRack, MoveShown, SessionCommand, SortRack
from game.session.rack_order import MODES, Mode
from game.view import sound_effects
from game.view.celebration import Ending
from game.view.narration import remark, story
from game.view.table.action_button import action
from game.view.table.bot_playback import BotPlayback
from game.view.table.countdown import URGENT
from game.view.table.hand import Hand, Put
from game.view.table.hint_ladder import HintLadder
from game.view.table.message import Announcer
from game.view.table.table import TableView
from game.view.table.tile_sprite import InRiver, Point
from game.view.wording import reason
from scenes.controls import SHORTCUTS, Controls
from scenes.handover import HandOver
from scenes.pause import Pause
from scenes.replay import Replay
from scenes.river_offer import RiverOffer
from scenes.screen import Screen

LAST_LOOK = 1.0
"""Seconds in which one sees what came of one's turn before the curtain covers it."""


class Turn(Screen):
    """Play turn after turn on a table; closes with "ended" or "quit"."""

    layer: ClassVar[str] = "turn"

    def __init__(self, kit: Kit, view: TableView) -> None:
        super().__init__(kit)
        self.view = view
        self.board = view.board
        self.session = view.session
        self.session.pace = BotPlayback(kit)
        self.hand = Hand(self.board)
        self._table = self.session.game.position.table
        self._told = ""
        self._announcer = Announcer(kit, self.session, self.board)
        self.hint_ladder = HintLadder(
            kit, self.session, self.board, self._announcer, self._do, self._refresh
        )
        self._curtain_in: float | None = None
        self._ending: Ending | None = None
        self._second = 0
        self._seen_again = 0

    @property
    def mine(self) -> bool:
        """Tell whether the viewer may act on the table now."""
        person = self.session.player.bot is None and self._ending is None
        return person and self.session.game.position.to_move == self.board.viewer

    @property
    def _bot_plays(self) -> bool:
        """Tell whether a bot is at its turn."""
        return self.session.player.bot is not None and self._ending is None

    def build(self) -> None:
        """Build table and buttons for the window as it is."""
        self.view.layout(self.stage)
        self.hint_ladder.layout(self.stage)
        self.hand = Hand(self.board)
        presses: dict[str, Callable[[], None]] = {
            "pause": self._pause,
            **{f"sort_{mode}": partial(self._sort, mode) for mode in MODES},
            "undo": lambda: self._do(Undo()),
            "redo": lambda: self._do(Redo()),
            "reset": lambda: self._do(Reset()),
            "again": self._see_again,
            "hint": self.hint_ladder.ask,
            "action": self._end_turn,
        }
        self._controls = Controls(self, presses)
        if self._ending:
            self._ending.layout(self.stage, self.board.zone)
        self._refresh()

    def enter(self) -> None:
        """Begin with whoever starts."""
        self._begin(self.session.game.position.to_move)

    def resume(self) -> None:
        """Go on after the pause or the hand-over."""
        self._refresh()

    def leave(self) -> None:
        """Give back the ground, a picture as large as the window: the deal keeps the view."""
        self.stage.background = self.cloth()

    # Turns

    def _begin(self, seat: int) -> None:
        """Let a seat's turn begin: a bot thinks, the next person is asked to take over."""
        if self.session.player.bot is None:
            if self.board.viewer is None:
                self._hand_over()
            elif self.board.viewer != seat:
                self._curtain_in = LAST_LOOK
            else:
                self.kit.sounds.play("turn")
        self._refresh()

    def _hand_over(self) -> None:
        """Hide every rack, then let the next person uncover their own."""
        seat = self.session.game.position.to_move
        self._curtain_in = None
        self.hand.release()
        self.board.viewer = None
        self.board.sync()
        curtain = HandOver(self.kit, self.session.player, seat, self._told)
        self.kit.stack.push(curtain, then=lambda _: self._uncover(seat))

    def _uncover(self, seat: int) -> None:
        self.board.viewer = seat
        self.board.sync()
        self.board.finish()
        self._announcer.hush()
        self.kit.sounds.play("turn")

    def _end_turn(self) -> None:
        command = action(self.kit, self.session, self.board.viewer, self.board.eyed).command
        if command and self.mine:
            self._do(command)

    def _do(self, command: SessionCommand, near: Point | None = None) -> None:
        """Give the game a command of the person at the table and show what comes of it."""
        if self.mine:
            self.board.eyed = None
            self.hand.places.clear()
            self._happen(self.session.do(command), near)

    def _happen(
        self, events: list[Event], near: Point | None = None, bot: int | None = None
    ) -> None:
        """Tell every tile where it belongs now that the truth, perhaps by a bot, has changed."""
        ended = any(isinstance(event, TurnBegan | GameEnded) for event in events)
        if ended:
            table = self.session.game.position.table
            self.board.before_last, self._table = self._table, table
        if ended and bot is None:
            self.hand.let_go()
        self._show_change(events, near, bot)
        self.hand.keep()
        self._tell_story(events)
        for event in events:
            self._answer(event)
        self._refresh()

    def _show_change(self, events: list[Event], near: Point | None, bot: int | None) -> None:
        drew = next((event for event in events if isinstance(event, Drew)), None)
        if drew:
            self.view.show_drawn(drew)
        else:
            self.board.sync(near, self.view.seat_point(bot) if bot is not None else None)

    def _tell_story(self, events: list[Event]) -> None:
        sentences = [story(self.kit, self.session.players, event) for event in events]
        if told := " ".join(filter(None, sentences)):
            self._told = told
            words = remark(self.kit, self.session, events)
            self._announcer.tell(self.kit.text("said", told=told, words=words) if words else told)

    def _answer(self, event: Event) -> None:
        """Answer an event with a sound, and do what follows from it."""
        sound_effects.play(self.kit.sounds, event)
        match event:
            case DraftChanged() if self.mine:
                self._announcer.hush()
            case Refused(faults):
                self._announcer.tell(reason(self.kit, self.session.rules, faults[0]), fault=True)
            case Played():
                self.board.swell()
            case Offered(_, two) if self.mine:
                offer = RiverOffer(self.kit, self.session.rules, two, self._tick_offer, self._pause)
                self.kit.stack.push(offer, then=self._keep)
            case TurnBegan(seat):
                self._begin(seat)
            case GameEnded(result):
                self._ending = Ending(self.kit, self.session.players, result)
                self._ending.layout(self.stage, self.board.zone)

    def _keep(self, tile: Tile | None) -> None:
        if tile:
            self._do(Draw(tile))

    def _tick_offer(self, dt: float) -> bool:
        """Let the time of the turn go on while two tiles are offered; tell whether it is over."""
        self._tick_clock(dt)
        return not self.session.game.offer

    # Time

    def tick(self, dt: float) -> None:
        """Let the tiles glide, the clock run and the bots play."""
        self.view.tick(dt)
        self._announcer.tick(dt, self.view.message)
        self.hand.tick(dt)
        if self._ending is not None:
            if self._ending.tick(dt):
                self.close("ended")
        elif self._curtain_in is not None:
            self._curtain_in -= dt
            if self._curtain_in <= 0:
                self._hand_over()
        elif self._bot_plays:
            self._tick_bot(dt)
        elif self.mine:
            self._tick_clock(dt)
            self.hint_ladder.tick(dt)

    def _tick_clock(self, dt: float) -> None:
        if events := self.session.tick(dt):
            self._happen(events)
        left = self.session.game.clock.left
        second = ceil(left) if left is not None else 0
        if second != self._second and 0 < second <= URGENT:
            self.kit.sounds.play("tick")
        self._second = second

    def _tick_bot(self, dt: float) -> None:
        bot = self.session.game.position.to_move
        if events := self.session.tick(dt):
            self._happen(events, bot=bot)

    def _skip(self) -> None:
        """Show the end of what is being shown at once."""
        if self._ending is not None:
            self._ending.skip()
        if self._curtain_in is not None:
            self._curtain_in = 0.0
        bot = self.session.game.position.to_move
        if events := self.session.hurry():
            self._happen(events, bot=bot)
        self.board.finish()

    def _refresh(self) -> None:
        """Show buttons, players and advice as they are now."""
        act = action(self.kit, self.session, self.board.viewer, self.board.eyed)
        seen = self._seen_again == self.session.game.turns
        self._controls.show(self.board, self.session, act, mine=self.mine, seen=seen)
        self._controls.show_hint(self.hint_ladder.words, mine=self.mine)
        self.hint_ladder.show()
        self.view.show()
        self._announcer.say(self.view.message)

    # Hands

    def handle(self, gesture: Gesture) -> None:
        """Let buttons answer first, then the hand."""
        if isinstance(gesture, Down):
            self.hand.press()
        elif isinstance(gesture, Hover):
            self.hand.hover(gesture.pos, mine=self.mine)
        if self._for_widgets(gesture):
            super().handle(gesture)
        elif self._is_shown(gesture):
            if isinstance(gesture, Up):
                self._skip()
        else:
            self._hold(gesture)

    def _for_widgets(self, gesture: Gesture) -> bool:
        pressing = isinstance(gesture, Drag | Up) and self._pressed is not None
        return pressing or isinstance(gesture, Hover | Down | Key)

    def _is_shown(self, gesture: Gesture) -> bool:
        """Tell whether a press is about what is being shown: all but those on the own rack."""
        if not isinstance(gesture, Drag | Up):
            return False
        shows = self._bot_plays or self._ending is not None or self._curtain_in is not None
        return shows and not self.board.rack_zone.collidepoint(gesture.start)

    def _hold(self, gesture: Gesture) -> None:
        match gesture:
            case Drag(start, pos):
                self.hand.drag(start, pos, mine=self.mine)
            case Up(_, pos, False) if isinstance(place := self.board.place_under(pos), InRiver):
                self._eye(place.index)
            case Up(_, pos, dragged):
                self._eye(None)
                before = len(self.hand.places)
                put = self.hand.drop(pos) if dragged else self.hand.tap(pos, mine=self.mine)
                if put:
                    self._put(put)
                elif len(self.hand.places) > before:
                    self.kit.sounds.play("pick")
            case Cancel():
                super().handle(gesture)
                self.hand.release()

    def _eye(self, key: int | None) -> None:
        """Show what a tile of the River would bring, if it can be taken now (R45)."""
        if key is not None and not self.mine:
            return
        if key is not None and self.session.game.draft.touched:
            self._announcer.tell(self.kit.text("say-river-late"), fault=True)
            return
        if key != self.board.eyed:
            self.hand.let_go()
            self.board.eye(key)
            self._announcer.hush()
            self._refresh()

    def _put(self, put: Put) -> None:
        """Carry out what the hand has done: order the rack, lay a row elsewhere, or move tiles."""
        if put.orders_rack:
            self._order_rack(put)
        elif not self.mine:
            self._announcer.tell(self.kit.text("say-not-now", name=self.session.player.name))
            self.board.sync()
        elif (row := put.whole_row(self.board.rows)) is not None:
            self.board.carry_row(row, put.at)
        else:
            self._move(put)

    def _order_rack(self, put: Put) -> None:
        index = min(self.board.rack_layout.index_at(put.at), len(self.board.rack))
        assert self.board.viewer is not None
        self.session.do(ArrangeRack(self.board.viewer, tuple(put.slots), index))
        self.kit.sounds.play("slide")
        self.board.sync()
        self._refresh()

    def _move(self, put: Put) -> None:
        slots = () if put.to is To.RACK else tuple(put.slots)
        self._do(MoveShown(put.move, slots), near=put.at if put.to is To.NEW_ROW else None)

    def _sort(self, mode: Mode) -> None:
        if self.board.viewer is not None:
            self.hand.release()
            self.session.do(SortRack(self.board.viewer, mode))
            self.kit.sounds.play("slide")
            self.board.sync()
            self._refresh()

    # Keys and pauses

    def _key(self, key: Key) -> None:
        if key.name == "escape":
            self._escape()
        elif key.ctrl and key.name == "z":
            self._do(Redo() if key.shift else Undo())
        elif key.ctrl and key.name == "y":
            self._do(Redo())
        elif key.name in SHORTCUTS and not key.ctrl:
            self.press(SHORTCUTS[key.name])
        elif key.name == "return" and not self.focused:
            self._end_turn()
        else:
            super()._key(key)

    def _see_again(self) -> None:
        self.hand.release()
        self._seen_again = self.session.game.turns
        self.kit.stack.push(Replay(self.kit, self.view, self.stage))

    def _escape(self) -> None:
        """Let go of held tiles first; then pause."""
        if self.hand.places:
            self.hand.release()
        else:
            self._pause()

    def _pause(self) -> None:
        self.hand.release()
        self.kit.stack.push(Pause(self.kit, self.session.rules), then=self._after_pause)

    def _after_pause(self, result: object) -> None:
        if result == "quit":
            self.close("quit")
