"""A look back at a game: nothing is said before anybody asks."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.engine.position import Position
from game.engine.rules import LADDER, OFFERED
from game.kit.widgets.button import Button
from scenes.review.past_game import PastGame
from scenes.review.try_it import TryIt
from scenes.review.what_was_there import WhatWasThere
from tests.later import Later
from tests.looked_back import (
    ANN,
    BAD_LUCK,
    RIVER,
    SCENES,
    SMALL,
    drawn,
    golden,
    looked_back,
    missed_by_ann,
    past,
)
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.puzzles.solver import solve


class Reader(Opened):
    """A pilot who looks back at a game."""

    def __init__(self, game: PastGame | Sequence[Position], **more: object) -> None:
        whole = game if isinstance(game, PastGame) else past(game)
        super().__init__(lambda kit: looked_back(kit, whole), **more)

    @property
    def page(self) -> WhatWasThere:
        assert isinstance(self.scene, WhatWasThere)
        return self.scene

    @property
    def cards(self) -> dict[str, tuple[str, str]]:
        """What is written on each button that is neither Back nor the way on."""
        buttons = [each for each in self.page.widgets if isinstance(each, Button)]
        ways = ("back", "show", "try")
        return {each.name: (each.text, each.sub) for each in buttons if each.name not in ways}

    @property
    def primary(self) -> list[str]:
        return [each.name for each in self.page.widgets if each.primary]


def test_before_anybody_asks_there_is_only_a_question() -> None:
    reader = Reader(missed_by_ann())
    assert reader.cards == {"look": ("There was something.", "Want to look?")}
    assert reader.words == ["What was there", "Your best turn: 5 tiles in turn 1"]
    assert reader.primary == ["show"]


@pytest.mark.parametrize("press", ["look", "show"])
def test_whoever_looks_sees_the_turn_and_can_try_it(press: str) -> None:
    reader = Reader(missed_by_ann())
    reader.tap(press)
    reader.step()
    assert reader.cards["idea-3"] == ("Turn 3: a way out", "3 rows move at once")
    assert "Turn 3 · you drew" in reader.words
    assert reader.primary == ["try"]
    spoken = " ".join(reader.page.spoken_lines())
    assert "These rows matter: the run of blue 4 to 8" in spoken
    assert "On the rack: blue 1, blue 9" in spoken


def test_the_turn_comes_back_as_a_puzzle_and_is_found() -> None:
    reader = Reader(missed_by_ann())
    for press in "show", "try":
        reader.tap(press)
        reader.step()
    puzzle = reader.scene
    assert isinstance(puzzle, TryIt)
    assert not puzzle.widget("skip").visible
    solve(puzzle)
    reader.tick(2.0)
    reader.tap("next")
    reader.step()
    assert reader.cards["idea-3"] == ("Turn 3: a way out", "Found!")


def test_whoever_leaves_the_puzzle_has_found_nothing() -> None:
    reader = Reader(missed_by_ann())
    for press in "show", "try", "leave":
        reader.tap(press)
        reader.step()
    assert reader.cards["idea-3"][1] == "3 rows move at once"


def test_the_best_turn_has_a_card_of_its_own() -> None:
    reader = Reader(missed_by_ann())
    reader.tap("show")
    reader.step()
    reader.tap("best")
    reader.step()
    assert "Your best turn: 5 tiles in turn 1" in reader.words
    assert reader.primary == ["back"]


def test_where_nothing_was_missed_that_is_said_kindly() -> None:
    reader = Reader(drawn(BAD_LUCK))
    assert reader.cards == {}
    assert reader.words[-1] == "The lamp looked at every turn and found nothing you missed."
    assert reader.primary == ["back"]


def test_a_tile_of_the_river_is_no_tile_of_the_rack() -> None:
    own = RIVER.replace("R5 R6 K8 B7", "R5 R6 R8 B12")
    reader = Reader(drawn(own))
    reader.tap("show")
    reader.step()
    assert reader.cards["idea-1"][1] == "With a tile of the River"


def test_a_puzzle_says_that_a_tile_of_the_river_counts() -> None:
    assert "Lay 4 tiles. One may come from the River." in Opened(SCENES["puzzle-river"]).words


# Children


def written(reader: Reader) -> list[str]:
    """Return all that is written on a page."""
    return [*reader.words, *(words for card in reader.cards.values() for words in card)]


def test_a_child_reads_no_figure_and_sees_one_card() -> None:
    reader = Reader(drawn(SMALL, turns=5))
    assert reader.cards == {"look": ("There was more to lay.", "Want to look for it?")}
    assert not re.search(r"\d", " ".join(written(reader)))
    reader.tap("show")
    reader.step()
    assert len(reader.cards) == 1
    assert not re.search(r"\d", " ".join(written(reader)))


def test_all_of_the_ladder_is_for_children_and_the_classic_game_is_not() -> None:
    (start, *_) = missed_by_ann()
    for names, gentle in ((LADDER, True), (["family", "together"], True), (["river"], False)):
        for name in names:
            rules = OFFERED[name]
            assert past([replace(start, rules=rules)]).is_gentle == gentle, name


def test_a_child_is_told_first_of_a_way_to_finish() -> None:
    family = missed_by_ann()
    rules = drawn(SMALL)[0].rules
    reader = Reader([replace(position, rules=rules) for position in family])
    assert reader.cards["look"][0] == "There was a way to finish."
    reader.tap("show")
    reader.step()
    assert reader.cards == {"idea-3": ("A way to finish", "Look at the bright rows.")}
    assert not re.search(r"\d", " ".join(written(reader)))


def test_a_child_is_told_of_nothing_hard() -> None:
    rules = drawn(SMALL)[0].rules
    hard = [replace(each, rules=rules) for each in golden("classic-2016-4a")[77:79]]
    players = (ANN, *(replace(ANN, bot="level1"),) * 3)
    seat = hard[0].to_move
    seated = (*players[1:][:seat], ANN, *players[1:][seat:])
    reader = Reader(past(hard, players=seated))
    assert reader.words[-1] == "Well played! Nothing easy was missed."


# Beside the frames


def test_it_is_looked_for_turn_by_turn_until_somebody_leaves() -> None:
    later = Later()
    game = past(missed_by_ann(), later)
    reader = Opened(lambda kit: WhatWasThere(kit, game))
    assert reader.words[-1] == "Looking through your turns…"
    reader.tick(0.2)
    assert len(later.asked) == 1
    reader.tap("back")
    reader.step()
    assert later.asked[0].cancelled
    assert reader.answers == [None]


def test_what_is_found_comes_up_while_the_rest_is_looked_for() -> None:
    later = Later()
    reader = Opened(lambda kit: WhatWasThere(kit, past(drawn(SMALL, turns=5), later)))
    later.asked[0].think()
    reader.tick(0.1)
    assert reader.scene.widget("look")
    assert not reader.scene.is_looked_through


def test_each_person_at_a_shared_screen_has_a_look() -> None:
    reader = Opened(SCENES["review-shared"])
    assert [each for _, each in reader.scene.widget("people").options] == ["P1", "P2"]
    reader.scene.widget("people").step("right")
    reader.tick(1.5)
    assert "Look" in [each.text for each in reader.scene.widgets if isinstance(each, Button)]
    assert any("P2’s best turn" in words for words in reader.words)


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("name", [name for name in SCENES if name.startswith("review")])
def test_it_is_well_laid(name: str, size: tuple[int, int]) -> None:
    assert_well_laid(Opened(SCENES[name], size))
