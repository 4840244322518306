"""The measure of fair deals sees what is unfair, however little that shows at a table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from game.engine import deal
from game.engine.deal import Bits, Opening
from tests.trust.deals import openings, unfair

FEW = 3_000
FAIR = deal._below


def by_remainder(limit: int, bits: Bits) -> int:
    """Reject nothing: the lower numbers come twice as often."""
    return bits.getrandbits(limit.bit_length()) % limit


def anywhere(things: Sequence[object], bits: Bits) -> list[object]:
    """Exchange each tile with any other, as is often done: some orders come more often."""
    mixed = list(things)
    for at in range(len(mixed)):
        other = deal._below(len(mixed), bits)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return mixed


def never_itself(limit: int, bits: Bits) -> int:
    """Exchange each tile with another one, never with itself: half of all orders never come."""
    return FAIR(limit - 1, bits)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("_below", by_remainder), ("shuffled", anywhere), ("_below", never_itself)],
    ids=["remainder", "anywhere", "never-itself"],
)
def test_a_shuffle_that_is_a_little_wrong_is_found(
    name: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal, name, wrong)
    assert list(unfair(openings(FEW, 1)))


def test_a_fair_shuffle_is_found_fair() -> None:
    assert list(unfair(openings(FEW, 1))) == []


def favoured(deals: Iterator[Opening]) -> Iterator[Opening]:
    for at, opening in enumerate(deals):
        position = opening.position
        if at % 20 == 0:
            position = replace(position, to_move=0)
        yield Opening(opening.draws, position)


def test_that_one_seat_starts_more_often_is_found() -> None:
    found = list(unfair(favoured(openings(10_000, 1))))
    assert [told.split(":")[0] for told in found] == ["who starts"]
