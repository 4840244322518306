"""The one big button: what it does now, and why it cannot."""

from dataclasses import dataclass

from game.engine.fault import Fault
from game.engine.game import Command, EndTurn
from game.engine.meld import is_set
from game.engine.position import Table
from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.session import Session
from game.view.reasons import reason

NOT_YET = ("initial-meld", "nothing-played")
"""What is no fault but a turn that has only begun."""


@dataclass(frozen=True)
class Action:
    """Hold the words of the button and the command it gives; none while it is disabled."""

    text: str
    sub: str
    command: Command | None


def action(kit: Kit, session: Session, viewer: int | None) -> Action:
    """Say what the viewer can end the turn with."""
    game = session.game
    if viewer != game.position.to_move or session.player.bot is not None:
        return Action(kit.text("action-wait", name=session.player.name), "", None)
    if game.draft.played:
        return _play(kit, session)
    return _draw(kit, session)


def _play(kit: Kit, session: Session) -> Action:
    draft = session.game.draft
    faults, count = draft.faults(), len(draft.played)
    sub = _why_not(kit, draft.rows, faults) if faults else kit.text("action-tiles", count=count)
    return Action(kit.text("action-play"), sub, None if faults else EndTurn())


def _why_not(kit: Kit, rows: Table, faults: tuple[Fault, ...]) -> str:
    """Say what is in the way: points of the initial meld, broken rows, or a rule."""
    for fault in faults:
        if fault.reason == "initial-meld":
            return kit.text("action-meter", **dict(fault.facts))
    if any(_is_broken(rows, fault) for fault in faults):
        return kit.text("action-fix")
    return reason(kit, faults[0])


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


def advice(kit: Kit, session: Session, viewer: int | None) -> tuple[str, bool]:
    """Say in a sentence how the table stands for the viewer, and whether that is a fault."""
    game = session.game
    if session.player.bot is not None:
        return kit.text("say-thinks", name=session.player.name), False
    if viewer != game.position.to_move:
        return "", False
    if not game.draft.touched:
        return _opening_line(kit, session), False
    faults = game.draft.faults()
    if not faults:
        return kit.text("say-legal"), False
    broken = next((found for found in faults if _is_broken(game.draft.rows, found)), None)
    if broken:
        return kit.text("say-mend", reason=reason(kit, broken)), False
    return reason(kit, faults[-1]), faults[-1].reason not in NOT_YET


def _opening_line(kit: Kit, session: Session) -> str:
    seat, needed = session.game.position.mover, session.rules.initial_meld
    if seat.opened or not needed:
        return kit.text("say-turn", name=seat.name)
    return kit.text("say-first", name=seat.name, needed=needed)
