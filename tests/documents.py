"""The documents of the project, and what can be read in them: prose, links, commands."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "assets" / "CREDITS.md",
    ROOT / "game" / "engine" / "RULES.md",
    ROOT / "game" / "engine" / "fair" / "FAIR.md",
    ROOT / "kiosk" / "README.md",
)
"""What people read before they read the code."""

TEXTS = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in PAGES}
"""Each page by its path."""

INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[([^\]]*)\]\(([^)\s]+)\)")
ITEM = re.compile(r"[>\s]*(?:[-*]|\d+\.)\s+")


def without_blocks(text: str) -> str:
    """Leave out what stands in blocks of code."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^ {4}.*$", "", text, flags=re.MULTILINE)


def commands(text: str) -> list[str]:
    """Give what can be typed: the lines of blocks without their comments, and what is inline."""
    lines = [
        re.split(r"\s+# ", line)[0] for line in re.findall(r"^ {4}(\S.*)$", text, re.MULTILINE)
    ]
    inline = [line for line in INLINE.findall(without_blocks(text)) if line.startswith("python ")]
    return [part.strip() for line in (*lines, *inline) for part in line.split("&&")]


def anchors(text: str) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", without_blocks(text), re.MULTILINE)
    words = (re.sub(r"[^\w\s-]", "", LINK.sub(r"\1", heading).lower()) for heading in headings)
    return {each.strip().replace(" ", "-") for each in words}


def sentences(text: str) -> Iterator[str]:
    """Give the sentences of paragraphs and lists; headings, tables and code are none."""
    paragraph: list[str] = []
    for line in (*without_blocks(text).splitlines(), ""):
        ends = not line.strip() or line.startswith(("#", "|"))
        if ends or ITEM.match(line):
            plain = INLINE.sub("code", LINK.sub(r"\1", " ".join(paragraph)))
            yield from filter(None, re.split(r"(?<=[.!?])[*_”\"]*\s+", plain))
            paragraph = []
        if not ends:
            paragraph.append(ITEM.sub("", line, count=1).strip("> "))
