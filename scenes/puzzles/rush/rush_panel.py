"""How a Rush stands, around its table: points on tiles in the rim, a combo, and an alarm clock."""

from math import ceil

from pygame import SRCALPHA, Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.motion.tween import Tween, ease_in_out
from game.kit.signs import draw_sign
from game.kit.stage import Stage
from game.puzzles.rush import COMBO, SECONDS, Rush
from game.view.layers import Layer
from game.view.table.around.countdown import ClockRing
from game.view.table.around.name_plate import draw_brass

URGENT = 10
"""Seconds from which the time changes its colour."""

STEPS = 4
"""The ring moves so often a second: finer steps are too small to see."""

COUNT_MS, FLY_MS = 260, 210
"""How long points take to count up, and a reward for each part of its way, in ms."""

DIGITS, UPPER, INK = 5, 0.62, 0.86
"""How many tiles show the points; how much of a plate its upper line takes; and how high the words
in it are, in heights of their line."""

MARGIN, GAP, RADIUS = 12, 6, 10
"""Reference pixels around the tiles and between them, and their corners."""

BONUS_WIDE, BONUS_HIGH, BONUS_DOWN = 0.5, 0.2, 0.78
"""How wide and high the seconds won are, and how far down the ring, in its sides."""

BELL, ASIDE, EDGE = 0.3, 0.36, 0.03
"""How large the bells of the clock are and how far aside, and how wide its edge, in its sides."""


class Reward:
    """A word that flies beside the table to its place; with reduced motion it is there at once."""

    def __init__(self, kit: Kit, stage: Stage, text: str, place: Rect, start: Rect) -> None:
        """Take where it begins: it flies up or down first, and then across."""
        px = kit.fonts.fit(text, "title", place.h, place.w)
        picture = kit.fonts.render(text, "title", px, kit.theme["accent_ink"])
        self._sprite = stage.add(picture, z=Layer.SCORE_POPUP)
        self._end, still = place.center, kit.preferences.reduced_motion
        self._at = Tween(*(self._end if still else start.center))
        self._at.to(self._at.x, self._end[1], FLY_MS, ease_in_out)
        self._show()

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if not self._at.tick(dt):
            self._at.to(*self._end, FLY_MS)
        self._show()

    def _show(self) -> None:
        middle = round(self._at.x), round(self._at.y)
        self._sprite.move(*self._sprite.image.get_rect(center=middle).topleft)


class RushPanel:
    """Show how a Rush stands, and what a puzzle has brought: beside the table, never over it."""

    def __init__(self, kit: Kit, stage: Stage, layer: str, rush: Rush, best: int) -> None:
        """Take a stage, and the most points the player has had before."""
        self._kit, self._stage, self._best = kit, stage, best
        self._score, self._combo, time, table = (
            kit.place(layer, name) for name in ("score", "combo", "time", "table")
        )
        # Two bells and an edge of brass are behind the ring.
        side, brass = min(time.size), self._kit.theme["brass"]
        bell, edge = shapes.disc(round(side * BELL), brass), round(side * EDGE)
        for across in (-ASIDE, ASIDE):
            top = bell.get_rect(midtop=(time.centerx + round(side * across), time.top))
            self._stage.add(bell, *top.topleft, z=Layer.PAWS)
        body = shapes.disc(side + 2 * edge, brass)
        self._stage.add(body, *body.get_rect(center=time.center).topleft, z=Layer.PAWS)
        self._ring = ClockRing(kit, stage, time)
        self._beside = Rect(self._ring.rect.left, table.bottom, self._ring.rect.w, 0)
        if table.right > self._beside.left:  # There is no room beside the table.
            self._beside.midtop = self._ring.rect.midbottom
        self._points = Tween(rush.points, 0)
        self._shown: dict[str, object] = {}
        self._sprites = {
            name: stage.add(Surface((1, 1), SRCALPHA), z=Layer.SURROUNDINGS)
            for name in ("score", "combo")
        }
        self._rewards: list[Reward] = []
        self.show(rush)

    def show(self, rush: Rush) -> None:
        """Show the time that is left, and the points and the combo that have been counted."""
        left, share = rush.left, ceil(rush.left * STEPS) / STEPS / SECONDS
        key = (ceil(left), ceil(left * STEPS))
        self._ring.show(key, clock(left), min(1.0, share), urgent=left <= URGENT)
        self._show_points()
        if self._is_news("combo", rush.combo):
            self._show_combo(rush.combo)

    def bring(self, before: Rush, after: Rush) -> None:
        """Count up what a puzzle has brought, and say how much it is: at the score and the clock.

        It stays there until the next puzzle.
        """
        text, ring = self._kit.text, self._ring.rect
        points = text("rush-plus", count=after.points - before.points)
        seconds = text("rush-plus-seconds", count=round(after.left - before.left))
        low = Rect(0, 0, round(ring.w * BONUS_WIDE), round(ring.h * BONUS_HIGH))
        low.center = ring.centerx, ring.top + round(ring.h * BONUS_DOWN)
        line = _part_plate(self._score)[1]
        places = ((points, line), (seconds, low))
        self._rewards = [Reward(self._kit, self._stage, *it, self._beside) for it in places]
        still = self._kit.preferences.reduced_motion
        self._points.to(after.points, 0, 0 if still else COUNT_MS)
        self.show(after)

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        for word in self._rewards:
            word.tick(dt)
        if self._points.tick(dt):
            self._show_points()

    def _show_points(self) -> None:
        """Show the points on tiles, and below them what the player has had at best."""
        kit, points, best = self._kit, round(self._points.x), self._best
        if not self._is_news("score", (points, bool(self._rewards))):
            return
        theme, (wide, high) = kit.theme, self._score.size
        shades = theme["sign_light"], theme["sign_dark"]
        edge = max(1, kit.px(2))
        picture = draw_sign((wide, high), kit.px(RADIUS), edge, shades, theme["sign_edge"], edge)
        picture = picture.copy()
        upper, lower = _part_plate(picture.get_rect())
        written = str(points).rjust(DIGITS)
        for digit, place in zip(written, layout.columns(upper, DIGITS, kit.px(GAP)), strict=False):
            tile = theme["tile_top"], theme["tile_low"]
            picture.blit(shapes.rounded(place.size, kit.px(RADIUS) // 2, tile), place)
            px = kit.fonts.fit("0", "title", round(place.h * INK), place.w)
            number = kit.fonts.render(digit, "title", px, theme["ink_dark"])
            picture.blit(number, number.get_rect(center=place.center))
        is_best = 0 < best < points
        told = kit.text("rush-new-best") if is_best else kit.text("rush-best", points=best)
        if best and not self._rewards:  # Else what was just won stands there.
            color = "accent_ink" if is_best else "ink"
            below = kit.one_line(told, "bold", "body", color, lower.size)
            picture.blit(below, below.get_rect(center=lower.center))
        self._show_sprite("score", picture, self._score)

    def _show_combo(self, combo: int) -> None:
        kit = self._kit
        if combo <= 1:
            self._sprites["combo"].hide()
            return
        picture = draw_brass(kit, self._combo.size, alarm=True)
        upper, lower = _part_plate(picture.get_rect())
        whole, tenth = divmod(COMBO + combo, COMBO)
        times = kit.text("rush-times", whole=whole, tenth=tenth)
        head = kit.one_line(times, "title", "title", "tile_top", upper.size)
        picture.blit(head, head.get_rect(center=upper.center))
        foot = kit.one_line(
            kit.text("rush-combo", count=combo), "bold", "small", "tile_top", lower.size
        )
        picture.blit(foot, foot.get_rect(center=lower.center))
        self._show_sprite("combo", picture, self._combo)

    def _is_news(self, name: str, told: object) -> bool:
        before, self._shown[name] = self._shown.get(name), told
        return told != before

    def _show_sprite(self, name: str, picture: Surface, place: Rect) -> None:
        sprite = self._sprites[name]
        sprite.show(picture)
        sprite.move(*place.topleft)
        sprite.reveal()


def _part_plate(plate: Rect) -> tuple[Rect, Rect]:
    """Part a plate into the places of its large words or tiles and of a small line below."""
    room = plate.inflate(-plate.h // 5, -plate.h // 7)
    high = round(room.h * UPPER)
    return Rect(room.topleft, (room.w, high)), Rect(room.x, room.y + high, room.w, room.h - high)


def clock(seconds: float) -> str:
    """Write seconds as minutes and seconds.

    >>> clock(126.2), clock(9.0)
    ('2:07', '0:09')
    """
    left = ceil(seconds)
    return f"{left // 60}:{left % 60:02}"
