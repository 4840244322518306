"""What is heard of what happens: wood on wood or on felt, a chord for a set, a dull no.

A play is heard as it is counted up (`view.table.popups.score_popup`).
"""

from game.analysis.table_diff import added, moved
from game.engine.events import DraftChanged, Drew, GameEnded, Refused, TimedOut
from game.engine.meld import counts
from game.engine.position import Table
from game.engine.rules import Rules
from game.kit.audio import Sounds
from game.session.stamps_found import SessionEvent

USUAL = 0.5
"""How fast a tile comes down that nobody has thrown."""

SOFTLY = 0.35
"""How loud others play and draw."""

HEAVY, HEAVIEST = 3, 6
"""How many tiles that land at once are felt in the table, and from how many on no more."""

GOES_OUT = "out"
"""What is heard when somebody goes out, where there is time for a fanfare."""


def play(
    sounds: Sounds,
    event: SessionEvent,
    rules: Rules,
    speed: float = USUAL,
    goes_out: str = GOES_OUT,
    viewer: int | None = None,
) -> None:
    """Play the sound of an event; a tile comes down at a `speed` from 0 to 1.

    Where there is a `viewer`, others draw softly: three of them do so again and again.
    """
    match event:
        case DraftChanged(before, after):
            _play_change(sounds, before, after, rules, speed)
        case Refused() | TimedOut():
            sounds.play("no")
        case Drew(seat):
            sounds.play("draw", volume=1.0 if viewer in (None, seat) else SOFTLY)
        case GameEnded(result):
            sounds.play(goes_out if result.ended == "out" else "lose")
        case _:
            pass


def _play_change(sounds: Sounds, before: Table, after: Table, rules: Rules, speed: float) -> None:
    place, came = last_place(before, after), len(added(before, after))
    if came >= HEAVY:
        sounds.play("thud", volume=min(1.0, came / HEAVIEST))
    if place > 1:
        sounds.play("clack", step=place - 1, force=speed)
    elif place:
        sounds.play("thud")
    else:
        sounds.play("slide")
    if sets(after, rules) > sets(before, rules):
        sounds.play("chord")


def last_place(before: Table, after: Table) -> int:
    """Return the highest place, from 1 on, of a tile that came to a row; 0 if none came."""
    came = added(before, after) | moved(before, after)
    return max((len(after[row]) for row, _ in came), default=0)


def sets(table: Table, rules: Rules) -> int:
    """Count the rows that are sets and count."""
    return sum(counts(row, rules) for row in table)
