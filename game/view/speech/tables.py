"""The table in words: all of it, how it stands now, and what has changed on it."""

from collections import Counter
from collections.abc import Iterable
from math import ceil

from game.engine.clock import Clock
from game.engine.position import Table
from game.kit.kit import Kit
from game.kit.widgets.caps import name_key
from game.view.hint_text import MOST_ROWS, MOST_TILES
from game.view.players.addressing import label
from game.view.speech.racks import by_colors, rack_said
from game.view.speech.spoken_rows import row_said
from game.view.table.action_button import Action, advice
from game.view.table.highlights import Highlighted
from game.view.table.shown import Shown
from game.view.wording import tile_names


def table_said(kit: Kit, shown: Shown) -> list[str]:
    """Say every row of the table, and the tiles of the River."""
    said = [table_count(kit, shown), *_rows(kit, shown)]
    if shown.river:
        said.append(kit.text("speak-river", tiles=tile_names(kit, shown.river)))
    return said


def table_count(kit: Kit, shown: Shown) -> str:
    """Say how many rows there are."""
    return kit.text("speak-table", count=len(shown.rows))


def _rows(kit: Kit, shown: Shown, only: Iterable[int] | None = None) -> list[str]:
    wanted = range(len(shown.rows)) if only is None else sorted(only)
    return [row_said(kit, at, shown.rows[at], shown.status.rows[at]) for at in wanted]


def begun_said(kit: Kit, shown: Shown, news: list[str] | None) -> list[str]:
    """Say what one reads as a turn begins: whose it is, what is new, what is to be mended.

    Without news, as nothing was heard before, the whole table and the rack. Where others listen,
    the rack waits until the player asks for it.
    """
    said = [advice(kit, shown)[0]]
    if news is None:
        said += table_said(kit, shown) if shown.rows else []
        key = name_key(kit, kit.keys.keys["rack"])
        asked = [kit.text("speak-rack-asked", key=key)]
        said += asked if shown.is_secret else rack_said(kit, shown)
    else:
        said += news
    faulty = (at for at, row in enumerate(shown.status.rows) if row.state == "faulty")
    return [*said, *(each for each in _rows(kit, shown, faulty) if each not in said)]


def change_said(kit: Kit, before: Shown, shown: Shown) -> list[str]:
    """Say what rows have become; where none is new, that tiles were taken back."""
    return new_rows_said(kit, before.rows, shown) or [kit.text("speak-taken-back")]


def new_rows_said(kit: Kit, before: Table, shown: Shown) -> list[str]:
    """Say which rows are new or changed since then."""
    there, new = Counter(before), []
    for at, row in enumerate(shown.rows):
        if there[row]:
            there[row] -= 1
        else:
            new.append(at)
    return _rows(kit, shown, new)


def lit_said(kit: Kit, shown: Shown, lit: Highlighted) -> list[str]:
    """Name the rows and tiles of a hint that has too many to name them itself."""
    said = _rows(kit, shown, lit.rows) if len(lit.rows) > MOST_ROWS and not lit.tiles else []
    return said + ([by_colors(kit, lit.tiles)] if len(lit.tiles) > MOST_TILES else [])


def standing_said(kit: Kit, shown: Shown, action: Action, clock: Clock | None) -> list[str]:
    """Say how things stand: who plays, what the big button does, the time, the others."""
    said = [advice(kit, shown)[0]]
    if shown.can_act:
        said.append(kit.text("speak-primary", button=kit.aloud(action.text, action.sub)))
    if clock and clock.left is not None:
        said.append(kit.text("speak-seconds", count=ceil(clock.left)))
    said += [*others_said(kit, shown), kit.text("pool-count", count=shown.pool)]
    return [each for each in said if each]


def others_said(kit: Kit, shown: Shown, before: Shown | None = None) -> list[str]:
    """Say how many tiles the others have, or those whose rack has changed since then."""
    return [
        kit.text("speak-seat", name=label(kit, shown.players, at), count=seat.tiles)
        for at, seat in enumerate(shown.seats)
        if at != shown.viewer and (before is None or before.seats[at].tiles != seat.tiles)
    ]
