"""The card of an unfinished game in the menu: its table, its players, and whose turn it is."""

from collections.abc import Callable
from datetime import date

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.kit.widgets.widget import RADIUS
from game.session.player import Player
from game.store.summary import Summary
from game.view.players.addressing import subject
from game.view.players.avatars import avatar

PICTURE_MARGIN = 14  # reference px between the edge of the card and the picture
LEAST_PICTURE_HEIGHT = 32  # px, the least height of a picture in which tiles are distinct
AIR_SHARE = 0.4  # the room above and below the faces, in faces
LARGEST_FACE = 72  # reference px, the largest side of a face
WAITING_SHARE = 0.8  # the size of a waiting player's face, in mover's faces
FACE_PITCH = 1.05  # the distance from one face to the next, in faces
RING_SHARE = 0.08  # the width of the ring around the mover's face, in faces


class ContinueCard(Button):
    """Continues a game; the first and largest button. `complete` draws its picture."""

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, game: Summary, on_press: Callable[[], None]
    ) -> None:
        self._game = game
        self._drawn: Surface | None = None
        super().__init__(
            kit,
            stage,
            rect,
            kit.text("menu-continue"),
            kit.art("play"),
            "primary",
            on_press,
            _tell_when_saved(kit, game),
            size="title",
            name="continue",
            align="left",
        )

    def complete(self) -> None:
        """Draw the picture; in the first frame, only its place is there."""
        place = self._free_place()
        if not self._drawn and place.height >= LEAST_PICTURE_HEIGHT:
            self._drawn = self._draw(place.size)
            self.refresh()

    def _free_place(self) -> Rect:
        margin = self.kit.px(PICTURE_MARGIN)
        words = self.kit.lines("title") + self.kit.lines("small")
        room = self._room()
        top = self.pad + margin
        size = self.rect.width - 2 * margin, room.bottom - words - margin // 2 - top
        return Rect((self.pad + margin, top), size)

    @property
    def _radius(self) -> int:
        return self.kit.px(RADIUS - PICTURE_MARGIN // 3)

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        """Draw the picture above the words."""
        place = self._free_place().move(0, room.top - self._room().top)
        if place.height >= LEAST_PICTURE_HEIGHT:
            bare = shapes.rounded(place.size, self._radius, self.kit.theme["felt_dark"])
            canvas.blit(self._drawn or bare, place)
            room = Rect(room.left, place.bottom, room.width, room.bottom - place.bottom)
        super()._paint_contents(canvas, room)

    def _draw(self, size: tuple[int, int]) -> Surface:
        """Draw the rows, with the avatars to their right."""
        # Imported late: a table takes longer to load than the whole menu.
        from game.view.small_table import draw_small_table

        kit, players = self.kit, self._game.players
        side = min(kit.px(LARGEST_FACE), round(size[1] / (len(players) + AIR_SHARE)))
        beside = round(side * (1 + 6 * RING_SHARE))
        picture = draw_small_table(kit, size, self._radius, self._game.table, beside)
        pitch = round(side * FACE_PITCH)
        top = (size[1] - pitch * (len(players) - 1)) // 2
        for seat, player in enumerate(players):
            face = self._draw_face(player, seat, side)
            middle = size[0] - beside // 2, top + pitch * seat
            picture.blit(face, face.get_rect(center=middle))
        return picture

    def _draw_face(self, player: Player, seat: int, side: int) -> Surface:
        """Draw the avatar of a player; the mover's is larger and has a ring."""
        color = player.color_on(seat)
        if seat != self._game.mover:
            return avatar(self.kit, player, color, round(side * WAITING_SHARE))
        width = max(2, round(side * RING_SHARE))
        ring = shapes.ring(side + 2 * width, width, self.kit.theme["accent_ink"])
        ring.blit(avatar(self.kit, player, color, side), (width, width))
        return ring


def _tell_when_saved(kit: Kit, game: Summary) -> str:
    days = max(0, (date.today() - game.saved.date()).days)
    if game.mover is None:
        return kit.text("menu-continue-next", days=days)
    who = subject(kit, game.players, game.mover)
    return kit.text("menu-continue-sub", days=days, **who)
