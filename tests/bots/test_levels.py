"""Every level plays legally, ends its games, and never peeks; each has a character of its own."""

from collections import Counter
from dataclasses import replace
from itertools import chain, product
from random import Random

import pytest

from game.bots import BOTS, thinker
from game.bots.greedy import choose as greedy
from game.bots.greedy import most_tiles
from game.engine.meld import is_set
from game.engine.notation import read_table, write_table
from game.engine.position import Position
from game.engine.river import offer
from game.engine.rules import CLASSIC, RIVER, TWIST, Rules
from game.engine.turn import Choice, Draw, Pass, Play, apply, changed, turn_faults
from tests.bots.tables import PLAYED, answers, game
from tests.engine.positions import position

LEVELS = [name for name in BOTS if name.startswith("level")]
THINKERS = ["level3", "level4", "level5"]
WELCOMING = " | ".join(" ".join(f"{c}{n}" for n in range(2, 13)) for c in "KRBO")
"""Nearly any tile has a place here, but for a second K13."""

FAR_APART = "K1 K2 K3 | R1 R2 R3 | B1 B2 B3 | O1 O2 O3 | K7 K8 K9 | R7 R8 R9 | B7 B8 B9 | O7 O8 O9"


def chosen(level: str, start: Position, chance: int = 1) -> Choice:
    return BOTS[level](start.seen_by(start.to_move), Random(chance))


def laid(level: str, start: Position, chance: int = 1) -> list[str]:
    """Give the rows that a play makes, as text; none if there is no play."""
    choice = chosen(level, start, chance)
    new = changed(start.table, choice.table)[1] if isinstance(choice, Play) else ()
    return sorted(write_table((row,)) for row in new)


def opened(start: Position) -> Position:
    """Let the others have made their first melds too."""
    return replace(start, seats=tuple(replace(seat, opened=True) for seat in start.seats))


def positions_of(level: str, rules: Rules, seats: int, count: int) -> list[Position]:
    """Take positions, evenly apart, of a game in which this level plays itself."""
    starts = [start for start in game(BOTS[level], rules, seats, 5) if not start.ended]
    return starts[:: max(1, len(starts) // count)][:count]


# Every level


@pytest.mark.parametrize("level", LEVELS)
def test_never_peeks(level: str) -> None:
    starts = chain(
        positions_of(level, CLASSIC, 3, 20),
        positions_of(level, TWIST, 2, 5),
        positions_of(level, RIVER, 2, 5),
    )
    for start in starts:
        assert len(answers(BOTS[level], start)) == 1
        assert len(answers(BOTS[level], start, len(offer(start)))) == 1


@pytest.mark.whole
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", PLAYED.values(), ids=PLAYED)
def test_whole_games_by_any_preset_are_legal_and_end_and_nobody_peeks(
    rules: Rules, level: str
) -> None:
    for seats in (2, 4):
        *starts, last = game(BOTS[level], rules, seats, seats)
        assert last.ended
        assert all(seat.opened for seat in last.seats if not seat.rack)
        for start in starts[:: max(1, len(starts) // 6)][:6]:
            assert len(answers(BOTS[level], start, len(offer(start)), ways=3)) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_draws_or_passes_when_nothing_can_be_laid(level: str) -> None:
    assert chosen(level, position("R3 R4 R5", "K9 O1")) == Draw()
    assert chosen(level, position("R3 R4 R5", "K9 O1", pool="")) == Pass()
    assert chosen(level, position(rack="K9 O1", opened=False)) == Draw()


@pytest.mark.parametrize("level", LEVELS)
def test_keeps_the_better_of_two_tiles(level: str) -> None:
    start = position("R3 R4 R5", "K9 R9 O1", pool="K2 B9 ?30", rules=RIVER)
    assert BOTS[level](start.seen_by(0, 2), Random(1)) == Draw(start.pool[1])


@pytest.mark.parametrize("level", LEVELS)
def test_lays_the_first_meld(level: str) -> None:
    start = position(rack="K10 R10 B10 O12", opened=False)
    assert laid(level, start) == ["K10 R10 B10"]


# The beginner


def test_the_beginner_never_touches_what_lies() -> None:
    plays = 0
    for start in chain(*(game(BOTS["level1"], CLASSIC, 2, seed) for seed in (1, 2, 3))):
        if start.ended:
            continue
        choice = chosen("level1", start)
        if isinstance(choice, Play):
            plays += 1
            gone, new = changed(start.table, choice.table)
            assert not gone
            assert all(map(is_set, new))
            assert len(new) == 1 or not start.mover.opened
    assert plays > 10


def test_the_beginner_leaves_a_tile_that_would_fit_a_row() -> None:
    assert chosen("level1", position("R3 R4 R5", "R6 K1")) == Draw()


def test_the_beginner_lays_one_set_a_turn_and_overlooks_tiles_of_a_full_rack() -> None:
    two = position("R3 R4 R5", "K9 R9 B9 O1 O2 O3")
    assert {tuple(laid("level1", two, chance)) for chance in range(20)} == {
        ("K9 R9 B9",),
        ("O1 O2 O3",),
    }
    full = position("R3 R4 R5", "K9 R9 B9 K1 K3 K5 R2 R7 B4 B6 B11 B13 O2 O4 O7 O10 O12")
    found = Counter(tuple(laid("level1", full, chance)) for chance in range(40))
    assert set(found) == {("K9 R9 B9",), ()}


# The thinkers


def test_all_but_the_first_two_rearrange_the_table() -> None:
    start = position("K4 R4 B4 O4", "B3 B5 B6")
    for level in THINKERS:
        assert laid(level, start) == ["B3 B4 B5 B6", "K4 R4 O4"]
    split = position("R4 R5 R6 R7 | K9 R9 B9 O9 | K7 R7 B7", "O7 R8")
    assert laid("level1", split) == []


def test_the_third_overlooks_what_lies_in_a_row_it_does_not_take_in() -> None:
    """Of nine rows it takes in eight; the one that matters is among them mostly, not always."""
    start = position(f"{FAR_APART} | K5 R5 B5", "O5 K13")
    found = Counter(tuple(laid("level3", start, chance)) for chance in range(100))
    assert set(found) > {()}
    assert 1 <= found[()] <= 30
    assert laid("level4", start) != []


def test_a_play_that_an_unseen_row_forbids_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A freed joker may not join a row that repeats a whole old set (R21)."""
    start = position("R3 R4 R5 | R3 R4 R5 R6 | K2 R2 B2 J", "O2 K6 B6")
    bold = Play(read_table("R3 R4 R5 J | K6 R6 B6 | K2 R2 B2 O2"))
    thought_of = []

    def narrow(view: Position) -> Choice:
        if not turn_faults(view, bold):
            thought_of.append(view)
        return bold if view in thought_of else Draw()

    monkeypatch.setattr(thinker, "most_tiles", narrow)
    assert {thinker.Thinker(sight=2)(start, Random(chance)) for chance in range(30)} == {Draw()}
    assert thought_of


@pytest.mark.parametrize("level", ["level4", "level5"])
def test_jokers_are_kept_until_the_rack_goes_out_or_the_end_is_near(level: str) -> None:
    held = "K9 R9 J O1"
    assert chosen(level, position("R3 R4 R5", held)) == Draw()
    assert laid(level, position("R3 R4 R5", "K9 R9 J")) == ["K9 R9 J"]
    assert chosen(level, position("R3 R4 R5", held, pool="")) != Pass()
    assert laid(level, opened(position(WELCOMING, "K13 K13 J O6", others=("?14", "?1"))))
    assert chosen(level, position(rack="K10 R10 J O1", opened=False)) == Draw()


def test_the_third_lays_its_jokers_at_once() -> None:
    assert laid("level3", position("R3 R4 R5", "K9 R9 J O1"))


def test_the_fourth_lays_the_most_it_can_beside_its_jokers() -> None:
    start = position("R3 R4 R5", "R6 R7 J O1")
    assert laid("level4", start) == ["R3 R4 R5 R6 R7"]


def test_the_fifth_holds_back_until_it_goes_out_or_the_end_is_near() -> None:
    rack = "R6 R7 K9 R9 B9 O1"
    assert chosen("level5", position("R3 R4 R5", rack)) == Draw()
    assert laid("level4", position("R3 R4 R5", rack)) == ["K9 R9 B9", "R3 R4 R5 R6 R7"]
    assert laid("level5", position("R3 R4 R5", rack, pool="")) == laid(
        "level4", position("R3 R4 R5", rack)
    )
    out = position("R3 R4 R5", "R6 R7 K9 R9 B9")
    assert not apply(out, chosen("level5", out)).seats[0].rack


@pytest.mark.parametrize(
    ("table", "others", "lays"),
    [
        (WELCOMING, ("?1",), True),
        (WELCOMING, ("?14", "?14", "?1"), True),
        (WELCOMING, ("?14", "?14", "?14"), False),
        ("R10 R11 R12", ("?1",), False),
    ],
    ids=["one tile that fits", "of many", "all have many", "one that hardly fits"],
)
def test_the_fifth_lays_when_another_is_likely_to_go_out(
    table: str, others: tuple[str, ...], lays: bool
) -> None:
    start = opened(position(table, "K13 K13 R9", others=others))
    assert isinstance(chosen("level4", start), Play)
    assert isinstance(chosen("level5", start), Play) == lays


def test_the_fifth_lays_what_it_can_while_much_of_its_rack_has_no_place() -> None:
    start = position("R3 R4 R5", "R6 J K1 K4 K7 K10 K13 B2 B5 B8 B11 O3 O9 O12")
    assert laid("level5", start) == ["R3 R4 R5 R6"]


def test_the_fifth_opens_with_as_little_as_is_enough() -> None:
    rack = "K10 R10 B10 K11 R11 B11 O3 O4 O5 O9"
    assert laid("level4", position(rack=rack, opened=False)) == [
        "K10 R10 B10",
        "K11 R11 B11",
        "O3 O4 O5",
    ]
    assert len(laid("level5", position(rack=rack, opened=False))) == 1


def test_the_fifth_lays_much_in_its_last_turn_of_a_game_it_wins() -> None:
    """The other seat is greedy."""
    rng = Random(3)
    now = next(game(BOTS["level5"], CLASSIC, 2, 3))
    plays = Counter[int]()
    last = 0
    for _ in range(400):
        if now.ended:
            break
        bot = BOTS["level5"] if now.to_move == 0 else greedy
        last = len(now.mover.rack)
        choice = bot(now.seen_by(now.to_move), rng)
        plays[now.to_move] += isinstance(choice, Play)
        now = apply(now, choice)
    assert not now.seats[0].rack
    assert last >= 6
    assert plays[0] < plays[1]


@pytest.mark.parametrize("level", THINKERS)
def test_asks_for_one_play_a_turn_beside_the_last(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bound of its time: what is asked for is the solver's most expensive answer."""
    asked: list[Position] = []

    def counted(view: Position) -> Choice:
        asked.append(view)
        return most_tiles(view)

    monkeypatch.setattr(thinker, "most_tiles", counted)
    racks = ("K10 R10 B10 J O1", "K10 R10 B10 O1", "K10 R10 B10", "J", "O1")
    counts = []
    for made, rack in product((False, True), racks):
        for rules, river in ((CLASSIC, ""), (RIVER, "K1 K5")):
            asked.clear()
            chosen(level, position("R3 R4 R5", rack, opened=made, rules=rules, river=river))
            counts.append(len(asked))
    assert max(counts) == 1
