"""Rows in words: what a set is, or why a row is none, and what a joker stands for."""

from game.analysis.turn_status import RowStatus
from game.engine.meld import Meld, Stand, melds
from game.engine.tile import Row, Tile
from game.kit.kit import Kit
from game.view.wording import color_name, listed, row_words, tile_name, tile_names


def row_said(kit: Kit, at: int, row: Row, status: RowStatus) -> str:
    """Say which row it is and what it is; of one that is no set, why, as its frame does."""
    why = row_words(kit, row, status)
    if why:
        return kit.text("speak-row-fault", number=at + 1, why=why, tiles=tile_names(kit, row))
    return kit.text("speak-row", number=at + 1, row=set_said(kit, row))


def set_said(kit: Kit, row: Row) -> str:
    """Say what a set is, and what its jokers stand for; other rows tile by tile."""
    meld = best_reading(row)
    if not meld or meld.kind not in ("run", "group"):
        return tile_names(kit, row)
    numbers = [number for stand in meld.stands for number in stand.numbers]
    tiles = [tile for tile in row if not tile.is_joker]
    jokers = [each for each in zip(row, meld.stands, strict=True) if each[0].is_joker]
    if meld.kind == "group":
        colors = listed(kit, [color_said(kit, tile.kind) for tile in tiles])
        said = kit.text("speak-group", number=numbers[0], colors=colors)
    elif len({tile.kind for tile in tiles}) == 1:
        color, first, last = color_name(kit, tiles[0].kind), min(numbers), max(numbers)
        said = kit.text("speak-run", color=color, first=first, last=last)
    else:
        return listed(kit, [tile_said(kit, *each) for each in zip(row, meld.stands, strict=True)])
    return listed(kit, [said, *(tile_said(kit, *each) for each in jokers)])


def color_said(kit: Kit, kind: str) -> str:
    """Name a colour that stands alone; before a number it may need an ending."""
    return kit.text("speak-color", color=color_name(kit, kind))


def best_reading(row: Row) -> Meld | None:
    """Return the reading of a set that is worth most, as it is drawn."""
    return max(melds(row), key=lambda meld: meld.value, default=None)


def tile_said(kit: Kit, tile: Tile, stand: Stand | None = None) -> str:
    """Name a tile, and of a joker in a set what it stands for."""
    name = tile_name(kit, tile)
    if not tile.is_joker or not stand or not stand.numbers:
        return name
    if len(stand.colors) == 1 and len(stand.numbers) == 1:
        meant = tile_name(kit, Tile(stand.colors, stand.numbers[0]))
    else:
        meant = listed(kit, [str(number) for number in stand.numbers])
    return kit.text("speak-joker", joker=name, meant=meant)


def tile_in_row(kit: Kit, row: Row, index: int) -> str:
    """Name a tile of a row, and what it stands for there."""
    meld = best_reading(row)
    return tile_said(kit, row[index], meld.stands[index] if meld else None)
