"""The children's ladder: five games from the lowest rung upwards, none of them locked."""

from functools import partial
from typing import ClassVar

from game.engine.rules import LADDER, Rules
from game.settings import Settings
from game.view.wording import sentences
from scenes.page import Page, PageScreen
from scenes.setup.preset_card import preset_card

BROADEST = 2.4
"""How wide the picture of a rung is at most, in heights."""


class Ladder(PageScreen[Rules]):
    """Closes with the rules of a rung, or with None if the player went back."""

    layer: ClassVar[str] = "ladder"
    is_for_children = True
    across = 1, 1

    def page(self) -> Page:
        """Show a card for each rung, the first at the bottom; the rung played last is marked."""
        kit, text, last = self.kit, self.kit.text, self.kit.store[Settings].rung
        cards = [
            preset_card(
                kit, it.name, partial(self.close, it), chosen=it.name == last, broad=BROADEST
            )
            for it in reversed(LADDER.values())
        ]
        said = (kit.aloud(text(f"preset-{it}"), text(f"preset-{it}-sub")) for it in LADDER)
        told = sentences(kit, [f"{each}." for each in said])
        ways = (self.way_back(icon="leave"),)
        return Page(text("ladder-title"), text("ladder-sub"), cards, ways, read=told)
