"""What the bots did since a person played last: a game of its own in which it can be done again."""

from itertools import islice, takewhile

from game.engine.game import Game
from game.engine.turn import Turn
from game.session.session import Session


def missed(session: Session) -> tuple[Turn, ...]:
    """Give the turns that bots took just before this one, in their order."""
    game, count = session.game, len(session.players)
    before = [(game.position.to_move - back) % count for back in range(1, count)]
    bots = list(takewhile(lambda seat: session.players[seat].bot is not None, before))
    first = max(0, game.turns - len(bots))
    return tuple(timed.turn for timed in game.record.turns[first:])


def session_before(session: Session, turns: int) -> Session:
    """Return a session of its own whose game is as it was so many turns ago."""
    game = session.game
    position = next(islice(game.record.positions(), game.turns - turns, None))
    before = Session(Game(position), session.players, session.seed, results=session.results)
    before.orders = session.orders
    return before
