"""The rule book: the rules of a game as short pages of sentences and figures."""

from collections.abc import Iterable

from game.engine.meld import value
from game.engine.notation import read_row
from game.engine.rules import CLASSIC, Games, Length, Rounds, Rules, Target
from game.engine.tile import BONUS
from scenes.rulebook import few_numbers
from scenes.rulebook.examples import Chapter, Example, ExampleTiles, Racks


def facts(rules: Rules) -> dict[str, int]:
    """Return the numbers of the rules that the sentences of the book are written with."""
    return {
        "rack": rules.rack_size,
        "highest": rules.highest,
        "tiles": len(rules.tiles),
        "copies": rules.copies,
        "jokers": dict(rules.jokers).get("J", 0),
        "needed": rules.initial_meld,
        "mercy": rules.mercy or 0,
        "own": rules.own_tiles_with_freed_joker,
        "seconds": rules.seconds or 0,
        "idle": rules.penalty_idle,
        "penalty": rules.penalty_unfinished,
        "length": _number(rules.length),
    }


def _number(length: Length) -> int:
    match length:
        case Rounds(count) | Target(count) | Games(count):
            return count


def chapters(rules: Rules) -> tuple[Chapter, ...]:
    """Write the pages that concern these rules."""
    if rules.highest < CLASSIC.highest:
        river = (RIVER,) if rules.river else ()
        first, end = few_numbers.first_pages(rules), few_numbers.END
        return *first, *river, _time(rules), end, _match(rules)
    twist = any(joker.kind in dict(rules.jokers) for joker in BONUS)
    return (
        _aim(rules, twist),
        SETS,
        *(() if rules.opens_at_once else (_first(rules),)),
        _turn(rules),
        REARRANGING,
        LARGER,
        JOKERS,
        _freeing(rules),
        *((_double(rules), MIRROR, CHANGE, BONUS_JOKERS) if twist else ()),
        *((RIVER,) if rules.river else ()),
        *((LOOSE,) if rules.loose_tiles == "taken" else ()),
        *_list_house_rules(rules),
        _time(rules),
        *((END_TOGETHER,) if rules.together else (END, _match(rules), TIPS)),
    )


def _chosen(*choices: tuple[str, bool]) -> tuple[str, ...]:
    """List the ids that apply."""
    return tuple(id for id, applies in choices if applies)


def _aim(rules: Rules, twist: bool) -> Chapter:
    kinds = [kind for kind, _ in rules.jokers]
    return Chapter(
        "aim",
        (
            *(TOGETHER if rules.together else ("book-aim-goal",)),
            "book-aim-numbers",
            *_chosen((f"book-aim-{rules.colors}", rules.colors != CLASSIC.colors)),
            "book-aim-twist" if twist else "book-aim-jokers",
            "book-aim-rack",
            *(("book-quick-deal", "book-quick-first") if rules.deal == "quick" else ()),
            *_chosen(("book-few-rows", bool(rules.starting_runs))),
            "book-aim-start",
        ),
        (
            ExampleTiles("K1 R5 B9 O13", "book-aim-colors"),
            *(ExampleTiles(kind, f"book-tile-{kind}") for kind in kinds),
        ),
    )


SETS = Chapter(
    "sets",
    ("book-sets-three", "book-sets-group", "book-sets-run", "book-sets-ends"),
    (
        Example("K7 R7 B7"),
        Example("R4 R5 R6 R7"),
        Example("K7 R7 R7"),
        Example("B5 B6 B8"),
        Example("K4 O5 B6"),
    ),
)

OPENINGS = ("B1 B2 B3", "K10 R10 B10", "K13 R13 B13 O13")
"""Sets of rising value, one of which shows what first sets are enough."""

BUILDING = Example(
    "B4 B5 B6 > B4 B5 B6 B7 | K13 R13 B13 O13", note="book-house-built", opened=False
)
"""Building on the table in the turn of the first sets (R13)."""


def _first(rules: Rules) -> Chapter:
    needed, jokers = rules.initial_meld, rules.joker_in_initial_meld
    enough = [row for row in OPENINGS if value(read_row(row)) >= needed]
    return Chapter(
        "first",
        _chosen(
            ("book-first-value", needed > 0),
            ("book-first-any", not needed),
            ("book-first-numbers", needed > 0),
            ("book-first-joker", needed > 0 and jokers),
            ("book-first-no-joker", not jokers),
            ("book-first-apart", not rules.build_in_initial_turn),
        ),
        (
            *(Example(row, opened=False) for row in enough[:1]),
            *([Example("B5 B6 B7", opened=False)] if needed else []),
            *([Example("R13 J K13 O13", opened=False)] if needed or not jokers else []),
            *([] if rules.build_in_initial_turn else [BUILDING]),
        ),
    )


def _turn(rules: Rules) -> Chapter:
    return Chapter(
        "turn",
        (
            *(few_numbers.first_turn(rules) if rules.opens_at_once else ("book-turn-free",)),
            "book-turn-legal",
            "book-turn-river" if rules.river else "book-turn-draw",
            "book-turn-pass",
        ),
        (
            Example("K8 R8 B8 > K8 R8 B8 O8", note="book-turn-built"),
            Example("B4 B5 B6 > B3 B4 B5 B6", note="book-turn-before"),
            Example("R9 R10 R11", note="book-turn-new"),
        ),
    )


REARRANGING = Chapter(
    "rearranging",
    ("book-rearranging-free", "book-rearranging-whole", "book-rearranging-undo"),
    (
        Example("K6 R6 B6 O6 > K6 B6 O6 | R4 R5 R6", note="book-move-fourth"),
        Example("B4 B5 B6 > B5 B6 B7 | K4 R4 B4", note="book-move-ends"),
        Example("R3 R4 R5 R6 R7 > R3 R4 R5 | R5 R6 R7", note="book-move-split"),
    ),
)

LARGER = Chapter(
    "larger",
    ("book-larger-several", "book-larger-last"),
    (
        Example("K2 K3 K4 | K6 K7 K8 > K2 K3 K4 K5 K6 K7 K8", note="book-move-join"),
        Example(
            "R4 R5 R6 R7 | B7 B8 B9 B10 > R4 R5 R6 | B8 B9 B10 | K7 R7 B7",
            note="book-move-combined",
        ),
        Example(
            "K1 K2 K3 | R1 R2 R3 | B1 B2 B3 > K1 R1 B1 | K2 R2 B2 | K3 R3 B3 O3",
            note="book-move-multiple",
        ),
    ),
)
"""The ways to rebuild a table, with those before (R18)."""

JOKERS = Chapter(
    "jokers",
    ("book-jokers-any", "book-jokers-place", "book-jokers-two", "book-jokers-cost"),
    (
        Example("R5 J R7"),
        Example("K9 B9 J"),
        Example("J J O10"),
        Example("R5 J R8"),
    ),
)


def _freeing(rules: Rules) -> Chapter:
    anywhere, own = rules.freed_joker == "anywhere", rules.own_tiles_with_freed_joker
    kept = Example("R5 J R7 | B1 B2 B3 > R5 R6 R7 | B1 B2 B3 J", note="book-freeing-added")
    alone = Example("R5 J R7 | K1 K2 K3 K4 K5 > R5 R6 R7 | K1 K2 K3 | K4 K5 J")
    return Chapter(
        "freeing",
        _chosen(
            ("book-freeing-how", True),
            ("book-freeing-anywhere", anywhere),
            ("book-freeing-new", not anywhere),
            ("book-freeing-own", own > 0),
            ("book-freeing-rack", True),
            ("book-freeing-opened", True),
        ),
        (
            Example("R5 J R7 > R5 R6 R7 | K9 B9 J", note="book-freeing-replaced"),
            Example("R5 R6 J > R4 R5 R6 | O2 O3 J", note="book-freeing-end"),
            kept,
            *([alone] if own else []),
        ),
    )


ONE_FOR_DOUBLE = Example("B3 R3 D > B3 R3 O3 | K7 K8 D", note="book-double-three")
"""Freeing a Double by one of the two tiles it stands for (R29)."""


def _double(rules: Rules) -> Chapter:
    return Chapter(
        "double",
        ("book-double-run", "book-double-group", "book-double-ends", "book-double-freed"),
        (
            Example("R2 D R5"),
            Example("B3 R3 D"),
            Example("R5 D R7"),
            Example("R5 D R8 > R5 R6 R7 R8 | K9 B9 D", note="book-double-replaced"),
            *([] if rules.double_needs_both else [ONE_FOR_DOUBLE]),
        ),
    )


MIRROR = Chapter(
    "mirror",
    ("book-mirror-middle", "book-mirror-sides", "book-mirror-joker", "book-mirror-both"),
    (
        Example("R5 R6 M R6 R5"),
        Example("B8 R8 M R8 B8"),
        Example("R5 R6 M D"),
        Example("R5 R6 M R6 B5"),
        Example("R5 R6 M R6 R5 > R5 R6 R7 M R7 R6 R5", note="book-mirror-added"),
    ),
)

CHANGE = Chapter(
    "change",
    ("book-change-runs", "book-change-colors", "book-change-end", "book-change-freed"),
    (
        Example("R3 R4 C B6"),
        Example("O6 O7 C"),
        Example("R6 R7 C R9"),
        Example("K5 R5 B5 C"),
        Example("R5 R6 C > R5 R6 R7 | K9 K10 C", note="book-change-replaced"),
    ),
)

BONUS_JOKERS = Chapter(
    "bonus",
    ("book-bonus-mixed", "book-bonus-freed", "book-bonus-exchange"),
    (
        Example("R3 J D R7"),
        Example("R3 D C B7"),
        Example("R5 R6 J > R5 R6 C | K9 O9 J"),
    ),
)

RIVER = Chapter(
    "river",
    (
        "book-river-draw",
        "book-river-key",
        "book-river-plunder",
        "book-river-back",
    ),
    (
        ExampleTiles("K3 O8", "book-river-two"),
        Example("take 4; O9 O10 O11", river="R1 B4 B6 O10 K13", note="book-river-taken"),
    ),
)

LOOSE = Chapter(
    "loose",
    ("book-loose-taken", "book-loose-more"),
    (
        Example("K4 R4 B4 > R4 R5 R6 | K4 | B4", note="book-loose-two"),
        Example("B7 B8 B9 B10 > K8 R8 B8 | B7 | B9 | B10"),
    ),
)


def _list_house_rules(rules: Rules) -> Iterable[Chapter]:
    mercy, opening, note = rules.mercy, OPENINGS[0], "book-house-opened"
    both = Example("K3 R3 J > K3 R3 B3 O3 | K7 K8 J", note="book-house-filled")
    one = Example("K3 R3 J > K3 R3 B3 | K7 K8 J")
    sentences = _chosen(
        ("book-house-mercy", rules.mercy is not None),
        ("book-house-build", rules.build_in_initial_turn),
        ("book-house-group", rules.group_joker_needs_both),
        ("book-house-double", rules.double_needs_both),
    )
    figures = (
        *([] if mercy is None else [Example(opening, note=note, opened=False, draws=mercy)]),
        *([BUILDING] if rules.build_in_initial_turn else []),
        *([both, one] if rules.group_joker_needs_both else []),
        *([ONE_FOR_DOUBLE] if rules.double_needs_both else []),
    )
    return [Chapter("house", sentences, figures)] if sentences else []


def _time(rules: Rules) -> Chapter:
    if rules.seconds is None:
        return Chapter("time", ("book-time-none",), sign="no_clock")
    sentences = ("book-time-limit", "book-time-legal", "book-time-idle", "book-time-late")
    return Chapter("time", sentences, sign="clock")


END = Chapter(
    "end",
    ("book-end-out", "book-end-lose", "book-end-win", "book-end-blocked"),
    (Racks(("R3 K9 O12", "B2 J", "B4 B5 K11")),),
)


TOGETHER = "book-together-goal", "book-together-racks"
END_TOGETHER = Chapter(
    "end",
    ("book-together-out", "book-together-won", "book-together-lost", "book-together-point"),
    (Example("K5 K6 K7 > K5 K6 K7 K8", note="book-together-last"),),
)

TIPS = Chapter(
    "tips",
    ("book-tips-hold", "book-tips-fourth", "book-tips-joker", "book-tips-last"),
    (
        Example("K9 R9 B9", note="book-tips-three"),
        Example("K9 R9 B9 > K9 R9 B9 O9", note="book-tips-later"),
    ),
)


def _match(rules: Rules) -> Chapter:
    sentences = {
        Rounds: ("book-match-rounds", "book-match-won"),
        Target: ("book-match-target", "book-match-tie"),
        Games: ("book-match-games", "book-match-total"),
    }[type(rules.length)]
    again = _chosen(("book-match-start", rules.length != Games(1)))
    return Chapter("match", (*sentences, *again), sign="crown")
