"""What is missing in a language, or does not fit, for those who translate it."""

from collections.abc import Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast

from game import text_file
from game.kit.message_source import Entry, nodes, parse
from game.kit.messages import (
    DIRECTION,
    LARGEST,
    USUAL,
    MessageError,
    Messages,
    base_of,
    cut_up,
    text_files,
)
from game.kit.text.letters import missing_letters

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def find_faults(folder: Path, usual: Path) -> Iterator[str]:
    """Say a sentence for each thing that is missing or does not fit, beside the usual language."""
    try:
        texts = Messages(folder.parent, folder.name)
        _ = texts.name
    except MessageError as fault:
        yield str(fault)
        return
    theirs, ours = _sources(folder), _sources(usual)
    if base := base_of(folder.parent, folder.name):
        for name, sources in _sources(folder.parent / base).items():
            theirs[name] = sources | theirs.get(name, {})
    for name in ours.keys() - theirs.keys():
        yield f"{name} is missing. Copy it from {usual}."
    for name, sources in sorted(theirs.items()):
        if name in ours:
            yield from (f"{name}: {told}." for told in _compare(texts, sources, ours[name]))
        else:
            yield f"{name}: there is no such file in {usual}. Remove it, or fix its name."


def _sources(folder: Path) -> dict[str, dict[str, str]]:
    return {
        path.relative_to(folder).as_posix(): cut_up(text_file.read_text(path, LARGEST))
        for path in text_files(folder.parent, folder.name)
    }


def _compare(texts: Messages, theirs: dict[str, str], ours: dict[str, str]) -> Iterator[str]:
    for id in ours.keys() - theirs.keys():
        yield f"{id} is missing"
    for id, source in theirs.items():
        if id in ours:
            try:
                texts.check(id)
            except MessageError as fault:
                yield str(fault).removesuffix(".")
            else:
                entry = parse(source)
                found = (_values(entry, parse(ours[id])), _plurals(entry, texts.language))
                yield from (f"{id} {fault}" for faults in found for fault in faults)
                if missing := missing_letters(source):
                    yield f"no font has the letters {missing} of {id}"
        elif id != DIRECTION:
            yield f"nothing shows {id}. Remove it, or fix its name"


def _values(theirs: Entry, ours: Entry) -> Iterator[str]:
    """Name the values that a message must show, and those that it is never given."""
    chosen, given = _variables(theirs), _variables(ours)
    for name in sorted(_variables(ours, shown=True) - chosen):
        yield f"does not show {{ ${name} }}"
    for name in sorted(chosen - given):
        yield f"shows {{ ${name} }}, which it is never given"


def _variables(entry: Entry, *, shown: bool = False) -> set[str]:
    """Return the values that a message needs, or those alone that it shows."""
    selectors = [each.selector for each in nodes(entry) if isinstance(each, ast.SelectExpression)]
    asked = {id(part) for selector in selectors for part in nodes(selector)} if shown else set()
    found = (each for each in nodes(entry) if isinstance(each, ast.VariableReference))
    return {each.id.name for each in found if id(each) not in asked}


def _plurals(entry: Entry, language: str) -> Iterator[str]:
    """Name the plurals that a choice lacks, and those that the language does not have."""
    try:
        locale = Locale.parse(language.replace("-", "_"))
    except UnknownLocaleError:
        locale = Locale(USUAL)
    plurals = {*locale.plural_form.tags, "other"}
    for each in nodes(entry):
        if isinstance(each, ast.SelectExpression):
            keys = {it.key.name for it in each.variants if isinstance(it.key, ast.Identifier)}
            if counted := keys & PLURALS - {"other"}:
                for name in sorted(plurals - keys):
                    yield f"lacks the plural [{name}]"
                for name in sorted(counted - plurals):
                    yield f"has the plural [{name}], which '{language}' does not have"
