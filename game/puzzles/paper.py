"""Puzzles on paper: six to a page, their answers on the page behind.

It is a page for a browser, which prints it or makes a PDF of it: all on it is drawn (SVG), so
it is sharp at any size, and no library is needed. It has no words, so it is the same in every
language: dots show the grade, a sign shows the aim. Below each number is a sign of its colour, for
printers that know black only.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.position import Table, tiles_of
from game.engine.tile import Row, Tile
from game.lessons.goal import FEWEST, FREE, LAY
from game.puzzles.answer import answer
from game.puzzles.puzzle import GRADES, OPEN, OUT, Puzzle

PAGE, MARGIN, CELL = (210, 297), 12, (93, 91)
"""A4, in millimetres, and the room of a puzzle."""

COLUMNS, A_PAGE = 2, 6

TILE, HEIGHT, GAP = 8.5, 1.35, 0.5
"""How wide a tile is at most; how high, and how far apart rows lie, in widths."""

WIDTH = 88
"""How long a line of tiles can be."""

HEAD, FOOT = 8, 4
"""The room above the table and around the rack."""

INKS = {"K": "#222222", "R": "#C0281C", "B": "#1F5FA8", "O": "#D07A00"}
SIGNS = {
    "K": "M0 -1A1 1 0 0 1 0 1A1 1 0 0 1 0 -1Z",
    "R": "M0 -1L1 1H-1Z",
    "B": "M-.9 -.9H.9V.9H-.9Z",
    "O": "M0 -1.1L1.1 0L0 1.1L-1.1 0Z",
}
STAR = "M0 -1.2L.3 -.3H1.2L.5 .2L.8 1.1L0 .6L-.8 1.1L-.5 .2L-1.2 -.3H-.3Z"
"""The sign of each colour, and of jokers, around a point."""

AIMS = {OUT: "→ 0", LAY: "→ {count}", FEWEST: "⇄ ≤ {count}", FREE: "J ↑", OPEN: "≥ 30"}
"""Lay all, lay so many, move so few, free the joker, reach 30."""

STYLE = """@page { size: A4; margin: 0 } body { margin: 0 }
svg { display: block; width: 210mm; height: 297mm; break-after: page }
text { stroke: none; font-family: sans-serif; font-weight: bold; text-anchor: middle }"""


class _Spot(NamedTuple):
    """Where something is drawn, in millimetres, and how wide a tile is there."""

    x: float
    y: float
    tile: float


def write_pages(puzzles: Sequence[tuple[int, Puzzle]]) -> str:
    """Write numbered puzzles as pages, each followed by that of its answers."""
    pages = []
    for first in range(0, len(puzzles), A_PAGE):
        some = puzzles[first : first + A_PAGE]
        pages += [_page(some, answers=False), _page(some, answers=True)]
    body = "".join(pages)
    return (
        f'<!DOCTYPE html><meta charset="utf-8"><title>Rack &amp; Run</title>'
        f"<style>{STYLE}</style>{body}\n"
    )


def _page(some: Sequence[tuple[int, Puzzle]], *, answers: bool) -> str:
    cells = []
    for at, (number, puzzle) in enumerate(some):
        row, column = divmod(at, COLUMNS)
        if answers:  # They are on the page behind, where columns change sides.
            column = COLUMNS - 1 - column
        corner = MARGIN + column * CELL[0], MARGIN + row * CELL[1]
        cells.append(_cell(number, puzzle, *corner, answers=answers))
    return f'<svg viewBox="0 0 {PAGE[0]} {PAGE[1]}">{"".join(cells)}</svg>\n'


def _cell(number: int, puzzle: Puzzle, x: float, y: float, *, answers: bool) -> str:
    play = answer(puzzle) if answers else None
    table = play.table if play else puzzle.table
    laid = tiles_of(table) - tiles_of(puzzle.table)
    left = tuple((Counter(puzzle.rack) - laid).elements())
    tile = _tile_width(table, puzzle.rack)
    spot = _Spot(x, y + HEAD, tile)
    rows: list[str] = []
    for line in _packed(table, tile):
        across = spot
        for row in line:
            rows += _row(row, laid, across)
            across = across._replace(x=across.x + (len(row) + GAP) * tile)
        spot = spot._replace(y=spot.y + tile * (HEIGHT + GAP))
    lines = "".join(rows)
    held = _Spot(x, y + CELL[1] - FOOT - tile * HEIGHT - 2, tile)
    rack = "".join(_row(left, Counter(), held))
    shelf = y + CELL[1] - FOOT - 1
    wood = f'<path d="M{x} {shelf:.1f}h{CELL[0] - 6}" stroke="#8A5A2B" stroke-width="1.2"/>'
    return f"<g>{_head(number, puzzle, x, y)}{lines}{rack}{wood}</g>"


def _head(number: int, puzzle: Puzzle, x: float, y: float) -> str:
    """Write the number of a puzzle, a dot for each grade up to its own, and the sign of its aim."""
    hard = GRADES.index(puzzle.grade)
    dots = "".join(
        _sign(SIGNS["K"], x + 16 + 4 * at, y + 2.5, 1.3, "#777777" if at <= hard else "#DDDDDD")
        for at in range(len(GRADES))
    )
    aim = AIMS[puzzle.aim].format(count=puzzle.count)
    return _text(x + 4, y + 4.3, 5, str(number)) + dots + _text(x + WIDTH - 9, y + 4.3, 5, aim)


def _text(x: float, y: float, size: float, words: str, ink: str = "#222222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{ink}">{words}</text>'


def _sign(path: str, x: float, y: float, size: float, ink: str) -> str:
    return (
        f'<path transform="translate({x:.1f} {y:.1f}) scale({size:.2f})" d="{path}" fill="{ink}"/>'
    )


def _tile_width(table: Table, rack: Row) -> float:
    """Return how wide tiles can be so that all rows have room above the rack."""
    tile = min(TILE, WIDTH / max(map(len, (*table, rack))))
    room = CELL[1] - HEAD - FOOT - 4
    while (len(_packed(table, tile)) * (HEIGHT + GAP) + HEIGHT) * tile > room:
        tile *= 0.97
    return tile


def _packed(table: Table, tile: float) -> list[list[Row]]:
    """Put rows side by side as long as a line has room."""
    lines: list[list[Row]] = []
    left = 0.0
    for row in table:
        needed = (len(row) + GAP) * tile
        if not lines or needed > left + GAP * tile + 0.01:
            lines.append([])
            left = WIDTH
        lines[-1].append(row)
        left -= needed
    return lines


def _row(row: Row, laid: Counter[Tile], spot: _Spot) -> Iterator[str]:
    """Draw tiles side by side; those that were laid have a bold edge, once for each."""
    for at, tile in enumerate(row):
        bold = laid[tile] > 0
        laid[tile] -= bold
        yield _tile(tile, spot._replace(x=spot.x + at * spot.tile), bold=bold)


def _tile(tile: Tile, spot: _Spot, *, bold: bool) -> str:
    x, y, width = spot
    middle, ink = x + width / 2, INKS.get(tile.kind, "#222222")
    edge = f'stroke="{"#222222" if bold else "#AAAAAA"}" stroke-width="{0.7 if bold else 0.25}"'
    face = f'x="{x + 0.2:.1f}" y="{y:.1f}" width="{width - 0.4:.1f}" height="{width * HEIGHT:.1f}"'
    sign, name = SIGNS.get(tile.kind, STAR), str(tile.number or tile.kind)
    return (
        f'<rect {face} rx="0.8" fill="white" {edge}/>'
        + _text(middle, y + width * 0.68, width * 0.62, name, ink)
        + _sign(sign, middle, y + width * 1.05, width * 0.14, ink)
    )
