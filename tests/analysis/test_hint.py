"""Hints: what they find, and that their steps lead to a play that the game accepts."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.analysis.hint import Hint, find_hint
from game.analysis.turn_status import turn_status
from game.bots.mind import Mind
from game.engine.deal import deal
from game.engine.events import GameEnded, Played, Refused, TurnBegan
from game.engine.game import EndTurn, Game, Reset, TakeKey
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_row, write_row
from game.engine.position import Handicap, Position
from game.engine.river import offer
from game.engine.rules import ARTICLE, CLASSIC, FAMILY, NAMED, PLAIN, RIVER, TWIST, Rules
from game.engine.tile import in_order
from game.engine.turn import Draw, apply, played
from tests.engine.positions import lay, position
from tests.sizes import size

SIMPLE = Mind(notices=0.75, sight=0)
EACH = size(4, 32)
PARTS = size(1, 2)
"""Fourteen presets of two parts make nine hundred positions; a sample has fewer of each."""

FURTHER = size(-1, 4)
"""Of so many plays there have to be more that are short and lead on to a longer one, if there are
enough plays to tell."""


def hint(start: Position) -> Hint:
    return find_hint(start.seen_by(start.to_move), start.table)


def hint_in(game: Game) -> Hint:
    seat = game.position.to_move
    return find_hint(game.position.seen_by(seat), game.draft.rows, game.draft.key)


@pytest.mark.parametrize(
    ("rung", "rack", "laid"),
    [
        ("rung-3", "R4 R5 B1 B2 B3 K9", "B1 B2 B3"),
        ("rung-4", "R4 R5 B1 B2 B3 K9", "R4 R5 B1 B2 B3"),
        ("rung-3", "R4 R5 B1 B2 B3", "R4 R5 B1 B2 B3"),  # all goes
        ("rung-3", "R4 R5 K1", "R4 R5"),  # there is nothing plainer
    ],
)
def test_below_the_fourth_rung_nothing_is_rearranged_without_need(
    rung: str, rack: str, laid: str
) -> None:
    start = position("K6 R6 B6 O6", rack, rules=NAMED[rung])
    play = find_hint(start, start.table).play
    assert play
    assert write_row(played(start.table, play.table)) == write_row(in_order(read_row(laid)))


def made(game: Game, found: Hint) -> None:
    for step in found.steps:
        assert not any(isinstance(event, Refused) for event in game.do(step)), step
    before, promised = game.position.table, found.play
    assert promised
    assert len(played(before, game.draft.rows)) >= len(played(before, promised.table))
    assert not game.draft.faults()


def followed(game: Game, found: Hint) -> list[str]:
    """Make the steps of a hint, all further ones too, and end the turn; give the new rows."""
    before = game.position
    made(game, found)
    if found.best:
        made(game, hint_in(game))
    rows = game.draft.rows
    told, follows = game.do(EndTurn())
    assert isinstance(told, Played)
    assert isinstance(follows, TurnBegan | GameEnded)
    return [write_row(row) for row in rows if row not in before.table]


def test_a_hint_leads_to_the_play_of_most_tiles() -> None:
    game = Game(position("B4 B5 B6 | K8 R8 O8", "B3 B8 R1"))
    found = hint_in(game)
    assert found.proven
    assert followed(game, found) == ["B3 B4 B5 B6", "K8 R8 B8 O8"]


LONG = "K6 K7 K8 | K1 B1 O1 R1 | O1 O2 O3 | K4 R4 O4 B4 | R8 R9 R10 R11 | R10 R11 R12 R13"
OWN = "K1 K13 R3 R13 B2 B5 B7 B8 B8 B10 B13 O7 O9"


def test_where_the_best_play_is_long_a_short_one_comes_first() -> None:
    game = Game(position(LONG, OWN))
    found = hint_in(game)
    assert found.steps == (lay("K13", "R13", "B13"),)
    assert found.best
    made(game, found)
    then = hint_in(game)
    assert (then.play, then.best) == (found.best, None)
    made(game, then)
    assert len(game.draft.played) > 3


def test_a_long_play_that_is_begun_is_gone_on_with() -> None:
    game = Game(position(LONG, OWN))
    first = hint_in(game)
    made(game, first)
    *begun, second, last = hint_in(game).steps
    for step in begun:
        game.do(step)
    assert hint_in(game).steps == (second, last)


def test_a_short_opening_leaves_the_table_for_later() -> None:
    rules = replace(CLASSIC, build_in_initial_turn=True)
    table = "R5 R6 R7 | K3 K4 K5 | O6 O7 O8 | B2 B3 B4"
    rack = "K10 R10 O10 R4 R8 K2 K6 O5 O9 B1 B5"
    found = hint_in(Game(position(table, rack, opened=False, rules=rules)))
    assert found.steps == (lay("K10", "R10", "O10"),)
    assert found.best


def test_own_sets_take_one_step_each() -> None:
    game = Game(position("", "B9 B10 B11 K9 O9 R9", opened=False))
    found = hint_in(game)
    assert {step.tiles for step in found.steps if isinstance(step, Move)} == {
        lay("B9", "B10", "B11").tiles,
        lay("K9", "R9", "O9").tiles,
    }
    assert sorted(followed(game, found)) == ["B9 B10 B11", "K9 R9 O9"]


def test_where_nothing_can_be_played_the_hint_is_sure_of_it() -> None:
    assert hint(position("B4 B5 B6", "R1 K9")) == Hint(None, proven=True)


def test_with_bonus_jokers_it_is_as_sure() -> None:
    assert hint(position("R5 R6 M R6 R5", "R1 K9", rules=TWIST)) == Hint(None, proven=True)
    found = hint(position("R5 R6 M R6 R5", "R7 R7 K9", rules=TWIST))
    assert found.proven
    assert found.play
    assert [write_row(row) for row in found.play.table] == ["R5 R6 R7 M R7 R6 R5"]


@pytest.mark.parametrize(
    ("rack", "rules", "worth"),
    [
        ("K7 R7 B7 K1", CLASSIC, 21),
        ("K7 R7 J K1", CLASSIC, 21),
        ("K7 R7 J K1", ARTICLE, 0),
        ("K1 R5 B9", CLASSIC, 0),
        ("K1 K2 K3 R1 R2 R3 B1 B2 B3 O7 R7 B7", CLASSIC, 39),
    ],
)
def test_before_the_initial_meld_it_says_what_the_rack_is_worth(
    rack: str, rules: Rules, worth: int
) -> None:
    found = hint(position("B4 B5 B6", rack, opened=False, rules=rules))
    assert worth == (found.worth if found.play is None else 39)
    assert (found.play is None) == (worth < 30)


def test_in_the_family_any_set_opens() -> None:
    game = Game(position("B4 B5 B6", "K1 K2 K3 R7", opened=False, rules=FAMILY))
    assert followed(game, hint_in(game)) == ["K1 K2 K3"]


def test_any_set_opens_for_a_seat_with_that_handicap_and_nobody_speaks_of_points() -> None:
    start = position("B4 B5 B6", "K1 K2 K3 R7", opened=False)
    easy = replace(start.mover, handicap=Handicap(any_set_opens=True))
    game = Game(replace(start, seats=(easy, *start.seats[1:])))
    assert turn_status(game.draft).needed == 0
    assert followed(game, hint_in(game)) == ["K1 K2 K3"]
    assert turn_status(Game(start).draft).needed == 30


def test_a_tile_of_the_river_may_be_what_is_missing() -> None:
    game = Game(position("B4 B5 B6", "K7 R7 K1 O2", river="O9 B7 R13", rules=RIVER))
    found = hint_in(game)
    assert found.steps[0] == TakeKey(1)
    assert followed(game, found) in (["K7 R7 B7"], ["B4 B5 B6 B7"])


def test_a_key_that_was_taken_is_played() -> None:
    game = Game(position("B4 B5 B6", "K7 R7 B3", river="B7 O7", rules=RIVER))
    game.do(TakeKey(0))
    found = hint_in(game)
    assert not any(isinstance(step, TakeKey | Reset) for step in found.steps)
    followed(game, found)


def test_a_key_that_leads_nowhere_is_put_back() -> None:
    game = Game(position("B4 B5 B6", "B3 K1 O2", river="R9", rules=RIVER))
    game.do(TakeKey(0))
    found = hint_in(game)
    assert found.steps[0] == Reset()
    assert followed(game, found) == ["B3 B4 B5 B6"]


def test_it_goes_on_from_what_was_done_by_hand() -> None:
    game = Game(position("B4 B5 B6 | K8 R8 O8", "B3 B8 R1"))
    game.do(lay("B3", to=At(0, 0)))
    found = hint_in(game)
    assert found.steps == (lay("B8", to=At(1, 2)),)
    followed(game, found)


def test_a_tile_that_cannot_stay_is_taken_back_first() -> None:
    game = Game(position("B4 B5 B6 | K8 R8 O8", "B3 R1"))
    game.do(lay("R1"))
    found = hint_in(game)
    assert Move((At(2, 0),), To.RACK) in found.steps
    assert followed(game, found) == ["B3 B4 B5 B6"]


def test_where_all_lies_as_well_as_can_be_there_are_no_steps() -> None:
    game = Game(position("B4 B5 B6 | B7 B8 B9 B10", "B3 R1 B11"))
    for tile, to in (("B3", At(0, 0)), ("B11", At(1, 4))):
        game.do(lay(tile, to=to))
    found = hint_in(game)
    assert found.play
    assert found.steps == ()


def test_a_loose_tile_is_not_left_even_where_it_may_be() -> None:
    game = Game(position("B4 B5 B6", "B3 R1 R9", rules=ARTICLE))
    game.do(lay("R1"))
    game.do(lay("B3", to=At(0, 0)))
    assert not game.draft.faults()
    found = hint_in(game)
    assert found.steps == (Move((At(1, 0),), To.RACK),)
    assert followed(game, found) == ["B3 B4 B5 B6"]


def test_hidden_tiles_do_not_change_a_hint() -> None:
    start = position("B4 B5 B6", "B3 K1", others=("R1 R2 R3",), pool="O1 O2 O3")
    other = position("B4 B5 B6", "B3 K1", others=("O1 O2 O3",), pool="R1 R2 R3")
    assert hint(start) == hint(other)


def test_a_joker_may_have_to_be_freed_first() -> None:
    game = Game(position("R5 J R7", "R6 K9 B9 O1"))
    rows = followed(game, hint_in(game))
    assert sorted(rows) == ["K9 B9 J", "R5 R6 R7"]


def positions(rules: Rules, seed: int) -> Iterator[Position]:
    """Play games of the simplest bots on and on; give the positions before every turn."""
    rng = Random(f"{rules.name}/{seed}")
    while True:
        names = ("fox", "owl", "otter", "bear")[: rng.randint(2, 4)]
        now = deal(rules, names, rng).position
        for _ in range(120):
            if now.ended:
                break
            yield now
            turn = SIMPLE(now.seen_by(now.to_move), rng)
            two = offer(now)
            now = apply(now, Draw(rng.choice(two)) if isinstance(turn, Draw) and two else turn)


def meddled(game: Game, rng: Random) -> None:
    """Move tiles about as somebody does who has no plan."""
    for _ in range(rng.randint(1, 4)):
        rows = game.draft.rows
        places = [At(at, index) for at, row in enumerate(rows) for index in range(len(row))]
        sources = [*places, *map(FromRack, game.draft.rack)]
        game.do(Move((rng.choice(sources),), rng.choice([To.NEW_ROW, *places, To.RACK])))


@pytest.mark.whole
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("rules", NAMED.values(), ids=NAMED)
def test_whatever_lies_there_the_steps_lead_to_a_play(rules: Rules, part: int) -> None:
    rng = Random(f"{rules.name}/{part}")
    found, further, meddlings = 0, 0, 0
    for start in positions(rules, part):
        game = Game(start)
        if rng.random() < 0.3:
            meddled(game, rng)
            meddlings += 1
        hinted = hint_in(game)
        if hinted.play:
            followed(game, hinted)
            found += 1
            further += hinted.best is not None
        if found == EACH:
            break
    assert meddlings >= EACH // 8
    # Where nothing is rearranged without need there is seldom a play of many steps.
    assert further > FURTHER or rules.name in PLAIN
