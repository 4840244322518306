"""What a file of games holds, in each version; and what may stand in it besides."""

import re
import sqlite3
from collections.abc import Callable

APPLICATION, VERSION = 0x5261636B, 6

_GAMES = (
    # What is long comes last, so that what is listed is read without it.
    "CREATE TABLE game (id TEXT PRIMARY KEY, match TEXT, number INTEGER, started REAL, saved REAL, "
    "deleted REAL, own INTEGER, engine INTEGER, rules TEXT, players TEXT, mover INTEGER, "
    "laid TEXT, length INTEGER, scores TEXT, ended TEXT, going INTEGER, head TEXT, turns TEXT)",
    "CREATE INDEX newest ON game (saved) WHERE deleted IS NULL",
    "CREATE TABLE running (step INTEGER PRIMARY KEY, game TEXT, entry TEXT)",
)
_SEATS = (
    # What statistics are added up from; it stays when a game is deleted.
    "CREATE TABLE seat (game TEXT, seat INTEGER, ended REAL, rules TEXT, face TEXT, name TEXT, "
    "level TEXT, score INTEGER, won INTEGER, out INTEGER, turns INTEGER, seconds REAL, "
    "most INTEGER, PRIMARY KEY (game, seat))",
    "CREATE VIEW person AS SELECT face, name, count(*) AS played, total(won) AS won, "
    "max(most) AS most, min(CASE WHEN out THEN turns END) AS fastest, "
    "total(seconds) / nullif(total(turns), 0) AS pace FROM seat GROUP BY face, name",
    "CREATE VIEW preset AS SELECT face, name, rules, count(*) AS played, total(won) AS won "
    "FROM seat GROUP BY face, name, rules ORDER BY played DESC, rules",
    "CREATE VIEW level AS SELECT face, name, level, count(*) AS played, total(won) AS won "
    "FROM seat WHERE level != '' GROUP BY face, name, level ORDER BY level",
)
_PLAYERS = ("CREATE TABLE player (face TEXT, name TEXT, last REAL, PRIMARY KEY (face, name))",)
_OWN = (
    # What a player prefers, as JSON; beside `player`, as it may be there before a game was begun.
    "CREATE TABLE wishes (face TEXT, name TEXT, told TEXT, PRIMARY KEY (face, name))",
    "CREATE TABLE stamp (face TEXT, name TEXT, kind TEXT, found REAL, game TEXT, "
    "PRIMARY KEY (face, name, kind))",
)
_MARKS = (
    # By which a game is known to be as it was left.
    "CREATE TABLE mark (game TEXT PRIMARY KEY, facts TEXT, head TEXT, turns TEXT)",
    # The games that were erased, so that no copy brings them back.
    "CREATE TABLE erased (id TEXT PRIMARY KEY)",
    "CREATE INDEX going ON game (saved) WHERE deleted IS NULL AND going",
)
_FEATS = (
    # The best that players have done, for their cabinets.
    "CREATE TABLE feat (face TEXT, name TEXT, kind TEXT, worth INTEGER, tiles TEXT, against TEXT, "
    "game TEXT, PRIMARY KEY (face, name, kind))",
)
_FIRST = (*_GAMES, *_SEATS)

SCHEMAS = {
    1: _FIRST,
    2: (*_FIRST, *_PLAYERS),
    3: (*_FIRST, *_PLAYERS, *_OWN),
    4: (*_FIRST, *_PLAYERS, *_OWN, *_MARKS),
    5: (*_FIRST, *_PLAYERS, *_OWN, *_MARKS),
    6: (*_FIRST, *_PLAYERS, *_OWN, *_MARKS, *_FEATS),
}
"""What a file of each version holds. It never changes, or the file would count as damaged."""

STEPS = {
    2: (*_PLAYERS, "UPDATE seat SET name = '' WHERE lower(name) = face"),
    3: _OWN,
    4: ("DROP INDEX IF EXISTS going", *_MARKS),
    5: (
        "UPDATE seat SET level = CASE level WHEN 'level1' THEN 'level7' "
        "WHEN 'level2' THEN 'level8' WHEN 'level3' THEN 'level8' WHEN 'level4' THEN 'level9' "
        "WHEN 'level5' THEN 'level9' WHEN 'level6' THEN 'level10' WHEN 'level7' THEN 'level10' "
        "ELSE level END",
    ),
    6: _FEATS,
}
"""What leads a file to each version from the one before.

In the first, who had typed no name was known by the English word for the animal. Up to the fourth
there were seven levels, each about as strong as the one it is counted as now.
"""

_OLDEST = (
    "CREATE TABLE game (id TEXT PRIMARY KEY, started REAL, saved REAL, rules TEXT, mover TEXT, "
    "head TEXT, turns TEXT, result TEXT, going INTEGER, engine INTEGER)",
    "CREATE TABLE running (step INTEGER PRIMARY KEY, game TEXT, entry TEXT)",
)

TOLERATED = re.compile(r'CREATE INDEX [^()]+\([\w\s,"]+\)')
"""An index that somebody added, which neither refuses nor works out anything; and no order of its
own, which only its maker knows."""


def lead_up(
    database: sqlite3.Connection, from_oldest: Callable[[sqlite3.Connection], None]
) -> None:
    """Bring a new file, or one of an earlier version, to the schema of this one."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == 0:
        _run(database, SCHEMAS[VERSION])
        database.execute(f"PRAGMA application_id={APPLICATION}")
    else:
        if version == 1:
            _complete_first(database, from_oldest)
        for later in range(version + 1, VERSION + 1):
            _run(database, STEPS[later])
    # Written each time: what cannot be is found now, not after the first turn.
    database.execute(f"PRAGMA user_version={VERSION}")


def _complete_first(
    database: sqlite3.Connection, from_oldest: Callable[[sqlite3.Connection], None]
) -> None:
    """Lead a file of the first version to what the last of that version held."""
    held = _held(database)
    if held == set(_OLDEST):
        database.execute("ALTER TABLE game RENAME TO oldest")
        _run(database, (*_GAMES[:2], *_SEATS))
        from_oldest(database)
        database.execute("DROP TABLE oldest")
    elif held == set(_GAMES):
        _run(database, _SEATS)


def is_new(database: sqlite3.Connection) -> bool:
    """Tell whether nothing was ever written to a file."""
    return _number(database, "application_id") == _number(database, "user_version") == 0 and not (
        _held(database)
    )


def is_newer(database: sqlite3.Connection) -> bool:
    """Tell whether a later version of the app wrote a file."""
    ours = _number(database, "application_id") == APPLICATION
    return ours and _number(database, "user_version") > VERSION


def is_ours(database: sqlite3.Connection) -> bool:
    """Tell whether a file holds what one of its version does."""
    version = _number(database, "user_version")
    known = [SCHEMAS[version]] if version in SCHEMAS else []
    if version == 1:
        known += [_OLDEST, _GAMES]
    ours = _number(database, "application_id") == APPLICATION
    return ours and _held(database) in map(set, known)


def is_current(database: sqlite3.Connection) -> bool:
    """Tell whether a file is ours, and of this version."""
    return is_ours(database) and _number(database, "user_version") == VERSION


def _held(database: sqlite3.Connection) -> set[str]:
    """Return how what a file holds was made, but for what is tolerated."""
    told = database.execute(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite~_stat_' "
        "ESCAPE '~'"
    )
    ours = {sql for schema in SCHEMAS.values() for sql in schema}
    return {sql for (sql,) in told if sql in ours or not _is_tolerated(sql)}


def _is_tolerated(sql: str) -> bool:
    return bool(TOLERATED.fullmatch(sql)) and "collate" not in sql.lower()


def _number(database: sqlite3.Connection, pragma: str) -> int:
    return int(database.execute(f"PRAGMA {pragma}").fetchone()[0])


def _run(database: sqlite3.Connection, statements: tuple[str, ...]) -> None:
    for statement in statements:
        database.execute(statement)
