"""Rows stay where one knows them: tried from outside the process."""

from pathlib import Path

import pytest

from tests.kits import store
from tests.pilot import Place
from tests.window.person import Person
from tests.window.twins import staged

pytestmark = pytest.mark.window

TABLE = """
rules family
table B4 B5 B6 | K8 R8 O8 | R1 R2 R3 R4 | K9 K10 K11 | O2 O3 O4 | R9 B9 K9
* Fox+ K1 R5 B7 O13
  Owl+ O1 R10
pool R13 B1 O5 O6 K7 K11 R2 R3
"""


def lines(person: Person) -> list[list[str]]:
    found: dict[int, list[tuple[int, str]]] = {}
    for row, (x, y) in places(person).items():
        found.setdefault(y, []).append((x, row))
    return [[row for _, row in sorted(found[y])] for y in sorted(found)]


def places(person: Person) -> dict[str, Place]:
    board = person.board
    return {row: board.row_rect(at).topleft for at, row in enumerate(person.rows)}


@pytest.mark.release
def test_rows_stay_through_full_screen_undo_and_reset(tmp_path: Path, album: Path) -> None:
    with staged(tmp_path, album, TABLE, store(muted=True)) as game:
        person = Person(game)
        start, zone = places(person), person.board.zone
        row = person.board.row_rect(0)
        game.drag((row.left + 2, row.centery), (zone.left + 150, zone.bottom - 70))
        carried = places(person)
        assert carried != start
        person.lay("B7", onto="B4 B5 B6")
        person.take("K10", off="K9 K10 K11")
        laid = places(person)

        game.tap("reset")
        assert places(person) == carried
        game.tap("undo")
        assert places(person) == laid
        game.tap("undo")
        game.tap("undo")
        assert places(person) == carried
        game.tap("redo")
        game.tap("redo")
        assert places(person) == laid

        before = lines(person)
        game.toggle_full_screen()
        assert lines(person) == before
        game.toggle_full_screen()
        assert places(person) == laid

        game.window.close()
        assert game.window.wait() == 0
        assert not game.window.complaints
