"""Ideas missed: turns in which a player could have gone out, or laid a good deal more.

To lay less is often right, so an idea is no mistake. It is a way that was there, and each one is
proven by the engine. Of the best play only those strands are kept that are needed for it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from game.analysis.strands import Strand, strands
from game.engine.position import Position
from game.engine.tile import Row
from game.engine.turn import Play, apply, arranged, play_faults, played, turn_faults
from game.solver.fewest_moves import fewest_moved
from game.solver.go_out import go_out
from game.solver.play import search

EFFORT = 2_000
"""What the search in a turn may look at: with bonus jokers a tenth of a second, else far less."""

MORE = 3
"""So many tiles more than were laid make an idea."""

HARD = 4
"""From so many rows on that have to move at once, hardly anybody sees it."""

PLAIN = 2
"""With so many rows at once an idea is one that most can see."""

SHOWN = 3
"""No more ideas of a game are shown."""


@dataclass(frozen=True)
class Idea:
    """Say what a player could have laid in a turn: the first turn of a game is 1.

    The `position` is that before the turn, as the player saw it.
    """

    turn: int
    position: Position
    play: Play
    is_out: bool

    @property
    def laid(self) -> Row:
        """The tiles that it lays."""
        return played(self.position.table, self.play.table)

    @cached_property
    def parts(self) -> tuple[Strand, ...]:
        """What could be played one after the other, the simplest first."""
        return strands(self.position.table, self.play.table)

    @property
    def rows(self) -> Counter[Row]:
        """The rows that it takes apart, or adds to."""
        return Counter(row for part in self.parts for row in part.before)

    @property
    def at_once(self) -> int:
        """How many rows have to move at once."""
        return max(len(part.before) for part in self.parts)

    @property
    def is_hard(self) -> bool:
        """Whether hardly anybody would see it."""
        return self.at_once >= HARD


def turns_of(positions: Sequence[Position], seat: int) -> Iterator[tuple[int, Position, Position]]:
    """List the turns of a seat: which one of the game it is, and the positions around it."""
    for turn, (before, after) in enumerate(pairwise(positions), start=1):
        if before.to_move == seat:
            yield turn, before.seen_by(seat), after


def missed(turn: int, before: Position, after: Position, effort: int = EFFORT) -> Idea | None:
    """Return what a player could have laid in a turn that has led from one position to another.

    No loose tiles are left for it, so that all it lays stays on the table.
    """
    if not after.seats[before.to_move].rack:
        return None
    before = replace(before, rules=replace(before.rules, loose_tiles="refused"))
    lost, laid = max(0, _lost(before, after)), len(played(before.table, after.table))
    for is_out, play in _found(before, effort):
        idea = Idea(turn, before, play, is_out)
        less = _lost(before, apply(before, play)) - lost
        if is_out or min(less, len(idea.laid) - laid) >= MORE:
            return idea
    return None


def _lost(before: Position, after: Position) -> int:
    seat = before.to_move
    return len(before.seats[seat].rack) - len(after.seats[seat].rack)


def _found(position: Position, effort: int) -> Iterator[tuple[bool, Play]]:
    """List legal plays: one to go out, or else more and more of the best play."""
    best, proven = search(position, effort=effort)
    if best is None:
        return
    if not proven and not _is_out(position, best):
        best = _calm(position, go_out(position, effort) or best)
    parts = _parts(position, best)
    if _is_out(position, best):
        yield True, next(each for each in parts if _is_out(position, each))
    else:
        yield from ((False, each) for each in parts)


def _calm(position: Position, play: Play) -> Play:
    """Return a play as good that moves few tiles of the table."""
    if play.key is not None or not position.mover.opened:
        return play
    table = fewest_moved(
        position.table,
        position.mover.rack,
        play.table,
        is_allowed=lambda table: not play_faults(position, table),
    )
    return Play(table)


def _is_out(position: Position, play: Play) -> bool:
    return not apply(position, play).seats[position.to_move].rack


def _parts(position: Position, play: Play) -> Iterator[Play]:
    """List the legal plays that make more and more of a play, the simplest strands first."""
    kept, made = Counter(position.table), list[Row]()
    for strand in strands(position.table, play.table):
        if strand.laid:
            kept -= Counter(strand.before)
            made += strand.after
            part = replace(play, table=arranged(position.table, (*kept.elements(), *made)))
            if not turn_faults(position, part):
                yield part
    yield play


def worth_showing(found: Iterable[Idea | None], best: int = 0) -> tuple[Idea, ...]:
    """Choose the few ideas to show, the easiest first, of what each turn of a seat has brought.

    Ways out come before others, and what is hard comes last. Own sets that were kept, and more in
    the `best` turn of the player, are told of only if there was nothing else that is plain: to
    wait may be right, and "more" spoils praise.
    """
    groups = [
        min(each, key=lambda idea: (idea.turn == best, *_how_easy(idea)))
        for each in _grouped(found)
    ]
    # Whoever waits knows of its own sets: they come last, as what lies in no row of the table.
    chosen = [idea for idea in groups if (idea.is_out or idea.rows) and idea.turn != best]
    if all(idea.at_once > PLAIN for idea in chosen):
        spared = (idea for idea in groups if idea not in chosen)
        chosen += sorted(spared, key=_how_easy)[:1]
    chosen.sort(key=lambda idea: (idea.is_hard, not idea.is_out, *_how_easy(idea)))
    return tuple(sorted(chosen[:SHOWN], key=_how_easy))


def _how_easy(idea: Idea) -> tuple[int, bool, int, int]:
    return idea.at_once, not idea.is_out, -len(idea.laid), idea.turn


def _grouped(found: Iterable[Idea | None]) -> Iterator[list[Idea]]:
    """Put ideas together that go on from turn to turn, as they take the same rows apart."""
    group: list[Idea] = []
    for idea in (*found, None):
        if group and not (idea and _is_same(group[-1], idea)):
            yield group
            group = []
        if idea:
            group.append(idea)


def _is_same(idea: Idea, later: Idea) -> bool:
    """Return whether two ideas are of one kind and share a row, or take none."""
    if idea.is_out != later.is_out:
        return False
    return bool(idea.rows & later.rows) or not (idea.rows or later.rows)
