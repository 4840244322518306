"""Faults in words: one short sentence each, with colours named and tiles spelt out."""

import re
from datetime import date, datetime
from pathlib import Path

import pytest

from game.engine.fault import Fault, fault, row_faults
from game.engine.notation import read_row, read_tile
from game.kit.kit import Kit
from game.view.wording import moment, reason, tile_name, written_rules_name
from tests.kits import open_kit, store
from tests.pilot import ASSETS
from tests.scenes.seated import Seated

ENGINE = Path(__file__).parents[2] / "game" / "engine"
CODES = sorted(
    {
        code
        for path in ENGINE.glob("*.py")
        for code in re.findall(r'fault\(\s*"([a-z-]+)"', path.read_text("utf-8"))
    }
    | {
        "set-short",
        "run-short",
        "group-short",
        "group-long",
        "joker-needs-both",
        "double-needs-both",
    }
)
FACTS = {"color": "R", "number": 6, "count": 3, "value": 24, "needed": 30, "tile": "R12"}


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("R4", "A set needs 3 tiles"),
        ("R4 R5", "A run needs 3 tiles"),
        ("R4 K4", "A group needs 3 tiles"),
        ("J J J", "A set needs a number tile"),
        ("R4 R4 K4", "Two red tiles in one group"),
        ("R4 K4 B4 O4 J", "A group has at most 4 tiles"),
        ("R4 R5 R5 R6", "The 5 appears twice"),
        ("R4 R5 R7", "The 6 is missing"),
        ("R4 K5 B9", "These don’t go together"),
    ],
)
def test_a_row_that_is_no_set_says_why(kit: Kit, row: str, words: str) -> None:
    assert reason(kit, row_faults(read_row(row))[0]) == words


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (fault("tile-gone", tile="R12"), "The red 12 must stay on the table"),
        (fault("not-your-tile", tile="J"), "The joker belongs to the table"),
        (fault("color-twice", color="O"), "Two orange tiles in one group"),
        (fault("initial-meld", value=24, needed=30), "Your first sets are worth 24 of 30"),
        (fault("initial-meld", value=0, needed=0), "Lay a set of your own first"),
    ],
)
def test_colours_are_named_and_tiles_spelt_out(kit: Kit, found: Fault, words: str) -> None:
    assert reason(kit, found) == words


@pytest.mark.parametrize("code", CODES)
def test_every_fault_of_the_engine_has_a_text(kit: Kit, code: str) -> None:
    text = reason(kit, fault(code, **FACTS))
    assert text
    assert "{" not in text


def test_every_text_of_a_fault_is_of_one_the_engine_knows() -> None:
    written = re.findall(
        r"^fault-([a-z-]+) =", (ASSETS / "texts/en/faults.ftl").read_text("utf-8"), re.M
    )
    assert set(written) == set(CODES)


def test_a_colour_that_the_safe_palette_replaces_is_named_as_it_is_seen() -> None:
    usual, safe = (Seated(settings=store(palette=name)).kit for name in ("normal", "safe"))
    assert [tile_name(kit, read_tile("O11")) for kit in (usual, safe)] == [
        "orange 11",
        "teal 11",
    ]
    assert tile_name(safe, read_tile("R11")) == tile_name(usual, read_tile("R11"))


@pytest.mark.parametrize(
    ("when", "says", "american"),
    [
        (datetime(2026, 11, 12, 14, 5), "Today, 14:05", "Today, 2:05 PM"),
        (datetime(2026, 11, 12, 0, 0), "Today, 0:00", "Today, 12:00 AM"),
        (datetime(2026, 11, 13, 9, 30), "Today, 9:30", "Today, 9:30 AM"),
        (datetime(2026, 11, 11, 23, 59), "Yesterday", "Yesterday"),
        (datetime(2026, 11, 10, 8, 0), "10 November", "November 10"),
        (datetime(2026, 1, 1, 8, 0), "1 January", "January 1"),
        (datetime(2025, 12, 31, 8, 0), "31 December 2025", "December 31, 2025"),
    ],
)
def test_when_something_was(when: datetime, says: str, american: str) -> None:
    kits = [open_kit((1366, 768), settings=store(language=it)) for it in ("en", "en-US")]
    assert [moment(kit, when, date(2026, 11, 12)) for kit in kits] == [says, american]


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("classic-2016", "Classic 2016"),
        ("twist-2018 seconds=60", "Twist 2018"),
        ("article river=yes", "Loose tiles + River"),
        ("chess", "Other rules"),
        ("", "Other rules"),
    ],
)
def test_rules_as_they_are_kept(written: str, says: str) -> None:
    assert written_rules_name(open_kit((1366, 768)), written) == says
