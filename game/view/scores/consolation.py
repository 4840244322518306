"""A kind and true line for those who lost a game, and for who won it with the lamp's help."""

from collections.abc import Mapping

from game.analysis.moments import NEARLY_OUT
from game.analysis.past.best_turn import played_turns
from game.kit.kit import Kit
from game.session.session import Session
from game.view.players.addressing import subject
from game.view.wording import joined


def consolation(kit: Kit, session: Session) -> str:
    """Return a line for each person who lost; those who could do nothing are wished luck.

    Not of a deal that was played again: its tiles come once more. Who has lost together is told
    how much all have laid.
    """
    if session.rules.together:
        game = session.game
        laid = sum(map(len, game.position.table)) - sum(map(len, game.start.table))
        return kit.text("scoring-together", count=laid, turns=game.turns) if laid else ""
    lost = [seat for seat in session.people if seat not in session.results[-1].winners]
    subjects = {seat: subject(kit, session.players, seat) for seat in lost}
    helped = {session.game.positions[turn - 1].to_move for turn in session.help.helped}
    won = [seat for seat in session.people if seat in helped and seat not in lost]
    thanks = [kit.text("scoring-lamp", **subject(kit, session.players, seat)) for seat in won]
    lines = [_line(kit, session, seat, who) for seat, who in subjects.items()]
    luckless = [subjects[seat] for seat, line in zip(lost, lines, strict=True) if not line]
    if luckless and not session.observer.ghost:
        names = joined(kit, [who["name"] for who in luckless])
        lines.append(kit.text("scoring-luck", names=names, who=luckless[0]["who"]))
    return " · ".join(filter(None, (*thanks, *lines)))


def _line(kit: Kit, session: Session, seat: int, who: Mapping[str, str]) -> str:
    """Say one thing that the record of the game proves; nothing of who never laid a tile."""
    game = session.game
    laid = [len(each.tiles) for each in played_turns(game.positions, seat)]
    left = len(game.position.seats[seat].rack)
    if not laid:
        return ""
    if left <= NEARLY_OUT:
        return kit.text("scoring-few-left", **who, count=left)
    if len(laid) == 1:
        return kit.text("scoring-at-once", **who, count=laid[0])
    return kit.text("scoring-laid", **who, count=sum(laid), turns=len(laid))
