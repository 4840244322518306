import pytest
from pygame import Surface

from game.kit.surface_cache import Album, kept, weight

SMALL = weight(Surface((10, 10)))


def picture(pixels: int = 10) -> Surface:
    return Surface((pixels, pixels))


def test_a_picture_is_kept_until_others_need_its_room() -> None:
    album = Album(3 * SMALL)
    for key in "abc":
        album[key] = picture()
    assert album["a"] is album["a"]  # asked for last, so "b" is the oldest
    album["d"] = picture()
    assert [key for key in "abcd" if key in album] == ["a", "c", "d"]
    assert len(album) == 3


def test_the_last_one_stays_however_large_it_is() -> None:
    album = Album(SMALL)
    album["small"] = picture()
    album["large"] = large = picture(100)
    assert "small" not in album
    assert album["large"] is large


def test_it_never_keeps_more_than_its_bytes() -> None:
    album = Album(5 * SMALL)
    for key in range(1000):
        album[key] = picture()
        assert len(album) <= 5


def test_a_picture_it_does_not_have_is_a_fault() -> None:
    with pytest.raises(KeyError):
        Album(SMALL)["none"]


def test_a_function_draws_each_picture_once_while_it_is_kept() -> None:
    drawn: list[tuple[int, str]] = []

    @kept(2 * SMALL)
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
