"""One switch: a frame walks by itself over what can be pressed, and any press presses there."""

from collections.abc import Sequence
from typing import Any
from weakref import ref

from game.kit.gestures import Cancel, Confirm, Down, Drag, Gesture, Hover, Key, Press, Up
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.widget import Located

PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.6}
"""Seconds until the frame goes on."""


class OneSwitch:
    """The frame that walks over groups, and over the parts of the group that was pressed."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._scene: ref[Scene[Any]] | None = None
        self._group: int | None = None
        self._at = -1
        self._left = 0.0
        self._lit: Sequence[Located] = ()
        self._said = 0

    def tick(self, dt: float, scene: Scene[Any]) -> None:
        """Advance by `dt` seconds; the frame goes on when it is due."""
        pace = PACES.get(self._kit.preferences.one_switch)
        if pace is None:
            if self._scene:
                self._start_over()
                self._scene = None
                scene.light(())
            return
        if not self._is_on(scene):
            self._scene = ref(scene)
            self._start_over()
        self._left -= dt
        if self._left <= 0:
            self._left = pace
            self._go_on(scene)

    def takes(self, gesture: Gesture, scene: Scene[Any]) -> bool:
        """Press if a gesture does; return whether it means nothing else."""
        if self._kit.preferences.one_switch not in PACES:
            return False
        is_key = gesture in (Confirm(), Press(), Key("space"))
        # Once pressed, the frame is due to go on: the same press again is not meant for that.
        if (is_key or isinstance(gesture, Down)) and self._is_on(scene) and self._left > 0:
            self._press(scene)
        return is_key or isinstance(gesture, Down | Up | Drag | Hover | Cancel)

    def _is_on(self, scene: Scene[Any]) -> bool:
        return self._scene is not None and self._scene() is scene

    def _start_over(self) -> None:
        self._group, self._at, self._left, self._lit = None, -1, 0.0, ()

    def _press(self, scene: Scene[Any]) -> None:
        """Go into the group in the frame, or press the part that is there."""
        lit, at = self._lit, self._at
        self._start_over()
        if len(lit) > 1:
            self._group = at
        else:
            scene.handle(Press() if lit else Key("space"))
            scene.on_release()

    def _go_on(self, scene: Scene[Any]) -> None:
        """Move the frame on; after the last part it comes back to the groups."""
        groups = scene.groups()
        walk, self._at = self._walk(groups), self._at + 1
        if self._at >= len(walk):
            self._group, self._at = None, 0
            walk = self._walk(groups)
        before, self._lit = self._lit, walk[self._at] if walk else ()
        speaker = self._kit.speaker
        if self._lit != before and speaker.count <= self._said + 1:
            speaker.silence()  # More than the name of a part was news, which is heard out.
        self._said = speaker.count
        scene.light(self._lit)

    def _walk(self, groups: Sequence[Sequence[Located]]) -> Sequence[Sequence[Located]]:
        """Return what the frame walks over: groups, or the parts of one, or of the only one."""
        group = 0 if len(groups) == 1 else self._group
        if group is None or group >= len(groups):
            return groups
        return [(spot,) for spot in groups[group]]
