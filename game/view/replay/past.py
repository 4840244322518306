"""A turn of a kept game: as the table shows it while it is done again, and in words."""

from collections.abc import Sequence
from dataclasses import replace

from game.analysis.changes_since import carried
from game.analysis.turn_status import watched_status
from game.kit.kit import Kit
from game.session.playback import Playback
from game.session.player import Player
from game.view.narration import stories
from game.view.players.addressing import label, subject
from game.view.table.shown import Shown, mark_of, show


def show_past(playback: Playback, viewer: int | None) -> Shown:
    """Show whose turn it is or was, and mark what that turn has laid."""
    shown, began = show(playback.snapshot, viewer), playback.began
    seat, draft = began.to_move, playback.snapshot.game.draft
    laid = carried({}, began.table, draft.rows, seat) if playback.turn or playback.in_turn else {}
    return replace(
        shown,
        to_move=seat,
        marks=dict.fromkeys(laid, mark_of(playback.snapshot.players, seat)),
        status=watched_status(draft),
    )


def tell(kit: Kit, playback: Playback) -> str:
    """Say which turn it is, and what happens or has happened in it."""
    players, count = playback.snapshot.players, len(playback.game.record.turns)
    mover = playback.began.to_move
    if playback.in_turn:
        name = label(kit, players, mover)
        return kit.text("replay-begins", turn=playback.turn + 1, count=count, name=name)
    if not playback.turn:
        return kit.text("replay-deal", **subject(kit, players, mover))
    story = stories(kit, players, playback.events)
    seconds = round(playback.game.record.turns[playback.turn - 1].seconds)
    return kit.text("replay-told", turn=playback.turn, count=count, story=story, seconds=seconds)


def tell_turn(
    kit: Kit, players: Sequence[Player], turn: int, seat: int, signs: Sequence[str]
) -> str:
    """Say what a turn is called, with what its signs are called; 0 is the deal."""
    if not turn:
        return kit.text("chapter-deal")
    name = kit.text("replay-turn", turn=turn, name=label(kit, players, seat))
    return " · ".join([name, *signs])
