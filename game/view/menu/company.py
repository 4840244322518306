"""The company of the menu: who sits at the table, behind its far rim, and looks at the pointer."""

from collections.abc import Sequence

from pygame import Rect

from game.kit.gestures import Gesture, Hover, Point, Up
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.session.player import Player
from game.view.menu.guest import Guest
from game.view.players.bodies import CALM, REACH, RIM, Bearing, body, figure
from game.view.round_table import RoundTable

HEAD = 236
"""How large a head is at most, in reference pixels."""

APART = 1.5
"""The distance from one head to the next where there is room, in heads."""

HOST, STANDS = 470, 1.7
"""How large the head of a host is at most, in reference pixels, and how far below its top the rim
is: who asks people in stands up for it, where there is room above the others.
"""

TURN = (8, 5), 320
"""How far a head turns to the pointer, and how far away that is, in reference pixels."""

BODY, FACE, FRONT, PAWS = -0.4, -0.3, -0.2, -0.1
"""The heights on the stage: all is below what else the menu shows."""


class Company:
    """The players behind the rim of the menu's table; one a frame sits down."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        room: Rect,
        table: RoundTable,
        seats: Sequence[tuple[Player, int]],
        host: int | None = None,
    ) -> None:
        """Take the room above the rim, the players with their colours, and who asks people in."""
        self._kit, self._stage, self._table = kit, stage, table
        self._guests: list[Guest] = []
        places = self._places(room, len(seats))
        self._coming = [(*seat, place, CALM) for seat, place in zip(seats, places, strict=True)]
        if host is not None:
            self._stand_up(host, room.top)
        if self._coming:
            sitting = [body(kit, 0, place.w).place(place).union(place) for place in places]
            table.lay_front(stage, sitting[0].unionall(sitting[1:]), FRONT)

    def tick(self, dt: float) -> None:
        """Seat the next one; each is drawn in a frame of its own, so that none is late."""
        for guest in self._guests:
            guest.tick(dt)
        if self._coming:
            player, color, place, bearing = self._coming.pop(0)
            parts = figure(self._kit, player, color, place.w, bearing)
            _, face, _ = (
                self._stage.add(part.picture, *part.place(place).topleft, z=z)
                for part, z in zip(parts, (BODY, FACE, PAWS), strict=True)
            )
            rim = round(self._table.edge(place.centerx)) + self._table.rim
            self._guests.append(Guest(self._kit, self._stage, player, place, face, rim))

    def follow(self, gesture: Gesture) -> None:
        """Answer the pointer; who is not there yet does not."""
        match gesture:
            case Hover(pos):
                self._look_at(pos)
            case Up(start, pos):
                for guest in self._guests:
                    if guest.place.collidepoint(start) and guest.place.collidepoint(pos):
                        self._kit.let_speak(guest.animal, "wink")
                        guest.greet()
                    else:
                        guest.rest()

    def _look_at(self, pos: Point) -> None:
        if self._kit.preferences.reduced_motion:
            return
        (across, down), reach = TURN
        for guest in self._guests:
            x, y = (
                max(-1.0, min(1.0, (at - own) / self._kit.px(reach)))
                for at, own in zip(pos, guest.place.center, strict=True)
            )
            guest.turn(self._kit.px(across * x), self._kit.px(down * y))

    def _stand_up(self, host: int, top: int) -> None:
        """Let somebody stand behind the others with both arms up, if that is larger."""
        player, color, sat, _ = self._coming[host]
        rim = self._table.edge(sat.centerx)
        side = min(self._kit.px(HOST), round((rim - top) / STANDS))
        if side > sat.w:
            place = Rect(sat.centerx - side // 2, round(rim - side * STANDS), side, side)
            del self._coming[host]
            self._coming.insert(0, (player, color, place, Bearing("glad", "up")))

    def _places(self, room: Rect, count: int) -> list[Rect]:
        """Return where the heads are: side by side along the curve of the rim."""
        if not count:
            return []
        largest = self._kit.px(HEAD)
        pitch = min((room.w - largest) / max(1, count - 1), largest * APART)
        start = room.centerx - pitch * (count - 1) / 2
        rims = [self._table.edge(start + pitch * at) for at in range(count)]
        high = (min(rims) - room.top) / RIM
        side = round(min(largest, pitch / REACH, high))
        return [
            Rect(round(start + pitch * at - side / 2), round(rim - side * RIM), side, side)
            for at, rim in enumerate(rims)
        ]
