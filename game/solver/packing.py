"""How states of the sweep and their scores are packed into ints, which are quick to look up.

A state is all that matters about the numbers walked over so far: how many jokers were spent, and
the run state of each colour. As there are ten run states, it is a decimal number:

    digit    4 and above    3      2    1     0
             jokers spent   black  red  blue  orange

The sweep takes two colours at a time: black and red are the first pair of digits, blue and orange
the last. What the two pairs make of a state is packed apart and added up.

A score ranks the ways to a state, and ends with the state before, for the way back:

    bits     27 and above   18 to 26        0 to 17
             worth played   tiles in place  state before
"""

from game.engine.tile import COLORS
from game.solver.run_states import RUN_STATES

RADIX = len(RUN_STATES)
PAIR_RADIX = RADIX**2
FIRST_PAIR, LAST_PAIR = PAIR_RADIX, 1
"""What the next higher pair adds to a state."""

ONE_JOKER = PAIR_RADIX**2
"""What a joker spent adds to a state."""

DIGITS: dict[str, int] = {color: RADIX**at for at, color in enumerate(reversed(COLORS))}
"""What the next higher run state of a colour adds to a state."""

PARENT_BITS = 18
PARENT = (1 << PARENT_BITS) - 1
"""The bits of the state before."""

IN_PLACE_BITS = 9
"""Enough for all tiles that lie on the table, so that what is played always weighs more."""

WORTH_SHIFT = PARENT_BITS + IN_PLACE_BITS


def pack_pair(one: int, other: int) -> int:
    """Pack the run states of two colours: `one | other`, a decimal digit each."""
    return one * RADIX + other


def unpack_pair(pair: int) -> tuple[int, int]:
    """Unpack the run states of two colours: `one | other`, a decimal digit each."""
    return divmod(pair, RADIX)


def pack_state(jokers: int, pair: int, place: int) -> int:
    """Pack what a pair makes of a state: `jokers | first | last`, the other pair zero."""
    return jokers * ONE_JOKER + pair * place


def unpack_state(packed: int) -> tuple[int, int, int]:
    """Unpack a state: `jokers | first | last`, two decimal digits for each pair of colours."""
    return packed // ONE_JOKER, packed // PAIR_RADIX % PAIR_RADIX, packed % PAIR_RADIX


def run_state(packed: int, digit: int) -> int:
    """Unpack the run state of the colour that has this digit."""
    return packed // digit % RADIX


def pack_score(worth: int, in_place: int = 0, parent: int = 0) -> int:
    """Pack a score: `worth | in place (9 bits) | state before (18 bits)`."""
    return worth << WORTH_SHIFT | in_place << PARENT_BITS | parent


def unpack_score(packed: int) -> tuple[int, int, int]:
    """Unpack a score: `worth | in place (9 bits) | state before (18 bits)`."""
    in_place = (packed >> PARENT_BITS) & ((1 << IN_PLACE_BITS) - 1)
    return packed >> WORTH_SHIFT, in_place, packed & PARENT


def gain_between(before: int, after: int) -> int:
    """Give what a packed score has gained, whatever the states before."""
    return (after >> PARENT_BITS) - (before >> PARENT_BITS) << PARENT_BITS
