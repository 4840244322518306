"""Points in words: of the game just ended, and of the match so far."""

from game.kit.kit import Kit
from game.session.session import Session
from game.view.players.addressing import label
from game.view.wording import signed


def game_said(kit: Kit, session: Session) -> list[str]:
    """Say what each seat has made in the last game, and has in all after more than one."""
    scores, totals = session.results[-1].scores, session.standing.totals
    first = len(session.results) == 1
    return [
        kit.text(
            "speak-points" if first else "speak-points-total",
            name=label(kit, session.players, seat),
            points=signed(scores[seat]),
            **({} if first else {"total": signed(totals[seat])}),
        )
        for seat in range(len(session.players))
    ]


def match_said(kit: Kit, session: Session) -> list[str]:
    """Say what each seat has in all."""
    return [
        kit.text("speak-points", name=label(kit, session.players, seat), points=signed(points))
        for seat, points in enumerate(session.standing.totals)
    ]
