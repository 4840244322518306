"""What was there: a look back at a game, which tells nobody anything before they ask."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.analysis.best_turn import best_turn
from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.button import Kind
from game.kit.widgets.choice import Choice
from game.view.players.addressing import label
from scenes.puzzles.own import OwnPuzzles
from scenes.review.best_topic import BestExhibit, BestTopic
from scenes.review.card import Card
from scenes.review.chair_topic import chair_topic
from scenes.review.doors import Doors
from scenes.review.idea_topic import IdeaTopic
from scenes.review.own_topic import OwnTopic
from scenes.review.past_game import PastGame
from scenes.review.shown_table import Exhibit, ShownTable
from scenes.review.topic import LookBack, Topic
from scenes.screen import Screen, split_title

CARDS, CARD_GAP = 4, 16
"""How many cards have room, and how far apart they are, in reference pixels."""


class WhatWasThere(Screen[None]):
    """Shows a turn on a table beside the cards of its topics."""

    layer: ClassVar[str] = "review"

    def __init__(
        self,
        kit: Kit,
        past: PastGame,
        own: OwnPuzzles | None = None,
        doors: Doors | None = None,
    ) -> None:
        """Take a game in which a person had a turn, and what lets an idea come back, if any.

        Where there are no `doors` to a table, the Maestro has no card.
        """
        super().__init__(kit)
        self._past, self._own, self._doors = past, own, doors
        self._found: set[tuple[int, int]] = set()
        """The seats and turns of ideas that were found since."""
        self._told: object = None
        self._begin(past.people[0])

    def _begin(self, seat: int) -> None:
        """Look at the game of a seat."""
        past = self._past
        self._table = ShownTable(Exhibit(past.positions[-1]))
        look = LookBack(self.kit, past, seat, self._table, self._go)
        self._seat = seat
        self._ideas = IdeaTopic(look, self._found)
        chair = chair_topic(look, self._doors)
        self._topics: list[Topic] = [chair, self._ideas] if chair else [self._ideas]
        if best := best_turn(past.positions, seat):
            self._table.show(BestExhibit(look, best))
            self._topics.append(BestTopic(look, best))
        if self._own:
            self._topics.append(OwnTopic(look, self._own, self._ideas))

    @property
    def is_looked_through(self) -> bool:
        """Whether all turns have been looked at."""
        return self._ideas.is_done

    def back(self) -> None:
        """Close."""
        self.close()

    def leave(self) -> None:
        """Stop thinking about it."""
        super().leave()
        self._stop()
        self._table.drop()

    def _stop(self) -> None:
        for topic in self._topics:
            topic.stop()

    def clear(self) -> None:
        """Drop the best turn, too."""
        super().clear()
        self._table.rest()

    def tick(self, dt: float) -> None:
        """Advance the topics, ideas first, and move the tiles of the best turn."""
        for topic in self._topics if self._ideas.is_done else (self._ideas,):
            topic.tick()
        if self._told != self._news and not self._pressed:
            self.rebuild()
        self._table.tick(self.kit, dt)

    @property
    def _news(self) -> object:
        """What the page has to show anew."""
        return self._table.exhibit, [topic.news for topic in self._topics]

    # What is shown

    def build(self) -> None:
        """Put a table beside its cards, and the way on below."""
        self._told = self._news
        title, sub = split_title(self.zone("title"))
        self.add_label(title, self.kit.text("review"), "title", "title")
        self.add_label(sub, self._table.exhibit.words(), color="accent_ink")
        self._table.put(self.kit, self.stage, self.zone("table"))
        self._build_cards()
        self._build_people()
        self._build_ways()

    def _build_cards(self) -> None:
        """Lay the cards of the topics under one another; what judges waits until one looks."""
        told = [topic for topic in self._topics if self._ideas.is_open or not topic.judges]
        cards = [card for topic in told for card in topic.cards()]
        places = layout.rows(self.zone("cards"), CARDS, self.kit.px(CARD_GAP))
        for card, place in zip(cards, places, strict=False):
            self._build_card(place, card)

    def _build_card(self, place: Rect, card: Card) -> None:
        """Add a card, or what is only to be read."""
        if not card.press:
            self.add_label(place, card.words, size="label")
            return
        press, icon, sub = partial(self._follow, card.press), card.icon, card.sub
        button = self.add_button(
            place, card.name, card.words, press, icon=icon, sub=sub, align="left"
        )
        button.set_state(chosen=card.is_chosen)

    def _build_people(self) -> None:
        """Ask those who share a screen whose game it is about."""
        kit, people = self.kit, self._past.people
        if len(people) > 1:
            names = [(seat, label(kit, self._past.players, seat)) for seat in people]
            place, name = self.zone("people"), "people"
            choice = Choice(kit, self.stage, place, names, self._seat, self._look_at, name)
            choice.label = kit.text("review-whose")
            self.add(choice)

    def _build_ways(self) -> None:
        """Add Back, and the one way on that there is: to look, or what the table leads to."""
        way = self._way
        leave: Kind = "plain" if way else "primary"
        self.add_button(self.zone("back"), "back", self.kit.text("back"), self.back, leave)
        if way and way.press:
            press = partial(self._follow, way.press)
            self.add_button(self.zone("go"), way.name, way.words, press, "primary", "title")

    @property
    def _way(self) -> Card | None:
        if self._ideas.is_open or not self._ideas.ideas:
            return self._table.exhibit.way()
        return Card("show", self.kit.text("review-look"), press=self._ideas.open)

    def spoken_lines(self) -> list[str]:
        """Say what is on the table, too."""
        return [*super().spoken_lines(), *self._table.exhibit.spoken()]

    # What is pressed

    def _follow(self, press: Callable[[], None]) -> None:
        """Do what a card does, and show what came of it."""
        press()
        if self._told != self._news:
            self.rebuild()

    def _go(self, scene: Scene[Any]) -> None:
        """Go to another scene, and come back here."""
        self.push(scene, then=lambda _: self.rebuild())
        self.stack.rest(self)

    def _look_at(self, seat: int) -> None:
        self._stop()
        self._begin(seat)
        self.rebuild()
