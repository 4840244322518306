"""Which of two offered tiles to keep (R44), and why."""

from dataclasses import dataclass, replace
from typing import Literal

from game.analysis.hint import EFFORT
from game.bots.river import is_near, keep
from game.bots.sight import with_rack
from game.engine.position import Position, tiles_of
from game.engine.river import offer
from game.engine.tile import Row, Tile, in_order
from game.solver.play import grows, search

Why = Literal["joker", "play", "near", "low"]
"""It helps anywhere; it can be played next; it goes with own tiles; it counts less at the end."""


@dataclass(frozen=True)
class RiverChoice:
    """Say which tile to keep and why; `near` are the player's tiles that it goes with."""

    tile: Tile
    why: Why
    near: Row = ()


def find_river_choice(view: Position) -> RiverChoice:
    """Choose for the mover, to whom both tiles are open in the view."""
    rack, two = view.mover.rack, offer(view)
    jokers = tuple(tile for tile in two if tile.is_joker)
    laid = {tile: _laid_with(view, tile) for tile in two}
    playable = [tile for tile in two if laid[tile] == max(laid.values()) > 0]
    best = keep(rack, jokers or tuple(playable) or two)
    if best.is_joker:
        return RiverChoice(best, "joker")
    if playable:
        return RiverChoice(best, "play")
    near = tuple(tile for tile in dict.fromkeys(rack) if is_near(best, tile))
    return RiverChoice(best, "near", near) if near else RiverChoice(best, "low")


def _laid_with(view: Position, tile: Tile) -> int:
    """Count the tiles of the best play that the tile would be part of, on the table as it is."""
    holding = with_rack(view, in_order((*view.mover.rack, tile)))
    play, _ = search(replace(holding, river=()), effort=EFFORT)
    if play is None or not grows(view, play.table):
        return 0
    gained = tiles_of(play.table) - tiles_of(view.table)
    return gained.total() if gained[tile] > view.mover.rack.count(tile) else 0
