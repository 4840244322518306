"""Games of the very first files, in which a row had fewer columns."""

import re
from sqlite3 import Connection

from game.store.rows import NEW, standing

FIND = "SELECT id, started, saved, rules, head, turns, result, going, engine FROM oldest"
TURNS = "UPDATE game SET turns = ? WHERE id = ?"

_TURN = re.compile(r"^[0-9]+\. ", re.MULTILINE)


def copy_oldest(database: Connection) -> None:
    """Copy each game of the table `oldest` to that of today."""
    for row in database.execute(FIND).fetchall():
        values, turns = as_today(*row)
        database.execute(NEW, values)
        database.execute(TURNS, (turns, row[0]))


def as_today(
    id: object,
    started: object,
    saved: object,
    rules: object,
    head: object,
    turns: object,
    result: object,
    going: object,
    engine: object,
) -> tuple[tuple[object, ...], str]:
    """Return what `NEW` asks for, and the turns, as `TURNS` does."""
    # Imported late: hardly anybody has such a file.
    from game.engine.record import read_header

    told, played = str(head), str(turns)
    headers = [header for line in told.splitlines() if (header := read_header(line))]
    players = "\n".join(value for name, value in headers if name == "player")
    number = 1 + sum(name == "result" for name, _ in headers)
    before = (id, "", number, started, saved, True, engine, rules, players)
    return (*before, *_standing(told, played, str(result or ""), going), told), played


def _standing(head: str, turns: str, ended: str, going: object) -> tuple[object, ...]:
    """Return how a game stands; of one that cannot be played through, how long it is."""
    from game.engine.game import Game
    from game.engine.limits import NotationError
    from game.session.journal import read_journal

    try:
        game = Game.from_record(read_journal(head + turns, seed=0).record)
    except NotationError:
        return None, "", len(_TURN.findall(turns)), "", ended, going
    return standing(game, ended=ended, going=bool(going))
