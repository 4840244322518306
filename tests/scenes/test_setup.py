from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    PRESETS,
    PRESSMAN,
    TWIST,
    Games,
    Length,
    Rounds,
    Rules,
    Target,
)
from game.engine.rules_notation import write_rules
from game.kit.kit import Kit
from game.kit.widgets.widget import Label
from game.last_setup import PROPOSED
from game.session.buddy import BUDDIES, FIRST
from game.session.characters import BUDDY, LEVELS, seated
from game.session.player import Player
from game.session.rule_choices import LENGTHS
from game.settings import Settings
from game.store.games import SavedGames
from game.view.avatars import character
from scenes.setup.seat_card import FaceButton
from scenes.setup.setup import Choices, Setup
from tests.choosing import presses
from tests.kits import reopened, unwritable
from tests.scenes.opened import SIZES, Opened, assert_well_laid, drawn_options


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


def choose(pilot: Opened, name: str, index: int) -> None:
    for place in presses(pilot.scene.widget(name), index):
        pilot.tap(place)


def chosen(pilot: Opened) -> Choices:
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    return answer


def animals(pilot: Opened) -> list[str]:
    return [w.occupant.animal for w in pilot.scene.widgets if isinstance(w, FaceButton)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("together", [False, True])
def test_it_is_well_laid(size: tuple[int, int], together: bool) -> None:
    assert_well_laid(opened(together, size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_well_laid_with_any_preset(size: tuple[int, int], preset: str) -> None:
    pilot = opened(size=size, rules=PRESETS[preset])
    assert_well_laid(pilot)
    assert pilot.scene.widget("rules").title == pilot.kit.text(f"preset-{preset}")


def test_alone_one_person_meets_two_bots() -> None:
    assert chosen(opened()) == Choices(
        (Player.unnamed("bear"), seated(FIRST), seated("level2")),
        PROPOSED,
    )


def test_the_first_proposal_is_one_classic_game_without_hurry() -> None:
    rules = chosen(opened()).rules
    assert rules == replace(CLASSIC, length=Games(1), seconds=None)
    assert write_rules(rules) == "classic-2016 seconds=none length=games:1"
    assert opened().scene.widget("rules").title == "Classic 2016"


def test_together_two_people_play() -> None:
    assert chosen(opened(together=True)).players == (Player.unnamed("bear"), Player.unnamed("owl"))


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    if way == "back":
        pilot.tap("back")
    else:
        pilot.key("escape")
    assert pilot.answers == [None]


def test_a_seat_takes_a_person_a_bot_or_nobody() -> None:
    pilot = opened()
    choose(pilot, "kind-1", 0)
    choose(pilot, "kind-2", 2)
    choose(pilot, "kind-3", 1)
    assert [(p.face, p.bot) for p in chosen(pilot).players] == [
        ("bear", None),
        ("fox", None),
        ("fox", FIRST),
    ]


def test_the_first_two_seats_are_always_taken() -> None:
    pilot = opened()
    kinds = [[kind for kind, _ in pilot.scene.widget(f"kind-{seat}").options] for seat in range(4)]
    assert ["empty" in each for each in kinds] == [False, False, True, True]


def test_without_a_person_it_does_not_start_and_says_why() -> None:
    pilot = opened()
    choose(pilot, "kind-0", 1)
    pilot.tap("start")
    assert pilot.answers == []
    assert pilot.scene.widget("start").sub == pilot.kit.text("setup-nobody")
    choose(pilot, "kind-0", 0)
    assert pilot.scene.widget("start").sub == ""
    assert len(chosen(pilot).players) == 3


def test_length_and_time_go_into_the_rules() -> None:
    pilot = opened()
    choose(pilot, "length", LENGTHS.index(Games(4)))
    choose(pilot, "seconds", 1)
    rules = chosen(pilot).rules
    assert rules.length == Games(4)
    assert rules.seconds == 30


def test_players_agree_on_how_long_a_match_is() -> None:
    pilot = opened()
    length = pilot.scene.widget("length")
    assert [words for _, words in length.options] == [
        *("One game", "One round", "2 rounds", "4 games"),
        *("To 50 points", "To 100 points", "To 200 points", "To 500 points"),
    ]
    for place, words in (
        (length.less, "One game"),
        (length.more, "One round"),
        (length.rect, "2 rounds"),
        (length.less, "One round"),
    ):
        pilot.tap(place.center)
        assert length.state().startswith(words)
    choose(pilot, "length", 7)
    pilot.tap(length.more.center)
    assert chosen(pilot).rules.length == Target(500)


def test_it_says_what_length_and_time_mean() -> None:
    pilot = opened()
    assert "Just one game" in pilot.words
    assert "No clock" in pilot.words
    choose(pilot, "length", 1)
    choose(pilot, "seconds", 2)
    assert "3 games, most wins" in pilot.words
    assert "Turn ends at zero" in pilot.words
    choose(pilot, "kind-3", 1)
    assert "4 games, most wins" in pilot.words


def test_what_was_chosen_survives_another_window() -> None:
    pilot = opened()
    choose(pilot, "kind-3", 1)
    choose(pilot, "seconds", 4)
    pilot.resize((1080, 1920))
    assert_well_laid(pilot)
    choices = chosen(pilot)
    assert len(choices.players) == 4
    assert choices.rules.seconds == 120


def test_rules_are_chosen() -> None:
    pilot = opened()
    pilot.tap("rules")
    pilot.tap("twist-2018")
    pilot.tap("with-river")
    pilot.tap("done")
    assert pilot.scene.widget("rules").title == "Twist 2018 + River"
    assert chosen(pilot).rules == replace(TWIST, river=True, length=Games(1), seconds=None)


def test_who_goes_back_from_the_rules_keeps_them() -> None:
    pilot = opened(rules=TWIST)
    pilot.tap("rules")
    pilot.tap("family")
    pilot.tap("back")
    assert chosen(pilot).rules == TWIST


@pytest.mark.parametrize("rules", [CLASSIC, PRESSMAN, ARTICLE], ids=lambda rules: rules.name)
@pytest.mark.parametrize(("at", "length"), [*enumerate(LENGTHS)])
def test_any_rules_are_played_for_any_length(rules: Rules, at: int, length: Length) -> None:
    pilot = opened(rules=rules)
    choose(pilot, "length", at)
    assert chosen(pilot).rules == replace(rules, length=length)


@pytest.mark.parametrize("length", [Rounds(3), Target(80), Games(8)])
def test_a_length_from_elsewhere_can_be_kept(length: Length) -> None:
    pilot = opened_with(rules=write_rules(replace(CLASSIC, length=length)))
    assert_well_laid(pilot)
    assert pilot.scene.widget("length").options[-1][0] == length
    assert chosen(pilot).rules == replace(CLASSIC, length=length)


def test_other_rules_leave_length_and_time_as_agreed() -> None:
    pilot = opened()
    choose(pilot, "length", LENGTHS.index(Target(200)))
    choose(pilot, "seconds", 3)
    take_rules(pilot, TWIST)
    assert chosen(pilot).rules == replace(TWIST, length=Target(200), seconds=90)


@pytest.mark.parametrize("rules", [PRESSMAN, FAMILY], ids=lambda rules: rules.name)
def test_rules_without_a_clock_bring_none_until_one_is_wanted(rules: Rules) -> None:
    pilot = opened(rules=CLASSIC)
    take_rules(pilot, rules)
    assert pilot.scene.widget("seconds").value is None
    choose(pilot, "seconds", 3)
    assert chosen(pilot).rules == replace(rules, length=Rounds(), seconds=90)


def take_rules(pilot: Opened, rules: Rules) -> None:
    for name in ("rules", rules.name, "done"):
        pilot.tap(name)


def test_looking_at_the_rules_changes_nothing() -> None:
    pilot = opened()
    choose(pilot, "seconds", 1)
    choose(pilot, "length", 1)
    pilot.tap("rules")
    pilot.tap("done")
    assert chosen(pilot).rules == replace(CLASSIC, seconds=30, length=Rounds())


def test_own_rules_are_used_after_one_press() -> None:
    pilot = opened(rules=CLASSIC)
    pilot.tap("rules")
    pilot.tap("custom")
    choose(pilot, "jokers", 1)
    pilot.tap("done")
    assert isinstance(pilot.scene, Setup)
    assert pilot.scene.widget("rules").title == "Custom"
    assert chosen(pilot).rules == replace(CLASSIC, name="custom", jokers=TWIST.jokers)


def test_choosing_rules_leaves_the_seats_alone() -> None:
    pilot = opened()
    choose(pilot, "kind-3", 1)
    pilot.tap("face-1")
    before = animals(pilot)
    pilot.tap("rules")
    pilot.tap("relaxed")
    pilot.tap("done")
    assert animals(pilot) == before
    assert len(chosen(pilot).players) == 4


# Levels


def at_level(pilot: Opened, seat: int) -> str:
    return pilot.scene.widget(f"level-{seat}").value


def sign(pilot: Opened, seat: int, step: int) -> tuple[int, int]:
    """Give the place of the minus (-1) or the plus (1)."""
    rect = pilot.scene.widget(f"level-{seat}").rect
    return (rect.left + 22 if step < 0 else rect.right - 22), rect.centery


def test_every_level_has_a_name_and_a_sentence() -> None:
    pilot = opened()
    said = set()
    for _ in (BUDDY, *LEVELS):
        level = at_level(pilot, 1)
        does = pilot.kit.text(f"bot-{level}-does")
        name = character(pilot.kit, FIRST if level == BUDDY else level)
        assert name in pilot.words
        assert does in pilot.words
        assert len(does) <= 60
        said |= {name, does}
        pilot.tap("level-1")
    assert len(said) == 2 * (len(LEVELS) + 1)


def test_minus_and_plus_end_at_the_first_and_the_last_level() -> None:
    pilot = opened()
    seen = []
    for step in 14 * [1] + 14 * [-1]:
        pilot.tap(sign(pilot, 1, step))
        seen.append((BUDDY, *LEVELS).index(at_level(pilot, 1)))
    assert seen == [*range(1, 13), 12, 12, *range(11, -1, -1), 0, 0]


def test_keys_choose_the_level() -> None:
    pilot = opened()
    for _ in range(5):
        pilot.key("tab")
    assert pilot.scene.focused is pilot.scene.widget("level-1")
    seen = []
    for key in ("right", "right", "left", "return", "space"):
        pilot.key(key)
        seen.append(int(at_level(pilot, 1)[-1]))
    assert seen == [1, 2, 1, 2, 3]


def test_bots_get_the_level_chosen_for_their_seat() -> None:
    pilot = opened()
    choose(pilot, "kind-3", 1)
    pilot.tap("level-1")
    pilot.tap("level-1")
    pilot.tap(sign(pilot, 3, 1))
    assert [player.bot for player in chosen(pilot).players] == [None, "level3", FIRST, "level1"]


def test_a_buddy_says_how_it_plays_with_who_sits_first(tmp_path: Path) -> None:
    with closing(SavedGames(tmp_path)) as games:
        games.set_preferences(Player.unnamed("bear"), buddy="buddy11")
        pilot = Opened(lambda kit: Setup(kit, False, games=games))
        assert at_level(pilot, 1) == BUDDY
        words = [each.text for each in pilot.scene.widgets if isinstance(each, Label)]
        assert "Buddy · Juggler" in words
        assert chosen(pilot).players[1].bot in BUDDIES


def test_a_buddy_is_there_again() -> None:
    pilot = opened()
    for _ in range(3):
        pilot.tap(sign(pilot, 1, -1))
    assert chosen(pilot).players[1].bot == FIRST
    kept = pilot.kit.store[Settings].seats_alone
    assert at_level(opened_with(seats_alone=kept), 1) == BUDDY


def test_person_bot_and_nobody_have_signs_of_their_own() -> None:
    widget = opened().scene.widget("kind-3")
    assert len(drawn_options(widget, 3)) == 3


def test_only_bots_have_a_level_and_it_waits_for_them() -> None:
    pilot = opened()
    pilot.tap("level-1")
    choose(pilot, "kind-1", 0)
    assert [w.name for w in pilot.scene.widgets if w.name.startswith("level")] == ["level-2"]
    choose(pilot, "kind-1", 1)
    assert at_level(pilot, 1) == "level1"


def test_the_focus_stays_where_it_was_when_a_seat_changes() -> None:
    pilot = opened()
    for key in ("tab", "tab", "right"):
        pilot.key(key)
    assert pilot.scene.focused is pilot.scene.widget("kind-0")


@pytest.mark.parametrize("size", [*SIZES, (480, 800), (800, 924), (800, 480)])
@pytest.mark.parametrize("level", [BUDDY, *LEVELS])
def test_three_bots_of_any_level_are_well_laid(size: tuple[int, int], level: str) -> None:
    pilot = opened(size=size)
    choose(pilot, "kind-3", 1)
    for seat in (1, 2, 3):
        while at_level(pilot, seat) != level:
            pilot.tap(f"level-{seat}")
    assert_well_laid(pilot)


# The last set-up


def set_up_a_match(pilot: Opened) -> Choices:
    """Choose something else everywhere."""
    pilot.tap("face-1")
    choose(pilot, "kind-3", 1)
    pilot.tap("level-3")
    pilot.tap("rules")
    pilot.tap("twist-2018")
    pilot.tap("with-river")
    pilot.tap("done")
    choose(pilot, "seconds", 3)
    choose(pilot, "length", 1)
    return chosen(pilot)


def test_the_last_set_up_is_there_again_after_a_fresh_start() -> None:
    pilot = opened()
    before = set_up_a_match(pilot)
    settings = reopened(pilot.kit.store)
    assert not settings.damaged
    again = Opened(lambda kit: Setup(kit, False), settings=settings)
    assert again.answers == []
    assert chosen(again) == before
    assert before.rules == replace(TWIST, river=True, seconds=90, length=Rounds())


def test_playing_together_has_seats_of_its_own() -> None:
    pilot = opened(together=True)
    choose(pilot, "kind-2", 1)
    players = chosen(pilot).players
    kept = {"seats_together": pilot.kit.store[Settings].seats_together}
    assert chosen(opened_with(together=True, **kept)).players == players
    assert [player.bot for player in chosen(opened_with(**kept)).players] == [None, FIRST, "level2"]


def test_going_back_keeps_nothing() -> None:
    pilot = opened()
    pilot.tap("level-1")
    pilot.tap("back")
    assert pilot.kit.store[Settings] == Settings()
    assert not pilot.kit.store.path.exists()


def test_a_match_starts_even_if_nothing_can_be_written(tmp_path: Path) -> None:
    pilot = Opened(lambda kit: Setup(kit, False), settings=unwritable(tmp_path))
    pilot.tap("level-1")
    assert chosen(pilot).players[1].bot == "level1"
    assert "bot fox level1 of 12" in pilot.kit.store[Settings].seats_alone


@pytest.mark.parametrize(
    ("before", "now"), [("level1", "level7"), ("level3", "level9"), ("level5", "hermit")]
)
def test_a_set_up_of_one_of_five_levels_is_about_as_strong(before: str, now: str) -> None:
    seats = ("person fox level1", f"bot owl {before}", "empty otter level2", "empty bear level2")
    assert chosen(opened_with(seats_alone=seats)).players[1].bot == now


@pytest.mark.parametrize(
    ("before", "now"), [("level1", "level7"), ("level7", "level10"), ("hermit", "hermit")]
)
def test_a_set_up_of_one_of_eight_levels_is_about_as_strong(before: str, now: str) -> None:
    seats = ("person fox level1", f"bot owl {before}", "empty otter level2", "empty bear level2")
    kept = tuple(f"{seat} of 8" for seat in seats)
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("length", LENGTHS)
def test_what_a_length_means_has_room(size: tuple[int, int], length: Length) -> None:
    pilot = opened(size=size, rules=replace(CLASSIC, length=length))
    for label in pilot.scene.widgets:
        if isinstance(label, Label) and label.size == "small":
            room = (label.rect.width, label.rect.height + 2)
            assert pilot.kit.fonts.fits(label.text, label.face, pilot.kit.text_px("small"), room)
