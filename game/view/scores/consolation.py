"""A kind and true line for those who lost a game, out of what they did in it."""

from collections.abc import Mapping

from game.analysis.awards import Awards, awards_of
from game.kit.kit import Kit
from game.session.session import Session
from game.view.addressing import subject
from game.view.wording import joined

WORTH_TELLING = 3
"""A turn that plays this many tiles, or moves a row, counts as a player's best."""


def consolation(kit: Kit, session: Session) -> str:
    """Return a line for each person who lost; if none did, for the bot with the best awards."""
    positions, winners = session.game.positions, session.results[-1].winners
    lost = [seat for seat in range(len(session.players)) if seat not in winners]
    awards = {seat: awards_of(positions, seat) for seat in lost}
    people = [seat for seat in lost if seat in session.people]
    told = people or sorted(lost, key=lambda seat: (awards[seat].tiles, awards[seat].rows))[-1:]
    subjects = {seat: subject(kit, session.players, seat) for seat in told}
    lines = [_line(kit, who, awards[seat]) for seat, who in subjects.items()]
    luckless = [subjects[seat] for seat, line in zip(told, lines, strict=True) if not line]
    if luckless and people:
        names = joined(kit, [who["name"] for who in luckless])
        lines.append(kit.text("scoring-luck", names=names, who=luckless[0]["who"]))
    return " · ".join(filter(None, lines))


def _line(kit: Kit, who: Mapping[str, str], done: Awards) -> str:
    """Say the best turn, or else all turns; nothing of who hardly came to play."""
    if done.tiles >= WORTH_TELLING or done.rows:
        return kit.text("scoring-best", **who, count=done.tiles, rows=done.rows)
    if done.plays > 1:
        return kit.text("scoring-laid", **who, count=done.all_tiles, turns=done.plays)
    return ""
