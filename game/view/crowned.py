"""Those who won a match: their faces side by side, and a crown that comes down on each."""

from collections.abc import Sequence

from pygame import Rect

from game.kit import paint
from game.kit.glide import ease_out_back
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.session import Session
from game.view.faces import avatar

DROP = 0.6  # seconds a crown takes
CROWN = 0.44  # side of a crown for each pixel of a room's height
OVER = 0.12  # the part of the height by which crown and face overlap
FRONT = 9.0


class Crowned:
    """Faces under crowns in a room."""

    def __init__(self, kit: Kit, stage: Stage, session: Session, room: Rect) -> None:
        side, crown = round(room.height * (1 - CROWN + OVER)), round(room.height * CROWN)
        winners = session.standing.winners
        self._crowns: list[tuple[Sprite, int]] = []
        self._height = room.height
        for seat, middle in zip(winners, _middles(room, len(winners), side), strict=True):
            face = avatar(kit, session.players[seat].face, seat, side)
            stage.add(face, *face.get_rect(midbottom=(middle, room.bottom)).topleft, FRONT)
            art = paint.svg(kit.art("crown"), (crown, crown), kit.theme["accent_ink"])
            place = art.get_rect(midtop=(middle, room.top))
            self._crowns.append((stage.add(art, *place.topleft, FRONT), place.top))

    def show(self, now: float) -> None:
        """Show the crowns as far down as they are after so many seconds."""
        share = ease_out_back(min(1.0, now / DROP))
        for crown, top in self._crowns:
            crown.move(crown.rect.x, top - (1 - share) * 2 * self._height)


def _middles(room: Rect, count: int, side: int) -> Sequence[int]:
    step = side * 5 // 4
    return [round(room.centerx + (at - (count - 1) / 2) * step) for at in range(count)]
