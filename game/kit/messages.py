"""All text a person sees: Fluent messages of one language, by id."""

import logging
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from game.kit import files
from game.kit.errors import BrokenAssetError
from game.kit.text.direction import apart

_log = logging.getLogger(__name__)

LazyText = Callable[[], str]
"""A sentence that is made when it is shown, in the language of then."""

LARGEST_FILE = 1 << 20  # bytes
ID = r"-?[A-Za-z][\w-]*"
BEGINNING = re.compile(rf"^({ID}) *=", re.MULTILINE | re.ASCII)
"""How a message begins; all that belongs to it is indented, or begins with another sign."""

NAMED = re.compile(ID, re.ASCII)

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
        """Find the texts in the files of `folder / language`; raise MessageError if none is."""
        self.language = language
        self._behind = behind
        self._told: set[str] = set()
        self._unread: dict[str, str] = {}
        found = sorted((folder / language).rglob("*.ftl"))
        if not found:
            raise MessageError(f"There are no texts for language '{language}' in {folder}.")
        for path in found:
            try:
                self._unread |= cut_up(_source(path, language))
            except MessageError as fault:
                self._tell(fault)
        _, _, direction = self._unread.get(DIRECTION, "").partition("=")
        self.from_right = direction.strip() == "rtl"
        # What is put into a text is kept apart only where its direction can be another one.
        self._bundle = FluentBundle([language], use_isolating=self.from_right)

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
        self._read(id)
        if not self._bundle.has_message(id):
            raise MessageError(f"There is no text '{id}' in language '{self.language}'.")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MessageError(f"Text '{id}' in language '{self.language}' is empty.")
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise MessageError(f"Text '{id}' in language '{self.language}': {faults[0]}.")
        return apart(str(text)) if self.from_right else str(text)

    def _read(self, id: str) -> None:
        """Parse a message and those it may name; all of them would take as long as the menu."""
        message = self._unread.pop(id, "")
        if message:
            self._bundle.add_resource(FluentResource(message))
            for named in NAMED.findall(message):
                self._read(named)


def cut_up(source: str) -> dict[str, str]:
    """Cut a Fluent file into its messages and terms, unread."""
    begins = list(BEGINNING.finditer(source))
    ends = [begin.start() for begin in begins[1:]] + [len(source)]
    return {begin[1]: source[begin.start() : end] for begin, end in zip(begins, ends, strict=True)}


def languages(folder: Path) -> list[str]:
    """Return the languages that there are texts of."""
    return sorted(path.name for path in folder.glob("*/"))


@cache
def language_name(folder: Path, language: str) -> str:
    """Return what a language calls itself; its files are read only once for that."""
    return Messages(folder, language)("language-name")


def _source(path: Path, language: str) -> str:
    try:
        source = files.read(path, LARGEST_FILE).decode()
    except (OSError, ValueError) as fault:
        raise MessageError(f"{path.name} of language '{language}' can't be read.") from fault
    if not BEGINNING.search(source):
        raise MessageError(f"There are no texts in {path.name} of language '{language}'.")
    return source.replace("\r\n", "\n")
