"""Shows a saved game from its deal to its end: forwards, backwards, or at any turn."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.engine.events import Event
from game.engine.turn import Play, Turn
from game.kit.gestures import Direction, Down, Drag, Gesture, Key
from game.kit.kit import Kit
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.choice import Choice
from game.session.game_highlights import game_highlights
from game.session.journal import Journal
from game.session.playback import replay
from game.view.replay.outline import outline_of
from game.view.replay.past import show_past, tell
from game.view.replay.rack_owner import RackOwner
from game.view.replay.timeline import Timeline
from game.view.table.bot_playback import SLOWEST_STEP
from game.view.table.shown import Shown, own_seat
from game.view.table.table import TableView
from scenes.play.recap import LOOK_SECONDS
from scenes.screen import Screen
from scenes.table.buttons import table_button

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Playback speeds, as multiples of the usual one."""

TURN_START_SECONDS = 0.5
"""Seconds for which the replay shows whose turn begins."""

CONTROL_ART = {"start": "first", "end": "last", "hold": "pause", "restart": "again"}
"""The pictures of controls, where their names differ."""


class Speeds(Choice[float]):
    """A choice of speeds; faster is on the right in every language, like the way forwards."""

    turns = False


class Replay(Screen[None]):
    """Plays a game back at a chosen speed, or turn by turn at the viewer's command."""

    layer = "replay"
    turns = False

    def __init__(
        self,
        kit: Kit,
        journal: Journal,
        open_racks: bool,
        why: str = "",
        viewer: int | None = None,
    ) -> None:
        """Take a game, whether all racks may be opened, and `why` the replay ends early.

        The rack of the `viewer` lies open; without one, that of the only person.
        """
        super().__init__(kit)
        self.playback = replay(journal)
        self.playing = True
        self.open = False
        self.speed = 1.0
        self._may_open, self._why = open_racks, why
        self._own = own_seat(self.playback.snapshot.players) if viewer is None else viewer
        self._wait = LOOK_SECONDS
        self._view: TableView | None = None

    @property
    def view(self) -> TableView:
        """The table as it is drawn now."""
        assert self._view
        return self._view

    def build(self) -> None:
        """Put the table above the bar of controls; on resizing, rows stay on their lines."""
        kit, stage = self.kit, self.stage
        kept = self.view.board.row_layout.kept if self._view else None
        self._view = TableView(kit, stage, self._look(), None, kept, self.layer)
        self._owner = RackOwner(kit, stage, self.zone("owner"))
        self.add(table_button(kit, stage, "leave", self.back, layer=self.layer))
        self._racks = self.add(table_button(kit, stage, "racks", self.turn_racks, layer=self.layer))
        if not self._may_open:
            self._racks.hide()
        self._build_bar()
        self._refresh()

    def _build_bar(self) -> None:
        last = len(self.playback.game.record.turns)
        self._backwards = [
            self._control("start", partial(self.go_to, 0)),
            self._control("previous", self.go_back),
        ]
        self._play = self._control("play", self.play_or_hold, "primary")
        self._forwards = [
            self._control("next", self.go_on),
            self._control("end", partial(self.go_to, last)),
        ]
        kit, stage, place = self.kit, self.stage, self.zone("timeline")
        outline, turn = outline_of(kit, self.playback), self.playback.turn
        self._timeline = self.add(Timeline(kit, stage, place, outline, turn, self.go_to))
        speeds = [(each, kit.text("replay-speed", percent=round(100 * each))) for each in SPEEDS]
        choice = Speeds(kit, stage, self.zone("speed"), speeds, self.speed, self._play_at, "speed")
        choice.label = kit.text("speak-speed")
        self._speeds = self.add(choice)

    def _control(self, name: str, press: Callable[[], None], kind: Kind = "plain") -> Button:
        button = self.add_button(
            self.zone(name), name, "", press, kind, icon=CONTROL_ART.get(name, name)
        )
        button.tip = self.kit.text(f"tip-{name}")
        return button

    @property
    def _viewer(self) -> int | None:
        """Whose rack is open: the mover's if racks are open, else the only person's."""
        return self.playback.began.to_move if self.open else self._own

    def _look(self) -> Shown:
        return show_past(self.playback, self._viewer)

    def _refresh(self) -> None:
        shown, at = self.view.board.shown, self.playback
        self.view.show_around(shown)
        story = tell(self.kit, self.playback)
        self.view.message.say(f"{story} {self._why}".strip() if self.playback.over else story)
        viewer = shown.viewer
        self._owner.show(shown.players, viewer)
        self._timeline.show(at.turn + at.in_turn)
        self._racks.set_state(chosen=self.open)
        for button in self._backwards:
            button.set_enabled(bool(at.turn or at.in_turn))
        for button in self._forwards:
            button.set_enabled(not at.over)
        does = "hold" if self.playing else "restart" if self.playback.over else "play"
        self._play.set_state(icon=self.kit.left_to_right_art(CONTROL_ART.get(does, does)))
        self._play.tip = self.kit.text(f"tip-{does}")

    def tick(self, dt: float) -> None:
        """Move the tiles, and take the next step when it is due."""
        dt *= self.speed if self.playing else 1
        self.view.tick(dt, None)
        if not self.playing or self._pressed is self._timeline:
            return
        self._wait -= dt
        if self._wait <= 0:
            self._play_on()

    def _play_on(self) -> None:
        at = self.playback
        if at.in_turn:
            self._step(at.go_on())
            self._wait = SLOWEST_STEP if at.in_turn else LOOK_SECONDS
        elif at.over:
            self.playing = False
        else:
            self._wait = TURN_START_SECONDS if isinstance(self._begin_turn(), Play) else 0.0
        self._refresh()

    def _begin_turn(self) -> Turn | None:
        """Begin the next turn, unless it has begun; this may change whose rack is open."""
        begun = None if self.playback.in_turn else self.playback.begin_turn()
        self._show()
        return begun

    def _step(self, events: Sequence[Event]) -> None:
        """Show what the player has done in the current or last turn."""
        self.view.show_step(self._look(), self.playback.began.to_move, events)

    def _show(self) -> None:
        self._change_rack()
        self.view.board.show(self._look())

    def _change_rack(self) -> None:
        """Remove the open rack if the next one is another player's: tiles never cross racks."""
        board = self.view.board
        if board.shown.viewer != self._viewer:
            board.show(replace(board.shown, viewer=None, rack_order=None, plunder=()))

    # Ways through the game

    def go_to(self, turn: int) -> None:
        """Show the game as it was after `turn` turns."""
        at = self.playback
        if turn != at.turn or at.in_turn:
            at.go_to(turn)
            self._show()
            self.kit.sounds.play("slide")
            self._rest()

    def go_on(self) -> None:
        """Show the next turn, or the rest of the current one, at once."""
        if self.playback.over:
            return
        if self.open:  # The tiles of the play come from the rack that this opens.
            self._begin_turn()
        self._step(self.playback.end_turn())
        self._rest()

    def go_back(self) -> None:
        """Take a turn back: the one in progress, or else the last one."""
        at = self.playback
        if at.in_turn or at.turn:
            seat, events = at.began.to_move, () if at.in_turn else at.events
            at.go_to(at.turn - (not at.in_turn))
            self._change_rack()
            self.view.show_back(self._look(), seat, events)
            self.kit.sounds.play("slide")
            self._rest()

    def _rest(self) -> None:
        self._wait = LOOK_SECONDS
        self._refresh()

    def play_or_hold(self) -> None:
        """Play or hold; at the end, start again from the deal."""
        if self.playback.over and not self.playing:
            self.go_to(0)
        self.playing = not self.playing
        self._refresh()

    def _play_at(self, speed: float) -> None:
        self.speed = speed

    def turn_racks(self) -> None:
        """Open each player's rack during their turn, or close the racks again."""
        self.open = not self.open
        self._show()
        self._refresh()

    def handle(self, gesture: Gesture) -> None:
        """Go to the turn under a pointer that is pressed on the timeline."""
        super().handle(gesture)
        match gesture:
            case Down(pos) | Drag(_, pos) if self._pressed is self._timeline:
                self.go_to(self._timeline.turn_at(pos))

    def step(self, direction: Direction) -> None:
        """Go a turn back or on, or play faster or slower, unless the focused widget steps."""
        match direction:
            case "next" | "previous":
                super().step(direction)
            case _ if self.focused and self.focused.step(direction):
                pass
            case "left":
                self.go_back()
            case "right":
                self.go_on()
            case "up" | "down":
                self._speeds.step("right" if direction == "up" else "left")

    def key(self, key: Key) -> None:
        """Answer the keys of the controls."""
        match key.name:
            case "space" if self.focused in (None, self._timeline):
                self.play_or_hold()
            case "home":
                self.press("start")
            case "end":
                self.press("end")
            case "page up":
                self._go_to_chapter(-1)
            case "page down":
                self._go_to_chapter(1)
            case "r":
                self.press("racks")
            case _:
                super().key(key)

    def _go_to_chapter(self, step: int) -> None:
        here = self.playback.turn
        turns = [highlight.turn for highlight in game_highlights(self.playback.game)][::step]
        self.go_to(next((turn for turn in turns if (turn - here) * step > 0), here))

    def spoken_lines(self) -> list[str]:
        """Read out the turn that is shown."""
        told = self.view.message.text
        return [*super().spoken_lines(), *([told] if told else [])]

    def on_minimize(self) -> None:
        """Hold the replay, as nobody sees it."""
        self.playing = False
        self._refresh()

    def back(self) -> None:
        """Leave the replay."""
        self.close()


def film(kit: Kit, journal: Journal, viewer: int) -> Replay:
    """Show a game that was never played at this table, and one rack of it."""
    return Replay(kit, journal, open_racks=True, viewer=viewer)
