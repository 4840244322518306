"""What lessons say: each has its texts, and a child can read them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.kits import ASSETS
from tests.scenes.lessons.pupil import LESSONS

LANGUAGES = sorted((ASSETS / "texts").glob("*/lessons.ftl"))
LONGEST = 12
"""A sentence has at most so many words."""


def texts(path: Path) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            found[entry.id.name] = " ".join(said(entry.value))
    return found


def said(pattern: ast.Pattern) -> list[str]:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [
                " ".join(said(variant.value)) + "." for variant in element.expression.variants
            ]
        else:
            parts.append("x")
    return parts


@pytest.mark.parametrize("path", LANGUAGES, ids=lambda path: path.parent.name)
def test_sentences_are_short_and_have_no_brackets(path: Path) -> None:
    for name, text in texts(path).items():
        assert not set(text) & set("()[]"), name
        for sentence in re.split(r"[.!?]", text):
            assert len(sentence.split()) <= LONGEST, (name, sentence)


def test_every_lesson_has_a_name_a_task_and_what_was_learned() -> None:
    there = texts(ASSETS / "texts" / "en" / "lessons.ftl")
    for lesson in LESSONS:
        for end in ("", "-task", "-done"):
            assert there[f"lesson-{lesson}{end}"]
