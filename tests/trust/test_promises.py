"""No promise can be broken by as many tries as the tests have time for."""

import pytest

from tests.trust import PROMISES
from tests.trust.promise import Promise

SEED = 1

pytestmark = pytest.mark.whole

TRIED = [promise for promise in PROMISES if promise.size]


@pytest.mark.parametrize("promise", TRIED, ids=lambda promise: promise.name)
def test_a_promise_holds(promise: Promise) -> None:
    assert list(promise.attack(promise.size, SEED)) == []
