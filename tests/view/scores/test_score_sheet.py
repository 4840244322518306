"""The score sheet: it fits whatever there is to write, and changes with it."""

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.notation import read_row
from game.engine.rules import Games, Rounds, Target
from game.engine.score import Result, score
from game.kit.kit import Kit
from game.kit.text.fonts import Fonts
from game.session.player import Player
from game.session.score_sheet import ScoreSheet
from game.view.replay.timeline import spread
from game.view.scores.score_sheet import balance, draw_pad
from tests.kits import open_kit, store

FACES = ("fox", "owl", "otter", "bear")
EDGES = 20, 30
LONG = "Maximiliane von und zu Ottersberg"
SIZES = [(680, 626), (1194, 351), (960, 520), (400, 300)]


@pytest.fixture(scope="module", params=[100, 200])
def kit(request: pytest.FixtureRequest) -> Kit:
    pygame.display.init()
    pygame.display.set_mode((1366, 768))
    return open_kit((1366, 768), settings=store(text_scale=request.param))


def match(games: int, seats: int = 4, points: int = 100, name: str = "Owl") -> ScoreSheet:
    """Give a match in which the seats win in turn."""
    played = []
    for number in range(games):
        scores = [-points] * seats
        scores[number % seats] = points * (seats - 1)
        played.append(Result("out", (number % seats,), tuple(scores)))
    players = tuple(Player(name, face) for face in FACES[:seats])
    return ScoreSheet(players, Rounds(30), tuple(played))


def raw(picture: pygame.Surface) -> bytes:
    return picture.get_buffer().raw


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect, pygame.Surface]]:
    """Give all words with the place of their letters, and which part they were put on."""
    texts: dict[int, str] = {}
    render = Fonts.render

    def remember(self, text, face, px, color):
        picture = render(self, text, face, px, color)
        texts[id(picture)] = text
        return picture

    monkeypatch.setattr(Fonts, "render", remember)
    places: list[tuple[str, pygame.Rect, pygame.Surface]] = []

    class Paper(pygame.Surface):
        def blit(self, source, dest=(0, 0), *args, **kwargs):
            where = super().blit(source, dest, *args, **kwargs)
            if id(source) in texts and texts[id(source)]:
                place = pygame.Rect(dest)
                ink = place.inflate(0, -place.height * 2 // 5)
                places.append((texts[id(source)], ink, self))
            return where

    monkeypatch.setattr("game.view.scores.score_sheet.Surface", Paper)
    return places


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("games", "points"), [(1, 5), (4, 1111), (17, 40), (90, 30)])
def test_all_that_is_written_lies_on_the_paper_and_apart(
    kit: Kit, written, size: tuple[int, int], seats: int, games: int, points: int
) -> None:
    played = match(games, seats, points, LONG if points == 40 else "Penguin")
    draw_pad(kit, played, size, EDGES)
    on_paper = pygame.Rect((0, 0), size)
    assert written
    assert all(on_paper.contains(place) for _, place, _ in written)
    for (one, place, part), (other, there, same) in combinations(written, 2):
        assert part is not same or not place.colliderect(there), (one, other)


def test_the_last_games_are_written_and_the_others_carried_over(kit: Kit, written) -> None:
    draw_pad(kit, match(90), (680, 626), EDGES)
    words = [text for text, *_ in written]
    assert "Game 90" in words
    assert "Game 1" not in words
    first = min(int(text.split()[1]) for text in words if text.startswith("Game "))
    assert f"1–{first - 1}" in words


def test_every_game_changes_the_paper(kit: Kit) -> None:
    papers = [raw(draw_pad(kit, match(games), (680, 626), EDGES)) for games in range(1, 8)]
    assert all(one != other for one, other in pairwise(papers))


@pytest.mark.parametrize("length", [Target(500), Games(7)])
def test_what_decides_the_match_stands_at_the_foot(kit: Kit, written, length) -> None:
    draw_pad(kit, replace(match(4, 2, 90), length=length), (680, 626), EDGES)
    words = [text for text, *_ in written]
    if isinstance(length, Target):
        assert "To 500" in words
        assert words.count("500") == 2
    else:
        assert "Wins" in words


@given(st.lists(st.floats(0, 300), min_size=1, max_size=4))
def test_faces_at_the_ends_of_lines_never_meet(wanted: list[float]) -> None:
    middles = spread(sorted(wanted), 60, 300)
    assert all(late - early >= 60 - 1e-6 for early, late in pairwise(middles))
    assert middles[0] >= 30 - 1e-6
    assert middles[-1] <= 270 + 1e-6


@pytest.mark.parametrize(
    ("racks", "sum_"),
    [
        (("", "R3 K9 O12", "J O2", "B4 B5 K11"), "+76 − 24 − 32 − 20 = 0"),
        (("R3 R2 K4", "B9", "J O2", "O8 O1"), "+9 + 7 + 7 − 23 = 0"),
        (("K1", "R1", "B1", "O1"), "0 + 0 + 0 + 0 = 0"),
    ],
)
def test_the_scores_of_a_game_are_a_sum_that_begins_with_the_winners(
    racks: tuple[str, ...], sum_: str
) -> None:
    held = [read_row(text) if text else () for text in racks]
    assert balance(score("out" if () in held else "blocked", held)) == sum_
    terms, whole = sum_.replace("− ", "-").replace("+ ", "").split(" = ")
    assert sum(int(term) for term in terms.split()) == int(whole)
