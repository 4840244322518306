"""What kept games add up to: for each person, erasable, and never a streak."""

from game.kit.preferences import Store
from game.session.player import Player
from game.store.games import SavedGames
from game.store.pending import Pending, answered
from game.store.statistics import Statistics
from scenes.games.game_list import GameList
from scenes.games.statistics import StatisticsScreen
from tests import samples
from tests.scenes.games.reader import Reader
from tests.shelf import Shelf
from tests.store.known import statistics_of

FOX, BEAR = samples.statistics()


class Ledger(Shelf):
    """Remembers whose figures were erased."""

    def __init__(self, *known: Statistics) -> None:
        super().__init__(*samples.summaries())
        self.known = known
        self.erased: list[Player] = []

    def ask_statistics(self) -> Pending[Statistics]:
        return answered(*(each for each in self.known if each.player not in self.erased))

    def erase_statistics(self, player: Player) -> None:
        self.erased.append(player)


def opened(
    ledger: SavedGames, size: tuple[int, int] = (1366, 768), settings: Store | None = None
) -> Reader:
    reader = Reader(ledger, size, settings)
    reader.tap("statistics")
    assert isinstance(reader.scene, StatisticsScreen)
    return reader


def told(reader: Reader, known: Statistics) -> bool:
    """Tell whether the figures of a person are shown."""
    said = reader.kit.text("statistics-sub", played=known.played, won=known.won)
    return said in reader.words


def test_who_played_most_is_shown_first_and_others_are_chosen() -> None:
    reader = opened(Ledger(FOX, BEAR))
    assert told(reader, FOX)
    choice = reader.scene.widget("people")
    reader.tap(choice.segment(1).center)
    assert told(reader, BEAR)
    reader.key("tab")
    reader.key("left")
    assert told(reader, FOX)


def test_a_game_that_was_played_to_its_end_counts_for_each_person(games: SavedGames) -> None:
    reader = opened(games)
    names = [name for _, name in reader.scene.widget("people").options]
    assert sorted(names) == ["Bear", "Fox"]
    (known, other) = statistics_of(games)
    assert told(reader, known)
    assert (known.played, other.played) == (1, 1)
    reader.tap("erase")
    reader.key("escape")
    assert statistics_of(games) == (other,)


def test_a_dash_stands_for_what_there_is_not_yet() -> None:
    reader = opened(Ledger(FOX, BEAR))
    assert {"13", "9", "21"} <= {*reader.words}
    reader.tap(reader.scene.widget("people").segment(1).center)
    assert [words for words in reader.words if words in ("4", "–")] == ["4", "–", "–"]


def test_what_is_erased_can_be_taken_back_until_one_leaves() -> None:
    ledger = Ledger(FOX, BEAR)
    reader = opened(ledger)
    reader.tap("erase")
    assert not told(reader, FOX)
    assert reader.kit.text("statistics-none") in reader.words
    reader.tap("undo")
    assert told(reader, FOX)
    reader.tap("erase")
    reader.tap(reader.scene.widget("people").segment(1).center)
    assert told(reader, BEAR)
    assert not ledger.erased
    reader.key("escape")
    assert isinstance(reader.scene, GameList)
    assert ledger.erased == [FOX.player]
    reader.tap("statistics")
    assert told(reader, BEAR)
    assert len(reader.scene.widget("people").options) == 1


def test_closing_the_window_erases_what_was_to_be_erased() -> None:
    ledger = Ledger(FOX)
    reader = opened(ledger)
    reader.tap("erase")
    reader.scene.quit()
    reader.step()
    assert ledger.erased == [FOX.player]


def test_without_figures_it_says_when_there_will_be_some() -> None:
    reader = opened(Ledger())
    assert reader.kit.text("statistics-none") in reader.words
    assert "erase" not in reader.names()
    reader.key("escape")
    assert isinstance(reader.scene, GameList)
