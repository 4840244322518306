"""What is said of the Maestro's games in somebody's chair: true, and kind to who lost there."""

from typing import Literal

from game.engine.score import result_of
from game.kit.kit import Kit
from game.session.maestro import Verdict
from game.view.players.faces import Mood
from scenes.review.past_game import PastGame

Outcome = Literal["won", "lost", "left"]

OF_FIVE = 4
"""From so many of five games on, the tiles have decided most of it."""


def outcome(past: PastGame, seat: int) -> Outcome:
    """Say how a game ended for a seat; one that was left has no end."""
    first, last = past.positions[0], past.positions[-1]
    if not last.ended:
        return "left"
    racks = [each.rack for each in last.seats]
    result = result_of(last.rules, last.ended, racks, first=first.to_move)
    return "won" if seat in result.winners else "lost"


def verdict_words(kit: Kit, verdict: Verdict, outcome: Outcome) -> str:
    """Say it in full."""
    return _say(kit, "chair-verdict", verdict, outcome)


def short_verdict(kit: Kit, verdict: Verdict, outcome: Outcome) -> str:
    """Say it in a few words."""
    return _say(kit, "chair-short", verdict, outcome)


def remark(kit: Kit, verdict: Verdict | None, outcome: Outcome, *, playing: bool) -> str:
    """Say what the Maestro itself says, at the table, of what its line shows."""
    if not verdict:
        return kit.text("chair-remark-playing" if playing else "chair-remark-none")
    return _say(kit, "chair-remark", verdict, outcome)


def mood(verdict: Verdict | None, outcome: Outcome) -> Mood:
    """Return how the Maestro feels: proud of whoever won with these tiles."""
    if not verdict:
        return "calm"
    how = _how(verdict.wins, len(verdict.tries))
    return "proud" if how == "wins" or outcome == "won" else "calm"


def _say(kit: Kit, id: str, verdict: Verdict, outcome: Outcome) -> str:
    wins, tries = verdict.wins, len(verdict.tries)
    values = {"wins": wins, "losses": tries - wins, "tries": tries}
    return kit.text(id, how=_how(wins, tries), outcome=outcome, **values)


def _how(wins: int, tries: int) -> str:
    if 5 * wins >= OF_FIVE * tries:
        return "wins"
    if 5 * (tries - wins) >= OF_FIVE * tries:
        return "loses" if wins else "never"
    return "either"
