import re
from dataclasses import replace

import pytest

from game.engine.rules import Games, Length, Target
from game.session import Session
from scenes.pause import GiveUp, Pause
from scenes.scoring import Scoring
from tests.scenes.opened import BEAR, FOUR, FOX, OTTER, OWL, SIZES, Opened, after, assert_well_laid

OUT = ("", "R3 K9 O12", "J O2", "B4 B5 K11")
BLOCKED = ("R3 R2 K4", "B9", "J O2", "O8 O1")
FULL = " ".join(f"{color}{number}" for color in "KR" for number in range(1, 14)) + " B1 B2 B3 J"
LONG = (FULL, "", FULL.replace("K", "O"), "B4")


def opened(session: Session, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Scoring(kit, session), size)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(
        "game.kit.sound.Sounds.play", lambda self, name, *args, **kwargs: names.append(name)
    )
    return names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "session", [after(FOUR, OUT), after(FOUR, LONG), after((FOX, OWL), ("", "J"))]
)
def test_it_is_well_laid(size: tuple[int, int], session: Session) -> None:
    pilot = opened(session, size)
    assert_well_laid(pilot)
    pilot.tap("sheet")
    assert_well_laid(pilot)


def test_a_game_that_someone_won_is_told() -> None:
    words = opened(after(FOUR, BLOCKED, OUT)).words
    assert words[0] == "Fox went out!"
    assert words[1].startswith("Game 2 of 4")
    assert [word for word in words if word[0] in "+−"] == ["+76", "−24", "−32", "−20"]
    assert [word.split(" · ")[0] for word in words if re.match(r"\d wins?\b", word)] == [
        *("2 wins", "1 win", "0 wins", "1 win")
    ]


@pytest.mark.parametrize(
    ("length", "said"),
    [(Target(100), "Game 2 · to 100 points"), (Games(6), "Game 2 of 6")],
)
def test_a_match_by_points_tells_the_points_so_far(length: Length, said: str) -> None:
    words = opened(after(FOUR, BLOCKED, OUT, length=length)).words
    assert words[1].startswith(said)
    assert [word for word in words if word.endswith("in all")] == [
        *("+85 in all", "−17 in all", "−55 in all", "−13 in all")
    ]


def test_the_target_ends_the_match() -> None:
    on, over = (opened(after(FOUR, OUT, length=Target(points))) for points in (77, 76))
    assert on.scene.widget("next").text == "Next game"
    assert over.scene.widget("next").text == "Final result"


def test_bots_are_named_by_their_characters() -> None:
    players = (FOX, replace(OWL, bot="level1"), replace(OTTER, bot="level5"), BEAR)
    words = opened(after(players, OUT)).words
    assert [word for word in words if "win" in word][1:] == [
        *("1 win", "0 wins · Daydreamer", "0 wins · Maestro", "0 wins")
    ]


def test_a_tie_at_the_target_plays_one_more_game() -> None:
    games = [("", "R3", "R9", "J"), ("R3", "", "R9", "J")]
    pilot = opened(after(FOUR, *games, length=Target(30)))
    assert pilot.words[1] == "Game 2 · to 30 points — a tie at the top, so one more game"
    assert pilot.scene.widget("next").text == "Next game"


def test_a_tie_below_the_target_is_nothing_to_tell() -> None:
    games = [("", "R3", "R9", "J"), ("R3", "", "R9", "J")]
    words = opened(after(FOUR, *games, length=Target(100))).words
    assert words[1] == "Game 2 · to 100 points — the winner takes what the others hold"


def test_a_blocked_game_is_told() -> None:
    words = opened(after(FOUR, BLOCKED)).words
    assert words[0] == "Nobody can go on"
    assert [word for word in words if word[0] in "+−"] == ["+9", "+7", "−23", "+7"]


@pytest.mark.parametrize(
    ("racks", "sum_"),
    [
        (OUT, "24 + 32 + 20 = 76"),
        (BLOCKED, "23 = 9 + 7 + 7"),
        (("K1", "R1", "B1", "O1"), "0 = 0 + 0 + 0 + 0"),
    ],
)
def test_the_sum_is_shown(racks: tuple[str, ...], sum_: str) -> None:
    pilot = opened(after(FOUR, racks))
    assert sum_ in pilot.words
    losses, gains = ([int(n) for n in side.split(" + ")] for side in sum_.split(" = "))
    assert sum(losses) == sum(gains)


def test_the_next_game_or_after_the_last_one_the_result() -> None:
    during, over = opened(after(FOUR, OUT)), opened(after(FOUR, OUT, OUT, OUT, OUT))
    assert during.scene.widget("next").text == "Next game"
    assert over.scene.widget("next").text == "Final result"
    during.tap("next")
    assert during.answers == ["next"]


def test_the_sheet_takes_the_place_of_the_racks_and_gives_it_back() -> None:
    pilot = opened(after(FOUR, OUT))
    pilot.tick(1)
    racks = pilot.picture().get_buffer().raw
    pilot.tap("sheet")
    assert pilot.picture().get_buffer().raw != racks
    pilot.tap("sheet")
    assert pilot.picture().get_buffer().raw == racks


def test_the_menu_is_reached_only_by_giving_a_match_up() -> None:
    pilot = opened(after(FOUR, OUT))
    pilot.tap("menu")
    assert isinstance(pilot.scene, GiveUp)
    pilot.tap("keep")
    assert isinstance(pilot.scene, Scoring)
    pilot.tap("menu")
    pilot.tap("leave")
    assert pilot.answers == ["quit"]


def test_after_the_match_the_menu_needs_no_question() -> None:
    pilot = opened(after((FOX, OWL), ("", "J"), ("", "J")))
    pilot.tap("menu")
    assert pilot.answers == ["quit"]


def test_escape_pauses() -> None:
    pilot = opened(after(FOUR, OUT))
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.key("escape")
    assert isinstance(pilot.scene, Scoring)
    assert pilot.answers == []


@pytest.mark.parametrize(("racks", "joy"), [(("", "J"), True), (("J", ""), False)])
def test_joy_is_heard_when_a_person_won(
    racks: tuple[str, str], joy: bool, played: list[str]
) -> None:
    opened(after((FOX, OWL), racks))
    assert ("win" in played) == joy


def test_joy_is_not_heard_again_in_another_window(played: list[str]) -> None:
    pilot = opened(after((FOX, OWL), ("", "J")))
    pilot.resize((1080, 1920))
    assert played.count("win") == 1
