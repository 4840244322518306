"""What has changed in words: on the table, on a rack, with the others."""

from game.analysis.table_diff import pairs
from game.engine.position import Table
from game.kit.kit import Kit
from game.view.speech.racks import rack_said, tell_gains
from game.view.speech.spoken_rows import set_said
from game.view.speech.tables import new_rows_said, others_said, table_said
from game.view.table.shown import Shown


def rows_since(kit: Kit, before: Table, shown: Shown) -> list[str]:
    """Say which rows are new or changed since then, and which are gone."""
    stayed = set(pairs(before, shown.rows).values())
    gone = [row for at, row in enumerate(before) if at not in stayed]
    lost = [kit.text("speak-gone", row=set_said(kit, row)) for row in gone]
    return new_rows_said(kit, before, shown) + lost


def news_said(kit: Kit, before: Shown | None, shown: Shown) -> list[str]:
    """Say all that has changed since then for the viewer; everything, if that was never."""
    if before is None:
        rack = [] if shown.is_secret else rack_said(kit, shown)
        return [*table_said(kit, shown), *rack, *others_said(kit, shown)]
    said = [*rows_since(kit, before.rows, shown), *tell_gains(kit, before, shown)]
    return [*said, *others_said(kit, shown, before)] or [kit.text("speak-no-news")]
