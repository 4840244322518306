import pytest

from game.engine.rules import Games, Length, Rounds, Target
from game.kit.preferences import Store
from game.session.buddy import Buddy
from game.session.player import Player
from game.session.session import Session
from game.view.scores.ended import EndedMatch
from scenes.play.scoring import Scoring
from scenes.play.sheet import Sheet
from scenes.players.cabinet import Cabinet
from scenes.screen import MatchResult
from tests.kits import store
from tests.scenes.opened import FOUR, FOX, OWL, SIZES, Opened, after, assert_well_laid
from tests.scenes.seated import raw

FOX_OUT, OWL_OUT = ("", "R3", "J", "B4"), ("K5", "", "K6", "O1")
TWELVE = [FOX_OUT, OWL_OUT, ("K13", "J J", "", "B1")] * 4


STILL, GLAD = store(reduced_motion=True), store()


def opened(
    session: Session, size: tuple[int, int] = (1366, 768), settings: Store = STILL
) -> Opened:
    return Opened(lambda kit: Scoring(kit, session, ended=EndedMatch), size, settings=settings)


def test_one_winner_is_told() -> None:
    words = opened(after(FOUR, FOX_OUT, FOX_OUT, FOX_OUT, OWL_OUT)).words
    assert words[:2] == ["Fox wins the match!", "3 of 4 games won · +106 points"]


def test_joint_winners_are_told() -> None:
    games = (("", "R3"), ("R3", ""))
    words = opened(after((FOX, OWL), *games)).words
    assert words[:2] == ["You and Owl win together", "0 points each after 2 games"]


def test_three_joint_winners_are_told() -> None:
    games = (("", "R3", "R3", "R13"), ("R3", "", "R3", "R13"), ("R3", "R3", "", "R13"))
    words = opened(after(FOUR, *games, ("R3", "R3", "R3", ""), length=Rounds(1))).words
    assert words[0] == "Fox, Owl and Otter win together"


def test_who_reaches_the_target_wins_by_points() -> None:
    words = opened(after(FOUR, OWL_OUT, FOX_OUT, FOX_OUT, length=Target(50))).words
    assert words[:2] == ["Fox wins the match!", "+69 points after 3 games"]


def test_of_fixed_games_the_highest_total_wins() -> None:
    session = after(FOUR, FOX_OUT, OWL_OUT, OWL_OUT, FOX_OUT, length=Games(4))
    assert opened(session).words[:2] == ["Fox wins the match!", "+64 points after 4 games"]


def test_equal_totals_win_fixed_games_together() -> None:
    words = opened(after((FOX, OWL), ("", "R3"), ("R3", ""), length=Games(2))).words
    assert words[:2] == ["You and Owl win together", "0 points each after 2 games"]


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
def test_the_better_the_place_the_higher_the_pile_on_which_one_sits(size: tuple[int, int]) -> None:
    session = after(FOUR, FOX_OUT, FOX_OUT, FOX_OUT, OWL_OUT)
    places = opened(session, size).scene.finale.gathering.places
    ranked = sorted(places, key=session.standing.places.__getitem__)
    piles = [places[seat].pile.top for seat in ranked]
    assert session.standing.places == (0, 1, 3, 2)
    assert piles == sorted(set(piles))


def test_the_piles_grow_one_after_the_other_and_then_the_crown_falls() -> None:
    finale = opened(after(FOUR, FOX_OUT, FOX_OUT, FOX_OUT, OWL_OUT), settings=GLAD).scene.finale
    grown = []
    for now in (0.0, 0.35, 0.65, 0.95, 1.25):
        finale.show(now)
        grown.append([seat for seat, each in finale.gathering.sitters.items() if not each.sunk])
    assert [len(each) for each in grown] == [0, 1, 2, 3, 4]
    assert 0 not in grown[3]
    assert finale.crowned == [0]


HEAVY = " ".join(f"{color}{number}" for color in "KRBO" for number in range(1, 11)) + " J J"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("length", [Target(2000), Games(4)])
def test_totals_of_four_digits_have_room(size: tuple[int, int], length: Length) -> None:
    pilot = opened(after(FOUR, *[("", HEAVY, HEAVY, HEAVY)] * 4, length=length), size)
    assert_well_laid(pilot)
    assert pilot.words[1] == "+3360 points after 4 games"


@pytest.mark.parametrize(
    ("last", "lengths"),
    [(FOX_OUT, (Target(20), Target(30), Rounds(1))), (OWL_OUT, (Rounds(1),))],
)
def test_the_sheet_shows_all_games_and_what_decides(
    last: tuple[str, ...], lengths: tuple[Length, ...]
) -> None:
    games = [FOX_OUT, FOX_OUT, FOX_OUT, last]
    shown = set()
    for length in (*lengths, Target(40)):
        pilot = opened(after(FOUR, *games, length=length))
        shown.add(raw(pilot.picture().subsurface(pilot.scene.widget("sheet").rect).copy()))
    assert len(shown) == len(lengths) + 1


@pytest.mark.parametrize(
    ("button", "key", "answer"),
    [("menu", "escape", MatchResult.MENU), ("again", "return", MatchResult.AGAIN)],
)
def test_a_button_or_its_key_is_an_answer(button: str, key: str, answer: MatchResult) -> None:
    tapped, typed = (opened(after((FOX, OWL), ("", "J"), ("", "J"))) for _ in range(2))
    tapped.tap(button)
    typed.key(key)
    assert tapped.answers == typed.answers == [answer]


def test_a_press_on_the_pad_shows_the_whole_sheet() -> None:
    pilot = opened(after((FOX, OWL), ("", "J"), ("", "J")))
    pilot.tap("sheet")
    assert isinstance(pilot.scene, Sheet)


def test_joy_goes_by_and_a_press_ends_it(played: list[str]) -> None:
    session = after((FOX, OWL), ("", "J"), ("", "J"))
    end = opened(session).picture().get_buffer().raw
    glad, pressed = (opened(session, settings=GLAD) for _ in range(2))
    assert "win" in played
    glad.tick(0.6)
    pressed.tick(0.6)
    assert glad.picture().get_buffer().raw != end
    glad.tick(2)
    pressed.tap((3, 3))
    assert glad.picture().get_buffer().raw == end
    assert pressed.picture().get_buffer().raw == end
    assert pressed.answers == []


FOX_AND_BUDDY = (FOX, Player.unnamed("otter", "buddy5"))
FRIEND, STRANGER = Buddy("buddy5", met=True), Buddy("buddy5")


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        (FRIEND, Buddy("buddy6"), "You won twice. Otter plays a little better now."),
        (FRIEND, Buddy("buddy4"), "Otter plays a little more gently now."),
        (FRIEND, Buddy("buddy5", 1), ""),
        (STRANGER, Buddy("buddy7"), "Otter has watched closely and plays better now."),
        (STRANGER, Buddy("buddy4"), "Otter plays a little more gently now."),
    ],
)
def test_a_buddy_says_that_it_will_play_in_another_way(
    before: Buddy, now: Buddy, told: str
) -> None:
    session = after(FOX_AND_BUDDY, ("", "J"), ("", "J"))
    session.observer.buddies = (before, now)
    sub = opened(session).words[1]
    assert sub.endswith(told)
    assert ("now" in sub) == bool(told)


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
def test_the_albums_of_those_who_found_something_are_there(size: tuple[int, int]) -> None:
    session = after(FOUR, *TWELVE, length=Rounds(3))
    session.observer.record_stamps(0, ("run", "group"))
    session.observer.record_stamps(3, ("out",))
    session.observer.buddies = (Buddy("buddy5"), Buddy("buddy6"))
    pilot = opened(session, size)
    assert_well_laid(pilot)
    assert pilot.scene.widget("album").tip == "3 new stamps"
    pilot.tap("album")
    for _ in range(2):
        assert isinstance(pilot.scene, Cabinet)
        pilot.tap("back")
    assert isinstance(pilot.scene, Scoring)


def test_a_visitor_has_no_album() -> None:
    session = after((Player("", "fox"), OWL), ("", "J"), ("", "J"))
    session.observer.record_stamps(0, ("run",))
    assert not any(each.name.startswith("album") for each in opened(session).scene.widgets)
