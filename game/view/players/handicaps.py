"""A handicap in short: signs for a plate, words for a button or a tip."""

from game.engine.position import Handicap
from game.kit.kit import Kit


def signs(handicap: Handicap) -> tuple[str, ...]:
    """Return the pictures of the art that stand for what is made easier."""
    clock = {1: (), None: ("no_clock",)}.get(handicap.time, ("clock",))
    return (
        *(("racks",) if handicap.open_rack else ()),
        *(("any_set",) if handicap.any_set_opens else ()),
        *clock,
    )


def in_words(kit: Kit, handicap: Handicap) -> str:
    """Say what is made easier; "" if nothing is."""
    parts = [
        *([kit.text("handicap-open-rack")] if handicap.open_rack else []),
        *([kit.text("handicap-any-set")] if handicap.any_set_opens else []),
        *([kit.text("handicap-time", times=handicap.time or 0)] if handicap.time != 1 else []),
    ]
    # A line may end between two of them only.
    return "\u00a0· ".join(part.replace(" ", "\u00a0") for part in parts)
