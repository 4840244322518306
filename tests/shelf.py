"""Games without a file: what scenes ask of the store, answered from a list."""

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.limits import NotationError
from game.engine.rules import CLASSIC
from game.kit.files import NOWHERE
from game.session.feats import Feat
from game.session.future import Executor
from game.session.journal import Ghost, write_journal
from game.session.observer import SessionObserver
from game.session.pace import Pace
from game.session.player import Player
from game.session.session import Session
from game.store.games import KeptJournal, MenuGames, SavedGames
from game.store.marks import UNMARKED
from game.store.pending import Pending, answered
from game.store.player_preferences import PlayerPreferences
from game.store.rescue.salvage import Rescued
from game.store.seen import Gap, Seen
from game.store.statistics import Statistics
from game.store.summary import Summary
from tests import samples


class Shelf(SavedGames):
    """Hold some kept games, newest first."""

    trouble = ""
    rescued = Rescued()

    def __init__(
        self, *games: Summary, gap: Gap = "", known: Sequence[Player] = samples.KNOWN
    ) -> None:
        self.exports = NOWHERE
        self._games = list(games)
        self._gap = gap
        self._known = tuple(known)
        self._preferences = dict[tuple[str, str], PlayerPreferences]()
        self._deleted: set[str] = set()

    @property
    def unfinished(self) -> Summary | None:
        return next((game for game in self.listed() if game.going), None)

    def listed(self) -> tuple[Summary, ...]:
        return tuple(game for game in self._games if game.id not in self._deleted)

    def ask_menu(self) -> Pending[MenuGames]:
        return answered(MenuGames(self.unfinished, bool(self.listed())))

    def ask_rows(self) -> Pending[int]:
        return answered(*self.rows())

    def ask_page(self, rows: Sequence[int]) -> Pending[tuple[int, Summary]]:
        return answered(*self.page(rows).items())

    def ask_seen(self, id: str) -> Pending[Seen]:
        return answered(self.seen(id))

    def ask_kept(self, id: str) -> Pending[KeptJournal]:
        return answered(KeptJournal(write_journal(samples.kept()), UNMARKED))

    def rows(self) -> tuple[int, ...]:
        return tuple(at for at, game in enumerate(self._games) if game.id not in self._deleted)

    def page(self, rows: Sequence[int]) -> dict[int, Summary]:
        return {row: self._games[row] for row in rows}

    def delete(self, id: str) -> None:
        self._deleted.add(id)

    def restore(self, id: str) -> None:
        self._deleted.discard(id)

    def take_back(self, id: str) -> None:
        """Bring nothing back."""

    def seen(self, id: str) -> Seen:
        return Seen(samples.kept(), self._gap, "Turn 66 is not legal (run-too-long).")

    def ask_export(self, id: str) -> Pending[str]:
        return answered(write_journal(samples.kept()))

    def ask_take_in(self, text: str) -> Pending[object]:
        raise NotationError("Nothing is taken in here.")

    def ask_statistics(self) -> Pending[Statistics]:
        return answered(*samples.statistics())

    def remembered(self) -> tuple[Player, ...]:
        return self._known

    def forget(self, player: Player) -> object:
        at = [each.identity for each in self._known].index(player.identity)
        gone = at, self._preferences.pop(player.identity, PlayerPreferences()), player
        self._known = tuple(each for each in self._known if each.identity != player.identity)
        return gone

    def bring_back(self, erased: object) -> None:
        at, preferences, player = erased
        self._known = (*self._known[:at], player, *self._known[at:])
        self._preferences[player.identity] = preferences

    def erase_statistics(self, player: Player) -> None:
        """Erase nothing."""

    def rename(self, player: Player, into: Player) -> bool:
        others = {each.identity for each in self._known} - {player.identity}
        if into.identity in others:
            return False
        known = (into if each.identity == player.identity else each for each in self._known)
        self._known, preferences = (
            tuple(known),
            self._preferences.pop(player.identity, PlayerPreferences()),
        )
        self._preferences[into.identity] = preferences
        return True

    def preferences(self, player: Player) -> PlayerPreferences:
        return self._preferences.get(player.identity, PlayerPreferences())

    def set_preferences(self, player: Player, **changed: object) -> None:
        self._preferences[player.identity] = replace(self.preferences(player), **changed)

    def stamps(self, player: Player) -> dict[str, float]:
        return samples.STAMPS if not player.is_visitor else {}

    def feats(self, player: Player) -> dict[str, Feat]:
        return samples.feats() if not player.is_visitor else {}

    def seated(self, players: Sequence[Player]) -> tuple[Player, ...]:
        return tuple(players)

    def observer(
        self,
        players: Sequence[Player],
        id: str = "",
        ghost: Ghost = (),
    ) -> SessionObserver:
        """Save nothing; a second play stays one."""
        return SessionObserver(ghost=ghost)

    def resume(
        self,
        id: str,
        executor: Executor | None = None,
        pace: Pace | None = None,
        kept: KeptJournal | None = None,
    ) -> Session:
        """Begin a match in its place."""
        players = next(game.players for game in self._games if game.id == id)
        return Session.start(CLASSIC, players, 7, executor, pace=pace)
