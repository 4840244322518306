"""Pictures stay right: every golden picture is drawn again, without one differing pixel."""

from collections.abc import Iterator
from itertools import islice

from tests import golden
from tests.trust.promise import Promise


def _changed(size: int, _: int) -> Iterator[str]:
    drawn_with, hashes = golden.kept()
    if golden.drawn_with() != drawn_with:
        yield f"They were drawn with {drawn_with}; here is {golden.drawn_with()}"
        return
    for name, picture in islice(golden.PICTURES.items(), size):
        if golden.fingerprint(picture.draw()) != hashes[name]:
            yield f"{name} is not as it was"


PROMISE = Promise(
    "pictures",
    "no pixel changes unnoticed",
    sample=0,
    whole=0,
    by_hand=len(golden.PICTURES),
    attack=_changed,
)
"""Within the tests: `tests/test_golden_pictures.py`."""
