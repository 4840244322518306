"""Players, of whom most are models of beginners, and the buddy that follows each."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.bots import BOTS, LEVELS, PEOPLE, Bot
from game.engine.deal import deal
from game.engine.rules import FAMILY, Rules, for_seats
from game.engine.score import score
from game.engine.turn import apply
from game.session.buddy import STEPS, Attention, Buddy

MOST_TURNS = 1_000

QUICK = for_seats(replace(FAMILY, deal="quick"), 2)
"""What newcomers are proposed."""


PLAYERS: dict[str, Bot] = {**PEOPLE, "level7": LEVELS["level7"], "level9": LEVELS["level9"]}
"""Beginners by how much they notice, and two that rearrange."""


def follow(player: Bot, games: int, seed: int, rules: Rules = QUICK) -> list[tuple[str, bool]]:
    """Let a player play so many games with its buddy: how it played, and whether the player won."""
    buddy, told = Buddy(), list[tuple[str, bool]]()
    for number in range(games):
        rng = Random(f"{seed} {number}")
        won, attention = _match((player, BOTS[buddy.bot]), rules, rng)
        told.append((buddy.bot, won))
        buddy = buddy.after(won, attention)
    return told


def share_won(told: Sequence[tuple[str, bool]]) -> float:
    return sum(won for _, won in told) / len(told)


def mean_step(told: Sequence[tuple[str, bool]]) -> float:
    return sum(STEPS.index(bot) + 1 for bot, _ in told) / len(told)


def _match(players: tuple[Bot, Bot], rules: Rules, rng: Random) -> tuple[bool, Attention]:
    """Play a game; tell whether the first of two wins, and how attentive this one was."""
    start = now = deal(rules, ["child", "buddy"], rng).position
    attention = Attention()
    for _ in range(MOST_TURNS):
        if now.ended:
            break
        before, now = now, apply(now, players[now.to_move](now.seen_by(now.to_move), rng))
        if before.to_move == 0:
            attention = attention.after(before, now)
    assert now.ended
    racks = [seat.rack for seat in now.seats]
    return 0 in score(now.ended, racks, first=start.to_move).winners, attention
