import re
from xml.etree import ElementTree

import pytest

from game.puzzles.paper import CELL, MARGIN, PAGE, write_pages
from game.puzzles.puzzle import read_puzzle

LONG = " | ".join("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13" for _ in range(2))
LINES = [
    "nudge out / R6 R7 R8 R9 R10 | B2 B3 B4 / R8",
    "split fewest 2 / R4 R5 R6 R7 | B7 B8 B9 B10 / K7",
    "nudge free / R3 J R5 / R4 K7 K8",
    "nudge open / K1 K2 K3 / R9 B9 O9 R10 R11",
    "trap lay 4 / R11 R12 R13 | R6 R7 R8 | K3 K4 K5 | R7 R8 R9 / K7 K8 R6 B8 O7",
    f"nudge out / {LONG} | {LONG.replace('R', 'B')} | {LONG.replace('R', 'O')} | K1 K2 K3 / K4",
    "nudge out / R3 R4 R5 R6 / D",
]
PUZZLES = [(at, read_puzzle(str(at), line)) for at, line in enumerate(LINES, start=1)]


def pages(count: int) -> list[ElementTree.Element]:
    found = re.findall(r"<svg.*?</svg>", write_pages(PUZZLES[:count]), re.DOTALL)
    return [ElementTree.fromstring(page) for page in found]


def tiles(cell: ElementTree.Element) -> int:
    return len(cell.findall("rect"))


def bold(cell: ElementTree.Element) -> int:
    return sum(rect.get("stroke-width") == "0.7" for rect in cell.findall("rect"))


def test_each_page_of_six_has_its_answers_behind() -> None:
    assert [len(page) for page in pages(7)] == [6, 6, 1, 1]
    front, back = pages(6)[:2]
    for (_, puzzle), cell, answer in zip(PUZZLES, front, back, strict=False):
        there = sum(map(len, puzzle.table)) + len(puzzle.rack)
        assert tiles(cell) == tiles(answer) == there
        assert bold(cell) == 0
        assert bold(answer) > 0


def test_an_answer_lies_behind_its_puzzle_when_the_page_is_turned() -> None:
    front, back = ([float(cell.find("rect").get("x")) for cell in page] for page in pages(6)[:2])
    middle = PAGE[0] / 2
    for one, other in zip(front, back, strict=True):
        assert (one < middle) != (other < middle)


@pytest.mark.parametrize("side", [0, 1])
def test_all_tiles_have_room_in_their_cell(side: int) -> None:
    for at, cell in enumerate(pages(6)[side]):
        top = MARGIN + at // 2 * CELL[1]
        for rect in cell.findall("rect"):
            right = float(rect.get("x")) + float(rect.get("width"))
            low = float(rect.get("y")) + float(rect.get("height"))
            assert right <= PAGE[0] - MARGIN / 2
            assert top <= float(rect.get("y"))
            assert low <= top + CELL[1]


def test_the_aim_is_a_sign_and_no_word() -> None:
    texts = [text.text for cell in pages(6)[0] for text in cell.findall("text")]
    assert {"→ 0", "⇄ ≤ 2", "J ↑", "≥ 30", "→ 4"} <= set(texts)
    assert not any(re.search("[a-z]", text or "") for text in texts)
