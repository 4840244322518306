"""Parse one Fluent message of a file, and check that it stays within limits.

Texts come from whoever translates, so none may hang the game, end it, or fill its memory.
"""

from collections.abc import Iterator
from itertools import chain

from fluent.syntax import FluentParser, ast

from game.kit.errors import quoted

LONGEST = 4000  # characters; ours have 1,061 at most
MOST_BRACES = 40  # the parser calls itself for each that is open; ours have 23 at most
LONGEST_NUMBER = 9  # characters
MOST_DIGITS = 20
FUNCTION = "NUMBER"
OPTIONS = (
    *("minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"),
    *("minimumSignificantDigits", "maximumSignificantDigits", "useGrouping"),
)

Entry = ast.Message | ast.Term


class SourceError(ValueError):
    """Raised when a message may not be used; what is wrong with it, to be said after its name."""


def parse(source: str) -> Entry:
    """Read a message or a term; raise SourceError unless it is one, and within the limits."""
    if len(source) > LONGEST:
        raise SourceError(f"has more than {LONGEST} characters")
    if source.count("{") > MOST_BRACES:
        raise SourceError(f"has more than {MOST_BRACES} braces")
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Entry):
            for node in nodes(entry):
                _check(node)
            return entry
    raise SourceError("is not written as Fluent has it")


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Walk through a message and all that it is made of."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def find_references(entry: Entry) -> list[str]:
    """Return the ids of the messages and terms that a message shows, as often as it does."""
    return list(chain.from_iterable(map(_id, nodes(entry))))


def _id(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"


def _check(node: ast.BaseNode) -> None:
    """Raise SourceError for signs, numbers, functions and options that a text may not have."""
    match node:
        case ast.TextElement(value=text):
            _check_signs(text)
        case ast.StringLiteral():
            _check_signs(node.parse()["value"])
        case ast.NumberLiteral(value=number) if len(number) > LONGEST_NUMBER:
            raise SourceError(f"has the number {quoted(number)}, which is too long")
        case ast.FunctionReference(id=ast.Identifier(name=name)) if name != FUNCTION:
            raise SourceError(f"has the function {quoted(name)}; there is only {FUNCTION}")
        case ast.FunctionReference(arguments=arguments):
            for option in arguments.named:
                _check_option(option.name.name, option.value.value)


def _check_option(name: str, value: str) -> None:
    if name not in OPTIONS:
        raise SourceError(f"has the option {quoted(name)}; use one of {', '.join(OPTIONS)}")
    if not value.isdecimal() or len(value) > 2 or int(value) > MOST_DIGITS:
        raise SourceError(f"has {name} {quoted(value)}; write a number up to {MOST_DIGITS}")


def _check_signs(text: str) -> None:
    for sign in text:
        if sign < " " and sign not in "\n\t":
            raise SourceError(f"has the sign {quoted(sign)}, which can't be drawn")
