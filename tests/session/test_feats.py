"""What people do in a game that may be a record of theirs."""

from dataclasses import replace

import pytest

from game.engine.game import Game
from game.engine.notation import read_position, read_table, write_row
from game.engine.position import Handicap
from game.engine.turn import Draw, Play
from game.session.feats import FEWEST, RUN, TURN, Feat, feats
from game.session.player import Player
from tests import together

START = """
rules classic-2016
table B4 B5 B6 B7 | R11 R12 R13
* Ann+  B8 B9 K1 K2 K3 O5
  ""+   K12 R5 B13
pool O11 K13 R7 B1
"""
ANN, OWL = Player("Ann", "otter"), Player.unnamed("owl", "level10")
RUN_OF_SIX = "B4 B5 B6 B7 B8 B9"
PLAYERS = ANN, OWL


def dict_of(game: Game, players: tuple[Player, ...]) -> dict[str, Feat]:
    return {feat.kind: feat for seat, feat in feats(game, players) if seat == 0}


def out() -> Game:
    """Let Ann lay four tiles, three of them a new run, and then the last."""
    game = Game(read_position(START.replace(" O5", "")))
    game.do(Play(read_table("B4 B5 B6 B7 B8 | R11 R12 R13 | K1 K2 K3")))
    game.do(Draw())
    game.do(Play(read_table("B4 B5 B6 B7 B8 B9 | R11 R12 R13 | K1 K2 K3")))
    assert game.result
    return game


def test_the_longest_run_is_one_that_own_tiles_lie_in() -> None:
    run = dict_of(out(), PLAYERS)[RUN]
    assert (run.figure, write_row(run.tiles)) == (6, RUN_OF_SIX)


def test_the_most_tiles_are_those_of_one_turn() -> None:
    most = dict_of(out(), PLAYERS)[TURN]
    assert (most.figure, write_row(most.tiles)) == (4, "K1 K2 K3 B8")


def test_fewer_turns_to_win_are_worth_more() -> None:
    fewest = dict_of(out(), PLAYERS)[FEWEST]
    assert (fewest.figure, fewest.worth, write_row(fewest.tiles)) == (2, -2, "B9")


def test_what_was_played_with_help_is_no_record_nor_is_a_game_won_so() -> None:
    found = {
        feat.kind: feat.figure for seat, feat in feats(out(), PLAYERS, helped=(1,)) if not seat
    }
    assert found == {RUN: 6, TURN: 1, "met-level10": 1, "won-level10": 1}


def test_a_game_of_fewer_tiles_is_won_in_few_turns_by_anybody() -> None:
    begun = read_position(START.replace(" O5", ""))
    game = Game(replace(begun, rules=replace(begun.rules, rack_size=7)))
    game.do(Play(read_table(f"{RUN_OF_SIX} | R11 R12 R13 | K1 K2 K3")))
    assert dict_of(game, PLAYERS).keys() == {RUN, TURN, "met-level10", "won-level10"}


def test_whom_one_has_met_and_won_over_is_known() -> None:
    found = dict_of(out(), PLAYERS)
    assert {kind for kind in found if "-" in kind} == {"met-level10", "won-level10"}


def test_whoever_loses_has_met_the_character_and_nothing_more_is_said() -> None:
    game = Game(
        read_position(START.replace("K12 R5 B13", "B8").replace("* Ann+  B8", "* Ann+  B1"))
    )
    game.do(Draw())
    game.do(Play(read_table("B4 B5 B6 B7 B8 | R11 R12 R13")))
    found = dict_of(game, PLAYERS)
    assert found.keys() == {"met-level10"}


def test_the_names_of_other_people_are_not_kept() -> None:
    run = dict_of(out(), (ANN, Player("Ben", "bear")))[RUN]
    assert run.against == (Player.unnamed("bear"),)


@pytest.mark.parametrize(
    "player",
    [
        Player("", "otter"),
        replace(ANN, bot="level3"),
        replace(ANN, handicap=Handicap(open_rack=True)),
    ],
    ids=["visitor", "bot", "open rack"],
)
def test_visitors_bots_and_whoever_others_can_help_have_none(player: Player) -> None:
    assert not dict_of(out(), (player, OWL))


def test_a_game_that_goes_on_has_none() -> None:
    assert not dict_of(Game(read_position(START)), PLAYERS)


def test_whoever_plays_together_has_none() -> None:
    session = together.ended(together.LAST, "B8", "B9")
    assert not [*feats(session.game, session.players)]
