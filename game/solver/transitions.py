"""The transitions of one colour at one number: the run states that each run state can become."""

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.tile import COPIES
from game.solver.packing import pack_score
from game.solver.run_states import RUN_STATES, Lengths, at_least, count_short, extended, still_open
from game.solver.supplies import BEYOND, Supply


class Transition(NamedTuple):
    """The tiles in groups and in runs, the run state after, the jokers in runs, the gain in score.

    `cost` counts the jokers spent and those that the runs will need at least.
    """

    grouped: int
    tiles: int
    cost: int
    state: int
    jokers: int
    gain: int


def transitions(supply: Supply, state: Lengths) -> tuple[Transition, ...]:
    """List the transitions worth trying from a run state."""
    counts = range(min(supply.there, COPIES) + 1)
    return tuple(each for grouped in counts for each in _undominated(_all(supply, grouped, state)))


def _all(supply: Supply, grouped: int, state: Lengths) -> list[Transition]:
    most = supply.there - grouped
    found, open_runs = [], sum(map(bool, state))
    for tiles in range(max(count_short(state), supply.table - grouped), COPIES + 1):
        own = min(tiles, most)
        spent = tiles - own
        after = still_open(extended(state, tiles), _reach(supply, spent))
        cost = spent + _missing(supply, after)
        if spent <= _useful_jokers(supply, state, tiles) and cost <= supply.jokers:
            worth = (own + grouped - supply.table) * supply.worth
            in_place = supply.links[min(tiles, open_runs)] + min(grouped, supply.grouped)
            gain = pack_score(worth, in_place)
            found.append(Transition(grouped, tiles, cost, RUN_STATES.index(after), spent, gain))
    return found


def _reach(supply: Supply, spent: int) -> int:
    """Count what runs may go on with at the next number, jokers too."""
    return 0 if supply.next == BEYOND else supply.next + supply.jokers - spent


def _useful_jokers(supply: Supply, state: Lengths, tiles: int) -> int:
    """Count the places where a joker is needed; a long run's end needs none."""
    must, long = count_short(state), state.count(SMALLEST)
    bridges = min(long, tiles - must) if supply.next > 0 or supply.after_next > 0 else 0
    starts = max(0, tiles - must - long) if supply.jokers_start else 0
    return min(must + bridges + starts, supply.jokers)


def _missing(supply: Supply, state: Lengths) -> int:
    """Count the jokers that short runs will need at least; too many where the numbers end."""
    missing = 0
    for wanted, there in (
        (count_short(state), supply.next),
        (state.count(1), supply.after_next),
    ):
        if wanted and there == BEYOND:
            return supply.jokers + 1
        missing += max(0, wanted - there) if wanted else 0
    return missing


def _undominated(found: list[Transition]) -> Iterator[Transition]:
    for at, each in enumerate(found):
        if not any(_beats(other, each) for other in found[:at]) and not any(
            _beats(other, each) and not _beats(each, other) for other in found[at + 1 :]
        ):
            yield each


def _beats(one: Transition, other: Transition) -> bool:
    """Return whether the first is at least as good in all."""
    return (
        one.jokers <= other.jokers and one.gain >= other.gain and at_least(one.state, other.state)
    )
