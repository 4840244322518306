"""A question to the referee: its fields, each held to what it may be and to the box."""

from collections.abc import Collection, Mapping
from typing import Any

from game.engine.limits import SEATS, check_sets, check_tiles, quote
from game.engine.notation import read_row, read_tile
from game.engine.position import Table
from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    HOUSE_BOTH,
    PRESSMAN,
    RELAXED,
    RIVER,
    TOGETHER,
    TWIST,
    Rules,
)
from game.engine.tile import Row, Tile

RULES: dict[str, Rules] = {
    "classic": CLASSIC,
    "pressman2009": PRESSMAN,
    "twist": TWIST,
    "article": ARTICLE,
    "river": RIVER,
    "relaxed": RELAXED,
    "family": FAMILY,
    "together": TOGETHER,
    "house-both": HOUSE_BOTH,
}
"""The names that questions give to rules."""

MOST_GAMES = 1_000
MOST_POINTS = 1_000_000


class QuestionError(ValueError):
    """Raised with one sentence when a question cannot be answered."""


class Question:
    """The fields of a question, and the rules that it is about."""

    def __init__(self, fields: Mapping[str, Any], rules: Rules) -> None:
        self._fields = fields
        self.rules = rules
        self.box = rules.tiles

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def _field(self, name: str, kind: type, told: str) -> Any:
        if name not in self._fields:
            raise QuestionError(f"The question has no field '{name}'.")
        return _as(self._fields[name], kind, f"The field '{name}' must be {told}.")

    def text(self, name: str) -> str:
        """Return a text."""
        return str(self._field(name, str, "a text"))

    def flag(self, name: str) -> bool:
        """Return what is true or false."""
        return bool(self._field(name, bool, "true or false"))

    def number(self, name: str, allowed: range) -> int:
        """Return a whole number in its bounds."""
        number = int(self._field(name, int, "a whole number"))
        if number not in allowed:
            raise QuestionError(f"The field '{name}' must be {allowed[0]} to {allowed[-1]}.")
        return number

    def choice(self, name: str, choices: Collection[str]) -> str:
        """Return one of some words."""
        return self._one_of(name, self.text(name), choices)

    def choices(self, name: str, choices: Collection[str]) -> list[str]:
        """Return words, each one of some."""
        return [self._one_of(name, word, choices) for word in self.texts(name)]

    def _one_of(self, name: str, word: str, choices: Collection[str]) -> str:
        if word not in choices:
            told = f"{', '.join(choices)}, not {quote(word)}"
            raise QuestionError(f"The field '{name}' must be of {told}.")
        return word

    def texts(self, name: str) -> list[str]:
        """Return a list of texts."""
        told = f"The field '{name}' must be a list of texts."
        return [_as(each, str, told) for each in self._field(name, list, "a list of texts")]

    def named(self, name: str) -> dict[str, str]:
        """Return a text for each of two to four players."""
        told = f"The field '{name}' must have a text for each player."
        found = self._field(name, dict, "an object")
        _check_players(len(found))
        return {who: _as(each, str, told) for who, each in found.items()}

    def tile(self, name: str) -> Tile:
        """Return a tile."""
        return read_tile(self.text(name))

    def tiles(self, name: str) -> Row:
        """Return a list of tiles."""
        return tuple(map(read_tile, self.texts(name)))

    def row(self, name: str) -> Row:
        """Return tiles parted by blanks."""
        return read_row(self.text(name))

    def rows(self, name: str) -> Table:
        """Return rows, sets or not."""
        rows = tuple(map(read_row, self.texts(name)))
        self.hold(*rows)
        return rows

    def table(self, name: str) -> Table:
        """Return a table on which every row is a set."""
        rows = self.rows(name)
        check_sets(self.rules, rows)
        return rows

    def hold(self, *rows: Row) -> None:
        """Raise NotationError unless the box has all these tiles."""
        check_tiles(self.rules, (tile for row in rows for tile in row))

    def players(self) -> int:
        """Return the number of players."""
        players = self._field("players", int, "a whole number")
        _check_players(players)
        return int(players)

    def games(self) -> list[dict[str, int]]:
        """Return what each game of a match has brought each player."""
        games = self._field("games", list, "a list of games")
        if not 0 < len(games) <= MOST_GAMES:
            raise QuestionError(f"A match has 1 to {MOST_GAMES} games, not {len(games)}.")
        return [self._points(at, game, games[0]) for at, game in enumerate(games, start=1)]

    def _points(self, at: int, game: object, first: object) -> dict[str, int]:
        told = f"Game {at} must have a whole number of points for each player."
        points: dict[str, int] = _as(game, dict, told)
        if points.keys() != _as(first, dict, told).keys() or len(points) != self.players():
            raise QuestionError(told)
        if any(abs(_as(each, int, told)) > MOST_POINTS for each in points.values()):
            raise QuestionError(told)
        return points


def _as(value: object, kind: type, told: str) -> Any:
    """Return a value of a type, true and false are no numbers; QuestionError says why not."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise QuestionError(told)
    return value


def _check_players(players: int) -> None:
    if players not in SEATS:
        raise QuestionError(f"There are 2 to 4 players, not {players}.")
