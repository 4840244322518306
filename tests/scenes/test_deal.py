"""The deal: drawing for the start, dealing, and the way through a match."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.engine.deal import deal, starter
from game.engine.fair.chance import Chance, game_seed
from game.engine.fair.envelope import NOBODY
from game.engine.game import Game
from game.engine.notation import read_tile
from game.engine.rules import CLASSIC, FAMILY, FIRST_RUNG, Rounds
from game.engine.score import Result as Score
from game.kit.debounce import PATIENCE
from game.kit.system import clipboard
from game.session.player import Player
from game.session.session import Session
from game.view.table.places.placements import OnRack
from scenes.play.deal import START_DRAW_SECONDS, Deal
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import Pause
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.screen import MatchResult, TurnResult
from tests import samples
from tests.following import at_pace
from tests.kits import store
from tests.later import Later
from tests.pilot import Pilot
from tests.scenes.opened import Opened, rack
from tests.scenes.seated import assert_home, assert_whole, raw

Heard = list[tuple[str, int, float]]

TIE = 20
"""Seeds below this hold one with which four players draw for the start more than once."""


def players(people: Sequence[int], count: int = 4) -> list[Player]:
    return [
        Player(samples.NAMES[at], samples.FACES[at], None if at in people else "level2")
        for at in range(count)
    ]


def dealt(people: Sequence[int] = (0,), count: int = 4, seed: int = 4, **rules: object) -> Session:
    return Session.start(replace(CLASSIC, **rules), players(people, count), seed)


def opened(session: Session, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Match(kit, at_pace(kit, session)), size)


def wait_for(pilot: Pilot, scene: type, seconds: float = 10.0) -> float:
    """Let time pass until a scene is there; give the seconds that took."""
    for frame in range(round(seconds * 60)):
        if isinstance(pilot.scene, scene):
            return frame / 60
        pilot.step()
    raise AssertionError(pilot.scene)


def drawing(pilot: Opened, seconds: float) -> tuple[str, list[str]]:
    """Let time pass; give what is said then, and the tiles that are drawn for the start."""
    pilot.tick(seconds)
    draw = pilot.scene._draw
    return pilot.scene._banner.text, [str(tile.tile) for tile in draw.tiles.values()]


def told_after(pilot: Opened) -> float:
    """Give the seconds until what came of a round of drawing is said."""
    return pilot.scene._draw.told


def with_draws(*draws: dict[int, str], starts: int = 0) -> Session:
    """Give a dealt match for whose start these tiles were drawn, by seat."""
    made = dealt()
    rounds = tuple({seat: read_tile(tile) for seat, tile in drawn.items()} for drawn in draws)
    game = Game(replace(made.game.position, to_move=starts))
    # All are sealed alike, so that pictures can be compared.
    sealed = type("Sealed", (Session,), {"envelope": made.envelope})
    return sealed(game, made.players, made.seed, draws=rounds)


def test_the_start_is_drawn_for_and_told_when_the_last_tile_lies_open() -> None:
    session = dealt()
    pilot = opened(session)
    tiles = [str(tile) for tile in session.opening.draws[0].values()]
    assert len(session.opening.draws) == 1
    told = told_after(pilot)
    assert drawing(pilot, told - 0.1) == ("The highest tile starts.", tiles)
    first, _ = starter(session.opening.draws[0])
    assert drawing(pilot, 0.2) == (f"{samples.NAMES[first]} starts.", tiles)
    assert pilot.scene._hint.text == "Press anywhere to continue."


def test_sets_that_lie_there_from_the_start_come_with_the_deal() -> None:
    session = Session.start(replace(FIRST_RUNG, length=Rounds(1)), players((0,), 2), seed=4)
    pilot = opened(session)
    pilot.tick(told_after(pilot))
    shown = pilot.scene.view.board.shown
    assert not shown.rows
    table = session.game.position.table
    assert shown.pool == len(session.rules.tiles)
    wait_for(pilot, Turn)
    assert pilot.scene.state.shown.rows == table


def test_no_picture_tells_a_drawn_tile_before_it_turns_over() -> None:
    films: list[list[bytes]] = []
    for starts, tiles in ((2, ("K1", "R2", "B13", "O4")), (0, ("K12", "R2", "B3", "O5"))):
        pilot = opened(with_draws(dict(enumerate(tiles)), starts=starts))
        films.append([])
        while not pilot.scene._draw.turned(pilot.scene._now):
            films[-1].append(raw(pilot.picture()))
            pilot.step()
    last = raw(pilot.picture())
    assert len(films[0]) > 50
    assert films[0] == films[1]
    assert last not in films[0]


def test_the_tiles_turn_one_after_another_each_a_little_higher(heard: Heard) -> None:
    pilot = opened(dealt())
    pilot.tick(told_after(pilot) + 0.1)
    clacks = [step for name, step, _ in heard if name == "clack"]
    assert clacks == [2, 4, 6, 8]
    assert heard[-1][0] == "chord"


@pytest.mark.parametrize(
    ("draws", "lit"),
    [
        ([{0: "K1", 1: "R2", 2: "B13", 3: "O4"}], [(2,)]),
        ([{0: "K9", 1: "R2", 2: "B9", 3: "O4"}, {0: "R1", 2: "B4"}], [(0, 2), (2,)]),
        ([{0: "K9", 1: "J", 2: "B8", 3: "O4"}, {1: "R1"}], [(1,), (0,)]),
        ([{0: "J", 1: "J", 2: "B8", 3: "B8"}, {0: "K5", 1: "R6", 2: "R1", 3: "B4"}], None),
    ],
)
def test_who_starts_glows_or_who_draws_again(
    draws: list[dict[int, str]], lit: list[tuple[int, ...]] | None
) -> None:
    pilot = opened(with_draws(*draws))
    for expected in lit or [(0, 1, 2, 3), (1,)]:
        draw = pilot.scene._draw
        pilot.tick(draw.told - 0.05)
        assert not any(light.visible for light in draw._lights.values())
        pilot.tick(0.35)
        assert tuple(seat for seat, light in draw._lights.items() if light.visible) == expected
        while pilot.scene._draw is draw:
            pilot.step()


def test_who_leads_keeps_the_open_tile_while_a_joker_draws_again() -> None:
    pilot = opened(with_draws({0: "K9", 1: "J", 2: "B8", 3: "O4"}, {1: "R1"}))
    pilot.tick(told_after(pilot) + START_DRAW_SECONDS + 0.1)
    draw = pilot.scene._draw
    assert {seat: str(tile.tile) for seat, tile in draw.tiles.items()} == {0: "K9", 1: "R1"}
    assert draw._turned(0, 0.0) == 1.0
    assert draw._turned(1, 0.0) == 0.0


def test_who_ties_draws_again() -> None:
    seed = next(seed for seed in range(TIE) if len(dealt(seed=seed).opening.draws) > 1)
    session = dealt(seed=seed)
    pilot = opened(session)
    for draws in session.opening.draws[:-1]:
        assert len(pilot.scene._draw.tiles) == len(draws)
        said, _ = drawing(pilot, told_after(pilot) + 0.1)
        assert said == "A tie or a joker. They draw again."
        pilot.tick(START_DRAW_SECONDS)
    assert len(pilot.scene._draw.tiles) == len(session.opening.draws[-1])
    assert drawing(pilot, told_after(pilot))[0].endswith("starts.")


def test_then_the_tiles_are_dealt_and_the_first_turn_begins() -> None:
    pilot = opened(dealt())
    scene = pilot.scene
    assert scene.view.board.tiles.sprites == []
    pilot.tick(told_after(pilot) + START_DRAW_SECONDS + 0.1)
    assert len(scene.view.board.tiles.sprites) == 14
    assert scene.view.board.tiles.under_way
    seconds = wait_for(pilot, Turn)
    assert seconds <= 1.4
    assert_whole(scene.view.board)
    assert_home(scene.view.board)


@pytest.mark.parametrize("key", ["press", "space", "return"])
def test_one_press_skips_it_all(key: str) -> None:
    pilot = opened(dealt())
    if key == "press":
        pilot.tap((700, 300))
    else:
        pilot.key(key)
    pilot.step()
    assert isinstance(pilot.scene, Turn)
    assert_home(pilot.scene.state.board)


def test_among_several_people_no_rack_lies_open() -> None:
    pilot = opened(dealt(people=(0, 1)))
    while not isinstance(pilot.scene, Turn | HandOver):
        board = pilot.scene.view.board
        assert not any(isinstance(sprite.placement.place, OnRack) for sprite in board.tiles.sprites)
        pilot.step()


def test_a_lone_person_on_any_seat_sees_the_own_rack() -> None:
    session = dealt(people=(2,))
    pilot = opened(session)
    pilot.tick(told_after(pilot) + START_DRAW_SECONDS + 0.4)
    shown = Counter(sprite.tile for sprite in pilot.scene.view.board.tiles.sprites)
    assert shown == Counter(session.game.position.seats[2].rack)


def test_escape_pauses_and_a_match_can_be_left() -> None:
    pilot = opened(dealt())
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.key("escape")
    assert isinstance(pilot.scene, Deal)
    pilot.key("escape")
    pilot.tap("give-up")
    pilot.tap("leave")
    assert pilot.answers == [MatchResult.GIVEN_UP]


@pytest.mark.parametrize("size", [(1080, 1920), (800, 480), (2560, 1440)])
@pytest.mark.parametrize("seconds", [0.1, 1.5, 3.0])
def test_another_window_shows_the_same_draws(seconds: float, size: tuple[int, int]) -> None:
    pilot = opened(dealt())
    before = drawing(pilot, seconds)
    turned = pilot.scene._draw.turned(pilot.scene._now)
    pilot.resize(size)
    assert drawing(pilot, 0.0) == before
    assert pilot.scene._draw.turned(pilot.scene._now) == turned


@pytest.mark.parametrize("size", [(1080, 1920), (800, 480), (2560, 1440)])
@pytest.mark.parametrize("seconds", [0.1, 1.5, 3.0, 4.0])
def test_in_another_window_the_deal_goes_on(seconds: float, size: tuple[int, int]) -> None:
    pilot = opened(dealt())
    pilot.tick(seconds)
    pilot.resize(size)
    wait_for(pilot, Turn)
    assert pilot.kit.size == size
    assert_whole(pilot.scene.state.board)
    assert_home(pilot.scene.state.board)


def test_with_reduced_motion_the_tiles_are_there_at_once() -> None:
    session = dealt()
    still = store(reduced_motion=True)
    pilot = Opened(lambda kit: Match(kit, at_pace(kit, session)), settings=still)
    assert drawing(pilot, 0.0)[0].endswith("starts.")
    pilot.tick(1.7)
    assert isinstance(pilot.scene, Turn)


# After a game


def nearly_over(**rules: object) -> Session:
    """Give a match of two in whose first game one pass is left."""
    session = dealt(count=2, **rules)
    position = session.game.position
    seats = tuple(replace(seat, rack=rack("K1")) for seat in position.seats)
    last = Game(replace(position, seats=seats, pool=(), passes=1, to_move=0))
    return Session(last, session.players, session.seed, draws=session.draws)


def played_to_the_end(session: Session) -> Opened:
    """Play a game by the one pass that is left."""
    pilot = opened(session)
    pilot.tap((700, 300))
    wait_for(pilot, Turn)
    pilot.tick(PATIENCE + 0.1)
    pilot.tap("action")
    wait_for(pilot, Scoring)
    return pilot


def test_a_game_is_scored_and_the_next_one_dealt() -> None:
    session = nearly_over()
    pilot = played_to_the_end(session)
    assert len(session.results) == 1
    game = session.game
    pilot.tap("next")
    assert isinstance(pilot.scene, Deal)
    assert session.game is not game
    assert pilot.scene.view.board.shown.rack == ()
    wait_for(pilot, Turn)
    assert_whole(pilot.scene.state.board)
    assert len(pilot.scene.state.board.shown.rack) == 14


def test_after_the_last_game_comes_the_result_and_it_is_the_answer() -> None:
    session = nearly_over(length=Rounds(1))
    session.results.append(Score("out", (0,), (1, -1)))
    pilot = played_to_the_end(session)
    pilot.tap("next")
    assert pilot.scene.ended.is_last
    pilot.tap("again")
    assert pilot.answers == [MatchResult.AGAIN]


def test_of_a_match_that_is_given_up_no_bot_thinks_on() -> None:
    executor = Later()
    pilot = opened(Session.start(CLASSIC, players(people=()), 3, executor))
    pilot.tap((700, 300))
    wait_for(pilot, Turn)
    pilot.step()
    assert [asked.cancelled for asked in executor.asked] == [False]
    pilot.scene.close(TurnResult.QUIT)
    pilot.step()
    assert [asked.cancelled for asked in executor.asked] == [True]
    assert pilot.answers == [MatchResult.GIVEN_UP]


def test_a_match_that_begins_anywhere_has_no_drawing_for_the_start() -> None:
    pilot = opened(samples.session())
    pilot.step()
    assert pilot.scene.view.board.shown.rack == samples.session().game.position.mover.rack


def test_the_deals_of_a_seed_are_those_of_the_engine() -> None:
    session = dealt(seed=9)
    names = [player.name for player in session.players]
    assert session.opening == deal(CLASSIC, names, Chance(game_seed(session.seed, 0)))


# The envelope


def seal_told(pilot: Opened) -> str:
    """Give what is said of the envelope."""
    return pilot.scene.widget("seal").text


SECRET = 1 << 200
"""A seed that nobody can guess."""


def test_a_press_on_the_seal_shows_half_and_copies_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda text: copied.append(text) is None)
    session = dealt(seed=SECRET)
    pilot = opened(session)
    assert seal_told(pilot) == "Fair deal"
    proof = pilot.scene.widget("seal").tip
    pilot.tap("seal")
    assert session.envelope
    assert copied == [session.envelope.seal]
    digits = re.fullmatch(r"Proof: ([0-9a-f ]{39}) …", proof)
    assert digits
    assert session.envelope.seal.startswith(digits[1].replace(" ", ""))
    assert seal_told(pilot) == f"{proof} Copied."
    assert session.mixed == NOBODY
    assert isinstance(pilot.scene, Deal)


def test_a_press_after_the_seal_is_mixed_into_the_deal() -> None:
    session = dealt(seed=SECRET)
    pilot = opened(session)
    before, sealed = session.game.start, session.envelope
    assert pilot.scene._hint.text == "Press anywhere to mix the tiles."
    pilot.tick(1.0)
    pilot.tap((3, 3))
    assert re.fullmatch(r"press 1\.\d\d", session.mixed or "")
    assert pilot.scene.widget("seal").tip.startswith("Mixed by your press at 1.")
    assert session.game.start.seats != before.seats
    assert session.game.start.to_move == before.to_move
    assert sealed
    assert session.envelope == replace(sealed, mixed=session.mixed)
    wait_for(pilot, Turn)
    own = session.game.position.seats[0].rack
    assert sorted(rack(pilot)) == sorted(own) if session.game.position.to_move == 0 else own


@pytest.mark.parametrize("people", [(), (0,)])
def test_a_seed_that_was_given_is_not_called_sealed(people: tuple[int, ...]) -> None:
    session = dealt(people, seed=4)
    pilot = opened(session)
    assert seal_told(pilot) == "Dealt from a chosen number."
    pilot.tap((3, 3))
    assert session.mixed == NOBODY


def test_where_only_bots_play_no_press_is_mixed_in() -> None:
    session = dealt(people=(), seed=SECRET)
    opened(session).tap((3, 3))
    assert session.mixed == NOBODY


def test_children_are_told_nothing_of_seals_nor_is_a_table_that_was_set_up() -> None:
    assert seal_told(opened(Session.start(FAMILY, players(people=(0,)), 3))) == ""
    made = dealt()
    other = replace(made.game.position, to_move=1 - made.game.position.to_move)
    assert seal_told(opened(Session(Game(other), made.players, made.seed, draws=made.draws))) == ""
