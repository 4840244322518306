"""The records book: a shelf for each record, an empty one says how, and nobody is compared."""

import pytest

from game.session.characters import LEVELS
from game.session.feats import BEATEN, MET, Feat
from game.session.player import Player
from scenes.players.album import Album
from scenes.players.player_page import PlayerPage
from scenes.players.record_book import RecordBook
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.shelf import Shelf

ANN = samples.KNOWN[0]


def opened(feats: dict[str, Feat] | None = None, player: Player = ANN, **window: object) -> Opened:
    found = samples.feats() if feats is None else feats
    return Opened(lambda kit: RecordBook(kit, player, found), **window)


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("feats", [{}, samples.feats()], ids=["empty", "full"])
def test_it_is_well_laid(size: tuple[int, int], text_scale: int, feats: dict[str, Feat]) -> None:
    assert_well_laid(opened(feats, size=size, settings=store(text_scale=text_scale)))


def test_each_record_says_how_much_it_was_and_against_whom() -> None:
    assert opened().words == [
        "Ann’s records",
        "The best of all finished games",
        "Longest run: 10 tiles",
        "Against Owl and Otter",
        "Most tiles in one turn: 9 tiles",
        "Against Mouse",
        "Fewest turns to win: 11 turns",
        "Against Otter · the last tiles",
        "A crown for each first win.",
    ]


def test_an_empty_shelf_says_how_to_fill_it() -> None:
    told = opened({}).words
    assert told[2:] == [
        "Longest run",
        "Lay a run, or make one longer.",
        "Most tiles in one turn",
        "Lay all you can at once.",
        "Fewest turns to win",
        "Win a game, fast or slow.",
        "Twelve players are waiting to meet you.",
    ]


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ((MET,), "You have met. A win brings a crown."),
        ((MET, BEATEN), "A crown for each first win."),
    ],
)
def test_it_says_what_the_crowns_are(found: tuple[str, ...], told: str) -> None:
    feats = {f"{what}{LEVELS[0]}": Feat(f"{what}{LEVELS[0]}", 1) for what in found}
    assert opened(feats).words[-1] == told


def test_those_who_listen_hear_the_tiles_and_the_animals() -> None:
    spoken = opened().scene.spoken_lines()
    assert any("orange 3, orange 4" in line for line in spoken)
    assert "Won against: Mouse, Otter, Owl" in spoken


def test_what_a_later_version_keeps_is_left_out() -> None:
    assert opened({"streak": Feat("streak", 9)}).words == opened({}).words


def test_the_page_of_a_player_leads_to_it_and_so_does_the_album() -> None:
    page = Opened(lambda kit: PlayerPage(kit, Shelf(), ANN, 1))
    page.tap("player-records")
    page.step()
    assert isinstance(page.scene, RecordBook)
    page.tap("back")
    page.step()
    assert isinstance(page.scene, PlayerPage)
    album = Opened(lambda kit: Album(kit, ANN, samples.STAMPS, feats=samples.feats()))
    album.tap("records")
    album.step()
    assert isinstance(album.scene, RecordBook)


def test_the_album_of_a_match_leads_nowhere_else() -> None:
    album = Opened(lambda kit: Album(kit, ANN, samples.STAMPS))
    assert "records" not in [each.name for each in album.scene.widgets]
