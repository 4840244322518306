import re
from dataclasses import replace

import pytest

from game.engine.rules import CLASSIC, Games, Length, Rounds, Target
from game.kit.preferences import Store
from game.kit.widgets.widget import Label
from game.session.commands import Mix
from game.session.session import Session
from game.view.scores.words_on_felt import PaperNote
from scenes.play.pause import GiveUp, Pause
from scenes.play.replay import Replay
from scenes.play.scoring import AUTO_NEXT_SECONDS, Scoring
from scenes.play.sheet import Sheet
from scenes.review.what_was_there import WhatWasThere
from scenes.screen import MatchResult, TurnResult
from tests import samples
from tests.kits import store
from tests.scenes.opened import FOUR, FOX, OTTER, OWL, SIZES, Opened, after, assert_well_laid

OUT = ("", "R3 K9 O12", "J O2", "B4 B5 K11")
BLOCKED = ("R3 R2 K4", "B9", "J O2", "O8 O1")
FULL = " ".join(f"{color}{number}" for color in "KR" for number in range(1, 14)) + " B1 B2 B3 J"


TOLD, TELLING = store(reduced_motion=True), store()


def opened(session: Session, size: tuple[int, int] = (1366, 768), settings: Store = TOLD) -> Opened:
    return Opened(lambda kit: Scoring(kit, session), size, settings=settings)


def points(pilot: Opened) -> list[str]:
    """Give what is told of the points of each seat."""
    return pilot.scene.finale.points


def line(pilot: Opened) -> str:
    """Give the line on the note, once it is shown."""
    notes = (each for each in pilot.scene.widgets if isinstance(each, PaperNote))
    return next((note.text for note in notes if note.visible), "")


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (Rounds(1), "Game 2 of 4"),
        (Target(100), "Game 2 · to 100 points"),
        (Games(6), "Game 2 of 6"),
    ],
)
def test_who_won_and_which_game_it_was_is_told(length: Length, said: str) -> None:
    pilot = opened(after(FOUR, BLOCKED, OUT, length=length))
    assert pilot.words[:2] == ["Fox wins!", said]
    assert points(pilot) == ["+76", "−24", "−32", "−20"]


def test_the_target_ends_the_match() -> None:
    on, over = (opened(after(FOUR, OUT, length=Target(points))) for points in (77, 76))
    assert on.scene.widget("next").text == "Next game"
    assert over.scene.widget("next").text == "Final result"


@pytest.mark.parametrize(
    ("target", "tie"), [(30, " · a tie at the top, so one more game"), (100, "")]
)
def test_a_tie_at_the_target_plays_one_more_game(target: int, tie: str) -> None:
    games = [("", "R3", "R9", "J"), ("R3", "", "R9", "J")]
    pilot = opened(after(FOUR, *games, length=Target(target)))
    assert pilot.words[1] == f"Game 2 · to {target} points{tie}"
    assert pilot.scene.widget("next").text == "Next game"


def test_a_blocked_game_is_told() -> None:
    pilot = opened(after(FOUR, BLOCKED))
    assert pilot.words[:2] == ["Everyone has passed", "Game 1 of 4 · the lowest rack wins"]
    assert points(pilot) == ["+9", "+7", "−23", "+7"]


# A kind line


@pytest.mark.parametrize(
    ("racks", "kind"),
    [
        (("", "J", "R3", "B4"), "New tiles, new luck, Bear!"),
        (("J", "", "R3", "B4"), "New tiles, new luck, Fox and Bear!"),
    ],
)
def test_who_never_came_to_play_is_wished_luck(racks: tuple[str, ...], kind: str) -> None:
    assert line(opened(after(FOUR, racks))) == kind


def test_a_bot_alone_needs_no_luck() -> None:
    assert line(opened(after((FOX, OWL), ("", "J")))) == ""


def test_the_line_comes_when_all_is_told() -> None:
    pilot = opened(after((FOX, OWL), ("J", "")), settings=TELLING)
    pilot.tick(0.5)
    assert line(pilot) == ""
    pilot.tick(1.5)
    assert line(pilot) == "New tiles, new luck!"


# The envelope


def finished(seed: int = 1 << 200, part: str = "", **rules: object) -> Session:
    """Give a match whose first game bots have played to its end."""
    session = Session.start(replace(CLASSIC, **rules), (OWL, OTTER), seed)
    if part:
        session.do(Mix(part))
    while not session.game.result:
        session.tick(0.0)
    return session


def seal_told(pilot: Opened) -> str:
    """Give what is said of the envelope, once it is shown."""
    seal = pilot.scene.widget("seal")
    if not seal.visible:
        return ""
    if not isinstance(seal, Label):
        pilot.tap("seal")
        return pilot.scene.tip.words
    return seal.text


@pytest.mark.parametrize("size", SIZES)
def test_the_envelope_is_opened_and_as_it_was_sealed(size: tuple[int, int]) -> None:
    session = finished()
    assert session.envelope
    pilot = opened(session, size)
    told = re.fullmatch(r"Fair deal: it matches its seal ([0-9a-f ]{39}) …", seal_told(pilot))
    assert told
    assert session.envelope.seal.startswith(told[1].replace(" ", ""))
    assert_well_laid(pilot)


def test_it_is_dealt_anew_and_a_deal_that_was_not_sealed_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = finished()
    assert session.envelope
    forged = replace(session.envelope, seal=session.envelope.seal[::-1])
    monkeypatch.setattr(Session, "envelope", forged)
    assert seal_told(opened(session)).startswith("This deal doesn’t match its seal")


def test_what_was_mixed_in_is_told_too() -> None:
    told = seal_told(opened(finished(part="press 1.83")))
    assert told.startswith("Fair deal: it matches the press at 1.83 s and the seal ")


def test_a_seed_that_was_given_is_told_again() -> None:
    assert seal_told(opened(finished(seed=5))).startswith("Dealt from a chosen number.")


@pytest.mark.parametrize("name", ["classic-2016", "family"])
def test_a_game_dealt_by_a_word_has_a_line_to_compare(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "game.kit.system.clipboard.put", lambda text: (copied.append(text), True)[1]
    )
    session = finished(seed=0xABCDEF, name=name)
    session.players = (replace(OWL, bot=None), OTTER)
    pilot = opened(session)
    assert pilot.scene.widget("seal").text.endswith("Copy result")
    pilot.tap("seal")
    ends = r"(\w+ [+−]?\d+(, )?)+"
    assert re.fullmatch(rf"Rack & Run · deal cdef · {ends} · \d+ turns", copied[0])
    assert pilot.scene.widget("seal").text == "Copied. Paste it anywhere."


def test_the_envelope_is_opened_when_all_is_told() -> None:
    pilot = opened(finished(), settings=TELLING)
    assert seal_told(pilot) == ""
    pilot.tap((3, 3))
    assert seal_told(pilot).startswith("Fair deal")


def test_children_are_told_of_no_envelope() -> None:
    assert seal_told(opened(finished(name="family"))) == ""


# The score sheet


def test_the_score_sheet_is_one_press_away_and_back() -> None:
    pilot = opened(after(FOUR, BLOCKED, OUT), settings=TELLING)
    pilot.tick(1)
    pilot.tap("sheet")
    assert isinstance(pilot.scene, Sheet)
    assert pilot.words == [
        "Score sheet",
        "+76 − 24 − 32 − 20 = 0 · each game’s scores add up to zero",
    ]
    pilot.tap("back")
    assert isinstance(pilot.scene, Scoring)
    assert points(pilot) == ["+76", "−24", "−32", "−20"]
    assert pilot.answers == []


def test_a_key_goes_back_from_the_sheet() -> None:
    pilot = opened(after(FOUR, OUT))
    pilot.tap("sheet")
    pilot.key("escape")
    assert isinstance(pilot.scene, Scoring)


# Telling


def test_after_the_last_game_the_same_page_tells_the_result() -> None:
    during, over = opened(after(FOUR, OUT)), opened(after(FOUR, OUT, OUT, OUT, OUT))
    during.tap("next")
    assert during.answers == [TurnResult.GO_ON]
    assert over.words[0] == "Fox wins!"
    over.tap("next")
    assert over.answers == []
    assert over.words[0] == "Fox wins the match!"
    over.tap("again")
    assert over.answers == [MatchResult.AGAIN]


@pytest.mark.parametrize(
    ("racks", "words"),
    [
        (("", "J"), ("Play again", "Owl wants revenge")),
        (("J", ""), ("Rematch", "same company, new tiles")),
    ],
)
def test_the_yellow_button_says_why_to_play_again(
    racks: tuple[str, str], words: tuple[str, str]
) -> None:
    again = opened(after((FOX, OWL), racks, length=Games(1))).scene.widget("again")
    assert (again.text, again.sub) == words


def told_at(pilot: Opened, seconds: float) -> list[list[int]]:
    """Give the points shown in every frame of some seconds."""
    frames = []
    for _ in range(round(seconds * 60)):
        pilot.step()
        frames.append([int(word.replace("−", "-")) for word in points(pilot)])
    return frames


def test_racks_turn_over_one_after_the_other_and_the_points_run() -> None:
    pilot = opened(after(FOUR, OUT), settings=TELLING)
    assert points(pilot) == ["0"] * 4
    frames = told_at(pilot, 4)
    assert frames[-1] == [76, -24, -32, -20]
    assert all(sum(frame) == 0 for frame in frames)
    seats = [[frame[seat] for frame in frames] for seat in range(4)]
    assert seats[0] == sorted(seats[0])
    for seat in (1, 2, 3):
        assert seats[seat] == sorted(seats[seat], reverse=True)
        assert len(set(seats[seat])) > 3
    begin = [next(at for at, each in enumerate(seat) if each) for seat in seats]
    end = [seat.index(seat[-1]) for seat in seats]
    assert begin[1] < end[1] < begin[2] < end[2] < begin[3] < end[3]


@pytest.mark.parametrize("way", ["press", "space"])
def test_a_press_shows_the_end_at_once(way: str, played: list[str]) -> None:
    racks = after((FOX, OWL), (FULL, ""))
    end = opened(racks).picture()
    pilot = opened(racks, settings=TELLING)
    pilot.tick(1)
    assert points(pilot) != ["−218", "+218"]
    if way == "press":
        pilot.tap((3, 3))
    else:
        pilot.key("space")
    assert points(pilot) == ["−218", "+218"]
    assert pilot.answers == []
    assert pilot.picture().get_buffer().raw == end.get_buffer().raw


def test_a_button_does_not_wait_for_the_end() -> None:
    pilot = opened(after(FOUR, OUT), settings=TELLING)
    pilot.tap("next")
    assert pilot.answers == [TurnResult.GO_ON]


def test_another_window_in_the_middle_loses_nothing() -> None:
    pilot = opened(after(FOUR, OUT), settings=TELLING)
    pilot.tick(1)
    before = points(pilot)
    assert before not in (["0"] * 4, ["+76", "−24", "−32", "−20"])
    pilot.resize((1080, 1920))
    middle, last = told_at(pilot, 1 / 60)[0], told_at(pilot, 4)[-1]
    assert middle[1] <= int(before[1].replace("−", "-"))
    assert last == [76, -24, -32, -20]


def crowns(pilot: Opened) -> list[int]:
    """Give the seats that wear a crown."""
    return pilot.scene.finale.crowned


def test_who_went_out_is_crowned_before_the_points_are_told() -> None:
    pilot = opened(after(FOUR, OUT), settings=TELLING)
    assert crowns(pilot) == []
    pilot.tick(0.6)
    assert crowns(pilot) == [0]
    assert points(pilot) != ["+76", "−24", "−32", "−20"]


def test_who_wins_a_blocked_game_is_crowned_when_all_is_told() -> None:
    pilot = opened(after(FOUR, BLOCKED), settings=TELLING)
    while not pilot.scene.told:
        assert crowns(pilot) == []
        pilot.step()
    pilot.tick(0.1)
    assert crowns(pilot) == [0, 1, 3]


def test_bots_among_themselves_go_on_when_all_is_told() -> None:
    pilot = opened(after((OWL, OTTER), ("", "R3 R4")), settings=TELLING)
    pilot.tick(AUTO_NEXT_SECONDS)
    assert pilot.answers == []
    pilot.tick(2.5)
    assert pilot.answers == [TurnResult.GO_ON]


def test_the_menu_is_reached_only_by_giving_a_match_up() -> None:
    pilot = opened(after(FOUR, OUT))
    pilot.tap("menu")
    assert isinstance(pilot.scene, GiveUp)
    pilot.tap("keep")
    assert isinstance(pilot.scene, Scoring)
    pilot.tap("menu")
    pilot.tap("leave")
    assert pilot.answers == [TurnResult.QUIT]


def test_after_the_match_the_menu_needs_no_question() -> None:
    pilot = opened(after((FOX, OWL), ("", "J"), ("", "J")))
    pilot.tap("menu")
    assert pilot.answers == [MatchResult.MENU]


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


def test_a_person_can_look_back_at_the_game_and_watch_it_from_there() -> None:
    pilot = opened(samples.ended((0, 1)))
    pilot.tap("review")
    pilot.step()
    assert isinstance(pilot.scene, WhatWasThere)
    pilot.tap("film")
    pilot.step()
    assert isinstance(pilot.scene, Replay)
    pilot.key("escape")
    pilot.step()
    assert "save-picture" not in [each.name for each in pilot.scene.widgets]
    pilot.tap("back")
    pilot.step()
    assert isinstance(pilot.scene, Scoring)


@pytest.mark.parametrize("session", [samples.ended(()), samples.finished()])
def test_where_no_person_had_a_turn_there_is_nothing_to_look_back_at(session: Session) -> None:
    assert "review" not in [each.name for each in opened(session).scene.widgets]
