"""All who played, gathered around the table at the end, and their plates on the felt."""

from collections.abc import Sequence
from math import inf
from random import Random

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.scores.confetti import Confetti, throw_onto
from game.view.scores.end_room import EndTable, draw_cone
from game.view.scores.last_words import BubbleSpot
from game.view.scores.seating import Cast, FreeFelt, place_all
from game.view.scores.sitters import FRONT, Sitter
from game.view.scores.words_on_felt import draw_plate

LIT_AT, LIGHTS_UP, STEPS = 0.3, 0.4, 6
"""When the lamp begins to light up the winner and how long it takes, in seconds; its steps."""

CONE = -0.9
"""The height of its light on the stage: behind all who sit there."""

LYING = -0.1
"""That of confetti: over all who sit there, for it comes to lie before them."""

HANGING = 0.08
"""How far the bunting hangs down, in heights of the window."""


class Gathering:
    """Everybody behind the rim in the light of the lamp, and a plate for each on the felt."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        players: Sequence[Player],
        cast: Cast,
        felt: FreeFelt,
        plated: Sequence[int] = (),
    ) -> None:
        """Take the seats whose points are on a plate."""
        self._kit, self._stage, self._cast, self._lit = kit, stage, cast, 0
        self._table = table = EndTable(kit, festive=False)
        self._light, corner = draw_cone(kit)
        self._cone = stage.add(self._light, *corner, CONE, visible=False)
        self.places = place_all(kit, table, cast, felt, plated)
        self.sitters = {
            seat: Sitter(kit, stage, cast, seat, players[seat], place)
            for seat, place in self.places.items()
        }
        self._unprepared = list(self.sitters.values())
        low = max(sitter.body.bottom for sitter in self.sitters.values())
        table.lay_front(stage, Rect(0, table.top, kit.size[0], low - table.top), FRONT)
        self._plates = {
            seat: stage.add(
                Surface((1, 1)), *self.places[seat].plate.topleft, Layer.WIDGET, visible=False
            )
            for seat in plated
        }
        self.words: dict[int, str] = {}
        """What is on each plate."""

    def show(self, now: float, known: float) -> None:
        """Show it `now` seconds after the beginning; who won is known at a second."""
        lit = round(STEPS * min(1.0, max(0.0, (now - LIT_AT) / LIGHTS_UP)))
        if lit != self._lit:
            self._lit = lit
            self._cone.show(shapes.faded(self._light, 1 - lit / STEPS))
            self._cone.reveal()
        if self._unprepared and now < known:
            self._unprepared.pop().prepare()
        for sitter in self.sitters.values():
            sitter.show(now - known)

    def write(self, words: Sequence[str]) -> None:
        """Write the words for each seat on the plates of those who have one."""
        for seat, plate in self._plates.items():
            if words[seat] != self.words.get(seat):  # Most frames change none.
                self.words[seat] = words[seat]
                plate.show(draw_plate(self._kit, words[seat], self.places[seat].plate.size))
                plate.reveal()

    def throw_confetti(self, pieces: int) -> Confetti:
        """Add confetti that comes to lie on the rim of the table."""
        kit, chance = self._kit, Random(pieces)

        def find_rim(x: float) -> float:
            return self._table.edge(x) + self._table.rim * chance.uniform(0.2, 0.8)

        start = kit.size[0] / 2, kit.size[1] / 6
        flights = throw_onto(kit, start, find_rim, pieces)
        return Confetti(kit, self._stage, flights, inf, z=LYING)

    def find_spot(self, seat: int) -> BubbleSpot:
        """Return where the words of a seat have room: over its head, or beside it."""
        wide, high = self._kit.size
        head, top = self.places[seat].head, round(HANGING * high)
        if wide > high and not self._cast.is_crowd:
            if seat in self._cast.winners:
                left = round(head.centerx + 0.9 * head.w)
                return BubbleSpot(Rect(left, high // 14, wide // 4, high // 9))
            if head.centerx > wide // 2:
                across = min(wide - head.right, wide // 5)
                return BubbleSpot(Rect(head.right, head.top, across, head.h * 2 // 3))
        others = sorted(each.head.centerx for each in self.places.values())
        at = others.index(head.centerx)
        left = (others[at - 1] + head.centerx) // 2 if at else 0
        right = (others[at + 1] + head.centerx) // 2 if at + 1 < len(others) else wide
        left, right = max(left, head.centerx - head.w), min(right, head.centerx + head.w)
        over = Rect(left, top, right - left, self.sitters[seat].top - top)
        return BubbleSpot(over, over=head.centerx)
