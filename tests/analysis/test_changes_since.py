"""Who laid what since a seat last played: a mark for each tile laid, on a tile of its face."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from game.analysis.changes_since import carried, drawn, laid_in, positions_since
from game.engine.game import Game
from game.engine.notation import read_table, write_row
from game.engine.position import Position, tiles_of
from game.engine.rules import NAMED
from game.engine.tile import Tile
from game.engine.turn import Draw, Timeout, Turn
from tests.engine.players import take_turn
from tests.engine.positions import positions_after
from tests.engine.whole_games import new_game, some_rules
from tests.sizes import sample

GAMES = 40

START = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8
* Fox+   B3 K1 K2
  Owl+   B8 R4 R5 R6
  Otter+ B7 R7 O1
pool R12 R13 K9 K10 K11
"""


def played(*turns: str | Turn) -> list[Position]:
    return positions_after(START, *turns)


def seen(positions: Sequence[Position], seat: int) -> dict[int, str]:
    """Give in words what each seat laid since another played."""
    table, found = positions[-1].table, laid_in(positions_since(positions, seat))
    return {
        by: write_row(table[row][at] for row, at in sorted(found) if found[row, at] == by)
        for by in set(found.values())
    }


def test_all_that_was_laid_since_a_seat_played_is_told_by_seat() -> None:
    positions = played(
        Draw(), "B4 B5 B6 | K8 R8 O8 B8 | R4 R5 R6", "B4 B5 B6 B7 | K8 R8 O8 B8 | R4 R5 R6 R7"
    )
    assert seen(positions, 0) == {1: "B8 R4 R5 R6", 2: "B7 R7"}
    assert seen(positions, 1) == {2: "B7 R7"}
    assert seen(positions, 2) == {}


def test_a_mark_goes_with_its_tile_into_another_row() -> None:
    positions = played(Draw(), "B4 B5 B6 | K8 R8 O8 B8", "B4 B5 B6 B7 B8 | K8 R8 O8")
    assert seen(positions, 0) == {1: "B8", 2: "B7"}
    assert laid_in(positions_since(positions, 0)) == {(0, 3): 2, (0, 4): 1}


def test_of_two_copies_the_one_that_was_laid_keeps_its_mark() -> None:
    before, after = (read_table(text) for text in ("K5 M K5 | R1", "K5 M K5 | R1 R2"))
    assert carried({(0, 2): 3}, before, after, 1) == {(0, 2): 3, (1, 1): 1}


def test_before_the_first_turn_of_a_seat_it_is_all_since_the_start() -> None:
    positions = played("B3 B4 B5 B6 | K8 R8 O8")
    assert seen(positions, 2) == {0: "B3"}
    assert seen(positions, 0) == {}


def test_what_a_rack_gained_with_its_last_turn_is_told_until_the_next() -> None:
    positions = played(Draw(), Timeout(unfinished=True), Draw())
    assert [write_row(drawn(positions, seat)) for seat in range(3)] == ["R12", "K9 K10 R13", "K11"]
    assert drawn(positions[:1], 0) == ()
    assert drawn(played("B3 B4 B5 B6 | K8 R8 O8"), 0) == ()


def games() -> Iterator[Game]:
    """Play games by all presets at random; give each between its turns."""
    for seed in sample(range(GAMES), len(NAMED)):  # a game of each
        rng = Random(f"since/{seed}")
        game = new_game(rng.randint(2, 4), rng, some_rules(seed))
        while not game.result and game.turns < 60:
            take_turn(game, rng, 0.9)
            yield game


def gained(positions: Sequence[Position]) -> Counter[Tile]:
    """Count the tiles that turns laid, less those that they took from the table again."""
    tables = [tiles_of(position.table) for position in positions]
    return tables[-1] - tables[0]


def test_there_are_as_many_marks_as_tiles_laid_each_on_a_tile_of_its_face() -> None:
    marks = moved = 0
    for game in games():
        for seat in range(len(game.position.seats)):
            positions = positions_since(game.positions, seat)
            laid = laid_in(positions)
            table = game.position.table
            faces = Counter(table[row][at] for row, at in laid)
            assert faces >= gained(positions)
            assert faces <= tiles_of(table)
            assert seat not in laid.values()
            if all(_only_grows(positions)):
                assert faces == gained(positions)
            for by in set(laid.values()):
                whole = sum(_laid_by(positions, by).values())
                assert sum(each == by for each in laid.values()) <= whole
            marks += len(laid)
            moved += len(laid) > 0 and positions[0].table != table[: len(positions[0].table)]
    assert marks > 1000
    assert moved > 100


def _only_grows(positions: Sequence[Position]) -> Iterator[bool]:
    for before, after in pairwise(positions):
        yield not tiles_of(before.table) - tiles_of(after.table)


def _laid_by(positions: Sequence[Position], seat: int) -> Counter[Tile]:
    laid: Counter[Tile] = Counter()
    for before, after in pairwise(positions):
        if before.to_move == seat:
            laid += tiles_of(after.table) - tiles_of(before.table)
    return laid
