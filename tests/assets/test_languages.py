"""The languages beside each other: the same texts, their values, their plurals, their letters."""

import re
from itertools import chain
from pathlib import Path

import pygame
import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.kit.messages import DIRECTION, USUAL, Messages, languages
from game.kit.text.letters import FILES
from game.kit.text.scripts import Script, font_file, script_of

FOLDER = Path(__file__).parents[2] / "assets" / "texts"
OTHERS = [language for language in languages(FOLDER) if language != USUAL]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """Finds the values that a text shows, those that it chooses by, and what it chooses between."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        by = Parts()
        by.visit(node.selector)
        self.chosen |= by.shown
        keys = [variant.key for variant in node.variants]
        self.variants.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        for variant in node.variants:
            self.visit(variant.value)


def read(path: Path) -> dict[str, Parts]:
    texts = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            texts[entry.id.name] = parts = Parts()
            parts.visit(entry)
    return texts


def read_all(language: str) -> dict[str, dict[str, Parts]]:
    folder = FOLDER / language
    paths = sorted(folder.rglob("*.ftl"))
    return {path.relative_to(folder).as_posix(): read(path) for path in paths}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_and_no_other(language: str) -> None:
    usual, theirs = read_all(USUAL), read_all(language)
    assert {name: set(texts) - {DIRECTION} for name, texts in theirs.items()} == {
        name: set(texts) for name, texts in usual.items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_says_all_that_the_usual_one_says(language: str) -> None:
    for name, texts in read_all(USUAL).items():
        for id, theirs in read(FOLDER / language / name).items():
            usual = texts.get(id, Parts())
            assert usual.shown <= theirs.shown | theirs.chosen, id
            assert theirs.shown | theirs.chosen <= usual.shown | usual.chosen, id


@pytest.mark.parametrize("language", [USUAL, *OTHERS])
def test_plurals_are_those_of_the_language(language: str) -> None:
    plurals = {*Locale(language).plural_form.tags, "other"}
    for id, text in chain.from_iterable(it.items() for it in read_all(language).values()):
        for variants in text.variants:
            counted = variants & PLURALS
            assert counted <= plurals, id
            assert counted in ({"other"}, plurals) or not counted, id


@pytest.mark.parametrize("language", [USUAL, *OTHERS])
@pytest.mark.parametrize("face", FILES)
def test_there_are_letters_for_every_text(language: str, face: str) -> None:
    signs: dict[Script | None, set[str]] = {None: set()}
    for path in (FOLDER / language).rglob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                signs.setdefault(script_of(line), set()).update(line)
    if face == "title":  # It is for titles; the arrows of tips are drawn with the others.
        signs[None] -= set("←→↑↓")
    for script, theirs in signs.items():
        assert lacking(font_file(script) if script else FILES[face], theirs) == set()


def lacking(path: Path, signs: set[str]) -> set[str]:
    """Give the signs that a font draws as it draws one that no font has."""
    pygame.font.init()
    font = pygame.font.Font(path, 200)
    (nothing,) = font.metrics("\ue000")
    return {sign for sign in signs if font.metrics(sign)[0] == nothing and not sign.isspace()}


def test_languages_are_named_differently() -> None:
    names = [Messages(FOLDER, each)("language-name") for each in languages(FOLDER)]
    assert len(set(names)) == len(names) == 3


MOST_WORDS = 12
CHILDRENS = re.compile(
    r"(lesson|learn|point|stamp|album|ladder)-|(preset-(family|ladder|rung)|book-few|menu-first)"
)


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_children_read_is_short(language: str) -> None:
    messages, texts = Messages(FOLDER, language), read_all(language)
    found = 0
    for id, parts in chain.from_iterable(it.items() for it in texts.values()):
        if CHILDRENS.match(id):
            values = dict.fromkeys(parts.shown | parts.chosen, 2)
            for sentence in re.split(r"[.!?:]", messages(id, **values)):
                found += 1
                assert len(sentence.split()) <= MOST_WORDS, sentence
                assert not set(sentence) & set("()[]"), sentence
    assert found > 100
