"""A table with a task for one turn, as in a lesson, and a sentence when it is done."""

from abc import abstractmethod
from typing import ClassVar, NamedTuple

from pygame import Rect

from game.engine.events import GameEnded, TurnBegan
from game.engine.game import Game
from game.engine.position import Position
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.widget import Label
from game.session.characters import FACES
from game.session.future import Executor
from game.session.player import Player
from game.session.session import Session
from game.session.stamps_found import SessionEvent
from game.settings import Settings
from game.view.lessons.teacher import COLOR, TEACHER, seat_speaker
from game.view.players.faces import Mood
from game.view.table.message import Tone
from game.view.table.table_zone import table_zone, task_zone
from scenes.read_button import add_reader
from scenes.screen import TurnResult
from scenes.table.buttons import LARGE_TEXT_HEIGHT
from scenes.table.policy import TablePolicy
from scenes.table.screen import TableScreen
from scenes.table.state import TableState

TITLE_SHARE = 0.42
"""The share of the task's height that its title takes."""

STEP_MARGIN = 6
"""How much more room the words beside the title have than they need, in reference pixels."""


class TaskWords(NamedTuple):
    """Hold what the animal says: a title, a few words beside it, and a sentence below."""

    title: str
    step: str
    sentence: str


class TaskScreen(TableScreen):
    """Closes with whether to go on to the next task."""

    buttons: ClassVar[tuple[str, ...]] = ("undo", "reset", "hint", "action")
    help_keys: ClassVar[tuple[str, ...]] = ("f1", "pause")  # There is nothing to pause: no clock.
    next_words: ClassVar[str]
    """The id of what is written on the button that goes on."""
    outcome_seconds: ClassVar[float] = 1.2
    """Seconds for which the outcome of the turn is shown before the task is summed up."""

    def __init__(
        self, kit: Kit, state: TableState, policy: TablePolicy, *, reads: bool = False
    ) -> None:
        """Take a table and its policy.

        If it `reads`, the animal speaks aloud by itself, where there is a voice.
        """
        super().__init__(kit, state, policy)
        self._done = False
        self._reads = reads
        self._heard = ""
        self._looks: float | None = None
        self._bubble: Label | None = None
        self._task = ""
        self._times_said = 0
        """How often something was said: what is said once more is also read out once more."""

    # What a subclass defines

    @abstractmethod
    def told(self) -> TaskWords:
        """Say the task or, once it is done, what there is to say of that."""

    @abstractmethod
    def celebrate(self) -> None:
        """Take note that the task is done."""

    def build_done(self) -> None:
        """Add what there is to press once the task is done, besides going on."""

    def enter(self) -> None:
        """Leave untold what was heard before, elsewhere."""
        super().enter()
        self.kit.sounds.lately()

    # What is shown

    @property
    def in_bubble(self) -> str:
        """What the animal says: the task, or why a try fails."""
        return self._bubble.text if self._bubble else ""

    def build_beside(self) -> None:
        """Seat the animal that holds the task, and add the buttons."""
        button = self.add_button(self.zone("leave"), "leave", "", self.pause, icon="leave")
        button.tip = self.kit.text("tip-leave")
        self._build_task()
        if self._done:  # One goes on in the place of what was pressed last.
            ended, place = self.widget("action"), self.zone("action")
            ended.hide()
            self.widgets.remove(ended)
            size = "title" if place.h > self.kit.px(LARGE_TEXT_HEIGHT) else "label"
            words = self.kit.text(self.next_words)
            self.add_button(place, "next", words, self._go_on, "primary", size)
            self.build_done()
        else:
            self.build_skip()

    def build_skip(self) -> None:
        """Offer to go on without it."""
        skip = self.kit.text("lesson-skip")
        self.add_button(self.zone("skip"), "skip", skip, self._go_on, icon="last")

    def _build_task(self) -> None:
        """Write what is told into the bubble of the animal."""
        kit, zone, words = self.kit, task_zone(self.kit, self.layer), self.told()
        table = table_zone(kit, self.layer, any_open=False).whole
        mood: Mood = "glad" if self._done else "calm"
        bubble = seat_speaker(kit, self.stage, zone, table, TEACHER, COLOR, mood)
        room = bubble.inflate(-kit.px(48), -kit.px(16))
        middle = add_reader(self, kit.turned(room, zone), lambda: self.in_bubble)
        room.w -= (room.w - middle.w) // 2  # The words begin at the edge.
        high = min(round(room.height * TITLE_SHARE), kit.lines("label"))
        self._write_head(words, Rect(room.topleft, (room.w, high)), zone)
        below = kit.turned(Rect(room.left, room.top + high, room.w, room.h - high), zone)
        self._task = words.sentence
        self._bubble = self.add_label(below, self._task, "bold", "label", "ink_dark", "left")

    def _write_head(self, words: TaskWords, head: Rect, zone: Rect) -> None:
        """Write which task it is, with a tick once it is done."""
        kit = self.kit
        wide = kit.width(words.step, "text", "small") + kit.px(STEP_MARGIN)
        step = Rect(head.right - wide, head.top, wide, head.height)
        title = Rect(head.topleft, (head.width - wide - kit.px(24), head.height))
        if self._done:
            side = min(head.height, kit.text_px("label"))
            tick = shapes.tick(side, kit.theme["ink_dark"])
            place = kit.turned(tick.get_rect(midleft=title.midleft), zone)
            self.stage.add(tick, *place.topleft)
            title = Rect(title.left + 2 * side, title.top, title.width - 2 * side, title.height)
        title, step = (kit.turned(part, zone) for part in (title, step))
        self.add_label(title, words.title, "title", "label", "ink_dark", "left")
        self.add_label(step, words.step, size="small", color="ink_dark", align="right")

    def spoken_lines(self) -> list[str]:
        """Say the task, or what there is to say of it and how to go on."""
        return [
            *super().spoken_lines(),
            *([super(TableScreen, self).primary_hint()] if self._done else []),
        ]

    def _say(self) -> None:
        """Let the animal say what is wrong, and the line over the rack all else."""
        self.state.announcer.say(self, self.state.adviser.sentence)
        if self._times_said != (said := self.state.announcer.count):
            self._times_said = said
            self._read_out = tuple(it for it in self._read_out if it != self.in_bubble)

    def say(self, text: str, tone: Tone = "plain") -> None:
        """Show a sentence where it belongs."""
        fails = tone == "fault"
        if self._bubble:
            self._bubble.set_text(text if fails and text else self._task)
        self.state.view.message.say("" if fails else text, tone)

    # The end

    def follow(self, event: SessionEvent) -> None:
        """End the task with its turn, which ends only at its goal."""
        if isinstance(event, TurnBegan | GameEnded) and self._looks is None:
            self._looks = self.outcome_seconds
            self.celebrate()
            self.state.announcer.clear()
            for widget in self.widgets:
                if widget.name in ("action", "skip", "answer"):
                    widget.hide()

    def _finish(self) -> None:
        """Sum the task up, in a glad voice unless the words are read."""
        self._looks, self._done = None, True
        if not self._reads:
            self.kit.let_speak(TEACHER.face, "glad")
        self.rebuild()

    def _go_on(self) -> None:
        self.close(TurnResult.GO_ON)

    def pause(self) -> None:
        """Leave the task: there is nothing to pause."""
        self.close(TurnResult.QUIT)

    # Time and keys

    def tick(self, dt: float) -> None:
        """Move the tiles, and help a player who waits."""
        super().tick(dt)
        self.policy.think(dt, self.control.do)
        kit, told = self.kit, self.in_bubble
        # Where all is read aloud anyway the animal need not.
        wanted = self._reads and kit.store[Settings].read_to_me and not kit.speaker.on
        if wanted and told != self._heard:
            self._heard = told
            kit.speaker.read(told)
        if self._looks is not None:
            self._looks -= dt
            if self._looks <= 0:
                self._finish()

    def confirm(self) -> None:
        """End the turn, or go on."""
        if self._done:
            self._go_on()
        elif self._looks is None:
            self.control.act()


def table_for(kit: Kit, position: Position, executor: Executor | None = None) -> TableState:
    """Seat a person at the table of a task; the other seats never get a turn."""
    bots = (None if at == position.to_move else "level1" for at in range(len(position.seats)))
    players = [Player.unnamed(face, bot) for face, bot in zip(FACES, bots, strict=False)]
    return TableState(kit, Session(Game(position), players, executor=executor), position.to_move)
