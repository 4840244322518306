"""The cheapest places are those that trying every way finds, and the first of equal ones."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from game.engine.matching import cheapest


@st.composite
def costs(draw: st.DrawFn) -> list[list[int]]:
    places = draw(st.integers(1, 6))
    row = st.lists(st.integers(0, 3), min_size=places, max_size=places)
    return draw(st.lists(row, min_size=1, max_size=min(places, 5)))


@given(costs())
def test_it_is_the_way_that_trying_every_way_finds(rows: list[list[int]]) -> None:
    ways = permutations(range(len(rows[0])), len(rows))
    assert cheapest(rows) == min(
        ways, key=lambda way: sum(row[at] for row, at in zip(rows, way, strict=True))
    )


def test_nothing_needs_no_place() -> None:
    assert cheapest([]) == ()
