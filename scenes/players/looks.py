"""What belongs to a player follows the seat: the table looks as whoever plays there wishes."""

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import asdict, replace

from game.kit.kit import Kit
from game.session.player import Player
from game.view.avatars import name_of

if TYPE_CHECKING:
    from game.session.session import Session
    from game.store.games import Games


class Own:
    """A player whose wishes lie over the settings, and who may change them."""

    fields: ClassVar[tuple[str, ...]] = ("palette", "text_scale", "hints", "captions", "speech")

    def __init__(self, kit: Kit, games: "Games", player: Player) -> None:
        self._kit, self._games, self._player = kit, games, player
        self._all = games.wishes(player)

    @property
    def name(self) -> str:
        """What that person is called."""
        return name_of(self._kit, self._player)

    @property
    def wishes(self) -> dict[str, object]:
        """The settings that are wished; the others are as for everybody."""
        told = asdict(self._all)
        return {field: told[field] for field in self.fields if told[field] is not None}

    def wish(self, field: str, value: object) -> None:
        """Wish another value, and keep that."""
        self._all = replace(self._all, **{field: value})
        self._games.wish(self._player, **{field: value})


class Looks:
    """The looks of a match: one for each player who is remembered, else as the settings say."""

    def __init__(self, kit: Kit, session: "Session", games: "Games | None") -> None:
        """Find again, by who they are, what the people of a session wish."""
        self._kit = kit
        people = {seat: session.players[seat] for seat in session.people}
        self._is_shared = len(people) > 1
        self._own = {
            seat: Own(kit, games, player)
            for seat, player in people.items()
            if games and not player.is_visitor
        }

    def wear(self, seat: int) -> bool:
        """Look as the player on a seat wishes; tell whether that looks otherwise than before."""
        return self._kit.wear(self._own.get(seat))

    def share(self) -> None:
        """Look as the one who plays wishes; where several look on, as the settings say."""
        self._kit.wear(None if self._is_shared else next(iter(self._own.values()), None))

    def take_off(self) -> None:
        """Look as the settings say."""
        self._kit.wear(None)
