"""The stack of scenes: what is shown, and what comes back when it closes."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from pygame import SRCALPHA, Surface

from game.kit.gestures import OUTSIDE, Hover
from game.kit.scene import Scene

Result = TypeVar("Result")
AnyScene = Scene[Any]
Then = Callable[[Any], None]
VEIL = 64  # px; a veil is laid in strips, for one as large as the window takes much memory


class Stack:
    """Scenes lying on each other; changes wait until no scene is at work."""

    def __init__(self) -> None:
        self._scenes: list[tuple[AnyScene, Then | None]] = []
        self._queue: deque[Callable[[], None]] = deque()
        self._stale: set[AnyScene] = set()

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> AnyScene:
        """The scene in front; raises IndexError when there is none."""
        return self._scenes[-1][0]

    def push(self, scene: Scene[Result], then: Callable[[Result], None] | None = None) -> None:
        """Lay a scene on top; `then` gets its result after it left."""
        scene.stack = self
        self._queue.append(partial(self._push, scene, then))

    def close(self, scene: Scene[Result], result: Result) -> None:
        """Take away a scene and all over it; a scene already gone is no fault."""
        self._queue.append(partial(self._close, scene, result))

    def quit(self) -> None:
        """Take away all scenes, which ends the app."""
        self._queue.append(self._quit)

    def relayout(self) -> None:
        """Lay out every scene anew; covered ones when they come up."""
        self._queue.append(self._relayout)

    def rest(self, scene: AnyScene) -> None:
        """Drop the pictures of a covered scene; it is laid out when it comes up."""
        self._queue.append(partial(self._rest, scene))

    @property
    def is_for_children(self) -> bool:
        """Whether a page of children is open, perhaps with others over it."""
        return any(scene.is_for_children for scene, _ in self._scenes)

    def is_covered(self, scene: AnyScene) -> bool:
        """Return whether another scene lies over this one."""
        return any(scene is lying for lying, _ in self._scenes[:-1])

    def flush(self) -> None:
        """Carry out the changes asked for, and those they ask for in turn."""
        while self._queue:
            self._queue.popleft()()

    def _push(self, scene: AnyScene, then: Then | None) -> None:
        if self._scenes:
            self.top.handle(Hover(OUTSIDE))  # else it comes back with a button still lit
        self._scenes.append((scene, then))
        self._lay_out(len(self._scenes) - 1)
        scene.enter()

    def _close(self, scene: AnyScene, result: Any) -> None:
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

    def _quit(self) -> None:
        while self._scenes:
            self._pop()
        self._queue.clear()

    def _pop(self) -> tuple[AnyScene, Then | None]:
        scene, then = self._scenes.pop()
        self._stale.discard(scene)
        scene.leave()
        return scene, then

    def _rest(self, scene: AnyScene) -> None:
        if scene is not self.top:
            self._stale.add(scene)
            scene.rest()

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
