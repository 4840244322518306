"""What a turn was to whoever took it, and to the others."""

import pytest

from game.analysis.moments import Moment, moment_of_other, own_moment
from game.engine.events import Drew, Passed, Played
from game.engine.notation import read_position, read_row, read_table
from game.engine.position import Position
from game.engine.turn import Draw, Play, apply, arranged
from tests.engine.positions import positions_after

START = """
rules classic-2016
table R1 R2 R3 R4 R5 R6 | K9 B9 J
* Fox+ R3 R4 O9 K1 K2 K3 K4 K5 K6 K7 K8 B1
  Owl+ K12 K13
  Otter+ R12 R13 B12 B13
pool B5 ?20
"""
SAME = "R1 R2 R3 R4 R5 R6 | K9 B9 J"


def play(table: str) -> list[Position]:
    return positions_after(START, table)


def played(positions: list[Position]) -> Played:
    """Name the tiles that Fox has laid."""
    before, after = positions
    return Played(0, tuple(set(before.mover.rack) - set(after.seats[0].rack)), False)


@pytest.mark.parametrize(
    ("table", "moment"),
    [
        (f"{SAME} | K1 K2 K3", "play"),
        (f"{SAME} | K1 K2 K3 K4 K5", "many"),
        ("R1 R2 R3 R4 | R3 R4 R5 R6 | K9 B9 J", "arranged"),
        ("R1 R2 R3 R4 | R3 R4 R5 R6 | K9 B9 J | K1 K2 K3 K4", "arranged"),
        ("R1 R2 R3 R4 | R3 R4 R5 R6 | K9 B9 J | K1 K2 K3 K4 K5", "many"),
        ("R1 R2 R3 R4 R5 R6 | K9 B9 O9 | K1 K2 J K4", "freed"),
        ("R1 R2 R3 R4 | R3 R4 R5 R6 | K9 B9 J O9 | K1 K2 K3 K4 K5 K6 K7 K8", "near"),
    ],
)
def test_of_a_play_the_greatest_is_named(table: str, moment: Moment) -> None:
    positions = play(table)
    assert own_moment(played(positions), positions) == moment


def test_a_draw_a_pass_and_a_first_meld_are_told_by_what_happened() -> None:
    positions = play(f"{SAME} | K1 K2 K3")
    assert own_moment(Drew(0, 1), positions) == "draw"
    assert own_moment(Passed(0), positions) == "pass"
    assert own_moment(Played(0, read_row("K1 K2 K3"), True), positions) == "opened"


@pytest.mark.parametrize(
    ("turns", "moment"),
    [
        ("d . .", "draw"),
        ("d . . d", "draw"),
        ("d p . d", "waits"),
        ("d p . p", "play"),
        ("d p . d . . d", "draw"),
        ("p . . d p . d", "waits"),
    ],
)
def test_who_draws_twice_while_somebody_plays_waits(turns: str, moment: Moment) -> None:
    """A d draws and a p plays in turn; a dot draws, too, for whoever it is."""
    positions = [read_position(WAITING)]
    for turn in turns.split():
        now = positions[-1]
        tiles = now.mover.rack[:3] if turn == "p" else ()
        positions.append(apply(now, Play((*now.table, tiles)) if tiles else Draw()))
    last = positions[-2].to_move
    turn = Played(last, positions[-2].mover.rack[:3], opening=False) if tiles else Drew(last, 1)
    assert own_moment(turn, positions) == moment


WAITING = """
rules classic-2016
table K9 B9 R9
* Fox+ R3 R4 R5 R6 R7 R8 R10 R11 R12
  Owl+ B1 B2 B3 B4 B5 B6
  Otter+ O11
pool ?20
"""


def test_others_admire_many_tiles_and_say_nothing_of_few() -> None:
    assert moment_of_other(2, play(f"{SAME} | K1 K2 K3")) is None
    assert moment_of_other(2, play(f"{SAME} | K1 K2 K3 K4 K5 K6 K7")) == "admires"


def test_who_was_ahead_is_behind_once_another_has_fewer() -> None:
    before = read_position(START.replace("O9 K1", "K1").replace("K4 K5 K6 K7 K8 B1", ""))
    after = apply(before, Play(arranged(before.table, read_table(f"{SAME} | K1 K2 K3"))))
    assert len(after.seats[0].rack) == 2  # As many as Owl has: nobody is ahead alone.
    assert moment_of_other(1, [before, after]) == "behind"
    assert moment_of_other(2, [before, after]) is None


def test_before_the_first_turn_there_is_nothing_to_say() -> None:
    assert moment_of_other(1, [read_position(START)]) is None
