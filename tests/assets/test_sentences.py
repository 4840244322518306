"""Sentences on screen are short in English, and shorter in all languages where children read."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from game.kit.messages import whole_languages
from tests.kits import ASSETS

FOLDER = ASSETS / "texts"
MOST = 18
MOST_FOR_CHILDREN = 12
FOR_CHILDREN = (
    *("lesson-", "learn-", "point-", "stamp-", "album-", "ladder-", "says-"),
    *("preset-family", "preset-ladder", "preset-rung", "book-few", "menu-first"),
)
"""How the ids of messages begin that children read."""

ENDS = r"[.!?…]+(?=\s|$)| · "


def said(pattern: ast.Pattern) -> Iterator[str]:
    """Write each variant of a message; a value stands there as one word."""
    texts = [""]
    for element in pattern.elements:
        variants = list(parts(element))
        texts = [text + variant for text in texts for variant in variants]
    yield from texts


def parts(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from said(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.parse()["value"]
    else:
        yield "X"


def sentences(source: str, ends: str = ENDS, ids: tuple[str, ...] = ("",)) -> list[str]:
    entries = FluentParser().parse(source).body
    messages = [it for it in entries if isinstance(it, ast.Message) and it.id.name.startswith(ids)]
    texts = [text for message in messages if message.value for text in said(message.value)]
    return [sentence for text in texts for sentence in re.split(ends, text)]


def source(language: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in (FOLDER / language).rglob("*.ftl"))


def words(sentence: str) -> int:
    return len(re.findall(r"[^\W_][^\s]*", sentence))


def test_sentences_are_short() -> None:
    assert [each for each in sentences(source("en")) if words(each) > MOST] == []


@pytest.mark.parametrize("language", whole_languages(FOLDER))
def test_what_children_read_is_shorter_and_has_no_brackets(language: str) -> None:
    found = sentences(source(language), rf"{ENDS}|:", FOR_CHILDREN)
    assert len(found) > 100
    assert [each for each in found if words(each) > MOST_FOR_CHILDREN] == []
    assert [each for each in found if set(each) & set("()[]")] == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("a = Draw two tiles. Keep one, and go on.", 5),
        ("a = { $name } drew { $count ->\n    [one] a tile.\n   *[other] { $count } tiles.\n}", 4),
    ],
)
def test_words_are_counted_by_the_sentence(text: str, count: int) -> None:
    assert max(map(words, sentences(text))) == count
