"""The solver claims no proof that is false, and answers no worse than a simple player."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from game.analysis.hint import EFFORT
from game.bots import BOTS
from game.engine.notation import write_position
from game.engine.position import Position, tiles_of
from game.engine.rules import TWIST
from game.engine.tile import BONUS
from game.engine.turn import apply, play_faults
from game.solver.greedy_play import greedy_play
from game.solver.play import worth_playing
from tests.bots.tables import game
from tests.solver import crowded
from tests.solver.exhaustive import best_gain
from tests.trust.promise import Promise

A_GAME = 5
"""So many positions of a game are asked about: the others are much like their neighbours."""

EVERY = 4


class Compared(NamedTuple):
    """By how many tiles an answer makes the rack smaller, and by how many another does.

    Without a play one draws, which makes the rack larger.
    """

    position: Position
    proven: bool
    found: int
    other: int

    @property
    def short(self) -> int:
        """How many tiles the answer is below the other."""
        return max(0, self.other - self.found)

    def __str__(self) -> str:
        how = "proven" if self.proven else "unproven"
        where = write_position(self.position, one_line=True)
        return f"{how} {self.found} instead of {self.other}: {where}"


def with_bonus_jokers(seed: int) -> Iterator[Compared]:
    """Compare an answer in Twist with all there are."""
    yield compared(crowded.with_bonus_jokers(seed))


def with_loose_tiles(seed: int) -> Iterator[Compared]:
    """Compare an answer with all there are where loose tiles come back."""
    yield compared(crowded.with_loose_tiles(seed))


def with_simple_player(seed: int) -> Iterator[Compared]:
    positions = filter(_is_asked, game(BOTS["level8"], TWIST, 2 + seed % 3, seed))
    for position in islice(positions, 0, A_GAME * EVERY, EVERY):
        found, proven = _answered(position)
        simple = greedy_play(position, position.mover.rack)
        other = len(position.mover.rack) - len(simple.rack)
        if play_faults(position, simple.table):
            other = _by_drawing(position)
        yield Compared(position, proven, found, other)


def _is_asked(position: Position) -> bool:
    there = tiles_of((*position.table, position.mover.rack))
    return position.mover.opened and not position.ended and any(there[joker] for joker in BONUS)


def compared(position: Position) -> Compared:
    found, proven = _answered(position)
    least = max(found, _by_drawing(position))
    return Compared(position, proven, found, best_gain(position, least))


def _answered(position: Position) -> tuple[int, bool]:
    """Give what the solver finds as hints ask it; that the play is legal is looked at, too."""
    play, proven, _ = worth_playing(position, EFFORT)
    if play is None:
        return _by_drawing(position), proven
    after = apply(position, play).seats[position.to_move].rack
    return len(position.mover.rack) - len(after), proven


def _by_drawing(position: Position) -> int:
    return -1 if position.pool else 0


def _attack(
    compare: Callable[[int], Iterator[Compared]], *, of_all: bool = False
) -> Callable[[int, int], Iterator[str]]:
    """Look for short answers that are called proven, or `of_all`."""

    def attack(size: int, seed: int) -> Iterator[str]:
        for at in range(seed, seed + size):
            yield from (str(each) for each in compare(at) if each.short and (of_all or each.proven))

    return attack


PROMISES = (
    Promise(
        "proofs",
        "what is proven is the best in Twist",
        sample=5,
        whole=20,
        by_hand=5_000,
        attack=_attack(with_bonus_jokers),
    ),
    Promise(
        "loose",
        "what is proven is the best with loose tiles",
        sample=25,
        whole=100,
        by_hand=500,
        attack=_attack(with_loose_tiles),
    ),
    Promise(
        "floor",
        "no answer is below a simple player's",
        sample=1,
        whole=4,
        by_hand=200,
        attack=_attack(with_simple_player, of_all=True),
    ),
)
