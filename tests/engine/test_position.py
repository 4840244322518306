"""Positions, when a game has ended, and what a seat may know (R2, R38, R39)."""

from hypothesis import given

from game.engine.notation import read_position
from game.engine.position import Position
from tests.engine.positions import position
from tests.engine.strategies import positions


def test_a_seat_sees_its_own_rack_and_the_table_and_counts_the_rest() -> None:
    known = """rules classic-2016
        table B4 B5 B6
          fox+  R3 J
        * pip   K1 K2 K3
        pool O1 O2"""
    seen = known.replace("R3 J", "?2").replace("O1 O2", "?2")
    assert read_position(known).seen_by(1) == read_position(seen)


@given(positions())
def test_hidden_tiles_cannot_change_what_a_seat_sees(start: Position) -> None:
    for seat in range(len(start.seats)):
        view = start.seen_by(seat)
        assert view.seats[seat] == start.seats[seat]
        assert view.seen_by(seat) == view
        for at, (real, shown) in enumerate(zip(start.seats, view.seats, strict=True)):
            assert len(real.rack) == len(shown.rack)
            assert at == seat or not any(tile.number for tile in shown.rack)
        assert not any(tile.number for tile in view.pool)


def test_a_game_ends_with_an_empty_rack_or_when_all_have_passed() -> None:
    assert position(rack="K1").ended is None
    assert position(rack="").ended == "out"
    seats = position(pool="", others=("?3", "?3"))
    ends = [Position(seats.rules, (), seats.seats, passes=passes).ended for passes in range(4)]
    assert ends == [None, None, None, "blocked"]
