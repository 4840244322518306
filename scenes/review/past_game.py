"""A game that is over, as those who look back at it need it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from game.engine.game import Game
from game.engine.position import Position
from game.engine.rules import GENTLE, LADDER, OLD_LADDER
from game.engine.turn import played
from game.kit.kit import Kit
from game.session.future import Executor
from game.session.game_highlights import TurnTiles, turn_tiles
from game.session.journal import Ghost, Journal
from game.session.player import Player
from game.session.session import Session
from game.view.replay.outline import Outline, TurnSign


@dataclass(frozen=True)
class PastGame:
    """The positions of a game, its players, and who thinks about it."""

    positions: Sequence[Position]
    players: tuple[Player, ...]
    executor: Executor
    ghost: Ghost = ()
    """How the person has played this deal before, if it was played again."""
    helped: tuple[int, ...] = ()
    """The turns in which tiles were played that help had named."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who had a turn."""
        moved = {position.to_move for position in self.positions[:-1]}
        return tuple(
            at for at, player in enumerate(self.players) if player.bot is None and at in moved
        )

    def done_in(self, turn: int) -> tuple[Literal["laid", "drew", "passed"], int]:
        """Return what was done in a turn, and how many tiles were laid."""
        before, after = self.positions[turn - 1], self.positions[turn]
        laid = len(played(before.table, after.table))
        grown = len(after.seats[before.to_move].rack) > len(before.mover.rack)
        return ("laid" if laid else "drew" if grown else "passed"), laid

    @cached_property
    def turns(self) -> Sequence[TurnTiles]:
        """Whose each turn was, and how many tiles it laid."""
        return turn_tiles(self.positions)

    @property
    def is_gentle(self) -> bool:
        """Whether it is a game of children."""
        return self.positions[0].rules.name in (*GENTLE, *LADDER, *OLD_LADDER)


def past_outline(kit: Kit, past: PastGame, signs: Sequence[TurnSign]) -> Outline:
    """Return what a timeline shows: all turns, signs over some, and a crown at the end."""
    if past.positions[-1].ended == "out":
        name = kit.text("chapter-out")
        signs = [TurnSign(len(past.turns), "crown", name, "accent_ink"), *signs]
    return Outline(past.players, past.turns, signs)


def just_played(session: Session) -> PastGame:
    """Return the game of a session that has just ended."""
    told = session.observer.ghost, session.help.helped
    return PastGame(session.game.positions, session.players, session.executor, *told)


def kept_game(journal: Journal, executor: Executor) -> PastGame:
    """Return a game that was kept."""
    positions = Game.from_record(journal.record).positions
    told = journal.ghost, journal.help.helped
    return PastGame(positions, journal.players, executor, *told)


def has_people(journal: Journal) -> bool:
    """Return whether a person had a turn in a game, and so something to look back at."""
    everybody_had_one = len(journal.record.turns) >= len(journal.players)
    return everybody_had_one and any(player.bot is None for player in journal.players)
