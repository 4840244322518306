"""One game under the hand: gestures become commands, and the table shows what comes of them."""

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.events import (
    DraftChanged,
    Drew,
    GameEnded,
    Offered,
    Played,
    Refused,
    TurnBegan,
)
from game.engine.game import MoreTime, Redo, Reset, Undo
from game.engine.tile import Tile
from game.engine.turn import Draw
from game.kit.gestures import SLOP, Debounce
from game.kit.messages import LazyText
from game.session.commands import SessionCommand, SortRack
from game.session.hint_search import HintSearch
from game.session.rack_order import MODES, Mode
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.view import sound_effects
from game.view.captions import captions
from game.view.narration import Remarks, stories, time_up
from game.view.table.action_button import Action, action, advice
from game.view.table.board import Board
from game.view.table.hint_ladder import HintLadder, Hints
from game.view.table.message import Announcer
from game.view.table.places.placements import Point
from game.view.table.shown import Shown, show
from game.view.table.table import TableView
from game.view.wording import reason
from scenes.table.buttons import TableButtons
from scenes.table.confirm_draw import ConfirmDraw
from scenes.table.cursor import TableCursor
from scenes.table.hand import TableHand
from scenes.table.more_time import MoreTimeButton, may_prolong
from scenes.table.rewards import Rewards
from scenes.table.river_offer import RiverOffer
from scenes.table.screen import TableScreen
from scenes.table.seat_tips import SeatTip
from scenes.table.speech import TableSpeech


class TableControl:
    """Carry out what a hand does at a table, on a screen, for the viewer at that table."""

    def __init__(self, screen: TableScreen, session: Session, viewer: int | None) -> None:
        self.session = session
        self.viewer = viewer
        self.told: LazyText = str
        """What has happened last, in words."""
        self._screen = screen
        self._kit = screen.kit
        self._view: TableView | None = None
        self._inspected_key: int | None = None
        self._rewards = Rewards(self._kit, session)
        self._asked = False
        self._remarks = Remarks(self._kit, session)
        self.debounce = Debounce(max(SLOP, self._kit.px(SLOP)))
        self.announcer = Announcer(self._kit, self._advise)
        self.cursor = TableCursor(screen, self)
        self.sounds: tuple[str, ...] = ()
        """The sounds of the last moment."""
        self.speech = TableSpeech(self._kit, self)
        search = HintSearch(session)
        self.hint_ladder = self._make_hints(search)
        self._confirm_draw = ConfirmDraw(self._kit, session, search)

    def _make_hints(self, search: HintSearch) -> Hints:
        return HintLadder(self._kit, self.session, search, self.announcer, self.do, self.refresh)

    @property
    def shared(self) -> bool:
        """Whether several people look at this table, turn about."""
        return len(self.session.people) > 1

    @property
    def view(self) -> TableView:
        """The table in the window as it is."""
        assert self._view
        return self._view

    @property
    def board(self) -> Board:
        """What lies on the table and on the rack."""
        return self.view.board

    @property
    def shown(self) -> Shown:
        """What is to be seen now."""
        return self.view.board.shown

    def layout(self) -> None:
        """Build table and buttons for the window as it is; rows stay on their lines."""
        stage, shown, clock = self._screen.stage, self._look(), self.session.game.clock
        kept = self.board.row_layout.kept if self._view else None
        self._view = TableView(self._kit, stage, shown, clock, kept, self._screen.layer)
        self.hint_ladder.layout(stage, self.board)
        self.table_hand = TableHand(self._kit, self)
        self.hand = self.table_hand.hand
        self._buttons = TableButtons(self._screen, self._presses())
        for at, badge in zip(range(len(shown.seats)), self._view.seats.rects, strict=False):
            self._screen.add(SeatTip(self._screen, badge, shown.players, at))
        self._more_time = self._offer_time()
        strip = self.board.river_strip
        self._offer = RiverOffer(self._screen, strip, self._keep) if strip else None
        self.cursor.layout()

    def _offer_time(self) -> MoreTimeButton | None:
        if not self.view.countdown:
            return None
        return self._screen.add(MoreTimeButton(self._screen, self._prolong))

    def leave(self) -> None:
        """Let go of everything: hand and hints hold the table by what they ask of it."""
        vars(self).clear()

    def _presses(self) -> dict[str, Callable[[], None]]:
        return {
            "pause": self._screen.pause,
            **{f"sort_{mode}": partial(self._sort, mode) for mode in MODES},
            "undo": lambda: self.do(Undo()),
            "redo": lambda: self.do(Redo()),
            "reset": lambda: self.do(Reset()),
            "again": self._screen.see_again,
            "hint": self.hint_ladder.ask,
            "action": self.act,
        }

    # What is shown

    def see_as(self, viewer: int | None) -> None:
        """Let another player look at the table, or nobody."""
        self.viewer = viewer
        self.show()

    def show(self, near: Point | None = None, come_from: Point | None = None) -> None:
        """Tell every tile where it belongs now; new ones come as `Board.show` says."""
        self.board.show(self._look(), near, come_from)

    def refresh(self) -> None:
        """Show buttons, players and advice as they are now."""
        shown = self.shown
        again = self._screen.can_see_again()
        self._buttons.show(shown, self.action, again=again)
        if self._offer:
            self._offer.show(shown)
        self._buttons.show_hint(shown, self.hint_ladder.words)
        self.hint_ladder.show()
        self.view.show_around(shown)
        self.view.show_said(self._remarks.said, self._remarks.stamps)
        self.announcer.say(self.view.message, shown)

    def tick(self, dt: float) -> None:
        """Let the tiles glide, the hand sway and sentences pass."""
        self.view.tick(dt, self.session.game.clock)
        if self._more_time:
            self._more_time.offer(self.shown.can_act and may_prolong(self.session))
        self._caption()
        self.announcer.tick(dt, self.view.message, self.shown)
        self.debounce.tick(dt)
        self.table_hand.tick(dt)
        self.cursor.follow()

    def _caption(self) -> None:
        """Say what a sound has told, where a person wants that."""
        self.sounds = sounds = self._kit.sounds.lately()
        if self._kit.preferences.captions:
            for told in captions(self._kit, self.shown, sounds):
                self.announcer.caption(told)

    def think(self, dt: float) -> None:
        """Let what can be played be found, while the person at the table may act."""
        self.hint_ladder.tick(dt)
        if self._confirm_draw.tick():
            self.refresh()

    def _look(self) -> Shown:
        return show(self.session.snapshot, self.viewer, self._inspected_key, asked=self._asked)

    # Commands and what comes of them

    @property
    def action(self) -> Action:
        """What the big button does now."""
        return self._confirm_draw.quieten(action(self._kit, self.shown))

    def act(self) -> None:
        """Press the big button, unless the press was meant for the turn before."""
        act = self.action
        if self.debounce.is_repeat:
            return
        if act.command is None:
            self._point_out()
        elif self._confirm_draw.ask(act):
            self.announcer.tell(self._whether, stays=True)
            self.debounce.begin()
            self.refresh()
        else:
            self.do(act.command)

    def _whether(self) -> str:
        """Ask whether that is meant, by what the big button says without second thoughts."""
        return self._kit.text("say-anyway", action=action(self._kit, self.shown).text)

    def _advise(self, shown: Shown) -> tuple[str, bool]:
        """Say how the table stands, and whether that is a fault."""
        return advice(self._kit, shown)

    def _point_out(self) -> None:
        """Show what keeps the turn from ending so."""
        if not self.shown.can_act:
            return
        self._asked = True
        self.show()
        self.hand.keep()
        self.board.shake(self.shown.status.in_the_way)
        self.announcer.tell(lambda: self._advise(self.shown)[0], fault=True)
        self._kit.sounds.play("no")
        self.refresh()

    def do(self, command: SessionCommand, near: Point | None = None) -> None:
        """Give the game a command of the person at the table and show what comes of it."""
        if self.shown.can_act:
            self._inspected_key = None
            self._asked = False
            self.hand.places.clear()
            self.happen(self.session.do(command), near)

    def happen(
        self, events: Sequence[SessionEvent], near: Point | None = None, bot: int | None = None
    ) -> None:
        """Show what has happened, perhaps by a bot."""
        ended = any(isinstance(event, TurnBegan | GameEnded) for event in events)
        if ended:
            self._rewards.begin_turn()
        if ended and bot is None:
            self.hand.let_go()
        self._show_change(events, near, bot)
        if ended:
            self.view.pool.let_go()
        self.hand.keep()
        self._tell_story(events)
        for event in events:
            self._answer(event)
        self.refresh()

    def _prolong(self) -> None:
        """Let the turn last longer; the hand keeps what it holds."""
        self.happen(self.session.do(MoreTime()))

    def _show_change(
        self, events: Sequence[SessionEvent], near: Point | None, bot: int | None
    ) -> None:
        drew = next((event for event in events if isinstance(event, Drew)), None)
        if drew:
            self.view.show_drawn(self._look(), drew)
        elif any(isinstance(event, Offered) for event in events):
            self.view.show_offered(self._look())
        else:
            self.show(near, self.view.seat_point(bot) if bot is not None else None)

    def _tell_story(self, events: Sequence[SessionEvent]) -> None:
        told = partial(stories, self._kit, self.session.players, events)
        if told():
            self.told = told
            self.announcer.tell(told)
        self._remarks.hear(events)
        self.remind(events)

    def remind(self, events: Sequence[SessionEvent]) -> None:
        """Let the viewer notice that these events were their own turn run out of time."""
        words = partial(time_up, self._kit, events, self.viewer)
        if words():
            self.announcer.pin(words)

    def _answer(self, event: SessionEvent) -> None:
        """Answer an event with a sound, a sentence or a wave; the rest is for the scene."""
        sound_effects.play(self._kit.sounds, event, self.session.rules)
        match event:
            case DraftChanged() if self.shown.can_act:
                self.announcer.clear()
                self._rewards.follow(self.view)
            case Refused(faults):
                self.announcer.tell(partial(reason, self._kit, faults[0]), fault=True)
            case Played():
                self.board.wave(self.shown.changed)
                self._rewards.count_up(event, self.view)
            case _:
                self._screen.follow(event)

    # The River and the rack

    def _keep(self, tile: Tile) -> None:
        self.do(Draw(tile))

    def inspect(self, key: int | None) -> None:
        """Show what a tile of the River would bring, if it can be taken now (R45)."""
        if key == self._inspected_key or (key is not None and not self.shown.can_act):
            return
        if key is not None and self.shown.status.touched:
            self.announcer.tell(self._kit.lazy_text("say-river-late"), fault=True)
            return
        self._inspected_key = key
        self.hand.let_go()
        self.show()
        self.announcer.clear()
        self.refresh()

    def _sort(self, mode: Mode) -> None:
        if self.viewer is not None:
            self.hand.release()
            self.order(SortRack(self.viewer, mode))

    def order(self, command: SessionCommand) -> None:
        """Order the rack."""
        self.session.do(command)
        self._kit.sounds.play("slide")
        self.show()
        self.refresh()
