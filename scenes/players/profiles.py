"""What belongs to a player follows the seat: the table looks as its player prefers."""

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import asdict, replace

from game.kit.kit import Kit
from game.session.player import Player
from game.view.avatars import name_of

if TYPE_CHECKING:
    from game.session.session import Session
    from game.store.games import SavedGames


class PlayerProfile:
    """The preferences of a player over the settings, which the player may change."""

    fields: ClassVar[tuple[str, ...]] = ("palette", "text_scale", "hints", "captions", "speech")

    def __init__(self, kit: Kit, games: "SavedGames", player: Player) -> None:
        self._kit, self._games, self._player = kit, games, player
        self._all = games.preferences(player)

    @property
    def name(self) -> str:
        """What that person is called."""
        return name_of(self._kit, self._player)

    @property
    def overrides(self) -> dict[str, object]:
        """The settings that are overridden; the others are as for everybody."""
        told = asdict(self._all)
        return {field: told[field] for field in self.fields if told[field] is not None}

    def override(self, field: str, value: object) -> None:
        """Set another value, and save it."""
        self._all = replace(self._all, **{field: value})
        self._games.set_preferences(self._player, **{field: value})


class SeatProfiles:
    """The profiles of a match: one for each player who is remembered."""

    def __init__(self, kit: Kit, session: "Session", games: "SavedGames | None") -> None:
        """Find the preferences of the people of a session by who they are."""
        self._kit = kit
        people = {seat: session.players[seat] for seat in session.people}
        self._is_shared = len(people) > 1
        self._profiles = {
            seat: PlayerProfile(kit, games, player)
            for seat, player in people.items()
            if games and not player.is_visitor
        }

    def use(self, seat: int) -> bool:
        """Use the profile of the player on a seat; tell whether that looks different."""
        return self._kit.use_profile(self._profiles.get(seat))

    def share(self) -> None:
        """Use the profile of the only player; where several look on, only the settings."""
        self._kit.use_profile(
            None if self._is_shared else next(iter(self._profiles.values()), None)
        )

    def leave(self) -> None:
        """Use only the settings."""
        self._kit.use_profile(None)
