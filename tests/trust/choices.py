"""No bot changes unnoticed: what each level chooses in positions of the golden games."""

from collections.abc import Iterator
from itertools import islice

from tests.bots.choices import COUNT, FILE, choices
from tests.trust.promise import Promise


def _changed(size: int, _: int) -> Iterator[str]:
    kept = FILE.read_text("utf-8").splitlines()
    for choice, before in zip(islice(choices(), size), kept, strict=size >= COUNT):
        if choice != before:
            yield f"{choice}; it was {before}"


PROMISE = Promise("choices", "bots choose what they chose", COUNT, COUNT, _changed)
"""What is meant to change is written anew: `python -m tests.bots.choices`."""
