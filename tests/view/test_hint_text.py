"""Every step of a hint in a sentence."""

import pytest

from game.analysis.hint import Hint, find_hint
from game.engine.draft import Draft
from game.engine.game import Reset, TakeKey
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_row, read_table
from game.engine.position import Position
from game.engine.rules import ARTICLE, RIVER, TWIST
from game.engine.tile import Tile
from game.engine.turn import Play
from game.kit.kit import Kit
from game.view.hint_text import can_play, done, nothing, row_name, step, where, which
from tests.engine.positions import lay, position


def said(kit: Kit, start: Position, *moves: Move) -> str:
    """Make moves; give what is said of the last one."""
    draft = Draft(start)
    before = draft.rows
    for move in moves:
        before = draft.rows
        draft.move(move)
    return step(kit, start, before, moves[-1], draft.rows)


def from_table(row: int, index: int, to: At | To = To.NEW_ROW) -> Move:
    return Move((At(row, index),), to)


TABLE = "B3 B4 B5 B6 | K8 R8 O8 | R5 J R7 | O1 O2 O3 O4 O5 O6"
NINES = ("K9", "K10", "K11", "K12", "K13")
RACK = "B2 B7 B8 B9 R6 K6 K9 K10 K11 K12 K13 O1 O3 R1 R7 J"

MOVES = {
    "Add the blue 2 from your rack to the run of blue 3 to 6.": [lay("B2", to=At(0, 0))],
    "Add the blue 8 from your rack to the group of 8s.": [lay("B8", to=At(1, 3))],
    "Add the joker from your rack to the run of blue 3 to 6.": [lay("J", to=At(0, 4))],
    "Swap the red 6 from your rack for the joker in the run of red 5 to 7.": [
        lay("R6", to=At(2, 1))
    ],
    "Put the orange 3 from your rack into the run of orange 1 to 6 to make two rows.": [
        lay("O3", to=At(3, 2))
    ],
    "Lay the black 6 from your rack to start a new row.": [lay("K6")],
    "Lay the red 6 from your rack with the black 6.": [lay("K6"), lay("R6", to=At(4, 1))],
    "Take the blue 6 from the run of blue 3 to 6 to start a new row.": [from_table(0, 3)],
    "Take the blue 6 from the run of blue 3 to 6 and lay it with the red 6 and the black 6.": [
        lay("R6", "K6"),
        from_table(0, 3, At(4, 2)),
    ],
    "Take the black 6 from next to the red 6 to start a new row.": [
        lay("R6", "K6"),
        from_table(4, 1),
    ],
    "Take the black 6 from its own row and lay it with the red 6.": [
        lay("K6"),
        lay("R6"),
        from_table(4, 0, At(5, 1)),
    ],
    "Take the joker from the run of red 5 to 7 and add it to the group of 8s.": [
        from_table(2, 1, At(1, 3))
    ],
    "Lay the black 6 and the red 6 from your rack to start a new row.": [lay("K6", "R6")],
    "Take the orange 5 and the orange 6 from the run of orange 1 to 6 and add them to the run of "
    "blue 3 to 6.": [Move((At(3, 4), At(3, 5)), At(0, 4))],
    "Take the black 6 and the red 6 from their own row and lay them with the red 1.": [
        lay("K6", "R6"),
        lay("R1"),
        Move((At(4, 0), At(4, 1)), At(5, 0)),
    ],
    "Take 5 tiles from the run of orange 1 to 6 and lay them with the black 6.": [
        lay("K6"),
        Move(tuple(At(3, index) for index in range(5)), At(4, 1)),
    ],
    "Take the run of orange 1 to 5 from the run of orange 1 to 6 and lay it down as a set.": [
        Move(tuple(At(3, index) for index in range(5)), To.NEW_ROW)
    ],
    "Take the orange 1, the orange 2 and the orange 3 from the run of orange 1 to 6 and lay them "
    "down as a set.": [Move(tuple(At(3, index) for index in range(3)), To.NEW_ROW)],
    "Lay a set from your rack: the red 1, the orange 1 and the joker.": [lay("R1", "O1", "J")],
    "Lay a set from your rack: the run of black 9 to 13.": [lay(*NINES)],
    "Put the run of blue 3 to 6 and the run of blue 7 to 9 together.": [
        lay("B7", "B8", "B9"),
        Move(tuple(At(0, index) for index in range(4)), At(4, 0)),
    ],
    "Take the red 8 from the rest of the group of 8s and lay it with the red 7.": [
        from_table(1, 0),
        lay("R7"),
        from_table(1, 0, At(5, 1)),
    ],
    "Take the black 6 and the red 1 back to your rack.": [
        lay("K6", "R1"),
        Move((At(4, 0), At(4, 1)), To.RACK),
    ],
    "Bring these tiles together: the run of blue 2 to 6.": [
        Move((*lay("B2").tiles, At(0, 0), At(0, 1), At(0, 2), At(0, 3)), At(0, 0))
    ],
    "Take the black 6 back to your rack.": [lay("K6"), from_table(4, 0, To.RACK)],
    "Put the tiles in order: the run of blue 3 to 6.": [
        Move((At(0, 0), At(0, 1), At(0, 2), At(0, 3)), At(0, 0))
    ],
}


@pytest.mark.parametrize("sentence", MOVES)
def test_every_move_has_its_sentence(kit: Kit, sentence: str) -> None:
    assert said(kit, position(TABLE, RACK), *MOVES[sentence]) == sentence


def test_two_rows_of_one_name_are_told_apart(kit: Kit) -> None:
    start = position("K8 R8 B8 O8 | K8 R8 O8", "K1")
    sentence = "Take the blue 8 from the group of 8s and add it to the other one."
    assert said(kit, start, from_table(0, 2, At(1, 3))) == sentence


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ("B3 B4 B5", "the run of blue 3 to 5"),
        ("J R12 R13", "the run of red 11 to 13"),
        ("K8 R8 J", "the group of 8s"),
        ("R2 D R5", "the run of red 2 to 5"),
        ("R3 R4 C B6", "the run from 3 to 6"),
        ("R5 R6 M R6 R5", "the row with the Mirror"),
        ("K6", "the black 6"),
        ("K6 R6", "the black 6 and the red 6"),
        ("M D C", "the Mirror, the Double and the Colour change"),
        ("K1 K2 K4 K5 K6", "the row with the black 1"),
    ],
)
def test_a_row_has_a_name(kit: Kit, row: str, name: str) -> None:
    assert row_name(kit, read_row(row)) == name


@pytest.mark.parametrize(
    ("pool", "rack", "opened", "words"),
    [
        ("?40", "R1", True, "You can’t play anything. Draw a tile."),
        ("", "R1", True, "You can’t play anything. Pass."),
        ("?40", "R1", False, "You don’t have a set yet. Draw a tile."),
        ("?40", "K8 R8 O8", False, "Your sets are worth 24, and you need 30. Draw a tile."),
    ],
)
def test_what_cannot_be_played_is_said(
    kit: Kit, pool: str, rack: str, opened: bool, words: str
) -> None:
    start = position("B4 B5 B6", rack, opened=opened, pool=pool)
    assert nothing(kit, start, find_hint(start, start.table)) == words


def test_where_loose_tiles_come_back_only_what_is_known_is_said(kit: Kit) -> None:
    """R43: with the O4, say, one could play and take back as much."""
    start = position("B4 K4 R4 | B7 B8 B9 B10", "R1", rules=ARTICLE)
    words = nothing(kit, start, find_hint(start, start.table))
    assert words == "Nothing gets you rid of a tile. Draw one."


@pytest.mark.parametrize(
    ("pool", "words"),
    [
        ("?40", "You could play, but drawing leaves you with fewer tiles. Draw one."),
        ("", "You could play, but you’d end up with more tiles. Pass."),
    ],
)
def test_where_drawing_is_better_it_says_so(kit: Kit, pool: str, words: str) -> None:
    start = position("R3 R4 R5", "K9 B9 O1", pool=pool, river="K1 O3 O4 O13 R9", rules=RIVER)
    assert nothing(kit, start, find_hint(start, start.table)) == words


def test_what_is_not_certain_is_not_claimed(kit: Kit) -> None:
    words = nothing(kit, position(), Hint(None, proven=False))
    assert words == ("I found nothing, but couldn’t try everything. Draw a tile, or look again.")


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("J", "Or keep the joker. You may need it more later."),
        ("R9", "Or lay the rest, and keep red 9 to add later."),
    ],
)
def test_what_the_sage_would_keep_is_said_last(kit: Kit, kept: str, said: str) -> None:
    assert done(kit, read_row(kept)) == f"Now press Play. {said}"


def test_that_one_can_play_is_said_with_the_points_that_open(kit: Kit) -> None:
    play = Hint(Play(read_table("B4 B5 B6")), proven=True)
    assert can_play(kit, position(), play) == "You can play."
    first = can_play(kit, position(opened=False), play)
    assert first == "You can open: your sets reach 30 points."


@pytest.mark.parametrize(
    ("pool", "words"),
    [
        ("?40", "You can swap tiles with the table. Then you don’t have to draw."),
        ("", "You can swap tiles with the table, or pass."),
    ],
)
def test_that_as_much_comes_back_is_said(kit: Kit, pool: str, words: str) -> None:
    start = position("R10 J O10", "O6 O6 O11 R12", pool=pool, rules=ARTICLE)
    assert can_play(kit, start, find_hint(start, start.table)) == words


def test_where_to_look(kit: Kit) -> None:
    start = position(river="O9 B7", rules=RIVER)
    rows = [read_row("B3 B4 B5 B6"), read_row("K8 R8 O8"), read_row("R1 R2 R3")]
    assert where(kit, start, (), None) == "Look at your own rack. There are sets on it."
    one = "Look at the run of blue 3 to 6."
    assert where(kit, start, tuple(rows[:1]), None) == one
    two = "Look at the run of blue 3 to 6 and the group of 8s."
    assert where(kit, start, tuple(rows[:2]), None) == two
    assert where(kit, start, tuple(rows), None) == "Look at the glowing rows."
    assert where(kit, start, (), 1) == "Look at the River. The blue 7 would help you."


def test_which_tiles(kit: Kit) -> None:
    assert which(kit, read_row("D")) == "Play this tile from your rack: Double."
    two = "Play these tiles from your rack: orange 3, Mirror."
    assert which(kit, read_row("O3 M")) == two
    many = "Play the 5 glowing tiles from your rack."
    assert which(kit, read_row("K1 K2 K3 K4 K5")) == many
    assert which(kit, ()).startswith("No more tiles needed")


def test_the_same_tile_twice_is_named_once(kit: Kit) -> None:
    start = position("K10 M K10", "K11 K11 O3", rules=TWIST)
    both = Move((FromRack(Tile("K", 11)),) * 2, At(0, 2))
    assert said(kit, start, both).startswith("Add both black 11 tiles from your rack to ")


def test_the_river_and_the_way_back(kit: Kit) -> None:
    start = position(river="O9 B7", rules=RIVER)
    key = "Take the blue 7 from the River. It is the Key. One tile comes with it."
    assert step(kit, start, (), TakeKey(1), ()) == key
    assert step(kit, start, (), Reset(), ()) == "Let’s start over. Everything goes back."
