"""A chapter of the rule book."""

from dataclasses import dataclass

from game.view.rulebook.examples import Figure


@dataclass(frozen=True)
class Chapter:
    """A page: its title is the text `book-<name>`, its sentences those with these ids.

    A page without figures shows a sign, a drawing of the art.
    """

    name: str
    sentences: tuple[str, ...]
    figures: tuple[Figure, ...] = ()
    sign: str = ""
