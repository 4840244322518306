"""What a player can see of how a bot plays, as figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from game.bots import Bot
from game.engine.meld import melds
from game.engine.position import Position, tiles_of
from game.engine.rules import CLASSIC
from game.engine.turn import changed
from tests.bots.tables import game

SEATS = 2

SHOWS = 0.25
"""A difference of a quarter can be noticed."""


@dataclass(frozen=True)
class Figures:
    """Say how a bot plays, in the mean of its turns.

    In how many turns in a hundred it `plays` once it has opened, `tiles` a play, in which turn it
    `opens`, tiles `held`, `groups` among a hundred own sets, `jokers` held in a hundred turns,
    tiles of the table that were `moved` in a play, tiles in a hundred that are `added` to rows, and
    tiles of the `largest` play of a game.
    """

    plays: float
    tiles: float
    opens: float
    held: float
    groups: float
    jokers: float
    moved: float
    added: float
    largest: float

    def differing(self, other: "Figures") -> list[str]:
        pairs = {name: (own, vars(other)[name]) for name, own in vars(self).items()}
        return [name for name, pair in pairs.items() if min(pair) * (1 + SHOWS) <= max(pair)]


def figures(bot: Bot, games: int) -> Figures:
    """Let a bot play itself so many times, by Classic with two seats."""
    courses = [list(pairwise(game(bot, CLASSIC, SEATS, seed))) for seed in range(games)]
    played = [turn for turns in courses for turn in turns]
    opened = [turn for turn in played if turn[0].mover.opened]
    plays = [turn for turn in opened if turn[0].table != turn[1].table]
    openings = [before for before, after in played if _opens(before, after)]
    sets = [row for turn in played for row in _own_sets(*turn)]
    return Figures(
        plays=100 * len(plays) / len(opened),
        tiles=_mean(_laid(*turn) for turn in plays),
        opens=(len(played) - len(opened)) / max(1, len(openings)),
        held=_mean(len(after.seats[before.to_move].rack) for before, after in played),
        groups=100 * _mean(melds(row)[0].kind == "group" for row in sets),
        jokers=100 * _mean(_jokers(before) for before, _ in played),
        moved=_mean(_moved(*turn) for turn in plays),
        added=100 * (1 - sum(map(len, sets)) / max(1, sum(_laid(*turn) for turn in played))),
        largest=_mean(_largest(turns, seat) for turns in courses for seat in range(SEATS)),
    )


def _mean(numbers: object) -> float:
    told = list(numbers)  # type: ignore[call-overload]
    return sum(told) / max(1, len(told))


def _largest(turns: Sequence[tuple[Position, Position]], seat: int) -> int:
    own = (turn for turn in turns if turn[0].to_move == seat and turn[0].mover.opened)
    return max((_laid(*turn) for turn in own), default=0)


def _opens(before: Position, after: Position) -> bool:
    return not before.mover.opened and after.seats[before.to_move].opened


def _laid(before: Position, after: Position) -> int:
    return (tiles_of(after.table) - tiles_of(before.table)).total()


def _own_sets(before: Position, after: Position) -> list[tuple]:
    laid = tiles_of(after.table) - tiles_of(before.table)
    return [row for row in changed(before.table, after.table)[1] if not tiles_of((row,)) - laid]


def _jokers(before: Position) -> int:
    return sum(tile.is_joker for tile in before.mover.rack)


def _moved(before: Position, after: Position) -> int:
    """Count the tiles of the table that lie in rows with others than before."""
    gone, new = changed(before.table, after.table)
    return sum(
        len(row) for row in gone if not any(not tiles_of((row,)) - tiles_of((n,)) for n in new)
    )


def all_pairs(told: dict[str, Figures]) -> dict[tuple[str, str], list[str]]:
    return {pair: told[pair[0]].differing(told[pair[1]]) for pair in combinations(told, 2)}
