"""Sessions that were founded without a kit or a store, and are shown or saved afterwards."""

from game.kit.kit import Kit
from game.session.session import Session
from game.store.games import SavedGames
from game.view.table.bot_playback import BotPlayback


def follow(games: SavedGames, session: Session) -> None:
    """Save a session from now on, as if it had been founded so."""
    session.observer = games.observer(session.players)
    session.observer.begin(session)


def at_pace(kit: Kit, session: Session) -> Session:
    """Let bots play as slowly as a window shows it, as if the session had been founded so."""
    session.pace = BotPlayback(kit)
    return session
