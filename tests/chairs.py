"""The Maestro's games in somebody's chair, and the pages that show them, for tests and pictures."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.record import read_record
from game.engine.score import Result
from game.kit.kit import Kit
from game.session.maestro import ChairTry, rack_sizes, sit_down
from game.session.player import Player
from game.session.searches.maestro_search import ChairSearch
from scenes.play.match import Match
from scenes.play.replay import film
from scenes.review.chair_page import ChairPage
from scenes.review.doors import BeginMatch, Doors
from scenes.review.past_game import PastGame
from scenes.review.what_was_there import WhatWasThere
from tests.looked_back import golden, looked_back, missed_by_ann, past
from tests.samples import GOLDEN
from tests.shelf import Shelf

PLAYERS = Player.unnamed("otter"), Player.unnamed("frog", "level3")
GHOST = 15, 16, 17, 12, 13, 14, 15, 16, 12, 13, 14, 8, 9, 10, 11, 12, 9, 10, 4, 5, 6, 7, 3, 4


def doors(kit: Kit, match: BeginMatch | None = None) -> Doors:
    """Lead to tables whose games are kept."""
    shelf = Shelf()
    begin = match or (lambda session: Match(kit, session, shelf))
    return Doors(lambda journal, seat: film(kit, journal, seat), begin, shelf)


def game(ghost: tuple[int, ...] = ()) -> PastGame:
    """Return a whole game in which the first player was a person."""
    return replace(past(golden("classic-2016-2a"), players=PLAYERS), ghost=ghost)


class Known(ChairSearch):
    """A search of which some tries are over already."""

    def __init__(self, past: PastGame, *won: bool) -> None:
        super().__init__(past.executor, past.positions[0], past.players, 0)
        record = read_record((GOLDEN / "classic-2016-2b.txt").read_text("utf-8"))
        left = rack_sizes(golden("classic-2016-2b"), 0)
        ends = [Result("out", (0,) if each else (1,), (0, 0)) for each in won]
        tries = sit_down(past.positions[0], past.players, 0)
        self.over: tuple[ChairTry, ...] = tuple(
            replace(each, record=record, result=end, left=left)
            for each, end in zip(tries, ends, strict=False)
        )
        del self._left[: len(won)]

    def tick(self) -> None:
        """Play no more."""


def chair(kit: Kit, *won: bool, ghost: tuple[int, ...] = ()) -> ChairPage:
    whole = game(ghost)
    return ChairPage(kit, whole, 0, Known(whole, *won), doors(kit))


SCENES: dict[str, Callable[[Kit], ChairPage | WhatWasThere]] = {
    "review-chair": lambda kit: looked_back(kit, past(missed_by_ann()), doors=doors(kit)),
    "chair": lambda kit: chair(kit, True, True, False, True, True),
    "chair-playing": lambda kit: chair(kit, True, True),
    "chair-lost": lambda kit: chair(kit, False, True, False, False, False),
    "chair-again": lambda kit: chair(kit, True, False, False, True, True, ghost=GHOST),
}
