"""Garbage is collected between two frames, by the thread that draws them.

Python collects on whichever thread happens to fill its quota. On the thread of the store that may
close a font at the moment in which a frame opens another, without the lock that would keep the two
apart.
"""

import gc

LATEST = 8
"""While something moves, the oldest generation waits until it is due this many times over."""


def collect_on_request() -> None:
    """Stop Python from collecting by itself, and never look through what is here now."""
    gc.disable()
    gc.freeze()


def collect_garbage(*, is_quiet: bool) -> None:
    """Collect what is due by Python's own thresholds; the oldest takes long, so it may wait."""
    patience = (1, 1, 1 if is_quiet else LATEST)
    counts = zip(gc.get_count(), gc.get_threshold(), patience, strict=True)
    due = [at for at, (count, most, times) in enumerate(counts) if count > times * most]
    if due:
        gc.collect(due[-1])
