from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from game.analysis.past.missed import MORE, SHOWN, Idea, missed, turns_of, worth_showing
from game.bots import LEVELS
from game.engine.deal import deal
from game.engine.notation import read_position, read_table, write_row, write_table
from game.engine.position import Position
from game.engine.record import read_record
from game.engine.rules import LADDER, PRESETS, TOGETHER, Rules
from game.engine.turn import Draw, Pass, Play, Turn, apply, played
from game.solver.budget import Budget
from tests.samples import GOLDEN
from tests.sizes import sample

LONGEST_TURN, STEPS = 101, 36_000
"""The turn of a Twist game in which most is looked at, and how much at most."""

POSTER = """
rules classic-2016
table K3 B3 O3 | R1 R2 R3 | K1 K2 K3 | K2 R2 B2 O2 | B4 B5 B6 B7 B8 | R11 R12 R13
* Fox+ B1 B9 O3
  Owl+ ?5
pool ?20
"""


def idea_in(text: str, turn: Turn | None = None) -> Idea | None:
    """Return the idea that was there in a turn in which this was done, a draw if none is."""
    position = read_position(text)
    done = turn or (Draw() if position.pool else Pass())
    return missed(7, position, apply(position, done))


def test_a_way_out_that_nobody_saw_takes_three_rows_at_once() -> None:
    idea = idea_in(POSTER)
    assert idea
    assert idea.is_out
    assert (idea.turn, idea.at_once, idea.is_hard) == (7, 3, False)
    assert set(idea.rows) == set(read_table("R1 R2 R3 | K1 K2 K3 | K2 R2 B2 O2 | B4 B5 B6 B7 B8"))
    assert write_row(idea.laid) == "B1 B9 O3"
    assert not apply(idea.position, idea.play).seats[0].rack


def test_what_does_not_matter_stays_as_it_lies() -> None:
    idea = idea_in(POSTER)
    assert idea
    assert not Counter(read_table("K3 B3 O3 | R11 R12 R13")) - Counter(idea.play.table)


THREE = """
rules classic-2016
table R4 R5 R6 | K8 B8 O8
* Fox+ R7 R8 R9 K1 B3
  Owl+ ?5
pool K12 ?20
"""


def test_three_tiles_more_than_were_laid_are_an_idea() -> None:
    idea = idea_in(THREE)
    assert idea
    assert not idea.is_out
    assert (write_row(idea.laid), idea.at_once) == ("R7 R8 R9", 1)


def test_two_tiles_more_are_none() -> None:
    laid = Play(read_table("R4 R5 R6 R7 | K8 B8 O8"))
    assert idea_in(THREE, laid) is None


def test_to_go_out_is_an_idea_however_few_tiles_it_takes() -> None:
    one = THREE.replace("R7 R8 R9 K1 B3", "R7")
    idea = idea_in(one)
    assert idea
    assert idea.is_out


def test_who_goes_out_has_missed_nothing() -> None:
    one = THREE.replace("R7 R8 R9 K1 B3", "R7")
    assert idea_in(one, Play(read_table("R4 R5 R6 R7 | K8 B8 O8"))) is None


def test_where_nothing_can_be_laid_nothing_was_missed() -> None:
    assert idea_in(THREE.replace("R7 R8 R9 K1 B3", "K1 B3 O11")) is None


def test_first_sets_must_be_worth_enough() -> None:
    low = THREE.replace("Fox+ R7 R8 R9 K1 B3", "Fox R7 R8 R9 K1 B3")
    assert idea_in(low) is None
    idea = idea_in(low.replace("R7 R8 R9", "R10 R11 R12"))
    assert idea
    assert (write_row(idea.laid), idea.at_once) == ("R10 R11 R12", 0)


def test_of_a_large_play_the_simplest_enough_is_shown() -> None:
    """Two tiles more would take rows apart."""
    idea = idea_in("""
rules classic-2016
table R4 R5 R6 R7 | B7 B8 B9 B10 | O1 O2 O3
* Fox+ K7 K11 K12 K13 O9
  Owl+ ?5
pool ?20
""")
    assert idea
    assert write_row(idea.laid) == "K11 K12 K13"
    assert not idea.rows


def test_a_tile_of_the_river_may_be_part_of_it() -> None:
    idea = idea_in("""
rules river
table B4 B5 B6
* Fox+ R5 R6
  Owl+ ?5
pool K13 K12 ?20
river R7
""")
    assert idea
    assert idea.is_out
    assert idea.play.key == 0


def test_no_loose_tile_is_left_for_it() -> None:
    """R8 and R9 would lie with four tiles of the rack, and R10 come to it."""
    rules = "rules article"
    assert PRESETS["article"].loose_tiles == "taken"
    text = THREE.replace("rules classic-2016", rules).replace("R4 R5 R6 |", "R8 R9 R10 |")
    assert idea_in(text.replace("R7 R8 R9 K1 B3", "B8 K8 B9 K9 K13")) is None
    assert idea_in(THREE.replace("rules classic-2016", rules))


# Turn after turn


def ideas(*turns: str) -> list[Idea | None]:
    """Look at turns in which nothing was laid; "" is one in which there was nothing."""
    found: list[Idea | None] = []
    for at, text in enumerate(turns):
        position = read_position(text or POSTER)
        found.append(missed(2 * at + 1, position, apply(position, Draw())) if text else None)
    assert [each is not None for each in found] == [bool(text) for text in turns]
    return found


ONE = THREE.replace("R7 R8 R9 K1 B3", "R7")
GROUP = THREE.replace("R7 R8 R9 K1 B3", "R8")
OWN = THREE.replace("R7 R8 R9 K1 B3", "K1 K2 K3 B12")
BOTH = ONE.replace("* Fox+ R7", "* Fox+ R7 R8")


FOUR_OWN = OWN.replace("K3 B12", "K3 K4 B12")


@pytest.mark.parametrize(
    ("turns", "best", "shown"),
    [
        # Turns that take the same rows are one idea, if there is no turn without one between.
        ([ONE, BOTH, ONE], 0, [3]),
        ([ONE, "", ONE], 0, [1, 5]),
        ([ONE, GROUP], 0, [1, 3]),
        # Own sets are an idea only where no other is plain: to keep them may be right.
        ([OWN, "", ONE], 0, [5]),
        ([OWN, "", POSTER], 0, [1, 5]),
        # Of the best turn nothing more is asked if there is another idea.
        ([ONE, "", GROUP], 1, [5]),
        ([ONE, ONE], 1, [3]),
        ([ONE], 1, [1]),
        # Own sets that were kept are one idea of a game, that with most tiles.
        ([OWN, OWN], 0, [1]),
        ([OWN, "", FOUR_OWN, "", OWN], 0, [5]),
        # Few are shown, the easiest first, but a way out rather than an easier play.
        ([POSTER, "", ONE, "", OWN, "", ONE, "", POSTER], 0, [5, 13, 1]),
        ([OWN, "", OWN, "", OWN, "", OWN, "", POSTER], 0, [1, 17]),
    ],
)
def test_which_ideas_are_worth_showing(turns: list[str], best: int, shown: list[int]) -> None:
    found = worth_showing(ideas(*turns), best)
    assert [each.turn for each in found] == shown
    assert len(found) <= SHOWN


# Whole games


def check(positions: Sequence[Position], seat: int, every: int = 1) -> int:
    """Hold every idea of a seat's turns to what really was there; return how many there are."""
    count = 0
    for turn, before, after in [*turns_of(positions, seat)][::every]:
        idea = missed(turn, before, after)
        if idea is None:
            continue
        count += 1
        real, done = positions[turn - 1], positions[turn]
        then = apply(real, idea.play)  # Refuses what isn't legal.
        left, kept = then.seats[seat].rack, done.seats[seat].rack
        laid, was = (len(played(real.table, each.table)) for each in (then, done))
        assert idea.is_out == (not left)
        assert idea.is_out or (laid - was >= MORE and len(kept) - len(left) >= MORE), turn
        assert not idea.rows - Counter(real.table)
    return count


HELD = sorted(path.stem for path in GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("name", sample([name for name in HELD if name.endswith("2a")], 9))
def test_every_idea_of_a_game_is_a_real_way(name: str) -> None:
    record = read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))
    assert check([*record.positions()], 0, every=10)


def whole_game(rules: Rules, rng: Random) -> Iterator[Position]:
    names = [rng.choice(("level1", "level2", "level4")) for _ in range(rng.choice((2, 3, 4)))]
    position = deal(rules, names, rng).position
    yield position
    while not position.ended:
        bot = LEVELS[names[position.to_move]]
        position = apply(position, bot(position.seen_by(position.to_move), rng))
        yield position


def test_the_same_turn_always_brings_the_same_idea() -> None:
    assert ideas(POSTER, ONE, OWN) == ideas(POSTER, ONE, OWN)


@pytest.mark.release
@pytest.mark.parametrize("hundred", range(10))
def test_every_idea_of_a_thousand_games_is_a_real_way(hundred: int) -> None:
    kinds = [*PRESETS.values(), *LADDER.values(), TOGETHER]
    count = 0
    for number in range(100 * hundred, 100 * (hundred + 1)):
        count += check([*whole_game(kinds[number % len(kinds)], Random(number))], 0, every=3)
    assert count


def test_hidden_tiles_are_not_looked_at() -> None:
    text = THREE.replace("?5", "K4 K5 K6")
    shown, hidden = (idea_in(each) for each in (text, THREE))
    assert shown
    assert hidden
    assert write_table(shown.play.table) == write_table(hidden.play.table)


def test_with_bonus_jokers_a_turn_takes_a_bounded_number_of_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at: list[int] = []
    spend = Budget.spend

    def counted(budget: Budget, states: int) -> None:
        looked_at.append(0 if budget.whole else states)
        spend(budget, states)

    monkeypatch.setattr(Budget, "spend", counted)
    positions = read_record((GOLDEN / "twist-2018-3a.txt").read_text("utf-8")).positions()
    missed(*next(turn for turn in turns_of(tuple(positions), 0) if turn[0] == LONGEST_TURN))
    assert sum(looked_at) <= STEPS
