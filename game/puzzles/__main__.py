"""Make puzzles, check files of them, or print some on paper.

make   play games of bots, and print a puzzle a line as the files in assets/puzzles have them
check  solve every puzzle anew, work its grade out, and look for two that are alike
print  write a page for a browser: six puzzles, their answers behind
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count as counting
from itertools import islice
from pathlib import Path

from game import text_file
from game.commandline import Parser, count, number
from game.engine.limits import NotationError
from game.puzzles.alike import kind, repeated
from game.puzzles.answer import answer
from game.puzzles.find import (
    Sight,
    joker_freed,
    openings,
    sights,
    simple_strands,
    strands_of_play,
    traps,
    twins,
)
from game.puzzles.grade import grade
from game.puzzles.paper import A_PAGE, write_pages
from game.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from game.run_main import BAD, run_main, shorten

LARGEST_FILE = 1 << 20  # bytes; a year of puzzles has a tenth of it

SOURCES: dict[str, Callable[[Sight], Iterator[Puzzle]]] = {
    "plays": strands_of_play,
    "traps": traps,
    "jokers": joker_freed,
    "openings": openings,
    "simple": simple_strands,
}


def main(arguments: list[str]) -> int:
    """Do what the arguments ask; give the exit code."""
    asked = _parser().parse_args(arguments)
    if asked.verb == "make":
        found = (
            each
            for first in counting(asked.seed)
            for sight in sights(first)
            for each in SOURCES[asked.source](sight)
        )
        found = (each for puzzle in found for each in (puzzle, *twins(puzzle)))
        for puzzle in islice(_solved_once(found), asked.count):
            print(write_puzzle(puzzle), flush=True)
        return 0
    if asked.verb == "check":
        code = 0
        for fault in _iter_faults([puzzle for path in asked.files for puzzle in _read(path)]):
            print(fault, flush=True)
            code = BAD
        return code
    lines = enumerate(_read(asked.file), start=1)
    pages = write_pages(list(islice(lines, asked.first - 1, asked.first - 1 + asked.count)))
    asked.out.write_text(pages, encoding="utf-8", newline="\n")
    return 0


def _parser() -> Parser:
    parser = Parser(prog="python -m game.puzzles", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="make|check|print")
    make = verbs.add_parser("make", help="print puzzles from games of bots, a line each")
    make.add_argument("--seed", default=1, type=number, metavar="N", help="the first game")
    make.add_argument("--count", default=10, type=count, metavar="N", help="how many puzzles")
    sources = f"one of {', '.join(SOURCES)}"
    make.add_argument("--from", dest="source", choices=SOURCES, default="plays", help=sources)
    check = verbs.add_parser("check", help="solve and grade anew, and look for two that are alike")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    page = verbs.add_parser("print", help="write a page for a browser: six puzzles, then answers")
    page.add_argument("file", type=Path, metavar="FILE")
    page.add_argument("out", type=Path, metavar="PAGE.html", help="open it in a browser, and print")
    page.add_argument("--first", default=1, type=count, metavar="N", help="the first line")
    page.add_argument("--count", default=A_PAGE, type=count, metavar="N", help="how many puzzles")
    return parser


def _solved_once(puzzles: Iterator[Puzzle]) -> Iterator[Puzzle]:
    """Leave out what is like another, and what the solver doesn't solve."""
    seen = set[str]()
    for puzzle in puzzles:
        if (alike := kind(puzzle)) not in seen and answer(puzzle):
            seen.add(alike)
            yield puzzle


def _iter_faults(puzzles: list[Puzzle]) -> Iterator[str]:
    for puzzle in puzzles:
        if answer(puzzle) is None:
            yield f"{puzzle.name}: the solver finds no answer."
        if (found := grade(puzzle)) != puzzle.grade:
            yield f"{puzzle.name}: its grade is {found}, not {puzzle.grade}."
    for first, puzzle in repeated(puzzles):
        yield f"{puzzle.name}: it is like {first.name}."


def _read(path: Path) -> Iterator[Puzzle]:
    try:
        text = text_file.read_text(path, LARGEST_FILE)
        for at, line in enumerate(text.splitlines(), start=1):
            yield read_puzzle(f"{path}:{at}", line)
    except OSError as fault:
        print(f"{shorten(str(path))} can't be read: {fault.strerror}.", file=sys.stderr)
        sys.exit(BAD)
    except (NotationError, ValueError) as fault:
        sys.exit(f"{path} can't be read as puzzles: {fault}")


if __name__ == "__main__":
    run_main(main)
