"""One name means one thing, and what a function does is said with a common verb."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted(path for room in ("game", "scenes") for path in (ROOT / room).rglob("*.py"))
ROOMS = sorted({str(path.parent.relative_to(ROOT)) for path in MODULES})

SHARED_MODULES = {
    # the engine's or the store's, and the scene or drawing of it
    "deal",
    "feats",
    "lesson",
    "match",
    "river",
    "rules",
    "score_sheet",
    "settings",
    "stamps",
    "statistics",
    "turn",
    # a door, and what it opens
    "games",
    # what a hand looks like, and what it does
    "hand",
    # any screen, and one with a table
    "screen",
    # what staff carry, and what a page lays beside a table
    "card",
    # without bonus jokers, and with them
    "sweep",
}
"""Names of modules that stand in two rooms, for the same thing seen from both."""

VERBS = set(
    re.findall(
        r"\w+",
        """
        add advance allow announce answer apply ask begin break bring build call carry celebrate
        change check choose clear climb close collect compare continue copy count cover cut deal
        delete describe disable discard disconnect divide do draw drop ease end erase estimate
        extend fall fill find finish fix flip fly follow forget format glide go grow hand handle
        hear help hide highlight hold ignore join judge jump keep lay leave lift light list
        listen load log look lower make mark measure mix move name note notify offer open order
        pack part pass paste pause place play point pose praise press print prolong push put quote
        raise read rebuild record redraw release remember remove rename replace replay report
        reset restore resume return reveal reward rise round run save say scale score seal seat
        send set settle shake share show shrink shuffle skip sort split spread stand start stay
        step stop store stretch swap sway swing switch take tell tidy tilt toss travel turn undo
        unpack update use wait walk warn weigh write
        """,
    )
)


def public(kind: type[ast.AST], path: Path) -> Iterator[ast.AST]:
    """List the public definitions of a kind at the top of a module."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, kind) and not node.name.startswith("_"):
            yield node


def twice(places: dict[str, list[Path]]) -> dict[str, list[str]]:
    return {
        name: [str(path.relative_to(ROOT)) for path in paths]
        for name, paths in sorted(places.items())
        if len(paths) > 1
    }


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict[str, list[Path]](list)
    for path in MODULES:
        for node in public(ast.ClassDef, path):
            places[node.name].append(path)
    assert twice(places) == {}


def test_two_modules_share_a_name_only_where_they_are_about_one_thing() -> None:
    places = defaultdict[str, list[Path]](list)
    for path in MODULES:
        if not path.stem.startswith("__"):
            places[path.stem].append(path)
    found = twice(places)
    assert {name: found[name] for name in found if name not in SHARED_MODULES} == {}
    assert set(found) >= SHARED_MODULES, "a name that nobody shares any more"


def is_property(node: ast.FunctionDef) -> bool:
    """Tell whether a function is read like an attribute: then a noun says what it is."""
    names = [getattr(it, "id", getattr(it, "attr", "")) for it in node.decorator_list]
    return any(name in ("property", "cached_property") for name in names)


def opening_words(path: Path) -> Iterator[tuple[int, str]]:
    """List the first words of the docstrings of a module's public functions, with their lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        text = ast.get_docstring(node)
        if text and not node.name.startswith("_") and not is_property(node):
            yield node.lineno, text.split()[0].strip(".,:;").lower()


@pytest.mark.parametrize("room", ROOMS)
def test_a_docstring_opens_with_a_common_verb(room: str) -> None:
    odd = [
        f"{path.relative_to(ROOT)}:{line} {word}"
        for path in sorted((ROOT / room).glob("*.py"))
        for line, word in opening_words(path)
        if word not in VERBS
    ]
    assert odd == []
