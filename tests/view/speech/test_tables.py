"""A table, a rack and a turn by ear: in the order in which one wants to know."""

from dataclasses import replace

import pytest

from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_tile
from game.engine.rules import RIVER
from game.engine.turn import Draw
from game.kit.kit import Kit
from game.view.speech.news import news_said
from game.view.speech.racks import by_colors, drawn_said, rack_said
from game.view.speech.tables import begun_said, change_said, standing_said, table_said
from game.view.table.action_button import action
from game.view.table.shown import show
from tests import samples
from tests.kits import open_kit, store
from tests.scenes.seated import SHARED

LANGUAGES = ("en", "de", "zh")


def move(session, tiles: str, to) -> None:
    session.do(Move(tuple(FromRack(read_tile(tile)) for tile in tiles.split()), to))


def test_a_whole_table(kit: Kit) -> None:
    shown = show(samples.session(SHARED).snapshot, 0)
    assert table_said(kit, shown) == [
        "4 rows on the table.",
        "Row 1: run, blue 4 to 6",
        "Row 2: group of 8s, black, red, orange",
        "Row 3: run, red 1 to 6",
        "Row 4: run, black 9 to 11, joker as black 10",
    ]


def test_a_table_with_a_river(kit: Kit) -> None:
    shown = show(samples.session(samples.RIVER, rules=RIVER).snapshot, 0)
    assert table_said(kit, shown)[-1].startswith("River: black 1, blue 13, red 3")


def test_an_empty_table(kit: Kit) -> None:
    shown = replace(show(samples.session(SHARED).snapshot, 0), rows=())
    assert table_said(kit, shown) == ["The table is empty."]


def test_a_rack_is_named_by_colors_with_its_jokers_last(kit: Kit) -> None:
    shown = show(samples.session(SHARED).snapshot, 0)
    assert rack_said(kit, shown) == ["Rack, 8 tiles: black 1, 1, 2; red 7; blue 3, 7, 8; orange 13"]
    assert by_colors(kit, (read_tile("J"), read_tile("R7"))) == "red 7; joker"


def test_a_rack_that_nobody_looks_at_is_not_said(kit: Kit) -> None:
    session = samples.session(SHARED, people=(0, 1))
    shown = show(session.snapshot, None)
    assert rack_said(kit, shown) == []
    assert "Rack" not in " ".join(begun_said(kit, shown, None))
    assert drawn_said(kit, shown, replace(shown, turn=1)) == []


def test_the_rack_of_another_is_never_said(kit: Kit) -> None:
    """Exchange the hidden racks: every word is the same."""
    one = samples.session(SHARED)
    other = samples.session(SHARED.replace("O1 O2 O3 B13", "R10 R13 O9 B2"))
    seen, likewise = (show(each.snapshot, 0) for each in (one, other))
    for say in (table_said, rack_said):
        assert say(kit, seen) == say(kit, likewise)
    assert begun_said(kit, seen, None) == begun_said(kit, likewise, None)
    assert news_said(kit, None, seen) == news_said(kit, None, likewise)


def test_what_becomes_of_rows_and_what_is_taken_back(kit: Kit) -> None:
    session = samples.session(SHARED)
    before = show(session.snapshot, 0)
    move(session, "B3", At(0, 0))
    laid = show(session.snapshot, 0)
    assert change_said(kit, before, laid) == ["Row 1: run, blue 3 to 6"]
    move(session, "K1", To.NEW_ROW)
    alone = show(session.snapshot, 0)
    assert change_said(kit, laid, alone) == ["Row 5: 1 of 3: black 1"]
    assert change_said(kit, alone, laid) == ["Taken back."]


def test_what_has_changed_since_one_asked(kit: Kit) -> None:
    session = samples.session(SHARED)
    before = show(session.snapshot, 0)
    assert news_said(kit, before, before) == ["Nothing has changed."]
    session.do(Draw())
    said = news_said(kit, before, show(session.snapshot, 0))
    assert said == ["Drawn: red 12"]
    rows = before.rows[1:]
    fewer = replace(before, rows=rows, status=replace(before.status, rows=before.status.rows[1:]))
    assert news_said(kit, before, fewer) == ["Gone: run, blue 4 to 6"]
    assert news_said(kit, fewer, before) == ["Row 1: run, blue 4 to 6"]


def test_where_others_listen_no_news_names_a_tile_of_the_rack(kit: Kit) -> None:
    session = samples.session(SHARED, people=(0, 1))
    before = show(session.snapshot, 0)
    assert "Rack" not in " ".join(news_said(kit, None, before))
    session.do(Draw())
    assert news_said(kit, before, show(session.snapshot, 0)) == ["Nothing has changed."]


def test_how_things_stand(kit: Kit) -> None:
    session = samples.session(SHARED)
    shown = show(session.snapshot, 0)
    said = standing_said(kit, shown, action(kit, shown), session.game.clock)
    assert said == [
        "Your turn.",
        "Return: Draw, 7 in the pool",
        "60 seconds left.",
        "Owl: 4 tiles",
        "Otter: 4 tiles",
        "Pool 7",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_word(language: str) -> None:
    kit = open_kit((800, 480), settings=store(language=language))
    session = samples.session(SHARED)
    before = show(session.snapshot, 0)
    move(session, "B3 K1", To.NEW_ROW)
    shown = show(session.snapshot, 0)
    said = [
        *begun_said(kit, before, None),
        *news_said(kit, before, shown),
        *news_said(kit, None, shown),
        *table_said(kit, shown),
        *change_said(kit, before, shown),
        *standing_said(kit, shown, action(kit, shown), session.game.clock),
    ]
    assert all(said)
    assert not any("speak-" in line or "{" in line for line in said)


def test_the_first_turn_at_a_table_hears_all_of_it(kit: Kit) -> None:
    session = samples.at_position(read_position(SHARED))
    shown = show(session.snapshot, 0)
    assert table_said(kit, shown)[0] in begun_said(kit, shown, None)
