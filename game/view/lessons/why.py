"""Why a try fails, as the animal that holds a lesson says it: kindly, with the tiles in words."""

from collections import Counter
from collections.abc import Sequence

from game.engine.fault import Fault
from game.engine.notation import read_tile
from game.engine.tile import Row, Tile
from game.kit.kit import Kit
from game.view.wording import color_name, tile_name


def why(kit: Kit, fault: Fault, rows: Sequence[Row]) -> str:
    """Say a fault about some rows in at most twelve words."""
    row = rows[fault.rows[0]] if fault.rows else ()
    shown = [tile for tile in row if tile.number]
    if fault.reason == "mixed":
        return _mixed(kit, shown)
    facts: dict[str, object] = {"count": len(row)}
    if shown:
        facts["many"] = _many(kit, shown[0].number)
    for name, value in fault.facts:
        facts |= _spelt(kit, name, value, shown)
    return kit.text(f"why-{fault.reason}", **facts)


def _mixed(kit: Kit, shown: Sequence[Tile]) -> str:
    """Say which tile doesn't belong: one of another number, or of another colour."""
    (number, alike), *_ = Counter(tile.number for tile in shown).most_common()
    (color, same), *_ = Counter(tile.kind for tile in shown).most_common()
    if alike == len(shown) - 1:
        odd = next(tile.number for tile in shown if tile.number != number)
        return kit.text(
            "why-mixed-group",
            count=alike,
            one=_capital(kit.text("number-one", number=number)),
            many=_many(kit, number),
            odd=kit.text("number-one", number=odd),
            odds=_capital(_many(kit, odd)),
            like=_many(kit, odd),
        )
    if same == len(shown) - 1:
        stranger = next(tile for tile in shown if tile.kind != color)
        return kit.text("why-mixed-run", tile=_named(kit, stranger))
    return kit.text("why-mixed")


def _spelt(kit: Kit, name: str, value: str | int, shown: Sequence[Tile]) -> dict[str, str | int]:
    """Put a fact of a fault into words: a number is also the tile that it is about."""
    match name, value:
        case "color", str():
            return {"color": color_name(kit, value)}
        case "tile", str():
            return {"tile": _named(kit, read_tile(value))}
        case "number", int() if shown:
            tile = Tile(shown[0].kind, value)
            return {"many": _many(kit, value), "tile": _named(kit, tile)}
    return {name: value}


def _named(kit: Kit, tile: Tile) -> str:
    """Name a tile, its number in a word."""
    if tile.is_joker:
        return tile_name(kit, tile)
    number = kit.text("number-word", number=tile.number)
    return kit.text("tile", color=color_name(kit, tile.kind), number=number)


def _many(kit: Kit, number: int) -> str:
    """Name several tiles of one number."""
    return kit.text("number-many", number=number)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
