"""What a hint says, from "You can play" to a sentence for every move."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from game.analysis.hint import Hint
from game.analysis.missing import Missing
from game.analysis.river_choice import RiverChoice
from game.analysis.table_diff import tiles_at
from game.engine.game import Command, Reset, TakeKey
from game.engine.meld import Meld, is_set, melds
from game.engine.move import At, Move, To
from game.engine.position import Position, Table
from game.engine.tile import JOKER, Row, Tile, in_order
from game.engine.turn import needed_to_open, played
from game.kit.kit import Kit
from game.solver.play import grows
from game.view.wording import color_name, joined, listed, sentences, tile_name, tile_names

MOST_ROWS = 2
"""How many rows a hint names one by one."""

MOST_TILES = 4
"""How many tiles a hint names one by one."""


def nothing(kit: Kit, position: Position, hint: Hint) -> str:
    """Say that nothing can be played, or is worth it, as far as that is known, and what to do."""
    if hint.is_late:
        return kit.text("hint-late", pool=len(position.pool))
    pool, needed = len(position.pool), needed_to_open(position)
    if hint.proven and hint.drawing_is_better:
        return kit.text("hint-drawing-better", pool=pool)
    if not position.mover.opened and hint.proven and needed:
        return kit.text("hint-poor", value=hint.worth, needed=needed, pool=pool)
    if not hint.proven:
        return kit.text("hint-nothing-seen", pool=pool)
    # With loose tiles one may play as many as come back (R43).
    takes_back = position.mover.opened and position.rules.loose_tiles == "taken"
    return kit.text("hint-nothing-smaller" if takes_back else "hint-nothing", pool=pool)


def can_play(kit: Kit, position: Position, hint: Hint) -> str:
    """Say that something can be played, or that as much comes back (R43)."""
    if hint.play and not grows(position, hint.play.table):
        return kit.text("hint-can-swap", pool=len(position.pool))
    needed = needed_to_open(position)
    if position.mover.opened or not needed:
        return kit.text("hint-can")
    return kit.text("hint-can-open", needed=needed)


def where(kit: Kit, position: Position, rows: Table, key: int | None) -> str:
    """Name the rows that will change, or where else the play begins."""
    if key is not None:
        tile = tile_name(kit, position.river[key])
        return kit.text("hint-where-river", tile=tile)
    if not rows:
        return kit.text("hint-where-rack")
    if len(rows) > MOST_ROWS:
        return kit.text("hint-where-many")
    names = [row_name(kit, row) for row in rows]
    return kit.text("hint-where", rows=joined(kit, names))


def which(kit: Kit, tiles: Row, shows_left: int | None = None) -> str:
    """Name the tiles to be laid, or count them; say if no moves are shown any more."""
    text = "hint-which" if len(tiles) <= MOST_TILES else "hint-which-many"
    words = kit.text(text, count=len(tiles), tiles=tile_names(kit, tiles))
    return sentences(kit, (words, kit.text("hint-show-none"))) if shows_left == 0 else words


def step(kit: Kit, position: Position, before: Table, command: Command, after: Table) -> str:
    """Say what a step does to the table, in one sentence."""
    match command:
        case Move():
            return _move(kit, position, before, command, after)
        case TakeKey(key):
            tile = tile_name(kit, position.river[key])
            return kit.text("hint-key", tile=tile, count=key)
        case Reset():
            return kit.text("hint-reset")
        case _:
            return ""


def done(kit: Kit, keep: Row = ()) -> str:
    """Say that the turn can end, and what to keep."""
    kind = "joker" if JOKER in keep else "fourth"
    worth = kit.text(f"hint-worth-{kind}", tiles=tile_names(kit, keep)) if keep else ""
    return sentences(kit, (kit.text("hint-done"), worth))


def keep(kit: Kit, advice: RiverChoice) -> str:
    """Say which of two tiles to keep, and why."""
    near = [kit.text("the-tile", tile=tile_name(kit, each)) for each in advice.near]
    return kit.text(
        f"hint-keep-{advice.why}",
        tile=tile_name(kit, advice.tile),
        tiles=joined(kit, near[:MOST_TILES]) if near else "",
    )


def lacking(kit: Kit, rows: Table, missing: Missing) -> str:
    """Say which tile a row needs, and where each one is that would do."""
    names = [kit.text("the-tile", tile=tile_name(kit, tile)) for tile in missing.tiles]
    tiles = reduce(lambda one, other: kit.text("lacking-either", one=one, other=other), names)
    places = list(_whereabouts(kit, rows, missing))
    return kit.text("lacking", tiles=tiles, where=listed(kit, places))


def _whereabouts(kit: Kit, rows: Table, missing: Missing) -> Iterator[str]:
    """Say how many lie where; a set that has the only one on the table is named."""
    if missing.on_rack:
        yield kit.text("lacking-on-rack", count=missing.on_rack)
    lying = [rows[row] for row, _ in missing.on_table]
    if len(lying) == 1 and is_set(lying[0]):
        yield kit.text("lacking-in-set", row=row_name(kit, lying[0]))
    elif lying:
        yield kit.text("lacking-in-rows", count=len(lying))
    if missing.in_river:
        yield kit.text("lacking-in-river", count=missing.in_river)
    if missing.unseen:
        yield kit.text("lacking-unseen", count=missing.unseen)


def left_to_lay(position: Position, rows: Table, hint: Hint) -> Row:
    """Return the tiles of the rack that the play lays and the table does not have yet."""
    if hint.play is None:
        return ()
    wanted, there = (Counter(played(position.table, each)) for each in (hint.play.table, rows))
    return in_order((wanted - there).elements())


def row_name(kit: Kit, row: Row) -> str:
    """Name a row: as the set that it is, or by its tiles."""
    readings = melds(row)
    if readings:
        return _set_name(kit, row, max(readings, key=lambda meld: meld.value))
    names = [kit.text("the-tile", tile=tile_name(kit, tile)) for tile in row]
    return joined(kit, names) if len(row) <= MOST_TILES else kit.text("row-broken", tile=names[0])


def _set_name(kit: Kit, row: Row, meld: Meld) -> str:
    numbers = [number for stand in meld.stands for number in stand.numbers]
    colors = {tile.kind for tile in row if tile.number}
    if meld.kind == "group":
        return kit.text("row-group", number=numbers[0])
    if meld.kind != "run":
        return kit.text("row-mirror")
    first, last = min(numbers), max(numbers)
    if len(colors) > 1:
        return kit.text("row-run-mixed", first=first, last=last)
    color = color_name(kit, colors.pop())
    return kit.text("row-run", color=color, first=first, last=last)


def _move(kit: Kit, position: Position, before: Table, move: Move, after: Table) -> str:
    places = [source for source in move.tiles if isinstance(source, At)]
    rows = {source.row if isinstance(source, At) else None for source in move.tiles}
    if isinstance(move.to, At) and rows == {move.to.row}:
        return kit.text("hint-order", row=row_name(kit, before[move.to.row]))
    taken = tiles_at(before, move.tiles)
    if len(rows) > 1:
        return kit.text("hint-gather", row=row_name(kit, taken))
    words: dict[str, str | int] = {"tiles": _tiles(kit, taken), "count": len(taken)}
    if move.to is To.RACK:
        return kit.text("hint-back", **words)
    if places:
        words["from"] = _origin(kit, position, before, places)
    target = before[move.to.row] if isinstance(move.to, At) else ()
    if target:
        name = row_name(kit, target)
        words["row"] = kit.text("row-other") if name == words.get("from") else name
    if joker := _replaced(target, taken):
        words["joker"] = tile_name(kit, joker)
    kind = _kind(target, taken, after)
    if kind == "whole" and len(taken) > MOST_TILES:
        words |= {"tiles": row_name(kit, taken), "count": 1}
    if kind == "set" and places and taken == before[places[0].row] and is_set(taken):
        return kit.text("hint-join", **words)
    return kit.text(f"hint-{'take' if places else 'lay'}-{kind}", **words)


def _tiles(kit: Kit, tiles: Row) -> str:
    """Name tiles one by one, or count them."""
    if len(tiles) > MOST_TILES:
        return kit.text("the-tiles", count=len(tiles))
    named = [
        kit.text("the-tile" if count == 1 else "the-same-tiles", tile=name, count=count)
        for name, count in Counter(tile_name(kit, tile) for tile in tiles).items()
    ]
    return joined(kit, named)


def _origin(kit: Kit, position: Position, before: Table, places: list[At]) -> str:
    """Name what tiles are taken from: a set, what is left of one, or what they lie beside."""
    row = before[places[0].row]
    if is_set(row):
        return row_name(kit, row)
    tiles, changed = Counter(row), Counter(position.table) - Counter(before)
    former = next((each for each in changed if tiles <= Counter(each)), None)
    if former and not tiles & Counter(played(position.table, before)):
        return kit.text("row-left", row=row_name(kit, former))
    gone = {place.index for place in places}
    others = tuple(tile for index, tile in enumerate(row) if index not in gone)
    name = row_name(kit, others) if others else ""
    return kit.text("row-next-to", row=name) if name else kit.text("row-alone", count=len(places))


def _kind(target: Row, tiles: Row, after: Table) -> str:
    """Say what tiles do where they come to."""
    if not target:
        return "whole" if is_set(tiles) and tiles in after else "new"
    if Counter((*target, *tiles)) not in map(Counter, after):
        return "split"
    if _replaced(target, tiles):
        return "joker"
    return "set" if is_set(target) else "row"


def _replaced(row: Row, tiles: Row) -> Tile | None:
    """Return the joker of a set whose place is that of the one tile and of no other."""
    if len(tiles) > 1:
        return None
    tile = tiles[0]
    for meld in melds(row):
        for joker, stand in zip(row, meld.stands, strict=True):
            if joker.is_joker and stand.numbers == (tile.number,) and stand.colors == tile.kind:
                return joker
    return None
