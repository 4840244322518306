"""The celebration of going out, and the moment in which one sees it."""

from collections.abc import Iterator, Sequence
from random import Random

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.events import GameEnded
from game.engine.score import Result
from game.engine.tile import COLORS
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.projectile import Point, Projectile
from game.kit.motion.tween import Tween, ease_out_back
from game.kit.shapes import transformed
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.narration import story
from game.view.players.avatars import avatar
from game.view.proportions import tile_height
from game.view.tile_art import SHAPES

TILE_COUNT = 60
GRAVITY = 1500.0  # reference px a second, each second
WIDTHS = (26, 34, 42)  # of the small tiles, in reference px
SPIN_PICTURES = 12
"""How many pictures a full spin of a tile has."""

FACE_DIAMETER = 200
"""The winner's diameter in reference pixels."""

LIGHT_STEPS = 6  # steps in which the light comes up
RING_COUNT = 24
BRIGHTEST_ALPHA = 150
ARRIVE_SECONDS = 0.3
"""Seconds in which the winner comes up."""


class Celebration:
    """The celebration of who has won; the same tiles fly the same way each time."""

    def __init__(
        self, kit: Kit, players: Sequence[Player], seats: Sequence[int], words: str
    ) -> None:
        """Take the seats of those who won, and what is written below them."""
        self._kit = kit
        self._players = players
        self._seats = seats
        self._words = words
        self._now = 0.0
        self._size = Tween(0.0, 0.0)
        ms = 0.0 if kit.preferences.reduced_motion else ARRIVE_SECONDS * 1000
        self._size.to(1.0, 0.0, ms, ease_out_back)

    def layout(self, stage: Stage, zone: Rect) -> None:
        """Build it in the middle of a zone."""
        kit, self._stage = self._kit, stage
        self._middle = zone.centerx, zone.centery - kit.px(40)
        self._face = self._draw_winners()
        self._lit = 0, _light(self._face.height, 0, kit.theme["accent"])
        self._light = stage.add(self._lit[1], z=Layer.CELEBRATION_LIGHT)
        self._flying: list[tuple[Sprite, Projectile, tuple[Surface, ...]]] = []
        if not kit.preferences.reduced_motion:
            self._flying = list(self._throw_tiles(zone))
        self._winner_sprite = stage.add(self._face, z=Layer.CELEBRATION_WINNER)
        self._write()
        self.tick(0.0)

    def _draw_winners(self) -> Surface:
        kit, side = self._kit, max(64, self._kit.px(FACE_DIAMETER))
        faces = [
            _rim_face(
                avatar(kit, player, player.color_on(seat), side, "laughing"), kit.theme["accent"]
            )
            for seat, player in enumerate(self._players)
            if seat in self._seats
        ]
        row = Surface((sum(face.width for face in faces), faces[0].height), SRCALPHA)
        for at, face in enumerate(faces):
            row.blit(face, (at * face.width, 0))
        return row

    def _write(self) -> None:
        """Say below the winner what there is to celebrate."""
        kit, (x, y) = self._kit, self._middle
        height = max(30, kit.px(64))
        words = kit.one_line(
            self._words, "title", "title", "ink", (kit.size[0] // 2, height * 3 // 4)
        )
        ground = Color(kit.theme["panel"])
        ground.a = 240
        size = (words.width + height, height)
        pill = shapes.rounded(size, height // 2, ground, kit.theme["accent"], max(2, kit.px(3)))
        pill = pill.copy()
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        place = pill.get_rect(midtop=(x, y + self._face.height * 0.62))
        self._stage.add(pill, *place.topleft, Layer.CELEBRATION_WINNER)

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._now += dt
        self._size.tick(dt)
        share = min(1.0, self._now / ARRIVE_SECONDS)
        level = round(share * LIGHT_STEPS)
        if level != self._lit[0]:
            self._lit = level, _light(self._face.height, level, self._kit.theme["accent"])
        _centre(self._light, self._lit[1], self._middle)
        face = transformed(self._face, self._size.x, self._size.x)
        _centre(self._winner_sprite, face, self._middle)
        for sprite, flight, pictures in self._flying:
            if there := flight.at(self._now):
                sprite.reveal()
                place, turned = there
                _centre(sprite, pictures[int(turned * SPIN_PICTURES) % SPIN_PICTURES], place)

    def _throw_tiles(self, zone: Rect) -> Iterator[tuple[Sprite, Projectile, tuple[Surface, ...]]]:
        kit, chance = self._kit, Random(TILE_COUNT)
        kinds = {
            (kind, width): _turned(self._small_tile(kind, max(10, kit.px(width))))
            for kind in COLORS
            for width in WIDTHS
        }
        for at in range(TILE_COUNT):
            pictures = kinds[COLORS[at % len(COLORS)], WIDTHS[at % len(WIDTHS)]]
            scale = self._kit.scale
            ground = zone.bottom - pictures[0].height / 2 - chance.uniform(0, 0.16) * zone.height
            speed = chance.uniform(-650, 650) * scale, chance.uniform(-1000, -400) * scale
            start = float(self._middle[0]), float(self._middle[1])
            begins, spin = chance.uniform(0, 0.25), chance.uniform(-1.6, 1.6)
            flight = Projectile(start, speed, GRAVITY * scale, ground, begins, spin)
            sprite = self._stage.add(pictures[0], z=Layer.CELEBRATION_TILE, visible=False)
            yield sprite, flight, pictures

    def _small_tile(self, kind: str, width: int) -> Surface:
        """Draw a tile with nothing but its shape, in the paper of the theme."""
        kit, size = self._kit, (width, tile_height(width))
        face = (kit.theme["tile_top"], kit.theme["tile_low"])
        edge = max(1, width // 12)
        picture = shapes.rounded(size, width // 6, face, kit.theme["tile_edge"], edge).copy()
        side = width * 2 // 3
        shape = shapes.svg(kit.art(SHAPES[kind]), (side, side), kit.palette[kind])
        picture.blit(shape, shape.get_rect(center=picture.get_rect().center))
        return picture


def _light(side: int, level: int, color: Color) -> Surface:
    """Draw the light around a disc of a diameter, so bright."""
    picture = Surface((side * 2, side * 2), pygame.SRCALPHA)
    picture.fill((*color[:3], 0))
    for step in range(RING_COUNT):
        strength = round(BRIGHTEST_ALPHA * level / LIGHT_STEPS * ((step + 1) / RING_COUNT) ** 2)
        radius = side * (1 - step / RING_COUNT / 2.2)
        pygame.draw.circle(picture, (*color[:3], strength), (side, side), radius)
    return picture


def _rim_face(face: Surface, color: Color) -> Surface:
    picture = shapes.disc(face.height + 2 * max(4, face.height // 22), color).copy()
    picture.blit(face, face.get_rect(center=picture.get_rect().center))
    return picture


def _turned(picture: Surface) -> tuple[Surface, ...]:
    """Draw a small tile at each step of its spin."""
    return tuple(
        pygame.transform.rotozoom(picture, 360 * at / SPIN_PICTURES, 1)
        for at in range(SPIN_PICTURES)
    )


def _centre(sprite: Sprite, picture: Surface, middle: Point) -> None:
    sprite.show(picture)
    sprite.move(middle[0] - picture.width / 2, middle[1] - picture.height / 2)


LAST_LOOK_SECONDS = 2.5
"""Seconds in which people see the racks when nobody has gone out, or how a bot has: nothing covers
its last row.
"""


def is_lost(players: Sequence[Player], winners: Sequence[int]) -> bool:
    """Return whether people have lost to bots."""
    won = any(players[seat].bot is None for seat in winners)
    return not won and any(player.bot is None for player in players)


class Ending:
    """What stands between the last tile and the scores, for a while or until it is skipped."""

    def __init__(self, kit: Kit, players: Sequence[Player], result: Result) -> None:
        self._left = LAST_LOOK_SECONDS
        self._celebration: Celebration | None = None
        if result.ended == "out" and not is_lost(players, result.winners):
            self._left = kit.theme.motion["joy"] / 1000
            words = story(kit, players, GameEnded(result))
            self._celebration = Celebration(kit, players, result.winners, words)

    def layout(self, stage: Stage, zone: Rect) -> None:
        """Build it in a zone."""
        if self._celebration:
            self._celebration.layout(stage, zone)

    def tick(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether it is over."""
        self._left -= dt
        if self._left <= 0:
            return True
        if self._celebration:
            self._celebration.tick(dt)
        return False

    def skip(self) -> None:
        """End at the next tick."""
        self._left = 0.0
