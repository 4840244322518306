"""The faces an animal makes: those of its drawing, and others that come of these."""

import re
from collections.abc import Callable
from functools import partial
from typing import Literal

from pygame import Surface

from game.kit import shapes

Drawn = Literal["calm", "happy", "tense"]
"""The faces that are variants of a drawing."""

Mood = Literal[Drawn, "surprised", "looks_left", "looks_down", "looks_right"]
"""All faces; who looks at the rows thinks."""

GAZE: dict[str, tuple[int, int]] = {
    "looks_left": (-4, 4),
    "looks_down": (0, 5),
    "looks_right": (4, 4),
}
"""Where the eyes go, in units of the drawing, of which there are 128 across."""

THOUGHT: tuple[Mood, ...] = ("looks_left", "looks_down", "looks_right", "looks_down")
"""How the eyes of who thinks wander."""

ROUND = re.compile(rb"<(?:ellipse|circle) [^>]*/>")
"""What eyes are made of; mouths are paths."""

MOUTH = re.compile(rb'<path d="M[\d.]+ ([\d.]+)[^>]*fill="none" stroke="(#\w+)"[^>]*/>\s*$')
"""The mouth of a tense face: its last line."""

DROP = re.compile(rb'\s*<path [^>]*fill="#79CDF7".*$', re.DOTALL)
"""The drop on a tense forehead, with the light in it."""

OPEN = (
    rb'<ellipse cx="64" cy="%.1f" rx="6.5" ry="8.5" fill="#8C2F39" stroke="%s" stroke-width="3"/>'
)
"""A mouth that stands open."""


def face(art: shapes.Art, side: int, mood: Mood) -> Surface:
    """Draw the head of an animal; one drawn elsewhere has no more faces than were drawn."""
    if mood in GAZE:
        return shapes.svg(art, (side, side), variant="calm", change=_LOOKS[mood])
    if mood == "surprised":
        return shapes.svg(art, (side, side), variant="tense", change=_surprised)
    return shapes.svg(art, (side, side), variant=mood)


def _in_variant(name: bytes, change: Callable[[bytes], bytes], source: bytes) -> bytes:
    """Change what is in a variant of a drawing, if the drawing has it."""
    group = re.compile(rb'(<g class="variant" id="%s"[^>]*>)(.*?)(</g>)' % name, re.DOTALL)
    return group.sub(lambda found: found[1] + change(found[2]) + found[3], source)


def _shifted(way: tuple[int, int], eyes: bytes) -> bytes:
    shift = b'<g transform="translate(%d %d)">' % way
    return ROUND.sub(lambda found: shift + found[0] + b"</g>", eyes)


def _astonished(parts: bytes) -> bytes:
    """Open the mouth of a tense face, and wipe its forehead."""
    bare = DROP.sub(b"", parts)
    return MOUTH.sub(lambda mouth: OPEN % (float(mouth[1]) + 2, mouth[2]), bare)


_surprised = partial(_in_variant, b"tense", _astonished)
_LOOKS = {mood: partial(_in_variant, b"calm", partial(_shifted, way)) for mood, way in GAZE.items()}
