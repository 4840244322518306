"""Whole games of bots, and what a bot answers when all that it may not see is mixed up."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

from game.bots import Bot
from game.engine.deal import deal
from game.engine.notation import write_turn
from game.engine.position import Position
from game.engine.river import offer
from game.engine.rules import HOUSE_BOTH, PRESETS, TWIST, Rules
from game.engine.turn import Choice, Draw, apply

MOST_TURNS = 1_000
TWIST_RIVER = replace(TWIST, river=True)
HOUSE = replace(HOUSE_BOTH, jokers=TWIST.jokers, double_needs_both=True, mercy=3)
PLAYED = PRESETS | {"twist-river": TWIST_RIVER, "house": HOUSE}
NAMES = ["fox", "pip", "otter", "owl"]


def mixed_up(start: Position, rng: Random, offered: int = 0) -> Position:
    """Deal what the player to move cannot see anew."""
    others = [seat for at, seat in enumerate(start.seats) if at != start.to_move]
    unseen = [*chain.from_iterable(seat.rack for seat in others), *start.pool[offered:]]
    rng.shuffle(unseen)
    left = iter(unseen)
    seats = tuple(
        seat if at == start.to_move else replace(seat, rack=tuple(next(left) for _ in seat.rack))
        for at, seat in enumerate(start.seats)
    )
    return replace(start, seats=seats, pool=(*start.pool[:offered], *left))


def answers(
    bot: Bot, start: Position, offered: int = 0, ways: int = 10
) -> set[tuple[Choice, float]]:
    """Ask the bot with the racks of others open and mixed up, and as a session does."""
    seen = start.seen_by(start.to_move, offered)
    views = [seen]
    for number in range(ways):
        mixed = mixed_up(start, Random(number), offered)
        # An open pool is how a bot is told of an offer.
        views.append(replace(mixed, pool=seen.pool) if start.rules.river else mixed)
    chances = [Random(1) for _ in views]
    return {(bot(view, rng), rng.random()) for view, rng in zip(views, chances, strict=True)}


def turn_of(bot: Bot, start: Position) -> str:
    return write_turn(start.table, bot(start.seen_by(start.to_move), Random(1)))


def game(bot: Bot, rules: Rules, seats: int, seed: int) -> Iterator[Position]:
    """Yield the positions of a game, every turn applied by the rules; one that stalls is cut."""
    rng = Random(seed)
    now = deal(rules, NAMES[:seats], rng).position
    for _ in range(MOST_TURNS):
        yield now
        if now.ended:
            return
        now = apply(now, decided(bot, now, rng))


def decided(bot: Bot, now: Position, rng: Random) -> Choice:
    """Ask for a turn; who draws where two tiles are offered is asked which to keep."""
    choice = bot(now.seen_by(now.to_move), rng)
    two = offer(now)
    if choice == Draw() and two:
        choice = bot(now.seen_by(now.to_move, len(two)), rng)
        assert choice in (Draw(two[0]), Draw(two[1]))
    return choice
