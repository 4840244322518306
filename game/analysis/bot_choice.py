"""A bot's turn: what the bot chooses, and the moves that lead there from where the table is."""

from random import Random

from game.analysis.plan import commands_for, moves_to
from game.bots import BOTS
from game.engine.game import Command, Reset
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.turn import Choice, Play, turn_faults


class IllegalBotTurnError(Exception):
    """Say that a bot has chosen a turn that the rules forbid."""


def choose(bot: str, view: Position, rng: Random, *_: object) -> list[Command]:
    """Return the turn that the bot chooses, in the view of its seat."""
    return [_chosen(bot, view, rng)]


def choose_and_plan(
    bot: str, view: Position, rng: Random, rows: Table, key: int | None
) -> list[Command]:
    """Return the moves that lead to the turn the bot chooses, and the turn itself at the end.

    They go on from a table with these `rows` and this Key, as a turn cut short has left it.
    """
    turn = _chosen(bot, view, rng)
    if rows == view.table and key is None:
        return commands_for(view, turn)
    if not isinstance(turn, Play):
        return [turn]
    if turn.key != key:
        return [Reset(), *commands_for(view, turn)]
    here = view if key is None else take(view, key)
    return [*moves_to(here, turn, rows), turn]


def _chosen(bot: str, view: Position, rng: Random) -> Choice:
    """Let a bot choose; raises IllegalBotTurnError."""
    turn = BOTS[bot](view, rng)
    if isinstance(turn, Play) and (faults := turn_faults(view, turn)):
        raise IllegalBotTurnError(f"{bot} chose {turn}, and that is {faults[0].reason}.")
    return turn
