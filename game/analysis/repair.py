"""The moment in which a table that was taken apart in a turn is whole again."""

from collections import Counter

from game.analysis.table_diff import added, moved
from game.analysis.turn_status import TurnStatus
from game.engine.position import Table


class Repair:
    """Follow the table through a turn; whole again, each table counts once."""

    def __init__(self, table: Table) -> None:
        """Take the table as it lay at the start of the turn."""
        self.table = table
        self._whole = [Counter(table)]
        self._apart = False

    def follow(self, rows: Table, status: TurnStatus) -> bool:
        """Take the table as it is now; tell whether it has just become whole again."""
        was_apart, faulty = self._apart, {at for at, row in enumerate(status.rows) if row.fault}
        own = added(self.table, rows) if faulty else ()
        lying = any((at, index) not in own for at in faulty for index in range(len(rows[at])))
        # Tiles of the table have left their rows, and some lie in a faulty one.
        self._apart = lying and bool(moved(self.table, rows))
        if faulty or Counter(rows) in self._whole:
            return False
        self._whole.append(Counter(rows))
        return was_apart and bool(moved(self.table, rows))
