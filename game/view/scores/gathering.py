"""All who played, gathered around the table at the end: how each sits and looks, and the plates."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from random import Random

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.layers import Layer
from game.view.players.bodies import Bearing, Part, body, figure
from game.view.round_table import RIM
from game.view.scores.confetti import Confetti, throw_onto
from game.view.scores.end_room import EndTable, draw_cone, draw_pile
from game.view.scores.last_words import BubbleSpot
from game.view.scores.seating import Cast, FreeFelt, Place, place_all
from game.view.scores.words_on_felt import draw_word_plate

LIT_AT, LIGHTS_UP, STEPS = 0.3, 0.4, 6
"""When the lamp begins to light up the winner and how long it takes, in seconds; its steps."""

CONE = -0.9
"""The height of its light on the stage: behind all who sit there."""

LYING = -0.1
"""That of confetti: over all who sit there, for it comes to lie before them."""

HANGING = 0.08
"""How far the bunting hangs down, in heights of the window."""

BODY, FACE, PILE, FRONT, PAWS, CROWN = -0.5, -0.4, -0.35, -0.3, -0.25, -0.2
"""The heights on the stage: all is below what lies on the felt."""

CROWN_SIDE, CROWN_TOP = 0.56, -0.2
"""How wide a crown is, and where its top is, in heads."""

FALL, BOUNCE, HIGH = 0.26, 0.22, 8
"""Seconds in which a crown falls and bounces, and how high, in reference pixels."""

GROWS = 0.3
"""Seconds in which a pile of boxes grows at the end of a match."""

SAD_SECONDS = 1.5
"""Seconds in which a person who lost is sad."""


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
        low = max(
            max(it.body.bottom, it.place.pile.bottom) + it.sunk for it in self.sitters.values()
        )
        self.risen = GROWS * (1 + max((cast.places or {0: -1}).values()))
        """The seconds after which all have risen on their piles."""
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
        for seat, sitter in self.sitters.items():
            sitter.show(now - known)
            if self._cast.places:  # The last grows first.
                left = self.risen / GROWS - 1 - self._cast.places[seat]
                sitter.grow(ease_in_out(min(1.0, max(0.0, now / GROWS - left))))
            if plate := self._plates.get(seat):
                plate.hide() if sitter.sunk else plate.reveal()

    def write(self, words: Sequence[str]) -> None:
        """Write the words for each seat on the plates of those who have one."""
        for seat, plate in self._plates.items():
            if words[seat] != self.words.get(seat):  # Most frames change none.
                self.words[seat] = words[seat]
                plate.show(draw_word_plate(self._kit, words[seat], self.places[seat].plate.size))

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


def find_bearing(cast: Cast, seat: int, player: Player, since: float) -> Bearing:
    """Return how somebody sits `since` seconds after it is known who won."""
    if since < 0:
        return Bearing()
    if seat in cast.winners:
        # Side by side there is no room for arms that are up.
        return Bearing("laughing", "clap" if cast.is_crowd else "up")
    if player.bot is None:
        return Bearing("sad" if since < SAD_SECONDS else "calm")
    at = cast.others.index(seat)
    towards = 1 if at < 2 else -1
    moods = Bearing("shocked", gaze=(towards, 0)), Bearing("glad", "clap"), Bearing("worried")
    return moods[at % len(moods)]


class Sitter:
    """Somebody behind the rim; who won gets a crown."""

    def __init__(
        self, kit: Kit, stage: Stage, cast: Cast, seat: int, player: Player, place: Place
    ) -> None:
        self.place = place
        self._kit, self._cast, self._seat, self._player = kit, cast, seat, player
        self._color = player.color_on(seat)
        self.body = body(kit, self._color, place.head.w).place(place.head).union(place.head)
        """Where the body is, down to its foot."""
        self._pile = stage.add(draw_pile(kit, place.pile.size, seat), *place.pile.topleft, PILE)
        self.sunk = self._rises = max(0, place.pile.h - kit.px(RIM))
        """How much lower it still is: at first all sit at the rim."""
        self._sprites = [stage.add(Surface((1, 1)), z=z) for z in (BODY, FACE, PAWS)]
        self._parts: Sequence[Part] = ()
        self._bearing: Bearing | None = None
        self._ready: dict[Bearing, tuple[Part, Part, Part]] = {}
        self._crown: Sprite | None = None
        if place.won:
            size = round(place.head.w * CROWN_SIDE)
            picture = shapes.svg(kit.art("gold_crown"), (size, size))
            top = place.head.top + round(CROWN_TOP * place.head.w)
            self._rest = picture.get_rect(midtop=(place.head.centerx, top))
            self._crown = stage.add(picture, *self._rest.topleft, CROWN, visible=False)

    @property
    def is_crowned(self) -> bool:
        """Whether a crown is on the head, or on its way."""
        return self._crown is not None and self._crown.visible

    @property
    def top(self) -> int:
        """How high head and crown reach when all is told."""
        return self._rest.top if self._crown else self.place.head.top

    def show(self, since: float) -> None:
        """Show it `since` seconds after it is known who won."""
        bearing = find_bearing(self._cast, self._seat, self._player, since)
        if bearing != self._bearing:
            self._bearing = bearing
            self._parts = self._ready.get(bearing) or self._draw(bearing)
            for sprite, part in zip(self._sprites, self._parts, strict=True):
                sprite.show(part.picture)
            self._move_parts()
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

    def grow(self, share: float) -> None:
        """Show a share of the pile on which it sits."""
        sunk = round((1 - share) * self._rises)
        if sunk != self.sunk:
            self.sunk = sunk
            self._move_parts()

    def _move_parts(self) -> None:
        self._pile.move(*self.place.pile.move(0, self.sunk).topleft)
        for sprite, part in zip(self._sprites, self._parts, strict=True):
            sprite.move(*part.place(self.place.head.move(0, self.sunk)).topleft)

    def prepare(self) -> None:
        """Draw how it sits once it is known who won, so that the frame then is not late."""
        bearing = find_bearing(self._cast, self._seat, self._player, 0.0)
        self._ready[bearing] = self._draw(bearing)

    def _draw(self, bearing: Bearing) -> tuple[Part, Part, Part]:
        # A crown needs the place of a hat.
        is_crowned = self.place.won and bearing.mood == "laughing"
        who = replace(self._player, bot=None) if is_crowned else self._player
        return figure(self._kit, who, self._color, self.place.head.w, bearing)
