"""A person at the table of the twins, who finds tiles by their names and moves them by taps."""

from pygame import Color

from game.engine.draft import Draft
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_row, write_row
from game.engine.position import Seat
from game.session.session import Session
from game.view.table.board import Board
from game.view.table.places.placements import InRiver, Placement
from tests.window.hands import by_taps
from tests.window.twins import Twins, turn


class Person:
    """Plays on the first seat; rows and tiles are named as in the notation."""

    def __init__(self, game: Twins) -> None:
        self.game = game

    @property
    def board(self) -> Board:
        return turn(self.game).state.board

    @property
    def session(self) -> Session:
        return turn(self.game).session

    @property
    def draft(self) -> Draft:
        return self.session.game.draft

    @property
    def seat(self) -> Seat:
        """The person's seat as the turn found it."""
        return self.session.game.position.seats[0]

    @property
    def rows(self) -> list[str]:
        return [write_row(row) for row in self.board.shown.rows]

    @property
    def rack(self) -> list[str]:
        return [str(tile) for tile in self.draft.rack]

    @property
    def river(self) -> str:
        return write_row(self.draft.position.river)

    @property
    def message(self) -> str:
        return turn(self.game).state.view.message.text

    @property
    def button(self) -> tuple[str, str, bool]:
        """What the big button says, below it, and whether it can be pressed."""
        button = turn(self.game).widget("action")
        return button.text, button.sub, button.active

    def placement(self, row: str, index: int) -> Placement:
        sprite = self.board.tiles.sprite_at(At(self.rows.index(row), index))
        assert sprite
        assert sprite.placement
        return sprite.placement

    def outline(self, row: str) -> str:
        x, y = self.board.row_rect(self.rows.index(row)).midtop
        shown = self.game.window.picture().get_at((x, y + 1))
        theme = self.game.shadow.kit.theme
        return min(("legal", "fault", "felt_light"), key=lambda name: _distance(shown, theme[name]))

    def lay(self, tiles: str, onto: str = "", at: int | None = None) -> None:
        self._put(self._own(tiles), self._to(onto, at))

    def take(self, tiles: str, off: str, own: str = "", onto: str = "") -> None:
        """Take tiles off a row, then some of the rack, and put them down together."""
        self._put((*self._lying(tiles, off), *self._own(own)), self._to(onto, None))

    def take_back(self, tiles: str, off: str) -> None:
        self._put(self._lying(tiles, off), To.RACK)

    def look_at(self, index: int) -> None:
        sprite = self.board.tiles.sprite_at(InRiver(index))
        assert sprite
        assert sprite.placement
        self.game.tap(sprite.placement.rect.center)

    def end_turn(self) -> None:
        self.game.tap("action")

    def _put(self, tiles: tuple[FromRack | At, ...], to: At | To) -> None:
        by_taps(self.game, self.board, Move(tiles, to))

    def _own(self, tiles: str) -> tuple[FromRack, ...]:
        return tuple(FromRack(tile) for tile in read_row(tiles))

    def _lying(self, tiles: str, row: str) -> tuple[At, ...]:
        names = row.split()
        return tuple(At(self.rows.index(row), names.index(tile)) for tile in tiles.split())

    def _to(self, row: str, at: int | None) -> At | To:
        if not row:
            return To.NEW_ROW
        return At(self.rows.index(row), len(row.split()) if at is None else at)


def _distance(one: Color, other: Color) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
