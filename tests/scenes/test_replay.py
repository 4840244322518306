"""A kept game is seen again: by itself, turn by turn, at once; and closed racks stay closed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from game.engine.notation import write_row
from game.engine.position import Position
from game.engine.record import Record
from game.kit.preferences import Store
from game.session.game_highlights import game_highlights
from game.session.journal import Journal
from game.view.table.places.placements import OnRack
from game.view.table.tile_sprite import TileSprite
from scenes.play.replay import SPEEDS, Replay
from scenes.play.scoring import Scoring
from tests import samples
from tests.kits import store
from tests.pilot import Pilot, Place
from tests.scenes.opened import FOUR, SIZES, Opened, after, assert_well_laid
from tests.scenes.seated import assert_home, assert_whole, raw
from tests.sizes import sample

GAME = "classic-2016-4b"
TURNS = 65


class Seen(Opened):
    """A pilot before a kept game, held at its deal."""

    def __init__(
        self,
        journal: Journal | None = None,
        size: tuple[int, int] = (1366, 768),
        racks: bool = True,
        why: str = "",
        settings: Store | None = None,
    ) -> None:
        self.journal = journal or samples.kept(GAME)
        self.positions = list(self.journal.record.positions())
        super().__init__(lambda kit: Replay(kit, self.journal, racks, why), size, settings=settings)
        self.replay = self.scene
        assert isinstance(self.replay, Replay)
        self.tap("play")

    @property
    def turn(self) -> int:
        """The number of turns that have ended."""
        return self.replay.playback.turn

    @property
    def rows(self) -> tuple[object, ...]:
        """The rows of the table."""
        return self.replay.view.board.shown.rows

    @property
    def rack(self) -> str:
        """The open rack in words, in the order of its tiles."""
        return write_row(sorted(self.replay.view.board.shown.rack, key=str))

    @property
    def words(self) -> str:
        """What stands over the rack."""
        return self.replay.view.message.text

    def rack_of(self, turn: int, seat: int) -> str:
        """Give a rack as it was after so many turns."""
        return write_row(sorted(self.positions[turn].seats[seat].rack, key=str))

    def place_of(self, turn: int) -> Place:
        """Give where the timeline shows a turn."""
        line = self.scene.widget("timeline")
        low = line.rect.bottom - self.kit.px(20)
        across = range(line.rect.left, line.rect.right)
        found = [x for x in across if line.turn_at((x, low)) == turn]
        return found[len(found) // 2], low


def assert_stands_at(pilot: Seen, turn: int) -> None:
    """Check that the table is as it was after so many turns, every tile in its place."""
    assert pilot.turn == turn
    assert pilot.rows == pilot.positions[turn].table
    assert len(pilot.replay.view.board.shown.seats) == len(pilot.positions[turn].seats)
    assert pilot.replay.view.board.shown.pool == len(pilot.positions[turn].pool)
    pilot.tick(1.0, fps=20)
    assert_whole(pilot.replay.view.board)
    assert_home(pilot.replay.view.board)


def short(turns: int = 12, name: str = GAME) -> Journal:
    """Give a game that has got only so far."""
    return samples.kept(name, turns=turns)


# By itself


@pytest.mark.parametrize("name", sample(["river-4a", "twist-2018-4b", "relaxed-2b"], 1))
def test_it_plays_by_itself_from_the_deal_to_the_end(name: str) -> None:
    pilot = Seen(short(46, name))
    pilot.replay.speed = SPEEDS[-1]
    pilot.tap("play")
    tables = {pilot.rows}
    for _ in range(3000):
        pilot.step(dt=1 / 20)
        tables.add(pilot.rows)
        if not pilot.replay.playing:
            break
    assert_stands_at(pilot, 46)
    assert {position.table for position in pilot.positions} < tables


def seconds_of(speed: float) -> float:
    """Let the first turns be played at a speed; give how long that takes."""
    pilot = Seen(short(8))
    pilot.replay.speed = speed
    pilot.tap("play")
    for frame in range(3000):
        if not pilot.replay.playing:
            return frame / 60
        pilot.step()
    raise AssertionError(pilot.turn)


def test_there_are_four_speeds_each_twice_as_fast() -> None:
    times = [seconds_of(speed) for speed in SPEEDS]
    assert len(times) == 4
    for slow, fast in pairwise(times):
        assert slow == pytest.approx(2 * fast, rel=0.1, abs=0.3)


def test_the_speed_is_chosen_by_hand_and_by_keys() -> None:
    pilot = Seen()
    choice = pilot.scene.widget("speed")
    for index, speed in enumerate(SPEEDS):
        pilot.tap(choice.segment(index).center)
        assert pilot.replay.speed == speed
    pilot.key("down")
    assert pilot.replay.speed == SPEEDS[-2]
    pilot.key("up")
    assert pilot.replay.speed == SPEEDS[-1]


@pytest.mark.parametrize("way", ["play", "space", "return"])
def test_it_plays_and_holds(way: str) -> None:
    pilot = Seen()
    assert not pilot.replay.playing
    for expected in (True, False):
        pilot.tap(way) if way == "play" else pilot.key(way)
        assert pilot.replay.playing is expected
    pilot.tick(3, fps=20)
    assert pilot.turn == 0


def test_it_begins_by_itself_and_holds_where_nobody_sees_it() -> None:
    pilot = Opened(lambda kit: Replay(kit, samples.kept(GAME), open_racks=True))
    assert pilot.scene.playing
    pilot.scene.on_minimize()
    assert not pilot.scene.playing


def test_at_the_end_it_begins_anew() -> None:
    pilot = Seen()
    pilot.key("end")
    pilot.key("space")
    assert (pilot.turn, pilot.replay.playing) == (0, True)


# Turn by turn


@pytest.mark.parametrize(("on", "back"), [("next", "previous"), ("right", "left")])
def test_forwards_to_the_end_and_backwards_to_the_deal(on: str, back: str) -> None:
    pilot = Seen(short(20), racks=False)
    press = pilot.key if on == "right" else pilot.tap
    for turn in range(1, 21):
        press(on)
        assert (pilot.turn, pilot.rows) == (turn, pilot.positions[turn].table)
    assert_stands_at(pilot, 20)
    press(on)
    assert pilot.turn == 20
    for turn in range(19, -1, -1):
        press(back)
        assert (pilot.turn, pilot.rows) == (turn, pilot.positions[turn].table)
    assert_stands_at(pilot, 0)
    press(back)
    assert pilot.turn == 0


def test_what_is_taken_back_goes_to_whose_it_was_and_is_gone_there() -> None:
    pilot = in_a_turn()
    pilot.key("right")
    pilot.tick(1.0, fps=20)
    before = set(pilot.replay.view.board.tiles.sprites)
    pilot.key("left")
    gone = before - set(pilot.replay.view.board.tiles.sprites)
    seat = pilot.positions[pilot.turn].to_move
    pilot.tick(0.05)
    ways = [near(pilot.replay.view.seat_point(seat), sprite) for sprite in gone]
    pilot.tick(0.05)
    for sprite, way in zip(gone, ways, strict=True):
        assert sprite.stage_sprite.visible
        assert near(pilot.replay.view.seat_point(seat), sprite) < way
    assert len(gone) > 4
    pilot.tick(1.0, fps=20)
    assert not any(sprite.stage_sprite.visible for sprite in gone)
    assert_stands_at(pilot, pilot.turn)


def near(point: tuple[float, float], sprite: TileSprite) -> float:
    """Measure how near a tile is to a point."""
    return hypot(sprite.tween.x - point[0], sprite.tween.y - point[1])


def test_the_deal_and_the_end_are_a_press_away() -> None:
    pilot = Seen()
    for end, start in (("end", "start"), ("end", "home")):
        pilot.tap(end) if start == "start" else pilot.key(end)
        assert_stands_at(pilot, TURNS)
        pilot.tap(start) if start == "start" else pilot.key(start)
        assert_stands_at(pilot, 0)


def in_a_turn() -> Seen:
    """Hold in the midst of a turn that lays many tiles."""
    pilot = Seen()
    most = next(each for each in game_highlights(pilot.replay.playback.game) if each.kind == "most")
    pilot.replay.go_to(most.turn - 1)
    pilot.tap("play")
    for _ in range(600):
        pilot.step()
        if pilot.rows != pilot.positions[most.turn - 1].table:
            break
    pilot.tap("play")
    assert pilot.replay.playback.in_turn
    assert pilot.rows not in {position.table for position in pilot.positions}
    return pilot


def test_in_the_midst_of_a_turn_it_goes_on_to_its_end_or_back_to_its_beginning() -> None:
    pilot = in_a_turn()
    turn = pilot.turn
    pilot.key("right")
    assert_stands_at(pilot, turn + 1)
    pilot = in_a_turn()
    pilot.key("left")
    assert_stands_at(pilot, turn)


def test_another_window_in_the_midst_of_a_turn_changes_nothing() -> None:
    pilot = in_a_turn()
    rows = pilot.rows
    for size in ((1080, 1920), (800, 480), (1366, 768)):
        pilot.resize(size)
        pilot.step()
        assert pilot.rows == rows
        assert_whole(pilot.replay.view.board)
        assert_home(pilot.replay.view.board)
    pilot.key("right")
    assert_stands_at(pilot, pilot.turn)


# The timeline


def test_each_chapter_is_a_key_away_from_the_one_before() -> None:
    pilot = Seen()
    turns = sorted({highlight.turn for highlight in game_highlights(pilot.replay.playback.game)})
    for turn in turns[1:]:
        pilot.key("page down")
        assert_stands_at(pilot, turn)
    pilot.key("page down")
    assert pilot.turn == turns[-1]
    for turn in turns[-2::-1]:
        pilot.key("page up")
        assert pilot.turn == turn
    pilot.key("page up")
    assert_stands_at(pilot, 0)


def test_a_press_on_the_timeline_goes_to_a_turn_and_one_on_a_sign_to_its_chapter() -> None:
    pilot = Seen()
    for turn in (40, 1, TURNS, 0, 23):
        pilot.tap(pilot.place_of(turn))
        assert_stands_at(pilot, turn)
    line = pilot.scene.widget("timeline")
    assert len(line.signs) >= 5
    for sign in line.signs:
        pilot.tap(sign.rect.move(line.rect.topleft).center)
        assert pilot.turn == sign.sign.turn


def test_a_drag_along_the_timeline_goes_with_the_hand() -> None:
    pilot = Seen()
    pilot.press(pilot.place_of(5))
    for turn in (6, 20, 50, 30):
        pilot.move(pilot.place_of(turn), held=True)
        assert pilot.turn == turn
    pilot.release(pilot.place_of(30))
    assert_stands_at(pilot, 30)


def test_what_a_place_of_the_timeline_is_about_is_said_over_it() -> None:
    pilot = Seen()
    opened = next(
        each for each in game_highlights(pilot.replay.playback.game) if each.kind == "opened"
    )
    for turn, words in ((0, "The deal"), (1, "1 · "), (opened.turn, "first sets")):
        pilot.move(pilot.place_of(turn))
        pilot.tick(0.6)
        assert words in pilot.scene.tip.words
    pilot.move((5, 5))
    assert pilot.scene.tip.words == ""


# Words


def test_each_turn_is_told_and_at_the_end_why_there_is_no_more() -> None:
    pilot = Seen(short(12), why="That is all.")
    assert (
        pilot.words == f"The tiles are dealt. {samples.NAMES[pilot.positions[0].to_move]} begins."
    )
    pilot.key("right")
    assert pilot.words.startswith("1 of 12 · ")
    assert "That is all." not in pilot.words
    pilot.key("end")
    assert pilot.words.endswith("That is all.")


def test_the_end_of_a_game_is_told() -> None:
    pilot = Seen()
    pilot.key("end")
    assert pilot.words.startswith(f"{TURNS} of {TURNS} · ")
    assert pilot.words.endswith("goes out!")


# Racks


def test_the_rack_of_the_lone_person_lies_open_and_every_rack_in_its_turn() -> None:
    pilot = Seen()
    for turn in (0, 7, 30):
        pilot.replay.go_to(turn)
        assert pilot.rack == pilot.rack_of(turn, 0)
    pilot.tap("racks")
    for turn in (7, 30, 31, 32):
        pilot.replay.go_to(turn)
        assert pilot.rack == pilot.rack_of(turn, pilot.positions[turn - 1].to_move)
    pilot.key("r")
    assert pilot.rack == pilot.rack_of(32, 0)


def test_with_open_racks_tiles_are_played_from_the_rack_of_whose_turn_it_is() -> None:
    pilot = Seen()
    pilot.tap("racks")
    for turn in range(1, 30):
        pilot.key("right")
        assert pilot.rack == pilot.rack_of(turn, pilot.positions[turn - 1].to_move)
    assert_stands_at(pilot, 29)


def test_where_several_people_play_no_rack_is_open_before_it_is_asked_for() -> None:
    pilot = Seen(samples.kept(GAME, people=(0, 1)))
    pilot.replay.go_to(20)
    assert pilot.rack == ""
    pilot.tap("racks")
    assert pilot.rack != ""


def test_where_racks_may_not_be_opened_they_are_not() -> None:
    pilot = Seen(samples.kept(GAME, people=(0, 1)), racks=False)
    assert not pilot.scene.widget("racks").active
    pilot.key("r")
    pilot.tap("racks")
    for turn in range(TURNS + 1):
        pilot.replay.go_to(turn)
        assert pilot.rack == ""


def hidden_elsewhere(journal: Journal, turns: int, seat: int | None, rng: Random) -> Journal:
    """Exchange what nobody has seen in so many turns, on racks but that of a seat and in the pool.

    What is laid or drawn then stays, so the turns are the same.
    """
    record = Record(journal.record.start, journal.record.turns[:turns])
    *_, last = record.positions()
    spare = [at for at in range(len(last.seats)) if at != seat]
    start = journal.record.start
    kept = {at: list(start.seats[at].rack) for at in spare}
    loose = {at: _left(kept[at], last.seats[at].rack) for at in spare}
    tiles = [tile for at in spare for tile in loose[at]]
    rng.shuffle(tiles)
    seats = list(start.seats)
    for at in spare:
        rest = list(kept[at])
        for tile in loose[at]:
            rest.remove(tile)
        seats[at] = replace(seats[at], rack=(*rest, *(tiles.pop() for _ in loose[at])))
    return replace(journal, record=replace(record, start=replace(start, seats=tuple(seats))))


def _left(rack: Sequence[object], last: Sequence[object]) -> list[object]:
    """List the tiles of a rack that are still on it at last."""
    there, left = list(last), []
    for tile in rack:
        if tile in there:
            there.remove(tile)
            left.append(tile)
    return left


def seen_of(journal: Journal, racks: bool) -> Iterator[bytes]:
    """Watch a game turn by turn, play a part of it, look at the timeline, try to open racks."""
    pilot = Seen(journal, (800, 480), racks)
    yield raw(pilot.picture())
    for _ in journal.record.turns:
        pilot.key("right")
        pilot.step(dt=0.1)
        yield raw(pilot.picture())
    pilot.key("home")
    pilot.key("space")
    for frame in range(200):
        pilot.step(dt=1 / 20)
        if frame % 4 == 0:
            yield raw(pilot.picture())
    for x in range(300, 700, 40):
        pilot.move((x, 450))
        yield raw(pilot.picture())
    pilot.key("r")
    pilot.step(dt=0.5)
    yield raw(pilot.picture())


@pytest.mark.parametrize(("people", "known"), [((0,), 0), ((0, 1), None)])
def test_closed_racks_leak_nothing(people: tuple[int, ...], known: int | None) -> None:
    journal = samples.kept(GAME, people=people, turns=24)
    other = hidden_elsewhere(journal, 24, known, Random("racks"))
    racks = [[seat.rack for seat in each.record.start.seats] for each in (journal, other)]
    assert racks[0] != racks[1]
    assert list(seen_of(journal, False)) == list(seen_of(other, False))
    assert list(seen_of(journal, True))[-1] != list(seen_of(other, True))[-1]


# The window


@pytest.mark.parametrize("size", SIZES)
def test_it_is_well_laid(size: tuple[int, int]) -> None:
    pilot = Seen(size=size)
    assert_well_laid(pilot)
    pilot.tap("racks")
    pilot.key("end")
    assert_stands_at(pilot, TURNS)


def test_where_motion_is_reduced_tiles_are_there_at_once() -> None:
    pilot = Seen(settings=store(reduced_motion=True))
    for turn in (30, 50, 10):
        pilot.replay.go_to(turn)
        assert_home(pilot.replay.view.board)


@pytest.mark.parametrize("way", ["leave", "escape"])
def test_it_is_left(way: str) -> None:
    pilot = Seen()
    pilot.tap(way) if way == "leave" else pilot.key(way)
    pilot.step()
    assert pilot.answers == [None]
    assert pilot.scene is not pilot.replay


def test_the_podium_leads_to_the_game_just_ended() -> None:
    session = after(FOUR, ("", "R3", "J", "B4"))
    pilot = Pilot(lambda kit: Scoring(kit, session), settings=store(reduced_motion=True))
    pilot.tick(1)
    podium = raw(pilot.picture())
    pilot.tap("replay")
    pilot.step()
    assert isinstance(pilot.scene, Replay)
    assert pilot.scene.playback.over
    pilot.tap("racks")
    pilot.key("space")
    pilot.tick(2, fps=20)
    pilot.key("escape")
    pilot.move((5, 5))
    assert isinstance(pilot.scene, Scoring)
    assert raw(pilot.picture()) == podium


def test_tiles_of_one_rack_do_not_become_those_of_another() -> None:
    pilot = Seen()
    pilot.tap("racks")
    pilot.replay.go_to(10)
    pilot.tick(1, fps=20)
    board = pilot.replay.view.board
    before = {sprite for sprite in board.tiles.sprites if _on_rack(sprite)}
    pilot.replay.go_to(11)
    assert not before & {sprite for sprite in board.tiles.sprites if _on_rack(sprite)}


def _on_rack(sprite: object) -> bool:
    return isinstance(sprite.placement.place, OnRack)


def test_a_position_says_how_many_tiles_each_holds() -> None:
    pilot = Seen()
    for turn in (0, 33, TURNS):
        pilot.replay.go_to(turn)
        shown = pilot.replay.view.board.shown
        assert [seat.tiles for seat in shown.seats] == counts(pilot.positions[turn])


def counts(position: Position) -> list[int]:
    return [len(seat.rack) for seat in position.seats]
