"""A scene: one screen with its widgets, and the result it closes with."""

from collections.abc import Callable, Iterator, Sequence
from math import dist
from typing import Any, ClassVar, Generic, Literal, TypeVar, overload

from pygame import Rect, Surface

from game.kit.gestures import (
    Back,
    Cancel,
    Confirm,
    Direction,
    Down,
    Drag,
    Gesture,
    Hover,
    Key,
    Point,
    Press,
    Step,
    Up,
)
from game.kit.kit import Kit
from game.kit.navigator import Navigator
from game.kit.stage import Stage
from game.kit.widgets.ring import Ring
from game.kit.widgets.tip import Note, Tip
from game.kit.widgets.widget import Label, Located, Widget, group_rows, held_in

Result = TypeVar("Result")
Other = TypeVar("Other")
WALK: dict[Direction, int] = {
    "next": 1,
    "right": 1,
    "down": 1,
    "previous": -1,
    "left": -1,
    "up": -1,
}
"""The steps from widget to widget, in their order."""

Transition = Literal["fade", "slide", "none", "curtain"]
"""How a screen comes: it fades in, its things slide to their places as it does, or it is there; a
curtain is, and opens when it goes.
"""

PAGES: dict[str, Direction] = {"page up": "left", "page down": "right"}
"""Keys that turn pages, where a step to the side does."""


class Scene(Generic[Result]):
    """One screen: a stage, its widgets, and what they mean; `stack` is there once it is pushed."""

    stack: Navigator

    opaque: ClassVar[bool] = True
    transition: ClassVar[Transition] = "fade"

    fps: ClassVar[int] = 60
    """The frames a second that are worth making while something moves."""

    turns: ClassVar[bool] = True
    """Whether all of it turns in a language from right to left; else it lies in turned zones."""

    is_for_children: bool = False
    """Whether what is switched here, and over it, lasts no longer than it is open."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.stage = Stage()
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.tip = Tip(kit, self.stage)
        self._frame = Ring(kit, self.stage)
        self.framed: Sequence[Located] = ()
        """The group with a frame around it."""
        self._pressed: Widget | None = None
        self._left_at = ""
        """The name of the widget that had the focus when the scene was covered and went to rest."""
        self._read_out: tuple[str, ...] = ()

    def layout(self) -> None:
        """Build everything for `kit.size`; begin with `clear()` to start from nothing."""

    def clear(self) -> None:
        """Remove all sprites and widgets."""
        self.tip.forget()
        self._surround(())
        self.stage.clear()
        self.stage.width = self.kit.size[0] if self.turned else 0
        self.widgets.clear()
        self._pressed = self.focused = None

    def rest(self) -> None:
        """Drop all pictures; the focus comes back to its widget with them."""
        self._left_at = self.focused.name if self.focused else self._left_at
        self.clear()
        self.stage.background = Surface((1, 1))

    @property
    def turned(self) -> bool:
        """Whether what is laid out from left to right is shown, and pressed, from right to left."""
        return self.turns and self.kit.messages.from_right

    @property
    def takes_all_keys(self) -> bool:
        """Whether it waits for any key, also for one that does the same everywhere."""
        return False

    def enter(self) -> None:
        """Begin: the scene was pushed and laid out."""

    def resume(self) -> None:
        """Go on: what lay over the scene has closed."""

    def leave(self) -> None:
        """End: the scene was taken from the stack.

        Its widgets hold it by what they call; in a circle it would wait for the collector, which
        comes every quarter of an hour, with all its pictures.
        """
        for widget in self.widgets:
            widget.disconnect()
        self.clear()

    def run(self, dt: float, passed: float) -> None:
        """Advance what moves by `dt` seconds, and `passed`, which may be more, on the clock."""
        self.tip.tick(dt)
        self.tick(dt)
        self.count(passed)

    def tick(self, dt: float) -> None:
        """Advance what moves by `dt` seconds: never many, however late a frame is."""

    def count(self, seconds: float) -> None:
        """Count seconds for what counts time."""

    def push(self, scene: "Scene[Other]", then: Callable[[Other], None] | None = None) -> None:
        """Lay a scene over this one; `then` gets its result after it left."""
        self.stack.push(scene, then)

    @overload
    def close(self: "Scene[None]") -> None: ...

    @overload
    def close(self, result: Result) -> None: ...

    def close(self, result: Any = None) -> None:
        """Leave the stack and hand a result to the caller who pushed the scene."""
        self.stack.close(self, result)

    def quit(self) -> None:
        """End the app, as the window's close button asks for."""
        self.stack.quit()

    def widget(self, name: str) -> Widget:
        """Find a widget by name; raises KeyError."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def press(self, name: str) -> None:
        """Press a widget by its name, if it can be pressed; raises KeyError."""
        widget = self.widget(name)
        if widget.active:
            widget.activate(None)

    def widget_at(self, pos: Point) -> Widget | None:
        """Find the topmost widget under a point that can be pressed."""
        found = [widget for widget in self._under(pos) if widget.pressable]
        if not found:  # What is too small for a finger is pressed from beside, the nearest first.
            near = (w for w in self.widgets if w.visible and w.hit_rect.collidepoint(pos))
            found = sorted(near, key=lambda widget: dist(pos, held_in(pos, widget.rect)))
        return next((widget for widget in found if widget.active), None)

    def _under(self, pos: Point) -> Iterator[Widget]:
        """List what is shown under a point, the topmost first."""
        return (w for w in reversed(self.widgets) if w.visible and w.rect.collidepoint(pos))

    def handle(self, gesture: Gesture) -> None:
        """Pass a gesture to the widgets."""
        match gesture:
            case Hover(pos):
                over = self.widget_at(pos)
                for widget in self.widgets:
                    widget.set_state(hovered=widget is over)
                told = (widget.told_at(pos) for widget in self._under(pos))
                self.tip.point(next(filter(None, told), None))
            case Down(pos):
                self._press(self.widget_at(pos))
            case Drag(_, pos) if self._pressed:
                self._pressed.set_state(pressed=self._pressed.hit_rect.collidepoint(pos))
            case Up(_, pos):
                self._release(pos)
            case Cancel():
                self._let_go()
            case Back():
                self.back()
            case Confirm(straight=True):
                self.confirm()
            case Confirm():
                self._press_focused() if self.focused else self.confirm()
            case Press():
                self.press_here()
            case Step(direction):
                self.step(direction)
            case Key():
                self.key(gesture)

    def back(self) -> None:
        """Go back to where one came from, if there is a way."""

    def on_release(self) -> None:
        """Note that a key or button is no longer held."""

    def on_minimize(self) -> None:
        """Do what is to be done when the window is hidden or minimised."""

    def on_blur(self) -> None:
        """Do what is to be done when somebody else may look: another window came to the front."""

    def confirm(self) -> None:
        """Do what comes next: press the primary button; no widget has the focus."""
        leading = (widget for widget in self.widgets if widget.primary and widget.active)
        if button := next(leading, None):
            button.activate(None)

    def press_here(self) -> None:
        """Press what one has come to: the focused widget, or else do what comes next."""
        self._press_focused() if self.focused else self.confirm()

    def step(self, direction: Direction) -> None:
        """Take a step within the focused widget, or else to the next one."""
        if not (self.focused and self.focused.step(direction)):
            step = WALK[direction]
            order = [w for w in self.widgets if w.active or w is self.focused]
            if self.focused in order:
                self.focus(order[(order.index(self.focused) + step) % len(order)])
            elif order:
                self.focus(order[0 if step > 0 else -1])

    def key(self, key: Key) -> None:
        """Answer another key: Space presses the focused widget, others turn pages."""
        if key.name == "space":
            self._press_focused()
        elif key.name in PAGES:
            self.step(PAGES[key.name])

    def focus(self, widget: Widget | None) -> None:
        """Show the keyboard's focus on a widget, or nowhere."""
        if self.focused:
            self.focused.set_state(focused=False)
        self.focused = widget
        self._surround(())
        self.tip.tell(widget)
        if widget:
            widget.set_state(focused=True)

    def groups(self) -> Sequence[Sequence[Located]]:
        """Return what can be pressed, in groups: here the widgets of each row, or of its sides."""
        return group_rows((each for each in self.widgets if each.active), self.kit.size[0] / 3)

    def light(self, spots: Sequence[Located]) -> None:
        """Show the frame around a group, or the keyboard's focus on a single widget."""
        alone = spots[0] if len(spots) == 1 else None
        self.focus(alone if isinstance(alone, Widget) else None)
        self._surround(() if alone else spots)

    def _surround(self, group: Sequence[Located]) -> None:
        self.framed = group
        around = Rect.unionall(group[0].rect, [each.rect for each in group]) if group else None
        self._frame.show(around)

    # What is said aloud

    def spoken_lines(self) -> list[str]:
        """Return what stands here in words, in the order of reading."""
        labels = (each for each in self.widgets if isinstance(each, Label) and each.visible)
        return [label.text for label in labels if label.text]

    def announcements(self, *, fresh: bool) -> list[str]:
        """Return what to say now: all that stands here if it is `fresh`, then what is new."""
        words = self.spoken_lines()
        said, self._read_out = () if fresh else self._read_out, tuple(words)
        new = [each for each in words if each not in said]
        leading = self.primary_hint() if fresh and not self.focused else ""
        return [*new, leading] if leading else new

    def remarks(self) -> list[str]:
        """Return what somebody says who is shown here."""
        return []

    def primary_hint(self) -> str:
        """Say what the yellow button does."""
        first = next((each for each in self.widgets if each.primary and each.active), None)
        return self.kit.text("speak-primary", button=first.accessible_name()[0]) if first else ""

    def focus_description(self) -> tuple[str, str]:
        """Say where the keys are: what that is, and how it is now."""
        if self.focused:
            return self.focused.accessible_name()
        return self.name_group(self.framed) if self.framed else "", ""

    def name_group(self, group: Sequence[Located]) -> str:
        """Say which widgets a frame is around: the first and the last of them."""
        names = [each.accessible_name()[0] for each in group if isinstance(each, Widget)]
        return self.kit.text("speak-from-to", first=names[0], last=names[-1])

    def tell(self, text: str) -> None:
        """Show a sentence in the middle of the window until something is done."""
        across, down = self.kit.size
        self.tip.tell(Note(text, Rect(across // 2, down // 2, 0, 0)))

    def rebuild(self) -> None:
        """Lay out anew and keep the focus on the widget of the same name."""
        name, self._left_at = self.focused.name if self.focused else self._left_at, ""
        self._pressed = self.focused = None
        self.layout()
        if name:
            self.focus(next((w for w in self.widgets if w.name == name and w.active), None))

    def _press(self, widget: Widget | None) -> None:
        self.focus(None)
        self._pressed = widget
        if widget:
            widget.set_state(pressed=True)

    def _release(self, pos: Point) -> None:
        widget = self._let_go()
        if widget and widget.active and widget.hit_rect.collidepoint(pos):
            widget.activate(held_in(pos, widget.rect))

    def _let_go(self) -> Widget | None:
        widget, self._pressed = self._pressed, None
        if widget:
            widget.set_state(pressed=False)
        return widget

    def _press_focused(self) -> None:
        if self.focused and self.focused.active:
            self.focused.activate(None)
