"""All text a person sees: Fluent messages of one language, by id."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from game.kit import files
from game.kit.errors import BrokenAssetError

LARGEST_FILE = 1 << 20  # bytes
ID = r"-?[A-Za-z][\w-]*"
BEGINNING = re.compile(rf"^({ID}) *=", re.MULTILINE | re.ASCII)
"""How a message begins; all that belongs to it is indented, or begins with another sign."""

NAMED = re.compile(ID, re.ASCII)


class MessageError(BrokenAssetError):
    """A text is missing or cannot be made; one sentence naming the id and the language."""


class Messages:
    """The messages of one language: call it with an id and the values the text needs."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = cut_up(_source(folder, language))

    def __call__(self, id: str, **args: object) -> str:
        """Give the text with its values filled in; raise MessageError if that cannot be done."""
        self._read(id)
        if not self._bundle.has_message(id):
            raise MessageError(f"There is no text '{id}' in language '{self.language}'.")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MessageError(f"Text '{id}' in language '{self.language}' is empty.")
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise MessageError(f"Text '{id}' in language '{self.language}': {faults[0]}.")
        return str(text)

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


def _source(folder: Path, language: str) -> str:
    try:
        source = files.read(folder / f"{language}.ftl", LARGEST_FILE).decode()
    except (OSError, ValueError) as fault:
        raise MessageError(f"The texts of language '{language}' cannot be read.") from fault
    if not BEGINNING.search(source):
        raise MessageError(f"There are no texts of language '{language}' in {folder}.")
    return source.replace("\r\n", "\n")
