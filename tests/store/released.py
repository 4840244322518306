"""Games as they were kept by the rules of each released number; they stay for ever.

Once a new number is released, `python -m tests.store.released` makes the games for it. Beside each
stands how far today's rules follow it, and the position there: who mends a rule writes there what
has become of older games, and changes nothing in them.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from game.engine.game import Game, Reset
from game.engine.notation import write_position
from game.engine.record import ENGINE
from game.engine.record_lines import unwrap
from game.engine.rules import ARTICLE, PRESSMAN, RIVER, TWIST, Rounds, Rules
from game.session.commands import read_command
from game.session.journal import Journal
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from game.store.saved_session import SavedSession
from tests.following import follow
from tests.store.playing import keep_match, match, steps

RECORDS = Path(__file__).parent / "records"
PLAYERS = (Player("Fox", "fox", "level3"), Player("Owl", "owl", "level5"))
BY_BOTS = {"twist": TWIST, "pressman": PRESSMAN, "river": RIVER, "article": ARTICLE}


def end(journal: Journal) -> str:
    """Say how many turns a game has, and how it stands after them."""
    game = Game.from_record(journal.record)
    return f"{game.turns} turns\n{write_position(game.position, one_line=True)}\n"


def _made() -> Iterator[tuple[str, str]]:
    """Give names and texts, of games played by the rules as they are, as the store has them."""
    with TemporaryDirectory() as home, closing(SavedGames(Path(home))) as games:
        session = keep_match(games, seed=11)
        yield "classic", unwrap(games.export(games.listed()[-1].id))
        for name, rules in BY_BOTS.items():
            _play(games, rules)
            yield name, unwrap(games.export(games.listed()[0].id))
        session = match(12)
        follow(games, session)
        for _ in steps(session, 12):
            if session.game.turns >= 45 and not session.player.bot:
                break
        _begin_turn(session)
        yield "unfinished-journal", games.text(games.listed()[0].id)


def _play(games: SavedGames, rules: Rules) -> None:
    session = Session.start(
        replace(rules, length=Rounds(1)), PLAYERS, 5, observer=SavedSession(games._writer)
    )
    while not session.game.result:
        session.hurry()


def _begin_turn(session: Session) -> None:
    session.do(Reset())
    first, second = session.game.draft.rack[:2]
    seat = session.game.position.to_move + 1
    for told in f"{first} to new row", f"rack {seat} sort runs", f"{second} to new row", "undo":
        session.do(read_command(told))
    session.tick(7.25)
    session.close()


def main() -> None:
    """Make the games of today's rules, unless they are there."""
    folder = RECORDS / f"engine-{ENGINE}"
    folder.mkdir(parents=True)
    for name, text in _made():
        (folder / f"{name}.txt").write_text(text, "utf-8")
        with TemporaryDirectory() as home, closing(SavedGames(Path(home))) as games:
            journal = games.seen(games.take_in(text)).journal
        assert journal
        (folder / f"{name}.end").write_text(end(journal), "utf-8")


if __name__ == "__main__":
    main()
