"""Nothing changes unnoticed: golden records replay bit-equal, and their games are played again."""

from collections.abc import Iterator
from itertools import islice

from game.engine.notation import write_position
from game.engine.record import read_record, write_record
from tests.engine.golden import FOLDER, GAMES, made
from tests.trust.promise import Promise

RECORDS = sorted((FOLDER / "games").iterdir()) + sorted((FOLDER / "shows").iterdir())


def _changed(size: int, _: int) -> Iterator[str]:
    for path in islice(RECORDS, size):
        text = path.read_text("utf-8")
        record = read_record(text)
        *_, last = record.positions()
        same = dict(record.headers)["end"] == write_position(last, one_line=True)
        if write_record(record) != text or not same:
            yield f"{path.stem} does not replay to the same end"
        if path.stem in GAMES and path.parent.name == "games" and made(path.stem) != text:
            yield f"{path.stem} is another game now"


PROMISE = Promise(
    "records",
    "golden records replay bit-equal",
    sample=0,
    whole=0,
    by_hand=len(RECORDS),
    attack=_changed,
)
"""Within the tests: `tests/engine/test_golden.py`."""
