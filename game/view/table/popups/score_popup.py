"""The score popup: what a play is worth, counted up tile by tile with rising clicks."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from pygame import Rect, Surface

from game.engine.events import Played
from game.engine.position import Position
from game.engine.turn import needed_to_open, opening_worths
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_out
from game.kit.shapes import faded, transformed
from game.kit.stage import Sprite, Stage
from game.kit.text.letters import Face
from game.view.layers import Layer
from game.view.sound_effects import SOFTLY
from game.view.table.flash import soft_light
from game.view.table.places.beside import best_place, hidden, places_beside

STEP, LONGEST = 0.12, 0.6
"""Seconds from one tile to the next, and all of them together at most."""

LOOK = {True: 0.65, False: 0.45}
"""Seconds in which one sees what points, or else tiles, have come to."""

FADE = 0.2
"""Seconds in which it goes."""

SWELL, SWELLS = 0.14, 0.1
"""By how much the number is larger when it grows, and for how many seconds."""

SIZES = {(True, True): "huge", (True, False): "title", (False, True): "label"}
"""The text sizes of points and of tiles, of the viewer's own play and of another's."""

SMALLER = ("body", "small")
"""Its sizes where it would lie on tiles."""

GAP = 10
"""How far it stays from its rows, in reference pixels."""


@dataclass(frozen=True)
class Count:
    """What is counted: what each tile adds, to points or to a number of tiles."""

    worths: tuple[int, ...]
    points: bool = False
    own: bool = True

    @property
    def step(self) -> float:
        """The seconds from one tile to the next."""
        return min(STEP, LONGEST / len(self.worths))

    @property
    def sums(self) -> tuple[int, ...]:
        """What has come together after each tile."""
        return tuple(accumulate(self.worths))


def counted(before: Position, after: Position, play: Played, viewer: int | None) -> Count:
    """Count the points of the first sets where they need some, else the tiles of a play."""
    own = play.seat == viewer
    if play.opening and needed_to_open(before):
        worths = opening_worths(before.table, after.table)
        return Count(tuple(filter(None, worths)), points=True, own=own)
    return Count((1,) * len(play.tiles), own=own)


class ScorePopup:
    """Count up in a zone, beside the rows of a play, one play at a time."""

    def __init__(self, kit: Kit, stage: Stage, zone: Rect) -> None:
        self._kit, self.zone = kit, zone
        self._light, self._number = (
            stage.add(Surface((1, 1)), z=Layer.SCORE_POPUP, visible=False) for _ in range(2)
        )
        self._count, self._px = Count(()), 1
        self._now = self._end = 0.0
        self._told = 0

    @property
    def left(self) -> float:
        """The seconds until it is gone."""
        return self._end - self._now

    @property
    def text(self) -> str:
        """What it says now; nothing if it is gone."""
        return self._text(self._told) if self._number.visible else ""

    def begin(self, count: Count, played: Rect, rows: Sequence[Rect]) -> None:
        """Count up a play beside the rectangle of its rows.

        Where it would lie on tiles, a number of tiles is only heard; points are worth that.
        """
        self.finish()
        if not count.worths:
            return
        self._count = count
        still = self._kit.preferences.reduced_motion
        self._now = (len(count.worths) - 1) * count.step if still else 0.0
        self._end = len(count.worths) * count.step + LOOK[count.points] + FADE
        if self._find_size(played, rows) or count.points:
            self._number.reveal()
        self._tell(len(count.worths) if still else 1)
        self._show()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self.left <= 0:
            return
        self._now += dt
        if self._now >= self._end:
            self.finish()
            return
        told = min(len(self._count.worths), int(self._now / self._count.step + 1e-9) + 1)
        if told > self._told:
            self._tell(told)
        self._show()

    def finish(self) -> None:
        """End at once."""
        self._light.hide()
        self._number.hide()
        self._now = self._end

    @property
    def _full(self) -> bool:
        """Return whether it shows what the points of first sets have come to."""
        return self._count.points and self._told == len(self._count.worths)

    def _tell(self, told: int) -> None:
        """Count tiles, each heard higher than the one before; points end in a run."""
        self._told = told
        self._pill = self._paint()
        loud, sounds = 1.0 if self._count.own else SOFTLY, self._kit.sounds
        sounds.play("clack", step=told, volume=loud)
        if self._full:
            sounds.play("wave", volume=loud)
            self._light.reveal()

    def _text(self, told: int) -> str:
        count = self._count
        if not count.points:
            return self._kit.text("tally-tiles", count=told)
        end = told == len(count.worths)
        return self._kit.text("tally-sum" if end else "tally-points", points=count.sums[told - 1])

    def _show(self) -> None:
        since = min(1.0, (self._now - (self._told - 1) * self._count.step) / SWELLS)
        gone = max(0.0, 1 - self.left / FADE)
        swell = 0.0 if self._kit.preferences.reduced_motion else SWELL * (1 - ease_out(since))
        self._centre(self._number, faded(transformed(self._pill, 1 + swell, 1 + swell), gone))
        if self._full:
            size, strength = self._pill.size, since * (1 - gone)
            self._centre(self._light, soft_light(self._kit, size, strength, size[1]))

    def _centre(self, sprite: Sprite, picture: Surface) -> None:
        sprite.show(picture)
        sprite.move(*picture.get_rect(center=self._middle).topleft)

    def _paint(self) -> Surface:
        kit, px, face = self._kit, self._px, self._face
        ground = shapes.opaque(kit.theme["panel"])
        line = (kit.theme["accent"], max(2, kit.px(3))) if self._full else (None, 0)
        pill = shapes.rounded(self._size, self._size[1] // 2, ground, *line).copy()
        color = kit.theme["accent_ink" if self._full else "ink"]
        words = kit.fonts.render(self._text(self._told), face, px, color)
        pill.blit(words, words.get_rect(center=pill.get_rect().center))
        return pill

    @property
    def _face(self) -> Face:
        return "title" if self._count.points else "bold"

    @property
    def _size(self) -> tuple[int, int]:
        end, high = self._text(len(self._count.worths)), round(self._px * 1.4)
        return self._kit.fonts.width(end, self._face, self._px) + high, high

    def _find_size(self, played: Rect, rows: Sequence[Rect]) -> bool:
        """Take the largest size off all tiles, else the smallest; return whether it is off all."""
        usual = SIZES.get((self._count.points, self._count.own), "body")
        for size in dict.fromkeys((usual, *SMALLER)):
            self._px = self._kit.text_px(size)
            if self._find_place(played, rows):
                return True
        return False

    def _find_place(self, played: Rect, rows: Sequence[Rect]) -> bool:
        """Find where it lies above some rows, else below or aside; return whether off all."""
        below, above, *aside = places_beside(self._size, played, self._kit.px(GAP))
        best = best_place((above, below, *aside), self.zone, played, rows)
        self._middle = best.center
        return not hidden(best, rows)
