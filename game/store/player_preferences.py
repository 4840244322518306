"""What a player prefers, as JSON in the file of the games; the rest is as the settings say.

Fields that a later version adds are kept, and a damaged one costs that one alone.
"""

from sqlite3 import Connection
from typing import Annotated, Any

import msgspec

from game.engine.limits import NotationError
from game.engine.notation import read_handicap
from game.engine.position import EVEN, Handicap
from game.kit.preferences import Chosen, Name, Percent, usable
from game.session.player import Player
from game.store.players import person

LONGEST = 10_000  # characters that are read of what is told in the file

Line = Annotated[str, msgspec.Meta(max_length=1000)]

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class PlayerPreferences(msgspec.Struct, frozen=True):
    """Hold what belongs to a player; None where nothing was chosen.

    The first fields are settings, by the names that these have.
    """

    palette: Name | None = None
    text_scale: Percent | None = None
    hints: bool | None = None
    outlook: bool | None = None
    captions: bool | None = None
    speech: Name | None = None
    easy_hands: bool | None = None
    one_switch: Name | None = None
    color: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    handicap: Annotated[str, msgspec.Meta(max_length=200)] = ""
    at_door: bool | None = None
    """Whether the game starts at the door for children."""
    buddy: Chosen = ""
    buddy_won: Count = 0
    revisits: Annotated[tuple[Line, ...], msgspec.Meta(max_length=8)] = ()
    """Puzzles that come back, a line each; all that is told stays shorter than what is read."""

    @property
    def eased(self) -> Handicap:
        """What is made easier; nothing, where what is written is none."""
        try:
            return read_handicap(self.handicap)
        except NotationError:
            return EVEN


TOLD = f"SELECT substr(told, 1, {LONGEST}) FROM wishes WHERE face = ? AND name = ?"
SET_PREFERENCES = (
    "INSERT INTO wishes VALUES (?1, ?2, json_patch('{}', ?3)) ON CONFLICT (face, name) "
    "DO UPDATE SET told = json_patch(CASE WHEN json_valid(told) THEN told ELSE '{}' END, ?3)"
)
"""What is changed is laid over what there is; what is null is preferred no more."""


def read_preferences(database: Connection, player: Player) -> PlayerPreferences:
    """Read what a player prefers."""
    found = database.execute(TOLD, person(player)).fetchone()
    told = found[0] if found else None
    if not isinstance(told, str):
        return PlayerPreferences()
    return PlayerPreferences(**usable(told.encode(), PlayerPreferences))


def changed_preferences(before: PlayerPreferences, changed: dict[str, Any]) -> PlayerPreferences:
    """Change fields; those that are None are as for somebody who prefers nothing."""
    told = {**msgspec.structs.asdict(before), **changed}
    known = {name: told[name] for name in PlayerPreferences.__struct_fields__}
    return PlayerPreferences(**{name: each for name, each in known.items() if each is not None})


def preferences_row(player: Player, changed: dict[str, Any]) -> tuple[str, str, str]:
    """Return what `SET_PREFERENCES` asks for."""
    return *person(player), msgspec.json.encode(changed).decode()
