"""The compass: where arrows lead, and that they lead everywhere."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.view.table.cursor.compass import WAYS, Box, leads
from tests.sizes import example_count

PLACE = st.integers(0, 400)
SIZE = st.integers(0, 120)
BOXES = st.lists(st.tuples(PLACE, PLACE, SIZE, SIZE), min_size=1, max_size=14)


def box(x: int, y: int, wide: int, high: int) -> Box:
    return Box(x, y, x + wide, y + high)


def line(count: int, x: int, y: int) -> list[Box]:
    return [box(x + at * 50, y, 48, 66) for at in range(count)]


@settings(max_examples=example_count(150))
@given(BOXES)
@example([(0, 0, 10, 10)] * 5)
@example([(0, 0, 400, 400), (190, 190, 4, 4), (10, 10, 4, 4)])
def test_every_box_is_reached_from_every_other(places: list[tuple[int, int, int, int]]) -> None:
    boxes = tuple(box(*place) for place in places)
    found = leads(boxes)
    assert found == leads(tuple(boxes))
    for start in range(len(boxes)):
        seen, waiting = {start}, [start]
        while waiting:
            new = set(found[waiting.pop()].values()) - seen
            seen |= new
            waiting += new
        assert len(seen) == len(boxes)


def test_arrows_lead_to_what_lies_that_way_and_is_nearest() -> None:
    upper, lower = line(5, 100, 0), line(5, 110, 200)
    found = leads((*upper, *lower))
    for at in range(5):
        assert found[at].get("right") == (at + 1 if at < 4 else None)
        assert found[at].get("left") == (at - 1 if at else None)
        assert found[at]["down"] == 5 + at
        assert found[5 + at]["up"] == at
        assert "up" not in found[at]


def test_the_nearest_line_comes_before_what_lies_straight_on_further_away() -> None:
    here, beside, beyond = box(0, 400, 48, 66), box(80, 300, 48, 66), box(0, 0, 48, 66)
    assert leads((here, beside, beyond))[0]["up"] == 1


def test_no_arrow_leads_to_what_lies_far_aside() -> None:
    table, rack, button = line(6, 200, 0), line(6, 200, 300), box(0, 250, 120, 60)
    found = leads((*table, *rack, button))
    assert [found[6]["up"], found[6]["left"]] == [0, 12]
    assert [found[12][way] for way in WAYS if way in found[12]] == [6, 0]
