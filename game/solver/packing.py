"""How states of the sweep and their scores are packed into ints, which are quick to add and sort.

A state is all that matters about the numbers walked over so far: how many jokers are left, and
the run state of each colour. As there are ten run states, it is a decimal number:

    digit    4 and above    3      2    1     0
             jokers left    black  red  blue  orange

The sweep takes two colours at a time: black and red are the first pair of digits, blue and orange
the last.

A score ranks the ways to a state. Score and state together are a way, the sum of both:

    bits     27 and above   18 to 26         0 to 17
             worth played   tiles in place   state

What a number adds to a way is the sum of what its colours add. Of two ways the greater one has
the better score or, if they are equal, more jokers left.
"""

from game.engine.tile import COLORS
from game.solver.run_states import RUN_STATES

RADIX = len(RUN_STATES)
PAIR_RADIX = RADIX**2
FIRST_PAIR, LAST_PAIR = PAIR_RADIX, 1
"""What the next higher pair adds to a state."""

ONE_JOKER = PAIR_RADIX**2
"""What another joker left adds to a state."""

DIGITS: dict[str, int] = {color: RADIX**at for at, color in enumerate(reversed(COLORS))}
"""What the next higher run state of a colour adds to a state."""

STATE_BITS = 18
STATE = (1 << STATE_BITS) - 1
"""The bits of the state."""

IN_PLACE_BITS = 9
"""Enough for all tiles that lie on the table, so that what is played always weighs more."""

WORTH_SHIFT = STATE_BITS + IN_PLACE_BITS


def pack_pair(one: int, other: int) -> int:
    """Pack the run states of two colours: `one | other`, a decimal digit each."""
    return one * RADIX + other


def unpack_pair(pair: int) -> tuple[int, int]:
    """Unpack the run states of two colours: `one | other`, a decimal digit each."""
    return divmod(pair, RADIX)


def run_state(packed: int, digit: int) -> int:
    """Unpack the run state of the colour that has this digit."""
    return packed // digit % RADIX


def run_states(packed: int) -> tuple[int, ...]:
    """Unpack the run states of all colours, of a state or of a way."""
    packed &= STATE
    return tuple(run_state(packed, DIGITS[color]) for color in COLORS)


def jokers_left(packed: int) -> int:
    """Unpack the jokers left, of a state or of a way."""
    return (packed & STATE) // ONE_JOKER


def pack_score(worth: int, in_place: int = 0) -> int:
    """Pack a score: `worth | in place (9 bits) | no state (18 bits)`."""
    return worth << WORTH_SHIFT | in_place << STATE_BITS


def score_of(way: int) -> int:
    """Return the packed score of a way."""
    return way & ~STATE
