"""Leads through a match: deal, turns and scores, game after game, then the result."""

from typing import TYPE_CHECKING

from game.engine.rules import LADDER
from game.kit.gestures import Confirm
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.commands import NextGame
from game.session.mixing import has_begun
from game.session.session import Session
from game.view.table.shown import own_seat
from scenes.play.deal import Deal
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.players.profiles import SeatProfiles
from scenes.screen import MatchResult, TurnResult

if TYPE_CHECKING:
    from game.store.games import SavedGames


class Match(Scene[MatchResult]):
    """Leads through a match; it is never visible, as another scene always covers it."""

    def __init__(self, kit: Kit, session: Session, games: "SavedGames | None" = None) -> None:
        """Take a session, and the saved games, which know the players' preferences.

        Without them no menu offers the match again, so it cannot wait.
        """
        super().__init__(kit)
        self.session = session
        self.is_for_children = session.rules.name in LADDER
        self._games, self._kept = games, games is not None
        self._profiles = SeatProfiles(kit, session, games)

    def enter(self) -> None:
        """Begin the first game, or continue a game in progress."""
        self._profiles.share()
        if self.session.game.result:
            self._score()
        elif has_begun(self.session.journal):
            self._take_turns()
        else:
            self._deal()

    def leave(self) -> None:
        """Leave the match, and stop the bots' thinking."""
        super().leave()
        self.session.close()
        self._profiles.leave()

    def _deal(self) -> None:
        deal = Deal(self.kit, self.session, own_seat(self.session.players), kept=self._kept)
        self.push(deal, then=self._dealt)

    def _dealt(self, left: TurnResult) -> None:
        if left is TurnResult.GO_ON:
            self._take_turns()
        else:
            self._leave(left)

    def _take_turns(self) -> None:
        viewer = own_seat(self.session.players)
        turn = Turn(self.kit, self.session, viewer, self._profiles.use, kept=self._kept)
        # The next press may only repeat one at the deal or the menu; a curtain is tapped elsewhere.
        turn.state.debounce.miss() if viewer is not None else turn.state.debounce.observe(Confirm())
        self.push(turn, then=self._played)

    def _played(self, left: TurnResult) -> None:
        self._profiles.share()
        if left is TurnResult.GO_ON:
            self._score()
        else:
            self._leave(left)

    def _score(self) -> None:
        kit, games = self.kit, self._games
        scoring = Scoring(kit, self.session, games, lambda session: Match(kit, session, games))
        self.push(scoring, then=self._scored)

    def _scored(self, left: TurnResult | MatchResult) -> None:
        if isinstance(left, MatchResult):
            self.close(left)
        elif left is not TurnResult.GO_ON:
            self._leave(left)
        else:
            self.session.do(NextGame())
            self._deal()

    def _leave(self, left: TurnResult) -> None:
        """Go to the menu; if an unfinished match is left for good, note that it was given up."""
        if left is TurnResult.LEAVE or self.session.standing.winners:
            self.close(MatchResult.MENU)
        else:
            self.session.observer.given_up()
            self.close(MatchResult.GIVEN_UP)
