"""A rack in words: by colours and numbers, as one would look for runs on it."""

from collections import Counter
from functools import reduce
from itertools import groupby

from game.engine.tile import Row, in_order
from game.kit.kit import Kit
from game.view.speech.spoken_rows import color_said
from game.view.table.shown import Shown
from game.view.wording import listed, tile_name, tile_names


def rack_said(kit: Kit, shown: Shown) -> list[str]:
    """Say what lies on the viewer's rack; nothing where nobody's rack is open."""
    if shown.viewer is None:
        return []
    tiles = by_colors(kit, shown.rack)
    return [kit.text("speak-rack", count=len(shown.rack), tiles=tiles)]


def by_colors(kit: Kit, tiles: Row) -> str:
    """List tiles, of each colour only the numbers; jokers come last."""
    groups = groupby(in_order(tiles), lambda tile: "" if tile.is_joker else tile.kind)
    told = [_group(kit, color, tuple(group)) for color, group in groups]
    return reduce(lambda said, then: kit.text("speak-then", said=said, then=then), told or [""])


def _group(kit: Kit, color: str, tiles: Row) -> str:
    if not color:
        return listed(kit, [tile_name(kit, tile) for tile in tiles])
    numbers = listed(kit, [str(tile.number) for tile in tiles])
    return kit.text("tile", color=color_said(kit, color), number=numbers)


def drawn_said(kit: Kit, before: Shown, shown: Shown) -> list[str]:
    """Say what has come to the viewer's rack with the end of their turn, unless others listen.

    Then the story says all that they may hear: that a tile was drawn.
    """
    if shown.viewer is None or before.viewer != shown.viewer or before.turn == shown.turn:
        return []
    return tell_gains(kit, before, shown) if before.to_move == shown.viewer else []


def tell_gains(kit: Kit, before: Shown, shown: Shown) -> list[str]:
    """Say what has come to the viewer's rack since then, unless others listen."""
    new = Counter(shown.rack) - Counter(before.rack)
    if shown.is_secret or not new:
        return []
    return [kit.text("speak-drawn", tiles=tile_names(kit, in_order(new.elements())))]
