"""Rows that are sets or nearly so, drawn with chance from the generator given."""

from random import Random

from game.engine.tile import COLOR_CHANGE, COLORS, DOUBLE, JOKER, MIRROR, NUMBERS, Row, Tile

MIXES = {"J": "J", "J+D": "JD", "J+M": "JM", "J+C": "JC", "all": "JDMC"}
"""The kinds of jokers that rows are drawn with."""


def near_set(rng: Random, kinds: str) -> Row:
    """Take a stretch of a run or a group and spoil it up to three times."""
    row = rng.choice((_run, _group))(rng, kinds)
    if "M" in kinds and rng.random() < 0.5:
        side = row[: rng.randint(1, len(row))]
        row = [*side, MIRROR, *side[::-1]]
    for _ in range(rng.randrange(4)):
        _spoil(row, rng, kinds)
    return tuple(row)


def _run(rng: Random, kinds: str) -> list[Tile]:
    first, length, color = rng.randint(1, 12), rng.randint(2, 7), rng.choice(COLORS)
    row = [Tile(color, min(13, first + at)) for at in range(length)]
    for _ in range(rng.choice((0, 1, 1, 2)) if "C" in kinds else 0):
        at, color = rng.randrange(len(row)), rng.choice(COLORS)
        changed = (Tile(color, tile.number) if tile.number else tile for tile in row[at + 1 :])
        row[at:] = [COLOR_CHANGE, *changed]
    return row


def _group(rng: Random, _: str) -> list[Tile]:
    number = rng.choice(NUMBERS)
    return [Tile(color, number) for color in rng.sample(COLORS, rng.randint(2, 4))]


def _spoil(row: list[Tile], rng: Random, kinds: str) -> None:
    """Put a joker or another tile in a place, or lose, add or exchange tiles."""
    at, other = rng.randrange(len(row)), rng.randrange(len(row))
    joker = Tile(rng.choice(kinds))
    match rng.choice("JJJDDKKAST" if "D" in kinds else "JJJKKAST"):
        case "J":
            row[at] = JOKER
        case "D":
            row[at : at + 2] = [DOUBLE]
        case "K":
            row[at] = joker
        case "A":
            row.insert(at, joker)
        case "S":
            row[at], row[other] = row[other], row[at]
        case "T":
            row[at] = Tile(rng.choice(COLORS), rng.choice(NUMBERS))
