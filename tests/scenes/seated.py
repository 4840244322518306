"""A pilot at the table: it finds tiles by their names and says what lies where."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pygame
from pygame import Rect

from game.engine.game import Game
from game.engine.move import At, To
from game.engine.notation import read_tile, write_row
from game.engine.tile import Tile
from game.kit.preferences import Store
from game.kit.scene import Scene
from game.kit.voice.voice import Voice
from game.session.session import Session
from game.view.table.board import Board
from game.view.table.places.placements import OnRack, Placement
from game.view.table.target import NEXT
from game.view.table.tile_sprite import TileSprite
from game.view.tile_art import SEATS
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.pilot import Pilot, Place

SHARED = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8 | R1 R2 R3 R4 R5 R6 | K9 J K11
* Fox+  B3 B7 B8 R7 K1 K1 K2 O13
  Owl+  O1 O2 O3 B13
  Otter+ K4 K5 K6 R11
pool R12 B12 O12 K12 R13 B1 O5
"""
"""A table where everybody has opened and every tile is known."""

WAITING = SHARED.replace("* Fox+", "  Fox+").replace("  Owl+ ", "* Owl+ ")
"""The same table when it is the turn of a bot that has a set to lay."""

LONG = """
rules classic-2016
table B4 B5 B6
  Fox+ K1 R5
* Owl+ B7 B8 B9 B10 B11 B12 B13 B3 B2 B1 O1 O2 O3 R12 K12
pool R13 B1 O5 O6
"""
"""A bot with a long turn before it."""

FRAMES = 60
"""Frames a second."""

ENOUGH = 1.0
"""Seconds after which no tile is under way any more."""


class Seated(Pilot):
    """A pilot whose first scene is a turn of a session; `answers` are what it closed with."""

    def __init__(
        self,
        session: Session | None = None,
        size: tuple[int, int] = (1366, 768),
        viewer: int | None = 0,
        settings: Store | None = None,
        voice: Voice | None = None,
    ) -> None:
        super().__init__(Scene, size, settings=settings, voice=voice)
        self.session = session or samples.session(SHARED)
        self.answers: list[object] = []
        self.turn = Turn(self.kit, at_pace(self.kit, self.session), viewer)
        self.app.stack.push(self.turn, then=self.answers.append)
        self.step()

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.session.game

    @property
    def board(self) -> Board:
        """What lies on the table and on the rack."""
        return self.turn.state.board

    @property
    def rows(self) -> list[str]:
        """The rows of the table in words."""
        return [write_row(row) for row in self.board.shown.rows]

    @property
    def rack(self) -> str:
        """The rack in words, in the order shown."""
        return write_row(self.board.shown.rack)

    @property
    def message(self) -> str:
        """What the line over the rack says."""
        return self.turn.state.view.message.text

    @property
    def action(self) -> tuple[str, str, bool]:
        """What the big button says, below it, and whether it can be pressed."""
        button = self.turn.widget("action")
        return button.text, button.sub, button.active

    @property
    def held(self) -> list[str]:
        """The tiles in the hand."""
        return [
            str(self.board.tiles.sprite_at(place).tile) for place in self.turn.state.hand.places
        ]

    def mine(self, tile: str, nth: int = 0) -> Place:
        """Give the middle of a tile on the rack."""
        found = [at for at, each in enumerate(self.board.shown.rack) if each == read_tile(tile)]
        return self.sprite(OnRack(found[nth], read_tile(tile))).placement.rect.center

    def at(self, row: int, index: int = 0) -> Place:
        """Give the middle of a tile of a row."""
        return self.sprite(At(row, index)).placement.rect.center

    def row(self, text: str) -> int:
        """Give the number of a row."""
        return self.rows.index(text)

    def frame(self, row: int) -> Place:
        """Give a place on the frame of a row beside its tiles."""
        rect = self.board.row_rect(row)
        return rect.left + 2, rect.centery

    def sprite(self, place: OnRack | At) -> TileSprite:
        """Give the tile that belongs to a place."""
        sprite = self.board.tiles.sprite_at(place)
        assert sprite, place
        return sprite

    def felt(self) -> Place:
        """Give a place on the table where a new row can lie, as low as there is one."""
        found = bare(self.board)
        assert found, "The table has no room for a new row."
        return found

    def wood(self) -> Place:
        """Give a place on the rack behind its last tile."""
        zone = self.board.rack_zone
        return zone.right - 20, zone.bottom - 20

    def lose_focus(self) -> None:
        """Let another window come to the front."""
        self.step(pygame.Event(pygame.WINDOWFOCUSLOST))

    def settle(self) -> None:
        """Wait until all tiles lie still."""
        self.tick(ENOUGH, fps=20)

    def wait_for_turn(self, dt: float = 1 / FRAMES) -> None:
        """Let the others play until it is the person's turn."""
        for _ in range(2000):
            if self.turn.state.shown.can_act:
                return
            self.step(dt=dt)
        raise AssertionError("It takes too long.")

    def places(self) -> dict[str, Place]:
        """Give where every row lies, by its tiles."""
        return {row: self.board.row_rect(at).topleft for at, row in enumerate(self.rows)}


def lines(pilot: Seated) -> list[list[str]]:
    """Give the rows line by line as one reads them."""
    found: dict[int, list[tuple[int, str]]] = {}
    for row, (x, y) in pilot.places().items():
        found.setdefault(y, []).append((x, row))
    return [[row for _, row in sorted(found[y])] for y in sorted(found)]


def bare(board: Board) -> Place | None:
    """Give a place for a new row, if there is one; next to a row tiles may join that."""
    zone, step = board.zone, 12
    down = range(zone.bottom - step, zone.top, -step)
    across = range(zone.right - 8 * step, zone.left + 8 * step, -step)
    free = [(x, y) for y, x in product(down, across) if board.target_at((x, y)) is To.NEW_ROW]
    apart = (place for place in free if board.row_under(place, reach=NEXT) is None)
    return next(apart, free[0] if free else None)


def assert_whole(board: Board) -> None:
    """Check that each tile is shown once: those of the table and those of the open rack."""
    shown = Counter(sprite.tile for sprite in board.tiles.sprites)
    assert shown == tiles(board)
    sprites = [sprite.stage_sprite for sprite in board.tiles.sprites]
    assert len(set(sprites)) == len(sprites)
    assert all(
        sprite.stage_sprite.visible or sprite.tween.waiting for sprite in board.tiles.sprites
    )


def assert_home(board: Board) -> None:
    """Check that every tile lies in its place, inside the window."""
    window = Rect((0, 0), board.kit.size)
    for sprite in board.tiles.sprites:
        assert sprite.placement
        assert (sprite.tween.x, sprite.tween.y) == (sprite.placement.x, sprite.placement.y)
        assert window.contains(sprite.placement.rect), sprite.placement


def tiles(board: Board) -> Counter[Tile]:
    """Count the tiles of a table with its River and of the open rack with its plunder."""
    shown = board.shown
    river = (shown.river, shown.offer) if board.river_strip else ()
    lying = (*shown.rows, shown.rack, shown.plunder, *river)
    return Counter(tile for row in lying for tile in row)


def raw(picture: pygame.Surface) -> bytes:
    """Give the pixels of a picture."""
    return picture.get_buffer().raw


def play_b3(pilot: Seated) -> None:
    """Lay a tile that makes the table legal."""
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))


def marked(pilot: Seated, mark: str) -> set[str]:
    """Give the tiles of the table with a mark."""
    return {str(each.tile) for each in _placed(pilot, At) if each.mark == mark}


def new_on_rack(pilot: Seated) -> str:
    """Give the tiles of the rack that are marked as new, in the order shown."""
    places = sorted(_placed(pilot, OnRack), key=lambda each: each.place.index)
    return write_row(each.tile for each in places if each.mark in SEATS)


def _placed(pilot: Seated, kind: type) -> list[Placement]:
    placements = [sprite.placement for sprite in pilot.board.tiles.sprites if sprite.placement]
    return [each for each in placements if isinstance(each.place, kind)]


def steps_of(pilot: Seated, turns: int = 1) -> Iterator[float]:
    """Let time pass until so many turns have ended; give the seconds at which tables changed."""
    before, seconds = pilot.rows, 0.0
    while pilot.game.turns < turns:
        pilot.step()
        seconds += 1 / FRAMES
        assert seconds < 20
        if pilot.rows != before:
            yield seconds
        before = pilot.rows
    yield seconds
