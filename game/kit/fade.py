"""A cross-fade: the picture that will be grows stronger over the picture that is."""

from pygame import Surface

from game.kit.stage import Stage


class Fade:
    """The seconds until a stage is all that is seen on a screen.

    What shows through is the screen itself, so two pictures are enough: each step mixes so much of
    the new one in that the share of the old one goes down evenly.
    """

    def __init__(self, stage: Stage, screen: Surface, new: Surface, seconds: float) -> None:
        """Take, beside the screen, a picture as large to draw the stage on."""
        self._stage, self._screen, self._new = stage, screen, new
        self._left = seconds
        stage.touch()
        stage.render(new)

    def tick(self, dt: float) -> bool:
        """Let `dt` seconds pass on the screen; False when only the new picture is left."""
        before, self._left = self._left, max(0.0, self._left - dt)
        self._stage.render(self._new)
        # Opaque pictures are copied, ten times as quickly as those with an alpha of 255.
        alpha = round(255 * (1 - self._left / before)) if self._left else None
        self._new.set_alpha(alpha)
        self._screen.blit(self._new, (0, 0))
        return self._left > 0
