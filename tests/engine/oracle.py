"""A second judge of rows, written apart from the engine: it tries every face for every joker."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

Face = tuple[str, int]
FACES: tuple[Face, ...] = tuple((color, number) for color in "KRBO" for number in range(1, 14))


def readings(row: tuple[Face, ...]) -> Iterator[tuple[Face, ...]]:
    """Yield every way to put faces for the jokers so that the row is a run or a group."""
    if len(row) < 3 or len(row) > 13 or all(kind == "J" for kind, _ in row):
        return
    shown = [tile for tile in row if tile[0] != "J"]
    if len(shown) == len(row):
        choices = [[face] for face in row]
    else:
        likely = [face for face in FACES if _may_help(face, shown)]
        choices = [likely if face[0] == "J" else [face] for face in row]
    for faces in product(*choices):
        if _is_run(faces) or _is_group(faces):
            yield faces


@cache
def worth(row: tuple[Face, ...]) -> int | None:
    """Give the most that a row can count, None if it is no set."""
    return max((sum(number for _, number in faces) for faces in readings(row)), default=None)


def _may_help(face: Face, shown: list[Face]) -> bool:
    """Leave out faces that share neither colour nor number with all the others: no set mixes."""
    color, number = face
    return all(color == each[0] for each in shown) or all(number == each[1] for each in shown)


def _is_run(faces: tuple[Face, ...]) -> bool:
    one_color = len({color for color, _ in faces}) == 1
    steps = {after - before for (_, before), (_, after) in pairwise(faces)}
    return one_color and steps == {1}


def _is_group(faces: tuple[Face, ...]) -> bool:
    one_number = len({number for _, number in faces}) == 1
    return one_number and len({color for color, _ in faces}) == len(faces)
