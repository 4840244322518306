"""The page of a player: what is chosen there belongs to that person, at every table."""

import pytest
from msgspec.structs import replace

from game.engine.position import Handicap
from game.kit.preferences import Preferences
from game.session.player import Player
from game.settings import Settings
from game.store.player_preferences import PlayerPreferences
from scenes.options.handicap import HandicapChoice
from scenes.players.cabinet import Cabinet
from scenes.players.cards import Who
from scenes.players.new_player import NewPlayer
from scenes.players.player_page import Forget, PlayerPage
from scenes.players.profiles import PlayerProfile
from scenes.setup.setup import Choices, Setup
from tests import samples
from tests.kits import reopened, store
from tests.scenes.opened import SIZES, Opened, assert_well_laid, choose, reach
from tests.shelf import Shelf

ANN, OWL, MAX = samples.KNOWN


def page(
    games: Shelf,
    player: Player = ANN,
    size: tuple[int, int] = (1366, 768),
    **chosen: object,
) -> Opened:
    return Opened(lambda kit: PlayerPage(kit, games, player, 0), size, settings=store(**chosen))


@pytest.mark.parametrize("size", [(1024, 600), (1080, 1920), (800, 480)])
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_all_can_be_reached_and_is_well_laid(
    size: tuple[int, int], text_scale: int, language: str
) -> None:
    games = Shelf()
    games.set_preferences(MAX, text_scale=text_scale)
    pilot = page(games, MAX, size, language=language)
    for field in PlayerProfile.fields:
        reach(pilot, field.replace("_", "-"))
        assert_well_laid(pilot)


def test_what_is_chosen_is_preferred_and_seen_at_once() -> None:
    games = Shelf()
    pilot = page(games)
    chosen = {"palette": "safe", "text-scale": 150, "hints": False, "color": 3}
    for option, value in chosen.items():
        choose(pilot, option, value)
    safe = PlayerPreferences(palette="safe", text_scale=150, hints=False, color=3)
    assert games.preferences(ANN) == safe
    assert pilot.kit.preferences.text_scale == 150
    choose(pilot, "palette", None)
    assert games.preferences(ANN) == replace(safe, palette=None)
    pilot.tap("done")
    assert pilot.answers == [ANN]
    assert pilot.kit.preferences.text_scale == 100
    assert reopened(pilot.kit.store)[Preferences] == Preferences()


def test_another_name_takes_all_along() -> None:
    games = Shelf()
    games.set_preferences(ANN, color=2)
    pilot = page(games)
    pilot.tap("player-rename")
    assert isinstance(pilot.scene, NewPlayer)
    for letter in "AB":
        pilot.tap(f"letter-{letter}")
    pilot.tap("done")
    assert pilot.words[0] == "Annab"
    pilot.tap("done")
    named = Player("Annab", "fox")
    assert pilot.answers == [named]
    assert games.preferences(named) == PlayerPreferences(color=2)
    assert named in games.remembered()


def test_nobody_can_be_called_as_another_is() -> None:
    games = Shelf(known=(ANN, Player("An", "fox")))
    pilot = page(games)
    pilot.tap("player-rename")
    assert pilot.scene.widget("done").active
    pilot.tap("erase")
    done = pilot.scene.widget("done")
    assert not done.active
    assert "taken" in done.sub  # type: ignore[attr-defined]
    pilot.key("escape")
    pilot.tap("done")
    assert pilot.answers == [ANN]


def test_what_makes_it_easier_is_kept() -> None:
    games = Shelf()
    pilot = page(games)
    pilot.tap("handicap")
    assert isinstance(pilot.scene, HandicapChoice)
    choose(pilot, "any-set-opens", True)
    pilot.tap("done")
    assert games.preferences(ANN).eased == Handicap(any_set_opens=True)


def test_the_stamps_are_a_press_away() -> None:
    pilot = page(Shelf())
    pilot.tap("player-cabinet")
    assert isinstance(pilot.scene, Cabinet)
    pilot.key("escape")
    assert isinstance(pilot.scene, PlayerPage)


def test_who_is_to_be_forgotten_is_asked_about_once_more() -> None:
    games = Shelf()
    pilot = page(games)
    pilot.tap("player-forget")
    assert isinstance(pilot.scene, Forget)
    assert_well_laid(pilot)
    assert "Delete Ann?" in pilot.words
    pilot.key("return")
    assert ANN in games.remembered()
    pilot.tap("player-forget")
    pilot.tap("forget")
    ((player, _),) = pilot.answers
    assert player == ANN
    assert ANN not in games.remembered()


# From the cards in the set-up


def setup(games: Shelf) -> Opened:
    pilot = Opened(lambda kit: Setup(kit, True, games=games))
    pilot.tap("chair-0")
    pilot.tap("person")
    return pilot


def on_cards(games: Shelf) -> Opened:
    """Seat Ann, and look at the cards again."""
    pilot = setup(games)
    for name in ("player-0", "chair-0", "person"):
        pilot.tap(name)
    return pilot


def seated(pilot: Opened) -> tuple[Player, ...]:
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    return answer.players


def rename(pilot: Opened) -> None:
    """Let the first of the cards be called otherwise, and go back to the seats."""
    pilot.tap("page-0")
    pilot.tap("player-rename")
    pilot.tap("letter-X")
    for _ in range(2):
        pilot.tap("done")
    assert isinstance(pilot.scene, Who)


def test_who_sits_there_sits_there_under_another_name() -> None:
    games = Shelf()
    pilot = on_cards(games)
    rename(pilot)
    pilot.tap("back")
    assert seated(pilot)[0] == Player("Annx", "fox")
    again = Opened(lambda kit: Setup(kit, True, games=games), settings=reopened(pilot.kit.store))
    assert seated(again)[0] == Player("Annx", "fox")


def test_who_sat_there_the_last_time_has_the_other_name_the_next_time() -> None:
    """Though nothing has begun since."""
    games = Shelf()
    pilot = setup(games)
    pilot.tap("player-0")
    seated(pilot)
    later = Opened(lambda kit: Setup(kit, True, games=games), settings=reopened(pilot.kit.store))
    later.tap("chair-1")
    later.tap("person")
    later.key("escape")
    later.tap("chair-0")
    later.tap("person")
    rename(later)
    again = Opened(lambda kit: Setup(kit, True, games=games), settings=reopened(pilot.kit.store))
    assert seated(again)[0] == Player("Annx", "fox")


@pytest.mark.parametrize("way", ["back", "visitor"])
def test_who_is_forgotten_sits_nowhere(way: str) -> None:
    pilot = on_cards(Shelf())
    forget(pilot, 0)
    pilot.tap(way)
    assert "Ann" not in [player.name for player in seated(pilot)]


def forget(pilot: Opened, at: int) -> None:
    for name in (f"page-{at}", "player-forget", "forget"):
        pilot.tap(name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_where_a_card_was_undo_brings_the_player_back(
    size: tuple[int, int], text_scale: int, language: str, clipped: list[object]
) -> None:
    games, chosen = Shelf(), store(text_scale=text_scale, language=language)
    games.set_preferences(MAX, color=3)
    pilot = Opened(lambda kit: Who(kit, games, 0, "fox"), size, settings=chosen)
    before = [(each.name, each.rect.topleft) for each in pilot.scene.widgets]
    forget(pilot, 2)
    assert MAX not in games.remembered()
    assert "Maximiliane" in pilot.scene.widget("undo-2").label
    assert_well_laid(pilot)
    assert not clipped
    pilot.tap("undo-2")
    assert [(each.name, each.rect.topleft) for each in pilot.scene.widgets] == before
    assert games.remembered() == samples.KNOWN
    assert games.preferences(MAX).color == 3


def test_each_of_several_comes_back() -> None:
    games = Shelf()
    pilot = Opened(lambda kit: Who(kit, games, 0, "fox"))
    forget(pilot, 0)
    forget(pilot, 1)
    pilot.tap("undo-0")
    pilot.tap("undo-1")
    assert set(games.remembered()) == set(samples.KNOWN)


def test_who_was_forgotten_and_comes_back_sits_where_they_sat() -> None:
    pilot = on_cards(Shelf())
    seats = pilot.kit.store[Settings].seats_together
    forget(pilot, 0)
    pilot.tap("undo-0")
    assert pilot.kit.store[Settings].seats_together == seats
    pilot.tap("back")
    assert "Ann" in [player.name for player in seated(pilot)]


def test_what_made_it_easier_the_last_time_is_proposed() -> None:
    games = Shelf()
    games.set_preferences(ANN, handicap="any-set,x2")
    pilot = setup(games)
    pilot.tap("player-0")
    assert seated(pilot)[0].handicap == Handicap(any_set_opens=True, time=2)


def test_what_is_made_easier_at_the_seat_is_proposed_the_next_time() -> None:
    games = Shelf()
    pilot = setup(games)
    pilot.tap("player-0")
    pilot.tap("chair-0")
    pilot.tap("handicap")
    choose(pilot, "open-rack", True)
    pilot.tap("done")
    assert games.preferences(ANN).handicap == "open-rack"
    again = setup(games)
    again.tap("player-0")
    assert seated(again)[0].handicap == Handicap(open_rack=True)
