"""The card of a preset: a picture of what is special, next to its name and whom it suits."""

from collections.abc import Callable
from functools import partial

from game.engine.rules import LADDER
from game.kit.kit import Kit
from game.kit.widgets.card import Card, Picture, Words
from game.view.rule_pictures import draw_preset

SHARE = 0.38
"""How much of a card's width a picture takes at most."""

BROAD = 1.35
"""The usual width of a picture, in heights."""


def preset_card(
    kit: Kit, preset: str, press: Callable[[], None], *, chosen: bool, broad: float = BROAD
) -> Card:
    """Show a preset: its picture, its name, whom it suits and what is special; a rung has less."""
    name, special = kit.text(f"preset-{preset}"), kit.text(f"preset-{preset}-sub")
    lines = [Words(name, "label", "bold"), Words(special, color="ink_soft", rows=2)]
    if preset not in LADDER:
        lines.insert(
            1, Words(kit.text(f"preset-{preset}-for"), "small", color="accent_ink", rows=2)
        )
    picture = Picture(partial(draw_preset, kit, preset), "left", broad, SHARE)
    sign = "check" if chosen else ""
    return Card(preset, tuple(lines), press, picture, sign, is_chosen=chosen)
