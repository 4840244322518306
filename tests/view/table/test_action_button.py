"""The big button, and the sentence of advice over the rack."""

import pytest

from game.engine.game import EndTurn
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_tile
from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.session.session import Session
from game.view.table.action_button import Action, action, advice
from game.view.table.shown import show
from tests import samples
from tests.scenes.seated import SHARED, Seated

EMPTY = SHARED.replace("R12 B12 O12 K12 R13 B1 O5", "?0")
FREED = """
rules classic-2016
table K9 J K11 | R5 R6 R7
* Fox+ K10 R1
  Owl+ O1
pool R1
"""


BEGUN = "Keep building, or take these tiles back."


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Seated().kit


def lay(session: Session, tiles: str, to: At | To = To.NEW_ROW) -> None:
    session.do(Move(tuple(FromRack(read_tile(tile)) for tile in tiles.split()), to))


def test_with_nothing_laid_it_draws(kit: Kit) -> None:
    session = samples.session(SHARED)
    assert action(kit, show(session.snapshot, 0)) == Action("Draw", "7 in the pool", Draw())
    assert advice(kit, show(session.snapshot, 0)) == ("Your turn.", False)


def test_with_an_empty_pool_it_passes(kit: Kit) -> None:
    assert action(kit, show(samples.session(EMPTY).snapshot, 0)) == Action(
        "Pass", "the pool is empty", Pass()
    )


def test_when_the_game_is_over_nobody_plays(kit: Kit) -> None:
    for viewer in (0, 1, None):
        assert action(kit, show(samples.finished().snapshot, viewer)) == Action(
            "Game over", "", None
        )


@pytest.mark.parametrize(("text", "words"), [(SHARED, "Draw"), (EMPTY, "Pass")])
def test_a_table_that_was_only_changed_goes_back(kit: Kit, text: str, words: str) -> None:
    session = samples.session(text)
    session.do(Move((At(2, 5),), To.NEW_ROW))
    found = action(kit, show(session.snapshot, 0))
    assert (found.text, found.sub) == (words, "tiles go back")
    assert found.command
    assert found.kind == "plain"
    assert advice(kit, show(session.snapshot, 0)) == (BEGUN, False)


def test_a_legal_table_is_played(kit: Kit) -> None:
    session = samples.session(SHARED)
    lay(session, "B3", At(0, 0))
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "1 tile", EndTurn())
    assert advice(kit, show(session.snapshot, 0)) == (
        "That works. Press Play when you’re done.",
        False,
    )


def test_broken_rows_are_mended_first(kit: Kit) -> None:
    session = samples.session(SHARED)
    lay(session, "B3 O13 K2")
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "fix the marked rows", None)
    assert advice(kit, show(session.snapshot, 0)) == (
        "These don’t go together.",
        False,
    )


def test_a_row_that_is_only_begun_is_not_scolded_but_the_button_says_what_is_missing(
    kit: Kit,
) -> None:
    session = samples.session(SHARED)
    lay(session, "B7 B8")
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "A run needs 3 tiles", None)
    assert advice(kit, show(session.snapshot, 0)) == (BEGUN, False)
    assert action(kit, show(session.snapshot, 0, asked=True)).sub == "fix the marked rows"
    assert advice(kit, show(session.snapshot, 0, asked=True)) == (
        "A run needs 3 tiles.",
        False,
    )


def test_an_amber_row_is_spoken_of_before_one_only_begun(kit: Kit) -> None:
    session = samples.session(SHARED)
    lay(session, "O13")
    lay(session, "B3 R7 K2")
    assert "These don’t go together" in advice(kit, show(session.snapshot, 0))[0]


def test_the_first_sets_are_counted(kit: Kit) -> None:
    session = samples.session(samples.OPENING)
    assert advice(kit, show(session.snapshot, 0)) == (
        "Your first sets need 30 points, all from your rack.",
        False,
    )
    lay(session, "K1 K2 K3")
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "24 more points", None)
    assert advice(kit, show(session.snapshot, 0)) == (
        "Your first sets are worth 6 of 30. Lay more, or take them back.",
        False,
    )
    lay(session, "R10 B10 K10")
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "6 tiles", EndTurn())


def test_where_any_set_opens_nothing_is_counted(kit: Kit) -> None:
    session = samples.session(samples.OPENING.replace("* Fox ", "* Fox (any-set) "))
    lay(session, "K1")
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "lay a set first", None)
    lay(session, "K2 K3", At(1, 1))
    assert action(kit, show(session.snapshot, 0)) == Action("Play", "3 tiles", EndTurn())


def test_a_rule_that_no_row_shows_is_said_too(kit: Kit) -> None:
    session = samples.session(FREED)
    lay(session, "K10", At(0, 1))
    (joker,) = [at for at, tile in enumerate(session.game.draft.rows[0]) if tile.is_joker]
    session.do(Move((At(0, joker),), At(1, 3)))
    why = "A freed joker must go into a new set"
    assert action(kit, show(session.snapshot, 0)) == Action("Play", why, None)
    assert advice(kit, show(session.snapshot, 0)) == (f"{why}.", True)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_who_is_not_to_move_waits(kit: Kit, viewer: int | None) -> None:
    session = samples.session(SHARED)
    assert action(kit, show(session.snapshot, viewer)) == Action("Fox plays", "", None)
    assert advice(kit, show(session.snapshot, viewer)) == ("", False)


def test_nobody_presses_for_a_bot(kit: Kit) -> None:
    session = samples.session(SHARED, people=())
    assert action(kit, show(session.snapshot, 0)) == Action("Fox plays", "", None)
