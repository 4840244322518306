"""What a person can ask of a session beside what the game knows, and its text form."""

import re
from dataclasses import dataclass

from game.engine import command_notation
from game.engine.fair.envelope import read_part
from game.engine.game import Command
from game.engine.limits import NotationError, quote
from game.engine.move import Move
from game.engine.notation import read_row, write_row
from game.engine.tile import Row
from game.session.order.rack_lines import RackLines, read_lines, write_lines
from game.session.order.rack_order import MODES, Mode
from game.session.order.table_lines import Lines, read_table_lines, write_table_lines


@dataclass(frozen=True)
class MoveShown:
    """Make a move with those rack tiles that are shown at these places, not with their twins."""

    move: Move
    slots: tuple[int, ...]


@dataclass(frozen=True)
class SortRack:
    """Show the rack of any seat in another order, also out of turn."""

    seat: int
    mode: Mode


@dataclass(frozen=True)
class ArrangeRack:
    """Arrange the tiles of any seat's rack, also out of turn."""

    seat: int
    lines: RackLines


@dataclass(frozen=True)
class ArrangeTable:
    """Arrange the rows of the table on lines; the rules have no say in this."""

    lines: Lines


@dataclass(frozen=True)
class NameTiles:
    """Note which tiles help has named in this turn: a play of them is not all the player's own."""

    tiles: Row


@dataclass(frozen=True)
class ShowMe:
    """Note that the player is shown the moves of this turn, which a game has only so often."""


@dataclass(frozen=True)
class NextGame:
    """Deal the next game of the match (R3)."""


@dataclass(frozen=True)
class Mix:
    """Deal the game anew with a part of a player's own mixed in, before the first turn."""

    part: str


@dataclass(frozen=True)
class KeepDeal:
    """Note that tiles are about to be seen: the deal stays as it is, nothing is mixed in."""


@dataclass(frozen=True)
class PassRound:
    """Let every seat pass, one after the other, until the game has ended (R39)."""


Help = NameTiles | ShowMe
TurnCommand = Command | MoveShown | SortRack | ArrangeRack | ArrangeTable | KeepDeal | Help
SessionCommand = TurnCommand | NextGame | Mix | PassRound

_BY_WORDS: dict[str, SessionCommand] = {
    "next game": NextGame(),
    "pass round": PassRound(),
    "show me": ShowMe(),
    "keep deal": KeepDeal(),
}
_MIX = re.compile(r"mix (.+)")
_NUMBER = r"[1-9][0-9]{0,2}"
_MOVE_SHOWN = re.compile(rf"(.+); tiles((?: {_NUMBER})*)")
_SORT = re.compile(rf"rack ({_NUMBER}) sort ({'|'.join(MODES)})")
_ROWS = re.compile(rf"rows((?: {_NUMBER}| /)+)")
_NAMED = re.compile(r"named (.+)")
_ARRANGE = re.compile(rf"rack ({_NUMBER}) as\b(.*)")


def write_command(command: SessionCommand) -> str:
    """Write a command of a session or of its game.

    >>> write_command(SortRack(0, "runs"))
    'rack 1 sort runs'
    >>> write_command(read_command("rack 2 as R3 R4 . K7 / B1"))
    'rack 2 as R3 R4 . K7 / B1'
    """
    match command:
        case MoveShown(move, slots):
            places = "".join(f" {slot + 1}" for slot in slots)
            return f"{command_notation.write_move(move)}; tiles{places}"
        case SortRack(seat, mode):
            return f"rack {seat + 1} sort {mode}"
        case ArrangeRack(seat, lines):
            return f"rack {seat + 1} as {write_lines(lines)}".rstrip()
        case ArrangeTable(lines):
            return f"rows {write_table_lines(lines)}"
        case NameTiles(tiles):
            return f"named {write_row(tiles)}"
        case ShowMe() | NextGame() | PassRound() | KeepDeal():
            return next(words for words, known in _BY_WORDS.items() if known == command)
        case Mix(part):
            return f"mix {part}"
        case _:
            return command_notation.write_command(command)


def read_command(text: str) -> SessionCommand:
    """Read a command of a session or of its game.

    >>> read_command("R3 to 2.1; tiles 4")
    MoveShown(move=Move(tiles=(FromRack(tile=Tile(kind='R', number=3)),), to=At(row=1, index=0), \
apart=()), slots=(3,))
    """
    text = " ".join(text.split())
    if command := _BY_WORDS.get(text):
        return command
    if found := _NAMED.fullmatch(text):
        return NameTiles(read_row(found[1]))
    if found := _MIX.fullmatch(text):
        return Mix(read_part(found[1]))
    if found := _MOVE_SHOWN.fullmatch(text):
        slots = tuple(int(word) - 1 for word in found[2].split())
        return MoveShown(command_notation.read_move(found[1]), slots)
    if found := _SORT.fullmatch(text):
        mode = next(mode for mode in MODES if mode == found[2])
        return SortRack(int(found[1]) - 1, mode)
    if found := _ARRANGE.fullmatch(text):
        return ArrangeRack(int(found[1]) - 1, read_lines(found[2]))
    if found := _ROWS.fullmatch(text):
        return ArrangeTable(read_table_lines(found[1]))
    if text.startswith("rack "):
        raise NotationError(
            f"{quote(text)} isn't an order of a rack; one looks like 'rack 1 sort runs'."
        )
    return command_notation.read_command(text)
