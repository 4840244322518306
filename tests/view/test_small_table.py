from typing import Any

import pygame
import pytest
from pygame import Surface

from game.engine.notation import read_table, write_table
from game.engine.tile import Tile
from game.view.small_table import LEAST, draw_small_table
from game.view.tile_art import TileArt
from tests import samples
from tests.kits import open_kit

FULLEST = write_table(samples.worst_table().table)

Drawn = list[tuple[Tile, int]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    tiles: Drawn = []

    class Art(TileArt):
        def face(self, tile: Tile, width: int, *args: Any, **kwargs: Any) -> Surface:
            tiles.append((tile, width))
            return super().face(tile, width, *args, **kwargs)

    monkeypatch.setattr("game.view.small_table.TileArt", Art)
    return tiles


def draw(size: tuple[int, int], written: str) -> Surface:
    pygame.display.init()
    pygame.display.set_mode((1366, 768))
    return draw_small_table(open_kit((1366, 768)), size, 10, written)


@pytest.mark.parametrize("size", [(900, 400), (440, 140), (240, 130)])
def test_all_rows_are_drawn_in_their_order_where_there_is_room(
    drawn: Drawn, size: tuple[int, int]
) -> None:
    rows = "B4 B5 B6 | K8 R8 O8 | R10 R11 J R13"
    picture = draw(size, rows)
    assert picture.size == size
    assert [tile for tile, _ in drawn] == [tile for row in read_table(rows) for tile in row]
    assert len({width for _, width in drawn}) == 1


def test_of_more_rows_than_there_is_room_for_the_first_are_drawn(drawn: Drawn) -> None:
    draw((240, 60), FULLEST)
    every = [tile for row in read_table(FULLEST) for tile in row]
    assert 0 < len(drawn) < len(every)
    assert [tile for tile, _ in drawn] == every[: len(drawn)]
    assert all(width >= LEAST for _, width in drawn)


@pytest.mark.parametrize("written", ["", "nonsense", "K99", "K1 " * 5000])
def test_of_what_is_no_table_only_the_felt_is_drawn(drawn: Drawn, written: str) -> None:
    assert draw((300, 120), written).size == (300, 120)
    assert not drawn


def test_where_there_is_no_room_no_tile_is_drawn(drawn: Drawn) -> None:
    draw((20, 8), "K1 K2 K3")
    assert not drawn
