"""A screen that starts matches, and goes on with kept ones."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from game.engine.rules import CLASSIC, Rules, next_rung
from game.kit.kit import Kit
from game.kit.one_switch import PACES
from game.kit.preferences import Preferences
from game.kit.scene import Scene
from game.last_setup import keep_rung, last_occupants
from game.session.buddy import FIRST
from game.session.characters import FACES, WATCHED, seated
from game.session.player import Player
from game.settings import Settings
from scenes.screen import MatchResult, Screen
from scenes.setup.setup import Choices, Setup

if TYPE_CHECKING:
    from game.session.future import Executor
    from game.session.observer import SessionObserver
    from game.session.session import Session
    from game.store.games import SavedGames
    from game.store.kept import KeptJournal
    from game.store.pending import Pending


class MatchStarter(Screen[None]):
    """Starts each new match with a fresh seed, and lies below it until it is over."""

    ways: ClassVar[tuple[str, ...]] = ()
    """Where one can go from the set-up instead of playing."""

    def __init__(
        self,
        kit: Kit,
        new_seed: Callable[[], int],
        start: "Callable[[Session], Scene[MatchResult]]",
        worker: "Executor | None" = None,
        games: "SavedGames | None" = None,
    ) -> None:
        """Take a source of seeds, what starts a session, the bots' worker, and the saved games."""
        super().__init__(kit)
        self._new_seed, self._start = new_seed, start
        self._worker, self._games = worker, games
        self._lost = False
        """Whether the game to go on with can no longer be read."""
        self._awaited: tuple[str, Pending[KeptJournal]] | None = None
        """The game to go on with, asked for but not here yet."""
        self._given_up = ""
        """The id of the game that was given up last, as long as that can be taken back."""

    def enter(self) -> None:
        """Begin at the children's door if the last player went through it."""
        if self._is_at_door:
            self._welcome_children()

    def push(self, scene: Scene[Any], then: Callable[[Any], None] | None = None) -> None:
        """Keep that a way for others than children was taken: then the game starts here."""
        if not (self.is_for_children or scene.is_for_children):
            self._keep_door(at_door=False)
        super().push(scene, then)

    @property
    def _first_named(self) -> Player | None:
        """The last player, if they have a name and are remembered."""
        settings = self.kit.store[Settings]
        seats = last_occupants(settings, settings.together)
        first = next((seat.player for seat in seats if seat.kind == "person"), None)
        return first if first and first.own_name and self._games else None

    @property
    def _is_at_door(self) -> bool:
        if self._games and (first := self._first_named):
            return bool(self._games.preferences(first).at_door)
        return self.kit.store[Settings].at_door

    def _keep_door(self, *, at_door: bool) -> None:
        if at_door == self._is_at_door:
            return
        if self._games and (first := self._first_named):
            self._games.set_preferences(first, at_door=at_door)
        else:
            self.kit.store.choose("at_door", at_door)

    def _welcome_children(self) -> None:
        from scenes.lessons.children import Children

        self._keep_door(at_door=True)
        self.push(Children(self.kit), then=self._learned_by_child)
        self.stack.rest(self)

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Go on with the game that was asked for, once it is read."""
        if self._awaited and (found := self._awaited[1].found) is not None:
            self._resume(self._awaited[0], found)

    def watch(self) -> None:
        """Show a game of four bots of different characters."""
        self._begin(Choices(tuple(map(seated, WATCHED)), CLASSIC))

    def _choose(self, together: bool) -> None:
        setup = Setup(self.kit, together, games=self._games, ways=self.ways)
        self.push(setup, then=self._set_up)

    def _set_up(self, chosen: Choices | str | None) -> None:
        if isinstance(chosen, Choices):
            self._begin(chosen)
        elif chosen:
            self.take_way(chosen)

    def take_way(self, way: str) -> None:
        """Go one of the ways."""
        raise NotImplementedError

    def _last_setup(self) -> Setup:
        """Make the set-up of the last match, or of a usual one, that nobody needs to see."""
        return Setup(self.kit, self.kit.store[Settings].together, games=self._games)

    def _play_again(self) -> None:
        self._begin(self._last_setup().choices)

    def _learned(self, rules: Rules | None) -> None:
        """Begin a game by the chosen rules against a buddy, or show the menu again."""
        if rules:
            self._begin(Choices((Player.unnamed(FACES[0]), seated(FIRST)), rules))
        else:
            self.rebuild()

    def _learned_by_child(self, rules: Rules | None) -> None:
        """Begin a game from the children's door: it is theirs, whatever its rules."""
        self.is_for_children = rules is not None
        self._learned(rules)

    def _take_back(self) -> None:
        assert self._games
        self._games.take_back(self._given_up)
        self._given_up = ""
        self.rebuild()

    def _begin(self, choices: Choices) -> None:
        # Imported late, so that the menu appears sooner.
        from game.session.session import Session
        from game.view.table.bot_playback import BotPlayback

        games, seed, pace = self._games, self._new_seed(), BotPlayback(self.kit)
        players = games.seated(choices.players) if games else choices.players
        players = tuple(map(self._without_clock, players))
        observer = games.observer(players) if games else None
        session = Session.start(
            choices.rules, players, seed, self._worker, pace=pace, observer=observer
        )
        keep_rung(self.kit.store, choices.rules)
        self._play(session)

    def _without_clock(self, player: Player) -> Player:
        """Return a player whose clock never runs if they play by one switch, which takes long."""
        games = self._games
        own = games.preferences(player).one_switch if games and not player.is_visitor else None
        switch = own or self.kit.store.of_all(Preferences).one_switch
        if player.bot or switch not in PACES:
            return player
        return replace(player, handicap=replace(player.handicap, time=None))

    def _go_on(self, id: str) -> None:
        """Continue a game where it was left, as soon as it is read."""
        assert self._games
        pending = self._games.ask_kept(id)
        self._awaited = id, pending
        if (found := pending.wait_a_moment()) is not None:
            self._resume(id, found)

    def _resume(self, id: str, found: "list[KeptJournal]") -> None:
        """Continue a game that is read; say so if it can no longer be."""
        # Imported late, too.
        from game.view.table.bot_playback import BotPlayback

        assert self._games
        self._awaited = None
        pace = BotPlayback(self.kit)
        session = self._games.resume(id, self._worker, pace, found[0]) if found else None
        self._lost = session is None
        if session:
            self._play(session)
        else:
            self.rebuild()

    def _play(self, session: "Session") -> None:
        choices = Choices(session.players, session.rules)
        self._given_up = ""
        played = partial(self._played, choices, session.observer)
        self.push(self._start(session), then=played)
        self.stack.rest(self)

    def _played(self, choices: Choices, observer: "SessionObserver", result: MatchResult) -> None:
        """Do what the player chose after a match; children are back at their door."""
        if result is MatchResult.GIVEN_UP and not observer.failing:
            self._given_up = observer.id
        above = next_rung(choices.rules) if result is MatchResult.FURTHER else None
        if above:
            self._begin(replace(choices, rules=above))
        elif result is MatchResult.AGAIN:
            self._begin(choices)
        elif self.is_for_children:
            self.is_for_children = False
            self._welcome_children()
