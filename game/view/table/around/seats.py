"""The players around the table: behind its far rim, and on the rack of who looks."""

from collections.abc import Mapping

from pygame import Rect, Surface

from game.engine.tile import HIDDEN, Row
from game.kit import softness
from game.kit.kit import Kit
from game.kit.motion.tween import Tween
from game.kit.shapes import transformed
from game.kit.stage import Sprite, Stage
from game.view.layers import Layer
from game.view.players.addressing import label
from game.view.players.avatars import seat_color
from game.view.players.bodies import RAISED, paws, sitter
from game.view.players.faces import AHEAD, AT_TABLE, THOUGHT, Gaze, Mood
from game.view.proportions import TILE_RATIO
from game.view.table.around.name_plate import ALARM, NamePlate, draw_name_plate, plate_height
from game.view.table.around.seat_places import LOWEST, Behind, SeatPlace, behind
from game.view.table.places.placements import Point
from game.view.table.shown import Shown, ShownSeat
from game.view.tile_art import TileArt

GLOW = {3: (14, 130), 2: (20, 185), 1: (28, 255)}
"""How far the light around a seat with so few tiles reaches, in reference pixels, how strong."""

LAMP = 46, 110
"""The same of the light on who is to move."""

LEAN, LEAN_MS = 10, 200
"""How far whose turn it is leans in, in reference pixels, and how long that takes."""

STAND = 40
"""How much more is seen of who stands up, in reference pixels: above, or before the rim."""

GLANCE = 0.8
"""Seconds for which who thinks looks the same way."""

CLOSE = 1.06
"""The distance between two tiles of a rack seen from behind, in their widths, if there is room."""


class Seats:
    """Show every seat, in the order of play; the viewer's own is the rack with its plate."""

    def __init__(
        self, kit: Kit, stage: Stage, zone: Rect, rim: Behind, own: SeatPlace | None
    ) -> None:
        """Take the zone behind the rim, and the place of the viewer's own seat, if there is one."""
        self._kit, self._stage, self._zone, self._rim, self._own = kit, stage, zone, rim, own
        self._art = TileArt(kit)
        self._front: int | None = None
        self._thinker: int | None = None
        self._thought = 0.0
        self._shown: list[NamePlate | None] = []
        self._heads: list[Surface | None] = []
        self._leans: list[Tween] = []
        self._way = Tween(1.0, 0.0)
        self._came_from: list[SeatPlace] = []
        self._lamps, self._faces, self._paws, self._glows, self._sprites = (
            list[Sprite]() for _ in range(5)
        )
        self._ways: Mapping[int, int] = {}
        self.places: list[SeatPlace] = []
        self.rects: list[Rect] = []
        """Where the seats are."""
        self.stamps: Mapping[int, str] = {}
        """The stamps that have just been found, by seat."""

    def show(self, shown: Shown, stamps: Mapping[int, str] | None = None) -> None:
        """Show how the players stand now, and what stamps they have just found."""
        self.stamps = self.stamps if stamps is None else dict(stamps)
        front = self._front if shown.viewer is None or not self._own else shown.viewer
        if front != self._front or len(self.places) != len(shown.seats):
            self._seat(len(shown.seats), front)
        for at, seat in enumerate(shown.seats):
            stands = seat.stands and not shown.over
            plate = NamePlate(
                seat,
                label(self._kit, shown.players, at),
                at in shown.lit,
                mood(shown, at),
                self.stamps.get(at, ""),
                stands,
                stands and not shown.is_gentle,
            )
            if plate != self._shown[at]:
                self._shown[at] = plate
                self._paint(at, plate)

    def point(self, at: int) -> Point:
        """Return where tiles come from or go to that belong to a seat's hidden rack."""
        place = self.places[at]
        return (place.rack or place.plate).center

    def think(self, at: int | None) -> None:
        """Show the eyes of a seat wandering over the rows, and nobody else's."""
        if at != self._thinker:
            changed = [seat for seat in (self._thinker, at) if seat is not None]
            self._thinker, self._thought = at, 0.0
            for seat in changed:
                self._make_face(seat)

    def make_way(self, ways: Mapping[int, int]) -> None:
        """Show plates below the bubbles, whose lowest points these are, by seat."""
        before, self._ways = self._ways, dict(ways)
        for at, plate in enumerate(self._shown):
            if plate and before.get(at) != self._ways.get(at):
                self._paint(at, plate)

    def plate(self, at: int) -> Rect:
        """Return where the plate of a seat is: below what its owner says."""
        place, way = self.places[at], self._ways.get(at, 0)
        plate = self._clear_plate(at, place)
        if not place.head or way <= plate.top:
            return plate
        return Rect(plate.x, way, plate.w, max(plate.bottom - way, LOWEST))

    def _clear_plate(self, at: int, place: SeatPlace) -> Rect:
        """Return where the plate of a place is; it makes way for who stands before it."""
        plate, shown = place.plate, self._shown[at]
        if not (shown and shown.stands and place.head and place.rack):
            return plate
        beside = Rect(place.rack.x, plate.y, place.rack.w, plate.h)
        return plate if place.rack.colliderect(place.head) else beside

    def settle(self, rim: Behind, ms: float) -> None:
        """Go within `ms` to where one sits behind a rim that has moved."""
        self._rim, self._came_from = rim, self.places
        self._way.put(0.0, 0.0)
        self._way.to(1.0, 0.0, ms)
        self._find_places(len(self.places))
        for at, plate in enumerate(self._shown):
            if plate:
                self._paint(at, plate)

    def tick(self, dt: float) -> None:
        """Move heads: who is to move leans in, the others back; eyes that think wander."""
        if self._way.tick(dt):
            for at in range(len(self.places)):
                self._put(at)
        for at, lean in enumerate(self._leans):
            if lean.tick(dt):
                self._place_head(at)
        if self._thinker is not None and not self._kit.preferences.reduced_motion:
            before, self._thought = self._gaze, self._thought + dt
            if self._gaze != before:
                self._make_face(self._thinker)

    @property
    def _gaze(self) -> Gaze:
        """Where who thinks looks."""
        return THOUGHT[int(self._thought / GLANCE + 1) % len(THOUGHT)]

    def _seat(self, count: int, front: int | None) -> None:
        """Give every seat its place, with nothing shown there yet."""
        self._front = front
        self._find_places(count)
        self._way.finish()
        self._clear()
        self._shown = [None] * count
        self._heads = [None] * count
        self._leans = [Tween(0.0, 0.0) for _ in range(count)]

    def _find_places(self, count: int) -> None:
        """Find the places: who sits after the viewer is the first behind the rim."""
        kit, front, high = self._kit, self._front, plate_height(self._kit)
        if front is None:
            self.places = behind(kit, self._zone, self._rim, count, high)
        else:
            assert self._own
            others = behind(kit, self._zone, self._rim, count - 1, high)
            self.places = [
                self._own if at == front else others[(at - front - 1) % count]
                for at in range(count)
            ]
        self.rects[:] = [place.whole for place in self.places]

    def _clear(self) -> None:
        """Put bare sprites on the stage in place of those that are there."""
        for sprite in (*self._glows, *self._lamps, *self._faces, *self._paws, *self._sprites):
            sprite.remove()
        layers = Layer.LAMP, Layer.FACE, Layer.PAWS, Layer.SEAT_GLOW, Layer.SURROUNDINGS
        self._lamps, self._faces, self._paws, self._glows, self._sprites = (
            [self._stage.add(Surface((1, 1)), z=layer, visible=False) for _ in self.places]
            for layer in layers
        )

    # What is painted

    def _paint(self, at: int, plate: NamePlate) -> None:
        place = self.places[at]
        front = draw_name_plate(self._kit, plate, self.plate(at).size)
        if place.rack:
            # A rack that lies open on the table isn't shown from behind, too.
            seat = plate.seat
            tiles = (HIDDEN,) * (0 if seat.open_rack or seat.last_rack else seat.tiles)
            rack = self._kit.turned(place.rack, self.plate(at)).move(-self.plate(at).x, 0)
            front = self._with_rack(front, tiles, rack, place.plate.h + self._hangs(at))
        self._show_at(self._sprites[at], front)
        self._light(at, plate.seat)
        if place.head:
            self._paint_head(at, plate, place.head)
        self._put(at)

    def _hangs(self, at: int) -> int:
        """Return how far a plate hangs below its usual place."""
        return self.plate(at).bottom - self.places[at].plate.bottom

    def _with_rack(self, plate: Surface, tiles: Row, rack: Rect, low: int) -> Surface:
        """Draw a rack behind its plate, which ends so far below it."""
        picture = self._kit.canvas((plate.width, low + rack.h))
        width = round(rack.h / TILE_RATIO)
        pitch = min(width * CLOSE, (rack.w - width) / max(1, len(tiles) - 1))
        is_held = self._rim.whole and rack.centerx == plate.width // 2
        spare = rack.w - width - round(pitch * (len(tiles) - 1)) if is_held else 0
        start = rack.x + spare // 2
        left, top = self._art.pad(width)
        for index, tile in enumerate(tiles):
            place = (start + round(index * pitch) - left, -top)
            picture.blit(self._art.face(tile, width), place)
        picture.blit(plate, (0, picture.height - plate.height))
        return picture

    def _paint_head(self, at: int, plate: NamePlate, head: Rect) -> None:
        kit = self._kit
        self._make_face(at)
        stands = plate.stands
        still = kit.preferences.reduced_motion or not self._faces[at].visible
        self._leans[at].to(plate.to_move or stands, stands, 0 if still else LEAN_MS)
        if not plate.to_move:
            self._lamps[at].hide()
            return
        reach, strength = LAMP
        light = softness.glow(
            head.size, head.w // 2, kit.theme["accent_ink"], kit.px(reach), strength
        )
        high = light.height // 2 + (head.h + 1) // 2  # Down to the rim.
        shaft = light.subsurface((0, 0, light.width, high))
        self._show_at(self._lamps[at], shaft)

    def _make_face(self, at: int) -> None:
        plate, head = self._shown[at], self.places[at].head
        if plate and head:
            kit, player = self._kit, plate.seat.player
            mood, gaze = plate.mood, AT_TABLE if plate.mood == "thinking" else AHEAD
            if at == self._thinker:
                mood, gaze = "thinking", self._gaze
            color, whole = player.color_on(at), self._rim.whole
            below = max(0, head.h - head.w) + (kit.px(STAND) if plate.stands else 0)
            raised = 0 if whole else RAISED
            self._heads[at] = sitter(kit, player, color, head.w, mood, gaze, below, raised)
            if whole or plate.stands:
                held = paws(kit, player, color, head.w, "rack" if whole else "rim")
                self._show_at(self._paws[at], held.picture)
            else:
                self._paws[at].hide()
            self._place_head(at)

    def _place_head(self, at: int) -> None:
        """Show so much of a head above the rim as it leans in, and more if it stands up."""
        head, drawn, picture = self._now(at).head, self.places[at].head, self._heads[at]
        if not head or not drawn or not picture:
            return
        picture = transformed(picture, head.w / drawn.w, head.w / drawn.w)
        reach = 0 if self._kit.preferences.reduced_motion else self._kit.px(LEAN)
        lean, more = self._leans[at], self._kit.px(STAND)
        high = head.h - reach + round(reach * lean.x + more * lean.y)
        low = head.bottom + round(max(0, more - head.top) * lean.y)
        plate = self._clear_plate(at, self._now(at))
        if plate.left <= head.centerx <= plate.right:  # It hides what is behind it.
            high, low = high - max(0, low - plate.top), min(low, plate.top)
        part = picture.subsurface((0, 0, picture.width, min(picture.height, high)))
        self._show_at(self._faces[at], part)
        self._faces[at].move(*part.get_rect(midbottom=(head.centerx, low)).topleft)
        held = self._paws[at].image.get_rect(midbottom=(head.centerx, low + head.w // 4))
        self._paws[at].move(*held.topleft)

    def _light(self, at: int, seat: ShownSeat) -> None:
        """Light the plate of a seat that is nearly out, the more the fewer tiles it has."""
        glow, rect = self._glows[at], self.plate(at)
        if not seat.nearly_out or seat.last_rack:
            glow.hide()
            return
        reach, strength = GLOW[seat.tiles]
        alarm = (shown := self._shown[at]) and shown.alarm
        color = ALARM if alarm else seat_color(self._kit, seat.player.color_on(at))
        light = softness.glow(rect.size, rect.h // 2, color, self._kit.px(reach), strength)
        self._show_at(glow, light)

    @staticmethod
    def _show_at(sprite: Sprite, picture: Surface) -> None:
        """Show a picture, wherever it is."""
        sprite.show(picture)
        sprite.reveal()

    # Where it is put

    def _now(self, at: int) -> SeatPlace:
        """Return where a seat is shown now, perhaps on its way."""
        place = self.places[at]
        return self._came_from[at].on_the_way(place, self._way.x) if self._way.moving else place

    def _put(self, at: int) -> None:
        """Put all that is painted of a seat where it is now."""
        place = self._now(at)
        plate = self._clear_plate(at, place)
        front, glow, lamp = self._sprites[at].image, self._glows[at].image, self._lamps[at].image
        low = plate.bottom + self._hangs(at)
        self._sprites[at].move(*front.get_rect(bottomleft=(plate.x, low)).topleft)
        self._glows[at].move(*glow.get_rect(center=plate.center).topleft)
        if place.head:
            self._lamps[at].move(*lamp.get_rect(midbottom=place.head.midbottom).topleft)
            self._place_head(at)


def mood(shown: Shown, at: int) -> Mood:
    """Choose the mood of a player.

    At the end, when racks lie open, the player with the fewest points laughs. Players are glad when
    they have just laid tiles, proud if that surprised the others, and laugh with their last ones.
    They worry when another player has few tiles left, and the leader is set on winning. A player
    who draws again and again looks at the table.
    """
    seat = shown.seats[at]
    if seat.last_rack:
        return "laughing" if at in shown.winners else "worried"
    if seat.has_just_played:
        is_big = any(other.is_surprised for other in shown.seats)
        return "laughing" if not seat.tiles else "proud" if is_big else "glad"
    if seat.is_surprised:
        return "shocked"
    if seat.stands and seat.tiles == min(other.tiles for other in shown.seats):
        return "focus"
    others = (other for other in shown.seats if other is not seat)
    if not shown.rules.together and any(other.nearly_out for other in others):
        return "worried"
    return "thinking" if seat.waits else "calm"
