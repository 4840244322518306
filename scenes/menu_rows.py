"""The rows of buttons in the menu, from what comes next down to what is seldom wanted."""

from collections.abc import Sequence

from pygame import Rect

from game.kit import layout

SHARES = {
    "undo": 1.4,
    "continue": 3.7,
    "first": 2.8,
    "play": 1.31,
    "tables": 1.7,
    "today": 1.31,
    "ways": 1.5,
}
"""How high the rows are, each against the others."""

LARGE_PLAY = {"play": 2.4}
"""The same of the way to play where it comes first."""

NARROW = 0.6
"""How wide the way for children is beside the tables, against one of these."""


def rows(room: Rect, names: Sequence[str], gap: int) -> dict[str, Rect]:
    """Divide the room of the buttons into rows with these names."""
    comes_first = not {"continue", "first"} & set(names)
    shares = SHARES | LARGE_PLAY if comes_first else SHARES
    parts = layout.shares(room, [shares[name] for name in names], gap)
    return dict(zip(names, parts, strict=True))


def parted(row: Rect, gap: int) -> tuple[Rect, Rect]:
    """Divide a row into the room for two tables and a narrow place beside it."""
    wide = round((row.w - 2 * gap) / (2 + NARROW))
    main = Rect(row.topleft, (2 * wide + gap, row.h))
    return main, Rect(main.right + gap, row.top, row.right - main.right - gap, row.h)
