"""What has happened, told in one sentence."""

from collections.abc import Sequence

from game.engine.events import Drew, Event, GameEnded, Passed, Played, TimedOut
from game.kit.kit import Kit
from game.session import Player


def story(kit: Kit, players: Sequence[Player], event: Event) -> str:
    """Tell an event with the names of those it happened to; nothing for what needs no words."""
    match event:
        case Played(seat, tiles, opening, _):
            text = "say-opened" if opening else "say-played"
            return kit.text(text, name=players[seat].name, count=len(tiles))
        case Drew(seat, count):
            return kit.text("say-drew", name=players[seat].name, count=count)
        case Passed(seat):
            return kit.text("say-passed", name=players[seat].name)
        case TimedOut(seat, unfinished):
            text = "say-timeout-unfinished" if unfinished else "say-timeout-idle"
            return kit.text(text, name=players[seat].name)
        case GameEnded(result) if result.ended == "out":
            return kit.text("say-went-out", name=players[result.winners[0]].name)
        case GameEnded():
            return kit.text("say-blocked")
        case _:
            return ""
