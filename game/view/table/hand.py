"""The hand: tiles picked up by tap or by drag are the same thing, and so is putting them down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import dist
from typing import TypeGuard

from pygame import Rect

from game.analysis.table_diff import tiles_at
from game.engine.move import At, Move, To
from game.engine.position import Table
from game.engine.tile import Row
from game.kit.motion.tween import Sway
from game.view.proportions import tile_height
from game.view.table.board import Board
from game.view.table.places.placements import Holdable, InPlunder, OnRack, Place, Point
from game.view.table.places.row_opening import opening
from game.view.table.table_zone import on_table
from game.view.table.target import target_of

PITCH = 1.1
"""How far apart carried tiles lie, in tile widths."""

RAISED = 0.12
"""How far a tile in the hand is raised over its place, in tile widths."""

TILT = 5.0
"""The most that carried tiles lean, in degrees."""

HASTE = 12.0
"""The speed from which a hand only passes over rows, in tile widths a second."""

SWIFT = 16.0
"""The speed of a hand at which they do, in tile widths a second."""

TAPPED = 0.5
"""How fast a tile flies that is only told where to go, in parts of that."""


@dataclass(frozen=True)
class Put:
    """Say that tiles were put down: from where, onto what, and the point of the screen.

    `middle` is that of the first tile.
    """

    places: tuple[Holdable, ...]
    to: At | To
    at: Point
    middle: Point

    @property
    def slots(self) -> list[int]:
        """The places of those tiles in the order in which the rack is shown."""
        return [place.index for place in self.places if isinstance(place, OnRack)]

    @property
    def orders_rack(self) -> bool:
        """Return whether the tiles only change places on the rack."""
        return self.to is To.RACK and len(self.slots) == len(self.places)

    @property
    def move(self) -> Move:
        """The move of the game; tiles of the rack that are put on the rack are not in it."""
        return Move(
            tuple(
                place.source if isinstance(place, OnRack) else place
                for place in self.places
                if not (self.to is To.RACK and isinstance(place, OnRack))
            ),
            self.to,
        )

    def tiles(self, rows: Table) -> Row:
        """Return the tiles, those of the table out of its rows."""
        return tiles_at(rows, self.places)

    def whole_row(self, rows: Table) -> int | None:
        """Return the row that is laid elsewhere from end to end, if that is all."""
        held = {place.row for place in self.places if isinstance(place, At)}
        if self.to is not To.NEW_ROW or self.slots or len(held) != 1:
            return None
        row = held.pop()
        return row if len(self.places) == len(rows[row]) else None


class Hand:
    """Turn presses, drags and taps into tiles taken and put down."""

    def __init__(self, board: Board, join: Callable[[Move], Row | None]) -> None:
        """Take what tells which row a move to a row would make, None if the move is refused."""
        self._board = board
        self._join = join
        self.places: list[Holdable] = []
        self.dragging = False
        self._pressed = False
        self._grip: Point = (0.0, 0.0)
        self._point: Point = (0.0, 0.0)
        self._middle: Point = (0.0, 0.0)
        self._before: list[Holdable] = []
        self._home = Rect(0, 0, 0, 0)
        self.trembles = False
        """Whether what looks like a drag has never left the tile it began on."""
        self._sweeping = False
        self._target: At | To | None = None
        self._is_aimed = True
        self._passed: Point = (0.0, 0.0)
        self._hastes = False
        self.speed = TAPPED
        """How fast what was put down last came there, from 0 to 1."""

    def hover(self, point: Point, *, can_act: bool) -> None:
        """Lift the tile under a point that rests there, if it can be taken."""
        self._board.tiles.hover(self._takeable(point, can_act))

    def press(self) -> None:
        """Begin a press; once the hand has let go, what is left of a press does nothing."""
        self._pressed, self.trembles = True, False
        self._board.tiles.hover(None, "press")

    def tap(self, point: Point, *, can_act: bool) -> Put | None:
        """Take the tile under a point, or put what is held down there."""
        if not self._pressed:
            return None
        place = self._takeable(point, can_act)
        if place is not None and self._joins(place):
            if place in self.places:
                self.places.remove(place)
                self._board.return_home()
            else:
                self.places.append(place)
            self._lift()
            return None
        self.speed = TAPPED
        at = on_table(self._board.kit, self._board.layer, self._board.zone, point)
        return self._put(at, at)

    def drag(self, start: Point, point: Point, *, can_act: bool) -> None:
        """Carry the tiles under the start of the drag; from bare ground, sweep tiles up."""
        if not self._pressed:
            return
        if not self.dragging and not self._sweeping:
            self._begin(start, can_act)
        self.trembles = self.trembles and self._home.collidepoint(point)
        if self._sweeping:
            self._sweep(start, point, can_act)
        else:
            self._carry(point)

    def drop(self, point: Point) -> Put | None:
        """End a drag."""
        if not self._pressed:
            return None
        if self._sweeping:
            self._sweeping = False
            self._board.rubber_band.hide()
            return None
        self.dragging = False
        return self._put(point, self._middle)

    def settle(self) -> None:
        """Take a drag for a tap after all: hold again what was held before."""
        self.release()
        self.places, self._pressed = self._before, True

    def take(self, places: Sequence[Holdable]) -> None:
        """Hold just these tiles."""
        self.places = list(places)
        self._board.return_home()
        self._lift()

    def lay(self, to: At | To, point: Point) -> Put | None:
        """Put what is held down where it is told to go, without a press there."""
        if not self.places:
            return None
        put = Put(tuple(self.places), to, point, point)
        self.places.clear()
        self.speed = TAPPED
        return put

    def tick(self, dt: float) -> None:
        """Tilt carried tiles as the hand moves, and open the row under it when it is calm."""
        if self.dragging and dt > 0:
            way = dist(self._point, self._passed) / self._board.row_layout.width
            self._hastes, self._passed = way / dt > HASTE, self._point
            self.speed = min(1.0, way / dt / SWIFT)
            self._open()
        tile_sprites = (
            [self._board.tiles.sprite_at(place) for place in self.places] if self.dragging else []
        )
        if tile_sprites and tile_sprites[0] and self._board.tiles.pace("pick_up"):
            angle = self._sway.tick(self._point[0] / tile_sprites[0].width, dt)
            for sprite in filter(None, tile_sprites):
                sprite.lean(angle)

    def release(self) -> None:
        """Release everything; the tiles go home."""
        self.let_go()
        self._board.return_home()

    def let_go(self) -> None:
        """Hold nothing any more; the board has still to be told."""
        self.places.clear()
        self.dragging = self._sweeping = self._pressed = False
        self._aim(None)
        self._board.rubber_band.hide()

    def keep(self) -> None:
        """Go on holding what is still there, after all tiles were told where they belong."""
        self.places = [place for place in self.places if self._board.tiles.sprite_at(place)]
        self._target = None
        if self.dragging:
            self._carry(self._point)
        else:
            self._lift()

    def barred(self, point: Point) -> Place | None:
        """Return the tile under a point that has to stay where it is; None while tiles are held."""
        place = self._board.tiles.place_under(point)
        is_locked = isinstance(place, At) and not self._is_free(place)
        return place if not self.places and (is_locked or isinstance(place, InPlunder)) else None

    def _takeable(self, point: Point, can_act: bool) -> Holdable | None:
        place = self._board.tiles.place_under(point)
        return place if isinstance(place, OnRack) or (can_act and self._is_free(place)) else None

    def _joins(self, place: Holdable) -> bool:
        """Return whether a tapped tile joins those in the hand; else it is where they go."""
        if not self.places or isinstance(place, OnRack):
            return True
        return any(isinstance(held, At) and held.row == place.row for held in self.places)

    def _lift(self) -> None:
        ms = self._board.tiles.pace("pick_up")
        for number, place in enumerate(self.places):
            sprite = self._board.tiles.sprite_at(place)
            if sprite and sprite.placement:
                raised = (sprite.placement.x, sprite.placement.y - sprite.width * RAISED)
                self._board.tiles.hold(place, raised, tall=number / 100, ms=ms)

    def _begin(self, start: Point, can_act: bool) -> None:
        place = self._takeable(start, can_act)
        row = self._board.row_under(start) if can_act else None
        self._before, self._home = list(self.places), self._find_home(start, place)
        self.trembles = True
        if place is not None:
            if place not in self.places:
                if self.places:
                    self._board.return_home()
                self.places = [place]
        elif row is not None:
            self.places = [At(row, index) for index in range(len(self._board.shown.rows[row]))]
        else:
            self._sweeping = True
            return
        self.dragging = True
        self._hastes, self._passed = False, start
        self._sway = Sway(TILT, SWIFT, self._board.kit.theme.motion["pick_up"])
        self._grip = self._grip_at(start, place)
        self._carry(start, self._board.tiles.pace("pick_up"))

    def _find_home(self, start: Point, place: Holdable | None) -> Rect:
        """Return half a tile around the start of a press, and the tile on which it begins."""
        width = round(self._board.row_layout.width)
        home = Rect(start, (0, 0)).inflate(width, width)
        sprite = self._board.tiles.sprite_at(place) if place else None
        return home.union(sprite.placement.rect) if sprite and sprite.placement else home

    def _grip_at(self, start: Point, place: Holdable | None) -> Point:
        """Remember where the pointer holds the tiles, in widths from the corner of the first."""
        order = self.places.index(place) if place else 0
        sprite = self._board.tiles.sprite_at(self.places[order])
        if not sprite or not sprite.placement:
            return (0.0, 0.0)
        x, y, width = sprite.placement.x, sprite.placement.y, sprite.placement.width
        return (start[0] - x) / width + order * PITCH, (start[1] - y) / width

    def _carry(self, point: Point, ms: float = 0.0) -> None:
        """Lay the held tiles side by side under the hand; they gather there within `ms`."""
        self._point = point
        width = self._board.row_layout.width
        x, y = point[0] - self._grip[0] * width, point[1] - self._grip[1] * width
        for number, place in enumerate(self.places):
            at = (x + number * width * PITCH, y)
            self._board.tiles.carry(place, at, width, tall=number / 100, ms=ms)
        self._middle = (x + width / 2, y + tile_height(width) / 2)
        target = target_of(self._board, self.places, self._join, point)
        self._aim(target)
        if target is To.RACK:
            self._board.aim_at_rack(self.places, self._middle)
        else:
            self._board.aim_beside_rack()

    def _aim(self, target: At | To | None) -> None:
        """Let the row at a target open for the tiles in the hand, if it can take them."""
        if target != self._target:
            self._target, self._is_aimed = target, False
            self._open()
            leaves = not isinstance(target, At) or target.row != self._board.aimed
            if leaves and not self._is_aimed:
                self._board.aim(None)

    def _open(self) -> None:
        """Open the row at the target, unless the hand only passes over it."""
        if self._is_aimed or self._hastes:
            return
        self._is_aimed = True
        opened, to = None, self._target
        if isinstance(to, At):
            move = Put(tuple(self.places), to, self._point, self._middle).move
            if joined := self._join(move):
                opened = opening(self._board.shown.rows, move, to, joined)
        self._board.aim(opened)

    def _sweep(self, start: Point, point: Point, can_act: bool) -> None:
        """Take up what lies in the area: tiles of the rack, or of the table if it began there."""
        area = Rect(start, (point[0] - start[0], point[1] - start[1]))
        area.normalize()
        self._board.rubber_band.show(area)
        on_rack = self._board.rack_zone.collidepoint(start)
        under = self._board.tiles.places_in(area)
        swept: list[Holdable] = (
            [place for place in under if isinstance(place, OnRack)]
            if on_rack
            else [place for place in under if can_act and self._is_free(place)]
        )
        new = [*self._before, *(place for place in swept if place not in self._before)]
        if new != self.places:
            self.places = new
            self._board.return_home()
            self._lift()

    def _is_free(self, place: Place | None) -> TypeGuard[At]:
        return isinstance(place, At) and place.row >= self._board.shown.locked

    def _put(self, point: Point, middle: Point) -> Put | None:
        target = target_of(self._board, self.places, self._join, point)
        if not target or not self.places:
            self.release()
            return None
        put = Put(tuple(self.places), target, point, middle)
        self.places.clear()
        self.dragging = False
        self._target = None
        return put
