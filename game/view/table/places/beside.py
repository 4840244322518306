"""Where a word stands beside a row: off that row, and off as much of all others as it can."""

from collections.abc import Sequence

from pygame import Rect


def places_beside(size: tuple[int, int], row: Rect, gap: int = 0) -> tuple[Rect, ...]:
    """List the places around a row: below it, above, at its right and at its left."""
    around = row.inflate(2 * gap, 2 * gap)
    word = Rect((0, 0), size)
    return (
        word.move_to(midtop=around.midbottom),
        word.move_to(midbottom=around.midtop),
        word.move_to(midleft=around.midright),
        word.move_to(midright=around.midleft),
    )


def best_place(places: Sequence[Rect], zone: Rect, row: Rect, rows: Sequence[Rect]) -> Rect:
    """Return the place within a zone that hides least, the first of those that are as good."""
    within = [place.clamp(zone) for place in places]
    return min(within, key=lambda it: (it.colliderect(row), hidden(it, rows)))


def hidden(place: Rect, rows: Sequence[Rect]) -> int:
    """Return how many pixels of some rows lie under a place."""
    under = (place.clip(row) for row in rows)
    return sum(each.width * each.height for each in under)
