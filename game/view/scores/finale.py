"""The end of a game or match on a stage: racks tip over, points add up, a best turn plays."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.motion.tween import ease_out
from game.kit.stage import Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.addressing import label
from game.view.scores.confetti import PIECES
from game.view.scores.ended import EndedGame
from game.view.scores.gathering import BOUNCE, FALL, Gathering
from game.view.scores.last_words import LastWords
from game.view.scores.replayed_turn import Tray
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.seating import FreeFelt, Place
from game.view.scores.words_on_felt import draw_large, find_large_px
from game.view.tile_art import TileArt
from game.view.turning_tile import TurningTile
from game.view.wording import signed

KNOWN = 0.5
"""The second at which one who went out is crowned; else the racks tell first who won."""

FLIGHT = 0.4
"""The seconds that points of a loser fly to the sum of who won."""

STANDING = 0.5
"""From one tile to the next while they stand on the rack, in widths."""


class Rooms(NamedTuple):
    """Where on the felt things are."""

    taken: Sequence[Rect]
    lines: Rect | None
    """In a tall window, where lines of tiles are."""

    points: Rect
    best: Rect
    head: int
    """How high the words above the tiles of the best turn are."""


class Finale:
    """The end of a game or match on a stage, at any moment of its telling."""

    def __init__(
        self, kit: Kit, stage: Stage, rooms: Rooms, players: Sequence[Player], ended: EndedGame
    ) -> None:
        self._kit, self._players, self._ended, self._now = kit, players, ended, 0.0
        cast, result, count = ended.cast, ended.result, ended.count
        self.said = ended.said
        plated = [*cast.others, *(seat for seat in cast.winners if cast.tiles[seat])]
        if rooms.lines and not any(cast.tiles.values()):
            plated = []  # The sheet has the room of their lines, and says as much.
        felt = FreeFelt(rooms.taken, rooms.lines if plated else None)
        self.gathering = Gathering(kit, stage, players, cast, felt, plated)
        known = KNOWN if result.ended == "out" else count.end
        self._known = max(known, self.gathering.risen)
        art, places = TileArt(kit), self.gathering.places
        self._racks = [
            TumbledRack(stage, art, place, count, seat)
            for seat, place in places.items()
            if place.resting
        ]
        spots = {seat: self.gathering.find_spot(seat) for seat in self.said}
        self._words = LastWords(kit, stage, self.said, spots)
        self._hero = None
        if not cast.is_crowd and cast.winners[0] not in plated:
            self._hero = cast.winners[0]
        whole = signed(result.scores[self._hero]) if self._hero is not None else ""
        self._sum = WinnerSum(kit, stage, rooms.points, whole)
        counts = ended.tells_points and self._hero is not None
        losers = [seat for seat in cast.others if cast.tiles[seat] and counts]
        self._flying = [
            FlyingPoints(
                kit,
                stage,
                signed(-result.scores[seat]),
                places[seat].plate,
                self._sum.whole,
                count.find_opening(seat),
            )
            for seat in losers
        ]
        joy = kit.theme.motion["joy"] / 1000
        pieces = PIECES if ended.is_festive else PIECES // 2
        self._confetti = self.gathering.throw_confetti(pieces if result.winners else 0)
        best = ended.best
        self._tray = Tray(kit, stage, rooms.best, rooms.head, best[1]) if best else None
        rested = max(self._known + FALL + BOUNCE, self._known + joy, count.end + FLIGHT)
        self.end = max(rested, count.end + (self._tray.end if self._tray else 0.0))
        """The seconds after which nothing moves any more."""

    @property
    def points(self) -> list[str]:
        """The points of each seat, as far as they are told."""
        return self._ended.points(self._now)

    @property
    def crowned(self) -> list[int]:
        """The seats that wear a crown."""
        return sorted(seat for seat, each in self.gathering.sitters.items() if each.is_crowned)

    def show(self, now: float) -> None:
        """Show it `now` seconds after it began."""
        self._now, since = now, now - self._ended.count.end
        self.gathering.show(now, self._known)
        for rack in self._racks:
            rack.show(now)
        for each in self._flying:
            each.show(now)
        points, players = self.points, self._players
        names = [label(self._kit, players, seat) for seat in range(len(players))]
        self.gathering.write([f"{name}  {won}" for name, won in zip(names, points, strict=True)])
        if self._hero is not None:
            self._sum.write(points[self._hero])
        self._words.show(told=since >= 0)
        self._confetti.show(now - self._known)
        if self._tray:
            self._tray.show(since)


class WinnerSum:
    """What the winner has made, in large letters."""

    def __init__(self, kit: Kit, stage: Stage, room: Rect, whole: str) -> None:
        """Take what it will be in the end, so that its letters never change their size."""
        self._kit, self._room, self._words = kit, room, ""
        self._px = find_large_px(kit, whole, room.size)
        drawn = draw_large(kit, whole, "accent_ink", self._px, room.size)
        self.whole = drawn.get_rect(center=room.center)
        """Where it stands in the end."""
        self._sprite = stage.add(Surface((1, 1)), z=Layer.WIDGET)

    def write(self, words: str) -> None:
        """Write it."""
        if words == self._words:
            return
        self._words = words
        picture = draw_large(self._kit, words, "accent_ink", self._px, self._room.size)
        self._sprite.show(picture)
        self._sprite.move(*picture.get_rect(center=self._room.center).topleft)


class TumbledRack:
    """The rack of a seat, which tips over until its tiles rest on the felt."""

    def __init__(
        self, stage: Stage, art: TileArt, place: Place, telling: ScoreCountUp, seat: int
    ) -> None:
        """Take the place of the seat, who tips the rack over, and what is told of it."""
        self._telling, self._seat, self._resting = telling, seat, place.resting
        rack, (x, y) = telling.racks[seat], place.head.midbottom
        y += place.head.h // 8
        step = min(place.width * STANDING, 1.5 * place.head.w / max(1, len(rack)))
        self._standing = [(x + (at - (len(rack) - 1) / 2) * step, y) for at in range(len(rack))]
        self._tiles = [
            TurningTile(stage, art, tile, place.width, start)
            for tile, start in zip(rack, self._standing, strict=True)
        ]

    def show(self, now: float) -> None:
        """Show it `now` seconds after the telling began."""
        ways = zip(self._tiles, self._standing, self._resting, strict=True)
        for at, (tile, (x, y), rest) in enumerate(ways):
            turned = self._telling.turned(self._seat, at, now)
            share = ease_out(turned)
            there = x + (rest.x - x) * share, y + (rest.y - y) * share
            tile.show(turned, there, tilt=rest.tilt * share)


class FlyingPoints:
    """The points of a loser, which fly once from the plate to beside the sum of who won."""

    def __init__(
        self, kit: Kit, stage: Stage, words: str, plate: Rect, goal: Rect, begins: float
    ) -> None:
        picture = kit.one_line(words, "title", "title", "accent_ink", (goal.w, goal.h))
        beside = picture.width if plate.centerx > goal.centerx else -picture.width
        self._begins, self._start = begins, plate.center
        self._goal = goal.centerx + (goal.w * (1 if beside > 0 else -1) + beside) // 2, goal.centery
        self._sprite = stage.add(picture, z=Layer.BUBBLE, visible=False)

    def show(self, now: float) -> None:
        """Show them `now` seconds after the telling began; before and after their way, nothing."""
        share = (now - self._begins) / FLIGHT
        if not 0 < share < 1:
            self._sprite.hide()
            return
        eased = ease_out(share)
        x, y = (a + (b - a) * eased for a, b in zip(self._start, self._goal, strict=True))
        size = self._sprite.rect.size
        self._sprite.move(x - size[0] / 2, y - size[1] / 2)
        self._sprite.reveal()
