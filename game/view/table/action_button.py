"""The one big button: what it does now, and why it cannot; and the advice over the rack."""

from dataclasses import dataclass

from game.engine.game import EndTurn, TakeKey
from game.engine.turn import Draw, Pass
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.session.commands import SessionCommand
from game.view.players.addressing import subject
from game.view.players.avatars import name_of
from game.view.table.shown import Shown
from game.view.wording import reason, tile_name, tile_names


@dataclass(frozen=True)
class Action:
    """Hold the words of the button and the command it gives; none while it is disabled."""

    text: str
    sub: str
    command: SessionCommand | None
    kind: Kind = "primary"


def action(kit: Kit, shown: Shown) -> Action:
    """Say what the viewer can end the turn with, or take from the River."""
    if shown.over:
        return Action(kit.text("action-over"), "", None)
    if not shown.can_act:
        return Action(kit.text("action-wait", name=name_of(kit, shown.mover)), "", None)
    if shown.offer:
        return Action(kit.text("action-keep"), kit.text("action-keep-sub"), None)
    if shown.inspected_key is not None:
        key = shown.inspected_key
        sub = kit.text("action-key", tile=tile_name(kit, shown.river[key]), count=key)
        return Action(kit.text("action-take"), sub, TakeKey(key))
    if shown.status.played:
        command = EndTurn() if shown.status.can_end else None
        return Action(kit.text("action-play"), _why(kit, shown), command)
    return _draw(kit, shown)


def _why(kit: Kit, shown: Shown) -> str:
    """Say what a play does, or what is in its way: points, broken rows, or a rule."""
    status = shown.status
    if meter := status.fault("initial-meld"):
        needed, value = (int(dict(meter.facts)[name]) for name in ("needed", "value"))
        return kit.text("action-meter", missing=max(0, needed - value))
    if status.broken and status.amber:
        return kit.text("action-fix")
    if status.headline:
        return reason(kit, status.headline)
    if status.loose:
        return kit.text("action-loose", tiles=tile_names(kit, status.loose))
    return kit.text("action-tiles", count=len(status.played))


def _draw(kit: Kit, shown: Shown) -> Action:
    """Say how the turn ends without a play; quietly where that would undo what was begun."""
    touched = kit.text("action-puts-back") if shown.status.touched else ""
    kind: Kind = "plain" if touched else "primary"
    if not shown.pool:
        empty = kit.text("action-last-pass" if shown.last_pass else "action-empty")
        return Action(kit.text("action-pass"), touched or empty, Pass(), kind)
    pool = kit.text("action-pool", count=shown.pool)
    return Action(kit.text("action-draw"), touched or pool, Draw(), kind)


def advice(kit: Kit, shown: Shown) -> tuple[str, bool]:
    """Say in a sentence how the table stands for the viewer, and whether that is a fault."""
    if shown.mover.bot is not None:
        return kit.text("say-thinks", name=name_of(kit, shown.mover)), False
    if shown.viewer != shown.to_move:
        return "", False
    if shown.offer:
        return kit.text("say-keep"), False
    if shown.inspected_key is not None:
        tile = tile_name(kit, shown.river[shown.inspected_key])
        return kit.text("say-key", tile=tile, count=shown.inspected_key), False
    return _judged(kit, shown)


def _judged(kit: Kit, shown: Shown) -> tuple[str, bool]:
    status = shown.status
    if not status.touched:
        who, kind = subject(kit, shown.players, shown.to_move), "first" if status.needed else "turn"
        return kit.text(f"say-{kind}", **who, needed=status.needed), False
    if status.broken and status.amber:
        return kit.text("say-reason", reason=reason(kit, status.broken)), False
    if status.broken:
        return kit.text("say-begun"), False
    if status.headline and status.headline.reason == "initial-meld":
        return kit.text("say-meter", **dict(status.headline.facts)), False
    if status.headline:
        words = kit.text("say-reason", reason=reason(kit, status.headline))
        return words, not status.not_yet
    if status.loose:
        return kit.text("say-loose", tiles=tile_names(kit, status.loose)), False
    return kit.text("say-legal"), False
