"""What has changed in words: on the table, on a rack, with the others."""

from collections import Counter

from game.analysis.table_diff import pairs
from game.engine.position import Table
from game.engine.tile import in_order
from game.kit.kit import Kit
from game.view.players.addressing import label
from game.view.speech.racks import rack_said
from game.view.speech.spoken_rows import row_said, set_said
from game.view.speech.tables import table_said
from game.view.table.shown import Shown
from game.view.wording import tile_names


def rows_since(kit: Kit, before: Table, shown: Shown) -> list[str]:
    """Say which rows are new or changed since then, and which are gone."""
    there, said = Counter(before), []
    for at, row in enumerate(shown.rows):
        if there[row]:
            there[row] -= 1
        else:
            said.append(row_said(kit, at, row, shown.status.rows[at]))
    stayed = set(pairs(before, shown.rows).values())
    gone = [row for at, row in enumerate(before) if at not in stayed]
    return said + [kit.text("speak-gone", row=set_said(kit, row)) for row in gone]


def news_said(kit: Kit, before: Shown | None, shown: Shown) -> list[str]:
    """Say all that has changed since then for the viewer; everything, if that was never."""
    if before is None:
        rack = [] if shown.is_secret else rack_said(kit, shown)
        return [*table_said(kit, shown), *rack, *_tell_changed_racks(kit, shown)]
    said = [*rows_since(kit, before.rows, shown), *_gained(kit, before, shown)]
    told = [*said, *_tell_changed_racks(kit, shown, before)]
    return told or [kit.text("speak-no-news")]


def _gained(kit: Kit, before: Shown, shown: Shown) -> list[str]:
    """Say what has come to the viewer's rack, unless others listen."""
    new = Counter(shown.rack) - Counter(before.rack)
    if shown.is_secret or not new:
        return []
    return [kit.text("speak-drawn", tiles=tile_names(kit, in_order(new.elements())))]


def _tell_changed_racks(kit: Kit, shown: Shown, before: Shown | None = None) -> list[str]:
    others = (at for at in range(len(shown.seats)) if at != shown.viewer)
    return [
        kit.text("speak-seat", name=label(kit, shown.players, at), count=shown.seats[at].tiles)
        for at in others
        if before is None or before.seats[at].tiles != shown.seats[at].tiles
    ]
