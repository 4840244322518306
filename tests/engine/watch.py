"""A watch over a game: tiles and rules after every action, rows by the second judge.

Copies, texts and the way back through a draft are looked at in moments that chance draws: they go
wrong in one of a kind as in all. Every game is copied, written and read when it is over.
"""

import copy
import pickle
from collections import Counter
from random import Random

from game.engine.draft import Draft
from game.engine.events import Event, GameEnded, Refused, TimedOut
from game.engine.game import EndTurn, Game, Undo
from game.engine.notation import read_position, write_position
from game.engine.position import Position, Table, tiles_of
from game.engine.record import read_record, write_record
from game.engine.tile import Row, Tile
from game.engine.turn import Draw, Pass, Play, Timeout, Turn
from tests.engine.oracle import worth

DRAFTS, POSITIONS, GAMES = 0.2, 0.1, 0.002
"""How likely a draft with steps, a new position and a game under way are copied after an action."""


class Watch:
    """Look at a game after every action and compare with what was there before."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.deck = Counter(game.position.rules.tiles)
        self.has_rows_from_start = bool(game.position.table)
        self._remember()

    def look(self, events: list[Event]) -> None:
        """Check everything that must hold now; call it after every action."""
        self._refused_changes_nothing(events)
        self._draft_keeps_the_tiles()
        if self._has_steps() and self._by_chance(DRAFTS):
            self._copy_is_equal()
        if self._by_chance(GAMES):
            self._save_is_equal()
            self._whole_copy_is_equal()
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
        has_rows = self.has_rows_from_start or any(seat.opened for seat in game.position.seats)
        assert has_rows == bool(game.position.table)

    def _remember(self) -> None:
        game = self.game
        self.position = game.position
        self.turns = game.turns
        self.hand = _hand(game)

    def _refused_changes_nothing(self, events: list[Event]) -> None:
        if any(isinstance(event, Refused) for event in events):
            assert len(events) == 1
            assert self.game.position is self.position
            assert _hand(self.game) == self.hand

    def _draft_keeps_the_tiles(self) -> None:
        position, draft = self.game.position, self.game.draft
        own, there = Counter(position.mover.rack), tiles_of(position.table)
        if draft.key is not None:
            own[position.river[draft.key]] += 1
        assert tiles_of(draft.rows) + Counter(draft.rack) == own + there
        assert Counter(draft.rack) <= own
        assert all(draft.rows)
        if not position.mover.opened and not position.rules.build_in_initial_turn:
            assert draft.rows[: len(position.table)] == position.table

    def _by_chance(self, share: float) -> bool:
        return self.rng.random() < share

    def _has_steps(self) -> bool:
        return self.game.draft.can_undo or self.game.draft.can_redo

    def _copy_is_equal(self) -> None:
        """Compare a copy of the draft, then take every step back and make it again in the copy."""
        real, position = self.game.draft, self.game.position
        other = pickle.loads(pickle.dumps(real))
        assert _steps(other) == _steps(real)
        while other.can_undo:
            other.undo()
        assert (other.rows, other.rack, other.key) == (position.table, position.mover.rack, None)
        while other.can_redo:
            other.redo()
        if not real.can_redo:
            assert _steps(other) == _steps(real)

    def _turn_was_right(self, events: list[Event]) -> None:
        before, after = self.position, self.game.position
        turn = self.game.record.turns[-1].turn
        assert self.game.turns == self.turns + 1
        assert after.to_move == _following(before.to_move, after)
        assert isinstance(events[-1], GameEnded) == bool(after.ended)
        assert (after.key, after.plunder) == (None, ())
        self._tiles_are_right(before, turn, after)
        assert before.pool or _to_come(after) < _to_come(before)
        if isinstance(turn, Play):
            _play_was_right(before, turn, after)
        else:
            unfinished = any(isinstance(event, TimedOut) and event.unfinished for event in events)
            assert (isinstance(turn, Timeout) and turn.unfinished) or not unfinished
            _other_turn_was_right(before, turn, after)
        if self._by_chance(POSITIONS):
            assert read_position(write_position(after)) == after

    def _tiles_are_right(self, before: Position, turn: Turn, after: Position) -> None:
        """Each tile is somewhere once, rows are sets, and tiles went only where they may."""
        racks = [Counter(seat.rack) for seat in after.seats]
        others = Counter((*after.pool, *after.river))
        assert sum(racks, tiles_of(after.table) + others) == self.deck
        assert all(worth(row) is not None for row in after.table)
        seat = before.to_move
        at_hand = tiles_of((*before.table, before.seats[seat].rack))
        came = Counter((*before.pool, *before.river)) - others
        assert racks[seat] + tiles_of(after.table) == at_hand + came
        _nothing_but_loose_tiles_left(before, turn, after)
        for at, each in enumerate(after.seats):
            assert at == seat or each == before.seats[at]

    def _whole_copy_is_equal(self) -> None:
        """Compare copies of the game; what is done to them leaves the game alone."""
        game, now = self.game, _everything(self.game)
        for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert _everything(other) == now
            other.do(Undo())
            other.tick(100)
            assert _everything(game) == now

    def _save_is_equal(self) -> None:
        record = self.game.record
        loaded = read_record(write_record(record))
        assert loaded == record
        *_, last = loaded.positions()
        assert last == self.game.position


def _following(mover: int, after: Position) -> int:
    """Give whose turn it is next; where all play together, who is out is left out (R5, R48)."""
    seats = [*range(len(after.seats))] * 2
    others = seats[mover + 1 : mover + 1 + len(after.seats)]
    if after.rules.together and after.ended != "out":
        others = [seat for seat in others if after.seats[seat].rack]
    return others[0]


def _to_come(position: Position) -> tuple[int, int, int]:
    """Give what gets less with every turn once the pool is empty, so that every game ends (R39)."""
    seats = position.seats
    least = sum(len(seat.rack) - seat.taken for seat in seats)
    return len(position.river), least, len(seats) - position.passes


def _nothing_but_loose_tiles_left(before: Position, turn: Turn, after: Position) -> None:
    """From table to rack go at most two tiles, no joker, and only where rules say so (R43)."""
    left = tiles_of(before.table) - tiles_of(after.table)
    if left:
        assert isinstance(turn, Play)
        assert before.rules.loose_tiles == "taken"
        assert left.total() <= 2
        assert not any(tile.is_joker for tile in left)


def _play_was_right(before: Position, turn: Play, after: Position) -> None:
    """Something was played; the River gave what the Key says (R45)."""
    seat, key = before.to_move, turn.key
    gained = tiles_of(after.table) - tiles_of(before.table)
    own = Counter(before.mover.rack)
    assert gained
    assert after.pool == before.pool
    assert after.seats[seat].opened
    if key is None:
        assert after.river == before.river
    else:
        own[before.river[key]] += 1
        assert gained[before.river[key]]
        assert after.river == before.river[key + 1 :]
        assert not Counter(before.river[:key]) - Counter(after.seats[seat].rack)
    assert not gained - own
    if not before.mover.opened:
        _first_meld_was_right(before, after, gained)


def _first_meld_was_right(before: Position, after: Position, gained: Counter[Tile]) -> None:
    """It is worth enough, all from the own rack, and touches nothing (R12–R14)."""
    rules = before.rules
    new = list((Counter(after.table) - Counter(before.table)).elements())
    if not rules.build_in_initial_turn:
        assert not Counter(before.table) - Counter(after.table)
        assert tiles_of(tuple(new)) == gained
    own = [row for row in new if not Counter(row) - gained]
    mercy = rules.mercy is not None and before.mover.draws >= rules.mercy
    mercy = mercy or before.mover.handicap.any_set_opens
    assert mercy or sum(worth(row) or 0 for row in own) >= rules.initial_meld
    assert rules.joker_in_initial_meld or not any(tile.is_joker for row in own for tile in row)


def _other_turn_was_right(before: Position, turn: Turn, after: Position) -> None:
    """Tiles were drawn as rules say, one of two into the River (R16, R17, R35, R36, R44)."""
    seat, rules = before.to_move, before.rules
    offered = rules.river and len(before.pool) > 1
    match turn:
        case Draw():
            count = 2 if offered else 1
        case Timeout(unfinished):
            count = rules.penalty_unfinished if unfinished else rules.penalty_idle
        case _:
            count = 0
    drawn = min(count, len(before.pool))
    assert after.table == before.table
    assert after.pool == before.pool[drawn:]
    assert after.seats[seat].opened == before.mover.opened
    rest = Counter(before.pool[:drawn]) - Counter(after.seats[seat].rack) + Counter()
    into_river = isinstance(turn, Draw) and offered
    assert len(after.river) == len(before.river) + into_river
    assert after.river[: len(before.river)] == before.river
    assert not rest - Counter(after.river)
    assert isinstance(turn, Pass) <= (not before.pool)
    waits = rules.mercy is not None and not before.mover.opened
    assert after.seats[seat].draws == before.mover.draws + waits


def _hand(game: Game) -> tuple[object, ...]:
    return *_steps(game.draft), game.offer


def _steps(draft: Draft) -> tuple[Table, Row, int | None, bool, bool]:
    return draft.rows, draft.rack, draft.key, draft.can_undo, draft.can_redo


def _everything(game: Game) -> tuple[object, ...]:
    return game.start, game.position, game.record, game.clock.used, game.result, _hand(game)
