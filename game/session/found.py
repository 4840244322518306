"""Which ideas a person had in the turn that has just ended."""

from game.analysis.stamps import Taken, found
from game.engine.game import Undo
from game.session.session import Session


def found_last(session: Session) -> tuple[str, ...]:
    """Name the ideas of the last turn; a bot has none."""
    game = session.game
    if not game.turns:
        return ()
    before, after = game.positions[-2:]
    if session.players[before.to_move].bot:
        return ()
    undone = any(isinstance(step.command, Undo) for step in session.steps)
    return found(Taken(before, game.record.turns[-1].turn, after, undone))
