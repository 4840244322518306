from contextlib import closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    PRESETS,
    PRESSMAN,
    TOGETHER,
    TWIST,
    Games,
    Length,
    Rounds,
    Rules,
    Target,
)
from game.engine.rules_notation import read_rules, write_rules
from game.kit.kit import Kit
from game.last_setup import PROPOSED
from game.session.buddy import BUDDIES, FIRST
from game.session.characters import BUDDY, LEVELS
from game.session.characters import seated as bot
from game.session.player import Player
from game.session.rule_choices import LENGTHS, SECONDS
from game.settings import Settings
from game.store.games import SavedGames
from game.store.pending import answered
from game.store.statistics import Statistics, WinCount
from scenes.setup.box import BOXES, HOUSE, GameBox
from scenes.setup.chair import Seated
from scenes.setup.character_choice import CharacterChoice
from scenes.setup.setup import Choices, Setup
from tests.kits import reopened, unwritable
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.shelf import Shelf
from tests.sizes import size as sized


def opened(
    together: bool = False, size: tuple[int, int] = (1366, 768), rules: Rules | None = None
) -> Opened:
    return Opened(lambda kit: Setup(kit, together, rules), size)


def opened_with(together: bool = False, **kept: object) -> Opened:
    """Open the set-up where these settings were kept."""

    def scene(kit: Kit) -> Setup:
        for name, value in kept.items():
            setattr(kit.store[Settings], name, value)
        return Setup(kit, together)

    return Opened(scene)


def agree(pilot: Opened, length: Length, seconds: int | None) -> None:
    """Turn the notes over to a length and a time."""
    for name, value in (("length", length), ("seconds", seconds)):
        for _ in pilot.scene.widget(name).values:
            if pilot.scene.widget(name).value != value:
                pilot.tap(name)


def seat(pilot: Opened, chair: int, way: str) -> None:
    """Choose on the cards who sits on a chair."""
    pilot.tap(f"chair-{chair}")
    pilot.tap(way)


def there(pilot: Opened, chair: int) -> Seated:
    """Say who sits on a chair."""
    return pilot.scene.widget(f"chair-{chair}").seated


def chosen(pilot: Opened) -> Choices:
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    return answer


@pytest.mark.parametrize("size", [*SIZES, (480, 800), (800, 480)])
@pytest.mark.parametrize("together", [False, True])
def test_it_is_well_laid(size: tuple[int, int], together: bool) -> None:
    pilot = opened(together, size)
    assert len(boxes(pilot)) == 3 + together
    assert_well_laid(pilot)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_in_a_box(preset: str) -> None:
    assert box(opened(rules=PRESETS[preset])) == (preset if preset in BOXES else HOUSE)


def test_alone_one_person_meets_two_bots() -> None:
    assert chosen(opened()) == Choices(
        (Player.unnamed("bear"), bot(FIRST), bot("level2")),
        PROPOSED,
    )


def test_the_first_proposal_is_one_classic_game_without_hurry() -> None:
    pilot = opened()
    assert (box(pilot), pilot.scene.widget("deal").value) == ("classic-2016", "quick")
    assert pilot.scene.widget("start").sub == "about 5 minutes"
    rules = chosen(pilot).rules
    assert rules == replace(CLASSIC, length=Games(1), seconds=None, deal="quick")
    assert read_rules(write_rules(rules)) == rules


def test_the_usual_deal_is_one_press_away_and_proposed_once_somebody_has_borrowed() -> None:
    pilot = opened()
    pilot.tap("deal")
    assert pilot.scene.widget("start").sub == "20 to 40 minutes"
    assert chosen(pilot).rules == replace(PROPOSED, deal="usual")
    pilot = opened_with(borrowed=True)
    assert pilot.scene.widget("deal").value == "usual"
    pilot.tap("deal")
    assert chosen(pilot).rules == PROPOSED


@pytest.mark.parametrize("name", ["classic-2016", "twist-2018"])
def test_every_box_can_be_dealt_quick_and_is_so_again_the_next_time(name: str) -> None:
    pilot = opened(rules=PRESETS["relaxed"])
    pilot.tap(f"box-{name}")
    pilot.tap("deal")
    rules = chosen(pilot).rules
    assert (rules.name, rules.deal, rules.length) == (name, "quick", Games(1))
    assert chosen(opened_with(rules=write_rules(rules))).rules == rules


def test_together_two_people_play() -> None:
    assert chosen(opened(together=True)).players == (Player.unnamed("bear"), Player.unnamed("owl"))


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_and_keeps_nothing(way: str) -> None:
    pilot = opened()
    seat(pilot, 1, "bot-level1")
    pilot.tap("back") if way == "back" else pilot.key("escape")
    assert pilot.answers == [None]
    assert pilot.kit.store[Settings] == Settings()
    assert not pilot.kit.store.path.exists()


def test_who_goes_back_from_the_rules_keeps_them() -> None:
    pilot = opened(rules=TWIST)
    pilot.tap("box-house")
    pilot.tap("family")
    pilot.tap("back")
    assert chosen(pilot).rules == TWIST


@pytest.mark.parametrize(
    ("rules", "size", "length"),
    [
        *zip(
            cycle([CLASSIC, PRESSMAN, ARTICLE, FAMILY]),
            cycle([(1366, 768), (480, 800), (800, 480)]),
            [*LENGTHS, Rounds(3)],
        )
    ],
)
@pytest.mark.parametrize("seconds", SECONDS[:: sized(4, 1)])
def test_any_rules_are_played_for_any_length_and_time(
    rules: Rules, size: tuple[int, int], length: Length, seconds: int | None
) -> None:
    pilot = opened(size=size, rules=replace(rules, length=Rounds(3)))
    agree(pilot, length, seconds)
    assert chosen(pilot).rules == replace(rules, length=length, seconds=seconds)


def take_rules(pilot: Opened, rules: Rules, *ways: str) -> None:
    for name in ("box-house", rules.name, *ways, "done"):
        pilot.tap(name)


def boxes(pilot: Opened) -> list[GameBox]:
    return [each for each in pilot.scene.widgets if isinstance(each, GameBox)]


def box(pilot: Opened) -> str:
    """Name the box that is chosen."""
    (only,) = (each for each in boxes(pilot) if each.chosen)
    return only.name.removeprefix("box-")


# The chairs


def test_a_chair_takes_a_bot_and_says_who_that_is() -> None:
    pilot = opened()
    seat(pilot, 3, "bot-level10")
    assert there(pilot, 3).name(pilot.kit) == "Owl the Maestro"
    assert there(pilot, 3).stars == 5
    people = (Player.unnamed("bear"), *map(bot, (FIRST, "level2", "level10")))
    assert chosen(pilot).players == people


def test_a_bot_that_sits_elsewhere_changes_chairs() -> None:
    pilot = opened()
    seat(pilot, 1, "bot-level2")
    assert [each.bot for each in chosen(pilot).players] == [None, "level2", FIRST]


def test_a_chair_is_free_again_as_long_as_two_others_are_taken() -> None:
    pilot = opened()
    seat(pilot, 1, "nobody")
    assert there(pilot, 1).name(pilot.kit) == "Free chair"
    for chair in range(4):
        pilot.tap(f"chair-{chair}")
        assert not [each for each in pilot.scene.widgets if each.name == "nobody"]
        pilot.tap("back")
    assert [each.bot for each in chosen(pilot).players] == [None, "level2"]


def test_a_chair_takes_another_person() -> None:
    pilot = opened()
    seat(pilot, 2, "person")
    pilot.tap("visitor")
    first, _, visitor = chosen(pilot).players
    assert visitor.is_visitor
    assert visitor.face != first.face


def test_without_a_person_it_does_not_start_and_says_why() -> None:
    pilot = opened()
    seat(pilot, 0, "bot-level1")
    pilot.tap("start")
    assert pilot.answers == []
    assert pilot.scene.widget("start").sub == pilot.kit.text("setup-nobody")
    seat(pilot, 0, "person")
    pilot.tap("visitor")
    assert pilot.scene.widget("start").sub == "about 5 minutes"


def test_every_character_has_a_card_with_a_sentence() -> None:
    pilot = opened(size=(1920, 1080))
    pilot.tap("chair-1")
    person, *cards = pilot.cards
    assert person.name == "person"
    assert [each.name for each in cards] == [f"bot-{each}" for each in (BUDDY, *LEVELS)]
    assert [each.name for each in cards if each.chosen] == ["bot-buddy"]
    assert len({each.tip for each in cards}) == len(cards)
    assert all(len(each.tip) <= 60 for each in cards)


def test_a_card_tells_how_often_its_bot_was_beaten(tmp_path: Path) -> None:
    wins = Statistics(Player.unnamed("bear"), 7, 3, (), (WinCount("level8", 7, 3),), (), 9, 1, 2.0)
    games = Shelf()
    games.ask_statistics = lambda: answered(wins)
    pilot = Opened(lambda kit: Setup(kit, False, games=games))
    pilot.tap("chair-1")
    assert "Won 3 of 7" in pilot.scene.widget("bot-level8").accessible_name()[0]
    assert "You" not in pilot.scene.widget("bot-level7").accessible_name()[0]


def test_a_buddy_says_how_it_plays_with_who_sits_first(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        games.set_preferences(Player.unnamed("bear"), buddy="buddy11")
        pilot = Opened(lambda kit: Setup(kit, False, games=games))
        told = there(pilot, 1).told
        assert told(pilot.kit, named=False) == "Buddy · Juggler"
        assert told(pilot.kit) == "Juggler"
        assert chosen(pilot).players[1].bot in BUDDIES


@pytest.mark.parametrize("size", [*SIZES, (480, 800), (800, 924), (800, 480)])
def test_four_bots_and_the_cards_of_all_are_well_laid(size: tuple[int, int]) -> None:
    pilot = opened(size=size)
    for chair, level in enumerate(("level4", "level9", "hermit", "level11")):
        seat(pilot, chair, f"bot-{level}")
    assert_well_laid(pilot)
    pilot.tap("chair-0")
    assert_well_laid(pilot)


def test_keys_alone_set_a_match_up() -> None:
    pilot = opened()
    for key in ("tab", "tab", "return", *["tab"] * 3, "return"):
        pilot.key(key)
    assert there(pilot, 1).occupant.level == "level1"
    pilot.key("escape")
    assert pilot.answers == [None]


# The boxes


def test_rules_bring_company() -> None:
    pilot = opened()
    take_rules(pilot, FAMILY)
    assert box(pilot) == "house"
    assert [each.bot for each in chosen(pilot).players] == [None, FIRST, "level1"]


def test_a_box_shows_before_the_press_who_comes_with_it() -> None:
    pilot = opened()
    twist = pilot.scene.widget("box-twist-2018")
    assert twist.tip == "Brings Frog the Gardener"
    assert "Frog" in twist.accessible_name()[0]
    assert not pilot.scene.widget("box-classic-2016").tip
    pilot.tap("box-twist-2018")
    assert there(pilot, 2).name(pilot.kit) == "Frog the Gardener"
    assert pilot.scene.widget("box-classic-2016").tip == "Brings Panda the Neighbour"


def test_company_that_was_chosen_stays_whatever_the_box() -> None:
    pilot = opened()
    seat(pilot, 2, "bot-level8")
    assert not any(each.tip for each in boxes(pilot))
    pilot.tap("box-twist-2018")
    choices = chosen(pilot)
    assert [each.bot for each in choices.players] == [None, FIRST, "level8"]
    assert choices.rules == replace(TWIST, length=Games(1), seconds=None, deal="quick")


def test_house_rules_lead_to_all_others() -> None:
    pilot = opened()
    take_rules(pilot, TWIST, "with-river")
    assert box(pilot) == "house"
    assert pilot.scene.widget("box-house").card.words[1] == "Twist 2018 + River, quick"
    assert chosen(pilot).rules == replace(
        TWIST, river=True, length=Games(1), seconds=None, deal="quick"
    )


def test_a_box_leaves_length_and_time_as_agreed() -> None:
    pilot = opened()
    agree(pilot, Target(200), 90)
    pilot.tap("box-twist-2018")
    assert chosen(pilot).rules == replace(TWIST, length=Target(200), seconds=90, deal="quick")


def test_rules_without_a_clock_bring_none_until_one_is_wanted() -> None:
    pilot = opened(rules=CLASSIC)
    take_rules(pilot, FAMILY)
    assert pilot.scene.widget("seconds").value is None
    agree(pilot, Rounds(), 90)
    assert chosen(pilot).rules == replace(FAMILY, length=Rounds(), seconds=90)


def test_it_says_what_length_and_time_mean() -> None:
    pilot = opened()
    agree(pilot, Rounds(1), None)
    said = [pilot.scene.widget(name).accessible_name()[1] for name in ("length", "seconds")]
    assert "One round" in said[0]
    assert "3 games, most wins" in said[0]
    assert "Take your time" in said[1]


def test_what_was_chosen_survives_another_window() -> None:
    pilot = opened()
    seat(pilot, 3, "bot-hermit")
    agree(pilot, Games(1), 120)
    pilot.resize((1080, 1920))
    assert_well_laid(pilot)
    choices = chosen(pilot)
    assert len(choices.players) == 4
    assert choices.rules.seconds == 120


# Two presses in the same place


def press_twice(pilot: Opened, at: str) -> None:
    """Press, and again in the same place before one sees what is there now."""
    place = pilot.scene.widget(at).rect.center
    pilot.tap(place)
    pilot.step()
    pilot.tap(place)
    pilot.step()


@pytest.mark.parametrize("chair", range(4))
def test_a_second_press_on_a_chair_seats_nobody_unseen(chair: int) -> None:
    pilot = opened()
    before = [there(pilot, at).occupant for at in range(4)]
    press_twice(pilot, f"chair-{chair}")
    assert isinstance(pilot.scene, CharacterChoice)
    pilot.key("escape")
    assert [there(pilot, at).occupant for at in range(4)] == before


def test_a_second_press_on_the_house_rules_takes_none_unseen() -> None:
    pilot = opened()
    press_twice(pilot, "box-house")
    pilot.tap("done")
    assert chosen(pilot).rules == PROPOSED


# The last set-up


def set_up_a_match(pilot: Opened) -> Choices:
    """Choose something else everywhere."""
    seat(pilot, 1, "bot-level7")
    seat(pilot, 3, "bot-level9")
    take_rules(pilot, TWIST, "with-river")
    agree(pilot, Rounds(1), 90)
    return chosen(pilot)


def test_the_last_set_up_is_there_again_after_a_fresh_start() -> None:
    pilot = opened()
    before = set_up_a_match(pilot)
    settings = reopened(pilot.kit.store)
    assert not settings.damaged
    again = Opened(lambda kit: Setup(kit, False), settings=settings)
    assert again.answers == []
    assert chosen(again) == before
    assert before.rules == replace(TWIST, river=True, seconds=90, deal="quick")


def test_playing_together_has_seats_of_its_own() -> None:
    pilot = opened(together=True)
    seat(pilot, 2, "bot-level5")
    players = chosen(pilot).players
    kept = {"seats_together": pilot.kit.store[Settings].seats_together}
    assert chosen(opened_with(together=True, **kept)).players == players
    assert [player.bot for player in chosen(opened_with(**kept)).players] == [None, FIRST, "level2"]


def test_a_match_starts_even_if_nothing_can_be_written(tmp_path: Path) -> None:
    pilot = Opened(lambda kit: Setup(kit, False), settings=unwritable(tmp_path))
    seat(pilot, 1, "bot-level1")
    assert chosen(pilot).players[1].bot == "level1"
    assert "bot fox level1 of 12" in pilot.kit.store[Settings].seats_alone


@pytest.mark.parametrize(
    ("before", "of", "now"),
    [
        *[("level1", "", "level7"), ("level3", "", "level9"), ("level5", "", "hermit")],
        *[("level1", " of 8", "level7"), ("level7", " of 8", "level10")],
        ("hermit", " of 8", "hermit"),
    ],
)
def test_a_set_up_of_one_of_five_or_eight_levels_is_about_as_strong(
    before: str, of: str, now: str
) -> None:
    seats = ("person fox level1", f"bot owl {before}", "empty otter level2", "empty bear level2")
    kept = tuple(f"{seat}{of}" for seat in seats)
    assert chosen(opened_with(seats_alone=kept)).players[1].bot == now


@pytest.mark.parametrize(
    "seats",
    [
        ("person fox level1",),
        ("person fox level1", "person fox level1", "bot owl level1", "empty bear level1"),
        ("person fox level1", "empty owl level1", "empty otter level1", "empty bear level1"),
        ("person fox level1", "bot wolf level1", "bot otter level1", "empty bear level1"),
        ("person fox level1", "bot owl level9", "bot otter level1", "empty bear level1"),
        ("person fox level1", "robot owl level1", "bot otter level1", "empty bear level1"),
        ("person fox level1", "bot owl level13 of 12", "bot otter level1", "empty bear level1"),
        ("person fox level1", "bot owl", "bot otter level1", "empty bear level1"),
    ],
)
def test_seats_that_cannot_be_are_the_usual_ones(seats: tuple[str, ...]) -> None:
    assert chosen(opened_with(seats_alone=seats)) == chosen(opened())


@pytest.mark.parametrize(
    "rules", ["chess", "classic-2016 seconds=7", "article length=games:x", "custom mercy=1"]
)
def test_rules_that_cannot_be_chosen_are_those_to_begin_with(rules: str) -> None:
    assert chosen(opened_with(rules=rules)).rules == PROPOSED


def test_the_box_for_all_together_is_there_where_people_play_together() -> None:
    assert "box-together" not in [each.name for each in boxes(opened())]
    pilot = opened(together=True)
    pilot.tap("box-together")
    assert not pilot.scene.widget("deal").active
    assert chosen(pilot).rules == TOGETHER
    pilot = opened(together=True, rules=TOGETHER)
    pilot.tap("box-classic-2016")
    assert pilot.scene.widget("deal").active
    assert chosen(pilot).rules == replace(CLASSIC, length=Games(1), seconds=None)
