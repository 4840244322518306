"""Seats: each says how many tiles are left and whether it has opened; few make everybody tense."""

from dataclasses import replace

import pytest
from pygame import Rect

from game.engine.turn import Draw
from game.view.table.around.seats import GLANCE, GLOW, LEAN, LEAN_MS, STAND, Seats, mood
from game.view.table.shown import Shown, show
from tests import samples, together
from tests.kits import store
from tests.scenes.opened import SIZES
from tests.scenes.seated import SHARED, WAITING, Seated, play_b3, raw

EYES = 0.6
"""How far down the part of a head that is seen its eyes are, in its heights."""


def shown(*tiles: int) -> Shown:
    """Show four players with so many tiles each."""
    made = show(samples.session().snapshot, 0)
    seats = zip(made.seats, tiles, strict=True)
    counted = tuple(replace(seat, tiles=count) for seat, count in seats)
    return replace(made, seats=counted)


def seats(pilot: Seated) -> Seats:
    found = pilot.turn.state.view.seats
    assert found
    return found


def moods(table: Shown) -> list[str]:
    return [mood(table, at) for at in range(len(table.seats))]


def test_all_are_calm_who_have_more_than_three_and_who_waits_looks_at_the_table() -> None:
    table = shown(4, 14, 9, 30)
    assert moods(table) == ["calm"] * 4
    waits = replace(table.seats[0], waits=True)
    assert moods(replace(table, seats=(waits, *table.seats[1:]))) == ["thinking", *["calm"] * 3]


def test_where_one_is_nearly_out_the_others_are_worried() -> None:
    assert moods(shown(14, 3, 9, 14)) == ["worried", "calm", "worried", "worried"]
    assert moods(shown(2, 1, 9, 14)) == ["worried", "focus", "worried", "worried"]
    assert moods(shown(14, 2, 9, 14)) == ["worried", "focus", "worried", "worried"]


def test_before_the_deal_nobody_is_nearly_out() -> None:
    assert moods(show(samples.session().snapshot, 0).undealt) == ["calm"] * 4


def test_who_has_just_played_is_glad_until_the_next_turn_has_ended() -> None:
    session = samples.session(SHARED, people=(0, 1, 2))
    pilot = Seated(session)
    play_b3(pilot)
    assert mood(show(session.snapshot, 0), 0) != "glad"
    pilot.tap("action")
    assert moods(show(session.snapshot, None)) == ["glad", "calm", "calm"]
    session.do(Draw())
    assert "glad" not in moods(show(session.snapshot, None))


@pytest.mark.parametrize("size", SIZES)
def test_the_fewer_tiles_the_stronger_the_glow(size: tuple[int, int]) -> None:
    pilot = Seated(samples.session(), size)
    strengths = []
    for count in (4, 3, 2, 1):
        seats(pilot).show(shown(14, count, 9, 14))
        glow = seats(pilot)._glows[1]
        strengths.append(max(raw(glow.image)[3::4]) if glow.visible else 0)
    assert strengths == sorted(set(strengths))
    assert set(GLOW) == {1, 2, 3}


@pytest.mark.parametrize("size", [*SIZES, (600, 1024)])
def test_a_seat_shows_that_it_has_opened_in_every_window(size: tuple[int, int]) -> None:
    pilot = Seated(samples.session(), size)
    closed, opened = (
        replace(table, seats=tuple(replace(seat, opened=has) for seat in table.seats))
        for table, has in ((shown(14, 11, 7, 14), False), (shown(14, 11, 7, 14), True))
    )
    pictures = []
    for table in (closed, opened):
        seats(pilot).show(table)
        pictures.append([raw(seats(pilot)._sprites[at].image) for at in range(4)])
    assert all(one != other for one, other in zip(*pictures, strict=True))


def test_nothing_is_drawn_anew_that_shows_the_same() -> None:
    pilot = Seated()
    before = [sprite.image for sprite in seats(pilot)._sprites]
    seats(pilot).show(pilot.board.shown)
    now = [sprite.image for sprite in seats(pilot)._sprites]
    assert all(one is other for one, other in zip(before, now, strict=True))


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
def test_the_viewer_sits_before_the_table_and_the_others_behind_its_rim(
    size: tuple[int, int],
) -> None:
    pilot = Seated(samples.session(), size)
    window, table = Rect((0, 0), size), pilot.board.zone
    places = seats(pilot).places
    assert places[0].head is None
    assert places[0].plate == pilot.kit.zone("turn", "own")
    for place in places[1:]:
        assert place.head
        assert place.rack
        assert window.contains(place.head)
        assert window.contains(place.rack)
        assert place.plate.bottom < table.top
        assert not place.plate.colliderect(place.rack)
        assert place.plate.top - place.head.top > place.head.h * EYES
    assert [place.whole.x for place in places[1:]] == sorted(it.whole.x for it in places[1:])


def test_at_a_shared_table_the_seats_go_around_with_the_viewer() -> None:
    pilot = Seated(samples.session(SHARED, people=(0, 1, 2)), viewer=None)
    table = pilot.turn.state.look()
    for viewer, order in ((0, [1, 2]), (1, [2, 0]), (None, [2, 0]), (2, [0, 1])):
        seats(pilot).show(replace(table, viewer=viewer))
        lefts = {at: place.whole.x for at, place in enumerate(seats(pilot).places) if place.head}
        assert sorted(lefts, key=lambda at: lefts[at]) == order


@pytest.mark.parametrize("calm", [False, True])
def test_who_is_to_move_leans_in_and_has_light(calm: bool) -> None:
    pilot = Seated(samples.session(), settings=store(reduced_motion=calm))
    table = shown(14, 11, 7, 14)
    heights = []
    for mover in (1, 2):
        seats(pilot).show(replace(table, to_move=mover))
        seats(pilot).tick(LEAN_MS / 1000)
        heights.append(seats(pilot)._faces[1].rect.height)
        assert [lamp.visible for lamp in seats(pilot)._lamps] == [at == mover for at in range(4)]
    assert heights[0] - heights[1] == (0 if calm else pilot.kit.px(LEAN))


@pytest.mark.parametrize("calm", [False, True])
def test_who_has_two_tiles_stands_up(calm: bool) -> None:
    pilot = Seated(samples.session(), settings=store(reduced_motion=calm))
    heights = []
    for tiles in (3, 2):
        seats(pilot).show(shown(14, tiles, 7, 14))
        seats(pilot).tick(0.0 if calm else LEAN_MS / 1000)
        heights.append(seats(pilot)._faces[1].rect.height)
        assert [paws.visible for paws in seats(pilot)._paws] == [False, tiles == 2, False, False]
    assert heights[1] - heights[0] == pilot.kit.px(STAND) + (0 if calm else pilot.kit.px(LEAN))


def test_a_rack_from_behind_shows_as_many_tiles_and_keeps_its_room() -> None:
    pilot = Seated(samples.session())
    place = seats(pilot).places[1]
    pictures = set()
    for count in (0, 1, 2, 14, 40):
        seats(pilot).show(shown(14, count, 9, 14))
        image = seats(pilot)._sprites[1].image
        assert image.width == place.plate.width
        pictures.add(raw(image.subsurface((0, 0, image.width, place.rack.h)).copy()))
    assert len(pictures) == 5


def test_a_rack_that_lies_open_is_not_shown_from_behind_too() -> None:
    pilot = Seated(together.session())
    place, image = seats(pilot).places[1], seats(pilot)._sprites[1].image
    assert pilot.turn.state.shown.seats[1].open_rack
    assert not image.subsurface((0, 0, image.width, place.rack.h)).get_bounding_rect()


def faces_of(pilot: Seated, seconds: float) -> set[bytes]:
    """Give the faces that the second seat makes in so many seconds."""
    found = set()
    for _ in range(round(seconds * 20)):
        seats(pilot).tick(0.05)
        found.add(raw(seats(pilot)._faces[1].image))
    return found


@pytest.mark.parametrize(("still", "count"), [(False, 3), (True, 1)])
def test_the_eyes_of_who_thinks_wander(still: bool, count: int) -> None:
    pilot = Seated(samples.session(), settings=store(reduced_motion=still))
    seats(pilot).show(shown(14, 11, 7, 14))
    calm = faces_of(pilot, 4 * GLANCE)
    seats(pilot).think(1)
    thinks = faces_of(pilot, 4 * GLANCE)
    assert (len(calm), len(thinks)) == (1, count)
    assert not calm & thinks
    seats(pilot).think(None)
    assert faces_of(pilot, 4 * GLANCE) == calm


def test_a_bot_thinks_until_it_moves_its_first_tile() -> None:
    pilot = Seated(samples.session(WAITING))
    thinkers = []
    while pilot.game.turns == 0:
        thinkers.append((seats(pilot)._thinker, pilot.board.shown.can_undo))
        pilot.step()
    assert {thinker for thinker, moves in thinkers[1:] if not moves} == {1}
    assert {thinker for thinker, moves in thinkers if moves} <= {None, 1}
    assert thinkers[-1] == (None, True)


def test_who_sees_a_row_of_theirs_taken_apart_is_shocked() -> None:
    table = shown(14, 11, 7, 14)
    startled = replace(table.seats[2], is_surprised=True)
    table = replace(table, seats=(*table.seats[:2], startled, table.seats[3]))
    assert moods(table) == ["calm", "calm", "shocked", "calm"]
    player = replace(table.seats[1], has_just_played=True)
    table = replace(table, seats=(table.seats[0], player, *table.seats[2:]))
    assert moods(table) == ["calm", "proud", "shocked", "calm"]


@pytest.mark.parametrize(
    ("size", "sinks"), [((800, 480), True), ((1024, 600), True), ((1366, 768), False)]
)
def test_in_a_small_window_heads_sink_down_to_the_eyes(size: tuple[int, int], sinks: bool) -> None:
    pilot = Seated(samples.session(), size)
    head = seats(pilot).places[1].head
    assert head
    assert (head.h / head.w < 0.75) == sinks
    assert (pilot.board.zone.top < pilot.kit.zone("turn", "table").top) == sinks
