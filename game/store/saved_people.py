"""The people who play: what is remembered of them, and belongs to them."""

import time
from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any, TypeVar, cast

from game.store.pending import Pending
from game.store.writer import Statement, Writer

if TYPE_CHECKING:
    from game.session.buddy import Buddy
    from game.session.feats import Feat
    from game.session.observer import Album
    from game.session.player import Player
    from game.store.player_preferences import PlayerPreferences
    from game.store.statistics import Statistics

Found = TypeVar("Found")


class SavedPeople:
    """Keep what belongs to people, by a writer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._last: dict[object, Any] = {}

    def _soon(self, key: object, look: Callable[[Connection], Found], otherwise: Found) -> Found:
        """Return what is found, or was the last time if the disk takes longer than a frame may."""
        found = self._writer.begin(lambda there: [look(there)]).wait_a_moment()
        if found:
            self._last[key] = found[0]
        return cast(Found, self._last.get(key, otherwise))

    def _remember(self, players: "Sequence[Player]") -> None:
        from game.store.players import REMEMBER, person

        people = (each for each in players if each.bot is None and not each.is_visitor)
        now = time.time()
        self._writer.write(*(Statement(REMEMBER, (*person(each), now)) for each in people))

    def remembered(self) -> "tuple[Player, ...]":
        """Return the people who have played here, who began last first."""
        from game.store.players import remembered

        return self._soon("remembered", lambda there: tuple(remembered(there)), ())

    def ask_statistics(self) -> "Pending[Statistics]":
        """Ask what the games of each person add up to, those who played most first."""
        from game.store.statistics import statistics

        return self._writer.begin(statistics)

    def forget(self, player: "Player") -> Pending[Statement]:
        """Remember a person no more, and erase all that is theirs; the games stay.

        What is returned can bring it back; it is in memory alone.
        """
        from game.store.players import FORGET, all_of, person

        erased = self._writer.begin(lambda there: [*all_of(there, player)])
        self._last.clear()
        self._writer.write(*(Statement(statement, person(player)) for statement in FORGET))
        return erased

    def bring_back(self, erased: Pending[Statement]) -> None:
        """Take back that a person was forgotten."""
        self._last.clear()
        # What was erased is known by then: the store answers in the order in which it is asked.
        self._writer.change(lambda _: erased.found or [])

    def erase_statistics(self, player: "Player") -> None:
        """Erase the statistics of a person; the games stay, and so does all else."""
        from game.store.players import person
        from game.store.statistics import ERASE

        self._writer.write(Statement(ERASE, person(player)))

    def rename(self, player: "Player", into: "Player") -> bool:
        """Rename a player, or give it another animal; False if those are taken.

        A slow disk is trusted to do it.
        """
        from game.store.renaming import renaming

        if into.identity == player.identity:
            return True
        changed = self._writer.change(lambda there: renaming(there, player, into))
        self._last.clear()
        return changed.wait_a_moment() != []

    def preferences(self, player: "Player") -> "PlayerPreferences":
        """Return what belongs to a player; nothing does to visitors and bots."""
        from game.store.player_preferences import PlayerPreferences, read_preferences

        if player.bot or player.is_visitor:
            return PlayerPreferences()
        key = PlayerPreferences, player.identity
        return self._soon(key, lambda there: read_preferences(there, player), PlayerPreferences())

    def set_preferences(self, player: "Player", **changed: object) -> None:
        """Change fields of what belongs to a player; those that are None are chosen no more."""
        from game.store.player_preferences import (
            SET_PREFERENCES,
            PlayerPreferences,
            changed_preferences,
            preferences_row,
        )

        if not (player.bot or player.is_visitor):
            self._writer.write(Statement(SET_PREFERENCES, preferences_row(player, changed)))
            key = PlayerPreferences, player.identity
            before = self._last.get(key, PlayerPreferences())
            self._last[key] = changed_preferences(before, changed)

    def stamps(self, player: "Player") -> dict[str, float]:
        """Return the ideas that a player has had, and when; none for visitors and bots."""
        from game.store.stamps import stamps

        if player.bot or player.is_visitor:
            return {}
        key = "stamps", player.identity
        return self._soon(key, lambda there: dict(stamps(there, player)), {})

    def feats(self, player: "Player") -> "dict[str, Feat]":
        """Return what is on the shelves of a player's cabinet; nothing for visitors and bots."""
        from game.store.feats import feats_of

        if player.bot or player.is_visitor:
            return {}
        key = "feats", player.identity
        return self._soon(key, lambda there: {it.kind: it for it in feats_of(there, player)}, {})

    def seated(self, players: "Sequence[Player]") -> "tuple[Player, ...]":
        """Set every buddy at a table to how that of the first player plays now."""
        from game.store.buddies import seated

        return seated(players, self._buddy(players))

    def _buddy(self, players: "Sequence[Player]") -> "Buddy":
        """Return the buddy of who sits first; that of a visitor, or of nobody, is as at first."""
        from game.session.buddy import Buddy, followed
        from game.store.buddies import buddy_of

        seat = followed(players)
        return Buddy() if seat is None else buddy_of(self.preferences(players[seat]))

    def _is_new(self, player: "Player") -> bool:
        """Return whether a person has never finished a game; no bot is new."""
        from game.store.statistics import has_finished

        key = "finished", player.identity
        return not (player.bot or self._soon(key, lambda there: has_finished(there, player), False))

    def _known(self, players: "Sequence[Player]") -> "tuple[list[Album], Buddy, set[int]]":
        """Return what each player has found, the buddy at the table, and which seats are new."""
        from game.store.buddies import at_table

        albums = [self.stamps(player) for player in players]
        new = {seat for seat, player in enumerate(players) if self._is_new(player)}
        return albums, at_table(players, self._buddy(players)), new
