"""A game in outline: its turns, and the chapters that one looks for."""

from itertools import pairwise

import pytest

from game.engine.game import EndTurn, Game
from game.engine.move import FromRack, Move, To
from game.engine.notation import read_position, read_tile
from game.engine.turn import Draw
from game.session.outline import MANY, Beat, Chapter, beats, chapters
from tests import samples

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox    K10 K11 K12 R1
  Owl+   O1 O2 O3 O4 O5 O6 B13
  Otter+ B7 K9
pool R12 K2 K3 K4
"""


def play(game: Game, *rows: str) -> None:
    """Lay rows from the rack of the player to move, and end the turn."""
    for row in rows:
        game.do(Move(tuple(FromRack(read_tile(tile)) for tile in row.split()), To.NEW_ROW))
    game.do(EndTurn())


def test_a_short_game() -> None:
    game = Game(read_position(TABLE))
    assert (beats(game), chapters(game)) == ((), (Chapter(0, "deal"),))
    play(game, "K10 K11 K12")
    play(game, "O1 O2 O3 O4 O5 O6")
    game.tick(60)
    game.do(Draw())
    assert beats(game) == (Beat(0, 3), Beat(1, 6), Beat(2, 0), Beat(0, 0))
    assert chapters(game) == (
        Chapter(0, "deal"),
        Chapter(1, "opened", 0),
        Chapter(2, "most", 1),
        Chapter(3, "timeout", 2),
    )


def test_few_tiles_at_once_are_no_chapter() -> None:
    game = Game(read_position(TABLE))
    play(game, "K10 K11 K12")
    assert max(beat.laid for beat in beats(game)) < MANY
    assert [chapter.kind for chapter in chapters(game)] == ["deal", "opened"]


@pytest.mark.parametrize(
    ("name", "end"),
    [("classic-2016-4b", "out"), ("classic-2016-4a", "blocked"), ("river-3a", "blocked")],
)
def test_whole_games(name: str, end: str) -> None:
    game = Game.from_record(samples.kept(name).record)
    found, positions = chapters(game), game.positions
    assert found[0] == Chapter(0, "deal")
    assert [chapter.turn for chapter in found] == sorted(chapter.turn for chapter in found)
    assert (found[-1].kind, found[-1].turn) == (end, game.turns)
    assert found[-1].seat == (None if end == "blocked" else game.result.winners[0])
    opened = [each for each in found if each.kind == "opened"]
    assert {each.seat for each in opened} == {
        at for at, seat in enumerate(positions[-1].seats) if seat.opened
    }
    for each in opened:
        before, after = positions[each.turn - 1 : each.turn + 1]
        assert (before.mover.opened, after.seats[each.seat].opened) == (False, True)
    assert [beat.seat for beat in beats(game)] == [each.to_move for each, _ in pairwise(positions)]
