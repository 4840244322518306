"""The Sage: patient, and it imagines what the next player could do with what it lays."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.end import lacking
from game.bots.greedy import most_tiles
from game.bots.mind import Mind
from game.bots.risk import HOARD, imagined
from game.bots.sight import with_rack
from game.engine.position import Position, tiles_of
from game.engine.tile import BONUS, Row
from game.engine.turn import Choice, Play, apply_legal


@dataclass(frozen=True)
class Sage:
    """Say when it waits, as a mind does, and how it weighs plays, each in tiles without a place.

    A joker on its rack is worth so many; each tile that the next player may lay, and that this one
    may go out, costs it so many. It imagines so many racks.
    """

    mind: Mind
    joker: float = 2.0
    laid: float = 0.1
    out: float = 12.0
    samples: int = 6

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn; chance picks what others may hold."""
        turn = self.mind(view, rng)
        alone = view.mover.opened and not view.rules.together
        if not isinstance(turn, Play) or not alone or not view.pool:
            return turn
        laid, held = tiles_of(turn.table) - tiles_of(view.table), len(view.mover.rack)
        if laid.total() == held or held >= HOARD or is_costly(view):
            return turn
        following = (view.to_move + 1) % len(view.seats)
        racks = list(imagined(view, following, self.samples, rng))
        plays = dict.fromkeys((turn, *_smaller_plays(view)))
        return min(plays, key=lambda play: self._cost(view, play, racks))

    def _cost(self, view: Position, play: Play, racks: Sequence[Row]) -> float:
        """Weigh what a play leaves to it and allows the next player; less is better."""
        after = apply_legal(view, play)
        rack = after.seats[view.to_move].rack
        kept = self.joker * sum(tile.is_joker for tile in rack)
        threats = []
        for held in racks:
            left = lacking(after.rules, after.table, held)
            threats.append(self.laid * (len(held) - left) + self.out * (not left))
        return lacking(view.rules, after.table, rack) - kept + sum(threats) / len(racks)


def is_costly(view: Position) -> bool:
    """Tell whether bonus jokers are in sight: with them, so many plays take seconds."""
    return any(tile in BONUS for row in (*view.table, view.mover.rack) for tile in row)


def _smaller_plays(view: Position) -> Iterator[Play]:
    """List the plays of most tiles that keep the jokers, alone or with one more tile."""
    rack = view.mover.rack
    jokers = tuple(tile for tile in rack if tile.is_joker)
    others = dict.fromkeys(tile for tile in rack if not tile.is_joker)
    for kept in ((jokers,) if jokers else ()) + tuple((*jokers, tile) for tile in others):
        left = (Counter(rack) - Counter(kept)).elements()
        play = most_tiles(with_rack(view, tuple(left)))
        if isinstance(play, Play):
            yield play
