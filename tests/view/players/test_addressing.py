"""The player alone against bots is You; everybody else at a table is named."""

from collections.abc import Sequence

import pytest

from game.engine.events import Drew, Event, GameEnded, Passed, Played, Prolonged, TimedOut
from game.engine.notation import read_row
from game.engine.score import score
from game.kit.kit import Kit
from game.session.player import Player
from game.view.narration import stories
from game.view.players.addressing import addressed, label
from tests.kits import open_kit, store

FOX, BEAR = Player.unnamed("fox"), Player.unnamed("bear")
OWL, OTTER = Player.unnamed("owl", "level3"), Player.unnamed("otter", "level5")
ANN = Player("Ann", "fox")
VISITOR = Player("", "frog")
TILES = read_row("R3 R4 R5")
OUT = GameEnded(score("out", [(), read_row("K2")]))


@pytest.mark.parametrize(
    ("players", "seat"),
    [
        ([FOX, OWL], 0),
        ([OWL, OTTER, ANN], 2),
        ([VISITOR, OWL], 0),
        ([FOX, BEAR], None),
        ([FOX, BEAR, OWL], None),
        ([OWL, OTTER], None),
        ([FOX], None),
    ],
)
def test_only_a_person_alone_among_bots_is_you(players: Sequence[Player], seat: int | None) -> None:
    assert addressed(players) == seat


ALONE = [
    ([Played(0, TILES, False)], "You played 3 tiles."),
    ([Played(0, TILES, True)], "You opened with 3 tiles."),
    ([Drew(0, 1)], "You drew a tile."),
    ([Passed(0)], "You passed."),
    ([TimedOut(0, unfinished=True)], "You ran out of time. The tiles go back."),
    ([Prolonged(0, 60)], "You have one more minute."),
    ([Played(0, TILES[:1], False), OUT], "You played 1 tile. You go out!"),
    ([Drew(1, 1)], "Owl drew a tile."),
]


@pytest.mark.parametrize(("events", "told"), ALONE)
@pytest.mark.parametrize("person", [FOX, ANN, VISITOR], ids=["animal", "typed", "visitor"])
def test_events_are_told_to_you(
    kit: Kit, person: Player, events: Sequence[Event], told: str
) -> None:
    assert stories(kit, (person, OWL), events) == told


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Played(0, TILES, False)], "Fox played 3 tiles."),
        ([Drew(1, 1)], "Bear drew a tile."),
        ([OUT], "Fox goes out!"),
    ],
)
def test_among_several_people_everybody_is_named(
    kit: Kit, events: Sequence[Event], told: str
) -> None:
    assert stories(kit, (FOX, BEAR, OWL), events) == told


@pytest.mark.parametrize(
    ("players", "labels"),
    [
        ([FOX, OWL], ["You", "Owl"]),
        ([VISITOR, OWL], ["You", "Owl"]),
        ([ANN, OWL], ["Ann", "Owl"]),
        ([FOX, BEAR], ["Fox", "Bear"]),
    ],
)
def test_a_typed_name_stays_on_the_seat(
    kit: Kit, players: Sequence[Player], labels: Sequence[str]
) -> None:
    assert [label(kit, players, seat) for seat in range(len(players))] == labels


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Du ziehst einen Stein."), ("zh", "你抽了1张牌。")]
)
def test_other_languages_say_you_too(language: str, told: str) -> None:
    kit = open_kit((1280, 720), settings=store(language=language))
    assert stories(kit, (FOX, OWL), [Drew(0, 1)]) == told
