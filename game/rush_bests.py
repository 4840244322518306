"""The best Rush of each player: a line of the settings for everybody who has played one.

What cannot be read of a line is as if it was not there.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import NamedTuple, Protocol

from game.kit.preferences import Store
from game.session.player import Player, read_face, typed_name, write_face
from game.settings import Settings

SHOWN = 10
"""How many bests stand on a table of them."""

MOST = 50
"""Of so many players the best is kept."""

_LINE = re.compile(r"(\d{1,6}) (\d{1,3}) (\d{1,2}) (\d{4}-\d\d-\d\d) (\S+) ?(.*)", re.ASCII)


class Score(NamedTuple):
    """Say how far a player came in a Rush: the points, what was solved, and the longest combo."""

    player: Player
    points: int
    solved: int
    combo: int
    day: date


class Bests(Protocol):
    """The table of bests, from the first down."""

    @property
    def ranked(self) -> Sequence[Score]:
        """The best scores."""

    def to_beat(self, player: Player) -> int:
        """Return the points that are a new best for a player if there is one more."""

    def record(self, score: Score) -> None:
        """Take a score in, if it is among the best."""


class KeptBests:
    """Keep the best score of each player in the settings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def ranked(self) -> Sequence[Score]:
        """The best scores."""
        return ranked(self._kept)[:SHOWN]

    def to_beat(self, player: Player) -> int:
        """Return the best of a player so far."""
        own = (each.points for each in self._kept if each.player.identity == player.identity)
        return max(own, default=0)

    def record(self, score: Score) -> None:
        """Keep a score that is better than the player's best so far."""
        if score.points <= self.to_beat(score.player):
            return
        others = (each for each in self._kept if each.player.identity != score.player.identity)
        best = ranked([*others, score])[:MOST]
        self._store[Settings].rush_bests = tuple(map(_write, best))
        self._store.save()

    @property
    def _kept(self) -> list[Score]:
        return _read(self._store[Settings].rush_bests)


class BestsOfToday:
    """Remember the best scores of a day, and no longer; nothing of it is written anywhere."""

    def __init__(self, today: Callable[[], date]) -> None:
        self._today = today
        self._scores: list[Score] = []

    @property
    def ranked(self) -> Sequence[Score]:
        """The best scores of today."""
        self._scores = [each for each in self._scores if each.day == self._today()]
        return self._scores

    def to_beat(self, player: Player) -> int:  # noqa: ARG002
        """Return the best of today, whoever it was: nobody knows who comes again."""
        return max((each.points for each in self.ranked), default=0)

    def record(self, score: Score) -> None:
        """Take a score in that has points, if it is among the best."""
        if score.points:
            self._scores = ranked([*self.ranked, score])[:SHOWN]


def ranked(scores: Sequence[Score]) -> list[Score]:
    """Put scores in order, the most points first; of equal ones the earlier comes first."""
    return sorted(scores, key=lambda each: -each.points)


def renamed(lines: Sequence[str], before: Player, after: Player | None) -> tuple[str, ...]:
    """Move the best of a player to another name, or forget it."""
    scores = []
    for score in _read(lines):
        if score.player.identity != before.identity:
            scores.append(score)
        elif after:
            scores.append(score._replace(player=replace(after, color=score.player.color)))
    return tuple(map(_write, scores))


def _write(score: Score) -> str:
    player = score.player
    figures = f"{score.points} {score.solved} {score.combo} {score.day.isoformat()}"
    return f"{figures} {write_face(player)} {player.own_name}".rstrip()


def _read(lines: Sequence[str]) -> list[Score]:
    scores = []
    for found in filter(None, map(_LINE.fullmatch, lines)):
        points, solved, combo, day, face, name = found.groups()
        animal, color = read_face(face)
        player = Player(typed_name(name) or animal, animal, color=color)
        with suppress(ValueError):  # There is no such day.
            played = date.fromisoformat(day)
            scores.append(Score(player, int(points), int(solved), int(combo), played))
    return scores
