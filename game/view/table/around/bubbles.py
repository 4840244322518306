"""What the bots say of their turns: in a bubble each, beside the head of who says it."""

from collections.abc import Mapping

from pygame import Rect, Surface
from pygame.transform import rotate, smoothscale

from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.table.around.seat_places import TOP, SeatPlace
from game.view.table.around.seats import Seats

SHADE = 90
"""How dark the shadow of a bubble is, of 255."""

TIP = 17
"""How far the tip of a bubble reaches that points to who says it, in reference pixels."""

ACROSS, DOWN, RADIUS = 10, 4, 16
"""The space around the words and the corners, in reference pixels."""

TIGHT = 1
"""The space above and below the letters at least, in pixels."""

MOUTH = 0.55
"""How far down the head the tip points, in heights of what is seen of it."""


class Bubbles:
    """Show at most one bubble at a seat, in the room beside the head."""

    def __init__(self, kit: Kit, stage: Stage, seats: Seats) -> None:
        self._kit, self._stage, self._seats = kit, stage, seats
        self._sprites: list[Sprite] = []
        self._places: list[SeatPlace] = []
        self._plates: dict[int, Rect] = {}
        self.said: dict[int, str] = {}
        """What stands in the bubbles, by seat."""

    @property
    def rects(self) -> list[Rect]:
        """Where the bubbles are, with their shadows."""
        return [sprite.rect for sprite in self._sprites]

    @property
    def plates(self) -> list[Rect]:
        """Where their plates are."""
        return [self._plates[at] for at in self.said]

    def show(self, said: Mapping[int, str]) -> None:
        """Show what is said, by seat."""
        if said == self.said and self._places is self._seats.places:
            return
        for sprite in self._sprites:
            sprite.remove()
        self.said, self._places = dict(sorted(said.items())), self._seats.places
        self._plates.clear()
        self._sprites = [self._hang(words, at) for at, words in self.said.items()]
        self._seats.make_way({at: plate.bottom for at, plate in self._plates.items()})

    def _hang(self, words: str, at: int) -> Sprite:
        """Put a bubble on the stage, with its tip to who says it."""
        place = self._places[at]
        kit, tip, room = self._kit, self._kit.px(TIP), self._room(words, place)
        plate = self._plate(words, (room.w - tip, room.h))
        top, down = self._height(place, plate.height)
        bubble = kit.canvas((plate.width + tip, plate.height))
        bubble.blit(plate, (tip, 0))
        turn = -90 if kit.messages.from_right else 90
        sharp = smoothscale(shapes.tip(2 * tip, kit.theme["tile_top"]), (tip, tip))
        point = rotate(sharp, turn)
        bubble.blit(point, (1, down))  # One pixel over the plate: no line between them.
        shaded = softness.shadowed(bubble, max(1, kit.px(3)), (0, kit.px(2)), SHADE)
        corner = room.right - bubble.width if kit.messages.from_right else room.x
        self._plates[at] = Rect((corner, top), bubble.size)
        return self._stage.add(
            shaded.image, corner - shaded.pad[0], top - shaded.pad[1], Layer.BUBBLE
        )

    def _room(self, words: str, place: SeatPlace) -> Rect:
        """Return the room above the plate, if it is enough, or with what the plate can spare."""
        room = place.bubble
        if not place.head or place.plate.top > room.bottom:
            return room
        above = Rect(room.x, self._kit.px(TOP), room.w, place.plate.top - self._kit.px(TOP))
        inner = self._inner((room.w - self._kit.px(TIP), above.h))
        px = self._kit.usual_px("small")
        return above if self._kit.fonts.fits(words, "text", px, inner) else room

    def _inner(self, room: tuple[int, int]) -> tuple[int, int]:
        """Return the room for words on a plate that takes so much, which letters may fill."""
        return room[0] - 2 * self._kit.px(ACROSS), room[1]

    def _height(self, place: SeatPlace, high: int) -> tuple[int, int]:
        """Return where a bubble begins, above a rack where there is room, and its tip on it."""
        room, tip, gap = place.bubble, self._kit.px(TIP), self._kit.px(TOP)
        if not (place.head and place.rack):
            return room.bottom - high, (high - tip) // 2
        mouth = place.head.top + round(place.head.h * MOUTH)
        top = max(room.top, min(mouth, place.rack.top - gap) - high)
        top = max(0, min(top, room.bottom - high))
        corner = min(self._kit.px(RADIUS), (high - tip) // 2)
        return top, max(corner, min(mouth - top - tip // 2, high - corner - tip))

    def _plate(self, words: str, room: tuple[int, int]) -> Surface:
        kit = self._kit
        across, down = kit.px(ACROSS), kit.px(DOWN)
        inner = self._inner(room)
        large = "body" if kit.width(words, "text", "body") <= inner[0] else "small"
        written = kit.words(words, "text", large, "ink_dark", inner, "center")
        if written.height + 2 * down > room[1]:  # There is room for letters, not above them.
            down = TIGHT
            written = written.subsurface(written.get_bounding_rect())
        size = written.width + 2 * across, written.height + 2 * down
        plate = shapes.rounded(size, kit.px(RADIUS), kit.theme["tile_top"]).copy()
        plate.blit(written, (across, down))
        return plate
