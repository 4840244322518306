"""The hint at the table: a ladder of presses, and the moves made in the person's own draft."""

from dataclasses import replace

import pytest

from game.engine.game import EndTurn, Game
from game.engine.notation import read_position
from game.engine.rules import CLASSIC, FAMILY, RIVER, Rules
from game.engine.turn import Draw
from game.session.commands import ShowMe
from game.session.player import Player
from game.session.session import Session
from game.settings import Settings
from scenes.play.turn import Turn
from tests import samples
from tests.kits import reopened, store
from tests.later import Later
from tests.scenes.seated import SHARED, WAITING, Seated, assert_home, assert_whole, play_b3

NOTHING = """
rules classic-2016
table B4 B5 B6
* Fox+  K1 R9
  Owl+  O1 O2 O3 B13
pool R12 B12
"""

LONG = """
rules classic-2016
table K6 K7 K8 | K1 B1 O1 R1 | O1 O2 O3 | K4 R4 O4 B4 | R8 R9 R10 R11 | R10 R11 R12 R13
* Fox+  K1 K13 R3 R13 B2 B5 B7 B8 B8 B10 B13 O7 O9
  Owl+  O5 O6 O8 B13
pool R12 B12
"""

ADDED = "Add the blue 3, the blue 7 and the blue 8 from your rack to the run of blue 4 to 6."


LADDER = ["Hint", "Where?", "Which tiles?", "Show me: 3 left", "Next step"]


def ask(pilot: Seated, times: int = 1) -> str:
    """Press for a hint; give what is said."""
    for _ in range(times):
        pilot.tap("hint")
        pilot.step()
    return pilot.message


def glowing(pilot: Seated) -> int:
    """Count the rings that glow."""
    return len(pilot.turn.state.adviser.rects)


def label(pilot: Seated) -> str:
    return pilot.turn.widget("hint").text


def test_every_press_says_more() -> None:
    pilot = Seated()
    said, labels, rings = [], [label(pilot)], []
    for _ in range(4):
        said.append(ask(pilot))
        labels.append(label(pilot))
        rings.append(glowing(pilot))
    assert said[:2] == [
        "You can play.",
        "Look at the run of blue 4 to 6 and the run of red 1 to 6.",
    ]
    assert said[2] == "Play these tiles from your rack: red 7, blue 3, blue 7, blue 8."
    assert said[3] == ADDED
    assert labels == LADDER
    assert rings == [0, 2, 6, 3]
    assert pilot.rows[0] == "B3 B4 B5 B6 B7 B8"


def test_a_hint_that_could_not_be_found_says_so_and_can_be_asked_for_again() -> None:
    executor = Later()
    session = samples.at_position(read_position(SHARED), executor=executor)
    pilot = Seated(session, settings=store(borrowed=True))
    ask(pilot)
    executor.asked[-1].fail(KeyError("no such tile"))
    pilot.step()
    assert pilot.message == "I couldn’t work that out. Press again, or play what you see."
    ask(pilot)
    assert len(executor.asked) == 2


AGAIN = """
rules classic-2016
table B4 B5 B6
* Fox+ B7 K1
  Owl+ O1 O3
pool R12 R12 K3 K5 K7 K9 R1 R3 R5
"""


@pytest.mark.parametrize(("rules", "shows"), [(None, False), (FAMILY, True)])
def test_the_moves_of_three_turns_are_shown_but_in_the_family_of_all(
    rules: Rules | None, shows: bool
) -> None:
    session = samples.session(AGAIN, rules=rules)
    for _ in range(3):
        session.do(ShowMe())
        session.do(Draw())
        session.hurry()
    pilot = Seated(session)
    assert ask(pilot, 3).endswith("That’s all I can show in this game.") != shows
    assert label(pilot) == ("Show me" if shows else "Which tiles?")
    ask(pilot)
    assert pilot.rows == ["B4 B5 B6 B7" if shows else "B4 B5 B6"]


def test_with_few_seconds_left_only_what_they_suffice_for_is_offered() -> None:
    pilot = Seated(samples.session(SHARED, rules=replace(CLASSIC, seconds=60)))
    pilot.session.tick(54)
    ask(pilot, 3)
    assert pilot.message == "Play these tiles from your rack: blue 3, blue 7, blue 8."
    pilot.session.tick(5)
    assert ask(pilot) == "Too little time for that now. Draw a tile."


def test_the_moves_are_made_to_the_end_and_the_play_is_accepted() -> None:
    pilot = Seated()
    ask(pilot, 3)
    for _ in range(2):
        assert ask(pilot) != "Now press Play."
    assert ask(pilot) == "Now press Play."
    assert ask(pilot) == "Now press Play."
    assert pilot.turn.state.adviser.rects == [pilot.turn.widget("action").rect]
    pilot.settle()
    assert_home(pilot.board)
    assert_whole(pilot.board)
    pilot.tap("action")
    assert pilot.game.turns == 1
    assert "B3 B4 B5 B6 B7 B8" in pilot.rows


def test_a_short_play_comes_first_and_more_on_the_rungs_above() -> None:
    pilot = Seated(samples.session(LONG))
    assert ask(pilot, 4) == "Lay a set from your rack: the black 13, the red 13 and the blue 13."
    assert ask(pilot) == "Now press Play, or go on: 1 more tile in 4 moves."
    assert label(pilot) == "Where?"
    assert ask(pilot) == "Look at the glowing rows."
    assert ask(pilot).startswith("Play this tile from your rack: ")
    ask(pilot, 3)
    assert pilot.game.draft.faults()
    ask(pilot)
    assert ask(pilot) == ask(pilot) == "Now press Play."
    assert len(pilot.game.draft.played) == 4
    pilot.tap("action")
    assert pilot.game.turns == 1


def test_who_plays_the_short_play_has_ended_the_turn() -> None:
    pilot = Seated(samples.session(LONG))
    ask(pilot, 5)
    assert pilot.turn.state.adviser.rects == [pilot.turn.widget("action").rect]
    pilot.tap("action")
    assert pilot.game.turns == 1
    assert pilot.rows[-1] == "K13 R13 B13"


def test_the_key_h_asks_too() -> None:
    pilot = Seated()
    pilot.key("h")
    pilot.step()
    assert pilot.message == "You can play."


def test_what_the_hint_did_can_be_undone_and_done_again() -> None:
    pilot = Seated()
    before = pilot.rows
    ask(pilot, 5)
    pilot.tap("undo")
    assert glowing(pilot) == 0
    pilot.tap("undo")
    assert pilot.rows == before
    assert ask(pilot) == ADDED


def test_a_hint_goes_on_from_what_was_done_by_hand() -> None:
    pilot = Seated()
    ask(pilot, 2)
    assert glowing(pilot)
    play_b3(pilot)
    assert glowing(pilot) == 0
    assert ask(pilot) == "Play these tiles from your rack: red 7, blue 7, blue 8."
    assert pilot.rows[0] == "B3 B4 B5 B6"


@pytest.mark.parametrize(("presses", "earns"), [(2, True), (3, False)])
def test_a_hint_that_names_tiles_takes_the_stamp(presses: int, earns: bool) -> None:
    pilot = Seated(samples.session(BUILD))
    ask(pilot, presses)
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.settle()
    pilot.tap("action")
    assert bool(pilot.turn.state.remarks.stamps) == earns


def test_a_hint_that_moves_a_tile_which_lies_there_already_takes_the_stamp() -> None:
    pilot = Seated(samples.session(BUILD))
    pilot.drag(pilot.mine("B7"), pilot.felt())
    pilot.settle()
    assert ask(pilot, 3).startswith("No more tiles needed")
    ask(pilot)
    pilot.settle()
    assert pilot.rows == ["B4 B5 B6 B7"]
    pilot.tap("action")
    assert pilot.turn.session.game.turns == 1
    assert not pilot.turn.state.remarks.stamps


BUILD = """
rules classic-2016
table B4 B5 B6
* Fox+ B7 K1 K9
  Owl+ O1 O2 O3 B13
pool R12
"""


def test_where_nothing_can_be_played_it_says_so_each_time() -> None:
    pilot = Seated(samples.session(NOTHING))
    assert ask(pilot) == "You can’t play anything. Draw a tile."
    assert ask(pilot) == "You can’t play anything. Draw a tile."
    assert label(pilot) == "Hint"
    assert pilot.turn.state.adviser.rects == [pilot.turn.widget("action").rect]


@pytest.mark.parametrize(("text", "kind"), [(SHARED, "plain"), (NOTHING, "primary")])
def test_once_a_hint_knows_a_play_the_draw_is_no_longer_what_comes_next(
    text: str, kind: str
) -> None:
    pilot = Seated(samples.session(text))
    assert pilot.turn.widget("action").kind == "primary"
    pilot.tap("hint")
    assert (pilot.action[0], pilot.turn.widget("action").kind) == ("Draw", kind)
    pilot.tap("action")
    assert pilot.game.turns == 1


def test_it_stays_as_long_as_the_table_is_so() -> None:
    pilot = Seated()
    said = ask(pilot, 3)
    pilot.tick(9, fps=20)
    assert pilot.message == said
    pilot.tap("sort_runs")
    pilot.settle()
    assert pilot.message == said
    assert glowing(pilot) == 6
    rings = pilot.turn.state.adviser.rects
    assert any(ring.collidepoint(pilot.mine("B8")) for ring in rings)
    assert not any(ring.collidepoint(pilot.mine("O13")) for ring in rings)


def test_after_other_news_it_stands_there_again() -> None:
    pilot = Seated()
    said = ask(pilot, 2)
    pilot.turn.state.announcer.tell(lambda: "No.", fault=True)
    pilot.step()
    assert pilot.message == "No."
    pilot.tick(6, fps=20)
    assert (pilot.message, glowing(pilot)) == (said, 2)


def test_a_resize_keeps_it() -> None:
    pilot = Seated()
    said, offers = ask(pilot, 3), label(pilot)
    pilot.resize((1080, 1920))
    assert glowing(pilot) == 6
    assert (pilot.message, label(pilot)) == (said, offers)


def test_with_the_turn_it_is_forgotten() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1)))
    ask(pilot, 3)
    pilot.tap("action")
    assert glowing(pilot) == 0
    assert label(pilot) == "Hint"
    assert not pilot.turn.widget("hint").active


def test_only_who_is_to_move_can_ask() -> None:
    pilot = Seated(samples.session(WAITING))
    before = pilot.message
    pilot.key("h")
    assert not pilot.turn.widget("hint").active
    assert pilot.message == before


def test_a_hint_may_begin_with_the_river() -> None:
    text = samples.RIVER.replace("R4 R5 R6 K7 K10 K12 O10 O12 B2 B7 B3 B8 R12 J", "R4 K10 R9 R10")
    pilot = Seated(samples.session(text.replace("river K1", "river O6"), rules=RIVER))
    assert ask(pilot, 2) == "Look at the River. The orange 6 would help you."
    assert glowing(pilot) == 2
    assert ask(pilot, 2).startswith("Take the orange 6 from the River. It is the Key.")
    while (said := ask(pilot)) != "Now press Play.":
        assert said
    pilot.tap("action")
    assert pilot.game.turns == 1


@pytest.fixture
def slow() -> tuple[Later, Seated]:
    executor = Later()
    session = samples.at_position(read_position(SHARED), executor=executor)
    return executor, Seated(session, settings=store(borrowed=True))


def test_who_has_to_wait_is_told_so(slow: tuple[Later, Seated]) -> None:
    executor, pilot = slow
    assert ask(pilot) == "Your turn."
    pilot.tick(0.4)
    assert pilot.message == "Let me look …"
    pilot.tap("hint")
    executor.asked[0].think()
    pilot.step()
    assert pilot.message == "You can play."
    assert len(executor.asked) == 1


def test_a_thought_about_another_table_is_thought_again(slow: tuple[Later, Seated]) -> None:
    executor, pilot = slow
    ask(pilot)
    play_b3(pilot)
    executor.asked[0].think()
    pilot.step()
    executor.asked[1].think()
    pilot.step()
    assert pilot.message == "You can play."


def test_what_was_asked_for_a_turn_is_taken_back_when_it_ends(slow: tuple[Later, Seated]) -> None:
    executor, pilot = slow
    pilot.tap("hint")
    assert not executor.asked[0].cancelled
    pilot.tap("action")
    assert executor.asked[0].cancelled


def test_a_thought_that_comes_after_the_turn_is_dropped(slow: tuple[Later, Seated]) -> None:
    executor, pilot = slow
    ask(pilot)
    play_b3(pilot)
    pilot.tap("action")
    executor.asked[0].think()
    pilot.tick(0.3)
    assert pilot.message == "You played 1 tile."


def test_without_hints_there_is_no_button_and_no_key() -> None:
    pilot = Seated(settings=store(hints=False))
    said = pilot.message
    pilot.key("h")
    pilot.step()
    assert not pilot.turn.widget("hint").visible
    assert pilot.message == said


def test_in_the_family_there_are_always_hints() -> None:
    players = [Player("Fox", "fox"), Player("Owl", "owl", "level2"), Player("Otter", "otter")]
    session = Session(Game(replace(read_position(SHARED), rules=FAMILY)), players)
    pilot = Seated(session, settings=store(hints=False))
    assert ask(pilot) == "You can play."
    pilot.key("escape")
    with pytest.raises(KeyError):
        pilot.scene.widget("hints")


def test_hints_are_switched_off_in_the_middle_of_a_game() -> None:
    pilot = Seated()
    ask(pilot, 3)
    pilot.key("escape")
    pilot.tap("hints")
    pilot.tap("resume")
    assert isinstance(pilot.scene, Turn)
    assert not pilot.turn.widget("hint").visible
    assert glowing(pilot) == 0
    assert not reopened(pilot.kit.store)[Settings].hints
    pilot.key("escape")
    pilot.tap("hints")
    pilot.tap("resume")
    assert ask(pilot) == "You can play."


def test_a_hint_shows_nothing_of_other_racks() -> None:
    seen = []
    for rack in ("O1 O2 O3 B13", "R7 B7 B8 O7"):
        pilot = Seated(samples.session(SHARED.replace("O1 O2 O3 B13", rack)))
        seen.append([ask(pilot) for _ in range(7)])
    assert seen[0] == seen[1]


def test_after_the_last_step_the_game_can_end() -> None:
    pilot = Seated()
    ask(pilot, 8)
    assert not pilot.game.draft.faults()
    pilot.session.do(EndTurn())
    assert pilot.game.turns == 1
