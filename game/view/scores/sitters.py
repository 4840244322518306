"""How each one sits at the end: faces and arms of who won and who lost, and the crowns."""

from dataclasses import replace
from typing import NamedTuple

from pygame import Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.motion.tween import ease_in_out
from game.kit.stage import Sprite, Stage
from game.session.player import Player
from game.view.players.avatars import head
from game.view.players.bodies import Part, Pose, body, paws
from game.view.players.faces import AHEAD, Gaze, Mood
from game.view.scores.seating import Cast, Place

BODY, FACE, FRONT, PAWS, CROWN = -0.5, -0.4, -0.3, -0.25, -0.2
"""The heights on the stage: all is below what lies on the felt."""

CROWN_SIDE, CROWN_TOP = 0.56, -0.2
"""How wide a crown is, and where its top is, in heads."""

FALL, BOUNCE, HIGH = 0.26, 0.22, 8
"""Seconds in which a crown falls and bounces, and how high, in reference pixels."""

SAD_SECONDS = 1.5
"""Seconds in which a person who lost is sad."""


class Bearing(NamedTuple):
    """How somebody looks, and what the arms do."""

    mood: Mood = "calm"
    pose: Pose = "rim"
    gaze: Gaze = AHEAD


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
        self.body = self._draw_body(Bearing()).place(place.head).union(place.head)
        """Where the body is, down to its foot."""
        self._sprites = [stage.add(Surface((1, 1)), z=z) for z in (BODY, FACE, PAWS)]
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
            parts = self._ready.get(bearing) or self._draw(bearing)
            for sprite, part in zip(self._sprites, parts, strict=True):
                sprite.show(part.picture)
                sprite.move(*part.place(self.place.head).topleft)
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

    def prepare(self) -> None:
        """Draw how it sits once it is known who won, so that the frame then is not late."""
        bearing = find_bearing(self._cast, self._seat, self._player, 0.0)
        self._ready[bearing] = self._draw(bearing)

    def _draw(self, bearing: Bearing) -> tuple[Part, Part, Part]:
        kit, side = self._kit, self.place.head.w
        # A crown needs the place of a hat.
        is_crowned = self.place.won and bearing.mood == "laughing"
        who = replace(self._player, bot=None) if is_crowned else self._player
        arms = paws(kit, self._player, self._color, side, bearing.pose)
        face = Part(head(kit, who, side, bearing.mood, bearing.gaze), (0, 0))
        return self._draw_body(bearing), face, arms

    def _draw_body(self, bearing: Bearing) -> Part:
        return body(self._kit, self._color, self.place.head.w, bearing.pose)
