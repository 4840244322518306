"""The letters that stand for colours where tiles are typed, in each language its own."""

from game.engine.tile import COLORS
from game.kit.kit import Kit
from game.view.table.cursor.typed import ANY_JOKER, Wanted
from game.view.wording import color_id, color_name

JOKER_LETTER = "j"


def colors_by_letter(kit: Kit) -> dict[str, str]:
    """Return which letter stands for which colour; one more stands for all jokers."""
    letters = {kit.text(f"speak-letter-{color_id(kit, color)}"): color for color in COLORS}
    return {**letters, JOKER_LETTER: ANY_JOKER}


def missing_said(kit: Kit, wanted: Wanted) -> str:
    """Say that the rack has no such tile."""
    number = str(wanted.number or "")
    if wanted.color == ANY_JOKER:
        what = kit.text("joker-J")
    elif wanted.color:
        color = color_name(kit, wanted.color)
        what = kit.text("tile", color=color, number=number).strip()
    else:
        what = number
    return kit.text("speak-not-there", tile=what)
