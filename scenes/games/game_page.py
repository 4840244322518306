"""The page of a saved game: its table and result; replay, continue, export or delete it."""

from collections.abc import Callable
from datetime import date
from enum import Enum
from functools import partial
from typing import ClassVar

from pygame import Rect

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.widget import RADIUS
from game.session.future import Executor
from game.session.mixing import has_begun
from game.store.games import SavedGames
from game.store.pending import Pending
from game.store.seen import Seen
from game.store.summary import Summary
from game.view.small_table import draw_small_table
from game.view.wording import moment, written_rules_name
from scenes.exports import Exports, hand_out
from scenes.games.game_card import ending
from scenes.games.player_lines import draw_column
from scenes.grown_ups import ask_grown_ups
from scenes.review.doors import Doors
from scenes.review.past_game import has_people, kept_game
from scenes.screen import Screen, split_title

PANEL_MARGINS = (36, 24)  # reference px between the edge of the panel and the players

LARGEST_TILE = 96  # reference px, wider than on a card: here few rows have much room

SHARED_TEXTS = {"back": "back", "continue": "menu-continue", "review": "scoring-review"}
"""The texts of buttons that also exist elsewhere; others have a `game-` text."""


class GamePageResult(Enum):
    """What the player wants to do with a game."""

    NOTHING = "nothing"
    GO_ON = "go on"
    DELETE = "delete"


class GamePage(Screen[GamePageResult]):
    """Closes with what the player chose."""

    layer: ClassVar[str] = "game"

    def __init__(
        self, kit: Kit, games: SavedGames, game: Summary, today: date, executor: Executor
    ) -> None:
        super().__init__(kit)
        self._executor = executor
        self._games, self._game, self._today = games, game, today
        self._asked = games.ask_seen(game.id)
        self._seen = next(iter(self._asked.wait_a_moment() or ()), Seen(None))
        self._is_read = self._asked.found is not None
        self._asked_text: Pending[str] | None = None

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Show what there is to see of the game, or export it, once a slow disk has answered."""
        if not self._is_read and self._asked.found is not None:
            self._is_read = True
            self._seen = next(iter(self._asked.found), Seen(None))
            self.rebuild()
        if self._asked_text:
            self._hand_out(self._asked_text.found)

    def back(self) -> None:
        """Close."""
        self.close(GamePageResult.NOTHING)

    def build(self) -> None:
        """Put the table next to the players, and the buttons below both."""
        kit, game = self.kit, self._game
        title, sub = split_title(self.zone("title"))
        self.add_label(title, written_rules_name(kit, game.rules), "title", "title")
        told = kit.text("game-sub", day=moment(kit, game.saved, self._today), end=ending(kit, game))
        self.add_label(sub, told, color="ink_soft")
        table = self.zone("table")
        picture = draw_small_table(kit, table.size, kit.px(RADIUS), game.table, widest=LARGEST_TILE)
        self.stage.add(picture, *table.topleft)
        self._build_players(self.zone("players"))
        self._said = self.add_label(self.zone("note"), self._missing() or self._vouched(), "bold")
        self._build_ways()

    def _build_players(self, room: Rect) -> None:
        kit = self.kit
        line = max(1, kit.px(2))
        ground = shapes.rounded(
            room.size, kit.px(RADIUS), kit.theme["panel"], kit.theme["panel_line"], line
        )
        self.stage.add(ground, *room.topleft)
        across, down = map(kit.px, PANEL_MARGINS)
        inner = room.inflate(-2 * across, -2 * down)
        self.stage.add(draw_column(kit, inner.size, self._game), *inner.topleft)

    def _build_ways(self) -> None:
        """Add the primary button, Continue or else Watch, and the smaller ones next to it."""
        going = self._game.going
        count = 2 + (going or self._can_look_back)
        places = layout.columns(self.zone("ways"), count, self.kit.px(20))
        self._way(self.zone("back"), "back", self.back)
        delete = partial(self.close, GamePageResult.DELETE)
        self._way(places[0], "delete", partial(ask_grown_ups, self, delete))
        self._way(places[1], "save", self._save)
        if going:
            self._watch(places[2], "plain")
            self._way(
                self.zone("go_on"), "continue", partial(self.close, GamePageResult.GO_ON), "primary"
            )
        else:
            self._watch(self.zone("go_on"), "primary")
            if self._can_look_back:
                self._way(places[2], "review", self._look_back)

    @property
    def _can_look_back(self) -> bool:
        """Whether a person has played in it; nobody looks back at a game that still goes on."""
        journal = self._seen.journal
        return journal is not None and not self._game.going and has_people(journal)

    def _look_back(self) -> None:
        from scenes.play.match import Match
        from scenes.play.replay import film
        from scenes.review.what_was_there import WhatWasThere

        kit, games = self.kit, self._games
        if journal := self._seen.journal:
            past = kept_game(journal, self._executor)
            exports = Exports(games.exports, lambda: self._today)
            doors = Doors(partial(film, kit), lambda session: Match(kit, session, games), games)
            self.push(WhatWasThere(kit, past, exports=exports, doors=doors))
            self.stack.rest(self)

    def _watch(self, place: Rect, kind: Kind) -> None:
        """Add the button that replays the game; it works if any of it may be shown.

        While a press may still be mixed in, a look at the rack would tell whether to press.
        """
        button = self._way(place, "watch", self._replay, kind)
        journal = self._seen.journal
        may_show = journal is not None and (not self._game.going or has_begun(journal))
        button.set_enabled(may_show)

    def _way(
        self, place: Rect, name: str, on_press: Callable[[], None], kind: Kind = "plain"
    ) -> Button:
        return self.add_button(
            place, name, self.kit.text(SHARED_TEXTS.get(name, f"game-{name}")), on_press, kind
        )

    def _missing(self) -> str:
        """Say from which turn on the game can't be shown; "" if all of it can."""
        journal, gap = self._seen.journal, self._seen.gap
        turn = len(journal.record.turns) + 1 if journal else 0
        turns = self._seen.vouched or 0
        return self.kit.text(f"game-{gap}", turn=turn, turns=turns) if gap else ""

    def _vouched(self) -> str:
        """Say up to which turn the game is as it was left, if that is known."""
        turns = self._seen.vouched
        if turns is None:
            return ""
        sealed = "yes" if self._seen.is_sealed else "no"
        return self.kit.text("game-vouched", turns=turns, sealed=sealed)

    def _replay(self) -> None:
        """Replay the game; if it can still go on, hidden racks stay hidden."""
        from scenes.play.replay import Replay

        if journal := self._seen.journal:
            self.push(Replay(self.kit, journal, not self._game.going, self._missing()))
            self.stack.rest(self)

    def _save(self) -> None:
        """Ask for the game as text."""
        self._asked_text = self._games.ask_export(self._game.id)
        self._hand_out(self._asked_text.wait_a_moment())

    def _hand_out(self, found: list[str] | None) -> None:
        """Export the game if its text is known by now; say why not if it still goes on."""
        if found is None:
            return
        self._asked_text = None
        if text := "".join(found):
            told = hand_out(self.kit, self._games.exports, self._game, text)
        else:
            told = self.kit.text("game-secret" if self._game.is_running else "game-unsaved")
        self._said.set_text(told)
