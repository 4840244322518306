"""One switch: a frame walks by itself over what can be pressed, and any press presses there."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt
from typing import Any
from weakref import ref

from game.kit.gestures import (
    Cancel,
    Confirm,
    Down,
    Drag,
    Gesture,
    Hover,
    Key,
    Press,
    Typed,
    Up,
)
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.widget import Located

PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.6}
"""Seconds until the frame goes on."""

FEW = 6
"""So many parts of a group have the frame one by one; of more, several have it together first."""

GAP = 0.25
"""From how many widths of a part on there is a gap before the next, if others lie closer."""

Groups = Sequence[Sequence[Located]]


class OneSwitch:
    """The frame that walks over groups, and over the parts of the group that was pressed."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._scene: ref[Scene[Any]] | None = None
        self._path: tuple[int, ...] = ()
        """Which group was pressed, and which piece of it."""
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
        is_key = is_key or gesture == Typed(" ")  # The key that presses writes nothing.
        return is_key or isinstance(gesture, Down | Up | Drag | Hover | Cancel)

    def _is_on(self, scene: Scene[Any]) -> bool:
        return self._scene is not None and self._scene() is scene

    def _start_over(self) -> None:
        self._path, self._at, self._left, self._lit = (), -1, 0.0, ()

    def _press(self, scene: Scene[Any]) -> None:
        """Go into the group in the frame, or press the part that is there."""
        lit, path = self._lit, (*self._path, self._at)
        self._start_over()
        if len(lit) > 1:
            self._path = path
        else:
            scene.handle(Press() if lit else Key("space"))
            scene.on_release()

    def _go_on(self, scene: Scene[Any]) -> None:
        """Move the frame on; after the last part it comes back to the groups."""
        groups = scene.groups()
        walk, self._at = self._walk(groups), self._at + 1
        if self._at >= len(walk):
            self._path, self._at = (), 0
            walk = self._walk(groups)
        before, self._lit = self._lit, walk[self._at] if walk else ()
        speaker = self._kit.speaker
        if self._lit != before and speaker.count <= self._said + 1:
            speaker.silence()  # More than the name of a part was news, which is heard out.
        self._said = speaker.count
        scene.light(self._lit)

    def _walk(self, groups: Groups) -> Groups:
        """Return what the frame walks over: groups, or the parts of one, or of the only one."""
        walk = groups
        for at in (0, *self._path) if len(groups) == 1 else self._path:
            if at >= len(walk):
                return groups
            walk = _cut(walk[at])
        return walk


def _cut(group: Sequence[Located]) -> Groups:
    """Cut a group into its parts; if they are many, where there are gaps, or into equal pieces."""
    if len(group) <= FEW:
        return [(part,) for part in group]
    bare = [right.rect.left - left.rect.right for left, right in pairwise(group)]
    usual = max(sorted(bare)[len(bare) // 2], group[0].rect.width * GAP)
    cuts = [at for at, gap in enumerate(bare, 1) if gap > usual]
    if not 0 < len(cuts) < FEW:
        cuts = [*range(0, len(group), ceil(sqrt(len(group))))][1:]
    return [group[at:to] for at, to in pairwise((0, *cuts, len(group)))]
