"""No bot changes unnoticed: what each level chooses in positions of the golden games."""

from collections.abc import Iterator

from tests.bots.choices import COUNT, FILE, choices
from tests.trust.promise import Promise


def _changed(size: int, _: int) -> Iterator[str]:
    kept, step = FILE.read_text("utf-8").splitlines(), max(1, COUNT // size)
    for choice, before in zip(choices(step), kept[::step], strict=True):
        if choice != before:
            yield f"{choice}; it was {before}"


PROMISE = Promise(
    "choices",
    "bots choose what they chose",
    sample=COUNT // 18,
    whole=COUNT,
    by_hand=COUNT,
    attack=_changed,
)
"""What is meant to change is written anew: `python -m tests.bots.choices`.

Every ninth choice is one of each level and preset, as there are eight levels.
"""
