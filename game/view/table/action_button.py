"""The one big button: what it does now, and why it cannot."""

from dataclasses import dataclass

from game.engine.fault import Fault
from game.engine.game import Command, EndTurn, TakeKey
from game.engine.meld import is_set
from game.engine.position import Table
from game.engine.rules import Rules
from game.engine.turn import Draw, Pass, needed_to_open
from game.kit.kit import Kit
from game.session.session import Session
from game.view.wording import reason, tile_name, tile_names

NOT_YET = ("initial-meld", "nothing-played", "key-not-played")
"""What is no fault but a turn that has only begun."""


@dataclass(frozen=True)
class Action:
    """Hold the words of the button and the command it gives; none while it is disabled."""

    text: str
    sub: str
    command: Command | None


def action(
    kit: Kit, session: Session, viewer: int | None, inspected_key: int | None = None
) -> Action:
    """Say what the viewer can end the turn with, or take of the River with the inspected Key."""
    game = session.game
    if game.position.ended:
        return Action(kit.text("action-over"), "", None)
    if viewer != game.position.to_move or session.player.bot is not None:
        return Action(kit.text("action-wait", name=session.player.name), "", None)
    if inspected_key is not None:
        return _take(kit, session, inspected_key)
    if game.draft.played:
        return _play(kit, session)
    return _draw(kit, session)


def _play(kit: Kit, session: Session) -> Action:
    draft = session.game.draft
    faults = draft.faults()
    return Action(
        kit.text("action-play"), _why(kit, session, faults), None if faults else EndTurn()
    )


def _why(kit: Kit, session: Session, faults: tuple[Fault, ...]) -> str:
    """Say what a play does, or why it cannot be made."""
    draft, rules = session.game.draft, session.rules
    if faults:
        return _why_not(kit, rules, draft.rows, faults)
    if draft.loose:
        return kit.text("action-loose", tiles=tile_names(kit, rules, draft.loose))
    return kit.text("action-tiles", count=len(draft.played))


def _take(kit: Kit, session: Session, key: int) -> Action:
    tile = tile_name(kit, session.rules, session.game.position.river[key])
    sub = kit.text("action-key", tile=tile, count=key)
    return Action(kit.text("action-take"), sub, TakeKey(key))


def _why_not(kit: Kit, rules: Rules, rows: Table, faults: tuple[Fault, ...]) -> str:
    """Say what is in the way: points of the initial meld, broken rows, or a rule."""
    for fault in faults:
        if fault.reason == "initial-meld":
            return kit.text("action-meter", **dict(fault.facts))
    if any(_is_broken(rows, fault) for fault in faults):
        return kit.text("action-fix")
    return reason(kit, rules, faults[0])


def _is_broken(rows: Table, fault: Fault) -> bool:
    """Tell whether the fault is about a row that is no set."""
    return any(not is_set(rows[at]) for at in fault.rows)


def _draw(kit: Kit, session: Session) -> Action:
    position = session.game.position
    touched = kit.text("action-puts-back") if session.game.draft.touched else ""
    if not position.pool:
        return Action(kit.text("action-pass"), touched or kit.text("action-empty"), Pass())
    pool = kit.text("action-pool", count=len(position.pool))
    return Action(kit.text("action-draw"), touched or pool, Draw())


def advice(
    kit: Kit, session: Session, viewer: int | None, inspected_key: int | None = None
) -> tuple[str, bool]:
    """Say in a sentence how the table stands for the viewer, and whether that is a fault."""
    game = session.game
    if session.player.bot is not None:
        return kit.text("say-thinks", name=session.player.name), False
    if viewer != game.position.to_move:
        return "", False
    if inspected_key is not None:
        tile = tile_name(kit, session.rules, game.position.river[inspected_key])
        return kit.text("say-key", tile=tile, count=inspected_key), False
    if not game.draft.touched:
        return _opening_line(kit, session), False
    faults = game.draft.faults()
    if loose := () if faults else game.draft.loose:
        return kit.text("say-loose", tiles=tile_names(kit, session.rules, loose)), False
    if not faults:
        return kit.text("say-legal"), False
    broken = next((found for found in faults if _is_broken(game.draft.rows, found)), None)
    if broken:
        return kit.text("say-mend", reason=reason(kit, session.rules, broken)), False
    found = next((found for found in faults if found.reason == "key-not-played"), faults[-1])
    return reason(kit, session.rules, found), found.reason not in NOT_YET


def _opening_line(kit: Kit, session: Session) -> str:
    position = session.game.position
    seat, needed = position.mover, needed_to_open(position)
    if seat.opened or not needed:
        return kit.text("say-turn", name=seat.name)
    return kit.text("say-first", name=seat.name, needed=needed)
