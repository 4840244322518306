"""What a person asks of a session: the text form, and how racks are ordered by it."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.events import DraftChanged, Refused, refusal_in
from game.engine.game import Game, Undo
from game.engine.move import At
from game.engine.notation import read_position, write_row
from game.engine.turn import Draw
from game.session.commands import (
    ArrangeRack,
    ArrangeTable,
    MoveShown,
    NextGame,
    PassRound,
    SessionCommand,
    SortRack,
    read_command,
    write_command,
)
from game.session.journal import write_journal
from game.session.order.rack_lines import read_lines
from game.session.order.rack_order import MODES, RackOrder
from game.session.order.table_lines import Arranged, Lines
from game.session.player import Player
from game.session.session import Session
from tests.engine.positions import lay
from tests.engine.test_command_notation import commands, moves
from tests.engine.test_notation import complaint
from tests.session.order.test_rack_lines import lines, trimmed

TWINS = """
rules classic-2016
table B4 B5 B6
* Fox+  R3 R3 B3 B7 O1
  Owl+  K3 O1
pool R4 K1
"""


def seated() -> Session:
    """Seat two people where the first has two equal tiles, ordered R3 B3 B7 O1 R3."""
    made = Session(Game(read_position(TWINS)), [Player("Fox"), Player("Owl")])
    made.do(ArrangeRack(0, read_lines("R3 B3 B7 / . O1 R3")))
    return made


def shown(session: Session, seat: int = 0) -> str:
    return write_row(session.rack(seat))


def session_commands() -> st.SearchStrategy[SessionCommand]:
    numbers = st.integers(0, 98)
    shown = st.lists(numbers, max_size=5).map(tuple)
    table_lines = st.lists(shown, min_size=1, max_size=5).map(tuple)
    return st.one_of(
        commands(),
        st.builds(MoveShown, moves(), shown),
        st.builds(SortRack, numbers, st.sampled_from(MODES)),
        st.builds(ArrangeRack, numbers, lines.map(trimmed)),
        st.builds(ArrangeTable, table_lines.filter(((),).__ne__)),
        st.sampled_from((NextGame(), PassRound())),
    )


@given(session_commands())
def test_commands_are_read_again(command: SessionCommand) -> None:
    assert read_command(write_command(command)) == command


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly", "'fly' isn't a command."),
        (
            "rack 0 sort runs",
            "'rack 0 sort runs' isn't an order of a rack; one looks like 'rack 1 sort runs'.",
        ),
        (
            "rack 1 sort alphabet",
            "'rack 1 sort alphabet' isn't an order of a rack; one looks like 'rack 1 sort runs'.",
        ),
        ("rack 1 as R3 . X7", "'X7' isn't a tile."),
        ("R3 to sea; tiles 4", "'sea' isn't a place to put tiles."),
        ("R3 to rack; tiles x", "'rack; tiles x' isn't a place to put tiles."),
    ],
)
def test_what_is_no_command_is_said(text: str, message: str) -> None:
    assert complaint(read_command, text) == message


@given(st.text(st.sampled_from("rack sort as befungw; tiles 0123/."), max_size=30))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    for wrapped in (text, f"rack {text}", f"R3 to rack; tiles {text}"):
        assert complaint(partial(read_command), wrapped).endswith((".", "'."))


def test_a_rack_is_ordered_whoever_is_to_move() -> None:
    made = seated()
    assert shown(made) == "R3 B3 B7 O1 R3"
    made.do(SortRack(1, "groups"))
    assert shown(made, 1) == "O1 K3"
    made.do(SortRack(0, "runs"))
    assert shown(made) == "R3 R3 B3 B7 O1"
    made.do(SortRack(0, "own"))
    assert shown(made) == "R3 B3 B7 O1 R3"


def test_of_two_equal_tiles_the_one_taken_leaves() -> None:
    move = lay("R3")
    for slots, left in (((0,), "B3 B7 O1 R3"), ((4,), "R3 B3 B7 O1")):
        made = seated()
        made.do(MoveShown(move, slots))
        assert shown(made) == left
        made.do(Undo())
        assert shown(made) == "R3 B3 B7 O1 R3"


def test_a_refused_move_leaves_the_order_as_it_was() -> None:
    made = seated()
    made.do(MoveShown(lay("R3"), (4,)))
    before = made.state
    events = made.do(MoveShown(lay("R3", to=At(9, 0)), (0,)))
    assert isinstance(events[0], Refused)
    assert made.state == before


@pytest.mark.parametrize(
    "command",
    [
        SortRack(2, "runs"),
        ArrangeRack(2, ()),
        ArrangeRack(0, read_lines("R3 B3 B7 O1")),
        ArrangeRack(0, read_lines("R3 B3 B7 O1 R3 R3")),
        ArrangeRack(0, read_lines("R3 B3 B7 O1 R4")),
        MoveShown(lay("R3"), (1,)),
        MoveShown(lay("R3"), (0, 4)),
        MoveShown(lay("R3"), (5,)),
    ],
)
def test_what_is_not_on_a_rack_is_refused(command: SessionCommand) -> None:
    made = seated()
    before = made.state
    (refused,) = made.do(command)
    assert isinstance(refused, Refused)
    assert refused.faults[0].reason == "no-such-tile"
    assert made.state == before


def test_the_place_of_a_tile_is_kept_until_the_turn_ends() -> None:
    made = seated()
    assert isinstance(made.do(MoveShown(lay("B3", to=At(0, 0)), (1,)))[0], DraftChanged)
    made.do(Undo())
    assert shown(made) == "R3 B3 B7 O1 R3"
    made.do(Draw())
    assert shown(made) == "R3 B3 B7 O1 R3 R4"


def test_the_next_game_is_dealt_only_after_the_end_and_keeps_the_views() -> None:
    made = seated()
    made.do(SortRack(0, "runs"))
    game = made.game
    made.do(NextGame())
    assert made.game is game
    over = Session(Game(read_position(TWINS.replace("K3 O1", ""))), made.players, seed=3)
    over.do(SortRack(0, "runs"))
    over.do(NextGame())
    assert over.game.position == over.opening.position
    assert over.opening.draws
    assert [order.mode for order in over.rack_orders] == ["runs", "own"]
    assert over.rack_orders[1] == RackOrder().follow(over.game.position.seats[1].rack)
    assert len(over.results) == 1


# The lines of the table

LINES = ((), (1, 0), (2,))
THREE = TWINS.replace("B4 B5 B6", "B4 B5 B6 | K8 R8 O8 | O2 O3 O4")


def test_how_the_table_was_arranged_comes_back_with_the_session() -> None:
    made = Session(Game(read_position(THREE)), [Player("Fox"), Player("Owl")])
    assert made.arranged is None
    made.do(ArrangeTable(LINES))
    made.do(read_command("B3 to 1.1"))
    again = Session.resume(write_journal(made.journal))
    assert again.arranged == made.arranged == Arranged(made.game.position.table, LINES)
    made.do(Draw())
    assert made.arranged is None


@pytest.mark.parametrize("lines", [((0, 1),), ((0, 1, 2, 3),), ((0, 1), (1, 2)), ((-1, 0, 1, 2),)])
def test_other_lines_than_those_of_its_rows_are_refused(lines: Lines) -> None:
    made = Session(Game(read_position(THREE)), [Player("Fox"), Player("Owl")])
    assert refusal_in(made.do(ArrangeTable(lines)))
    assert made.arranged is None
    assert made.journal.entries == ()
