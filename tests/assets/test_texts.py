"""The texts: each can be read, is there once, and says alone what it says among all others."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from game.kit.messages import Messages, whole_languages

FOLDER = Path(__file__).parents[2] / "assets" / "texts"
LANGUAGES = whole_languages(FOLDER)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read(language: str) -> ast.Resource:
    paths = sorted((FOLDER / language).rglob("*.ftl"))
    return FluentParser().parse("\n".join(path.read_text("utf-8") for path in paths))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_and_is_there_once(language: str) -> None:
    body = read(language).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    names = Counter(each.id.name for each in body if isinstance(each, ast.Message | ast.Term))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_read_alone_says_what_it_says_among_all(language: str) -> None:
    resource = read(language)
    everything = FluentBundle([language], use_isolating=False)
    everything.add_resource(resource)
    messages = Messages(FOLDER, language)
    variables = Variables()
    variables.visit(resource)
    values = dict.fromkeys(variables.names, 1)
    for message in resource.body:
        if isinstance(message, ast.Message) and message.value:
            pattern = everything.get_message(message.id.name).value
            said, faults = everything.format_pattern(pattern, values)
            assert not faults, FluentSerializer().serialize_entry(message)
            assert messages(message.id.name, **values) == said


def test_the_usual_language_is_there() -> None:
    assert "en" in LANGUAGES
