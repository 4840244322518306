"""All text a person sees: Fluent messages of one language, by id."""

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from game import text_file
from game.kit import files
from game.kit.errors import BrokenAssetError, quoted
from game.kit.message_source import LONGEST, SourceError, find_references, parse
from game.kit.text.bundle import FluentBundle
from game.kit.text.direction import apart
from game.kit.text.letters import can_be_drawn

_log = logging.getLogger(__name__)

LazyText = Callable[[], str]
"""A sentence that is made when it is shown, in the language of then."""

USUAL = "en"
"""The language behind all others."""

LARGEST = 1 << 20  # bytes of all files of a language; ours have 154,011 at most
MOST_NAMED = 100  # messages that one may show, each as often as it is shown
LONGEST_NAME = 40
CODE = re.compile(r"[A-Za-z]{2,3}([_-][A-Za-z]{4})?([_-]([A-Za-z]{2}|[0-9]{3}))?")
BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a message begins; all that belongs to it is indented, or begins with another sign."""

NAME = "language-name"
"""The message by which a language says what it calls itself."""

DIRECTION = "language-direction"
"""The message by which a language says that it is read from right to left: rtl."""


class MessageError(BrokenAssetError):
    """A text is missing or cannot be made; one sentence naming the id and the language."""


class Messages:
    """The texts of one language: call it with an id and the values the text needs.

    What the language lacks, or has broken, is taken from the texts `behind` it and told in the log.
    FluentLocalization does the same, but parses every file of every language beforehand, and that
    takes as long as all else up to the menu.
    """

    def __init__(self, folder: Path, language: str, behind: "Messages | None" = None) -> None:
        """Find the texts in the files of `folder / language`; raise MessageError if none is.

        A language of a region has only what differs there; all else it takes from its base.
        """
        self.language = language
        self._behind = behind
        self._told: set[str] = set()
        self._unread: dict[str, str] = {}
        self._named: dict[str, list[str]] = {}
        room, base = LARGEST, base_of(folder, language)
        for path in [*(text_files(folder, base) if base else ()), *text_files(folder, language)]:
            try:
                source = _source(path, language, room)
            except MessageError as fault:
                self._tell(fault)
            else:
                room -= len(source.encode())
                self._unread |= cut_up(source)
        _, _, direction = self._unread.get(DIRECTION, "").partition("=")
        self.from_right = direction.strip() == "rtl"
        # What is put into a text is kept apart only where its direction can be another one.
        self._bundle = FluentBundle([language, USUAL], use_isolating=self.from_right)

    @property
    def name(self) -> str:
        """What the language calls itself; raises MessageError if it cannot be shown."""
        name = self._format(NAME, {})
        if not name.isprintable() or not 0 < len(name.strip()) <= LONGEST_NAME:
            raise self._fault(NAME, f"must be 1 to {LONGEST_NAME} characters")
        return name

    def __call__(self, id: str, **args: object) -> str:
        """Return the text with its values filled in; raise MessageError if that cannot be done."""
        try:
            return self._format(id, args)
        except MessageError as fault:
            self._tell(fault)
            assert self._behind
            return self._behind(id, **args)

    def _tell(self, fault: MessageError) -> None:
        """Say once what is wrong with a text that there is another one for; raise any other."""
        if not self._behind:
            raise fault
        if str(fault) not in self._told:
            self._told.add(str(fault))
            _log.warning("%s", fault)

    def _format(self, id: str, args: dict[str, object]) -> str:
        self.check(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise self._fault(id, "is empty")
        made, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise self._fault(id, f"can't be made: {faults[0]}")
        text = str(made)
        if len(text) > LONGEST:
            raise self._fault(id, f"grows to more than {LONGEST} characters")
        return apart(text) if self.from_right else text

    def check(self, id: str) -> None:
        """Raise MessageError unless a message is there, and it and all that it shows are sound."""
        shown = [id]
        for _ in range(MOST_NAMED):
            if not shown:
                break
            shown += self._names_in(shown.pop())
        else:
            raise self._fault(id, f"shows itself, or more than {MOST_NAMED} others")
        if not self._bundle.has_message(id):
            raise MessageError(f"There is no text {quoted(id)} in language '{self.language}'.")

    def _names_in(self, id: str) -> list[str]:
        """Parse a message when it is first asked for: all would take as long as the menu."""
        if id in self._unread:
            try:
                entry = parse(self._unread[id])
            except SourceError as fault:
                raise self._fault(id, str(fault)) from None
            del self._unread[id]
            self._bundle.add_resource(ast.Resource([entry]))
            self._named[id] = find_references(entry)
        return self._named.get(id, [])

    def _fault(self, id: str, what: str) -> MessageError:
        return MessageError(f"Text {quoted(id)} in language '{self.language}' {what}.")


def cut_up(source: str) -> dict[str, str]:
    """Cut a Fluent file into its messages and terms, unread."""
    begins = list(BEGINNING.finditer(source))
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    return {begin[1]: source[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


def text_files(folder: Path, language: str) -> list[Path]:
    """Return the files of a language in their order; raise MessageError if there is none."""
    if not CODE.fullmatch(language):
        told = "Name it by the code of its language, such as fr or pt-BR"
        raise MessageError(f"Folder {quoted(language)} is no language. {told}.")
    found = sorted(_find_texts(folder / language))
    if not found:
        raise MessageError(f"There are no texts for language '{language}' in {folder}.")
    return found


def _find_texts(folder: Path) -> Iterator[Path]:
    """Find the files in a folder and in those within it, but no deeper, and behind no link."""
    for entry in files.entries(folder):
        if entry.suffix == ".ftl":
            yield entry
        elif entry.is_dir() and not entry.is_symlink():
            yield from (path for path in files.entries(entry) if path.suffix == ".ftl")


def languages(folder: Path) -> list[str]:
    """Return the languages that there are folders of, whether or not they can be used."""
    return sorted(path.name for path in files.entries(folder) if path.is_dir())


def base_of(folder: Path, language: str) -> str:
    """Return the language that one of a region differs from, as `en` for `en-US`, or nothing."""
    base, _, region = language.partition("-")
    return base if region and (folder / base).is_dir() else ""


def whole_languages(folder: Path) -> list[str]:
    """Return the languages that are none of a region."""
    return [each for each in languages(folder) if not base_of(folder, each)]


@cache
def usable_languages(folder: Path) -> Mapping[str, str]:
    """Return what each language calls itself, and tell in the log which cannot be used."""
    names = {}
    for language in languages(folder):
        try:
            names[language] = Messages(folder, language).name
        except MessageError as fault:
            _log.warning("A language can't be used: %s", fault)
    return names


def chosen_texts(assets: Path, language: str) -> Messages:
    """Return the texts of a language that there are letters for, and the usual ones behind them."""
    folder = assets / "texts"
    usual = Messages(folder, USUAL)
    if language == USUAL or language not in languages(folder):
        return usual
    try:
        texts = Messages(folder, language, behind=usual)
        return texts if can_be_drawn(texts.name) else usual
    except MessageError as fault:
        _log.warning("A language can't be used: %s", fault)
        return usual


def _source(path: Path, language: str, most: int) -> str:
    try:
        source = text_file.read_text(path, most)
    except OSError as fault:
        raise MessageError(f"{path.name} of language '{language}' can't be read.") from fault
    except ValueError as fault:
        told = f"{path.name} of language '{language}' can't be read. {fault}"
        raise MessageError(told) from fault
    if not BEGINNING.search(source):
        raise MessageError(f"There are no texts in {path.name} of language '{language}'.")
    return source.replace("\r\n", "\n")
