"""All play together at one screen: no curtain, a hand that points, one end for all."""

from dataclasses import replace
from random import Random

import pytest

from game.analysis.plan import moves_to
from game.bots import BOTS
from game.engine.notation import write_row
from game.engine.position import Handicap
from game.engine.rules import TOGETHER
from game.session.session import Session
from scenes.play.scoring import Scoring
from scenes.screen import TurnResult
from tests import together
from tests.scenes.opened import Opened
from tests.scenes.seated import Seated
from tests.window.hands import by_drag

SHORT = 2
"""The seed of a short game."""

PEOPLE = replace(together.BEAR, name="Cem", bot=None)


def seated(text: str = together.MIDDLE, size: tuple[int, int] = (1366, 768)) -> Seated:
    pilot = Seated(together.session(text), size)
    pilot.settle()
    return pilot


def ends(pilot: Seated) -> None:
    """End the turn, and wait until the next player has the rack in front."""
    pilot.tap("action")
    pilot.tick(8.0)


def test_the_rack_passes_on_without_a_curtain_and_all_lie_open() -> None:
    pilot = seated()
    assert pilot.turn.state.shown.open_racks.keys() == {1, 2}
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    ends(pilot)
    assert pilot.scene is pilot.turn
    assert (pilot.turn.state.viewer, pilot.rack) == (1, "O10 B1 B12")
    assert pilot.turn.state.shown.open_racks.keys() == {0, 2}


def test_seats_and_buttons_pass_on_with_the_rack_though_no_hint_is_found_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = seated()
    monkeypatch.setattr(type(pilot.turn.policy), "think", lambda *_: None)
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    ends(pilot)
    assert pilot.turn.widget("point").visible


def test_two_people_bring_the_last_tiles_down_by_hand() -> None:
    pilot = seated(together.LAST)
    pilot.drag(pilot.mine("B8"), pilot.at(0, 3))
    ends(pilot)
    pilot.drag(pilot.mine("B9"), pilot.at(pilot.row("B4 B5 B6 B7 B8"), 4))
    pilot.tap("action")
    result = pilot.game.result
    assert result
    assert (result.ended, result.winners) == ("out", (0, 1))
    pilot.tick(4.0)
    assert pilot.answers == [TurnResult.GO_ON]


@pytest.mark.parametrize(
    ("text", "tiles", "title", "line"),
    [
        (together.LAST, ("B8", "B9"), "All down!", "2 tiles laid together in 2 turns"),
        (together.LOST, (), "3 tiles were left", "New tiles, new luck!"),
    ],
    ids=["won", "lost"],
)
def test_the_end_is_told_without_points_and_without_a_winner(
    text: str, tiles: tuple[str, ...], title: str, line: str
) -> None:
    pilot = Opened(lambda kit: Scoring(kit, together.ended(text, *tiles)))
    pilot.tick(6.0)
    assert title in pilot.words
    assert line in pilot.words
    assert not any("0 tiles" in words for words in pilot.words)
    assert "sheet" not in {widget.name for widget in pilot.scene.widgets}
    assert set(pilot.scene.finale.points) == {""}


def test_two_people_play_a_whole_game_by_hand_and_each_shows_the_other_moves() -> None:
    session = Session.start(TOGETHER, (together.FOX, together.OWL), seed=SHORT)
    pilot = Seated(session, (1024, 600), viewer=None)
    pointed = 0
    while not pilot.game.result:
        pilot.tick(0.8, fps=10)
        seat, position = pilot.game.position.to_move, pilot.game.position
        assert pilot.turn.state.viewer == seat
        choice = BOTS["greedy"](position.seen_by(seat), Random(0))
        for move in moves_to(position, choice):
            if pilot.game.turns % 2:
                pilot.tap("point")
            by_drag(pilot, pilot.board, move)
            if pilot.turn.pointing.put:
                pointed += 1
                pilot.tap("yes")
        pilot.tap("action")
        assert pilot.game.position != position
        pilot.tick(4.0, fps=5)
    assert pilot.game.result.winners == (0, 1)
    assert pointed > 1


# The hand that points


def test_a_drag_of_who_points_only_makes_a_ghost_and_yes_makes_the_move() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    assert pilot.rows[2] == "R4 R5 R6 R7 R8 R9"
    assert pilot.message == "Ann: red 10 here?"
    pilot.tap("yes")
    assert pilot.rows[2] == "R4 R5 R6 R7 R8 R9 R10"
    assert not pilot.turn.widget("yes").visible
    assert pilot.action[0] == "Play"


def test_no_lets_the_ghost_go_and_the_hand_lays_tiles_again() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    pilot.tap("no")
    assert pilot.turn.pointing.put is None
    assert pilot.rows[2] == "R4 R5 R6 R7 R8 R9"
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    assert pilot.rows[2] == "R4 R5 R6 R7 R8 R9 R10"


def test_the_answers_hide_no_tile_where_rows_are_close() -> None:
    pilot = seated(size=(1080, 1920))
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    tiles = [pilot.board.row_rect(at) for at in range(len(pilot.rows))]
    for answer in ("yes", "no"):
        assert pilot.turn.widget(answer).rect.collidelist(tiles) < 0


def test_taps_point_as_drags_do() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.tap(pilot.mine("R3"))
    pilot.tap(pilot.frame(2))
    assert pilot.rows[2] == "R4 R5 R6 R7 R8 R9"
    pilot.tap("yes")
    assert pilot.rows[2] == "R3 R4 R5 R6 R7 R8 R9"


def test_keys_point_and_answer() -> None:
    pilot = seated()
    for key in ("p", "down", "space"):
        pilot.key(key)
    (held,) = pilot.held
    pilot.key("up")
    pilot.key("space")
    put = pilot.turn.pointing.put
    assert put
    assert pilot.held == []
    pilot.key("y")
    assert held in " ".join(pilot.rows).split()


def test_arrows_lead_to_the_hand_and_to_the_answers() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    stops = {stop.means for stop in pilot.turn.cursor.stops(pilot.turn.widgets)}
    assert {"widget point", "widget yes", "widget no"} <= stops


def test_the_ghost_lies_in_the_row_that_opens_for_it_and_leaves_with_the_window() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    pilot.settle()
    opening = pilot.board.opening
    assert opening
    assert write_row(opening.joined) == "R4 R5 R6 R7 R8 R9 R10"
    pilot.resize((1024, 600))
    pilot.settle()
    assert pilot.turn.pointing.put is None or pilot.turn.widget("yes").visible


def test_the_owner_who_takes_a_tile_up_needs_no_answer() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.at(2, 5))
    pilot.tap(pilot.mine("R3"))
    pilot.step()
    assert pilot.turn.pointing.put is None
    assert not pilot.turn.widget("no").visible


def test_a_move_that_leads_nowhere_makes_no_ghost() -> None:
    pilot = seated()
    pilot.tap("point")
    pilot.drag(pilot.mine("R10"), pilot.wood())
    assert pilot.turn.pointing.put is None
    assert pilot.turn.pointing.on
    assert pilot.rack == "R3 R10 K2 K12"


@pytest.mark.parametrize("rules", ["classic-2016", "family"])
def test_who_hides_the_rack_has_nobody_who_points(rules: str) -> None:
    text = together.MIDDLE.replace("rules together", f"rules {rules}").replace('""+', "Cem+")
    pilot = Seated(together.session(text, together.FOX, together.OWL, PEOPLE))
    pilot.settle()
    assert "point" not in {widget.name for widget in pilot.turn.widgets}
    pilot.key("p")
    assert not pilot.turn.pointing.on


@pytest.mark.parametrize(("time", "points"), [("no-clock", True), ("x2", False)])
def test_at_a_table_with_a_clock_one_points_for_who_has_none(time: str, points: bool) -> None:
    text = together.MIDDLE.replace("rules together", "rules classic-2016")
    text = text.replace("Ann+ ", f"Ann+ (open-rack,{time})").replace('""+', "Cem+")
    eased = replace(together.FOX, handicap=Handicap(open_rack=True))
    pilot = Seated(together.session(text, eased, together.OWL, PEOPLE))
    pilot.settle()
    assert pilot.turn.widget("point").visible == points
    pilot.key("p")
    assert pilot.turn.pointing.on == points


def test_escape_puts_the_hand_away_before_it_pauses() -> None:
    pilot = seated()
    pilot.key("p")
    pilot.key("escape")
    assert pilot.scene is pilot.turn
    assert not pilot.turn.pointing.on
    pilot.key("escape")
    assert pilot.scene is not pilot.turn
