"""Whether what the solver calls proven is the best, and how much it proves."""

from collections import Counter
from collections.abc import Callable, Iterator

from tests.trust import proofs
from tests.trust.proofs import Compared

A_LINE = 50
"""So many positions of Twist are looked at before what came of them so far is told."""

Kind = tuple[str, int, Callable[[int], Iterator[Compared]]]

KINDS: tuple[Kind, ...] = (
    ("twist, against all plays", 1, proofs.with_bonus_jokers),
    ("loose tiles, against all plays", 10, proofs.with_loose_tiles),
    ("twist, against the simple player", 25, proofs.with_simple_player),
)
"""What is compared, and for how many positions of Twist there is one of it, or one game."""


def run(first: int, count: int) -> Iterator[dict[str, object]]:
    """Compare the positions of so many seeds from the first; of other kinds there are fewer."""
    for name, share, compare in KINDS:
        yield from _compared(name, range(first // share, (first + count) // share), compare)


def _compared(
    name: str, seeds: range, compare: Callable[[int], Iterator[Compared]]
) -> Iterator[dict[str, object]]:
    """Tell of each short answer, and now and then of all so far."""
    seen: list[Compared] = []
    for seed in seeds:
        for each in compare(seed):
            seen.append(each)
            if each.short:
                yield {"seed": seed, "answer": str(each)}
        if seed == seeds[-1] or len(seen) % A_LINE == 0:
            yield {"compared": name, "seeds": [seeds[0], seed], **_counts(seen)}


def _counts(seen: list[Compared]) -> dict[str, object]:
    short = Counter(each.short for each in seen if each.short)
    return {
        "positions": len(seen),
        "proven": sum(each.proven for each in seen),
        "false": sum(each.proven and each.short > 0 for each in seen),
        "short": {str(tiles): short[tiles] for tiles in sorted(short)},
    }
