"""Pictures drawn once and kept: those asked for last, as many as some bytes allow."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

from pygame import Color, Surface

Args = ParamSpec("Args")


class SurfaceCache:
    """Pictures by key; the one put in last stays however large it is. Do not draw on them."""

    def __init__(self, most: int) -> None:
        """Take the number of bytes to keep."""
        self._most, self._bytes = most, 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def __getitem__(self, key: Hashable) -> Surface:
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def __setitem__(self, key: Hashable, picture: Surface) -> None:
        self._pictures[key] = picture
        self._bytes += weight(picture)
        while self._bytes > self._most and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= weight(oldest)

    def clear(self) -> None:
        """Forget all of them."""
        self._pictures.clear()
        self._bytes = 0


def weight(picture: Surface) -> int:
    """Count the bytes of a picture."""
    return picture.get_pitch() * picture.height


_kept: list[SurfaceCache] = []
"""What all functions keep, which are there as long as the game is."""


def forget_surfaces() -> None:
    """Forget the pictures that functions keep."""
    for cache in _kept:
        cache.clear()


def _hashable(arguments: tuple[object, ...]) -> list[object]:
    """Return arguments with colours, which have no hash, and pairs of them as their numbers."""
    key: list[object] = []
    for each in arguments:
        if isinstance(each, Color):
            key.append(tuple(each))
        elif isinstance(each, tuple) and each and isinstance(each[0], Color):
            key.append(tuple(map(tuple, each)))
        else:
            key.append(each)
    return key


def cached_surface(most: int) -> Callable[[Callable[Args, Surface]], Callable[Args, Surface]]:
    """Make a function draw each picture once, and cache up to this many bytes.

    Colours that it takes have to be positional arguments.
    """

    def keeping(draw: Callable[Args, Surface]) -> Callable[Args, Surface]:
        cache = SurfaceCache(most)
        _kept.append(cache)

        @wraps(draw)
        def drawn(*args: Args.args, **kwargs: Args.kwargs) -> Surface:
            key = (*_hashable(args), *kwargs.items())
            if key not in cache:
                cache[key] = draw(*args, **kwargs)
            return cache[key]

        return drawn

    return keeping
