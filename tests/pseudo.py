"""Languages that nobody speaks, made of the English texts: what they show is told by their signs.

Accented and longer by a third, they show which words do not come from the texts, and which have
no room.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from game.kit.kit import USUAL
from game.kit.messages import Messages

PLAIN, ACCENTED = "AEIOUaeiou", "ÀÊÏÔÙàêïôù"
SIGNS = str.maketrans(PLAIN, ACCENTED)
PADDING = "ôù àê ïô ùà êï "


class Accents(Transformer):
    """Puts an accent on each vowel, and makes each text longer by a third."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        words = node.value.translate(SIGNS)
        more = len(words.strip()) // 3
        end = len(words.rstrip())
        padding = (PADDING * more)[:more].rstrip()
        node.value = f"{words[:end]} {padding}{words[end:]}" if more else words
        return node


def accented(texts: Path, folder: Path) -> Messages:
    """Write the English texts into a folder as the pseudo-language has them; give these."""
    (folder / USUAL).mkdir(parents=True)
    for path in (texts / USUAL).glob("*.ftl"):
        resource = Accents().visit(FluentParser().parse(path.read_text("utf-8")))
        (folder / USUAL / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    return Messages(folder, USUAL)
