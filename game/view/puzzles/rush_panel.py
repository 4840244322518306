"""What stands around the table of a Rush: the time in a ring, the points, and the combo."""

from math import ceil

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.stage import Stage
from game.kit.widgets.widget import RADIUS
from game.puzzles.rush import COMBO, SECONDS, Rush
from game.view.layers import Layer
from game.view.puzzles.reward_word import RewardWord
from game.view.table.around.countdown import ClockRing

URGENT = 10
"""Seconds from which the time changes its colour."""

STEPS = 4
"""The ring moves so often a second: finer steps are too small to see."""

COUNT_MS = 260
"""How long points take to count up, in ms."""

LARGE, WIDE = 0.6, 3
"""The share of a room that its large word takes, and in how many heights it is wide."""

BONUS_WIDE, BONUS_HIGH, BONUS_DOWN = 0.5, 0.2, 0.78
"""How wide and high the seconds won are, and how far down the ring, in its sides."""

INK = 0.86
"""How high large words are, in heights of their room."""


class RushPanel:
    """Show how a Rush stands, and what a puzzle has brought: beside the table, never over it."""

    def __init__(self, kit: Kit, stage: Stage, layer: str, rush: Rush, best: int) -> None:
        """Take a stage, and the most points the player has had before."""
        self._kit, self._stage, self._best = kit, stage, best
        self._zones = {name: kit.place(layer, name) for name in ("time", "score", "combo")}
        self._ring = ClockRing(kit, stage, self._zones["time"])
        self._points = Tween(rush.points, 0)
        self._told: dict[str, tuple[object, ...]] = {}
        self._sprites = {
            name: stage.add(Surface((1, 1), SRCALPHA), z=Layer.SURROUNDINGS)
            for name in ("score", "combo")
        }
        self._rewards: list[RewardWord] = []
        self._combo = rush.combo
        self.show(rush)

    def show(self, rush: Rush) -> None:
        """Show the time that is left, and the points and the combo that have been counted."""
        left = rush.left
        share = ceil(left * STEPS) / STEPS / SECONDS
        key = (ceil(left), ceil(left * STEPS))
        self._ring.show(key, clock(left), min(1.0, share), urgent=left <= URGENT)
        self._show_points(round(self._points.x))
        self._show_combo()

    def bring(self, before: Rush, after: Rush) -> None:
        """Count up what a puzzle has brought, and say how much it is: at the score and the clock.

        It stands there until the next puzzle.
        """
        text, side = self._kit.text, self._ring.rect.h
        points = text("rush-plus", count=after.points - before.points)
        seconds = text("rush-plus-seconds", count=round(after.left - before.left))
        low = Rect(0, 0, round(side * BONUS_WIDE), round(side * BONUS_HIGH))
        low.center = self._ring.rect.centerx, self._ring.rect.top + round(side * BONUS_DOWN)
        zone = self._zones["score"]
        beside = _parted(Rect((0, 0), zone.size))[1].move(zone.topleft)
        beside.inflate_ip(-beside.w // 5, -beside.h // 3)
        places = ((points, beside), (seconds, low))
        self._rewards = [RewardWord(self._kit, self._stage, *it) for it in places]
        still = self._kit.preferences.reduced_motion
        self._points.to(after.points, 0, 0 if still else COUNT_MS)
        self._combo = after.combo
        self.show(after)

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        for word in self._rewards:
            word.tick(dt)
        if self._points.tick(dt):
            self._show_points(round(self._points.x))

    def _show_points(self, points: int) -> None:
        """Show the points, and with them what the player has had at best."""
        if not self._is_news("score", points):
            return
        text, best, ink = self._kit.text, self._best, "ink"
        below = text("rush-best", points=best) if best else ""
        if 0 < best < points:
            below, ink = text("rush-new-best"), "accent_ink"
        if self._rewards:
            below = " "  # There stands what was just won.
        self._write("score", text("rush-number", count=points), below, ink)

    def _show_combo(self) -> None:
        """Show how many were solved in a row, and how that multiplies points."""
        if not self._is_news("combo", self._combo):
            return
        text, combo = self._kit.text, self._combo
        whole, tenth = divmod(COMBO + combo, COMBO)
        times = text("rush-times", whole=whole, tenth=tenth) if combo > 1 else ""
        row = text("rush-combo", count=combo) if combo > 1 else ""
        self._write("combo", times, row, "ink")

    def _is_news(self, name: str, *told: object) -> bool:
        before, self._told[name] = self._told.get(name), told
        return told != before

    def _write(self, name: str, large: str, small: str, ink: str) -> None:
        """Write a large word in a zone, and a small one beside it, or below in a narrow one."""
        kit, zone, sprite = self._kit, self._zones[name], self._sprites[name]
        if not large:
            sprite.hide()
            return
        picture = kit.canvas(zone.size)
        plate = shapes.rounded(zone.size, kit.px(RADIUS), kit.theme["panel"])
        picture.blit(plate, (0, 0))
        whole = Rect((0, 0), zone.size)
        first, second = _parted(whole) if small else (whole, whole)
        px = kit.fonts.fit(large, "title", round(first.h * INK), first.w)
        head = kit.fonts.render(large, "title", px, kit.theme["accent_ink"])
        picture.blit(head, head.get_rect(center=first.center))
        if small:
            foot = kit.one_line(small, "bold", "body", ink, second.size)
            picture.blit(foot, foot.get_rect(center=second.center))
        sprite.show(picture)
        sprite.move(*zone.topleft)
        sprite.reveal()


def _parted(room: Rect) -> tuple[Rect, Rect]:
    """Part a room for a large word and a small one."""
    if room.w > WIDE * room.h:
        wide = round(room.w * LARGE)
        return Rect(0, 0, wide, room.h), Rect(wide, 0, room.w - wide, room.h)
    high = round(room.h * LARGE)
    return Rect(0, 0, room.w, high), Rect(0, high, room.w, room.h - high)


def clock(seconds: float) -> str:
    """Write seconds as minutes and seconds.

    >>> clock(126.2), clock(9.0)
    ('2:07', '0:09')
    """
    left = ceil(seconds)
    return f"{left // 60}:{left % 60:02}"
