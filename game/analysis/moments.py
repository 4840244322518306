"""What a turn was to those at the table, as far as everybody sees it: occasions for a remark."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from game.analysis.surprise import deprived, parted
from game.engine.events import Drew, Passed, Played
from game.engine.freed import is_freed
from game.engine.position import Position, tiles_of
from game.engine.tile import JOKER

OwnMoment = Literal[
    "play", "many", "opened", "arranged", "freed", "near", "out", "draw", "pass", "waits"
]
"""What a turn was to whoever took it."""

MomentOfOther = Literal["mine", "admires", "behind"]
"""What it was to somebody else: their row was taken apart, it was great, they lost the lead."""

Moment = Literal[OwnMoment, MomentOfOther]

NEARLY_OUT = 3
"""Who has so few tiles is near the end."""

MANY = 5
"""From how many tiles on a play is a large one."""

LONG = 2
"""After so many own turns without a play one waits."""

ADMIRED = 7
"""And from how many on others admire it, and it counts for more than rows taken apart."""


def own_moment(turn: Played | Drew | Passed, positions: Sequence[Position]) -> OwnMoment:
    """Say what a turn that has just ended was to whoever took it."""
    match turn:
        case Drew() | Passed() if waits(turn.seat, positions):
            return "waits"
        case Drew():
            return "draw"
        case Passed():
            return "pass"
        case Played(opening=True):
            return "opened" if positions[-1].seats[turn.seat].rack else "out"
        case Played():
            return _of_play(turn, positions)


def waits(seat: int, positions: Sequence[Position]) -> bool:
    """Return whether a seat has laid nothing in its last two turns, while somebody else has."""
    idle, others_play = 0, False
    for after, before in pairwise(reversed(positions)):
        laid = before.table != after.table
        if before.to_move != seat:
            others_play = others_play or laid
        elif laid:
            return False
        else:
            idle += 1
        if idle == LONG:
            return others_play
    return False


def _of_play(turn: Played, positions: Sequence[Position]) -> OwnMoment:
    after, left = positions[-1], len(positions[-1].seats[turn.seat].rack)
    before = positions[-2] if len(positions) > 1 else after
    if not left:
        return "out"
    if is_freed(before.table, after.table, JOKER):
        return "freed"
    if left <= NEARLY_OUT:
        return "near"
    arranged = parted(before, after)
    if len(turn.tiles) >= (ADMIRED if arranged else MANY):
        return "many"
    return "arranged" if arranged else "play"


def moment_of_other(seat: int, positions: Sequence[Position]) -> MomentOfOther | None:
    """Say what the last turn was to somebody else than whoever took it; often nothing."""
    if len(positions) < 2:
        return None
    before, after = positions[-2:]
    if seat in deprived(positions):
        return "mine"
    if (tiles_of(after.table) - tiles_of(before.table)).total() >= ADMIRED:
        return "admires"
    return "behind" if _is_ahead(seat, before) and not _is_ahead(seat, after) else None


def _is_ahead(seat: int, position: Position) -> bool:
    """Tell whether a seat has opened and holds fewer tiles than all others."""
    own, *others = sorted(len(each.rack) for each in position.seats)
    mine = position.seats[seat]
    return mine.opened and len(mine.rack) == own < min(others)
