"""A cross-fade: the picture that was, growing fainter over the picture that is."""

from pygame import Surface


class Fade:
    """The old picture and the seconds it still shows."""

    def __init__(self, old: Surface, seconds: float) -> None:
        self._old = old
        self._seconds = self._left = seconds

    def tick(self, dt: float) -> bool:
        """Let `dt` seconds pass; False when the old picture is gone."""
        self._left -= dt
        return self._left > 0

    def cover(self, screen: Surface) -> None:
        """Draw the old picture, as faint as it now is, over the screen."""
        self._old.set_alpha(round(255 * self._left / self._seconds))
        screen.blit(self._old, (0, 0))
