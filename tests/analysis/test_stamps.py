"""Which ideas a turn holds: a table, a rack and the table after it in, stamps out."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from game.analysis.stamps import STAMPS, Taken, detect_stamps
from game.engine.meld import melds
from game.engine.notation import read_table
from game.engine.position import Position, Table
from game.engine.rules import CLASSIC, FAMILY, RIVER, TWIST, Rules
from game.engine.tile import Row
from game.engine.turn import Draw, Pass, Play, Timeout, Turn, apply, arranged, played
from tests.analysis.plays import game
from tests.engine.positions import position
from tests.sizes import size


def taken(start: Position, turn: Turn, *, undone: bool = False) -> Taken:
    return Taken(start, turn, apply(start, turn), undone)


def stamps(before: str, rack: str, after: str, rules: Rules = CLASSIC) -> set[str]:
    """Play, and keep a tile, so that nobody goes out."""
    start = position(before, f"{rack} O13", rules=rules)
    return {*detect_stamps(taken(start, Play(arranged(start.table, read_table(after)))))}


def test_each_has_one_name() -> None:
    assert len(STAMPS) == len(set(STAMPS)) == 14


@pytest.mark.parametrize(
    ("before", "rack", "after", "expected"),
    [
        # A set of the rack.
        ("", "R4 R5 R6", "R4 R5 R6", {"run"}),
        ("", "R4 J R6", "R4 J R6", {"run"}),
        ("", "R6 K6 B6", "R6 K6 B6", {"group"}),
        ("", "R4 R5 R6 R9 K9 B9", "R4 R5 R6 | R9 K9 B9", {"run", "group"}),
        ("", "R5 J J", "R5 J J", set()),
        # Building on.
        ("R4 R5 R6", "R7", "R4 R5 R6 R7", {"build"}),
        ("R4 R5 R6", "R3 R7", "R3 R4 R5 R6 R7", {"build"}),
        ("R6 K6 B6", "O6", "R6 K6 B6 O6", {"build"}),
        ("R4 R5 R6 | K1 K2 K3", "R7 K4", "R4 R5 R6 R7 | K1 K2 K3 K4", {"build", "two"}),
        ("R4 R5 R6 | K1 K2 K3", "R7", "R4 R5 R6 R7 | K1 K2 K3", {"build"}),
        ("R4 R5 R6", "R4 R5 R6", "R4 R5 R6 | R4 R5 R6", {"run"}),
        # The fourth tile of a group.
        ("K6 R6 B6 O6", "R4 R5", "K6 B6 O6 | R4 R5 R6", {"fourth"}),
        ("K6 R6 B6 O6 | R3 R4 R5", "K9 R9 B9", "K6 R6 B6 O6 | R3 R4 R5 | K9 R9 B9", {"group"}),
        ("K6 R6 B6 O6 | R3 R4 R5", "R7", "K6 B6 O6 | R3 R4 R5 R6 R7", {"fourth", "two"}),
        ("K6 R6 B6 O6", "K6 R6 B6", "K6 R6 B6 O6 | K6 R6 B6", {"group"}),
        ("R3 R4 R5 R6", "K6 B6", "R3 R4 R5 | R6 K6 B6", set()),
        # A run is split.
        ("K2 K3 K4 K5 K6 K7", "K4 K5", "K2 K3 K4 K5 | K4 K5 K6 K7", {"split"}),
        ("K3 K4 K5 K6 K7", "K5", "K3 K4 K5 | K5 K6 K7", {"split"}),
        ("K3 K4 K5", "K2 K3 K4 K6", "K2 K3 K4 | K3 K4 K5 K6", {"build", "run"}),
        ("K3 K4 K5 K6 | K7 K8 K9", "K10", "K3 K4 K5 | K6 K7 K8 K9 K10", {"two"}),
        ("K3 K4 K5 K6 K7 K8", "R5 B5 O5", "K3 K4 K5 | K6 K7 K8 | R5 B5 O5", {"group", "split"}),
        # A joker is freed.
        ("R9 J R11", "R10 K1 K3", "R9 R10 R11 | K1 J K3", {"joker"}),
        ("R9 R10 J R12", "R11 K1 K3", "R9 R10 R11 R12 | K1 J K3", {"joker"}),
        ("R9 J R11", "R12", "R9 J R11 R12", {"build"}),
        ("R9 R10 R11 J", "R12", "R9 R10 R11 R12 J", {"build"}),
        ("R9 J R11", "K1 J K3", "R9 J R11 | K1 J K3", {"run"}),
        (
            "K3 K4 K5 K6 K7 | K5 R5 B5 O5",
            "R9 K9 B9",
            "K3 K4 K5 | K5 K6 K7 | R5 B5 O5 | R9 K9 B9",
            {"split", "fourth", "two", "group"},
        ),
    ],
)
def test_which_ideas_a_play_holds(before: str, rack: str, after: str, expected: set[str]) -> None:
    assert stamps(before, rack, after) == expected


@pytest.mark.parametrize(
    ("rack", "after", "kind"),
    [
        ("B5 D B8", "B5 D B8", "double"),
        ("R5 R6 M R6 R5", "R5 R6 M R6 R5", "mirror"),
        ("R3 R4 C B6", "R3 R4 C B6", "change"),
    ],
)
def test_bonus_jokers(rack: str, after: str, kind: str) -> None:
    assert kind in stamps("", rack, after, TWIST)
    lying = stamps(after, "K1 K2 K3", f"{after} | K1 K2 K3", TWIST)
    assert lying == {"run"}


def test_a_key_that_brings_its_plunder() -> None:
    start = position("", "R5 R6 K1", river="O3 R7 K11", rules=RIVER)
    laid = read_table("R5 R6 R7")
    assert "key" in detect_stamps(taken(start, Play(laid, key=1)))
    bare = position("", "R5 R6 K1", river="R7 K11", rules=RIVER)
    assert "key" not in detect_stamps(taken(bare, Play(laid, key=0)))
    own = position("", "R5 R6 R7 K1", river="O3 R7", rules=RIVER)
    assert "key" not in detect_stamps(taken(own, Play(laid)))


@pytest.mark.parametrize(
    ("rules", "opened", "draws", "is_thirty"),
    [
        (CLASSIC, False, 0, True),
        (CLASSIC, True, 0, False),
        (FAMILY, False, 0, False),
        (replace(CLASSIC, mercy=3), False, 2, True),
        (replace(CLASSIC, mercy=3), False, 3, False),
    ],
)
def test_the_first_thirty(rules: Rules, opened: bool, draws: int, is_thirty: bool) -> None:
    start = position("", "K10 R10 B10 O1", opened=opened, draws=draws, rules=rules)
    assert ("thirty" in detect_stamps(taken(start, Play(read_table("K10 R10 B10"))))) == is_thirty


def test_all_tiles_out() -> None:
    start = position("", "R4 R5 R6")
    assert "out" in detect_stamps(taken(start, Play(read_table("R4 R5 R6"))))


def test_a_play_after_a_step_was_taken_back() -> None:
    start = position("", "R4 R5 R6 O13")
    play = Play(read_table("R4 R5 R6"))
    assert "undo" in detect_stamps(taken(start, play, undone=True))
    assert detect_stamps(taken(start, Draw(), undone=True)) == ()


@pytest.mark.parametrize("turn", [Draw(), Pass(), Timeout(unfinished=True)])
def test_no_turn_but_a_play_has_any(turn: Turn) -> None:
    start = position("R4 R5 R6", "R7", pool="" if isinstance(turn, Pass) else "?3")
    assert detect_stamps(taken(start, turn, undone=True)) == ()


@pytest.mark.parametrize("seed", range(size(3, 12)))
def test_none_is_false_in_wild_games(seed: int) -> None:
    """What each stamp says, asked of the two tables in another way."""
    for start, turn in game(seed):
        now = taken(start, turn)
        kinds, before, after = {*detect_stamps(now)}, start.table, now.after.table
        gained = Counter(played(before, after))
        same = (Counter(before) & Counter(after)).total()
        assert not kinds or gained
        assert ("two" in kinds) == (len(before) - same >= 2)
        if "split" in kinds:
            assert any(_lies_in_two(old, after) for old in before if _is(old, "run"))
        if "fourth" in kinds:
            assert any(len(old) == 4 and _is(old, "group") and old not in after for old in before)
        if "build" in kinds:
            assert any(Counter(old) < Counter(new) for old in before for new in after)
        for kind in ("run", "group"):
            if kind in kinds:
                assert any(_is(row, kind) and not Counter(row) - gained for row in after)
        if "joker" in kinds:
            assert any(tile.is_joker for row in before for tile in row)
        assert ("out" in kinds) == (now.after.ended == "out")
        assert ("thirty" in kinds) == (isinstance(turn, Play) and not start.mover.opened)


def _is(row: Row, kind: str) -> bool:
    return any(meld.kind == kind for meld in melds(row))


def _lies_in_two(old: Row, after: Table) -> bool:
    """Tell whether the first tile of a run lies in one row now, and its last in another."""
    return any(
        old[0] in one and old[-1] in other
        for one, other in permutations(after, 2)
        if _is(one, "run") and _is(other, "run")
    )
