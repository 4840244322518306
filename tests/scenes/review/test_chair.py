"""The Maestro in one's chair, at the page What was there and on a page of its own."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.kit.widgets.button import Button
from game.session.future import Future, Inline
from game.session.maestro import play_on
from game.session.searches.maestro_search import ChairSearch
from game.store.games import SavedGames
from scenes.play.match import Match
from scenes.play.replay import Replay, film
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.review.chair_page import ChairPage
from scenes.review.doors import Doors
from scenes.review.past_game import PastGame, kept_game
from scenes.review.what_was_there import WhatWasThere
from tests.chairs import SCENES, chair, doors
from tests.kits import store
from tests.later import Later
from tests.looked_back import ANN, SMALL, Remembering, drawn, missed_by_ann, past
from tests.scenes.opened import Opened
from tests.store.known import statistics_of


class Noting(Remembering):
    """Answers at once, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Callable[..., Any]] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        self.asked.append(function)
        return super().submit(function, *arguments, priority=priority)


class Reader(Opened):
    """Somebody who looks back, at the table of the deal if they like."""

    def __init__(self, whole: PastGame, games: SavedGames | None = None, **more: object) -> None:
        def page(kit: Kit) -> WhatWasThere:
            leads = Doors(lambda journal, seat: film(kit, journal, seat))
            if games:
                leads = Doors(leads.film, lambda session: Match(kit, session, games), games)
            return WhatWasThere(kit, whole, doors=leads)

        super().__init__(page, settings=store(bot_speed="instant", reduced_motion=True), **more)

    @property
    def has_card(self) -> bool:
        return "chair" in self.names

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.scene.widgets if isinstance(each, Button)]

    def go(self, *presses: str) -> None:
        for press in presses:
            self.tap(press)
            self.step()

    def await_verdict(self) -> None:
        for _ in range(100):
            self.step()
        assert "watch" in self.names


@pytest.fixture
def games(tmp_path: Path) -> Iterator[SavedGames]:
    with closing(SavedGames(tmp_path)) as made:
        yield made


def told(*won: bool) -> str:
    """Say what stands beside the Maestro's face."""
    return Opened(lambda kit: chair(kit, *won)).words[1]


# Before a press


def test_before_a_press_there_is_a_question_and_nothing_is_played() -> None:
    noting = Noting()
    reader = Reader(past(missed_by_ann(), noting))
    reader.tick(1.0)
    assert reader.scene.is_looked_through
    card = reader.scene.widget("chair")
    assert card.card.words == ("The Maestro in your chair", "Want to see?")
    assert play_on not in noting.asked
    reader.go("chair")
    reader.tick(0.1)
    assert play_on in noting.asked


def test_children_and_people_among_people_have_no_card() -> None:
    assert Reader(past(missed_by_ann())).has_card
    assert not Reader(past(missed_by_ann(), players=(ANN, ANN))).has_card
    assert not Reader(past(drawn(SMALL))).has_card


# What is said


@pytest.mark.parametrize(
    ("wins", "words"),
    [
        (5, "A fine hand. We both heard its tune."),
        (3, "A close piece. The last note was yours."),
        (1, "Stubborn tiles, and you made them sing. Bravo!"),
        (0, "I never found the tune. You did. Bravo!"),
    ],
)
def test_the_maestro_sits_at_the_table_and_says_what_its_line_shows(wins: int, words: str) -> None:
    page = Opened(lambda kit: chair(kit, *(at < wins for at in range(5))))
    assert words in page.words


def test_while_it_plays_it_only_listens() -> None:
    page = Opened(lambda kit: chair(kit, True))
    assert "Hush. I am listening to your tiles." in page.words


@pytest.mark.parametrize(
    ("wins", "words"),
    [
        (5, "The Maestro wins 5 of 5 with these tiles. You won, too."),
        (4, "The Maestro wins 4 of 5 with these tiles. You won, too."),
        (3, "The Maestro wins 3 of 5. It could have gone either way, and you won."),
        (2, "The Maestro wins 2 of 5. It could have gone either way, and you won."),
        (1, "The Maestro loses 4 of 5 with these tiles. You won!"),
        (0, "Even the Maestro loses 5 of 5 with these tiles. And you won!"),
    ],
)
def test_each_verdict_has_a_sentence(wins: int, words: str) -> None:
    assert told(*(at < wins for at in range(5))) == words


def test_while_it_plays_it_is_said_which_game() -> None:
    assert told(True, True).startswith("The Maestro plays with your tiles: game 3 of 5")


def test_the_lines_are_told_to_those_who_listen() -> None:
    page = Opened(SCENES["chair-again"]).scene
    assert page.spoken_lines()[-3:] == [
        "You, now: 2 tiles left after 51 turns.",
        "You, then: 4 tiles left after 24 turns.",
        "Maestro: 3 tiles left after 53 turns.",
    ]


# The page at work


def test_a_press_lets_the_maestro_play_and_then_the_card_says_how() -> None:
    reader = Reader(past(missed_by_ann()))
    reader.tick(0.5)
    reader.go("chair")
    assert isinstance(reader.scene, ChairPage)
    reader.await_verdict()
    assert "Maestro" in reader.words[1]
    reader.go("back")
    assert reader.scene.widget("chair").sub != "Want to see?"


def test_whoever_leaves_stops_the_tries() -> None:
    later = Later()
    whole = past(missed_by_ann(), later)
    search = ChairSearch(later, whole.positions[0], whole.players, 0)
    reader = Opened(lambda kit: ChairPage(kit, whole, 0, search, doors(kit)))
    reader.tick(0.1)
    assert len(later.asked) == 1
    reader.tap("back")
    reader.step()
    assert later.asked[0].cancelled
    assert len(later.asked) == 1


def test_the_film_shows_the_typical_try_from_the_chair() -> None:
    reader = Reader(past(missed_by_ann()))
    reader.tick(0.5)
    reader.go("chair")
    reader.await_verdict()
    page = reader.scene
    assert isinstance(page, ChairPage)
    verdict = page._search.verdict
    assert verdict
    reader.go("watch")
    replay = reader.scene
    assert isinstance(replay, Replay)
    assert replay.playback.game.record == verdict.typical.record
    assert replay.view.board.shown.viewer == 0
    reader.go("leave")
    assert reader.scene is page


def test_where_nothing_is_kept_nobody_plays_again() -> None:
    reader = Reader(past(missed_by_ann()))
    reader.tick(0.5)
    reader.go("chair")
    assert "again" not in reader.names


# Played again


def play_to_the_end(reader: Reader) -> None:
    for _ in range(400):
        if isinstance(reader.scene, Scoring):
            return
        if isinstance(reader.scene, Turn) and reader.scene.state.shown.can_act:
            pool = reader.scene.session.game.position.pool
            reader.scene.control.do(Draw() if pool else Pass())
        reader.tick(0.3)
    raise AssertionError(reader.scene)


def test_one_plays_again_and_sees_both_plays(games: SavedGames) -> None:
    whole = past(missed_by_ann())
    reader = Reader(whole, games)
    reader.tick(0.5)
    reader.go("chair", "again")
    play_to_the_end(reader)
    games.flush()
    assert statistics_of(games) == ()
    (kept,) = games.listed()
    assert [each.face for each in kept.players] == ["otter", "owl"]
    assert '[ghost "3 4"]' in games.export(kept.id)
    journal = games.seen(kept.id).journal
    assert journal
    assert kept_game(journal, Inline()).ghost == (3, 4)
    reader.tick(2.0)
    reader.go("menu")
    page = reader.scene
    assert isinstance(page, ChairPage)
    told = [line.told for line in page._lines()]
    assert told[:2] == ["You, now", "You, then"]
