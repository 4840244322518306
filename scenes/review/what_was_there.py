"""What was there: a look back at a game, which tells nobody anything before they ask."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.analysis.past.best_turn import best_turn
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.card import Card, Picture, Words
from game.kit.widgets.choice import Choice
from game.kit.widgets.round_button import RoundButton
from game.view.framed_table import draw_framed_table
from game.view.players.addressing import label
from game.view.players.avatars import head
from game.view.players.bodies import sitter
from game.view.players.faces import Mood
from game.view.replay.turn_choice import TurnChoice
from game.view.room import has_room
from game.view.scores.words_on_felt import PaperNote
from game.view.sheets import draw_paper
from scenes.exports import Exports
from scenes.puzzles.own import OwnPuzzles
from scenes.review.best_topic import BestExhibit, BestTopic
from scenes.review.chair_topic import chair_topic
from scenes.review.doors import Doors
from scenes.review.draws_topic import DrawsTopic
from scenes.review.idea_topic import IdeaTopic
from scenes.review.own_topic import OwnTopic
from scenes.review.page_places import PagePlaces
from scenes.review.past_exhibit import PastExhibit
from scenes.review.past_game import PastGame, past_outline
from scenes.review.remark import Remark
from scenes.review.shown_table import ShownTable
from scenes.review.topic import LookBack, Topic
from scenes.screen import SideScreen

TITLE = 1, 1.2
"""How high the title is, and the words of one line or two below it."""

HEAD = 1.1
"""How large the head of whose game it is is, in heights of its room above the table."""

LARGEST_FACE, SIGN = 84, 0.13
"""How large a face or an icon on a note is at most, in reference pixels and shares of its width."""


class WhatWasThere(SideScreen[None]):
    """Shows a turn on a table, all turns below it, and the cards of its topics at the side."""

    layer = "review"

    def __init__(
        self,
        kit: Kit,
        past: PastGame,
        own: OwnPuzzles | None = None,
        exports: Exports | None = None,
        doors: Doors | None = None,
    ) -> None:
        """Take a game in which a person had a turn, and what lets an idea come back, if any.

        Without exports no picture can be kept; without doors the Maestro has no card.
        """
        super().__init__(kit)
        self._past, self._own, self._exports, self._doors = past, own, exports, doors
        self._found: set[tuple[int, int]] = set()
        """The seats and turns of ideas that were found since."""
        self._told: object = None
        self._begin(past.people[0])

    def _begin(self, seat: int) -> None:
        """Look at the game of a seat: at its best turn, or else at how it has ended."""
        past, table = self._past, ShownTable()
        look = LookBack(self.kit, past, seat, table, self._go, self._exports)
        self._look, self._table = look, table
        self._ideas = IdeaTopic(look, self._found)
        chair = chair_topic(look, self._doors)
        asking: list[Topic] = [chair] if chair else []
        self._topics = [*asking, self._ideas, DrawsTopic(look)]
        if best := best_turn(past.positions, seat, past.helped):
            table.show(BestExhibit(look, best))
            self._topics.append(BestTopic(look, best))
        else:
            table.show(PastExhibit(look, len(past.positions) - 1))
        if self._own:
            self._topics.append(OwnTopic(look, self._own, self._ideas))

    @property
    def is_looked_through(self) -> bool:
        """Whether all turns have been looked at."""
        return self._ideas.is_done

    def leave(self) -> None:
        """Stop thinking about it."""
        super().leave()
        self._stop()
        self._table.drop()

    def _stop(self) -> None:
        for topic in self._topics:
            topic.stop()

    def clear(self) -> None:
        """Drop what moves, too."""
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

    @property
    def _telling(self) -> list[Topic]:
        """The topics that say something: those that judge wait until somebody wants to look."""
        return [topic for topic in self._topics if self._ideas.is_open or not topic.judges]

    @property
    def _places(self) -> PagePlaces:
        return PagePlaces(self.kit, self._past, self.zone)

    def ground(self) -> Surface:
        """Return the wall of the room, and before it the table with what lies on it."""
        return draw_framed_table(self.kit, self.kit.turned(self._places.table))

    def build(self) -> None:
        """Put a table beside its cards, and the way on below them."""
        self._told = self._news
        whole = self._doors.whole if self._doors else None
        room, film, seat = self._places.title(has_film=bool(whole))
        title, sub = layout.shares(room, TITLE, 0)
        self.add_label(title, self.kit.text("review"), "title", "title", align="left")
        words = self._table.exhibit.words()
        self.add_label(sub, words, "bold", "small", "accent_ink", "left")
        self._seat_player(seat)
        if whole:
            button = RoundButton(
                self.kit, self.stage, film, icon=self.kit.left_to_right_art("play"), name="film"
            )
            button.on_press = lambda: self._go(whole())
            button.label = button.tip = self.kit.text("scoring-replay")
            self.add(button)
        self._build_table()
        if self._places.has_timeline:
            signs = [sign for topic in self._telling for sign in topic.signs()]
            outline, turn = past_outline(self.kit, self._past, signs), self._table.exhibit.turn
            place = self.zone("timeline")
            self.add(TurnChoice(self.kit, self.stage, place, outline, turn, self.show_turn))
        self._build_cards()
        if self._places.is_shared:
            self._build_people()
        self._build_ways()

    def _seat_player(self, room: Rect) -> None:
        look = self._look
        mood: Mood = "glad" if self._ideas.is_done and not self._ideas.ideas else "calm"
        color, side = look.player.color_on(look.seat), round(room.h * HEAD)
        picture = sitter(self.kit, look.player, color, side, mood)
        seen = picture.subsurface((0, 0, picture.width, min(picture.height, room.h)))
        self.stage.add(seen, *seen.get_rect(midbottom=room.midbottom).topleft)

    def _build_table(self) -> None:
        """Show what is chosen, over what else can be done with it."""
        actions = self._table.exhibit.actions()
        cloth, foot = self._places.cloth(len(actions))
        self._table.put(self.kit, self.stage, cloth)
        for place, it in zip(foot, actions, strict=False):
            if it.press:
                press = partial(self._follow, it.press)
                self.add_button(place, it.name, it.words, press, icon=it.icon)

    def _build_cards(self) -> None:
        cards = [card for topic in self._telling for card in topic.cards()]
        for place, card in zip(self._places.cards(len(cards)), cards, strict=False):
            if card.press:
                self.add_card(place, self._note(card, card.press))
            else:
                note = PaperNote(self.kit, self.stage, place, card.words, "bold", "label")
                self.add(note)

    def _note(self, card: Remark, press: Callable[[], None]) -> Card:
        lines = Words(card.words, "label", "bold", rows=2), Words(card.sub, "small", rows=2)
        paper = partial(draw_paper, self.kit) if has_room(self.kit) else None
        picture = Picture(partial(self._draw_sign, card), "left", 1, SIGN)
        press = partial(self._follow, press)
        return Card(card.name, lines, press, picture, is_chosen=card.is_chosen, ground=paper)

    def _draw_sign(self, card: Remark, size: tuple[int, int]) -> Surface:
        side = min(*size, self.kit.px(LARGEST_FACE))
        if card.face:
            return head(self.kit, card.face, side)
        ink = self.kit.theme["ink_dark" if has_room(self.kit) else "ink"]
        return shapes.svg(self.kit.art(card.icon), (side, side), ink)

    def _build_people(self) -> None:
        kit, people = self.kit, self._past.people
        names = [(seat, label(kit, self._past.players, seat)) for seat in people]
        place, seat = self.zone("people"), self._look.seat
        choice = Choice(kit, self.stage, place, names, seat, self._look_at, "people")
        choice.label = kit.text("review-whose")
        self.add(choice)

    def _build_ways(self) -> None:
        way = self._way
        self.add_button(self.zone("back"), "back", self.kit.text("back"), self.back)
        if way and way.press:
            press = partial(self._follow, way.press)
            self.add_button(self.zone("go"), way.name, way.words, press, "primary", "title")

    @property
    def _way(self) -> Remark | None:
        """The one way on: to look, if there is anything to see, or what the table leads to."""
        judging = [card for topic in self._topics if topic.judges for card in topic.cards()]
        waits = self._ideas.ideas or (self._ideas.is_done and judging)
        if self._ideas.is_open or not waits:
            return self._table.exhibit.way()
        return Remark("show", self.kit.text("review-look"), press=self._ideas.open)

    def spoken_lines(self) -> list[str]:
        """Say what is on the table, too."""
        return [*super().spoken_lines(), *self._table.exhibit.spoken()]

    def _follow(self, press: Callable[[], None]) -> None:
        """Do what a card does, and show what came of it."""
        press()
        if not self.stack.is_covered(self):
            self.rebuild()

    def _go(self, scene: Scene[Any]) -> None:
        """Go to another scene, and come back here."""
        self.push(scene, then=lambda _: self.rebuild())
        self.stack.rest(self)

    def show_turn(self, turn: int) -> None:
        """Show what a topic has to say of a turn, or else only the turn."""
        if not any(topic.show(turn) for topic in self._telling):
            self._table.show(PastExhibit(self._look, turn))
        self.rebuild()

    def _look_at(self, seat: int) -> None:
        self._stop()
        self._begin(seat)
        self.rebuild()
