"""A match: games and their scores added up until somebody has won."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.rules import Games, Length, Rounds, Target
from game.engine.score import Result


@dataclass(frozen=True)
class Standing:
    """Hold totals, games won and places by seat; nobody has a place while the match goes on."""

    totals: tuple[int, ...]
    games_won: tuple[int, ...]
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    """How many are before each seat."""


def games_in_round(players: int) -> int:
    """Return the number of games in a round (R40)."""
    return players


def standing(length: Length, players: int, games: Sequence[Result]) -> Standing:
    """Add up the games of a match and tell whether it is won (R40–R42)."""
    totals = tuple(sum(game.scores[seat] for game in games) for seat in range(players))
    won = tuple(sum(seat in game.winners for game in games) for seat in range(players))
    if not _is_over(length, players, len(games), totals):
        return Standing(totals, won)
    first = won if isinstance(length, Rounds) else (0,) * players
    ranks = list(zip(first, totals, strict=True))
    places = tuple(sum(other > own for other in ranks) for own in ranks)
    return Standing(totals, won, tuple(s for s in range(players) if not places[s]), places)


def _is_over(length: Length, players: int, played: int, totals: tuple[int, ...]) -> bool:
    match length:
        case Rounds(rounds):
            return played >= rounds * games_in_round(players)
        case Games(games):
            return played >= games
        case Target(points):
            return max(totals) >= points and totals.count(max(totals)) == 1
