from weakref import ref

import pytest
from pygame import Surface

from game.kit.surface_cache import SurfaceCache, cached_surface, forget_surfaces, weight

SMALL = weight(Surface((10, 10)))


def picture(pixels: int = 10) -> Surface:
    return Surface((pixels, pixels))


def test_a_picture_is_kept_until_others_need_its_room() -> None:
    cache = SurfaceCache(3 * SMALL)
    for key in "abc":
        cache[key] = picture()
    assert cache["a"] is cache["a"]  # asked for last, so "b" is the oldest
    cache["d"] = picture()
    assert [key for key in "abcd" if key in cache] == ["a", "c", "d"]
    assert len(cache) == 3


def test_the_last_one_stays_however_large_it_is() -> None:
    cache = SurfaceCache(SMALL)
    cache["small"] = picture()
    cache["large"] = large = picture(100)
    assert "small" not in cache
    assert cache["large"] is large


def test_it_never_keeps_more_than_its_bytes() -> None:
    cache = SurfaceCache(5 * SMALL)
    for key in range(1000):
        cache[key] = picture()
        assert len(cache) <= 5


def test_what_is_cleared_makes_room() -> None:
    cache = SurfaceCache(2 * SMALL)
    cache["a"] = cache["b"] = picture()
    cache.clear()
    assert len(cache) == 0
    cache["c"] = cache["d"] = picture()
    assert len(cache) == 2


def test_a_picture_it_does_not_have_is_a_fault() -> None:
    with pytest.raises(KeyError):
        SurfaceCache(SMALL)["none"]


def test_a_function_draws_each_picture_once_while_it_is_kept() -> None:
    drawn: list[tuple[int, str]] = []

    @cached_surface(2 * SMALL)
    def draw(pixels: int, color: str = "black") -> Surface:
        """Draw it."""
        drawn.append((pixels, color))
        return picture(pixels)

    assert draw(10) is draw(10)
    assert draw(10, color="red") is not draw(10)
    assert drawn == [(10, "black"), (10, "red")]
    draw(9)
    draw(8)
    assert draw.__doc__ == "Draw it."
    assert draw(10) is draw(10)
    assert drawn[-1] == (10, "black")


def test_all_that_functions_keep_can_be_let_go() -> None:
    @cached_surface(2 * SMALL)
    def draw(pixels: int) -> Surface:
        return picture(pixels)

    kept = ref(draw(10))
    assert kept() is draw(10)
    forget_surfaces()
    assert kept() is None
    assert draw(10).width > 0
