"""What chance brings to a match: each deal and each draw of a bot has a seed of its own.

All of them come from the seed of the match, and none leads back to it or to another one: when the
envelope of a game is opened, it reveals neither the next game nor a bot's random draws.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from game.engine.deal import Opening
from game.engine.fair.chance import derived, game_seed
from game.engine.fair.envelope import Envelope, envelope_of, open_deal
from game.engine.position import Position
from game.engine.rules import Rules
from game.session.player import Player


def deal_for(
    rules: Rules, players: Sequence[Player], match: int, games: int, mixed: str | None = None
) -> Opening:
    """Deal the game after `games` others of a match, each player with their handicap.

    `mixed` is what a player has mixed in.
    """
    names = [player.name for player in players]
    opening = open_deal(rules, names, game_seed(match, games), mixed)
    seats = zip(opening.position.seats, players, strict=True)
    eased = tuple(replace(seat, handicap=player.handicap) for seat, player in seats)
    return replace(opening, position=replace(opening.position, seats=eased))


@lru_cache(maxsize=1)  # Whether a seed deals a game takes as long as dealing it.
def envelope_for(match: int, games: int, start: Position, mixed: str | None) -> Envelope | None:
    """Return the envelope of a game of a match; None if the match does not deal it."""
    return envelope_of(match, games, start, mixed)


def random_for_bot(match: int, games: int, what: str, turn: int) -> Random:
    """Return what a bot may draw from in a turn."""
    return Random(derived(match, games, what, turn))
