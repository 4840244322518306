"""The hint: what can be played in a turn, and the steps that lead there from where the table is."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.analysis.combined_moves import combine_moves
from game.analysis.plan import moves_to
from game.analysis.short_play import short_tables
from game.analysis.simple_play import easy_play
from game.analysis.way_out import short_way_out
from game.engine.draft import Draft
from game.engine.game import Command, Reset, TakeKey
from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.rules import PLAIN
from game.engine.turn import Play, apply, changed, loose_tiles, needed_to_open, play_faults, played
from game.solver.opening import richest
from game.solver.play import PlayOrDraw, is_drawing_better, worth_playing

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
    lead from the draft to the play; there are none where all lies as it should. `best` is a play of
    more tiles, if there is one behind a short play. `worth` is the most that the sets of the rack
    alone count, for those who have not opened yet. `is_late` says that there is a play, but no time
    for its steps.
    """

    play: Play | None
    proven: bool
    steps: tuple[Command, ...] = ()
    best: Play | None = None
    worth: int = 0
    drawing_is_better: bool = False
    is_late: bool = False

    def fits(self, seconds: float | None) -> bool:
        """Return whether the steps can be made in the time left, if that is limited."""
        return seconds is None or len(self.steps) * STEP_SECONDS <= seconds


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
        return Hint(None, proven, worth=_own_worth(view), drawing_is_better=drawing_is_better)
    few = FEW if seconds is None else min(FEW, int(seconds // STEP_SECONDS))
    hint = _short_or_best(view, Hint(play, proven), rows, key, few)
    return hint if hint.fits(seconds) else Hint(None, proven=False, is_late=True)


def _short_or_best(view: Position, best: Hint, rows: Table, key: int | None, few: int) -> Hint:
    """Return the best play with its steps or, if these are many, a play of fewer steps."""
    play = best.play
    assert play
    # To find the steps of a long play takes longest of all, so they are counted first.
    is_long = min(_least(rows, play), 1 + _least(view.table, play)) > few
    if not is_long:
        best = replace(best, steps=tuple(steps_to(view, play, rows, key)))
    if (not is_long and len(best.steps) <= few) or _is_play(_with_key(view, key), rows):
        short = None
    else:
        short = _shortest(view, best, rows, key, few)
    if is_long and (short is None or len(short.steps) > few):
        best = replace(best, steps=tuple(steps_to(view, play, rows, key)))
    if short is None or (best.steps and len(short.steps) >= len(best.steps)):
        return best
    assert short.play
    laid, more = (len(played(view.table, each.table)) for each in (short.play, play))
    return short if laid >= more else replace(short, best=play)


def _least(rows: Table, play: Play) -> int:
    """Count the steps that a play takes at least: one to each row that is more than a part."""
    old = [*map(Counter, rows)]
    new = map(Counter, changed(rows, play.table)[1])
    return sum(not any(row <= each for each in old) for row in new)


def _shortest(view: Position, best: Hint, rows: Table, key: int | None, few: int) -> Hint | None:
    """Return the first play that few steps lead to, else that of the fewest; no work is undone."""
    short: Hint | None = None
    for tables in short_tables(_with_key(view, key)):
        for play in (Play(table, key) for table in tables):
            steps = tuple(steps_to(view, play, rows, key))
            if Reset() not in steps and not is_drawing_better(view, play):
                shorter = replace(best, play=play, steps=steps)
                short = min(short or shorter, shorter, key=_count_steps)
        if short and len(short.steps) <= few:
            break
    return short


def _count_steps(way: Hint) -> tuple[int, int]:
    """Count the steps, and of as many the tiles that stay on the rack."""
    assert way.play
    return len(way.steps), -sum(map(len, way.play.table))


def _with_key(view: Position, key: int | None) -> Position:
    return view if key is None else take(view, key)


def steps_to(view: Position, play: Play, rows: Table, key: int | None) -> Iterator[Command]:
    """Return the steps to a play: on from the table as it is or, if need be, from the start."""
    if play.key == key:
        here = _with_key(view, key)
        there, wanted = (len(played(here.table, table)) for table in (rows, play.table))
        if there >= wanted and _is_play(here, rows):
            return
        draft, moves = Draft(here, rows), moves_to(here, play, rows)
        for move in moves:
            draft.move(move)
        if not play_faults(here, draft.rows):
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


def _found(view: Position, key: int | None) -> PlayOrDraw:
    """Find a play, with this Key if one was taken, that is no worse than to draw."""
    if key is not None:
        return worth_playing(view, EFFORT, key)
    plain = easy_play(view) if view.rules.name in PLAIN else None
    if view.rules.name in PLAIN and not (plain and not apply(view, plain).seats[view.to_move].rack):
        plain = short_way_out(view) or plain
    return PlayOrDraw(plain, proven=False) if plain else worth_playing(view, EFFORT)


def find_overlooked_opening(before: Position, now: Position) -> Hint | None:
    """Find what to lay now, if the rack alone could open as early as before.

    Both are positions that a turn of the same player begins with, who has not opened.
    """
    worth = _own_worth(before)
    hint = find_hint(now, now.table) if worth and worth >= needed_to_open(before) else None
    return hint if hint and hint.play else None


def _own_worth(view: Position) -> int:
    """Add up the best sets of the rack alone, as far as they count for the initial meld."""
    if view.mover.opened:
        return 0
    jokers = view.rules.joker_in_initial_meld
    rack = tuple(tile for tile in view.mover.rack if jokers or not tile.is_joker)
    return sum(map(value, richest(view.rules, rack, "value")))
