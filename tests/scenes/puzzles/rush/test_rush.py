"""Rounds of Rush, played by hands to their end; the time goes by in frames alone."""

import pygame
import pytest
from pygame import Rect

from game.engine.move import FromRack, Move, To
from game.kit.preferences import Store
from game.puzzles.rush import SECONDS
from game.rush_bests import KeptBests
from game.settings import Settings
from scenes.puzzles.rush.rush_pause import RushPause
from scenes.puzzles.rush.rush_result import HEEDLESS, RushResult
from scenes.puzzles.rush.rush_table import RushTable
from scenes.puzzles.rush.start import RushStart, at_home
from tests.kits import reopened, store
from tests.scenes.opened import SIZES, Opened
from tests.scenes.puzzles.rush.hands import solve_rush
from tests.scenes.puzzles.solver import puzzles

BEAT = RushTable.outcome_seconds + 0.1


class Racer(Opened):
    """A pilot in a Rush."""

    def __init__(self, settings: Store | None = None, size: tuple[int, int] = (1366, 768)) -> None:
        super().__init__(
            lambda kit: RushStart(kit, puzzles(), at_home(kit)), size, settings=settings
        )

    def begin(self) -> None:
        """Press the yellow button."""
        self.key("return")
        self.step()

    @property
    def rush(self):
        """How the Rush stands."""
        return self.scene._current.rush

    def solve(self) -> None:
        """Solve the puzzle that waits, and look at what it brings."""
        solve_rush(self.scene)
        self.step()
        self.tick(BEAT)

    def idle(self, seconds: float) -> None:
        """Do nothing, in slow frames."""
        self.tick(seconds, fps=1)


@pytest.fixture
def racer() -> Racer:
    """Somebody who has just begun a round."""
    pilot = Racer(store(reduced_motion=True))
    pilot.begin()
    return pilot


def test_a_round_is_played_to_its_end(racer: Racer) -> None:
    assert racer.rush.left == pytest.approx(SECONDS, abs=0.1)
    for _ in range(4):
        racer.solve()
    assert (racer.rush.solved, racer.rush.combo) == (4, 4)
    points = racer.rush.points
    assert racer.scene.spoken_lines()[-1] == f"{points} points, 4 in a row"
    racer.idle(racer.rush.left + 1)
    assert isinstance(racer.scene, RushResult)
    assert "Time’s up!" in racer.words
    assert f"{points} points" in racer.words
    assert "4 solved · best combo 4" in racer.words
    assert [each.points for each in KeptBests(reopened(racer.kit.store)).ranked] == [points]
    (line,) = racer.kit.store[Settings].rush_bests
    assert line.endswith(" 4 4 2026-11-12 bear:0")


def test_the_next_puzzle_comes_at_once_and_no_time_goes_by_in_between(racer: Racer) -> None:
    racer.idle(3)
    table, before = racer.scene, racer.rush.left
    racer.solve()
    assert isinstance(racer.scene, RushTable)
    assert racer.scene is not table
    assert racer.rush.left == pytest.approx(before + 2, abs=0.3)


def test_nobody_pays_for_the_time_in_which_a_table_is_drawn(racer: Racer) -> None:
    before = racer.rush.left
    racer.scene.press("skip")
    racer.step()
    racer.step(dt=1.5)
    assert racer.rush.left == before
    racer.step(dt=1.5)
    assert racer.rush.left == before - 1.5


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
def test_what_a_puzzle_brings_is_shown_at_score_and_clock_and_never_over_tiles(
    size: tuple[int, int],
) -> None:
    racer = Racer(store(), size)
    racer.begin()
    scene, color = racer.scene, racer.kit.theme["accent_ink"]

    def bright(zone: Rect, near: int = 40) -> int:
        part = racer.picture().subsurface(zone)
        return pygame.mask.from_threshold(part, color, (near, near, near)).count()

    ring = scene.zone("time")
    low = Rect(ring.x + ring.w // 4, ring.y + ring.h * 2 // 3, ring.w // 2, ring.h // 5)
    ring_alone = bright(low)
    solve_rush(scene)
    for _ in range(12):
        racer.step(dt=0.1)
        assert not bright(scene.state.board.zone, near=2)
    assert bright(low) > ring_alone + 10
    assert bright(scene.zone("score")) > 10


def test_undo_is_free_but_ends_the_combo(racer: Racer) -> None:
    racer.solve()
    tile = racer.scene.state.shown.rack[0]
    racer.scene.control.do(Move((FromRack(tile),), To.NEW_ROW))
    racer.step()
    racer.key("z", ctrl=True)
    racer.solve()
    assert (racer.rush.solved, racer.rush.combo, racer.rush.longest) == (2, 0, 1)
    racer.solve()
    assert racer.rush.combo == 1


def test_a_try_that_fails_costs_nothing_but_time(racer: Racer) -> None:
    before = racer.rush
    racer.key("return")
    assert racer.scene.told().sentence == "Empty your rack."
    assert racer.scene.in_bubble == "It can be done. Too tricky? Skip it."
    assert racer.rush.points == before.points
    assert 0 < before.left - racer.rush.left < 1


def test_what_is_heard_of_a_solved_puzzle_is_over_before_the_next(racer: Racer) -> None:
    racer.kit.sounds.lately()
    solve_rush(racer.scene)
    heard = racer.kit.sounds.lately()
    assert racer.scene.state.shown.over
    assert "wave" in heard
    assert "out" not in heard


def test_nothing_of_what_was_heard_before_is_told_at_the_table() -> None:
    pilot = Racer(store(captions=True, reduced_motion=True))
    pilot.kit.sounds.play("chord")
    pilot.begin()
    assert pilot.scene.state.view.message.text != "That makes a set."


@pytest.mark.parametrize("way", ["key", "press"])
def test_three_can_be_skipped(racer: Racer, way: str) -> None:
    racer.solve()
    assert racer.scene.widget("skip").tip == "Skip · S"
    tables = [racer.scene]
    for _ in range(3):
        racer.key("s") if way == "key" else racer.tap("skip")
        racer.step()
        tables.append(racer.scene)
    assert len({each._puzzle.name for each in tables}) == 4
    assert (racer.rush.skips, racer.rush.combo, racer.rush.solved) == (0, 0, 1)
    assert not racer.scene.widget("skip").enabled
    racer.key("s")
    assert racer.scene is tables[-1]


@pytest.mark.parametrize("way", ["escape", "minimise"])
def test_time_stands_still_in_the_pause(racer: Racer, way: str) -> None:
    racer.key("escape") if way == "escape" else racer.scene.on_minimize()
    racer.step()
    assert isinstance(racer.scene, RushPause)
    racer.idle(60)
    racer.key("escape")
    racer.step()
    assert racer.rush.left == pytest.approx(SECONDS, abs=0.5)


def test_who_finishes_early_keeps_the_points(racer: Racer) -> None:
    racer.solve()
    points = racer.rush.points
    racer.key("escape")
    racer.step()
    racer.tap("rush-end")
    racer.step()
    assert "Well played!" in racer.words
    assert [each.points for each in KeptBests(racer.kit.store).ranked] == [points]


def test_a_press_meant_for_the_table_begins_nothing(racer: Racer) -> None:
    racer.idle(SECONDS + 1)
    result = racer.scene
    assert isinstance(result, RushResult)
    result._waits = HEEDLESS
    racer.tap("start")
    assert racer.scene is result
    racer.tick(HEEDLESS + 0.1)
    racer.tap("start")
    racer.step()
    assert isinstance(racer.scene, RushTable)
    assert racer.rush.left == pytest.approx(SECONDS, abs=0.5)


def test_the_last_seconds_are_told_and_heard(racer: Racer) -> None:
    racer.kit.sounds.lately()
    racer.idle(SECONDS - 30)
    assert racer.scene.state.view.message.text == "30 seconds left."
    racer.idle(21)
    racer.scene.state.sounds = ()
    heard = []
    for _ in range(3):
        racer.idle(1)
        heard += racer.scene.state.sounds
    assert heard.count("tick") == 3


def test_each_player_has_a_best_of_their_own() -> None:
    seats = ("person bear level1 of 11", "person owl level1 of 11 Ann")
    seats += ("bot fox buddy of 11",) * 2
    settings = store(seats_alone=seats, rush_bests=("120 7 3 2026-11-22 owl:1 Ann",))
    pilot = Racer(settings)
    assert pilot.scene.widget("player").text == "Bear"
    pilot.tap("player")
    assert pilot.scene.widget("player").text == "Ann"
    pilot.begin()
    assert pilot.scene._current.best == 120


def test_a_line_can_be_copied(racer: Racer, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(
        "game.kit.system.clipboard.put", lambda text: (copied.append(text), True)[1]
    )
    racer.solve()
    points = racer.rush.points
    racer.idle(racer.rush.left + 1)
    racer.tick(HEEDLESS + 0.1)
    racer.tap("copy")
    assert copied == [f"Rack & Run · Rush · 12 Nov · {points} points · 1 solved · combo 1"]
    assert "Copied. Paste it anywhere." in racer.words
