"""The page of a player: their preferences, with an explanation of each option."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from game.engine.notation import write_handicap
from game.engine.position import Handicap
from game.kit import layout
from game.kit.kit import Kit
from game.session.player import COLORS, Player
from game.view.players.avatars import avatar, name_of
from scenes.dialog import Confirmation
from scenes.grown_ups import ask_grown_ups
from scenes.lessons.lesson import lesson_of
from scenes.options.drawer import Drawer
from scenes.options.handicap import HandicapChoice
from scenes.options.ledges import Pictures
from scenes.options.option_screen import PREFERENCES, Option
from scenes.players.cabinet import Cabinet
from scenes.players.new_player import NewPlayer
from scenes.players.profiles import PlayerProfile

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.pending import Pending
    from game.store.writer import Statement

BUTTON_GAP = 20  # reference px between two buttons
LONG_RATIO = 8  # above this ratio of width to height, all buttons are side by side
ACROSS = 3  # otherwise so many are


class Forget(Confirmation):
    """Asks before it deletes a player, says what else is deleted, and closes with the answer."""

    def __init__(self, kit: Kit, player: Player) -> None:
        answers = ("keep", "forget-keep"), ("forget", "player-forget")
        super().__init__(kit, "forget-title", "forget-told", *answers, name=name_of(kit, player))


class Forgotten(NamedTuple):
    """A player who was forgotten, and what brings them back."""

    player: Player
    erased: "Pending[Statement]"


class PlayerPage(Drawer[Player | Forgotten]):
    """Closes with the player, who may have a new name, or with what was forgotten of them.

    While it is open, everything looks as the player prefers. Anyone at the machine may change it.
    """

    layer = "player"
    options = tuple(PREFERENCES[field].with_default() for field in PlayerProfile.fields)

    def __init__(self, kit: Kit, games: "SavedGames", player: Player, color: int) -> None:
        """Take the saved games, the player, and the colour if they have not chosen one."""
        super().__init__(kit)
        self._games, self._player, self._color = games, player, color
        self._profile = PlayerProfile(kit, games, player)

    def enter(self) -> None:
        """Use the player's preferences."""
        if self.kit.use_profile(self._profile):
            self.stack.relayout()

    def leave(self) -> None:
        """Use only the settings again."""
        super().leave()
        if self.kit.use_profile(None):
            self.stack.relayout()

    def heading(self) -> tuple[str, str]:
        """Name the player."""
        return name_of(self.kit, self._player), self.kit.text("options-player")

    def value(self, option: Option) -> object:
        """Return the player's preference; None if they have none."""
        return self._profile.overrides.get(option.field)

    def take(self, option: Option, value: object) -> None:
        """Save the preference, and show its effect."""
        self._profile.override(option.field, value)
        self.kit.use_profile(self._profile)
        self.stack.relayout()

    def back(self) -> None:
        """Close."""
        self.close(self._player)

    def build_navigation(self) -> None:
        """Put the colours above the options, and the other buttons below them."""
        preferred = self._games.preferences(self._player).color
        color = self._color if preferred is None else preferred
        kit, place = self.kit, self.zone("colors")
        colors, take = [(at, name) for at, name in enumerate(COLORS)], self._take_color
        choice = Pictures(self._draw_face, kit, self.stage, place, colors, color, take, "color")
        self.add(choice).tip = kit.text("tip-player-color")
        self._build_ways(color)
        done = self.kit.text("settings-done")
        self.add_button(self.zone("done"), "done", done, self.back)

    def _build_ways(self, color: int) -> None:
        ways: dict[str, Callable[[], None]] = {
            "player-rename": partial(self._rename, color),
            "player-cabinet": self._look_into_cabinet,
            "handicap": self._ease,
            "player-forget": self._forget,
        }
        room, gap = self.zone("ways"), self.kit.px(BUTTON_GAP)
        rows = 1 if room.width > LONG_RATIO * room.height else ceil(len(ways) / ACROSS)
        places = layout.grid(room, rows, ceil(len(ways) / rows), gap)
        for place, (name, way) in zip(places, ways.items(), strict=False):
            self.add_button(place, name, self.kit.text(name), way, size="body")

    def _draw_face(self, color: int, room: tuple[int, int]) -> Surface:
        return avatar(self.kit, Player.unnamed(self._player.face), color, max(1, min(room)))

    def _take_color(self, color: int) -> None:
        self._games.set_preferences(self._player, color=color)

    def _rename(self, color: int) -> None:
        others = {each.identity for each in self._games.remembered()} - {self._player.identity}
        asked = NewPlayer(self.kit, color, self._player.face, self._player, others)
        self.push(asked, then=self._renamed)

    def _renamed(self, player: Player | None) -> None:
        if player and self._games.rename(self._player, player):
            self._player, self._profile = player, PlayerProfile(self.kit, self._games, player)
            self.kit.use_profile(self._profile)
            self.rebuild()

    def _look_into_cabinet(self) -> None:
        found, feats = self._games.stamps(self._player), self._games.feats(self._player)
        self.push(Cabinet(self.kit, self._player, found, feats, lesson_of))

    def _ease(self) -> None:
        eased = self._games.preferences(self._player).eased
        self.push(HandicapChoice(self.kit, self._player, eased), then=self._eased)

    def _eased(self, handicap: Handicap | None) -> None:
        if handicap:
            self._games.set_preferences(self._player, handicap=write_handicap(handicap))

    def _forget(self) -> None:
        forget = Forget(self.kit, self._player)
        ask_grown_ups(self, lambda: self.push(forget, then=self._asked))

    def _asked(self, sure: bool) -> None:
        if sure:
            self.close(Forgotten(self._player, self._games.forget(self._player)))
