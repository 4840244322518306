"""What was there: a look back at a game, which tells nobody anything before they ask."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.analysis.best_turn import best_turn
from game.analysis.missed import Idea
from game.engine.tile import in_order
from game.kit import layout
from game.kit.kit import Kit
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import RADIUS
from game.puzzles.moment import moment
from game.session.idea_search import IdeaSearch
from game.view.hint_text import row_name
from game.view.players.addressing import label, subject
from game.view.puzzles.picture import draw_table
from game.view.replay.moment_picture import draw_moment
from game.view.scores.replayed_turn import ReplayedTurn
from game.view.wording import joined, tile_names
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzle_scene import Posed
from scenes.review.past_game import PastGame
from scenes.review.try_it import TryIt
from scenes.screen import Screen, TurnResult, split_title

CARDS, CARD_GAP = 4, 16
"""How many cards have room, and how far apart they are, in reference pixels."""

LARGEST_TILE = 84
"""How wide the tiles of the best turn may be, in reference pixels."""


class WhatWasThere(Screen[None]):
    """Shows the best turn of a player and, to whoever wants to look, what could be laid."""

    layer: ClassVar[str] = "review"

    def __init__(self, kit: Kit, past: PastGame, own: OwnPuzzles | None = None) -> None:
        """Take a game in which a person had a turn, and what lets an idea come back, if any."""
        super().__init__(kit)
        self._past, self._own = past, own
        self._found: set[tuple[int, int]] = set()
        """The seats and turns of ideas that were found since."""
        self._turn: ReplayedTurn | None = None
        self._picture: tuple[object, Surface] | None = None
        self._told: object = None
        self._begin(past.people[0])

    def _begin(self, seat: int) -> None:
        """Look at the game of a seat."""
        past = self._past
        self._seat, self._is_open = seat, False
        self._chosen: Idea | None = None
        self._best = best_turn(past.positions, seat)
        self._search = IdeaSearch(past.executor, past.positions, seat)
        self._since = 0.0

    @property
    def ideas(self) -> tuple[Idea, ...]:
        """What is known by now; a child has one, and no hard one."""
        ideas = self._search.ideas
        if not self._past.is_gentle:
            return ideas
        easy = [idea for idea in ideas if not idea.is_hard]
        return tuple(sorted(easy, key=lambda idea: not idea.is_out)[:1])

    @property
    def is_looked_through(self) -> bool:
        """Whether all turns have been looked at."""
        return self._search.is_done

    def back(self) -> None:
        """Close."""
        self.close()

    def leave(self) -> None:
        """Stop thinking about it."""
        super().leave()
        self._search.stop()
        self._keep()
        self._turn = self._picture = None

    def clear(self) -> None:
        """Drop the best turn, too."""
        super().clear()
        self._turn = None

    def tick(self, dt: float) -> None:
        """Look at the next turn, and move the tiles of the best one."""
        self._since += dt
        self._search.tick()
        if self._told != self._news and not self._pressed:
            self.rebuild()
        if self._turn and not self.kit.preferences.reduced_motion:
            self._turn.show(self._since)

    @property
    def _news(self) -> object:
        """What the page has to show anew."""
        return bool(self.ideas), self._is_open and self.ideas, self.is_looked_through

    # What is shown

    def build(self) -> None:
        """Put a table beside its cards, and the way on below."""
        self._told = self._news
        title, sub = split_title(self.zone("title"))
        self.add_label(title, self.kit.text("review"), "title", "title")
        self.add_label(sub, self._words(), color="accent_ink")
        self._build_table(self.zone("table"))
        self._build_cards()
        self._build_people()
        self._build_ways()

    def _words(self) -> str:
        """Say what is on the table."""
        who = self._who
        if idea := self._chosen:
            did, count = self._past.done_in(idea.turn)
            return self._say("turn", **who, turn=idea.turn, did=did, count=count)
        if not self._best:
            return ""
        return self._say("best", **who, count=len(self._best.tiles), turn=self._best.turn)

    def _say(self, what: str, **values: object) -> str:
        """Say something; to a child in words of its own, without figures."""
        gentle = "yes" if self._past.is_gentle else "no"
        return self.kit.text(f"review-{what}", gentle=gentle, **values)

    def _build_table(self, room: Rect) -> None:
        """Show the idea that is chosen, else the best turn, else how the game has ended."""
        kit = self.kit
        if self._chosen:
            self.stage.add(self._drawn(self._chosen, room.size), *room.topleft)
        elif self._best:
            self._turn = ReplayedTurn(kit, self.stage, room, self._best, LARGEST_TILE)
            self._turn.show(self._turn.end if kit.preferences.reduced_motion else self._since)
        else:
            table = self._past.positions[-1].table
            self.stage.add(draw_table(kit, room.size, kit.px(RADIUS), table), *room.topleft)

    def _drawn(self, idea: Idea, size: tuple[int, int]) -> Surface:
        """Draw a turn, or return its picture: the page is built anew while more is found."""
        shown = idea, size, self.kit.preferences.theme, self.kit.preferences.palette
        if not self._picture or self._picture[0] != shown:
            self._picture = shown, draw_moment(self.kit, size, idea)
        return self._picture[1]

    def _build_cards(self) -> None:
        """Put the ideas over the best turn; before anybody looks, there is only a question."""
        room = self.zone("cards")
        places = iter(layout.rows(room, CARDS, self.kit.px(CARD_GAP)))
        if not self.ideas:
            words = self._say("none" if self.is_looked_through else "looking", **self._who)
            self.add_label(room, words, size="label")
        elif not self._is_open:
            words, sub = self._invitation()
            self._card(next(places), "look", words, sub, "flag", self._open)
        for idea in self.ideas if self._is_open else ():
            choose = partial(self._choose, idea)
            words, sub = self._say("idea", **_facts(idea)), self._hardness(idea)
            icon = "check" if self._is_found(idea) else "flag"
            card = self._card(next(places), f"idea-{idea.turn}", words, sub, icon, choose)
            card.set_state(chosen=idea == self._chosen)
        if self._best and self._is_open and not self._past.is_gentle:
            best = partial(self._choose, None)
            words = self._say("best-card", **self._who)
            card = self._card(next(places), "best", words, "", "star", best)
            card.set_state(chosen=self._chosen is None)

    @property
    def _who(self) -> dict[str, str]:
        return subject(self.kit, self._past.players, self._seat)

    def _invitation(self) -> tuple[str, str]:
        """Say that there was something, and ask whether to look."""
        is_out = "yes" if any(idea.is_out for idea in self.ideas) else "no"
        return self._say("something", is_out=is_out), self._say("want")

    def _hardness(self, idea: Idea) -> str:
        """Say how many rows move at once, or that it was found."""
        if self._is_found(idea):
            return self.kit.text("review-found")
        how = "hard" if idea.is_hard else "rows"
        if not idea.at_once:
            how = "rack" if idea.play.key is None else "river"
        return self._say("rows", how=how, count=idea.at_once)

    def _is_found(self, idea: Idea) -> bool:
        return (self._seat, idea.turn) in self._found

    def _card(
        self, place: Rect, name: str, words: str, sub: str, icon: str, press: Callable[[], None]
    ) -> Button:
        return self.add_button(place, name, words, press, icon=icon, sub=sub, align="left")

    def _build_people(self) -> None:
        """Let those who share a screen choose whose game it is about."""
        kit, people = self.kit, self._past.people
        if len(people) > 1:
            names = [(seat, label(kit, self._past.players, seat)) for seat in people]
            place, name = self.zone("people"), "people"
            choice = Choice(kit, self.stage, place, names, self._seat, self._look_at, name)
            choice.label = kit.text("review-whose")
            self.add(choice)

    def _build_ways(self) -> None:
        """Add Back, and the one way on that there is: to look, or to try it."""
        text, place = self.kit.text, self.zone("go")
        leads = bool(self.ideas) and (self._chosen is not None or not self._is_open)
        leave: Kind = "plain" if leads else "primary"
        self.add_button(self.zone("back"), "back", text("back"), self.back, leave)
        if leads and self._chosen:
            self.add_button(place, "try", text("review-try"), self._try_it, "primary", "title")
        elif leads:
            self.add_button(place, "show", text("review-look"), self._open, "primary", "title")

    def spoken_lines(self) -> list[str]:
        """Say the rows that matter and the rack, too."""
        lines = super().spoken_lines()
        if idea := self._chosen:
            kit, rows = self.kit, tuple(idea.rows.elements())
            if rows:
                names = joined(kit, [row_name(kit, row) for row in rows])
                lines.append(kit.text("review-spoken-rows", rows=names))
            rack = tile_names(kit, in_order(idea.position.mover.rack))
            lines.append(kit.text("review-spoken-rack", tiles=rack))
        return lines

    # What is pressed

    def _keep(self) -> None:
        """Keep what was looked at and not found, so that it comes back; hard ones do not."""
        if self._own and self._is_open:
            missed = [it for it in self.ideas if not (it.is_hard or self._is_found(it))]
            self._own.keep(self._past.players[self._seat], map(moment, missed))

    def _look_at(self, seat: int) -> None:
        self._search.stop()
        self._keep()
        self._begin(seat)
        self.rebuild()

    def _open(self) -> None:
        """Show a way out first of all, if there is one that can be seen."""
        self._is_open = True
        ways_out = (idea for idea in self.ideas if idea.is_out and not idea.is_hard)
        self._choose(next(ways_out, self.ideas[0]))

    def _choose(self, idea: Idea | None) -> None:
        self._chosen, self._since = idea, 0.0
        self.rebuild()

    def _try_it(self) -> None:
        """Pose the turn anew, as a puzzle."""
        idea = self._chosen
        assert idea
        heading = self._say("heading", turn=idea.turn)
        found = partial(self._found.add, (self._seat, idea.turn))
        posed = Posed(moment(idea), heading, lambda _: found())
        self.push(TryIt(self.kit, posed, self._past.executor), then=self._tried)
        self.stack.rest(self)

    def _tried(self, _: TurnResult) -> None:
        self.rebuild()


def _facts(idea: Idea) -> dict[str, object]:
    kind = "out" if idea.is_out else "more"
    return {"turn": idea.turn, "kind": kind, "count": len(idea.laid)}
