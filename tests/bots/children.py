"""Children as players by chance: some let half of their turns go by, and all of them overlook."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from game.bots import BOTS, LEVELS, Bot
from game.bots.mind import Mind
from game.engine.deal import deal
from game.engine.position import Position
from game.engine.rules import FAMILY, Rules
from game.engine.score import score
from game.engine.turn import Choice, Draw, apply
from game.session.buddy import STEPS, Buddy

MOST_TURNS = 1_000


@dataclass(frozen=True)
class Child:
    """Plays as `mind` does, but draws in all turns but such a share of them."""

    plays: float
    mind: Bot

    def __call__(self, view: Position, rng: Random) -> Choice:
        """Choose a turn."""
        if view.pool and rng.random() >= self.plays:
            return Draw()
        return self.mind(view, rng)


CHILDREN: dict[str, Bot] = {
    "small": Child(0.35, Mind(notices=0.6, sight=0)),
    "half": Child(0.5, LEVELS["level1"]),
    "careful": Child(0.75, LEVELS["level2"]),
    "quick": LEVELS["level3"],
    "clever": LEVELS["level5"],
    "champion": LEVELS["level7"],
}
"""From one who lets two of three turns go by to one who is a match for the strongest."""


def follow(child: Bot, games: int, seed: int, rules: Rules = FAMILY) -> list[tuple[str, bool]]:
    """Let a child play so many games with its buddy: how it played, and whether the child won."""
    buddy, told = Buddy(), list[tuple[str, bool]]()
    for number in range(games):
        rng = Random(f"{seed} {number}")
        won = _wins((child, BOTS[buddy.bot]), rules, rng)
        told.append((buddy.bot, won))
        buddy = buddy.after(won)
    return told


def share_won(told: Sequence[tuple[str, bool]]) -> float:
    """Give the share of games that were won."""
    return sum(won for _, won in told) / len(told)


def mean_step(told: Sequence[tuple[str, bool]]) -> float:
    """Give at which step a buddy was, in the mean, counted from 1."""
    return sum(STEPS.index(bot) + 1 for bot, _ in told) / len(told)


def _wins(players: tuple[Bot, Bot], rules: Rules, rng: Random) -> bool:
    """Play a game; tell whether the first of two wins."""
    start = now = deal(rules, ["child", "buddy"], rng).position
    for _ in range(MOST_TURNS):
        if now.ended:
            break
        now = apply(now, players[now.to_move](now.seen_by(now.to_move), rng))
    assert now.ended
    racks = [seat.rack for seat in now.seats]
    return 0 in score(now.ended, racks, first=start.to_move).winners
