"""Plays that beginners see: own sets, and tiles added to rows."""

import pytest

from game.analysis.simple_play import easy_play
from game.engine.notation import read_position, write_table

POSITION = """\
rules family
table {table}
* fox+  {rack}
  otter R1
pool K13
"""


@pytest.mark.parametrize(
    ("table", "rack", "played"),
    [
        ("B4 B5 B6", "B7 K1", "B4 B5 B6 B7"),
        ("B4 B5 B6", "B3 K1", "B3 B4 B5 B6"),
        ("K9 R9 B9", "O9 K1", "K9 R9 B9 O9"),
        ("B4 B5 B6", "R9 K9 O9 K1", "B4 B5 B6 | K9 R9 O9"),
        ("B4 B5 B6", "R9 K9 O7 K1", None),  # Nothing fits.
        ("K9 R9 B9 O9", "B8 B10 K1", None),  # The blue 9 would have to leave its row.
        ("B4 B5 B6 B7 B8", "B6 K1", None),  # The run would have to be split.
    ],
)
def test_no_row_is_taken_apart(table: str, rack: str, played: str | None) -> None:
    view = read_position(POSITION.format(table=table, rack=rack)).seen_by(0)
    found = easy_play(view)
    assert (found and write_table(found.table)) == played
