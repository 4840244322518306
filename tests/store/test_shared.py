"""A game as friends send it: whatever mail, chat or editor made of its text, it comes in."""

import textwrap
from base64 import b32encode
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from zlib import compress

import pytest

from game.engine.limits import NotationError
from game.engine.record import read_record
from game.engine.record_lines import unwrap
from game.store.exchange.exported import read_export
from game.store.exchange.share_code import read_share_code, write_share_code
from game.store.games import SavedGames

OLD = (Path(__file__).parent / "records/engine-1/classic.txt").read_text("utf-8")
"""A record as it was written before its lines were short."""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the same game as it is written today, with names that a mail could mistake."""
    renamed = OLD.replace("- Fox", '- Fox > 1. 2.5 \\"J\\"]').replace(
        "/ Fox ", '/ \\"Fox > 1. 2.5 \\\\\\"J\\\\\\"]\\" '
    )
    with closing(SavedGames(tmp_path_factory.mktemp("games"))) as games:
        yield games.export(games.take_in(renamed))


def wrapped(width: int) -> Callable[[str], str]:
    return lambda text: "".join(
        "\n".join(textwrap.wrap(line, width) or [""]) + "\n" for line in text.splitlines()
    )


def before_each(mark: str) -> Callable[[str], str]:
    return lambda text: textwrap.indent(text, mark, lambda _: True)


def curled(text: str) -> str:
    return text.replace('[app "', "[app “").replace('"]\n', "”]\n").replace('"', "“")


FORMS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "line ends of Windows": lambda text: text.replace("\n", "\r\n"),
    "line ends of an old Mac": lambda text: text.replace("\n", "\r"),
    "with a byte order mark": lambda text: "\ufeff" + text,
    "quoted in a reply": before_each("> "),
    "quoted in a reply to a reply": before_each("> >> "),
    "quoted by a line": before_each("| "),
    "quoted by a program that adds no space": before_each(">"),
    "quoted by a list": before_each("- "),
    "quoted, then with an answer below": lambda text: (
        "On Sunday Ann wrote:\n> Look!\n>\n" + before_each("> ")(text) + "> -- \n> Ann\n\nNice!\n"
    ),
    "after a greeting": lambda text: f"Hi Ben,\n\nlook at turn 3. 2.5 draws!\n\n{text}",
    "after a greeting on its line": lambda text: f"My game: {text}",
    "before a signature": lambda text: f"{text}\n-- \nAnn\n12 Baker Street, 0.5 km away\n",
    "in a code fence": lambda text: f"```\n{text}```\n",
    "in a code fence on its line": lambda text: f"```{text}\n```",
    "indented": before_each("    "),
    "with tabs": lambda text: text.replace(" ", "\t"),
    "with no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "with marks between the words": lambda text: text.replace(" ", " \u200b"),
    "with spaces at line ends": lambda text: text.replace("\n", "  \n"),
    "with an empty line between lines": lambda text: text.replace("\n", "\n\n"),
    "wrapped at 76": wrapped(76),
    "wrapped at 70, and quoted": lambda text: before_each("> ")(wrapped(70)(text)),
    "as the source of a page": lambda text: text.replace("&", "&amp;").replace(">", "&gt;"),
    "as a share code": write_share_code,
    "as a share code in a mail": lambda text: (
        f"Here:\n> {'> '.join(wrapped(60)(write_share_code(text)).splitlines(True))}> Ann"
    ),
    "as a share code in small letters": lambda text: f"Look: {write_share_code(text).lower()}.",
    "with its share code below": lambda text: f"{text}\n{write_share_code(text)}\n",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_game_comes_in_as_friends_send_it(text: str, form: str) -> None:
    assert read_export(FORMS[form](text)).mark == read_export(text).mark
    assert read_export(FORMS[form](OLD)).mark == read_export(OLD).mark


def test_a_quotation_mark_may_be_curled(text: str) -> None:
    assert read_export(curled(OLD)).mark == read_export(OLD).mark


def test_no_line_is_so_long_that_a_mail_wraps_it(text: str) -> None:
    assert max(map(len, text.splitlines())) <= 72
    assert read_export(text).game.record.turns == read_export(OLD).game.record.turns
    assert read_export(text).players[0].name == 'Fox > 1. 2.5 "J"]'


def test_a_share_code_is_one_line_of_letters_and_digits(text: str) -> None:
    code = write_share_code(text)
    assert code.isascii()
    assert code.isalnum()
    assert len(code) < 2_000  # A message may have as many in the strictest of the usual chats.


def test_a_refusal_quotes_the_line_at_which_it_stopped() -> None:
    wrong = before_each("> ")("Hello!\n\n" + OLD.replace("\n5. 0.0 O9 O10", "\n5. 0.0 O9 1O"))
    with pytest.raises(NotationError) as refused:
        read_export(wrong)
    told = "Line 22: '1O' isn't a tile. The line begins '5. 0.0 O9 1O O11'."
    assert str(refused.value) == told


def bomb(size: int) -> str:
    return f"RACKANDRUN1{b32encode(compress(bytes(size))).decode().rstrip('=')}0"


HOSTILE = {
    "cut": (lambda code: code[:-1], "The share code is cut short. Copy all of it."),
    "cut, with an end put on": (lambda code: code[:-9] + "0", "The share code"),
    "nothing but its beginning": (lambda _: "RACKANDRUN1", "The share code is cut short."),
    "nothing in it": (lambda _: "RACKANDRUN10", "The share code is cut short."),
    "a slip": (lambda code: code[:99] + "AA" + code[101:], "The share code has a slip."),
    "a bomb": (lambda _: bomb(50_000_000), "The share code holds too much for a game."),
    "another text": (lambda _: write_share_code("Hello"), "There is no game in this text."),
    "half a sign": (lambda _: f"RACKANDRUN1{b32encode(b'x').decode()[:3]}0", "The share"),
    "a code in it": (lambda code: write_share_code(code), "There is no game in this text."),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_forged_share_code_is_refused_in_a_sentence(text: str, kind: str) -> None:
    forge, told = HOSTILE[kind]
    with pytest.raises(NotationError) as refused:
        read_export(forge(write_share_code(text)))
    assert str(refused.value).startswith(told)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ['[app  "x"]', "Hi [a   “b”]", '[[app "x"]', '> [x "', "[x “"])
def test_what_only_begins_like_a_record_is_refused_in_a_sentence(text: str) -> None:
    for read in (read_export, lambda given: read_record(unwrap(given))):
        with pytest.raises(NotationError):
            read(text)


def test_a_code_holds_no_more_than_it_may() -> None:
    code = write_share_code("x" * 100)
    assert read_share_code(code, 100) == "x" * 100
    with pytest.raises(NotationError, match="too much"):
        read_share_code(code, 99)
