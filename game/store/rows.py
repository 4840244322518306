"""What is written of a game: statements for its row, and what fills them."""

from typing import TYPE_CHECKING

from game.engine.notation import write_table

if TYPE_CHECKING:
    from game.engine.game import Game

NEW = (
    "INSERT OR IGNORE INTO game (id, match, number, started, saved, own, engine, rules, players, "
    "mover, laid, length, scores, ended, going, head, turns) "
    "VALUES (?1, coalesce((SELECT match FROM game WHERE id = ?2), ?1), "
    "?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, '')"
)
"""The second value is the game before it in its match."""

TURN = (
    "UPDATE game SET mover = ?, laid = ?, length = ?, scores = ?, ended = ?, going = ?, head = ?, "
    "turns = turns || ?, saved = ? WHERE id = ?"
)
WHOLE = "UPDATE game SET head = ?, turns = ?, engine = ? WHERE id = ?"
LAST_TIME = (
    "DELETE FROM running WHERE step = (SELECT max(step) FROM running WHERE game = ?) "
    "AND entry GLOB '* time'"
)
"""Of the times at which nothing was done, only the last is kept."""

STEP = "INSERT INTO running (game, entry) VALUES (?, ?)"
FORGET = "DELETE FROM running WHERE game = ?"

FACTS = (
    "started",
    "saved",
    "number",
    "engine",
    "rules",
    "players",
    "mover",
    "laid",
    "length",
    "scores",
    "ended",
    "going",
)
LONGEST = 2_000  # characters of what is shown; all tiles there are have fewer
FACTS_MARK = f"facts_mark({', '.join(f'substr({column}, 1, {LONGEST})' for column in FACTS)})"
"""The mark of what the list of games says of a row."""

_MARKS = f"SELECT id, {FACTS_MARK}, head_mark(head), turn_marks(head, turns) FROM game WHERE"
MARK = f"INSERT OR REPLACE INTO mark {_MARKS} id = ?"
MARK_NEW = f"INSERT OR IGNORE INTO mark {_MARKS} id = ?"
MARK_OLD = f"INSERT INTO mark {_MARKS} id NOT IN (SELECT game FROM mark) LIMIT 500"
"""Games of earlier versions have no marks: from now on they have."""

MARK_FACTS = (
    f"UPDATE mark SET facts = (SELECT {FACTS_MARK} FROM game WHERE id = ?1) WHERE game = ?1"
)
MARK_HEAD = (
    f"UPDATE mark SET (facts, head) = (SELECT {FACTS_MARK}, head_mark(head) FROM game "
    "WHERE id = ?1) WHERE game = ?1"
)
MARK_TURN = "UPDATE mark SET turns = next_marks(turns, ?2) WHERE game = ?1"
FIND_MARKS = "SELECT head, turns FROM mark WHERE game = ?"

SAVED = "UPDATE game SET saved = ? WHERE id = ?"
STOP = "UPDATE game SET going = 0 WHERE id = ?"
GIVEN_UP = (
    "UPDATE game SET going = 0, ended = CASE ended WHEN '' THEN 'given up' ELSE ended END "
    "WHERE id = ?"
)
TAKEN_BACK = (
    "UPDATE game SET going = 1, ended = CASE ended WHEN 'given up' THEN '' ELSE ended END "
    "WHERE id = ?"
)
DELETE = "UPDATE game SET deleted = ? WHERE id = ?"


def standing(game: "Game", *, ended: str, going: bool) -> tuple[object, ...]:
    """Return how a game stands, from the column for who is to move to the one for going on."""
    position, result = game.position, game.result
    mover = None if result or ended else position.to_move
    scores = " ".join(map(str, result.scores)) if result else ""
    return mover, write_table(position.table), game.turns, scores, ended, going
