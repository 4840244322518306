"""List saved games as JSON lines, newest first, or print one as text.

A game prints as a record once it is over. --import also reads saves of earlier versions.
"""

import json
import logging
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

from game import text_file
from game.commandline import Parser
from game.engine.limits import NotationError, quote
from game.run_main import BAD, run_main
from game.settings import own_folders
from game.store import copies
from game.store.exchange.exported import LONGEST
from game.store.games import FILE, SavedGames
from game.store.rescue.recovery import Rescue
from game.store.summary import Summary

TROUBLES = {
    "damaged": "The file was damaged. A new one was started, and the old one kept as .bad.",
    "copied": "The file was damaged. The newest backup is in use, and the old file kept as .bad.",
    "missing": "The file was gone. The newest backup is in use.",
    "salvaged": "The file was damaged: {read} games were read, {copied} came from backups, "
    "{lost} are lost. The old file is kept as .bad.",
    "aside": "A file next to it didn't belong to it, and is kept as .bad. "
    "The last moves may be missing.",
    "newer": "The games are from a newer version of Rack & Run.",
    "taken": "Rack & Run is open. Close it first.",
    "unsaved": "The games file can't be opened.",
}
NONE = "There is no game with the id {id}."
SECRET = "That game isn't over, and its text would show every rack. Print it once it's over."
USABLE = get_args(Rescue)
"""What leaves games to read."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask; give the exit code."""
    logging.getLogger("game").addHandler(logging.NullHandler())  # What went wrong is told here.
    parser = Parser(prog="python -m game.games", description=__doc__)
    parser.add_argument("id", nargs="?", metavar="ID", help="print this game as text")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="use the games in this folder instead of your own"
    )
    parser.add_argument("--import", dest="brought", metavar="FILE", help="import a game")
    options = parser.parse_args(arguments)
    folder = options.data or own_folders().data
    text = _read(parser, Path(options.brought)) if options.brought else ""
    if not (text or (folder / FILE).exists() or copies.copies(folder / FILE)):
        parser.error(f"there are no games in {folder}")  # Reading must not create a file.
    with closing(SavedGames(folder)) as games:
        games.flush()
        if games.trouble:
            told = TROUBLES[games.trouble].format_map(games.rescued._asdict())
            print(told, file=sys.stderr)
        if games.trouble and games.trouble not in USABLE:
            return BAD
        if text:
            return _take_in(games, text)
        if options.id:
            return _print(games, options.id)
        for game in games.listed():
            print(json.dumps(_describe(game), ensure_ascii=False))
        return 0


def _read(parser: Parser, path: Path) -> str:
    try:
        return text_file.read_text(path, 4 * LONGEST) or " "
    except OSError as error:
        parser.error(f"{path} can't be read: {error.strerror}")
    except ValueError as error:
        parser.error(f"{path} can't be read. {error}".removesuffix("."))


def _take_in(games: SavedGames, text: str) -> int:
    try:
        id = games.take_in(text)
    except NotationError as error:
        print(error, file=sys.stderr)
        return BAD
    print(id)
    return 0 if id else BAD


def _print(games: SavedGames, id: str) -> int:
    text = games.export(id)
    if not text:
        print(SECRET if games.is_running(id) else NONE.format(id=quote(id)), file=sys.stderr)
    print(text, end="")
    return 0 if text else BAD


def _describe(game: Summary) -> dict[str, Any]:
    times = {name: getattr(game, name).isoformat(" ", "seconds") for name in ("started", "saved")}
    players = [{"name": each.name, "face": each.face, "bot": each.bot} for each in game.players]
    return {**game._asdict(), **times, "players": players}


if __name__ == "__main__":
    run_main(main)
