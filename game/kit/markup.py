"""Markup from outside: XML read within bounds, with no entities and nothing from elsewhere."""

from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat


class MarkupError(ValueError):
    """The markup is none, or more than there can be; half a sentence says what it is."""


def read_markup(content: bytes, most: int, levels: int) -> Element:
    """Read so many elements at most, nested so deep at most; raises MarkupError."""
    tree = TreeBuilder()
    parser = expat.ParserCreate()
    count, depth = 0, 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count, depth
        count, depth = count + 1, depth + 1
        if count > most or depth > levels:
            raise MarkupError("has more elements than it can have")
        tree.start(name, attributes)

    def end(name: str) -> None:
        nonlocal depth
        depth -= 1
        tree.end(name)

    def refuse(*_: object) -> None:
        raise MarkupError("has entities, which it cannot have")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(content, True)
    except (expat.ExpatError, LookupError, ValueError) as fault:
        if isinstance(fault, MarkupError):
            raise
        raise MarkupError("cannot be read") from fault
    return tree.close()
