"""The children's ladder: five games from the lowest rung upwards, none of them locked."""

from functools import partial

from game.engine.rules import LADDER, Rules
from game.kit.widgets.card import Card, Picture, Words
from game.settings import Settings
from game.view.rule_pictures import draw_preset
from game.view.wording import sentences
from scenes.page import Page, PageScreen

BROADEST, SHARE = 2.4, 0.38
"""How wide the picture of a rung is at most, in heights, and in widths of its card."""


class Ladder(PageScreen[Rules]):
    """Closes with the rules of a rung, or with None if the player went back."""

    layer = "ladder"
    is_for_children = True
    across = 1, 1

    def page(self) -> Page:
        """Show a card for each rung, the first at the bottom; the rung played last is marked."""
        kit, text = self.kit, self.kit.text
        cards = [self._card(rung) for rung in reversed(LADDER.values())]
        said = (kit.aloud(text(f"preset-{it}"), text(f"preset-{it}-sub")) for it in LADDER)
        told = sentences(kit, [f"{each}." for each in said])
        ways = (self.way_back(icon="leave"),)
        return Page(text("ladder-title"), text("ladder-sub"), cards, ways, read=told)

    def _card(self, rung: Rules) -> Card:
        kit, name = self.kit, rung.name
        title, special = kit.text(f"preset-{name}"), kit.text(f"preset-{name}-sub")
        lines = Words(title, "label", "bold"), Words(special, color="ink_soft", rows=2)
        picture = Picture(partial(draw_preset, kit, name), "left", BROADEST, SHARE)
        chosen = name == kit.store[Settings].rung
        sign = "check" if chosen else ""
        return Card(name, lines, partial(self.close, rung), picture, sign, is_chosen=chosen)
