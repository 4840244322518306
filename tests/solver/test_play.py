"""The best play is legal by the rules of its preset, and plays what they allow."""

import json
from pathlib import Path

import pytest

from game.engine.notation import read_row, read_table, read_tile
from game.engine.position import Position, Seat
from game.engine.rules import CLASSIC, HOUSE_BOTH, PRESETS, PRESSMAN, Rules
from game.engine.tile import HIDDEN
from game.engine.turn import play_faults, played
from game.solver.play import best_play
from game.solver.solve import best_table

LINES = Path(__file__).with_name("positions.jsonl").read_text("utf-8").splitlines()


def position(rules: Rules, table: str, rack: str, *, opened: bool = True) -> Position:
    seats = Seat("mover", read_row(rack), opened), Seat("other", (HIDDEN,))
    return Position(rules, read_table(table), seats)


@pytest.mark.parametrize("rules", [CLASSIC, PRESSMAN, HOUSE_BOTH])
def test_a_play_is_legal_and_plays_no_more_than_the_best_table(rules: Rules) -> None:
    for line in LINES[::4]:
        case = json.loads(line)
        table = tuple(tuple(map(read_tile, row)) for row in case["table"])
        rack = tuple(map(read_tile, case["rack"]))
        here = Position(rules, table, (Seat("mover", rack, True), Seat("other", (HIDDEN,))))
        play = best_play(here)
        bound = len(played(table, best_table(table, rack)))
        if play is None:
            assert bound == 0 or play_faults(here, best_table(table, rack))
        else:
            assert play_faults(here, play.table) == ()
            assert 0 < len(played(table, play.table)) <= bound


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_held_to(rules: Rules) -> None:
    for opened in (False, True):
        here = position(
            rules, "K5 R5 J | R7 R8 R9 R10", "B5 O5 K10 B10 O10 J R11 K1", opened=opened
        )
        play = best_play(here)
        assert play is not None
        assert play_faults(here, play.table) == ()


def test_a_first_meld_lies_beside_the_table() -> None:
    here = position(CLASSIC, "R4 R5 R6", "R7 K10 B10 O10", opened=False)
    play = best_play(here)
    assert play is not None
    assert play.table == (read_row("R4 R5 R6"), read_row("K10 B10 O10"))


def test_a_forbidden_joker_stays_out_of_the_first_meld() -> None:
    here = position(PRESETS["article"], "", "K10 B10 J", opened=False)
    assert best_play(here) is None


def test_where_nothing_can_be_played_there_is_no_play() -> None:
    assert best_play(position(CLASSIC, "R4 R5 R6", "K1")) is None


def test_bonus_jokers_stay_where_they_are() -> None:
    here = position(PRESETS["twist-2018"], "R2 D R5 | K7 K8 K9", "R3 K10 D")
    play = best_play(here)
    assert play is not None
    assert play.table == (read_row("R2 D R5"), read_row("K7 K8 K9 K10"))
