"""The deal: everyone draws for the start, then the tiles are dealt."""

from collections.abc import Callable

from game.engine.fair.envelope import write_press
from game.engine.rules import GENTLE
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.commands import KeepDeal, Mix
from game.session.mixing import can_mix
from game.session.session import Session
from game.view.players.addressing import subject
from game.view.seal import SealToCopy
from game.view.table.message import Message
from game.view.table.shown import Shown, show
from game.view.table.start_draw import StartDraw, start_draws
from game.view.table.table import TableView
from scenes.play.pause import pause_of
from scenes.screen import TurnResult
from scenes.table.buttons import table_button

TILES_PER_RACK = 5
"""How many tiles fly to each hidden rack."""

START_DRAW_SECONDS = 1.5
"""Seconds for which the deal shows who starts, or who draws again."""

PATIENCE = 2.0
"""Seconds for which the first tile waits for a disk at most."""


class Deal(Scene[TurnResult]):
    """Show the deal of a game; only the viewer's rack, if there is a viewer, is face up."""

    turns = False

    def __init__(
        self, kit: Kit, session: Session, viewer: int | None, *, kept: bool = False
    ) -> None:
        """Take whether the menu offers the match again, if it is left."""
        super().__init__(kit)
        self.session = session
        self._kept = kept
        self._viewer = viewer
        self._dealt = self._skipped = False
        self._is_kept: Callable[[], bool] | None = None
        self._draws = start_draws(kit, session.players, session.draws)
        self._draw: StartDraw | None = None
        self._now = 0.0
        self._waited, self._patience = 0.0, PATIENCE

    def layout(self) -> None:
        """Build the table for the current window size."""
        self.clear()
        self.view = TableView(self.kit, self.stage, self._shown, self.session.game.clock)
        self._banner = Message(self.kit, self.stage, self.kit.place("deal", "banner"), "title")
        self._hint = Message(self.kit, self.stage, self.kit.place("deal", "hint"))
        self.widgets.append(table_button(self.kit, self.stage, "pause", self.back))
        place = self.kit.place("deal", "seal")
        self._seal = SealToCopy(self.kit, self.stage, place, self.session)
        self.widgets.append(self._seal)
        if self._draw:
            self._build_draw(self._draw)

    def enter(self) -> None:
        """Shuffle and draw for the start; if there are no draws to show, deal at once."""
        self.kit.sounds.play("shuffle")
        if self._draws:
            self._next_draw()
        else:
            self._keep_deal()

    @property
    def _shown(self) -> Shown:
        shown = show(self.session.snapshot, self._viewer)
        return shown if self._dealt else shown.undealt

    def _next_draw(self) -> None:
        self._clear_draw()
        self._draw = self._draws.pop(0)
        self._now = self._draw.told if self.kit.preferences.reduced_motion else 0.0
        self._build_draw(self._draw)
        self.kit.sounds.play("draw")

    def _build_draw(self, draw: StartDraw) -> None:
        draw.layout(self.stage, self.view.board.tiles.art, self.view.pool)
        self._hint.say(self.kit.text("deal-mix" if self._can_mix else "deal-skip"))
        self._show_draw(draw)

    def _show_draw(self, draw: StartDraw) -> None:
        draw.show(self._now)
        self._banner.say(self._told(draw) if self._now >= draw.told else self.kit.text("deal-draw"))

    def _told(self, draw: StartDraw) -> str:
        if draw.again:
            return self.kit.text("deal-again")
        first = self.session.opening.position.to_move
        return self.kit.text("deal-starts", **subject(self.kit, self.session.players, first))

    def _tick_draw(self, draw: StartDraw, dt: float) -> None:
        """Advance a round; each tile that turns over sounds higher than the one before."""
        turned, told = draw.turned(self._now), self._now >= draw.told
        self._now += dt
        self._show_draw(draw)
        if draw.turned(self._now) > turned:
            self.kit.sounds.play("clack", step=2 * draw.turned(self._now))
        if self._now >= draw.told and not told:
            self.kit.sounds.play("chord")
        if self._now >= draw.told + START_DRAW_SECONDS:
            self._next_draw() if self._draws else self._keep_deal()

    def _clear_draw(self) -> None:
        if self._draw:
            self._draw.remove()
        self._draw = None

    def _keep_deal(self) -> None:
        """Save that tiles are about to be shown; else they could be mixed again after a kill."""
        self._clear_draw()
        self.session.do(KeepDeal())
        self._is_kept = self.session.observer.ask_kept()
        if self._is_kept():
            self._deal_tiles()

    def _deal_tiles(self) -> None:
        """Deal the viewer's tiles face up and everybody else's face down."""
        self._dealt = True
        shown, board, pool = self._shown, self.view.board, self.view.pool
        self._banner.say("")
        self._hint.say("")
        count = len(shown.rack) + sum(map(len, shown.rows))
        motion = board.tiles.fly_in(count, pool.width)
        board.show(shown, come_from=pool.middle, arrive=motion)
        self.view.show_around(shown)
        for seat in range(len(self.session.players)):
            if seat != self._viewer:
                self.view.effects.toss(pool.middle, self.view.seat_point(seat), TILES_PER_RACK)
        if self._skipped:
            board.tiles.finish()

    def tick(self, dt: float) -> None:
        """Move the tiles, and take the next step when it is due."""
        self._waited += dt
        tiles = self.view.board.tiles
        flying = tiles.under_way
        self.view.tick(dt, self.session.game.clock)
        if tiles.under_way < flying:
            self.kit.sounds.play("deal")
        if self._draw:
            self._tick_draw(self._draw, dt)
        elif self._is_kept and not self._dealt:
            self._patience -= dt
            if self._is_kept() or self._patience < 0:
                self._deal_tiles()
        elif not tiles.under_way:
            self.close(TurnResult.GO_ON)

    def spoken_lines(self) -> list[str]:
        """Say what the banner says."""
        return [self._banner.text] if self._banner.text else []

    def handle(self, gesture: Gesture) -> None:
        """Skip the animation at any press, except on the pause button."""
        match gesture:
            case Up(start, _, _) if not self.widget_at(start):
                self._skip()
            case Key("space") if not self.focused:
                self._skip()
            case _:
                super().handle(gesture)

    def back(self) -> None:
        """Pause."""
        self.push(pause_of(self.kit, self.session, kept=self._kept), then=self._after_pause)

    def _after_pause(self, left: TurnResult) -> None:
        if left is not TurnResult.GO_ON:
            self.close(left)

    def on_minimize(self) -> None:
        """Pause, unless only bots play."""
        if self.session.people:
            self.back()

    def confirm(self) -> None:
        """Skip the animation."""
        self._skip()

    @property
    def _can_mix(self) -> bool:
        """Whether a press is mixed into the deal; among children nobody speaks of it."""
        session = self.session
        return bool(session.people) and session.rules.name not in GENTLE and can_mix(session)

    def _skip(self) -> None:
        """Go on; the first press may be mixed in, and that is shown while the tiles fly."""
        self._draws.clear()
        if self._can_mix:
            # The seal was there before.
            self.session.do(Mix(write_press(self._waited)))
            self._seal.renew()
            self._keep_deal()
            return
        self._skipped = True
        if not self._is_kept:
            self._keep_deal()
        elif self._dealt:
            self.view.board.tiles.finish()
