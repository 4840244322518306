"""A game in outline: its turns, and the highlights that one looks for."""

from itertools import pairwise, starmap

import pytest

from game.engine.game import EndTurn, Game
from game.engine.notation import read_position
from game.engine.turn import Draw
from game.session.game_highlights import MANY, GameHighlight, TurnTiles, game_highlights, turn_tiles
from tests import samples
from tests.engine.positions import lay

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox    K10 K11 K12 R1
  Owl+   O1 O2 O3 O4 O5 O6 B13
  Otter+ B7 K9
pool R12 K2 K3 K4
"""


def play(game: Game, *rows: str) -> None:
    for row in rows:
        game.do(lay(*row.split()))
    game.do(EndTurn())


def test_a_short_game() -> None:
    game = Game(read_position(TABLE))
    assert (turn_tiles(game.positions), game_highlights(game)) == ((), (GameHighlight(0, "deal"),))
    play(game, "K10 K11 K12")
    play(game, "O1 O2 O3 O4 O5 O6")
    game.tick(60)
    game.do(Draw())
    laid = (0, 3), (1, 6), (2, 0), (0, 0)
    assert turn_tiles(game.positions) == tuple(starmap(TurnTiles, laid))
    assert game_highlights(game) == (
        GameHighlight(0, "deal"),
        GameHighlight(1, "opened", 0),
        GameHighlight(2, "most", 1),
        GameHighlight(3, "timeout", 2),
    )


def test_few_tiles_at_once_are_no_chapter() -> None:
    game = Game(read_position(TABLE))
    play(game, "K10 K11 K12")
    assert max(each.laid for each in turn_tiles(game.positions)) < MANY
    assert [highlight.kind for highlight in game_highlights(game)] == ["deal", "opened"]


@pytest.mark.parametrize(
    ("name", "end"),
    [("classic-2016-4b", "out"), ("classic-2016-4a", "blocked"), ("river-3a", "blocked")],
)
def test_whole_games(name: str, end: str) -> None:
    game = Game.from_record(samples.kept(name).record)
    found, positions = game_highlights(game), game.positions
    assert found[0] == GameHighlight(0, "deal")
    assert [highlight.turn for highlight in found] == sorted(highlight.turn for highlight in found)
    assert (found[-1].kind, found[-1].turn) == (end, game.turns)
    assert found[-1].seat == (None if end == "blocked" else game.result.winners[0])
    opened = [each for each in found if each.kind == "opened"]
    assert {each.seat for each in opened} == {
        at for at, seat in enumerate(positions[-1].seats) if seat.opened
    }
    for each in opened:
        before, after = positions[each.turn - 1 : each.turn + 1]
        assert (before.mover.opened, after.seats[each.seat].opened) == (False, True)
    assert [each.seat for each in turn_tiles(game.positions)] == [
        before.to_move for before, _ in pairwise(positions)
    ]
