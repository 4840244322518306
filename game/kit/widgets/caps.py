"""Caps: the keys of a keyboard or the buttons of a gamepad, drawn as they look."""

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Color, Surface

from game.kit import shapes
from game.kit.gestures import CTRL
from game.kit.kit import Kit

ARROWS = {"up": 0, "left": 90, "down": 180, "right": 270}
"""What a cap may show instead of words: an arrowhead, turned by this many degrees."""

HIGH = 84
"""How high a cap is at most, in reference pixels."""

GAP = 0.16
"""Between two caps, for each unit of their height."""

NAMED = "backspace", "delete", "insert", "space", "page-up", "page-down"
"""Keys whose names are translated; others have theirs on them."""


def key_caps(kit: Kit, key: str) -> list[str]:
    """Return what is written on the keys, or on the button, that are pressed for this."""
    if key.startswith(CTRL):
        return [kit.text("cap-ctrl"), *key_caps(kit, key.removeprefix(CTRL))]
    name = key.replace(" ", "-")
    if name in NAMED:
        return [kit.text(f"cap-{name}")]
    return [key if key.isupper() else key.title()]


def name_key(kit: Kit, key: str) -> str:
    """Name a key, with Ctrl where that is held."""
    return "+".join(key_caps(kit, key))


def key_tip(kit: Kit, action: str) -> str:
    """Say what a button does, and which key does that, too."""
    told = kit.text(f"tip-{action.replace('_', '-')}")
    if action not in kit.keys.keys:
        return told
    return kit.text("tip-key", tip=told, key=name_key(kit, kit.keys.keys[action]))


def draw_caps(kit: Kit, words: Sequence[str], size: tuple[int, int], *, is_round: bool) -> Surface:
    """Draw caps side by side, as large as there is room."""
    high = min(kit.px(HIGH), size[1])
    caps = [_draw_cap(kit, word, size[0], high, is_round=is_round) for word in words]
    while sum(cap.width for cap in caps) > size[0] - high and high > 12:
        high -= 2
        caps = [_draw_cap(kit, word, size[0], high, is_round=is_round) for word in words]
    gap = round(high * GAP)
    wide = sum(cap.width for cap in caps) + gap * (len(caps) - 1)
    row, x = Surface((wide, high), SRCALPHA), 0
    for cap in caps:
        row.blit(cap, (x, 0))
        x += cap.width + gap
    return row


def _draw_cap(kit: Kit, word: str, most: int, high: int, *, is_round: bool) -> Surface:
    theme, line = kit.theme, max(1, kit.px(3))
    if word in ARROWS:
        face = pygame.transform.rotate(shapes.tip(high // 2, theme["ink"]), ARROWS[word])
    else:
        room = (most, high * 3 // 5)
        face = kit.one_line(word, "bold", "label", "ink", room)
    wide = max(high, face.width + high // 2)
    cap = Surface((wide, high), SRCALPHA)
    radius = high // 2 if is_round else high // 5
    low, edge = Color(theme["ink_soft"]), max(2, high // 12)
    low.a = 255
    cap.blit(shapes.rounded((wide, high), radius, low), (0, 0))
    top = shapes.rounded(
        (wide, high - edge), radius, shapes.opaque(theme["panel"]), theme["ink"], line
    )
    cap.blit(top, (0, 0))
    cap.blit(face, face.get_rect(center=(wide // 2, (high - edge) // 2)))
    return cap
