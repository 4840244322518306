"""The tail of chi-square is what tables say, and what it is by its plain formula."""

from math import exp, isclose, lgamma, log

import pytest

from tests.trust.chi_square import tail


@pytest.mark.parametrize(
    ("square", "degrees", "chance"),
    [
        (3.841459, 1, 0.05),
        (10.827566, 1, 0.001),
        (18.307038, 10, 0.05),
        (3.940299, 10, 0.95),
        (149.449253, 100, 0.001),
        (1106.969, 1000, 0.01),
        (0.0, 3, 1.0),
    ],
)
def test_it_is_as_in_tables(square: float, degrees: int, chance: float) -> None:
    assert isclose(tail(square, degrees), chance, rel_tol=1e-5)


@pytest.mark.parametrize("degrees", [2, 52, 208, 2600])
@pytest.mark.parametrize("share", [0.5, 0.9, 1.0, 1.1, 1.5])
def test_of_even_degrees_it_is_a_sum(share: float, degrees: int) -> None:
    half = share * degrees / 2
    chance = sum(exp(at * log(half) - half - lgamma(at + 1)) for at in range(degrees // 2))
    assert isclose(tail(share * degrees, degrees), chance, rel_tol=1e-6)
