"""The pages of games with few numbers and no jokers: short ones, for children (R46)."""

from game.engine.rules import Rules
from scenes.rulebook.examples import Chapter, Example, ExampleTiles, Racks

GROUP, RUN = Example("K5 R5 B5"), Example("R4 R5 R6")
"""The first of them is wrong where runs alone count."""

RUNS = Chapter(
    "runs",
    ("book-few-three", "book-few-run", "book-few-only", "book-few-ends"),
    (RUN, Example("B1 B2 B3 B4"), Example("R4 R5 R7"), GROUP),
)

SETS = Chapter(
    "sets",
    ("book-few-three", "book-few-run", "book-few-group", "book-few-ends"),
    (RUN, GROUP, Example("R4 R5 R7"), Example("K5 R5 R5")),
)

MOVES = Chapter(
    "rearranging",
    ("book-few-table", "book-few-whole", "book-few-undo"),
    (
        Example("R3 R4 R5 R6 R7 > R3 R4 R5 | R5 R6 R7", note="book-move-split"),
        Example("K1 K2 K3 | K5 K6 K7 > K1 K2 K3 K4 K5 K6 K7", note="book-move-join"),
    ),
)

END = Chapter(
    "end",
    ("book-few-out", "book-few-lose", "book-few-blocked"),
    (Racks(("R3 K5 O7", "B2 K4", "B4 B5 K6")),),
)


def _aim(rules: Rules) -> Chapter:
    tiles = "book-few-numbers", "book-few-tiles", "book-few-rack"
    racks = ("book-few-open",) if rules.open_racks else ()
    rows = ("book-few-rows",) if rules.starting_runs else ()
    return Chapter(
        "aim",
        ("book-aim-goal", *tiles, *rows, *racks, "book-aim-start"),
        (ExampleTiles("K1 R3 B5 O7", "book-aim-colors"),),
    )


def _turn(rules: Rules) -> Chapter:
    draw = "book-turn-river" if rules.river else "book-few-draw"
    built = [Example("K5 R5 B5 > K5 R5 B5 O5", note="book-turn-built")] if rules.groups else []
    return Chapter(
        "turn",
        (*first_turn(rules), draw, "book-few-pass"),
        (
            Example("R5 R6 R7", note="book-turn-new"),
            Example("B4 B5 B6 > B3 B4 B5 B6", note="book-turn-before"),
            *built,
        ),
    )


def first_turn(rules: Rules) -> tuple[str, str]:
    """Say what may be done in the first turn, and after it (R12, R47)."""
    if rules.tiles_laid_at_start:
        return "book-few-add", "book-few-any"
    return "book-few-first", "book-few-more"


def first_pages(rules: Rules) -> tuple[Chapter, ...]:
    """Write the pages before those about time, the end and the match."""
    return _aim(rules), SETS if rules.groups else RUNS, _turn(rules), MOVES
