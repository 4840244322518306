"""Chance from a seed: always the same bits, and seeds that tell nothing of each other."""

from hashlib import sha256
from itertools import product

import pytest

from game.engine.fair.chance import SEED, Chance, derived, game_seed

NOTHING = bytes(SEED)


def test_bytes_are_hashes_of_the_seed_and_a_count() -> None:
    blocks = b"".join(sha256(NOTHING + bytes(7) + bytes([at])).digest() for at in range(3))
    chance = Chance(NOTHING)
    assert bytes(chance.getrandbits(8) for _ in range(len(blocks))) == blocks


@pytest.mark.parametrize("bits", [1, 5, 7, 8, 9, 16, 20, 32])
def test_a_number_is_the_lowest_bits_of_whole_bytes(bits: int) -> None:
    chance, all_bytes = Chance(NOTHING), Chance(NOTHING)
    for _ in range(40):
        taken = bytes(all_bytes.getrandbits(8) for _ in range((bits + 7) // 8))
        assert chance.getrandbits(bits) == int.from_bytes(taken) % (1 << bits)


def test_every_game_of_every_match_has_a_seed_of_its_own() -> None:
    matches = (-1, 0, 1, 11, 1 << 255)
    seeds = {game_seed(match, games) for match, games in product(matches, range(30))}
    assert len(seeds) == 5 * 30
    assert {len(seed) for seed in seeds} == {SEED}
    assert derived(1, 11, "turn", 2) not in seeds | {derived(11, 1, "turn", 2)}
