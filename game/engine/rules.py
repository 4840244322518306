"""The options of a game as values, and the presets that the rule sheets describe."""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal, get_args

from game.engine.tile import COLORS, COPIES, NUMBERS, Row, Tile, all_tiles


@dataclass(frozen=True)
class Rounds:
    """A match of rounds: each has as many games as players, most games won wins (R40)."""

    rounds: int = 1


@dataclass(frozen=True)
class Target:
    """A match until someone reaches `points`; the highest total wins (R41)."""

    points: int


@dataclass(frozen=True)
class Games:
    """A match of this many games; the highest total wins (R42)."""

    games: int


Length = Rounds | Target | Games

Freed = Literal["new-set", "anywhere"]
FREED = get_args(Freed)
"""Where a freed joker may go (R21)."""


LooseTiles = Literal["refused", "taken"]
LOOSE_TILES = get_args(LooseTiles)
"""What becomes of one or two loose tiles that a play leaves (R43)."""

Colors = Literal["orange-red", "yellow-red", "yellow-pink"]
COLORINGS = get_args(Colors)
"""What the rule sheet calls the fourth and the second colour (orange and red)."""

Deal = Literal["usual", "quick"]
DEALS = get_args(Deal)
"""How much is dealt (R4, R49): the whole box, or few tiles beside rows that lie there already."""

TWIST_JOKERS = (("J", 2), ("D", 2), ("M", 2), ("C", 2))


@dataclass(frozen=True)
class Rules:
    """Hold every option of a game; a preset is a value of this type.

    `initial_meld` 0 lets any set open; after `mercy` draws without opening it does so too. Numbers
    go up to `highest`, and without `groups` runs alone count (R46). There are so many `copies` of
    each. When a game begins, a run from the first to the last number of each of `starting_runs`
    lies on the table in every colour, or a run of each length in `chance_runs`, at a place of
    chance; where any set opens, all players have opened then (R47). A quick `deal` has fewer tiles,
    as `for_seats` says (R49).
    With `open_racks` those of all people lie open, as with a handicap. Where all play `together`,
    all win or none, every rack lies open, and all players have opened when a game begins (R48).
    """

    name: str
    jokers: tuple[tuple[str, int], ...] = (("J", 2),)
    highest: int = NUMBERS[-1]
    groups: bool = True
    copies: int = COPIES
    starting_runs: tuple[tuple[int, int], ...] = ()
    chance_runs: tuple[int, ...] = ()
    deal: Deal = "usual"
    rack_size: int = 14
    initial_meld: int = 30
    mercy: int | None = None
    joker_in_initial_meld: bool = True
    build_in_initial_turn: bool = False
    freed_joker: Freed = "new-set"
    own_tiles_with_freed_joker: int = 0
    group_joker_needs_both: bool = False
    double_needs_both: bool = False
    loose_tiles: LooseTiles = "refused"
    river: bool = False
    seconds: int | None = 60
    penalty_idle: int = 1
    penalty_unfinished: int = 3
    length: Length = Rounds()
    colors: Colors = "orange-red"
    open_racks: bool = False
    together: bool = False

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """List every tile of the game (R1)."""
        return all_tiles(dict(self.jokers), self.highest, self.copies)

    @property
    def starting_table(self) -> tuple[Row, ...]:
        """List the runs that lie on the table when a game begins (R47)."""
        return tuple(
            tuple(Tile(color, number) for number in range(first, last + 1))
            for first, last in self.starting_runs
            for color in COLORS
        )

    @property
    def tiles_laid_at_start(self) -> int:
        """The number of tiles that lie on the table when a game begins (R47)."""
        return sum(map(len, self.starting_table)) + sum(self.chance_runs)

    @property
    def opens_at_once(self) -> bool:
        """Whether all players have opened when a game begins (R47, R48)."""
        return self.together or (self.tiles_laid_at_start > 0 and not self.initial_meld)


CLASSIC = Rules("classic-2016")

PRESSMAN = Rules("pressman-2009", own_tiles_with_freed_joker=2, seconds=None, length=Target(100))

TWIST = Rules("twist-2018", jokers=TWIST_JOKERS, colors="yellow-red")

TWIST_2015 = replace(TWIST, name="twist-2015", colors="yellow-pink")

ARTICLE = Rules(
    "article",
    joker_in_initial_meld=False,
    loose_tiles="taken",
    penalty_unfinished=1,
    length=Games(4),
    colors="yellow-red",
)

RIVER = replace(ARTICLE, name="river", river=True)

FAMILY = Rules("family", initial_meld=0, freed_joker="anywhere", seconds=None, penalty_unfinished=1)

RELAXED = Rules("relaxed", build_in_initial_turn=True, freed_joker="anywhere")

CUSTOM = Rules("custom")
"""The classic game, to be changed as one likes."""

PRESETS = {
    rules.name: rules
    for rules in (CLASSIC, TWIST, TWIST_2015, PRESSMAN, ARTICLE, RIVER, FAMILY, RELAXED, CUSTOM)
}

_RUNG = replace(FAMILY, copies=1, rack_size=7, length=Games(1))

FIRST_RUNG = replace(
    _RUNG,
    name="rung-1",
    jokers=(("J", 0),),
    highest=11,
    groups=False,
    starting_runs=((4, 6),),
    rack_size=6,
    open_racks=True,
)

LADDER = {
    rules.name: rules
    for rules in (
        FIRST_RUNG,
        replace(
            _RUNG,
            name="rung-2",
            jokers=(("J", 0),),
            highest=8,
            copies=2,
            starting_runs=((3, 5), (3, 5)),
        ),
        replace(_RUNG, name="rung-3", jokers=(("J", 4),), starting_runs=((3, 5), (8, 10))),
        replace(_RUNG, name="rung-4", jokers=(("J", 4),), starting_runs=((4, 9),)),
        replace(
            _RUNG,
            name="rung-5",
            jokers=(("J", 4),),
            starting_runs=((3, 5), (8, 10)),
            initial_meld=30,
            mercy=2,
            freed_joker="new-set",
        ),
    )
}
"""The children's ladder: each rung adds something to the one before.

Rows lie there at the start, and there are few tiles. So a child finds something to lay in nearly
half of its turns, and somebody goes out within a dozen. Kept games name these, so they stay as they
are; `for_seats` says what games are dealt with now.
"""

_EIGHT_RUNS = (4, 4, 4, 4, 3, 3, 3, 3)

_FEW_TILES: dict[int, dict[str, Any]] = {
    2: {"copies": 1, "chance_runs": _EIGHT_RUNS, "rack_size": 7},
    3: {"copies": 1, "chance_runs": (6, 6, 6, 5), "rack_size": 7},
    4: {"copies": 2, "chance_runs": (8, 7, 7, 6, 8, 7, 7, 6), "rack_size": 7},
}
"""What a short game has for so many players (R49).

Runs leave a place for nearly every tile, so that somebody goes out. Groups would shut places.
"""

_FOR_SEATS: dict[str, dict[int, dict[str, Any]]] = {
    "rung-1": {
        2: {"highest": 10, "chance_runs": (3, 3, 3, 3), "rack_size": 7},
        3: {"highest": 12, "chance_runs": (4, 4, 4, 4)},
        4: {"highest": 10, "copies": 2, "chance_runs": (3,) * 8, "rack_size": 8},
    },
    "rung-2": {
        2: {"chance_runs": (4,) * 8, "rack_size": 9},
        3: {"chance_runs": (3,) * 8, "rack_size": 6},
        4: {"highest": 10, "chance_runs": _EIGHT_RUNS},
    },
    "rung-3": _FEW_TILES,
    "rung-4": _FEW_TILES,
    "rung-5": _FEW_TILES | {3: {"copies": 2, "chance_runs": 2 * _EIGHT_RUNS, "rack_size": 8}},
    "together": {
        2: {"chance_runs": (3,) * 8},
        3: {"jokers": (("J", 4),), "chance_runs": _EIGHT_RUNS, "rack_size": 6},
        4: {"jokers": (("J", 4),), "copies": 2, "chance_runs": 2 * _EIGHT_RUNS},
    },
}
"""What a game of children has for so many players, so that all play about as long."""


def for_seats(rules: Rules, seats: int) -> Rules:
    """Return the rules for a number of seats, so that all games take about as long.

    That holds for games of children and for a quick deal, in which any set opens (R49).
    """
    if rules.deal == "quick":
        jokers = ("J", 4), *((kind, 1) for kind, _ in rules.jokers if kind != "J")
        quick = replace(rules, jokers=jokers, initial_meld=0, starting_runs=())
        return replace(quick, **_FEW_TILES[seats])
    few = _FOR_SEATS.get(rules.name)
    return replace(rules, starting_runs=(), **few[seats]) if few else rules


_OLD_FIRST = replace(
    FAMILY,
    name="ladder-1",
    jokers=(("J", 0),),
    highest=7,
    groups=False,
    rack_size=9,
    length=Games(1),
    open_racks=True,
)

OLD_LADDER = {
    rules.name: rules
    for rules in (
        _OLD_FIRST,
        replace(
            _OLD_FIRST, name="ladder-2", highest=10, groups=True, rack_size=10, open_racks=False
        ),
        replace(FAMILY, name="ladder-3", length=Games(1)),
        replace(FAMILY, name="ladder-4", length=Games(1)),
        replace(CLASSIC, name="ladder-5", seconds=None, length=Games(1)),
    )
}
"""The ladder as it was once, for games that were kept; its games took up to an hour."""

TOGETHER = replace(
    FAMILY,
    name="together",
    copies=1,
    starting_runs=((4, 9),),
    rack_size=7,
    length=Games(1),
    together=True,
)
"""All at the table try to bring every tile down before the pool is empty (R48).

Rows lie there at the start, and there are few tiles: so two attentive people who only borrow what
rows can spare win about two games of three.
"""

OFFERED = PRESETS | LADDER | {TOGETHER.name: TOGETHER}
"""All rules that can be chosen by name."""

NAMED = OFFERED | OLD_LADDER
"""All rules that a game can have by name."""


def next_rung(rules: Rules) -> Rules | None:
    """Return the rung above one of the ladder, a game of Family above the last, else none."""
    names = [*LADDER, FAMILY.name]
    above = dict(pairwise(names)).get(rules.name)
    return replace(NAMED[above], length=Games(1)) if above else None


GENTLE = (
    "family",
    "rung-1",
    "rung-2",
    "rung-3",
    "rung-4",
    "ladder-1",
    "ladder-2",
    "ladder-3",
    "ladder-4",
    "together",
)
"""The games of children: hints belong to them, and nothing is said of seals."""

PLAIN = ("rung-1", "rung-2", "rung-3", "ladder-1", "ladder-2", "ladder-3")
"""The games in which hints do with own sets and what is added to rows, if that is a play."""

HOUSE_BOTH = replace(CLASSIC, group_joker_needs_both=True)
"""The classic game with the house rule R24."""
