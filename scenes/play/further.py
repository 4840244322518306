"""What the end of a match offers beyond another one: the next rung, and albums with new stamps."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Rect

from game.engine.rules import Rules, next_rung
from game.kit import layout
from game.kit.preferences import Store
from game.kit.widgets.button import Kind
from game.last_setup import keep_won
from game.session.buddy import STEPS, followed
from game.session.session import Session
from game.view.players.addressing import subject
from game.view.players.avatars import name_of
from game.view.wording import rules_name
from scenes.players.cabinet import Cabinet
from scenes.screen import Screen

BUTTON_GAP = 20  # reference px between two buttons that lead on


def kind_again(session: Session) -> Kind:
    """Return how another match is offered: the next rung is the one thing to do, where it is."""
    return "plain" if _above(session) else "primary"


def keep_step(store: Store, session: Session) -> None:
    """Keep that a rung of the ladder was won, if it was."""
    if _above(session):
        keep_won(store, session.rules)


def build_further(
    screen: Screen[Any], session: Session, room: Rect, go_further: Callable[[], None]
) -> None:
    """Offer the next rung of the ladder, and the albums of players with new stamps."""
    kit, players, above = screen.kit, session.players, _above(session)
    new = session.observer.new_stamps
    seats = [at for at in sorted(new) if new[at] and not players[at].is_visitor]
    count = len(seats) + (above is not None)
    places = iter(layout.columns(room, count, kit.px(BUTTON_GAP)) if count else ())
    if above:
        further, rung = kit.text("result-next-step"), rules_name(kit, above)
        screen.add_button(
            next(places), "further", further, go_further, "primary", icon="ladder", sub=rung
        )
    for seat, place in zip(seats, places, strict=True):
        who, stamps = subject(kit, players, seat), len(new[seat])
        tip = kit.text("album-new", **who, count=stamps)
        words = tip if count == 1 else kit.text("album-new-short", name=who["name"], count=stamps)
        go = partial(_open_album, screen, session, seat)
        button = screen.add_button(place, f"album-{seat}", words, go, size="body", icon="star")
        button.tip = tip


def _open_album(screen: Screen[Any], session: Session, seat: int) -> None:
    screen.push(Cabinet(screen.kit, session.players[seat], session.observer.albums[seat]))


def _above(session: Session) -> Rules | None:
    """Return the next rung of the ladder if a person has just won this one by going out.

    Nobody climbs with tiles that are known.
    """
    if session.observer.ghost:
        return None
    by_person = any(seat in session.people for seat in session.standing.winners)
    out = session.results[-1].ended == "out"
    return next_rung(session.rules) if by_person and out else None


def buddy_line(screen: Screen[Any], session: Session) -> str:
    """Say that the buddy will play better or worse from now on, if it will."""
    kit, players = screen.kit, session.players
    first, buddies = followed(players), session.observer.buddies
    if first is None or not buddies or buddies[0].bot == buddies[1].bot:
        return ""
    change = "down"
    if STEPS.index(buddies[1].bot) > STEPS.index(buddies[0].bot):
        change = "up" if buddies[0].met else "met"
    buddy = next(name_of(kit, player) for player in players if player.bot in STEPS)
    who = subject(kit, players, first)
    return kit.text(f"result-buddy-{change}", **who, buddy=buddy)
