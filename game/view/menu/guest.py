"""Somebody at the table of the menu: looks at the pointer, and is glad when pressed.

That is decoration and says nothing that the cards of the set-up do not: so it is no widget, keys
do not stop at it, and it is not read out.
"""

from math import pi, sin

from pygame import Rect, Surface

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.motion.tween import Tween, linear
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.players.avatars import character_line, full_name, head

NOD, NOD_MS = 16, 420
"""How far a head nods, in reference pixels, and how long that takes."""

GLAD_SECONDS = 5.0
"""How long who was pressed is glad, and the words stand there."""

WIDEST = 470
"""How wide a bubble with words is at most, in reference pixels."""

ACROSS, DOWN, RADIUS, TIP = 16, 8, 16, 10
"""The space around the words, the corners, and the tip, in reference pixels."""

SHADE = 90
"""How dark the shadow of a bubble is, of 255."""

ABOVE_TILES = 2.0
"""The height of a bubble on the stage."""


class Guest:
    """One head, which turns and nods, and the words of who it is."""

    def __init__(
        self, kit: Kit, stage: Stage, player: Player, place: Rect, sprite: Sprite, rim: int
    ) -> None:
        """Take the sprite of the head, and how low the rim is before it."""
        self.place = place
        self._kit, self._stage, self._player = kit, stage, player
        self._sprite, self._calm, self._rim = sprite, sprite.image, rim
        self._turned = 0.0, 0.0
        self._nod = Tween(1.0, 0.0)
        self._left = 0.0
        self._words: list[Sprite] = []

    @property
    def animal(self) -> str:
        """What it is to the eye, and to the ear."""
        return self._player.face

    def turn(self, across: float, down: float) -> None:
        """Turn the head so many pixels."""
        self._turned = across, down
        self._show()

    def greet(self) -> None:
        """Show a laughing face, nod unless motion is reduced, and say in a bubble who this is."""
        if not self._left:
            self._sprite.show(head(self._kit, self._player, self.place.w, "laughing"))
            if self._player.bot:
                self._words = self._say()
        self._left = GLAD_SECONDS
        if not self._kit.preferences.reduced_motion:
            self._nod.put(0.0, 0.0)
            self._nod.to(1.0, 0.0, NOD_MS, linear)

    def rest(self) -> None:
        """Show the calm face again, and say no more."""
        if self._left:
            self._left = 0.0
            self._sprite.show(self._calm)
            for sprite in self._words:
                sprite.remove()
            self._words.clear()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self._nod.tick(dt):
            self._show()
        if self._left and self._left <= dt:
            self.rest()
        self._left = max(0.0, self._left - dt)

    def _show(self) -> None:
        (x, y), low = self._turned, self._kit.px(NOD) * sin(pi * self._nod.x)
        self._sprite.move(self.place.x + x, self.place.y + y + low)

    def _say(self) -> list[Sprite]:
        kit, side = self._kit, self._kit.px(TIP)
        plate = softness.shadowed(self._draw_bubble(), max(1, kit.px(3)), (0, kit.px(2)), SHADE)
        place = plate.image.get_rect(midtop=(self.place.centerx, self._rim + side))
        place.clamp_ip((0, 0), kit.size)
        point = shapes.tip(2 * side, kit.theme["tile_top"])
        at = point.get_rect(midbottom=(self.place.centerx, place.top + plate.pad[1] + 1))
        add = self._stage.add
        return [
            add(plate.image, *place.topleft, ABOVE_TILES),
            add(point, *at.topleft, ABOVE_TILES),
        ]

    def _draw_bubble(self) -> Surface:
        kit, bot = self._kit, self._player
        across, down = kit.px(ACROSS), kit.px(DOWN)
        wide = min(round(kit.px(WIDEST) * kit.text_scale), kit.size[0] // 2) - 2 * across
        room = wide, kit.size[1]
        name = kit.words(full_name(kit, bot), "title", "small", "ink_dark", room, "center")
        line = kit.words(character_line(kit, bot), "text", "small", "ink_dark", room, "center")
        inner = Rect(0, 0, max(name.width, line.width), name.height + line.height)
        size = inner.inflate(2 * across, 2 * down).size
        plate = shapes.rounded(size, kit.px(RADIUS), kit.theme["tile_top"]).copy()
        plate.blit(name, name.get_rect(midtop=(size[0] // 2, down)))
        plate.blit(line, line.get_rect(midtop=(size[0] // 2, down + name.height)))
        return plate
