"""Whole games over all presets, played by players who try everything and watched throughout."""

from dataclasses import replace
from random import Random

from game.engine.deal import deal
from game.engine.game import Game
from game.engine.position import TIMES, Handicap, Position
from game.engine.rules import CLASSIC, FREED, LOOSE_TILES, OFFERED, TWIST_JOKERS, Rules
from tests.engine.players import actions
from tests.engine.watch import Watch

NAMES = ("fox", "pip", "otter", "owl")
MOST_TURNS = 1_000
SEEDS = 3 * len(OFFERED)
"""So many seeds, one after the other, have every preset with two, three and four seats."""


def new_game(seats: int, rng: Random, rules: Rules = CLASSIC) -> Game:
    return Game(deal(rules, NAMES[:seats], rng).position)


def watched_game(seed: int, seats: int, rules: Rules) -> Game:
    rng = Random(seed)
    start = new_game(seats, rng, rules).position
    game = Game(eased(start, Random(seed)) if seed % 2 else start)
    watch = Watch(game, Random(seed))
    zeal = rng.choice((0.5, 0.8, 1.0))
    while not game.result:
        for events in actions(game, rng, zeal):
            watch.look(events)
        assert game.turns < MOST_TURNS
    watch.look_at_end()
    return game


def eased(start: Position, rng: Random) -> Position:
    """Make something easier for some of the players."""
    handicaps = (
        Handicap(rng.random() < 0.5, rng.random() < 0.5, rng.choice(TIMES)) for _ in start.seats
    )
    seats = zip(start.seats, handicaps, strict=True)
    return replace(start, seats=tuple(replace(seat, handicap=each) for seat, each in seats))


def some_rules(seed: int) -> Rules:
    """Give all rules in turn, custom ones mixed, one in five with the River switched on."""
    rng = Random(seed)
    rules = list(OFFERED.values())[seed // 3 % len(OFFERED)]
    if rules.name == "custom":
        rules = mixed(rules, rng)
    return replace(rules, river=rules.river or (rules.groups and rng.random() < 0.2))


def mixed(rules: Rules, rng: Random) -> Rules:
    """Choose every option that a player can choose."""
    counts = [(kind, rng.choice((0, 1, 2, 2, 4))) for kind, _ in TWIST_JOKERS]
    return replace(
        rules,
        jokers=tuple(counts[: rng.choice((1, 4))]),
        initial_meld=rng.choice((0, 30, 50)),
        mercy=rng.choice((None, 3)),
        joker_in_initial_meld=rng.random() < 0.5,
        build_in_initial_turn=rng.random() < 0.5,
        freed_joker=rng.choice(FREED),
        own_tiles_with_freed_joker=rng.choice((0, 2)),
        group_joker_needs_both=rng.random() < 0.5,
        double_needs_both=rng.random() < 0.5,
        loose_tiles=rng.choice(LOOSE_TILES),
        seconds=rng.choice((None, 30, 60, 90, 120)),
        penalty_idle=rng.choice((0, 1)),
        penalty_unfinished=rng.choice((1, 3)),
    )
