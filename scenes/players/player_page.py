"""The page of a player: their preferences, with an explanation of each option."""

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pygame import Rect, Surface

from game.engine.notation import write_handicap
from game.engine.position import Handicap
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import RADIUS
from game.session.player import COLORS, Player
from game.view.players.avatars import avatar, name_of
from scenes.grown_ups import ask_grown_ups
from scenes.lessons.stamp_lessons import lesson_of
from scenes.options.handicap import HandicapChoice
from scenes.options.option_pages import Option, Paged, Pages
from scenes.players.cabinet import Cabinet
from scenes.players.forget import Forget
from scenes.players.new_player import NewPlayer
from scenes.players.profiles import PlayerProfile

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.pending import Pending
    from game.store.writer import Statement

BUTTON_GAP = 20  # reference px between two buttons
LONG_RATIO = 8  # above this ratio of width to height, all buttons are side by side
ACROSS = 3  # otherwise so many are


class ColorChoice(Choice[int]):
    """An animal on its disc in each colour, one of them chosen."""

    animal = ""

    def take(self, animal: str) -> None:
        """Take the animal."""
        self.animal = animal
        self.refresh()

    def _paint_option(self, canvas: Surface, place: Rect, text: str, chosen: bool) -> None:
        kit, gap = self.kit, self.kit.px(6)
        if chosen:
            line, radius = max(2, kit.px(4)), kit.px(RADIUS) - gap // 2
            size, theme = place.inflate(-gap, -gap).size, kit.theme
            frame = shapes.rounded(size, radius, theme["track"], theme["accent_ink"], line)
            canvas.blit(frame, frame.get_rect(center=place.center))
        side = max(1, min(place.size) - 3 * gap)
        face = avatar(kit, Player.unnamed(self.animal), int(text), side)
        canvas.blit(face, face.get_rect(center=place.center))


class Forgotten(NamedTuple):
    """A player who was forgotten, and what brings them back."""

    player: Player
    erased: "Pending[Statement]"


class PlayerPage(Paged[Player | Forgotten]):
    """Closes with the player, who may have a new name, or with what was forgotten of them.

    While it is open, everything looks as the player prefers. Anyone at the machine may change it.
    """

    layer: ClassVar[str] = "player"
    pages: ClassVar[Pages] = (
        (
            "player",
            (
                Option("palette", (None, "normal", "safe")),
                Option("text_scale", (None, 100, 125, 150, 200)),
                Option("hints", (None, False, True)),
                Option("outlook", (None, False, True)),
                Option("captions", (None, False, True)),
                Option("speech", (None, "off", "slow", "normal", "fast", "faster", "fastest")),
            ),
        ),
    )

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

    def heading(self) -> str:
        """Name the player."""
        return name_of(self.kit, self._player)

    def label(self, option: Option, value: object) -> str:
        """Say a value; None is what all have."""
        return self.kit.text("player-as-all") if value is None else super().label(option, value)

    def disabled(self, option: Option) -> list[Any]:
        """Return the values of speech if there is no voice."""
        mute = option.field == "speech" and not self.kit.speaker.available
        return [value for value in option.values if value not in (None, "off")] if mute else []

    def why(self, option: Option) -> str:
        """Say what an option is about, or what its disabled values need."""
        if self.disabled(option):
            return self.kit.text(f"option-{option.name}-disabled")
        return super().why(option)

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
        colors = [(at, name) for at, name in enumerate(COLORS)]
        take, room = self._take_color, self.zone("colors")
        choice = ColorChoice(self.kit, self.stage, room, colors, color, take, "color")
        choice.tip = self.kit.text("tip-player-color")
        self.add(choice).take(self._player.face)
        self._build_ways(color)
        done = self.kit.text("settings-done")
        self.add_button(self.zone("done"), "done", done, self.back, "primary")

    def _build_ways(self, color: int) -> None:
        ways: dict[str, Callable[[], None]] = {
            "player-rename": partial(self._rename, color),
            "player-cabinet": self._look_into_cabinet,
            "handicap": self._ease,
            "player-forget": self._forget,
        }
        room, gap = self.zone("ways"), self.kit.px(BUTTON_GAP)
        across = len(ways) if room.width > LONG_RATIO * room.height else ACROSS
        places = layout.grid(room, ceil(len(ways) / across), across, gap)
        for place, (name, way) in zip(places, ways.items(), strict=False):
            self.add_button(place, name, self.kit.text(name), way, size="body")

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
