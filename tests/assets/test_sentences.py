"""English on screen: short sentences, shorter ones where children read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ENGLISH = Path(__file__).parents[2] / "assets" / "texts" / "en"
MOST = 18
MOST_FOR_CHILDREN = 12
FOR_CHILDREN = ("lesson-", "point-", "book-few-", "stamp-", "says-", "learn-")
"""How the ids of messages begin that children read."""

ENDS = re.compile(r"[.!?…]+(?=\s|$)| · ")


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


def messages() -> list[ast.Message]:
    parser = FluentParser()
    resources = (parser.parse(path.read_text("utf-8")) for path in sorted(ENGLISH.rglob("*.ftl")))
    return [it for each in resources for it in each.body if isinstance(it, ast.Message)]


def longest(message: ast.Message) -> int:
    assert message.value
    sentences = (each for text in said(message.value) for each in ENDS.split(text))
    return max(len(re.findall(r"[^\W_][^\s]*", each)) for each in sentences)


def test_sentences_are_short() -> None:
    found = {it.id.name: longest(it) for it in messages()}
    assert {id: count for id, count in found.items() if count > MOST} == {}


def test_sentences_for_children_are_shorter() -> None:
    found = {it.id.name: longest(it) for it in messages() if it.id.name.startswith(FOR_CHILDREN)}
    assert len(found) > 100
    assert {id: count for id, count in found.items() if count > MOST_FOR_CHILDREN} == {}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("a = Draw two tiles. Keep one, and go on.", 5),
        ("a = { $name } drew { $count ->\n    [one] a tile.\n   *[other] { $count } tiles.\n}", 4),
    ],
)
def test_words_are_counted_by_the_sentence(text: str, count: int) -> None:
    message = FluentParser().parse(text).body[0]
    assert isinstance(message, ast.Message)
    assert longest(message) == count
