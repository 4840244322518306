"""What is shown: row, button and message say the same of a table, whatever lies there."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.analysis.turn_status import can_become_set
from game.engine.game import EndTurn
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_tile
from game.engine.position import Position
from game.engine.turn import Draw, Pass, play_faults
from game.kit.kit import Kit
from game.session.session import Session
from game.view.table.action_button import action, advice
from game.view.table.shown import Shown, show
from tests import samples
from tests.engine.players import actions
from tests.engine.whole_games import new_game, some_rules
from tests.sizes import size

DRAFTS = size(250, 1000)


def drafts(count: int) -> Iterator[Session]:
    """Play games by all presets at random; give the session after each move that changed it."""
    seed = 0
    while count:
        rng, seed = Random(f"drafts/{seed}"), seed + 1
        game = new_game(rng.randint(2, 4), rng, some_rules(seed))
        session = samples.at_position(game.position, people=range(4))
        session.game = game
        for _ in range(8):
            for _ in actions(game, rng, 0.5):
                if game.draft.touched and not game.result and count:
                    count -= 1
                    yield session
            if game.result:
                break


def judged(position: Position, shown: Shown) -> set[int]:
    """Give the rows that the engine finds fault with, but for what has only begun."""
    faults = play_faults(position, shown.rows)
    begun = ("initial-meld", "nothing-played", "key-not-played")
    return {row for fault in faults if fault.reason not in begun for row in fault.rows}


def test_row_button_and_message_agree(kit: Kit) -> None:
    ended = faulty = 0
    for session in drafts(DRAFTS):
        draft = session.game.draft
        shown = show(session.snapshot, session.game.position.to_move)
        act, (words, wrong) = action(kit, shown), advice(kit, shown)
        # Rows that come back to the rack are marked too, but keep nobody from playing (R43).
        amber = {at for at, row in enumerate(shown.status.rows) if row.fault and not row.comes_back}
        faults = play_faults(draft.position, draft.rows)
        # The button ends the turn just where the engine lets it end.
        if draft.played:
            assert act.command == (None if faults else EndTurn())
        else:
            assert isinstance(act.command, Draw | Pass)
        # A table that can be left has no amber row and no complaint, and the other way round.
        if not faults:
            assert not amber
            assert not wrong
        assert amber <= judged(draft.position, shown)
        new = {at for at, row in enumerate(shown.rows) if row not in draft.position.table}
        assert amber >= judged(draft.position, shown) & new
        # What is said first is said of an amber row, or of none.
        if broken := shown.status.broken:
            assert shown.status.rows[broken.rows[0]].fault == broken
            assert ("Keep building" in words) != shown.status.amber
        for row, status in zip(shown.rows, shown.status.rows, strict=True):
            short = len(row) < 3 and can_become_set(row, draft.position.rules)
            unset = "begun" if short or status.comes_back else "faulty"
            assert status.state == unset if status.fault else status.state not in (unset, "faulty")
        assert set(shown.status.in_the_way) >= amber
        ended += act.command == EndTurn()
        faulty += bool(amber)
    assert ended > DRAFTS // 20
    assert faulty > DRAFTS // 5


def test_a_bot_that_builds_is_not_judged(kit: Kit) -> None:
    text = samples.MIDDLE.replace("* Fox", "  Fox").replace("  Owl+    ?11", "* Owl+ R1 R2 R3 K13")
    session = samples.session(text)
    last = len(session.game.position.table)
    for at, tile in enumerate(("R1", "R2")):
        lay(session, tile, At(last, at) if at else To.NEW_ROW)
    shown = show(session.snapshot, 0)
    assert {row.state for row in shown.status.rows} == {"lying"}
    assert not shown.can_act


def lay(session: Session, tile: str, to: At | To) -> None:
    """Lay a tile of the mover's rack."""

    session.do(Move((FromRack(read_tile(tile)),), to))


def test_before_the_deal_all_tiles_lie_in_the_pool() -> None:
    shown = show(samples.session(samples.OPENING).snapshot, 0)
    undealt = shown.undealt
    assert undealt.rack == ()
    assert [seat.tiles for seat in undealt.seats] == [0, 0]
    assert undealt.rows == ()
    assert undealt.pool == shown.pool + 3 + sum(seat.tiles for seat in shown.seats)
    table = replace(undealt, rows=shown.rows, changed=shown.changed)
    dealt = replace(table, seats=shown.seats, pool=shown.pool, over=False)
    assert undealt.over
    assert replace(dealt, rack_order=shown.rack_order) == shown
