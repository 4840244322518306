import pytest

from game.analysis.repair import Repair
from game.analysis.turn_status import turn_status
from game.engine.draft import Draft
from game.engine.game import Game, Redo, Reset, Undo
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_tile

TABLE = """
rules classic-2016
table R3 B3 K3 | R4 R5 R6 | B8 B9 B10 B11
* Fox+ O3 R7 K1 B12
  Owl+ ?5
pool ?40
"""


def mine(*tiles: str) -> tuple[FromRack, ...]:
    return tuple(FromRack(read_tile(tile)) for tile in tiles)


R3_AWAY, ADD_O3 = Move((At(0, 0),), At(1, 0)), Move(mine("O3"), At(0, 2))


def moments(*commands: object, game: Game | None = None) -> list[bool]:
    """Carry commands out; tell after each whether the table has just become whole again."""
    game = game or Game(read_position(TABLE))
    repair = Repair(game.position.table)
    found = []
    for command in commands:
        game.do(command)
        found.append(follow(repair, game.draft))
    return found


def follow(repair: Repair, draft: Draft) -> bool:
    return repair.follow(draft.rows, turn_status(draft))


def test_a_table_taken_apart_and_legal_again_is_such_a_moment() -> None:
    assert moments(R3_AWAY, ADD_O3) == [False, True]


def test_the_same_table_is_so_only_once_a_turn() -> None:
    assert moments(R3_AWAY, ADD_O3, Undo(), Redo(), Reset(), R3_AWAY, ADD_O3) == [
        *(False, True),
        *(False,) * 5,
    ]


def test_the_next_turn_begins_anew() -> None:
    draft = Draft(read_position(TABLE))
    draft.move(R3_AWAY)
    for _ in range(2):
        repair = Repair(draft.position.table)
        assert not follow(repair, draft)
        draft.move(ADD_O3)
        assert follow(repair, draft)
        draft.undo()


def test_to_put_it_back_as_it_lay_is_none() -> None:
    assert moments(R3_AWAY, Undo()) == [False, False]
    assert moments(R3_AWAY, Move((At(1, 0),), At(0, 0))) == [False, False]


@pytest.mark.parametrize(
    "commands",
    [
        (Move(mine("B12"), To.NEW_ROW), Move((At(3, 0),), At(2, 4))),  # only own tiles
        (Move(mine("K1"), At(1, 3)), Undo(), Move(mine("R7"), At(1, 3))),  # a mistake taken back
        (Move(mine("B12"), At(2, 4)),),  # never apart
        (Move((At(2, 0),), To.NEW_ROW),),  # still apart
    ],
)
def test_nothing_else_is_such_a_moment(commands: tuple[object, ...]) -> None:
    assert not any(moments(*commands))


def test_an_own_row_beside_tiles_that_moved_is_none() -> None:
    text = TABLE.replace("B8 B9 B10 B11", "B6 B7 B8 B9 B10 B11")
    game = Game(read_position(text.replace("O3 R7 K1", "K3 K2 K1")))
    part = Move((At(2, 3), At(2, 4), At(2, 5)), To.NEW_ROW)
    own = Move(mine("K1", "K2"), To.NEW_ROW), Move(mine("K3"), At(4, 2))
    assert moments(part, *own, game=game) == [False] * 3
    assert len(game.draft.rows) == 5
