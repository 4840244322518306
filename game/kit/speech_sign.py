"""The sign in a corner of every screen that the game speaks, for those who see it, too."""

from typing import Any

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.stage import Sprite

SIDE = 36
"""How large it is, in reference pixels: in a corner no screen has less room."""

LEAST = 16
"""How many pixels it has at least."""

INNER = 0.64
"""The share of it that its picture takes."""

ABOVE = 1e9
"""Over all but tips."""


class SpeechSign:
    """The sign on the scene in front as long as the game speaks."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._sprite: Sprite | None = None

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._sprite is not None

    def show(self, scene: Scene[Any]) -> None:
        """Show it on a scene, anew after that was laid out; or take it away."""
        on = self._kit.speaker.on
        if self._sprite and not (on and self._sprite in scene.stage):
            self._sprite.remove()
            self._sprite = None
        if on and self._sprite is None:
            side = max(LEAST, self._kit.px(SIDE))
            left = self._kit.size[0] - side
            art, theme = self._kit.art("speech"), self._kit.theme
            ground = shapes.opaque(theme["panel"])
            picture = shapes.badge(art, side, round(INNER * side), ground, theme["ink"])
            self._sprite = scene.stage.add(picture, left, 0, ABOVE)
