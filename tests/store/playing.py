"""A person's match that is kept, played by chance; and what it was after each thing done."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from game.engine.rules import CLASSIC, Rounds
from game.engine.turn import Draw
from game.session.commands import NextGame, SortRack
from game.session.order.rack_order import MODES
from game.session.player import Player
from game.session.session import Session
from game.store.games import FILE, SavedGames
from tests.engine.players import actions
from tests.following import follow
from tests.store.flawed import DISK, KILLED, install, once

PLAYERS = (Player("Fox"), Player("Owl", "owl", "level1"), Player("Bear", "bear"))


class Doors:
    """A session in the place of its game, for those who play by commands."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.do = session.do
        self.tick = session.tick

    def __getattr__(self, name: str) -> object:
        return getattr(self._session.game, name)


def match(seed: int) -> Session:
    """Give a match of three, none of whom hurries."""
    return Session.start(replace(CLASSIC, seconds=None, length=Rounds(1)), PLAYERS, seed)


def steps(session: Session, seed: int) -> Iterator[None]:
    """Play on by chance; after each command, whatever became of it."""
    rng, doors = Random(seed), Doors(session)
    while not session.standing.winners:
        if session.game.result:
            session.do(NextGame())
            yield
        if rng.random() < 0.1:
            session.do(SortRack(rng.randrange(3), rng.choice(MODES)))
            yield
        for _ in actions(doors, rng, 0.6):  # type: ignore[arg-type]
            yield
        if rng.random() < 0.05 and not session.game.result:
            session.do(Draw())
            yield


def play_on(session: Session, seed: int, count: int = 1_000_000) -> None:
    """Do so many things by chance, or all there is to do."""
    for _ in islice(steps(session, seed), count):
        pass


def play_game(session: Session, seed: int) -> None:
    """Play the game to its end; the match goes on."""
    for _ in steps(session, seed):
        if session.game.result:
            break


def keep_match(games: SavedGames, count: int = 1_000_000, seed: int = 1) -> Session:
    session = match(seed)
    follow(games, session)
    play_on(session, seed, count)
    return session


def kept(home: Path, seed: int = 1, count: int = 25) -> Session:
    """Play a while in a home, and leave."""
    with closing(SavedGames(home)) as games:
        return keep_match(games, count, seed)


def run_sql(home: Path, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Do with the file of the games what anybody can who has SQLite."""
    with closing(sqlite3.connect(home / FILE)) as database, database:
        return database.execute(sql, values).fetchall()


def resumed(games: SavedGames) -> Session:
    """Go on with the game that is not over."""
    assert games.unfinished
    session = games.resume(games.unfinished.id)
    assert session
    return session


def copy_games(home: Path, count: int) -> None:
    """Let the first game that is kept in a home be there so many times more."""
    with closing(sqlite3.connect(home / FILE)) as database, database:
        columns = [name for _, name, *_ in database.execute("PRAGMA table_info(game)")]
        others = ", ".join(columns[1:])
        database.execute(
            f"INSERT INTO game (id, {others}) WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL "
            f"SELECT x + 1 FROM n LIMIT {count}) SELECT 'copy' || x, {others} FROM n, "
            "(SELECT * FROM game LIMIT 1)"
        )


def main(home: str, seed: str, last: str = "") -> None:
    """Play, and say the number of each thing done once it is kept; die in the last call named."""
    if last:
        install()
        DISK.fail(once(int(last), KILLED))
    games = SavedGames(Path(home))
    session = match(int(seed))
    follow(games, session)
    games.flush()
    print(0, flush=True)
    for number, _ in enumerate(steps(session, int(seed)), start=1):
        games.flush()
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
