"""The games of a public screen: the bots' own, the quick one, those set up, today's table."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from game.engine.rules import Rules, for_seats
from game.kit.kit import Kit
from game.last_setup import EASY, PROPOSED, with_deal
from game.rush_bests import BestsOfToday
from game.session.buddy import FIRST
from game.session.characters import FACES, WATCHED, seated
from game.session.future import Inline
from game.session.player import Player
from game.session.random_source import deal_for
from game.session.session import Session
from game.store.games import Unfinished
from game.view.puzzles.library import Library
from game.view.table.bot_playback import BotPlayback
from scenes.kiosk.visit import Visit
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.rush.start import RushStart, visitors

if TYPE_CHECKING:
    from game.worker import Worker

QUICK_PLAYERS = (Player("", FACES[0]), seated(FIRST))
"""The visitor, and a bot that a beginner can beat."""


class Dealer:
    """Deals games, each from a new seed; the games of visitors are saved."""

    def __init__(
        self,
        kit: Kit,
        visit: Visit,
        new_seed: Callable[[], int],
        worker: "Worker | None" = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self._kit, self._visit = kit, visit
        self._new_seed, self._worker = new_seed, worker
        self._today = today
        self.bests = BestsOfToday(today)
        """The bests of today in a Rush, for all visitors to see."""

    def resume(self, game: Unfinished) -> Session | None:
        """Return the session of a game that was cut off, if it can be gone on with."""
        pace = BotPlayback(self._kit)
        return self._visit.games.resume(game.id, self._worker, pace, game.kept)

    def deal(self, rules: Rules, players: Sequence[Player], seed: int | None = None) -> Session:
        """Deal a game for a visitor."""
        seed = self._new_seed() if seed is None else seed
        pace, observer = BotPlayback(self._kit), self._visit.games.observer(players)
        return Session.start(rules, players, seed, self._worker, pace=pace, observer=observer)

    def deal_quick(self) -> Session:
        """Deal a quick game in which the visitor goes first."""
        seeds = iter(self._new_seed, None)
        return self.deal(EASY, QUICK_PLAYERS, next(filter(_visitor_begins, seeds)))

    def pose_puzzle(self) -> PuzzleScene:
        """Pose the table of today; nothing about it leaves the screen."""
        puzzles = self._puzzles
        posed = replace(puzzles.pose_day(self._kit, puzzles.today()), line=None)
        return PuzzleScene(self._kit, posed, puzzles.executor)

    def offer_rush(self) -> RushStart:
        """Offer the Rush of today to a visitor, who is an animal that chance has chosen."""
        first = self._new_seed() % len(FACES)
        return RushStart(self._kit, self._puzzles, visitors(FACES, first, self.bests))

    @property
    def _puzzles(self) -> Puzzles:
        return Puzzles(Library(self._kit.assets), self._worker or Inline(), self._today)

    def deal_bots(self) -> Session:
        """Deal a game of bots of different levels; it is not saved."""
        bots = [seated(bot) for bot in WATCHED]
        seed, pace = self._new_seed(), BotPlayback(self._kit)
        rules = with_deal(PROPOSED, "usual")  # A quick game is over before many have come by.
        return Session.start(rules, bots, seed, self._worker, pace=pace)


def _visitor_begins(seed: int) -> bool:
    """Return whether the visitor, in seat 0, goes first in a quick game with this seed."""
    rules = for_seats(EASY, len(QUICK_PLAYERS))
    return deal_for(rules, QUICK_PLAYERS, seed, 0).position.to_move == 0
