"""What has happened, told in a sentence."""

from collections.abc import Mapping, Sequence

from game.engine.events import (
    Drew,
    GameEnded,
    Passed,
    Played,
    Prolonged,
    TimedOut,
)
from game.engine.score import Result
from game.kit.kit import Kit
from game.session.player import Player
from game.session.stamps_found import SessionEvent
from game.view.players.addressing import label, subject
from game.view.wording import sentences


def story(kit: Kit, players: Sequence[Player], event: SessionEvent) -> str:
    """Say an event with the names of those it happened to; nothing for what needs no words."""
    match event:
        case Played(seat, tiles, opening, _):
            text = "say-opened" if opening else "say-played"
            return kit.text(text, **subject(kit, players, seat), count=len(tiles))
        case Drew(seat, count):
            return kit.text("say-drew", **subject(kit, players, seat), count=count)
        case Passed(seat):
            return kit.text("say-passed", **subject(kit, players, seat))
        case TimedOut(seat, unfinished):
            text = "say-timeout-unfinished" if unfinished else "say-timeout-idle"
            return kit.text(text, **subject(kit, players, seat))
        case Prolonged(seat):
            return kit.text("say-more-time", **subject(kit, players, seat))
        case GameEnded(result) if result.together:
            return kit.text(f"say-together-{result.ended}")
        case GameEnded(result) if result.ended == "out":
            return kit.text("say-went-out", **subject(kit, players, result.winners[0]))
        case GameEnded(Result(winners=(seat,))):
            return kit.text("say-fewest", **subject(kit, players, seat))
        case GameEnded():
            return kit.text("say-blocked")
        case _:
            return ""


def stories(
    kit: Kit,
    players: Sequence[Player],
    events: Sequence[SessionEvent],
    more: Sequence[str] = (),
) -> str:
    """Say events one after the other, then more texts."""
    told = [story(kit, players, event) for event in events]
    return sentences(kit, [*told, *map(kit.text, more)])


def remarks_said(kit: Kit, players: Sequence[Player], said: Mapping[int, str]) -> list[str]:
    """Say what stands in bubbles, by seat, with the name of who says it."""
    return [
        kit.text("speak-remark", name=label(kit, players, seat), words=words)
        for seat, words in said.items()
    ]


def time_up(kit: Kit, events: Sequence[SessionEvent], seat: int | None) -> str:
    """Say a person what became of the turn whose time is over; nothing if it is another's."""
    match events:
        case [TimedOut(whose), Played(tiles=tiles), *_] if whose == seat:
            return kit.text("time-up-stays", count=len(tiles))
        case [TimedOut(whose, unfinished), ended, *_] if whose == seat:
            count = ended.count if isinstance(ended, Drew) else 0
            return kit.text("time-up-back" if unfinished else "time-up", count=count)
        case _:
            return ""
