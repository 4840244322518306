"""Scenes, and the stack they lie on: what is shown, and what comes back when it closes."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from pygame import SRCALPHA, Surface

from game.kit.gestures import OUTSIDE, Cancel, Down, Drag, Gesture, Hover, Key, Point, Up
from game.kit.stage import Stage
from game.kit.widgets import Widget

if TYPE_CHECKING:
    from game.kit.kit import Kit

Then = Callable[[Any], None]
VEIL = 64  # px; a veil is laid in strips, for one as large as the window takes much memory
WALK = {"right": 1, "down": 1, "left": -1, "up": -1}


class Scene:
    """One screen: a stage, its widgets, and what they mean."""

    opaque: ClassVar[bool] = True
    transition: ClassVar[Literal["fade", "none"]] = "fade"

    def __init__(self, kit: "Kit") -> None:
        self.kit = kit
        self.stage = Stage()
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self._pressed: Widget | None = None

    def layout(self) -> None:
        """Build everything for `kit.size`; begin with `clear()` to start from nothing."""

    def clear(self) -> None:
        """Remove all sprites and widgets."""
        self.stage.clear()
        self.widgets.clear()
        self._pressed = self.focused = None

    def enter(self) -> None:
        """Begin: the scene was pushed and laid out."""

    def resume(self) -> None:
        """Go on: what lay over the scene has closed."""

    def leave(self) -> None:
        """End: the scene was taken from the stack."""

    def tick(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def close(self, result: object = None) -> None:
        """Leave the stack and hand a result to whoever pushed the scene."""
        self.kit.stack.close(self, result)

    def quit_request(self) -> None:
        """Answer the window's close button: end the app."""
        self.kit.stack.quit()

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
            widget.answer(None)

    def widget_at(self, pos: Point) -> Widget | None:
        """Find the topmost widget under a point that can be pressed."""
        under = (w for w in reversed(self.widgets) if w.active and w.rect.collidepoint(pos))
        return next(under, None)

    def handle(self, gesture: Gesture) -> None:
        """Let the widgets answer a gesture."""
        match gesture:
            case Hover(pos):
                self._hover(self.widget_at(pos))
            case Down(pos):
                self._press(self.widget_at(pos))
            case Drag(_, pos) if self._pressed:
                self._pressed.mark(pressed=self._pressed.rect.collidepoint(pos))
            case Up(_, pos):
                self._release(pos)
            case Cancel():
                self._let_go()
            case Key():
                self._key(gesture)

    def focus(self, widget: Widget | None) -> None:
        """Show the keyboard's focus on a widget, or nowhere."""
        if self.focused:
            self.focused.mark(focused=False)
        self.focused = widget
        if widget:
            widget.mark(focused=True)

    def rebuild(self) -> None:
        """Lay out anew and keep the focus on the widget of the same name."""
        name = self.focused.name if self.focused else ""
        self._pressed = self.focused = None
        self.layout()
        if name:
            self.focus(next((w for w in self.widgets if w.name == name and w.active), None))

    def _hover(self, over: Widget | None) -> None:
        for widget in self.widgets:
            widget.mark(hovered=widget is over)

    def _press(self, widget: Widget | None) -> None:
        self.focus(None)
        self._pressed = widget
        if widget:
            widget.mark(pressed=True)

    def _release(self, pos: Point) -> None:
        widget = self._let_go()
        if widget and widget.active and widget.rect.collidepoint(pos):
            widget.answer(pos)

    def _let_go(self) -> Widget | None:
        widget, self._pressed = self._pressed, None
        if widget:
            widget.mark(pressed=False)
        return widget

    def _key(self, key: Key) -> None:
        if key.name == "tab":
            self._walk(-1 if key.shift else 1)
        elif key.name in ("return", "space"):
            if self.focused and self.focused.active:
                self.focused.answer(None)
        elif key.name in WALK and not (self.focused and self.focused.arrow(key.name)):
            self._walk(WALK[key.name])

    def _walk(self, step: int) -> None:
        order = [w for w in self.widgets if w.active or w is self.focused]
        if self.focused in order:
            self.focus(order[(order.index(self.focused) + step) % len(order)])
        elif order:
            self.focus(order[0 if step > 0 else -1])


class Stack:
    """Scenes lying on each other; changes wait until no scene is at work."""

    def __init__(self) -> None:
        self._scenes: list[tuple[Scene, Then | None]] = []
        self._queue: deque[Callable[[], None]] = deque()
        self._stale: set[Scene] = set()

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene in front; raises IndexError when there is none."""
        return self._scenes[-1][0]

    def push(self, scene: Scene, then: Then | None = None) -> None:
        """Lay a scene on top; `then` gets its result after it left."""
        self._queue.append(partial(self._push, scene, then))

    def close(self, scene: Scene, result: object = None) -> None:
        """Take away a scene and all over it; a scene already gone is no fault."""
        self._queue.append(partial(self._close, scene, result))

    def replace(self, scene: Scene, then: Then | None = None) -> None:
        """Put a scene in the place of the top one, which leaves without a result."""
        self._queue.append(partial(self._replace, scene, then))

    def quit(self) -> None:
        """Take away all scenes, which ends the app."""
        self._queue.append(self._quit)

    def relayout(self) -> None:
        """Lay out every scene anew; covered ones when they come up."""
        self._queue.append(self._relayout)

    def rest(self, scene: Scene) -> None:
        """Let a covered scene go without its pictures; it is laid out when it comes up."""
        self._queue.append(partial(self._rest, scene))

    def settle(self) -> None:
        """Carry out the changes asked for, and those they ask for in turn."""
        while self._queue:
            self._queue.popleft()()

    def _push(self, scene: Scene, then: Then | None) -> None:
        if self._scenes:
            self.top.handle(Hover(OUTSIDE))  # else it comes back with a button still lit
        self._scenes.append((scene, then))
        self._lay_out(len(self._scenes) - 1)
        scene.enter()

    def _close(self, scene: Scene, result: object) -> None:
        if all(scene is not lying for lying, _ in self._scenes):
            return
        gone, then = self._pop()
        while gone is not scene:
            gone, then = self._pop()
        if then:
            then(result)
        if self._scenes:
            if self.top in self._stale:
                self._lay_out(len(self._scenes) - 1)
            self.top.resume()

    def _replace(self, scene: Scene, then: Then | None) -> None:
        self._pop()
        self._push(scene, then)

    def _quit(self) -> None:
        while self._scenes:
            self._pop()
        self._queue.clear()

    def _pop(self) -> tuple[Scene, Then | None]:
        scene, then = self._scenes.pop()
        self._stale.discard(scene)
        scene.leave()
        return scene, then

    def _rest(self, scene: Scene) -> None:
        if scene is not self.top:
            self._stale.add(scene)
            scene.clear()

    def _relayout(self) -> None:
        self._stale = {scene for scene, _ in self._scenes}
        if self._scenes:
            self._lay_out(len(self._scenes) - 1)

    def _lay_out(self, index: int) -> None:
        scene = self._scenes[index][0]
        self._stale.discard(scene)
        if not scene.opaque and index > 0:
            scene.stage.background = self._veiled(index - 1)
        scene.rebuild()

    def _veiled(self, index: int) -> Surface:
        scene = self._scenes[index][0]
        if scene in self._stale:
            self._lay_out(index)
        picture = Surface(scene.kit.size)
        scene.stage.invalidate()
        scene.stage.render(picture)
        veil = Surface((picture.width, VEIL), SRCALPHA)
        veil.fill(scene.kit.theme["veil"])
        picture.fblits([(veil, (0, y)) for y in range(0, picture.height, VEIL)])
        return picture
