"""Faults in words."""

from game.engine.fault import Fault
from game.kit.kit import Kit


def reason(kit: Kit, fault: Fault) -> str:
    """Say a fault in one short sentence; colours are named, tiles spelt out."""
    words = {name: _word(kit, name, value) for name, value in fault.facts}
    return kit.text(f"fault-{fault.reason}", **words)


def _word(kit: Kit, name: str, value: str | int) -> str | int:
    if name == "color":
        return kit.text(f"color-{value}")
    if name == "tile":
        return _tile(kit, str(value))
    return value


def _tile(kit: Kit, text: str) -> str:
    if not text[1:]:
        return kit.text(f"joker-{text}")
    return kit.text("tile", color=kit.text(f"color-{text[0]}"), number=int(text[1:]))
