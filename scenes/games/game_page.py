"""The page of a saved game: its table and result; replay, continue, export or delete it."""

from dataclasses import replace
from datetime import date
from enum import Enum
from functools import partial

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.widget import Label
from game.session.future import Executor
from game.session.mixing import has_begun
from game.store.games import SavedGames
from game.store.pending import Pending
from game.store.seen import Seen
from game.store.summary import Summary
from game.view.wording import moment, written_rules_name
from scenes.exports import Exports, hand_out
from scenes.games.photograph import EDGE, draw_photo_paper, draw_picture, draw_player_plate, ending
from scenes.grown_ups import ask_grown_ups
from scenes.page import Page, PageScreen, Way
from scenes.review.doors import Doors
from scenes.review.past_game import has_people, kept_game

LARGEST_TILE = 96  # reference px, wider than on a board: here few rows have much room
RATIO = 1.75  # how wide the photograph is at most, in heights of it
WIDEST_PLATE, HIGHEST_PLATE, GAP = 440, 150, 14  # reference px of players' plates, and between


class Notice(Label):
    """What is to be known of a game, on a plate: the rim of the table lies behind it."""

    def paint(self) -> Surface:
        """Draw the words in the middle of a plate that hugs them."""
        canvas, words = self.canvas(), super().paint()
        if self.text:
            inside = words.get_bounding_rect().inflate(self.rect.h, 0)
            plate = Rect(0, 0, min(inside.w, self.rect.w), self.rect.h)
            plate.center = canvas.get_rect().center
            canvas.blit(shapes.rounded(plate.size, plate.h // 2, self.kit.theme["panel"]), plate)
        canvas.blit(words, (0, 0))
        return canvas


class GamePageResult(Enum):
    """What the player wants to do with a game."""

    GO_ON = "go on"
    DELETE = "delete"


class GamePage(PageScreen[GamePageResult]):
    """Closes with what the player chose."""

    layer = "game"

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

    def page(self) -> Page:
        """Name its rules; the yellow button continues it, or else shows it again."""
        text, going, may_show = self.kit.text, self._game.going, self._may_show
        delete = partial(ask_grown_ups, self, partial(self.close, GamePageResult.DELETE))
        ways = [
            self.way_back(),
            Way("delete", text("game-delete"), delete),
            Way("save", text("game-save"), self._save),
        ]
        watch = Way("watch", text("game-watch"), self._replay, zone="onward", is_open=may_show)
        if going:
            go_on = partial(self.close, GamePageResult.GO_ON)
            ways.append(replace(watch, zone="beside"))
            ways.append(Way("continue", text("menu-continue"), go_on, "primary", zone="onward"))
        else:
            ways.append(replace(watch, kind="primary"))
            if (journal := self._seen.journal) and has_people(journal):
                review = text("scoring-review")
                ways.append(Way("review", review, self._look_back, zone="beside"))
        return Page(written_rules_name(self.kit, self._game.rules), ways=ways)

    def build(self) -> None:
        """Put the photograph over the plates of the players."""
        self._build_photograph(self.zone("photograph"))
        self._build_players(self.zone("players"))
        super().build()
        told, place = self._missing() or self._vouched(), self.zone("note")
        self._said = self.add(
            Notice(self.kit, self.stage, place, told, "bold", align="center", name="note")
        )

    def _build_photograph(self, room: Rect) -> None:
        kit, game = self.kit, self._game
        place = Rect(0, 0, min(room.w, round(RATIO * room.h)), room.h)
        place.center = room.center
        edge, foot = kit.px(EDGE), kit.lines("body")
        picture = Rect(place.x + edge, place.y + edge, place.w - 2 * edge, place.h - edge)
        picture.height -= edge + foot
        self.lay(draw_photo_paper(kit, place.size), place)
        self.lay(draw_picture(kit, game, picture.size, LARGEST_TILE), picture)
        told = kit.text("game-sub", day=moment(kit, game.saved, self._today), end=ending(kit, game))
        words = Rect(picture.left, picture.bottom, picture.width, foot + edge // 2)
        self.add_label(words, told, "bold", color="ink_dark")

    def _build_players(self, room: Rect) -> None:
        kit, count = self.kit, len(self._game.players)
        across = count if room.w > 5 * room.h else 2
        down = -(-count // across)
        size = kit.px(WIDEST_PLATE) * across, kit.px(HIGHEST_PLATE) * down
        line = Rect(0, 0, min(room.w, size[0]), min(room.h, size[1]))
        line.midtop = room.midtop
        places = layout.grid(line, down, across, kit.px(GAP))
        for seat, place in enumerate(places[:count]):
            self.lay(draw_player_plate(kit, place.size, self._game, seat), place)

    @property
    def _may_show(self) -> bool:
        """Whether any of it may be shown.

        While a press may still be mixed in, a look at the rack would tell whether to press.
        """
        journal = self._seen.journal
        return journal is not None and (not self._game.going or has_begun(journal))

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
