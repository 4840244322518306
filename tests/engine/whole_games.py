"""Whole games by players who try everything, watched after every action.

The players know no bot: a small generator of own sets, additions and freed jokers is written here
apart, and the watch judges rows by the second judge.
"""

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from game.engine.deal import deal
from game.engine.draft import Draft
from game.engine.events import Event, GameEnded, Refused, TimedOut
from game.engine.game import Command, EndTurn, Game, Redo, Reset, Undo
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_turn, write_position, write_turn
from game.engine.position import Position, Table, tiles_of
from game.engine.record import read_record, write_record
from game.engine.rules import CLASSIC
from game.engine.tile import COLORS, JOKER, NUMBERS, Row, Tile
from game.engine.turn import Draw, Pass, Play
from tests.engine.oracle import worth
from tests.engine.strategies import DECK

NAMES = ("fox", "pip", "otter", "owl")
MOST_TURNS = 1_000
RUNS = [
    tuple(Tile(color, first + at) for at in range(length))
    for color in COLORS
    for length in (3, 4, 5)
    for first in range(1, 15 - length)
]
GROUPS = [
    tuple(Tile(color, number) for color in colors)
    for number in NUMBERS
    for size in (3, 4)
    for colors in combinations(COLORS, size)
]
Wanted = list[tuple[Row, frozenset[Tile]]]
WANTED: Wanted = [(row, frozenset(row)) for row in RUNS + GROUPS]
"""The sets that a player looks for on the rack, with the tiles they need."""


def new_game(seats: int, rng: Random) -> Game:
    """Deal a classic game."""
    return Game(deal(CLASSIC, NAMES[:seats], rng).position)


def watched_game(seed: int, seats: int) -> Game:
    """Play a game to its end and check every promise after every action."""
    rng = Random(seed)
    game = new_game(seats, rng)
    watch = Watch(game, Random(seed))
    zeal = rng.choice((0.5, 0.8, 1.0))
    while not game.result:
        for events in actions(game, rng, zeal):
            watch.look(events)
        assert game.turns < MOST_TURNS
    watch.look_at_end()
    return game


def take_turn(game: Game, rng: Random, zeal: float = 0.8) -> None:
    """Let the player to move do something until the turn is over."""
    for _ in actions(game, rng, zeal):
        pass


def actions(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    """Fiddle about, then end the turn in one of the ways there are; yield the events.

    `zeal` is how likely a player plays who could, and how unlikely other things are.
    """
    turn = game.turns
    for act in (_fiddle_about, _lay_until_time_is_over, _play, _give_up):
        if game.turns == turn and not game.result:
            yield from act(game, rng, zeal)


def _fiddle_about(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    turn = game.turns
    for _ in range(rng.choice((0, 1, 2, 5)) if rng.random() > zeal / 2 else 0):
        if game.turns == turn:
            yield _fiddle(game, rng)


def _give_up(game: Game, _: Random, __: float) -> Iterator[list[Event]]:
    yield game.do(Draw() if game.position.pool else Pass())


def _fiddle(game: Game, rng: Random) -> list[Event]:
    """Do anything at all: most of it changes the draft, much of it is refused."""
    kind = rng.random()
    if kind < 0.10:
        return game.tick(rng.choice((0.016, 1.0, 3.0, 3.0, 70.0)))
    commands: tuple[Command, ...] = (Undo(), Undo(), Redo(), Reset(), EndTurn(), Pass())
    if kind < 0.45:
        return game.do(rng.choice(commands))
    if kind < 0.50:
        return game.do(Play(game.draft.rows[1:]))
    return game.do(_random_move(game.draft, rng))


def _random_move(draft: Draft, rng: Random) -> Move:
    places = [At(at, index) for at, row in enumerate(draft.rows) for index in range(len(row) + 1)]
    sources: list[FromRack | At] = [*map(FromRack, draft.rack), *places, FromRack(JOKER), At(77, 0)]
    targets: list[At | To] = [To.NEW_ROW, To.RACK, *places, At(0, 99)]
    return Move(tuple(rng.choices(sources, k=rng.randint(1, 3))), rng.choice(targets))


def _play(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    """Lay what can be laid, at one blow or tile by tile, and end the turn."""
    table = choose_table(game.position, rng)
    if table is None or rng.random() > zeal:
        return
    if rng.random() < 0.5:
        yield game.do(Play(table))
        return
    yield game.do(Reset())
    yield from _by_hand(game, table)
    yield game.do(EndTurn())


def _by_hand(game: Game, table: Table) -> Iterator[list[Event]]:
    """Lay the new rows that need nothing from the table."""
    rows = Counter(table) - Counter(game.position.table)
    for row in rows.elements():
        if not Counter(row) - Counter(game.draft.rack):
            yield game.do(Move(tuple(map(FromRack, row)), To.NEW_ROW))


def _lay_until_time_is_over(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    """Run out of time, now and then, with a whole play, a half one or none on the table."""
    limit = game.position.rules.seconds
    if rng.random() < zeal or rng.random() < 0.8 or not limit:
        return
    yield game.do(Reset())
    laid = rng.choice((None, rng.choice(game.position.mover.rack), "play"))
    if isinstance(laid, Tile):
        yield game.do(Move((FromRack(laid),), To.NEW_ROW))
    elif laid and (table := choose_table(game.position, rng)):
        yield from _by_hand(game, table)
    yield game.tick(limit)


def choose_table(position: Position, rng: Random) -> Table | None:
    """Give a table that the player to move may leave, None if no way was found."""
    rack = Counter(position.mover.rack)
    own = _disjoint(own_sets(rack), rack, rng)
    if not position.mover.opened:
        best = sum(worth(row) or 0 for row in own)
        return (*position.table, *own) if best >= position.rules.initial_meld else None
    table = _add(position.table, rack, rng)
    if rng.random() < 0.5:
        table = _free_a_joker(table, rack, rng) or table
    table = (*table, *own)
    while rng.random() < 0.9 and (taken := _take_from_table(table, rack, rng)):
        table = taken
    return table if table != position.table else None


def own_sets(rack: Counter[Tile], wanted: Wanted = WANTED) -> list[Row]:
    """List sets of the rack's tiles, with at most one joker each."""
    held = {tile for tile in rack if rack[tile]}
    spare = int(JOKER in held)
    found = []
    for row, tiles in wanted:
        missing = tiles - held
        if len(missing) <= spare:
            found.append(tuple(JOKER if tile in missing else tile for tile in row))
    return found


def _disjoint(rows: list[Row], rack: Counter[Tile], rng: Random) -> list[Row]:
    """Take rows, long and rich ones first by and large, as far as the rack reaches."""
    rng.shuffle(rows)
    if rng.random() < 0.7:
        rows.sort(key=lambda row: (JOKER in row, -(worth(row) or 0)))
    taken = []
    for row in rows:
        if not Counter(row) - rack:
            rack -= Counter(row)
            taken.append(row)
    return taken


def _add(table: Table, rack: Counter[Tile], rng: Random) -> Table:
    """Add single tiles of the rack to the ends of rows, some of the time."""
    rows = list(table)
    for tile in sorted(rack.elements()):
        for at, row in enumerate(rows):
            longer = next((new for new in ((*row, tile), (tile, *row)) if worth(new)), None)
            if longer and rng.random() < 0.9:
                rack[tile] -= 1
                rows[at] = longer
                break
    return tuple(rows)


def _free_a_joker(table: Table, rack: Counter[Tile], rng: Random) -> Table | None:
    """Put the tile a joker stands for in its place, and the joker into a new set."""
    for at, row in enumerate(table):
        for tile in list(+rack):
            if JOKER not in row or tile == JOKER:
                continue
            place = row.index(JOKER)
            filled = (*row[:place], tile, *row[place + 1 :])
            rest = rack - Counter((tile,)) + Counter((JOKER,))
            new = [row for row in own_sets(rest) if JOKER in row and rest[JOKER] == 1]
            if worth(filled) and new:
                chosen = rng.choice(new)
                rack.clear()
                rack.update(rest - Counter(chosen))
                return (*table[:at], filled, *table[at + 1 :], chosen)
    return None


def _take_from_table(table: Table, rack: Counter[Tile], rng: Random) -> Table | None:
    """Take a tile that a row can spare for a new set with tiles of the rack."""
    for at, row in sorted(enumerate(table), key=lambda _: rng.random()):
        for place, tile in enumerate(row):
            left = [part for part in _left_without(row, place) if part]
            if tile == JOKER or rack[tile] or not all(map(worth, left)):
                continue
            rest = rack + Counter((tile,))
            wanted = [found for found in WANTED if tile in found[1]]
            if new := own_sets(rest, wanted):
                chosen = rng.choice(new)
                rack.clear()
                rack.update(rest - Counter(chosen))
                return (*table[:at], *table[at + 1 :], *left, chosen)
    return None


def _left_without(row: Row, place: int) -> tuple[Row, ...]:
    """Give the row without a tile, in one piece as a group or in two as a run."""
    whole = (*row[:place], *row[place + 1 :])
    return (whole,) if worth(whole) else (row[:place], row[place + 1 :])


class Watch:
    """Look at a game after every action and compare with what was there before."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.deck = Counter(DECK)
        self._remember()

    def look(self, events: list[Event]) -> None:
        """Check everything that must hold now; call it after every action."""
        self._refused_changes_nothing(events)
        self._draft_keeps_the_tiles()
        self._copy_is_equal()
        if self.game.turns != self.turns:
            self._turn_was_right(events)
        else:
            assert self.game.position is self.position
        self._remember()

    def look_at_end(self) -> None:
        """Check the scores and that the game is really over."""
        game = self.game
        assert game.result
        assert sum(game.result.scores) == 0
        assert game.do(Draw()) == game.do(EndTurn()) == game.tick(100) == []
        self._save_is_equal()
        self._whole_copy_is_equal()
        assert any(seat.opened for seat in game.position.seats) == bool(game.position.table)

    def _remember(self) -> None:
        game = self.game
        self.position = game.position
        self.turns = game.turns
        self.hand = _hand(game.draft)

    def _refused_changes_nothing(self, events: list[Event]) -> None:
        if any(isinstance(event, Refused) for event in events):
            assert len(events) == 1
            assert self.game.position is self.position
            assert _hand(self.game.draft) == self.hand

    def _draft_keeps_the_tiles(self) -> None:
        position, draft = self.game.position, self.game.draft
        own, there = Counter(position.mover.rack), tiles_of(position.table)
        assert tiles_of(draft.rows) + Counter(draft.rack) == own + there
        assert Counter(draft.rack) <= own
        assert all(draft.rows)
        if not position.mover.opened:
            assert draft.rows[: len(position.table)] == position.table

    def _copy_is_equal(self) -> None:
        """Compare a copy of the draft, then take every step back and make it again in the copy."""
        real = self.game.draft
        other = pickle.loads(pickle.dumps(real))
        assert _hand(other) == _hand(real)
        while other.can_undo:
            other.undo()
        assert (other.rows, other.rack) == (real.position.table, real.position.mover.rack)
        while other.can_redo:
            other.redo()
        if not real.can_redo:
            assert _hand(other) == _hand(real)

    def _turn_was_right(self, events: list[Event]) -> None:
        before, after = self.position, self.game.position
        seat = before.to_move
        assert self.game.turns == self.turns + 1
        assert after.to_move == (seat + 1) % len(before.seats)
        assert isinstance(events[-1], GameEnded) == bool(after.ended)
        self._tiles_are_right(before, after)
        last = self.game.record.turns[-1]
        if isinstance(last.turn, Play):
            _play_was_right(before, after)
        else:
            unfinished = any(isinstance(event, TimedOut) and event.unfinished for event in events)
            count = min(3 if unfinished else 1, len(before.pool))
            assert after.table == before.table
            assert len(after.pool) == len(before.pool) - count
            assert after.seats[seat].opened == before.seats[seat].opened
        assert read_position(write_position(after)) == after
        assert read_turn(before.table, write_turn(before.table, last.turn)) == last.turn
        if self.rng.random() < 0.05:
            self._save_is_equal()
            self._whole_copy_is_equal()

    def _tiles_are_right(self, before: Position, after: Position) -> None:
        """Each tile is somewhere once, rows are sets, drawn tiles went from pool to rack."""
        racks = [Counter(seat.rack) for seat in after.seats]
        assert sum(racks, tiles_of(after.table) + Counter(after.pool)) == self.deck
        assert all(worth(row) is not None for row in after.table)
        seat = before.to_move
        drawn = len(before.pool) - len(after.pool)
        assert before.pool[drawn:] == after.pool
        gained = tiles_of(after.table) - tiles_of(before.table)
        assert not tiles_of(before.table) - tiles_of(after.table)
        held = Counter(before.seats[seat].rack) + Counter(before.pool[:drawn])
        assert racks[seat] + gained == held
        for at, each in enumerate(after.seats):
            assert at == seat or each == before.seats[at]

    def _whole_copy_is_equal(self) -> None:
        game = self.game
        for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert _everything(other) == _everything(game)

    def _save_is_equal(self) -> None:
        record = self.game.record
        loaded = read_record(write_record(record))
        assert loaded == record
        *_, last = loaded.positions()
        assert last == self.game.position


def _play_was_right(before: Position, after: Position) -> None:
    """Something was played; a first meld is worth thirty and touches nothing (R12, R13)."""
    seat = before.to_move
    assert after.pool == before.pool
    assert len(after.seats[seat].rack) < len(before.seats[seat].rack)
    assert after.seats[seat].opened
    if not before.seats[seat].opened:
        new = list(after.table)
        for row in before.table:
            new.remove(row)
        assert sum(worth(row) or 0 for row in new) >= 30
        assert not tiles_of(tuple(new)) - Counter(before.seats[seat].rack)


def _hand(draft: Draft) -> tuple[Table, Row, bool, bool]:
    return draft.rows, draft.rack, draft.can_undo, draft.can_redo


def _everything(game: Game) -> tuple[object, ...]:
    return game.start, game.position, game.record, game.clock, game.result, _hand(game.draft)
