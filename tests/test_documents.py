"""The documents are true and short: links lead somewhere, commands are understood, files exist."""

import argparse
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from game import commandline
from tests.documents import INLINE, LINK, ROOT, TEXTS, anchors, commands, sentences, without_blocks
from tests.test_doors import behind

LONGEST = 25
"""A sentence has at most so many words."""

LARGEST = 150_000
"""A picture has fewer bytes."""

each_page = pytest.mark.parametrize("page", TEXTS)


def test_the_readme_is_a_front_door_and_contributing_a_page() -> None:
    assert len(TEXTS["README.md"].splitlines()) <= 150
    assert len(TEXTS["CONTRIBUTING.md"].splitlines()) <= 110


def links(page: str) -> Iterator[tuple[Path, str]]:
    for _, link in LINK.findall(without_blocks(TEXTS[page])):
        if "://" not in link:
            path, _, heading = link.partition("#")
            yield (ROOT / page / ".." / path if path else ROOT / page).resolve(), heading


@each_page
def test_links_lead_somewhere(page: str) -> None:
    for path, heading in links(page):
        assert path.exists(), path
        assert not heading or heading in anchors(path.read_text("utf-8")), (path, heading)


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").iterdir()))
def test_a_picture_is_small_and_shown(picture: Path) -> None:
    assert picture.stat().st_size < LARGEST
    assert any(picture == path for page in TEXTS for path, _ in links(page))


def test_a_link_leads_to_every_page() -> None:
    linked = {path for page in TEXTS for path, _ in links(page)}
    assert {ROOT / page for page in TEXTS} - linked <= {ROOT / "kiosk" / "README.md"}


@each_page
def test_sentences_are_short(page: str) -> None:
    for sentence in sentences(TEXTS[page]):
        assert len(sentence.split()) <= LONGEST, sentence


LINES = sorted({line for text in TEXTS.values() for line in commands(text)})
PROGRAMS = [
    line
    for line in LINES
    if re.match(r"python (-m (game|tests)\.|\S+\.py)", line) and "kiosk.toml" not in line
]
FILLED_IN = {
    "--theme NAME": "--theme felt",
    "--rules NAME": "--rules family",
    "--seats NAME,": "--seats greedy,",
    "--language CODE": "--language de",
}
"""What a reader puts in the place of a name; elsewhere any word does."""


class UnderstoodError(Exception):
    """A program has understood what was typed, and goes no further."""


@pytest.mark.parametrize("line", PROGRAMS)
def test_a_program_understands_what_is_typed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = argparse.ArgumentParser.parse_args

    def only_read(parser: argparse.ArgumentParser, words: Sequence[str]) -> NoReturn:
        read(parser, words)
        raise UnderstoodError

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", only_read)
    for name, filled in FILLED_IN.items():
        line = line.replace(name, filled)
    program, *words = re.sub(r"^python (-m )?", "", line).split()
    main = commandline.parse if program == "main.py" else behind(program)
    with pytest.raises(UnderstoodError if words[-1:] != ["--help"] else SystemExit):
        main(words)


@pytest.mark.parametrize("line", [it for it in LINES if re.search(r"\b(pytest|pip|\w+\.sh)\b", it)])
def test_what_is_tested_or_installed_is_there(line: str) -> None:
    options = (ROOT / "tests" / "conftest.py").read_text("utf-8")
    for word in line.replace("\\", "/").split():
        named = word.removeprefix("C:/RackAndRun/")
        if re.match(r"tests/|requirements|kiosk/", named):
            assert (ROOT / named).exists(), line
        elif named.startswith("--") and "pytest" in line:
            assert f'"{named}"' in options, line


ELSEWHERE = re.compile(r"[~/%]|[A-Z]:|.*(?:NAME|CODE)")
"""What stands in folders of the system, or has a name that a reader chooses."""

PATH = re.compile(r"[\w./*-]+(?:/[\w.*-]*|\.(?:md|py|toml|txt|sh|xml|jsonl?|db|svg|service))")


@each_page
def test_files_are_there(page: str) -> None:
    for name in INLINE.findall(without_blocks(TEXTS[page])):
        if PATH.fullmatch(name) and not ELSEWHERE.match(name):
            folders = ROOT, (ROOT / page).parent
            there = any(next(folder.glob(name.rstrip("/")), None) for folder in folders)
            assert there or ("/" not in name and _is_known(name)), name


def _is_known(name: str) -> bool:
    """Tell whether a file of this name is in any folder, or the game writes one."""
    rooms = [ROOT / room for room in ("game", "scenes", "assets", "kiosk", "tests")]
    return any(next(room.rglob(name), None) for room in rooms) or f'"{name}' in _sources()


@cache
def _sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in (ROOT / "game").rglob("*.py"))
