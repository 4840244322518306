"""Applies the preferences of a seat's player to the table."""

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import asdict, replace

from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import name_of

if TYPE_CHECKING:
    from game.session.session import Session
    from game.store.games import SavedGames


class PlayerProfile:
    """The preferences of a player, which override the settings; the player may change them."""

    fields: ClassVar[tuple[str, ...]] = (
        "palette",
        "text_scale",
        "hints",
        "outlook",
        "captions",
        "speech",
        "easy_hands",
        "one_switch",
    )

    def __init__(self, kit: Kit, games: "SavedGames", player: Player) -> None:
        self._kit, self._games, self._player = kit, games, player
        self._all = games.preferences(player)

    @property
    def name(self) -> str:
        """The displayed name of the player."""
        return name_of(self._kit, self._player)

    @property
    def overrides(self) -> dict[str, object]:
        """The settings that the player overrides; the others are as for everybody."""
        told = asdict(self._all)
        return {field: told[field] for field in self.fields if told[field] is not None}

    def override(self, field: str, value: object) -> None:
        """Set and save another value."""
        self._all = replace(self._all, **{field: value})
        self._games.set_preferences(self._player, **{field: value})


class SeatProfiles:
    """The profiles of a match: one for each player who is remembered."""

    def __init__(self, kit: Kit, session: "Session", games: "SavedGames | None") -> None:
        """Look up the preferences of the people of a session by their identities."""
        self._kit = kit
        people = {seat: session.players[seat] for seat in session.people}
        self._is_shared = len(people) > 1
        self._profiles = {
            seat: PlayerProfile(kit, games, player)
            for seat, player in people.items()
            if games and not player.is_visitor
        }

    def use(self, seat: int) -> bool:
        """Use the profile of the player on a seat; return whether that changes the look."""
        return self._kit.use_profile(self._profiles.get(seat))

    def share(self) -> None:
        """Use the profile of the only person; if there are several, only the settings."""
        self._kit.use_profile(
            None if self._is_shared else next(iter(self._profiles.values()), None)
        )

    def leave(self) -> None:
        """Use only the settings."""
        self._kit.use_profile(None)
