"""The podium: who won stands highest under a crown, and every rack has room on its plinth."""

from itertools import combinations

import pytest
from pygame import Rect

from game.engine.notation import read_row, write_row
from game.engine.score import Result, score
from game.view.players.avatars import head
from game.view.scores.plinth import ranks
from game.view.scores.podium import side_by_side
from scenes.play.scoring import Scoring
from tests import samples
from tests.kits import store
from tests.scenes.opened import FOUR, SIZES, Opened, after

FULL = write_row(samples.full_rack())
RACKS = {
    "four": ("", "R3 K9 O12", "J O2", "B4 B5 K11"),
    "three": ("R9", "", "J J"),
    "two": ("K1 R2", ""),
    "full": (FULL, "", FULL, FULL),
    "blocked": ("R3 R2 K4", "B9", "J O2", "O8 O1"),
    "tied": ("K1", "R1", "B1", "O1"),
    "river": (FULL, FULL, "O1", FULL),
}


def result(name: str) -> Result:
    racks = [read_row(rack) if rack else () for rack in RACKS[name]]
    return score("out" if () in racks else "blocked", racks)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("four", [0, 2, 3, 1]),
        ("two", [1, 0]),
        ("full", [1, 0, 1, 1]),
        ("blocked", [0, 0, 1, 0]),
        ("tied", [0, 0, 0, 0]),
    ],
)
def test_those_with_the_same_points_share_a_rank(name: str, taken: list[int]) -> None:
    assert ranks(result(name)) == taken


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("four", [3, 0, 1, 2]),
        ("three", [0, 1, 2]),
        ("two", [1, 0]),
        ("tied", [1, 0, 2, 3]),
    ],
)
def test_who_won_stands_between_the_next_two(name: str, seats: list[int]) -> None:
    assert side_by_side(result(name)) == seats


def opened(name: str, size: tuple[int, int] = (1366, 768), text: int = 100, **chosen) -> Opened:
    session = after(FOUR[: len(RACKS[name])], RACKS[name])
    settings = store(text_scale=text, **chosen)
    return Opened(lambda kit: Scoring(kit, session), size, settings=settings)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (800, 480)])
@pytest.mark.parametrize("name", RACKS)
def test_all_on_it_has_room_and_lies_apart(name: str, size: tuple[int, int], text: int) -> None:
    pilot = opened(name, size, text, reduced_motion=True)
    # Where there is no best turn to show, its room belongs to the podium.
    room = pilot.kit.zone("scoring", "podium").union(pilot.kit.zone("scoring", "best"))
    plinths = pilot.scene._finale.podium.plinths
    grounds = [plinth._ground.rect for plinth in plinths]
    for one, other in combinations(grounds, 2):
        assert not one.colliderect(other)
    for plinth, ground in zip(plinths, grounds, strict=True):
        crown = [plinth._crown.rect] if plinth.won else []
        for rect in (ground, plinth._face.rect, *crown):
            assert room.inflate(4, 4).contains(rect)
        inside = [plinth._name.rect, plinth._points.rect, *tiles(plinth)]
        assert all(ground.inflate(2, 2).contains(rect) for rect in inside)
        assert plinth._face.rect.bottom <= plinth._name.rect.centery
        assert not any(rect.colliderect(words(plinth)) for rect in tiles(plinth))


def tiles(plinth) -> list[Rect]:
    """Give the rectangles of a plinth's tiles, without their shadows."""
    return [
        Rect(0, 0, tile._width, round(tile._width * 1.3)).move_to(center=middle)
        for tile, middle in plinth._tiles
    ]


def words(plinth) -> Rect:
    """Give where the points are written, without the air around the digits."""
    rect = plinth._points.rect
    return rect.inflate(0, -rect.height // 3)


def test_stands_rise_while_the_points_are_told() -> None:
    pilot = opened("four")
    pilot.tick(0.4)
    plinths = pilot.scene._finale.podium.plinths
    heights = [plinth._ground.rect.height for plinth in plinths]
    assert max(heights) - min(heights) <= 3
    pilot.tick(4)
    winner, third, last, second = (plinth._ground.rect.height for plinth in plinths)
    assert winner > second > third > last
    assert last == pytest.approx(heights[2], abs=3)


def test_with_reduced_motion_all_is_there_at_once() -> None:
    pilot = opened("four", reduced_motion=True)
    before = pilot.picture().get_buffer().raw
    pilot.tick(1)
    assert pilot.picture().get_buffer().raw == before
    assert [plinth.points for plinth in pilot.scene._finale.podium.plinths] == [
        "+76",
        "−24",
        "−32",
        "−20",
    ]


def test_who_won_laughs_when_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    moods: dict[str, str] = {}
    monkeypatch.setattr("game.view.scores.plinth.head", _noting(moods))
    pilot = opened("four")
    assert set(moods.values()) == {"calm"}
    pilot.tick(4)
    assert moods == {"fox": "laughing", "owl": "calm", "otter": "calm", "bear": "calm"}


def _noting(moods: dict[str, str]):
    def draw(kit, player, side, mood):
        moods[player.face] = mood
        return head(kit, player, side, mood)

    return draw
