"""The handicap of a player: what is made easier, with an explanation of each option."""

from dataclasses import replace
from typing import Any

from game.engine.position import TIMES, Handicap
from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import name_of
from scenes.options.drawer import Drawer
from scenes.options.option_screen import Option


class HandicapChoice(Drawer[Handicap]):
    """Closes with a handicap, or with None if the player went back."""

    options = Option("open_rack"), Option("any_set_opens"), Option("time", TIMES)

    def __init__(self, kit: Kit, player: Player, handicap: Handicap) -> None:
        super().__init__(kit)
        self._player, self._handicap = player, handicap

    def heading(self) -> tuple[str, str]:
        """Say which player this is for."""
        text, name = self.kit.text, name_of(self.kit, self._player)
        return text("handicap-title"), text("options-handicap", name=name)

    def label(self, option: Option, value: object) -> str:
        """Say a value of the handicap."""
        return super().label(option, "none" if value is None else value)

    def value(self, option: Option) -> object:
        """Return the chosen value."""
        return getattr(self._handicap, option.field)

    def take(self, option: Option, value: object) -> None:
        """Change the handicap."""
        changed: dict[str, Any] = {option.field: value}
        self._handicap = replace(self._handicap, **changed)

    def build_navigation(self) -> None:
        """Add the buttons to go back and to accept."""
        kit = self.kit
        self.add_button(self.zone("back"), "back", kit.text("back"), self.back)
        done = kit.text("handicap-done")
        self.add_button(
            self.zone("done"), "done", done, lambda: self.close(self._handicap), "primary"
        )
