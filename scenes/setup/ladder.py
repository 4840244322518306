"""The children's ladder: five games from the lowest rung upwards, none of them locked."""

from functools import partial
from typing import ClassVar

from game.engine.rules import LADDER, Rules
from game.kit import layout
from game.kit.kit import Kit
from game.settings import Settings
from game.view.wording import sentences
from scenes.read_button import add_reader
from scenes.screen import Screen, split_title
from scenes.setup.preset_card import PresetCard

RUNG_GAP = 22  # reference px between two rungs
BROADEST_RATIO = 2.4  # the largest width of the picture of a rung, in heights


class Ladder(Screen[Rules | None]):
    """Closes with the rules of a rung, or with None if the player went back."""

    layer: ClassVar[str] = "ladder"
    is_for_children = True

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._last = kit.store[Settings].rung

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def _told(self) -> str:
        """Name the rungs, each with what is special, the lowest first."""
        text, rungs = self.kit.text, LADDER
        said = (self.kit.aloud(text(f"preset-{it}"), text(f"preset-{it}-sub")) for it in rungs)
        return sentences(self.kit, [f"{each}." for each in said])

    def build(self) -> None:
        """Put a card for each rung, the first at the bottom; mark the rung played last."""
        text = self.kit.text
        room = add_reader(self, self.zone("title"), self._told)
        title, sub = split_title(room)
        self.add_label(title, text("ladder-title"), "title", "title")
        self.add_label(sub, text("ladder-sub"), color="ink_soft")
        places = layout.rows(self.zone("rungs"), len(LADDER), self.kit.px(RUNG_GAP))
        for rules, place in zip(reversed(LADDER.values()), places, strict=True):
            card = PresetCard(
                self.kit,
                self.stage,
                place,
                rules.name,
                partial(self.close, rules),
                name=rules.name,
                title=text(f"preset-{rules.name}"),
                sign="check" if rules.name == self._last else "",
                broad=BROADEST_RATIO,
            )
            self.add(card)
        self.add_button(self.zone("back"), "back", text("back"), self.back, icon="leave")
