"""Languages that nobody speaks, made of the English texts: what they show is told by their signs.

One has no words: what is left is seen by who cannot read. One is accented and longer by a third: it
shows which words do not come from the texts, and which have no room. One is read from right to
left, in Hebrew letters: it shows what turns.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from game.kit.messages import DIRECTION, USUAL, Messages

PLAIN, ACCENTED = "AEIOUaeiou", "ÀÊÏÔÙàêïôù"
SIGNS = str.maketrans(PLAIN, ACCENTED)
PADDING = "ôù àê ïô ùà êï "
HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבכדעפגהיזקלמנוסחרשתוטצסיז")


class Accents(Transformer):
    """Puts an accent on each vowel, and makes each text longer by a third."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        words = node.value.translate(SIGNS)
        more = len(words.strip()) // 3
        end = len(words.rstrip())
        padding = (PADDING * more)[:more].rstrip()
        node.value = f"{words[:end]} {padding}{words[end:]}" if more else words
        return node


class FromRight(Transformer):
    """Puts a Hebrew letter in the place of each."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.lower().translate(HEBREW)
        return node


class Silence(Transformer):
    """Takes all words away."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        node.elements = [ast.Placeable(ast.StringLiteral(""))]
        return node


def wordless(texts: Path, folder: Path) -> Messages:
    return _written(texts, folder, Silence())


def accented(texts: Path, folder: Path) -> Messages:
    return _written(texts, folder, Accents())


def from_right(texts: Path, folder: Path) -> Messages:
    return _written(texts, folder, FromRight(), f"{DIRECTION} = rtl\n")


def _written(texts: Path, folder: Path, change: Transformer, more: str = "") -> Messages:
    (folder / USUAL).mkdir(parents=True)
    for path in (texts / USUAL).rglob("*.ftl"):
        resource = change.visit(FluentParser().parse(path.read_text("utf-8")))
        source = FluentSerializer().serialize(resource) + more
        (folder / USUAL / path.name).write_text(source, "utf-8")
    return Messages(folder, USUAL)
