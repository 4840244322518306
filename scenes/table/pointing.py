"""The pointing hand: others lay the ghost of a move, and the player to move says yes or no."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from pygame import Rect

from game.engine.move import At, To
from game.kit.widgets.button import Kind
from game.kit.widgets.round_button import RoundButton
from game.view.layers import Layer
from game.view.players.avatars import name_of
from game.view.table.ghost import Ghost
from game.view.table.hand import Put
from game.view.table.places.beside import best_place, places_beside
from game.view.table.places.row_opening import opening
from game.view.table.shown import Shown
from game.view.wording import tile_names
from scenes.screen import Screen
from scenes.table.state import TableState

ZONE = "ring"
"""Where the hand is: in the place of the clock, free in each turn in which none runs."""

HAND, ANSWER, GAP = 110, 92, 14
"""How large the hand and an answer are, and what is between two answers, in reference px."""

ICONS = {"point": "touch", "yes": "check", "no": "cross"}


class Pointing:
    """Hold whether somebody points, and the move that waits for an answer.

    Who sees an open rack can help: the hand makes a ghost of what is laid next.
    """

    def __init__(self, state: TableState) -> None:
        self._state, self._kit = state, state.kit
        self.on = False
        """Whether what is laid next becomes a ghost."""
        self.put: Put | None = None
        """The move that waits for an answer."""
        self._seen: Shown | None = None
        self._ghost: Ghost | None = None
        self._buttons: dict[str, RoundButton] = {}

    @property
    def is_possible(self) -> bool:
        """Whether several people sit here, one of them with an open rack."""
        session = self._state.session
        people = (session.players[seat] for seat in session.people)
        is_open = any(player.plays_open(session.rules) for player in people)
        return self._state.shared and is_open

    @property
    def offered(self) -> bool:
        """Whether others see the rack of the player to move, and no clock runs in this turn.

        With a clock, talking would cost that player time; who helps can take it off the handicap.
        """
        shown, unhurried = self._state.shown, self._state.session.game.position.seconds is None
        is_open = shown.can_act and shown.mover.plays_open(shown.rules)
        return self.is_possible and is_open and unhurried

    # The buttons

    def layout(self, screen: Screen[Any], carry_out: Callable[[Put], None]) -> None:
        """Build the hand and both answers on a screen; `carry_out` does a move that is wanted."""
        self._buttons, self._ghost = {}, None
        if not self.is_possible or not screen.kit.has_zone(screen.layer, ZONE):
            return
        self._ghost = Ghost(screen.kit, screen.stage, self._state.board)
        presses = {
            "point": self.toggle,
            "yes": lambda: self.agree(carry_out),
            "no": self.decline,
        }
        for name, press in presses.items():
            self._buttons[name] = screen.add(self._button(screen, name, press))
        self._show_ghost()
        self.show()

    def _button(self, screen: Screen[Any], name: str, press: Callable[[], None]) -> RoundButton:
        """Make the hand, or an answer somewhere on the table; it goes to the ghost later."""
        kit = screen.kit
        side = max(kit.min_target, kit.px(HAND if name == "point" else ANSWER))
        place = Rect(0, 0, side, side)
        place.center = screen.zone(ZONE).center
        if name != "point":
            corner = self._state.board.zone.topleft
            place.topleft = corner[0] + (side if name == "no" else 0), corner[1]
        words, tip = kit.text(f"control-{name}"), kit.text(f"tip-{name}")
        icon, stage = kit.art(ICONS[name]), screen.stage
        kind: Kind = "primary" if name == "yes" else "plain"
        button = RoundButton(kit, stage, place, words, icon, kind, press, name=name, tip=tip)
        button.lift(Layer.SURROUNDINGS + 0.5 if name == "point" else Layer.SCORE_POPUP)
        return button

    def show(self) -> None:
        """Show the hand where it is offered, and the answers while a move waits for one."""
        waits = self.put is not None
        for name, button in self._buttons.items():
            seen = waits if name != "point" else self.offered
            if seen != button.visible:
                button.reveal() if seen else button.hide()
            if name == "point":
                button.set_state(chosen=self.on)

    def leave(self) -> None:
        """Drop the pictures."""
        self._buttons, self._ghost, self._seen = {}, None, None

    # What they do

    def toggle(self) -> None:
        """Begin to point, or stop."""
        state, begins = self._state, not self.on
        self.drop()
        state.hand.release()
        self.on = begins
        if begins:
            state.announcer.tell(self._kit.lazy_text("say-point"), stays=True)
        state.mark()

    def lay(self, put: Put) -> None:
        """Lay the ghost of a move, or say by a sound that it leads nowhere."""
        state = self._state
        state.board.return_home()
        leads_nowhere = isinstance(put.to, At) and state.outcome(put.move) is None
        if put.to is To.RACK or leads_nowhere or put.whole_row(state.shown.rows) is not None:
            self._kit.sounds.play("no")
            return
        self.on, self.put, self._seen = False, put, state.shown
        self._kit.sounds.play("pick")
        self._show_ghost()
        name, tiles = name_of(self._kit, state.shown.mover), put.tiles(state.shown.rows)
        state.announcer.tell(
            lambda: self._kit.text("say-pointed", name=name, tiles=tile_names(self._kit, tiles)),
            stays=True,
        )
        state.mark()

    def agree(self, carry_out: Callable[[Put], None]) -> None:
        """Make the move."""
        put = self.put
        self.drop()
        if put:
            self._state.announcer.clear()
            carry_out(put)

    def decline(self) -> None:
        """Drop the ghost, and make no move."""
        self.drop()
        self._state.announcer.clear()
        self._state.mark()

    def drop(self) -> None:
        """Point at nothing."""
        self.on, self.put, self._seen = False, None, None
        if self._ghost:
            self._ghost.hide()
        self.show()

    def follow(self) -> None:
        """Drop the ghost once the table is another, or somebody takes tiles up."""
        gone = self._state.shown is not self._seen or self._state.hand.places
        if (self.put and gone) or (self.on and not self.offered):
            self.drop()

    # The ghost

    def _show_ghost(self) -> None:
        """Lay the ghost, and the answers below it, above or aside, where they hide least."""
        if not self.put or not self._ghost:
            return
        put, opens = self.put, None
        if isinstance(put.to, At) and (parts := self._state.outcome(put.move)):
            opens = opening(self._state.shown.rows, put.move, put.to, tuple(chain(*parts)))
        there = self._ghost.lay(put, opens)
        side, gap = self._buttons["yes"].rect.w, self._kit.px(GAP)
        board = self._state.board
        rows = [board.row_rect(at) for at in range(len(self._state.shown.rows))]
        size, below = (2 * side + gap, side), there.bottom + gap
        corners = (
            Rect((there.left + gap, below), size),
            Rect((there.right - gap - size[0], below), size),
        )
        places = (*places_beside(size, there, gap), *corners)
        both = best_place(places, board.zone, there, rows)
        self._buttons["yes"].move(both.topleft)
        self._buttons["no"].move((both.right - side, both.top))
