"""The hint: what can be played in a turn, and the steps that lead there from where the table is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from game.analysis.combined_moves import combine_moves
from game.analysis.easy_play import easy_play
from game.analysis.plan import moves_to
from game.analysis.short_play import short_tables
from game.analysis.way_out import short_way_out
from game.engine.draft import Draft
from game.engine.game import Command, Reset, TakeKey
from game.engine.meld import value
from game.engine.move import Move
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.rules import PLAIN
from game.engine.turn import Play, apply, loose_tiles, play_faults, played
from game.solver.opening import richest
from game.solver.play import Advice, is_drawing_better, worth_playing

EFFORT = 10_000
"""What a search may look at, as much as bots do: with many bonus jokers it takes half a second."""

FEW = 4
"""How many steps a player can follow in a turn; if there are more, a shorter play comes first."""

STEP_SECONDS = 3
"""How long a person takes for a step."""


@dataclass(frozen=True)
class Hint:
    """Say what can be played, if anything, and whether that is proven.

    Where `drawing_is_better` there are plays, but to draw or to pass leaves fewer tiles. `steps`
    lead from the draft to the play; there are none where all lies as it should. `further` goes on
    from there to a play of more tiles, if there is one. `worth` is the most that the sets of the
    rack alone count, for those who have not opened yet. `is_late` says that there is a play, but no
    time for its steps.
    """

    play: Play | None
    proven: bool
    steps: tuple[Command, ...] = ()
    further: "Hint | None" = None
    worth: int = 0
    drawing_is_better: bool = False
    is_late: bool = False

    def fits(self, seconds: float | None) -> bool:
        """Return whether the steps can be made in the time left, if that is limited."""
        return seconds is None or len(self.steps) * STEP_SECONDS <= seconds

    def fits_further(self, seconds: float | None) -> bool:
        """Return whether what goes on from there can be laid in that time, too."""
        more = self.further.steps if self.further else ()
        return replace(self, steps=(*self.steps, *more)).fits(seconds)


def find_hint(
    view: Position, rows: Table, key: int | None = None, seconds: float | None = None
) -> Hint:
    """Find the best play of the mover, whose table now has these rows, with this Key taken.

    Where that takes many steps and nothing playable lies there yet, the shortest play comes first;
    what cannot be laid in the seconds left is not offered. `view` is the position that the turn
    began with, as the mover sees it.
    """
    found = _found(view, key)
    if found.play is None and key is not None:
        found = _found(view, None)
    play, proven, drawing_is_better = found
    if play is None:
        return Hint(None, proven, worth=own_worth(view), drawing_is_better=drawing_is_better)
    steps = tuple(steps_to(view, play, rows, key))
    best = Hint(play, proven, steps)
    few = FEW if seconds is None else min(FEW, int(seconds // STEP_SECONDS))
    if len(best.steps) > few:
        best = _shorter_first(view, best, rows, key, few)
    if not best.fits(seconds):
        return Hint(None, proven=False, is_late=True)
    return best if best.fits_further(seconds) else replace(best, further=None)


def _shorter_first(view: Position, best: Hint, rows: Table, key: int | None, few: int) -> Hint:
    """Return the play of fewest steps with the best one behind it, if steps are spared by that."""
    here = _with_key(view, key)
    short = best if _is_play(here, rows) else _shortest(view, best, rows, key, few)
    if len(short.steps) >= len(best.steps):
        return best
    assert best.play
    further = tuple(steps_to(view, best.play, _after(here, rows, short.steps), key))
    return replace(short, further=replace(best, steps=further) if further else None)


def _shortest(view: Position, best: Hint, rows: Table, key: int | None, few: int) -> Hint:
    """Return the first play that few steps lead to, else that of the fewest; no work is undone."""
    short = best
    for tables in short_tables(_with_key(view, key)):
        for play in (Play(table, key) for table in tables):
            steps = tuple(steps_to(view, play, rows, key))
            if Reset() not in steps and not is_drawing_better(view, play):
                shorter = replace(best, play=play, steps=steps)
                short = min(short, shorter, key=_length)
        if len(short.steps) <= few:
            break
    return short


def _length(way: Hint) -> tuple[int, int]:
    """Count the steps, and of as many the tiles that stay on the rack."""
    assert way.play
    return len(way.steps), -sum(map(len, way.play.table))


def _with_key(view: Position, key: int | None) -> Position:
    return view if key is None else take(view, key)


def _after(position: Position, rows: Table, moves: Iterable[Command]) -> Table:
    """Return the rows that moves lead to."""
    draft = Draft(position, rows)
    for move in moves:
        assert isinstance(move, Move)
        draft.move(move)
    return draft.rows


def steps_to(view: Position, play: Play, rows: Table, key: int | None) -> Iterator[Command]:
    """Return the steps to a play: on from the table as it is or, if need be, from the start."""
    if play.key == key:
        here = _with_key(view, key)
        if _is_as_good(here, rows, play):
            return
        moves = moves_to(here, play, rows)
        if _leads_to_legal(here, rows, moves):
            yield from combine_moves(here, rows, moves)
            return
    if rows != view.table or key is not None:
        yield Reset()
    if play.key is not None:
        view = take(view, play.key)
        yield TakeKey(play.key)
    yield from combine_moves(view, view.table, moves_to(view, play))


def _is_play(position: Position, rows: Table) -> bool:
    """Return whether what lies there is a play, without loose tiles."""
    return not play_faults(position, rows) and not loose_tiles(position, rows)


def _is_as_good(position: Position, rows: Table, play: Play) -> bool:
    """Return whether what lies there is a play with as many tiles, none of them loose."""
    there, wanted = (len(played(position.table, table)) for table in (rows, play.table))
    return there >= wanted and _is_play(position, rows)


def _leads_to_legal(position: Position, rows: Table, moves: list[Move]) -> bool:
    return not play_faults(position, _after(position, rows, moves))


def _found(view: Position, key: int | None) -> Advice:
    """Find a play, with this Key if one was taken, that is no worse than to draw."""
    if key is not None:
        return worth_playing(view, EFFORT, key)
    plain = _childs_play(view) if view.rules.name in PLAIN else None
    return Advice(plain, proven=False) if plain else worth_playing(view, EFFORT)


def _childs_play(view: Position) -> Play | None:
    """Find what goes without taking a row apart, or a way out that takes few apart."""
    easy = easy_play(view)
    if easy and not apply(view, easy).seats[view.to_move].rack:
        return easy
    return short_way_out(view) or easy


def own_worth(view: Position) -> int:
    """Add up the best sets of the rack alone, as far as they count for the initial meld."""
    if view.mover.opened:
        return 0
    jokers = view.rules.joker_in_initial_meld
    rack = tuple(tile for tile in view.mover.rack if jokers or not tile.is_joker)
    return sum(map(value, richest(view.rules, rack, "value")))
