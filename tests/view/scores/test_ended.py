"""A kind line is true: it says what was done in the game, and nothing where little was."""

from dataclasses import replace

import pytest

from game.engine.game import Game
from game.engine.notation import read_position, read_table
from game.engine.turn import Draw, Play
from game.session.help import HelpHad
from game.session.journal import Ghost
from game.session.player import Player
from game.session.session import Session
from game.view.scores.ended import EndedGame
from tests import samples
from tests.kits import open_kit

START = """
rules classic-2016
table B4 B5 B6 | R3 B3 K3 | R4 R5 R6
* Fox+ B7 B8 B9
  Owl+ O3 R7 K1 K2 K13
  Otter O1 O13
pool R13 O5 K12 ?20
"""
B7, B8, B9 = "B4 B5 B6 B7", "B4 B5 B6 B7 B8", "B4 B5 B6 B7 B8 B9"
GROUP, RUN = " | R3 B3 K3", " | R4 R5 R6"
MOVED = " | B3 O3 K3 | R3 R4 R5 R6 R7"


def told(
    *tables: str,
    people: tuple[int, ...] = (1,),
    start: str = START,
    ghost: Ghost = (),
    helped: tuple[int, ...] = (),
) -> str:
    """Play tables in turn, "" being a draw, until somebody is out; give the kind line."""
    players = [
        Player(name, face, None if seat in people else "level2")
        for seat, (name, face) in enumerate(zip(*(samples.NAMES, samples.FACES), strict=True))
    ]
    position = read_position(start)
    session = Session(Game(position), players[: len(position.seats)])
    session.observer.ghost = ghost
    for table in tables:
        session.game.do(Play(read_table(table)) if table else Draw())
    assert session.game.result
    session.results.append(session.game.result)
    session.arrangement = session.arrangement._replace(help=HelpHad(helped))
    ended = EndedGame(open_kit((800, 480)), session)
    assert ended.best is None or ended.best[1].turn not in helped
    return ended.note


def test_who_was_nearly_out_is_told_so() -> None:
    owl = B7 + GROUP + RUN + " | K1 K2 K3"
    start = START.replace("R7 K1 K2 K13", "K1 K2 K3 K13")
    line = told(B7 + GROUP + RUN, owl, "", owl.replace(B7, B9), start=start)
    assert line == "You had two tiles left"


MANY = START.replace("O3 R7", "O3 R7 R1 R13 B13")


def test_one_turn_is_told_as_it_was() -> None:
    line = told(B7 + GROUP + RUN, B7 + MOVED, "", B8 + MOVED, "", "", B9 + MOVED, start=MANY)
    assert line == "You laid 2 tiles in one turn"


def test_several_turns_are_told_together() -> None:
    one, two = GROUP + RUN + " R7", " | R3 B3 K3 O3" + RUN + " R7"
    line = told(B7 + GROUP + RUN, B7 + one, "", B8 + one, B8 + two, "", B9 + two, start=MANY)
    assert line == "You laid 2 tiles in 2 turns"


def test_each_person_who_lost_has_a_line() -> None:
    tables = (B7 + GROUP + RUN, B7 + MOVED, "", B8 + MOVED, "", "", B9 + MOVED)
    line = told(*tables, people=(0, 1, 2), start=MANY)
    assert line == "Owl laid 2 tiles in one turn · New tiles, new luck, Otter!"


def test_nobody_is_promised_new_tiles_where_the_same_come_again() -> None:
    tables = (B7 + GROUP + RUN, B7 + MOVED, "", B8 + MOVED, "", "", B9 + MOVED)
    assert told(*tables, people=(2,), start=MANY, ghost=(14, 13)) == ""


@pytest.mark.parametrize(
    ("helped", "line"),
    [((), ""), ((2,), ""), ((1, 4), "The lamp helped you a little. The rest was all you!")],
)
def test_where_only_bots_lost_there_is_none_but_thanks_for_the_lamp(
    helped: tuple[int, ...], line: str
) -> None:
    tables = (B7 + GROUP + RUN, B7 + MOVED, "", B8 + MOVED, "", "", B9 + MOVED)
    assert told(*tables, people=(0,), helped=helped) == line


@pytest.mark.parametrize("racks", ["K1", "K1 R1"])
def test_where_nobody_lost_there_is_none(racks: str) -> None:
    position = read_position(START)
    tied = [replace(seat, rack=read_table(racks)[0]) for seat in position.seats]
    game = Game(replace(position, seats=tuple(tied), pool=(), passes=3))
    players = [Player(name, "fox") for name in samples.NAMES[:3]]
    session = Session(game, players)
    assert session.results[-1].scores == (0, 0, 0)
    assert EndedGame(open_kit((800, 480)), session).note == ""
