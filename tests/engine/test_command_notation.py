"""The text form of moves and commands, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.command_notation import read_command, read_move, write_command, write_move
from game.engine.game import Command, EndTurn, MoreTime, Redo, Reset, TakeKey, Undo
from game.engine.limits import NotationError
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_table, read_tile
from game.engine.turn import Draw, Pass, Play
from tests.engine.strategies import rows, tiles
from tests.engine.test_notation import complaint

WORDS = (MoreTime(), Undo(), Redo(), Reset(), EndTurn(), Draw(), Pass())


def places() -> st.SearchStrategy[At]:
    return st.builds(At, st.integers(0, 98), st.integers(0, 98))


def moves() -> st.SearchStrategy[Move]:
    sources = st.lists(st.one_of(st.builds(FromRack, tiles()), places()), min_size=1, max_size=5)
    sides = st.lists(st.lists(places(), min_size=1, max_size=3).map(tuple), max_size=2).map(tuple)
    return st.builds(Move, sources.map(tuple), st.one_of(st.sampled_from(To), places()), sides)


def commands() -> st.SearchStrategy[Command]:
    tables = st.lists(rows(), min_size=1, max_size=4).map(tuple)
    keys = st.integers(0, 98)
    return st.one_of(
        moves(),
        st.sampled_from(WORDS),
        st.builds(TakeKey, keys),
        st.builds(Draw, tiles()),
        st.builds(Play, tables, st.one_of(st.none(), keys)),
    )


@given(moves())
def test_moves_are_read_again(move: Move) -> None:
    assert read_move(write_move(move)) == move


@given(commands())
def test_commands_are_read_again(command: Command) -> None:
    assert read_command(write_command(command)) == command


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Move((FromRack(read_tile("R3")), At(1, 2)), To.NEW_ROW), "R3 2.3 to new row"),
        (Move((At(0, 0),), At(3, 4)), "1.1 to 4.5"),
        (Move((At(0, 0),), To.RACK), "1.1 to rack"),
        (
            Move((At(0, 2),), To.NEW_ROW, ((At(0, 3),), (At(0, 5), At(0, 6)))),
            "1.3 to new row apart 1.4 apart 1.6 1.7",
        ),
        (TakeKey(0), "take 1"),
        (EndTurn(), "end turn"),
        (Draw(read_tile("J")), "draw J"),
        (Play(read_table("B4 B5 B6 | K8 R8 O8")), "play B4 B5 B6 | K8 R8 O8"),
        (Play(read_table("B4 B5 B6"), key=1), "play take 2; B4 B5 B6"),
    ],
)
def test_a_command_reads_like_this(command: Command, text: str) -> None:
    assert write_command(command) == text
    assert read_command(f"  {text.replace(' ', '  ')} ") == command


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' isn't a command."),
        ("fly", "'fly' isn't a command."),
        ("take 0", "'take 0' isn't a command."),
        ("take 1000", "'take 1000' isn't a command."),
        ("draw R14", "'R14' isn't a tile."),
        ("draw R5 R6", "'R5 R6' isn't a tile."),
        ("play draw", "'draw' isn't a table to leave."),
        ("play K1 K2 K3 > K1", "The row 'K1 K2 K3' is not on the table."),
        ("R14 to rack", "'R14' isn't a tile."),
        ("1.2 to rack apart R5", "'R5' isn't a place in a row."),
        ("0.1 to rack", "'0.1' isn't a tile."),
        ("1.1000 to rack", "'1.1000' isn't a tile."),
        ("R1 to sea", "'sea' isn't a place to put tiles."),
        ("R1 to 1.0", "'1.0' isn't a place to put tiles."),
        ("R1 to rack to rack", "'rack to rack' isn't a place to put tiles."),
    ],
)
def test_what_is_no_command_is_said(text: str, message: str) -> None:
    assert complaint(read_command, text) == message


def test_a_move_takes_something_up() -> None:
    with pytest.raises(NotationError, match=r"^' to rack' isn't a move; one looks like "):
        read_move(" to rack")


@given(st.text(st.sampled_from("takeplydrwuno KRBJ?|>;.1290"), max_size=30))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    for wrapped in (text, f"{text} to {text}", f"play {text}", f"draw {text}"):
        assert complaint(read_command, wrapped).endswith((".", "'."))
