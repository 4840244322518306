"""The draw for the start: tiles come face down, turn over one by one, and the highest glows."""

from collections.abc import Mapping, Sequence
from math import pi, sin

from pygame import Rect, Surface

from game.engine.deal import starter
from game.engine.tile import Tile
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out, ease_out
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.addressing import label
from game.view.players.avatars import avatar
from game.view.proportions import TILE_RATIO, tile_height
from game.view.table.around.pool import Pool
from game.view.table.flash import soft_light
from game.view.table.motion import ARC
from game.view.tile_art import TileArt
from game.view.turning_tile import Point, TurningTile

GAP = 20
"""The space between a drawn tile and the face below it, in reference pixels."""

HIGH = TILE_RATIO + 1 + 0.5
"""How high a tile, a face and a name are together, in tile widths."""

HUSH = 0.35
"""Seconds in which all tiles lie face down before the first turns over."""

BETWEEN = 0.4
"""Seconds from one tile that turns over to the next."""

BEAT = 0.2
"""Seconds in which all lie open before the highest glows."""

GLOWS = 0.25
"""Seconds in which the glow comes up."""

LIFT = 0.1
"""How high what glows is lifted, in tile widths."""


class StartDraw:
    """One round of it, shown at any moment of it."""

    def __init__(
        self,
        kit: Kit,
        players: Sequence[Player],
        drawn: Mapping[int, Tile],
        lying: Mapping[int, Tile],
    ) -> None:
        """Take the tiles drawn, by seat, and those that lie open from the round before."""
        self._kit, self._players = kit, players
        self._drawn, self._all = tuple(drawn), {**lying, **drawn}
        self.leader, self.again = starter(self._all)
        motion = kit.theme.motion
        self._flight, self._step = motion["draw"] / 1000, motion["deal_step"] / 1000
        self._turns_from = self._flight + (len(drawn) - 1) * self._step + HUSH
        self.told = self._turns_from + (len(drawn) - 1) * BETWEEN + self._flight + BEAT
        """The seconds after which all lie open, and it may be said what they mean."""

    @property
    def lit(self) -> tuple[int, ...]:
        """The seats whose tiles glow in the end: all who draw again, or else who starts."""
        return self.again or tuple(self.stays)

    @property
    def stays(self) -> Mapping[int, Tile]:
        """The tile that stays while others draw again, by its seat: that of who leads alone."""
        return {seat: tile for seat, tile in self._all.items() if seat == self.leader}

    def layout(self, stage: Stage, art: TileArt, pool: Pool) -> None:
        """Build it in its zone; the tiles come from the pool."""
        kit, zone, count = self._kit, self._kit.place("deal", "draws"), len(self._players)
        self._width = width = round((zone.h - kit.px(GAP)) / HIGH)
        self._start, self._small, high = pool.middle, pool.width / width, tile_height(width)
        step = min(zone.w // count, width * 5 // 2)
        self._homes: dict[int, Point] = {}
        self._lights: dict[int, Sprite] = {}
        self._others: list[Sprite] = []
        self.tiles: dict[int, TurningTile] = {}
        for seat, tile in self._all.items():
            middle = zone.centerx + round((seat - (count - 1) / 2) * step)
            middle = kit.turned(Rect(middle, 0, 0, 0), zone).left
            self._homes[seat] = middle, zone.y + high / 2
            place = Rect(middle - width // 2, zone.y, width, high)
            light = self._light(0.0)
            around = light.get_rect(center=place.move(0, -round(LIFT * width)).center)
            self._lights[seat] = stage.add(light, *around.topleft, Layer.FLASH, visible=False)
            self.tiles[seat] = TurningTile(stage, art, tile, width, self._start, Layer.TILE)
            self._add_face(stage, seat, middle, place.bottom + kit.px(GAP))

    def _add_face(self, stage: Stage, seat: int, middle: int, top: int) -> None:
        kit, player, width = self._kit, self._players[seat], self._width
        face = avatar(kit, player, player.color_on(seat), width)
        called = label(kit, self._players, seat)
        name = kit.one_line(called, "bold", "label", "ink", (width * 3, width // 2))
        for picture, y in ((face, top), (name, top + width)):
            place = picture.get_rect(midtop=(middle, y))
            self._others.append(stage.add(picture, *place.topleft, Layer.DRAWN_FOR_START))

    def remove(self) -> None:
        """Take all of it off the table."""
        for tile in self.tiles.values():
            tile.remove()
        for sprite in (*self._lights.values(), *self._others):
            sprite.remove()

    def turned(self, now: float) -> int:
        """Count the tiles that have turned their face at a moment in seconds."""
        return sum(self._turned(seat, now) >= 0.5 for seat in self._drawn)

    def show(self, now: float) -> None:
        """Show it at a moment in seconds."""
        glow = ease_out(_share(now - self.told, GLOWS))
        for seat, tile in self.tiles.items():
            shining = glow if seat in self.lit else 0.0
            gone = self._gone(seat, now)
            x, y = self._middle(seat, gone)
            small = self._small + (1 - self._small) * gone
            tile.show(self._turned(seat, now), (x, y - LIFT * self._width * shining), small)
            light = self._lights[seat]
            light.show(self._light(shining))
            light.reveal() if shining else light.hide()

    def _light(self, strength: float) -> Surface:
        more = self._width // 6
        size = self._width + more, tile_height(self._width) + more
        return soft_light(self._kit, size, strength)

    def _turned(self, seat: int, now: float) -> float:
        if seat not in self._drawn:
            return 1.0
        return _share(now - self._turns_from - self._drawn.index(seat) * BETWEEN, self._flight)

    def _gone(self, seat: int, now: float) -> float:
        """Return how much of its way from the pool a tile has gone, from 0 to 1."""
        if seat not in self._drawn:
            return 1.0
        return _share(now - self._drawn.index(seat) * self._step, self._flight)

    def _middle(self, seat: int, gone: float) -> Point:
        """Return where a tile is on the arc of its way."""
        ends = zip(self._start, self._homes[seat], strict=True)
        x, y = (start + (home - start) * ease_in_out(gone) for start, home in ends)
        return x, y - ARC * self._width * sin(pi * gone)


def start_draws(
    kit: Kit, players: Sequence[Player], rounds: Sequence[Mapping[int, Tile]]
) -> list[StartDraw]:
    """Return a draw for each round of the tiles that were drawn, by seat."""
    draws: list[StartDraw] = []
    for drawn in rounds:
        lying = draws[-1].stays if draws else {}
        draws.append(StartDraw(kit, players, drawn, lying))
    return draws


def _share(passed: float, whole: float) -> float:
    """Return what share of a time has passed, from 0 to 1."""
    return min(1.0, max(0.0, passed / whole))
