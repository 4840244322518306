"""The loop: events in, one frame out, as little drawing as possible; screens fade over."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from typing import Any
from weakref import ref

import pygame
from pygame import Rect, Surface

from game.kit.errors import NoWindowError
from game.kit.gestures import Down, Gesture, Key, Keyed, Rest, placed, turned
from game.kit.inputs import Inputs
from game.kit.kit import Kit
from game.kit.lending import Lending
from game.kit.motion.fade import CHANGES, KEPT, Fade, Parting, Slide, Spares
from game.kit.one_switch import OneSwitch
from game.kit.scene import Scene
from game.kit.speech_sign import SpeechSign
from game.kit.stack import Stack
from game.kit.system.garbage import collect_garbage
from game.kit.system.hold import Hold
from game.kit.system.window import Wander, WindowMemory, picture_size, toggle_fullscreen
from game.kit.voice.speaker import Reader

LONGEST_STEP = 1 / 20  # seconds; what moves goes on after a slow frame, it does not leap
HALT = 2.0  # seconds without a frame: the game was stopped, and what counts time stood still
IDLE_FPS = 30  # once all lies still; what moves has as many as its scene wants
EDGE = "edge"  # the sound for those who listen, where a press leads nowhere
LEAVING = 0.75  # the time that leaving a screen takes, for each unit of entering it
IDLE_AFTER = 0.5  # seconds without input or motion

RESIZED = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
UNSEEN = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


@dataclass(frozen=True)
class Policy:
    """What users may do with an app, and what happens when nobody uses it.

    After `idle_after` seconds in which nothing was touched `when_idle` is called, and again after
    as many more. `overhear` gets every gesture, whatever else comes of it.
    """

    may_quit: bool = True
    may_resize: bool = True
    before_resize: Callable[[Callable[[], None]], object] = lambda resize: resize()
    """What is done in place of filling the screen, or leaving it, with what does that."""
    idle_after: Callable[[], float] = lambda: inf
    when_idle: Callable[[], object] = lambda: None
    wanders: int = 0
    """How many pixels the picture wanders, so that it does not burn into the screen."""
    holds_screen: bool = False
    """Whether the app takes back what covers its window, and keys and pointer from all others."""
    room: Callable[[Rect], Rect] = lambda window: window
    """The part of the window in which all lies now."""

    overhear: Callable[[Gesture], object] = lambda _: None


class App:
    """The loop that runs the scenes of a stack in a window, as a policy wants it."""

    def __init__(self, kit: Kit, screen: Surface, policy: Policy | None = None) -> None:
        self.kit = kit
        self.policy = policy or Policy()
        self.screen = screen
        self.stack = Stack()
        self._lending = Lending(kit, self.stack, self._toggle_fullscreen)
        self._inputs = Inputs(kit)
        self._switch = OneSwitch(kit)
        self._hold = Hold(lambda: self.on_lost())
        self._reader = Reader(kit.speaker, kit.aloud)
        self._sign = SpeechSign(kit)
        # Weakly: one that has closed goes before the next is laid out, which takes much memory.
        self._shown: ref[Scene[Any]] | None = None
        self._depth = 0
        self._fade: Fade | Slide | None = None
        self._curtain: Surface | None = None  # The one that hangs before everything.
        self._spares = Spares()
        self._wander = Wander(self.policy.wanders)
        self._room = screen.get_rect()
        self._covered = screen.get_abs_parent().get_size()
        self._still = 0.0
        self._untouched = 0.0
        self._changed = False
        self._memory = WindowMemory(kit.store)
        self._answers: int | None = None
        self.is_at_window = False
        """Whether it waits for the window system, which may take as long as it likes."""
        self.on_lost: Callable[[], object] = lambda: None
        """What is done before it takes its window back, which may stop it for a while."""
        self._fit()

    def run(
        self,
        after_first_frame: Callable[[], object] = lambda: None,
        each_frame: Callable[[], object] = lambda: None,
    ) -> None:
        """Show what is on the stack and go on until no scene is left."""
        clock = pygame.Clock()
        going = self._begin(after_first_frame)
        clock.tick()
        while going:
            going = self._go_on(clock.tick(self.pace) / 1000, each_frame)

    async def run_between(
        self,
        rest: Callable[[float], Awaitable[float]],
        after_first_frame: Callable[[], object] = lambda: None,
        each_frame: Callable[[], object] = lambda: None,
    ) -> None:
        """Run inside an outer loop: `rest` takes the seconds to wait, and returns those passed."""
        going = self._begin(after_first_frame)
        while going:
            going = self._go_on(await rest(1 / self.pace), each_frame)

    def _begin(self, after_first_frame: Callable[[], object]) -> bool:
        going = self.step(self._hear(), 0.0)
        after_first_frame()
        self.kit.load_sounds()
        self._inputs.open()
        return going

    def _go_on(self, dt: float, each_frame: Callable[[], object]) -> bool:
        going = self.step(self._hear(), dt)
        collect_garbage(is_quiet=self.is_still)
        each_frame()
        return going

    def _hear(self) -> list[pygame.Event]:
        with self._at_window():
            return pygame.event.get()

    @contextmanager
    def _at_window(self) -> Iterator[None]:
        self.is_at_window = True
        yield
        self.is_at_window = False

    @property
    def pace(self) -> int:
        """The frames a second that are worth making now: fewer once all lies still."""
        busy = self.stack.top.fps
        return min(busy, IDLE_FPS) if self.is_still else busy

    @property
    def is_still(self) -> bool:
        """Return whether nothing has moved for a while."""
        return self._still > IDLE_AFTER

    def step(self, events: Iterable[pygame.Event], dt: float) -> bool:
        """Do one frame: events, then time, then drawing; False when the app should end."""
        stack = self.stack
        if self.kit.themes.have_news():
            self.kit.choose_theme()
            stack.relayout()
        stack.flush()
        happened = list(events)
        if any(event.type in RESIZED for event in happened):
            self._fit()
        if self.policy.may_resize:
            self._memory.feed(happened)
        for event in happened:
            self._take(event)
        self._rest(dt)
        if self.policy.holds_screen:
            if self._hold.is_lost(happened):
                raise NoWindowError("The screen is gone.")
            self._hold.tick(dt, self.kit.input_device)
        halted, passed, dt = dt >= HALT, dt, min(dt, LONGEST_STEP)
        if len(stack):
            stack.top.run(dt, dt if halted else passed)
            stack.flush()
        if len(stack):
            self._switch.tick(dt if halted else passed, stack.top)
        if len(stack) and halted:
            stack.top.on_blur()
            stack.flush()
        self._lending.follow()
        if not len(stack):
            self._memory.save()
            return False
        if self.kit.speaker.on:
            self._reader.read(stack.top)
            self._answer()
        self._sign.show(stack.top)
        changed = self._draw(dt)
        with self._at_window():
            pygame.display.update(changed)
        # What changes now and then, as a clock does, is no motion.
        moving, self._changed = bool(changed) and self._changed, bool(changed)
        self._still = 0.0 if moving or happened else self._still + dt
        return True

    def _answer(self) -> None:
        """Let no press of somebody who listens go unanswered, even where it leads nowhere."""
        before, self._answers = self._answers, None
        if before != self._heard():
            return
        if self.kit.sounds.is_muted(EDGE):
            self.kit.speaker.mention(self.kit.text("speak-nothing"))
        else:
            self.kit.sounds.play(EDGE)

    def _heard(self) -> int:
        return self.kit.speaker.count + self.kit.sounds.count

    def _rest(self, dt: float) -> None:
        """Let time pass for who holds a key or lays a finger down, and for who has gone."""
        for gesture in self._inputs.tick(dt):
            self._hand(gesture)
        self._untouched += dt
        if self._untouched >= self.policy.idle_after():
            self._untouched = 0.0
            self.policy.when_idle()
            self.stack.flush()

    def _take(self, event: pygame.Event) -> None:
        window, (left, top) = self.screen.get_abs_parent(), self.screen.get_offset()
        for felt in self._inputs.feed(event, window.get_size()):
            gesture = placed(felt, lambda pos: (pos[0] - left, pos[1] - top))
            self._untouched = 0.0
            if not isinstance(gesture, Rest):
                self._hand(gesture)
            elif len(self.stack):
                self.stack.top.on_release()
        if not len(self.stack):
            return
        if event.type == pygame.QUIT and self.policy.may_quit:
            self.stack.top.quit()
        elif event.type == pygame.WINDOWEXPOSED:
            self.stack.top.stage.invalidate()
        elif event.type in UNSEEN:
            self._shown = self._fade = None  # It comes back with what there is then, not before.
            self.stack.top.on_minimize()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.stack.top.on_blur()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED and self.kit.input_device == "gamepad":
            self.stack.top.on_minimize()  # The player holds nothing any more.
        self.stack.flush()

    def _toggle_fullscreen(self) -> None:
        toggle_fullscreen()
        self._fit()

    def _hand(self, gesture: Gesture) -> None:
        self.policy.overhear(gesture)
        if isinstance(gesture, Keyed):
            self._answers = self._heard()
        if not len(self.stack):
            return
        top, action = self.stack.top, ""
        if isinstance(gesture, Key) and not top.takes_all_keys:
            action = self.kit.keys.find_action(gesture.written)
        if gesture == Key("f11"):
            if self.policy.may_resize:
                self.policy.before_resize(self._toggle_fullscreen)
        elif action == "speech":
            if self.kit.switch_speech():
                self._reader.forget()
            else:
                top.tell(self.kit.text("speech-none"))
        elif action == "repeat":
            self.kit.speaker.again()
        else:
            if isinstance(gesture, Keyed | Down):
                self.kit.speaker.silence()
            if not self._switch.takes(gesture, top):
                top.handle(turned(gesture, self.kit.size[0]) if top.turned else gesture)
            self.stack.flush()

    def _fit(self) -> None:
        window = pygame.display.get_surface()
        if window:
            self._room = self.policy.room(window.get_rect())
            self.screen = self._wander.part(window, self._room)
            self._cover(window)
        size = picture_size(self.screen.get_size(), self.policy.wanders)
        if size != self.kit.size:
            self.kit.size = size
            self.stack.relayout()
            self.stack.flush()
        self._shown = self._fade = None

    def _cover(self, window: Surface) -> None:
        """Show at once what a window has grown by dark; to lay all out anew takes a while."""
        (wide, high), before = window.get_size(), self._covered
        self._covered = wide, high
        beside = Rect(before[0], 0, max(0, wide - before[0]), high)
        below = Rect(0, before[1], wide, max(0, high - before[1]))
        if grown := [part for part in (beside, below) if part]:
            window.fill("black")
            with self._at_window():
                pygame.display.update(grown)

    def _draw(self, dt: float) -> list[Rect]:
        """Draw what has changed; give where in the window that is."""
        window = self.screen.get_abs_parent()
        if self._wander.tick(dt) or self._room != self.policy.room(window.get_rect()):
            window.fill("black")
            self._fit()
            self._render(dt)
            return [window.get_rect()]  # What is dark now around the picture is to be seen, too.
        return [changed.move(self.screen.get_offset()) for changed in self._render(dt)]

    def _render(self, dt: float) -> list[Rect]:
        top = self.stack.top
        self._spares.tick(dt)
        if not self._shown or top is not self._shown():
            self._change(top)
            if self._fade:
                return []  # Drawing the new screen whole is enough for one frame.
        if not self._fade:
            return top.stage.render(self.screen)
        if not self._fade.tick(dt):
            self._fade = None
        return [self.screen.get_rect()]

    def _change(self, top: Scene[Any]) -> None:
        depth, self._depth = self._depth, len(self.stack)
        seconds = self.kit.theme.motion["screen"] / 1000 * (LEAVING if self._depth < depth else 1)
        change = CHANGES[top.transition]
        moves = self._shown and seconds > 0 and not self.kit.preferences.reduced_motion
        cloth = self._curtain if self._depth <= depth else None
        self._shown, self._fade = ref(top), None
        self._curtain = top.stage.background if top.transition == "curtain" else None
        if moves and (cloth or change):
            args = top.stage, self.screen, self._spares.canvas(self.screen.get_size())
            if cloth:
                self._fade = Parting(*args, cloth)
            elif change:
                self._fade = change(*args, seconds)
        else:
            top.stage.invalidate()
        if self._untouched < KEPT:
            self._spares.keep(top.stage.background)
