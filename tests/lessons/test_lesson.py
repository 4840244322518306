import pytest

from game.engine.limits import NotationError
from game.engine.notation import read_row
from game.lessons.lesson import LONGEST, read_lesson

GOOD = """# A remark.
rules classic-2016 seconds=none
table B5 B6 J
* Fox+ B4 O2 O3
  Owl  ?7
pool R1 ?20
goal lay B4; free J
"""


def test_a_lesson_is_a_position_and_a_goal() -> None:
    lesson = read_lesson("extend", GOOD)
    assert lesson.name == "extend"
    assert lesson.position.mover.rack == read_row("B4 O2 O3")
    assert lesson.goal.jokers == read_row("J")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("goal lay B4; free J", "", "one goal, not 0"),
        ("# A remark.", "goal play", "one goal, not 2"),
        ("goal lay B4; free J", "goal win", "'win' isn't a goal"),
        ("goal lay B4", "goal lay B9", "'B9' of the goal is not on the rack"),
        ("goal lay B4", "goal lay B4 B4", "'B4' of the goal is not on the rack"),
        ("free J", "keep K1", "'K1' of the goal is not on the rack"),
        ("free J", "free D", "'D' of the goal is not on the table"),
        ("B4 O2 O3", "B4 ?2", "Nothing is hidden"),
        ("B5 B6 J", "B5 B6 R7", "is not a set"),
        ("B4 O2 O3", "B4 O2 O14", "Line 4 of the position: 'O14' isn't a tile."),
        ("goal lay B4; free J", "goal draw", ""),
        ("pool R1 ?20\ngoal lay B4; free J", "pool ?20\ngoal draw", "is not known"),
        ("pool R1 ?20\ngoal lay B4; free J", "goal draw", "is not known"),
        ("# A remark.", "#" * LONGEST, "is the limit"),
        ("Fox", "\ud800", "lone surrogate"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, told: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new)
    if not told:
        assert read_lesson("draw", text).goal.draw
        return
    with pytest.raises(NotationError, match=told):
        read_lesson("extend", text)
