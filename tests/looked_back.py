"""Games that are over, and pages that look back at them, for tests and pictures."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from game.analysis.past.missed import missed as find_missed
from game.analysis.past.missed import turns_of
from game.engine.game import Game
from game.engine.notation import read_position, read_table
from game.engine.position import Position
from game.engine.record import read_record
from game.engine.turn import Draw, Play
from game.kit.kit import Kit
from game.puzzles.moment import Moment, moment
from game.session.future import Executor, Future, KnownAnswer
from game.session.player import Player
from scenes.exports import Exports
from scenes.puzzles.own import OwnPuzzles
from scenes.review.doors import Doors
from scenes.review.idea_topic import TryIt
from scenes.review.past_game import PastGame
from scenes.review.what_was_there import WhatWasThere
from tests import samples
from tests.engine.positions import positions_after
from tests.samples import GOLDEN
from tests.shelf import Shelf

ANN, OWL = Player("Ann", "otter"), Player("", "owl", "level6")

BEFORE = """
rules classic-2016
table K3 B3 O3 | R1 R2 R3 | K2 R2 B2 O2 | R11 R12 R13 | K9 R9 O9 | O5 O6 O7 O8 | K11 B11 R11
* Ann+  B4 B5 B6 B7 B8 B1 B9 O3
  ""+   K1 K2 K3 R5 B13
pool O11 K13 R7 B1
"""
"""Ann lays five tiles, and Owl three. Then all of Ann's tiles could go, but Ann draws."""

LAID = "B4 B5 B6 B7 B8"
THERE = "K1 K2 K3"

SMALL = """
rules family
table K3 B3 O3 | R4 R5 R6 R7
* Ann+  B8 K8 R8 O10 R12
  ""+   K12 R5 B13
pool O11 K13 R7 B1 O12
"""
"""A game of children: Ann has a set on the rack, and always draws."""

RIVER = """
rules river
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5
* Ann+  R5 R6 K8 B7
  ""+   K12 R2 B13
pool O11 K13 R3 B1 O12
river R7 K1 B13
"""
"""Ann could take R7, and go out with B8 and the rest."""

BAD_LUCK = """
rules classic-2016
table R11 R12 R13
* Ann+  K1 K5 B9 R3
  ""+   K12 R5 B13
pool O11 K13 R7 B1 O12
"""


DRAWS = 40
"""No player in these games draws more often."""


class Remembering:
    """An executor that answers at once, and each question but one time for all tests."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        return KnownAnswer(_answer(function, *arguments))


@cache
def _answer(function: Callable[..., Any], *arguments: Any) -> Any:
    return function(*arguments)


def missed_by_ann() -> Sequence[Position]:
    """Play the game in which a way out is missed in turn 3."""
    game = Game(read_position(BEFORE))
    for row in LAID, THERE:
        game.do(Play((*game.position.table, *read_table(row))))
    for _ in range(2):
        game.do(Draw())
    return game.positions


def drawn(text: str, turns: int = 2) -> Sequence[Position]:
    return positions_after(text, *[""] * turns)


@cache
def golden(name: str) -> tuple[Position, ...]:
    return tuple(read_record((GOLDEN / f"{name}.txt").read_text("utf-8")).positions())


def missed() -> Moment:
    positions = missed_by_ann()
    found = [find_missed(*turn) for turn in turns_of(positions, 0)]
    return next(moment(idea) for idea in found if idea)


def past(
    positions: Sequence[Position],
    executor: Executor | None = None,
    players: tuple[Player, ...] = (ANN, OWL),
) -> PastGame:
    """Return a game that is over; who looks at it answers at once if nobody else is said."""
    return PastGame(positions, players, executor or Remembering())


def looked_back(
    kit: Kit,
    game: PastGame,
    *presses: str | int,
    exports: Exports | None = None,
    doors: Doors | None = None,
) -> WhatWasThere:
    """Open the page of a game, all of whose turns were looked at, and press buttons.

    A number shows a turn, as a press on the timeline does.
    """

    class Looked(WhatWasThere):
        def enter(self) -> None:
            super().enter()
            while not self.is_looked_through:
                self.tick(0.0)
            for _ in range(DRAWS):
                self.tick(0.0)
            for press in presses:
                if isinstance(press, int):
                    self.show_turn(press)
                else:
                    self.press(press)

    own = OwnPuzzles(Shelf(known=[ANN]), samples.NOW.date)
    return Looked(kit, game, own, exports or Exports(own.games.exports, own.today), doors)


def _long(kit: Kit, *presses: str | int) -> WhatWasThere:
    bots = Player("", "owl", "level6"), Player("", "bear", "level4")
    return looked_back(kit, past(golden("classic-2016-3a"), players=(ANN, *bots)), *presses)


def _shared(kit: Kit) -> WhatWasThere:
    faces = ("fox", "owl", "otter", "bear")
    bots = (None, None, "level2", "level4")
    players = tuple(
        Player(f"P{at}" if bot is None else "", face, bot)
        for at, (face, bot) in enumerate(zip(faces, bots, strict=True), start=1)
    )
    return looked_back(kit, past(golden("classic-2016-4a"), players=players), "show")


def _tried(positions: Sequence[Position]) -> Callable[[Kit], WhatWasThere]:
    return lambda kit: looked_back(kit, past(positions), "show", "try")


SCENES: dict[str, Callable[[Kit], WhatWasThere | TryIt]] = {
    "review": lambda kit: looked_back(kit, past(missed_by_ann())),
    "review-idea": lambda kit: looked_back(kit, past(missed_by_ann()), "show"),
    "review-shared": _shared,
    "review-draws": lambda kit: looked_back(kit, past(golden("classic-2016-2a")), "draws"),
    "review-best": lambda kit: _long(kit, "show", "best"),
    "review-turn": lambda kit: _long(kit, "show", 40),
    "review-none": lambda kit: looked_back(kit, past(drawn(BAD_LUCK))),
    "review-child-idea": lambda kit: looked_back(kit, past(drawn(SMALL)), "show"),
    "review-river": lambda kit: looked_back(kit, past(drawn(RIVER)), "show"),
    "puzzle-again": _tried(missed_by_ann()),
    "puzzle-river": _tried(drawn(RIVER)),
}
