"""How one screen turns into the next, and the large pictures that are kept for it a while."""

import pygame
from pygame import Surface

from game.kit.motion.tween import ease_in_out, ease_out
from game.kit.stage import Stage

APART = 0.15
"""How much further from the middle things stand when they begin to slide to their places."""

FADED = 0.6
"""The share of a slide after which nothing is left of what was there."""

KEPT = 10.0
"""Seconds in which who has changed screens may well do so again."""


class Fade:
    """The seconds until a stage is all that is seen on a screen.

    What shows through is the screen itself, so two pictures are enough: each step mixes so much of
    the new one in that the share of the old one goes down evenly.
    """

    def __init__(self, stage: Stage, screen: Surface, new: Surface, seconds: float) -> None:
        """Take, beside the screen, a picture as large to draw the stage on."""
        self._stage, self._screen, self._new = stage, screen, new
        self._left = seconds
        stage.invalidate()
        self._render()

    def tick(self, dt: float) -> bool:
        """Advance the screen by `dt` seconds; False when only the new picture is left."""
        before, self._left = self._left, max(0.0, self._left - dt)
        self._render()
        self._mix(before)
        return self._left > 0

    def _mix(self, before: float) -> None:
        # Opaque pictures are copied, ten times as quickly as those with an alpha of 255.
        alpha = round(255 * (1 - self._left / before))
        self._new.set_alpha(alpha if alpha < 255 else None)
        self._screen.blit(self._new, (0, 0))

    def _render(self) -> None:
        """Draw the stage; opaque, for it may keep what lies still as it is drawn there."""
        self._new.set_alpha(None)
        self._stage.render(self._new)


class Slide:
    """The seconds in which what is on a stage slides to its places, as what was there fades out."""

    def __init__(self, stage: Stage, screen: Surface, old: Surface, seconds: float) -> None:
        """Take, beside the screen, a picture as large to keep what was there."""
        self._stage, self._screen, self._old = stage, screen, old
        self._seconds, self._gone = seconds, 0.0
        old.set_alpha(None)
        old.blit(screen, (0, 0))

    def tick(self, dt: float) -> bool:
        """Advance the screen by `dt` seconds; False when all is in its place."""
        self._gone += dt
        share = min(1.0, self._gone / self._seconds)
        if share == 1:
            self._stage.invalidate()
            self._stage.render(self._screen)
            return False
        self._stage.render_apart(self._screen, APART * (1 - ease_out(share)))
        if share < FADED:
            self._old.set_alpha(round(255 * (1 - share / FADED)))
            self._screen.blit(self._old, (0, 0))
        return True


PARTING = 0.5
"""Seconds in which a curtain opens."""


class Parting(Fade):
    """A curtain that gathers to both sides and uncovers a stage."""

    def __init__(self, stage: Stage, screen: Surface, new: Surface, cloth: Surface) -> None:
        """Take the curtain, as large as the stage."""
        super().__init__(stage, screen, new, PARTING)
        self._cloth = cloth

    def _mix(self, before: float) -> None:  # noqa: ARG002
        (wide, high), half = self._screen.get_size(), self._cloth.width // 2
        folds = round(wide / 2 * ease_in_out(self._left / PARTING)), high
        self._screen.blit(self._new, (0, 0))
        for left, at in (0, 0), (half, wide - folds[0]):
            part = self._cloth.subsurface((left, 0, half, self._cloth.height))
            self._screen.blit(pygame.transform.scale(part, folds), (at, 0))


CHANGES = {"fade": Fade, "slide": Slide, "none": None, "curtain": None}
"""What shows how a screen turns into another, for each way in which one may come."""


class Spares:
    """Pictures as large as the window that the next change of screen can use again.

    The system takes longer to give so much memory than a screen takes to be drawn; but they are
    let go soon, for they would be a sixth of all that the game takes.
    """

    def __init__(self) -> None:
        self._canvas: Surface | None = None
        self._grounds: list[Surface] = []
        self._left = 0.0

    def canvas(self, size: tuple[int, int]) -> Surface:
        """Return a picture for what comes, or for what goes."""
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas = Surface(size)
        return self._canvas

    def keep(self, ground: Surface) -> None:
        """Keep all for a while, with the ground of the screen that comes and of the one before."""
        self._grounds = [*self._grounds[-1:], ground]
        self._left = KEPT

    def tick(self, dt: float) -> None:
        """Release all when nobody has changed screens for a while."""
        self._left -= dt
        if self._left <= 0:
            self._canvas = None
            self._grounds.clear()
