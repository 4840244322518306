"""The far side of the table while it moves: wall and rim go up or down, and who sits there."""

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.stage import Stage
from game.view.layers import Layer
from game.view.room import CORNER, has_room

FAR_SIDE_MOTION = "fly_home"
"""The motion of a theme in which the far side goes, and those who sit behind it."""


class FarSide:
    """Let the far side glide over a ground on which it is already where it goes."""

    def __init__(self, kit: Kit, stage: Stage) -> None:
        self._kit = kit
        self._sprite = stage.add(Surface((1, 1)), z=Layer.FAR_SIDE, visible=False)
        self._way = Tween(0.0, 0.0)

    def glide(self, ground: Surface, rim: Rect, down: int, ms: float) -> None:
        """Go down, or up if that is less than 0, from where the rim is on the ground of before."""
        if not ms or not has_room(self._kit):
            return
        strip = Rect(0, 0, ground.width, rim.top + self._kit.px(CORNER))
        self._sprite.show(ground.subsurface(strip).copy())
        self._sprite.move(0, 0)
        self._sprite.reveal()
        self._way.put(0.0, 0.0)
        self._way.to(0.0, down, ms)

    def tick(self, dt: float) -> None:
        """Go on; where it arrives, the ground shows the same."""
        if self._way.tick(dt):
            self._sprite.move(0, self._way.y)
            if not self._way.moving:
                self._sprite.hide()
