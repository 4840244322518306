"""How each one sits at the end: bodies and heads behind the rim, crowns, and how all look."""

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.players.avatars import SHOULDERS, head, shoulders
from game.view.players.faces import Mood
from game.view.room import RIM
from game.view.scores.end_room import EndTable
from game.view.scores.seating import Place

BODY, FACE, FRONT, CROWN = -0.5, -0.4, -0.3, -0.2
"""The heights on the stage: all is below what lies on the felt."""

CROWN_SIDE, CROWN_TOP = 0.56, -0.2
"""How wide a crown is, and where its top is, in heads."""

FALL, BOUNCE, HIGH = 0.26, 0.22, 8
"""Seconds in which a crown falls and bounces, and how high, in reference pixels."""


def find_mood(*, won: bool, told: bool) -> Mood:
    """Return the face of somebody, before it is told how the game ended and after."""
    return "happy" if won and told else "calm"


class Sitter:
    """Somebody behind the rim; who won gets a crown."""

    def __init__(
        self, kit: Kit, stage: Stage, table: EndTable, player: Player, color: int, place: Place
    ) -> None:
        self.place = place
        self._kit, self._player = kit, player
        side, wide = place.head.w, round(place.head.w * SHOULDERS)
        left = place.head.centerx - wide // 2
        low = max(table.edge(left), table.edge(left + wide)) + kit.px(RIM) // 2
        self.body = Rect(left, place.head.top, wide, round(low) - place.head.top)
        stage.add(shoulders(kit, color, side, self.body.h), *self.body.topleft, BODY)
        self._face = stage.add(self._draw_head(told=False), *place.head.topleft, FACE)
        self._crown: Sprite | None = None
        if place.won:
            size = round(side * CROWN_SIDE)
            picture = shapes.svg(kit.art("gold_crown"), (size, size))
            at = picture.get_rect(
                midtop=(place.head.centerx, place.head.top + round(CROWN_TOP * side))
            )
            self._crown, self._rest = stage.add(picture, *at.topleft, CROWN, visible=False), at

    def _draw_head(self, *, told: bool) -> Surface:
        mood = find_mood(won=self.place.won, told=told)
        # A crown needs the place of a hat.
        who = replace(self._player, bot=None) if self.place.won and told else self._player
        return head(self._kit, who, self.place.head.w, mood)

    @property
    def is_crowned(self) -> bool:
        """Whether a crown is on the head, or on its way."""
        return self._crown is not None and self._crown.visible

    @property
    def top(self) -> int:
        """How high head and crown reach when all is told."""
        return self._rest.top if self._crown else self.place.head.top

    def show(self, since: float) -> None:
        """Show it so many seconds after it is known who won."""
        self._face.show(self._draw_head(told=since >= 0))
        if not self._crown:
            return
        if since < 0:
            self._crown.hide()
            return
        above = (1 - ease_in_out(min(1.0, since / FALL))) * self._rest.h * 1.5
        bounced = min(1.0, max(0.0, (since - FALL) / BOUNCE))
        above += 4 * bounced * (1 - bounced) * self._kit.px(HIGH)
        self._crown.move(self._rest.x, self._rest.y - above)
        self._crown.reveal()


def lay_front(kit: Kit, stage: Stage, table: EndTable, sitters: Sequence[Sitter]) -> None:
    """Lay the far side of the table over those who sit behind it."""
    low = max(sitter.body.bottom for sitter in sitters)
    strip = Rect(0, table.rect.top, kit.size[0], low - table.rect.top).clip((0, 0), kit.size)
    front = table.front(strip)
    if stage.width:
        front = pygame.transform.flip(front, True, False)
    stage.add(front, *strip.topleft, FRONT)
