"""The animal that holds a lesson: it sits behind the rim, speaks in a bubble, and shows the way."""

from pygame import Rect, Surface
from pygame.transform import flip, rotate

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.stage import Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.bodies import SHOULDERS, sitter
from game.view.players.faces import Mood
from game.view.room import far_rim, has_room

TEACHER = Player.unnamed("otter")
"""The animal that holds all lessons."""

COLOR = 2
"""The colour of its seat."""

HEAD, SEEN = 150, 0.8
"""How large its head is at most, in reference pixels, and how much of it is above the rim."""

TIP, RADIUS = 12, 20
"""How far the tip of the bubble reaches, and its corners, in reference pixels."""

PAW, REACH_MS = 96, 450
"""How large its paw is, in reference pixels, and how long it takes to reach something."""


def seat_speaker(
    kit: Kit, stage: Stage, zone: Rect, table: Rect, player: Player, color: int, mood: Mood
) -> Rect:
    """Show who speaks at the beginning of a zone, and a bubble; return the room in the bubble."""
    rim = far_rim(kit, table)
    low = rim.top if has_room(kit) else zone.bottom
    side = min(kit.px(HEAD), round((low - zone.top) / SEEN))
    picture = sitter(kit, player, color, side, mood)
    seen = picture.subsurface((0, 0, picture.width, min(picture.height, low - zone.top)))
    head = kit.turned(seen.get_rect(bottomleft=(zone.left, low)), zone)
    stage.add(seen, *head.topleft, Layer.FACE)
    tip, wide = kit.px(TIP), round(side * SHOULDERS)
    bubble = Rect(zone.left + wide + tip, zone.top, zone.w - wide - tip, zone.h)
    plate = shapes.rounded(bubble.size, kit.px(RADIUS), kit.theme["tile_top"])
    stage.add(plate, *kit.turned(bubble, zone).topleft, Layer.WIDGET)
    _point(kit, stage, kit.turned(bubble, zone), head.centery)
    return bubble


def _point(kit: Kit, stage: Stage, bubble: Rect, mouth: int) -> None:
    """Put the tip of a bubble beside who speaks."""
    tip, right = kit.px(TIP), kit.messages.from_right
    picture = rotate(shapes.tip(2 * tip, kit.theme["tile_top"]), -90 if right else 90)
    place = picture.get_rect(midright=(bubble.left + 1, mouth))
    if right:
        place.midleft = bubble.right - 1, mouth
    stage.add(picture, *place.topleft, Layer.WIDGET)


class Paw:
    """Point from the rim at what is to be pressed; with reduced motion the paw is simply there.

    It points from below, as a hand does; near the lower edge of the window from above.
    """

    def __init__(self, kit: Kit, stage: Stage, table: Rect) -> None:
        self._kit, self._home = kit, kit.turned(Rect(table.topleft, (1, 1)), table).center
        side = kit.px(PAW)
        paw = shapes.svg(kit.art("paw"), (side, side), kit.theme["tile_top"]).copy()
        fur = shapes.svg(kit.art("paw"), (side * 7 // 8,) * 2, kit.theme["rim_dark"])
        paw.blit(fur, fur.get_rect(center=paw.get_rect().center))
        shaded = softness.shadowed(paw, max(1, kit.px(4)), (0, kit.px(4)), 150)
        self._sprite = stage.add(shaded.image, z=Layer.HIGHLIGHT_LAMP, visible=False)
        self._up, self._down = shaded.image, flip(shaded.image, False, True)
        self._way = Tween(*self._home)
        self._goal: Rect | None = None

    @property
    def goal(self) -> Rect | None:
        """What it points at."""
        return self._goal

    @property
    def place(self) -> Rect:
        """Where the paw is."""
        return self._sprite.rect

    def point(self, goal: Rect | None) -> None:
        """Point at something, or take the paw away."""
        if goal == self._goal:
            return
        self._goal = goal
        if goal is None:
            self._sprite.hide()
            return
        self._way = Tween(*self._home)
        still = self._kit.preferences.reduced_motion
        below = goal.bottom + self._up.height * 4 // 5 <= self._kit.size[1]
        self._way.to(*(goal.midbottom if below else goal.midtop), 0 if still else REACH_MS)
        self._sprite.show(self._up if below else self._down)
        self._sprite.reveal()
        self._place()

    def tick(self, dt: float) -> None:
        """Move on for `dt` seconds."""
        if self._way.tick(dt):
            self._place()

    def _place(self) -> None:
        """Put the paw where it is, its toes at the point."""
        picture: Surface = self._sprite.image
        toes, into = (round(self._way.x), round(self._way.y)), picture.height // 5
        if picture is self._up:
            place = picture.get_rect(midtop=toes).move(0, -into)
        else:
            place = picture.get_rect(midbottom=toes).move(0, into)
        self._sprite.move(*place.topleft)
