"""A look back at a game: nothing is said before anybody asks."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.engine.notation import read_position, read_row
from game.engine.position import Position
from game.engine.rules import LADDER, OFFERED
from game.engine.turn import Play, apply
from game.kit.system import clipboard
from game.kit.widgets.card import CardButton
from game.view.replay.outline import TurnSign
from game.view.replay.turn_choice import TurnChoice
from game.view.replay.turn_poster import SIZE
from scenes.exports import Exports
from scenes.puzzles.calendar import Calendar
from scenes.review.idea_topic import TryIt
from scenes.review.past_game import PastGame
from scenes.review.remark import Remark
from scenes.review.topic import Topic
from scenes.review.what_was_there import WhatWasThere
from tests.kits import store
from tests.later import Later
from tests.looked_back import (
    ANN,
    BAD_LUCK,
    BEFORE,
    LAID,
    RIVER,
    SCENES,
    SMALL,
    drawn,
    golden,
    looked_back,
    missed_by_ann,
    past,
)
from tests.scenes.opened import TOUCH, Opened
from tests.scenes.puzzles.solver import solve


class Reader(Opened):
    """A pilot who looks back at a game."""

    def __init__(
        self,
        game: PastGame | Sequence[Position],
        exports: Exports | None = None,
        **more: object,
    ) -> None:
        whole = game if isinstance(game, PastGame) else past(game)
        super().__init__(lambda kit: looked_back(kit, whole, exports=exports), **more)

    @property
    def page(self) -> WhatWasThere:
        assert isinstance(self.scene, WhatWasThere)
        return self.scene

    @property
    def cards(self) -> dict[str, tuple[str, str]]:
        """What is written on each note."""
        notes = [each for each in self.page.widgets if isinstance(each, CardButton)]
        return {each.name: each.card.words for each in notes}

    @property
    def signs(self) -> list[TurnSign]:
        return [each.sign for each in self.timeline.signs]

    @property
    def timeline(self) -> TurnChoice:
        return self.page.widget("timeline")

    def has(self, name: str) -> bool:
        return name in [each.name for each in self.page.widgets]

    def press_all(self, *names: str) -> None:
        for name in names:
            self.tap(name)
            self.step()

    @property
    def primary(self) -> list[str]:
        return [each.name for each in self.page.widgets if each.primary]


def test_before_anybody_asks_there_is_only_a_question() -> None:
    reader = Reader(missed_by_ann())
    assert reader.cards["look"] == ("One turn had more in it.", "Want to look?")
    assert [*reader.cards] == ["look", "best"]
    assert [each.name for each in reader.signs] == ["Your best turn"]
    assert reader.words == ["What was there", "Your best turn: 5 tiles"]
    assert reader.primary == ["show"]


def test_from_right_to_left_the_table_lies_at_the_right(monkeypatch) -> None:
    reader = Reader(missed_by_ann())
    monkeypatch.setattr(reader.kit.messages, "from_right", True)
    reader.page.layout()
    ground, cards = reader.page.ground(), reader.page.widget("look").rect
    beside = ground.get_at((reader.kit.size[0] - cards.centerx, cards.centery))
    felt = ground.get_at(cards.center)
    assert felt.g > felt.r
    assert beside.r > beside.g


@pytest.mark.parametrize("press", ["look", "show"])
def test_whoever_looks_sees_the_turn_and_can_try_it(press: str) -> None:
    reader = Reader(missed_by_ann())
    reader.tap(press)
    reader.step()
    assert reader.cards["idea-3"] == ("Turn 3: a way out", "With 3 rows at once")
    assert "Turn 3 · before you drew" in reader.words
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
    assert "skip" not in {each.name for each in puzzle.widgets}
    assert "Chain" not in reader.words
    solve(puzzle)
    reader.step()
    assert not puzzle.widget("answer").visible
    reader.tick(2.0)
    reader.tap("next")
    reader.step()
    assert reader.cards["idea-3"] == ("Turn 3: a way out", "Found!")


def test_whoever_does_not_care_to_try_is_shown_the_answer_and_it_was_not_found() -> None:
    reader = Reader(missed_by_ann())
    reader.press_all("show", "try", "answer")
    reader.tick(30.0)
    reader.tap("action")
    reader.tick(2.0)
    assert "That’s one way" in reader.words
    reader.tap("next")
    reader.step()
    assert reader.cards["idea-3"] == ("Turn 3: a way out", "With 3 rows at once")


def test_a_card_says_what_it_takes() -> None:
    def taken(text: str) -> str:
        reader = Reader(drawn(text))
        reader.press_all("show")
        return next(sub for name, (_, sub) in reader.cards.items() if name.startswith("idea"))

    opened = BAD_LUCK.replace("K1 K5 B9 R3", "K11 K12 K13 B9")
    first = opened.replace("Ann+", "Ann ")
    assert taken(first) == "Enough to open"
    assert taken(opened) == "All from the rack"
    assert taken(opened.replace("K11 K12 K13 B9", "R8 R9 R10 B9")) == "With one row of the table"
    both = opened.replace("R11 R12 R13", "R11 R12 R13 | B1 B2 B3")
    each = both.replace("K11 K12 K13 B9", "R9 R10 B4 B5 K1")
    assert taken(each) == "With one row at a time"


def test_whoever_leaves_the_puzzle_has_found_nothing() -> None:
    reader = Reader(missed_by_ann())
    for press in "show", "try", "leave":
        reader.tap(press)
        reader.step()
    assert reader.cards["idea-3"][1] == "With 3 rows at once"


def test_the_best_turn_has_a_card_of_its_own() -> None:
    reader = Reader(missed_by_ann())
    reader.tap("show")
    reader.step()
    reader.tap("best")
    reader.step()
    assert "Your best turn: 5 tiles" in reader.words
    assert reader.cards["best"] == ("Your best turn", "5 tiles\u00a0· Stamp: Run")
    assert not reader.primary


def test_where_nothing_was_missed_that_is_said_kindly() -> None:
    reader = Reader(drawn(BAD_LUCK))
    assert reader.cards == {}
    assert reader.words[-1] == "The lamp looked at every turn and found nothing you missed."
    assert not reader.primary


class Verdict(Topic):
    """A topic that says how well somebody has played."""

    judges = True

    def cards(self) -> tuple[Remark, ...]:
        return (Remark("verdict", "Well played"),)


def test_what_judges_waits_for_a_press_even_where_nothing_was_missed() -> None:
    reader = Reader(drawn(BAD_LUCK))
    reader.page._topics.append(Verdict())
    reader.page.rebuild()
    assert "Well played" not in reader.words
    reader.press_all("show")
    assert "Well played" in reader.words
    assert not reader.primary


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


def test_a_child_has_no_timeline_and_nothing_to_save() -> None:
    rules = drawn(SMALL)[0].rules
    reader = Reader([replace(position, rules=rules) for position in missed_by_ann()])
    assert not any(map(reader.has, ("timeline", "save-picture", "copy-line", "best")))


# The timeline


def test_flags_come_once_somebody_looks_and_a_press_chooses_one() -> None:
    reader = Reader(missed_by_ann())
    reader.press_all("show", "best")
    flag = next(each for each in reader.timeline.signs if each.sign.icon == "flag")
    assert flag.sign.name == "Turn 3: a way out"
    corner = reader.timeline.rect.topleft
    reader.tap(flag.rect.move(corner).move(TOUCH // 2 - 1, 0).center)
    reader.step()
    assert "Turn 3 · before you drew" in reader.words
    star = next(each for each in reader.timeline.signs if each.sign.icon == "star")
    reader.tap(star.rect.move(corner).center)
    reader.step()
    assert "Your best turn: 5 tiles" in reader.words


def test_where_flags_stand_close_the_nearest_is_chosen() -> None:
    reader = Opened(SCENES["review-shared"], (1024, 600))
    made = reader.scene.widget("timeline")
    for sign, rect in made.signs:
        assert made.turn_at(rect.move(made.rect.topleft).center) == sign.turn


def test_a_press_on_any_other_turn_shows_it() -> None:
    reader = Reader(missed_by_ann())
    reader.press_all("show")
    made = reader.timeline
    slot = made.rect.w // 5
    reader.tap((made.rect.left + slot * 2 + slot // 2, made.rect.bottom - 12))
    reader.step()
    assert "Turn 2 · Owl laid 3 tiles" in reader.words
    assert "On the rack: blue 1, blue 9, orange 3." in reader.page.spoken_lines()
    assert not reader.primary


def test_an_idea_is_no_more_than_a_turn_before_somebody_looks() -> None:
    reader = Reader(missed_by_ann())
    reader.page.show_turn(3)
    reader.step()
    assert "Turn 3 · you drew" in reader.words
    assert reader.primary == ["show"]
    assert "These rows matter" not in " ".join(reader.page.spoken_lines())


def test_keys_and_the_voice_reach_every_sign() -> None:
    reader = Reader(missed_by_ann())
    reader.press_all("show", "best")
    reader.page.focus(reader.timeline)
    reader.page.step("right")
    assert reader.page.focused is reader.timeline
    assert reader.page.focus_description()[1] == "3 · Ann · Turn 3: a way out"
    reader.page.step("left")
    assert reader.page.focus_description()[1] == "1 · Ann · Your best turn"


def test_who_went_out_wears_a_crown() -> None:
    start = read_position(BEFORE)
    last = replace(start, seats=(replace(start.seats[0], rack=read_row(LAID)), start.seats[1]))
    reader = Reader([last, apply(last, Play((*last.table, read_row(LAID))))])
    assert [each.icon for each in reader.signs] == ["crown"]


@pytest.mark.parametrize(
    ("size", "text", "has_room"),
    [
        ((1024, 600), 100, True),
        ((1366, 768), 100, True),
        ((1080, 1920), 100, True),
        ((800, 480), 100, False),
        ((480, 800), 100, False),
        ((1366, 768), 200, False),
    ],
)
def test_where_room_is_scarce_the_table_has_that_of_the_timeline(
    size: tuple[int, int], text: int, has_room: bool
) -> None:
    reader = Reader(missed_by_ann(), size=size, settings=store(text_scale=text))
    assert reader.has("timeline") is has_room


# What is kept


def kept(folder: Path, *presses: str) -> Reader:
    """Look back where pictures are written to a folder, and press buttons."""
    exports = Exports(folder, lambda: date(2026, 11, 26))
    reader = Reader(missed_by_ann(), exports=exports)
    reader.press_all(*presses)
    return reader


def test_the_best_turn_is_kept_as_a_picture(tmp_path: Path) -> None:
    reader = kept(tmp_path / "exports", "save-picture")
    (path,) = (tmp_path / "exports").iterdir()
    assert path.name == "2026-11-26-best-turn.png"
    assert f"Saved as {path}." in reader.words
    assert pygame.image.load(path).get_size() == SIZE
    path.write_bytes(b"another picture")
    reader.press_all("save-picture")
    assert path.read_bytes() == b"another picture"
    assert len([*path.parent.iterdir()]) == 2


def test_where_no_picture_can_be_kept_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    assert "It couldn’t be saved." in kept(tmp_path / "taken", "save-picture").words


def test_a_line_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda text: not copied.append(text))
    assert "Copied. Paste it anywhere." in kept(tmp_path, "copy-line").words
    assert copied == ["Rack & Run · Ann laid 5 tiles in one turn"]


def test_a_public_screen_keeps_nothing() -> None:
    reader = Opened(lambda kit: WhatWasThere(kit, past(missed_by_ann())))
    assert not {"save-picture", "copy-line"} & {each.name for each in reader.scene.widgets}


def test_what_comes_back_is_said_and_leads_to_its_shelf() -> None:
    reader = Reader(missed_by_ann())
    reader.press_all("show")
    assert reader.cards["own"] == ("My puzzles", "This one is back tomorrow")
    reader.press_all("own")
    assert isinstance(reader.scene, Calendar)
    reader.press_all("back")
    assert "own" in reader.cards


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
    assert reader.scene.widget("show").text == "Show me"
    assert any("P2’s best turn" in words for words in reader.words)
