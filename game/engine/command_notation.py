"""The text form of moves and commands; rows, places and keys are counted from 1."""

import re

from game.engine.game import Command, EndTurn, MoreTime, Redo, Reset, TakeKey, Undo
from game.engine.limits import NotationError, quote
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_tile, read_turn, write_turn
from game.engine.turn import Draw, Pass, Play

_WORDS: dict[str, Command] = {
    "undo": Undo(),
    "redo": Redo(),
    "reset": Reset(),
    "end turn": EndTurn(),
    "draw": Draw(),
    "pass": Pass(),
    "more time": MoreTime(),
}
_PLACE = re.compile(r"([1-9][0-9]{0,2})\.([1-9][0-9]{0,2})")
_KEY = re.compile(r"take ([1-9][0-9]{0,2})")
_SIDES = {To.NEW_ROW: "new row", To.RACK: "rack"}


def write_move(move: Move) -> str:
    """Write what is taken up and where it is put down.

    A tile stands for one of the rack; `2.3` is the third place of the second row.

    >>> from game.engine.tile import Tile
    >>> write_move(Move((FromRack(Tile("R", 3)), At(1, 2)), To.NEW_ROW))
    'R3 2.3 to new row'
    >>> write_move(Move((At(1, 2),), At(0, 0), apart=((At(1, 3), At(1, 4)),)))
    '2.3 to 1.1 apart 2.4 2.5'
    """
    sources = (
        str(source.tile) if isinstance(source, FromRack) else _write_place(source)
        for source in move.tiles
    )
    target = _write_place(move.to) if isinstance(move.to, At) else _SIDES[move.to]
    apart = (f" apart {' '.join(map(_write_place, side))}" for side in move.apart)
    return f"{' '.join(sources)} to {target}{''.join(apart)}"


def _write_place(place: At) -> str:
    return f"{place.row + 1}.{place.index + 1}"


def read_move(text: str) -> Move:
    """Read a move.

    >>> read_move("2.3 to rack")
    Move(tiles=(At(row=1, index=2),), to=<To.RACK: 'rack'>, apart=())
    >>> read_move("R14 to rack")
    Traceback (most recent call last):
        ...
    game.engine.limits.NotationError: 'R14' isn't a tile.
    """
    sources, found, target = text.partition(" to ")
    if not found or not sources.split():
        raise NotationError(f"{quote(text)} isn't a move; one looks like 'R3 2.3 to new row'.")
    target, *apart = target.split(" apart ")
    return Move(
        tuple(map(_read_source, sources.split())),
        _read_target(target.strip()),
        tuple(tuple(map(_read_side, side.split())) for side in apart),
    )


def _read_source(word: str) -> FromRack | At:
    return _read_place(word) or FromRack(read_tile(word))


def _read_side(word: str) -> At:
    place = _read_place(word)
    if not place:
        raise NotationError(f"{quote(word)} isn't a place in a row.")
    return place


def _read_target(text: str) -> At | To:
    side = next((side for side, words in _SIDES.items() if words == text), None)
    target = side or _read_place(text)
    if not target:
        raise NotationError(f"{quote(text)} isn't a place to put tiles.")
    return target


def _read_place(word: str) -> At | None:
    found = _PLACE.fullmatch(word)
    return At(int(found[1]) - 1, int(found[2]) - 1) if found else None


def write_command(command: Command) -> str:
    """Write a command, a play with the whole table that it leaves.

    >>> write_command(TakeKey(0)), write_command(EndTurn()), write_command(Draw())
    ('take 1', 'end turn', 'draw')
    """
    match command:
        case Move():
            return write_move(command)
        case TakeKey(key):
            return f"take {key + 1}"
        case Play():
            return f"play {write_turn((), command)}"
        case Draw(keep) if keep:
            return write_turn((), command)
        case _:
            return next(words for words, meant in _WORDS.items() if meant == command)


def read_command(text: str) -> Command:
    """Read a command.

    >>> read_command("take 2")
    TakeKey(key=1)
    >>> read_command("draw R5")
    Draw(keep=Tile(kind='R', number=5))
    >>> read_command("sleep")
    Traceback (most recent call last):
        ...
    game.engine.limits.NotationError: 'sleep' isn't a command.
    """
    text = " ".join(text.split())
    if text in _WORDS:
        return _WORDS[text]
    if found := _KEY.fullmatch(text):
        return TakeKey(int(found[1]) - 1)
    word, _, rest = text.partition(" ")
    if word == "draw":
        return Draw(read_tile(rest))
    if word == "play":
        return _read_play(rest)
    if " to " in text:
        return read_move(text)
    raise NotationError(f"{quote(text)} isn't a command.")


def _read_play(text: str) -> Play:
    turn = read_turn((), text)
    if not isinstance(turn, Play):
        raise NotationError(f"{quote(text)} isn't a table to leave.")
    return turn
