"""A game that goes on as a text, and the same game as somebody could make it look."""

import re
from collections.abc import Callable

from game.engine.game import Game
from game.session.journal import read_journal, write_journal
from game.session.session import Session


def saved(id: str, journal: str) -> str:
    """Write a game that goes on as earlier versions did."""
    return f'[app "Rack & Run"]\n[id "{id}"]\n{journal}'


def as_it_was(text: str) -> str:
    """Change nothing."""
    return text


def of_another_number(text: str) -> str:
    return re.sub(r'\[id ".*"\]', '[id "0123456789abcdef"]', text)


def of_no_number(text: str) -> str:
    """Leave only what is kept of it."""
    return re.sub(r'\[(app|id) ".*"\]\n', "", text)


def wider(text: str) -> str:
    return re.sub(r"pool .*?\"", lambda found: found[0].replace(" ", "  "), text)


def renamed(text: str) -> str:
    return re.sub(r"\bFox\b", "Vixen", text)


def of_another_seed(text: str) -> str:
    return re.sub(r'\[seed ".*"\]', '[seed "5"]', text)


def with_a_turned_rack(text: str) -> str:
    return re.sub(r"(/ (?:\* )?Fox +)([A-Z0-9 ]+) /", _turned, text)


def _turned(found: re.Match[str]) -> str:
    return f"{found[1]}{' '.join(reversed(found[2].split()))} /"


def from_the_deal(text: str) -> str:
    journal = read_journal(of_no_number(text))
    game = Game(journal.record.start)
    begun = Session(game, journal.players, journal.seed, results=journal.results)
    return write_journal(begun.journal)


DISGUISES: tuple[Callable[[str], str], ...] = (
    as_it_was,
    of_another_number,
    of_no_number,
    wider,
    renamed,
    of_another_seed,
    with_a_turned_rack,
    from_the_deal,
)
